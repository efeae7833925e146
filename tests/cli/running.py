"""Running the command: in this process, or in one of its own with lines to read."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from typing import TYPE_CHECKING, Any

from msgspec import Struct

from keeling.cli import main

if TYPE_CHECKING:
    from pathlib import Path

    import pytest

ENGLISH = {"LC_ALL": "C.UTF-8", "PYTHONWARNINGS": "error"}


class Ran(Struct):
    """How a command ended, and what it said."""

    status: int
    out: str
    err: str

    @property
    def flat(self) -> str:
        """The output as one line, however it was wrapped."""
        return " ".join(self.out.split())

    @property
    def json(self) -> Any:
        """The output as JSON."""
        return json.loads(self.out)


def words(command: str) -> list[str]:
    """A command as a shell would take it apart."""
    return command.split()


class Keeling:
    """The command `keeling` in this process."""

    def __init__(self, capsys: pytest.CaptureFixture[str]) -> None:
        self.capsys = capsys

    def __call__(self, *argv: str | Path) -> Ran:
        """Run it."""
        status = main([str(word) for word in argv])
        told = self.capsys.readouterr()
        return Ran(status, told.out, told.err)


def piped(*argv: str | Path, typed: str = "", **environment: str) -> Ran:
    """Run `keeling` in a process of its own, with these lines to read."""
    done = subprocess.run(  # noqa: S603 - our own command
        [sys.executable, "-m", "keeling.cli", *map(str, argv)],
        input=typed,
        capture_output=True,
        text=True,
        encoding="utf-8",
        env={**os.environ, **ENGLISH, **environment},
        timeout=120,
        check=False,
    )
    return Ran(done.returncode, done.stdout, done.stderr)
