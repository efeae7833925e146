"""What the README shows can be done: its Python is run, and so are its commands."""

from __future__ import annotations

import os
import re
import shlex
import subprocess
import sys
from pathlib import Path

import pytest

from tests.patience import PATIENCE

ROOT = Path(__file__).parents[2]
README = (ROOT / "README.md").read_text("utf-8")
PYTHON = re.findall(r"^```python\n(.*?)^```", README, re.MULTILINE | re.DOTALL)
COMMANDS = re.findall(r"^\$ (keeling .*?)\s*(?:#.*)?$", README, re.MULTILINE)
MAKE = re.findall(r"^\$ make (\w+)", README, re.MULTILINE)
LINKS = re.findall(r"\]\(([^)#:]+)\)", README)
TYPED = {"play": "quit\n"}  # what a command that asks gets to read


def test_the_first_lines_after_the_title_are_the_two_commands() -> None:
    assert MAKE[:2] == ["play", "test"]
    assert (
        README.splitlines()[3:5] == [line for line in README.splitlines() if "$ make" in line][:2]
    )


def test_its_python_runs_from_top_to_bottom(capsys: pytest.CaptureFixture[str]) -> None:
    """The blocks are read one after the other, as a person would."""
    names: dict[str, object] = {}
    for block in PYTHON:
        exec(compile(block, "README.md", "exec"), names)  # noqa: S102 - that is the test
    scores, winners = re.findall(r"\[[\d, ]+\]", capsys.readouterr().out.splitlines()[0])
    assert (scores.count(","), len(winners) > 2) == (2, True)


@pytest.mark.parametrize("command", COMMANDS)
def test_its_commands_work(command: str, tmp_path: Path) -> None:
    words = shlex.split(command)
    done = subprocess.run(  # noqa: S603 - our own command
        [sys.executable, "-m", "keeling.cli", *words[1:]],
        cwd=tmp_path,
        env={**os.environ, "LC_ALL": "C.UTF-8"},
        input=TYPED.get(words[1], ""),
        capture_output=True,
        text=True,
        encoding="utf-8",
        timeout=PATIENCE,
        check=False,
    )
    assert (done.returncode, done.stderr) == (0, "")
    assert done.stdout.strip()


@pytest.mark.parametrize("target", MAKE)
def test_its_targets_exist(target: str) -> None:
    assert re.search(rf"^{target}:", (ROOT / "Makefile").read_text("utf-8"), re.MULTILINE)


@pytest.mark.parametrize("link", sorted(set(LINKS)))
def test_its_links_lead_somewhere(link: str) -> None:
    assert (ROOT / link).exists()
