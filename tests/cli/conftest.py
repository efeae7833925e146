from __future__ import annotations

import signal
from typing import TYPE_CHECKING

import pytest

from tests.cli.running import Keeling

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path


@pytest.fixture(autouse=True)
def heeds_ctrl_c() -> Iterator[None]:
    """What is started here heeds Ctrl-C, even where the tests run in the background of a shell."""
    before = signal.signal(signal.SIGINT, signal.default_int_handler)
    yield
    signal.signal(signal.SIGINT, before)


@pytest.fixture
def keeling(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> Keeling:
    """The command, in English whatever the environment is."""
    monkeypatch.setenv("LC_ALL", "C.UTF-8")
    return Keeling(capsys)


@pytest.fixture
def records(keeling: Keeling, tmp_path: Path) -> Path:
    """A file with three records of games between random bots."""
    path = tmp_path / "games.jsonl"
    command = "sim future_energy --seats 2 --bots uniform --games 3 --seed 7 --out"
    assert keeling(*command.split(), path).status == 0
    return path
