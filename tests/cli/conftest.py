from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from tests.cli.running import Keeling

if TYPE_CHECKING:
    from pathlib import Path


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
