"""Running the command: in this process, or in one of its own with lines to read."""

from __future__ import annotations

import io
import json
import os
import subprocess
import sys
from contextlib import redirect_stderr, redirect_stdout
from typing import TYPE_CHECKING, Any
from unittest.mock import patch

from msgspec import Struct

from keeling.cli import main
from tests.patience import PATIENCE

if TYPE_CHECKING:
    from pathlib import Path

    import pytest

ENGLISH = {"LC_ALL": "C.UTF-8", "PYTHONWARNINGS": "error"}
NO_TERMINAL = {"COLUMNS": "80", "LINES": "25"}  # as wide as where there is none


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
        timeout=PATIENCE,
        check=False,
    )
    return Ran(done.returncode, done.stdout, done.stderr)


def sitting(*argv: str | Path, typed: str = "") -> Ran:
    """The same in this process, which has read all texts already: most need no other."""
    lines = io.TextIOWrapper(io.BytesIO(typed.encode()), "utf-8")
    out, err = (io.TextIOWrapper(io.BytesIO(), "utf-8") for _ in range(2))
    with (
        patch.dict(os.environ, {**ENGLISH, **NO_TERMINAL}),
        patch.object(sys, "stdin", lines),
        redirect_stdout(out),
        redirect_stderr(err),
    ):
        status = main([str(word) for word in argv])
    return Ran(status, *(read_back(stream) for stream in (out, err)))


def read_back(stream: io.TextIOWrapper) -> str:
    """What was written."""
    stream.seek(0)
    return stream.read()
