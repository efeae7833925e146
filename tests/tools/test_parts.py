"""The tool that runs parts of the Makefile and says how long each took."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from tools import parts

if TYPE_CHECKING:
    from pathlib import Path

MAKEFILE = """
one:
\t@echo "this is one"
two:
\t@echo "this is two"
bad:
\t@echo "this is bad"; exit 1
after:
\t@touch came
"""


@pytest.fixture(autouse=True)
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A Makefile with parts that say who they are."""
    (tmp_path / "Makefile").write_text(MAKEFILE, "utf-8")
    monkeypatch.setattr(parts, "ROOT", tmp_path)
    return tmp_path


def told(capfd: pytest.CaptureFixture[str]) -> tuple[list[str], list[str]]:
    """What the parts said, in any order, and which times stand below."""
    lines = capfd.readouterr().out.splitlines()
    said = sorted(line for line in lines if line.startswith("this"))
    return said, [line.split()[0] for line in lines if line.startswith("  ")]


def test_every_part_is_run_and_its_time_is_told(
    folder: Path, capfd: pytest.CaptureFixture[str]
) -> None:
    assert parts.main(["two+one", "after"]) == 0
    assert told(capfd) == (["this is one", "this is two"], ["two", "one", "after", "all"])
    assert (folder / "came").exists()


@pytest.mark.parametrize("group", ["bad", "bad+one", "one+bad"])
def test_after_a_part_that_failed_nothing_else_is_run(
    group: str, folder: Path, capfd: pytest.CaptureFixture[str]
) -> None:
    assert parts.main([group, "after"]) != 0
    said, times = told(capfd)
    assert "this is bad" in said
    assert times == [*group.split("+"), "all"]
    assert not (folder / "came").exists()


def test_times_are_minutes_and_seconds() -> None:
    assert [parts.clock(seconds) for seconds in (0.9, 65, 3671)] == ["  0:00", "  1:05", " 61:11"]
