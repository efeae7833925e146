"""Where output goes: tables and colours to the terminal, JSON to machines, files to disk."""

from __future__ import annotations

import errno
import json
import os
import sys
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, NoReturn, TextIO

from rich.console import Console
from rich.table import Table

from keeling.cli.errors import BadFile

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from rich.text import Text


class Screen(Console):
    """A console that leaves a closed pipe to `main`, like `print` does."""

    def on_broken_pipe(self) -> NoReturn:
        """Rich would end the program here."""
        raise BrokenPipeError

    def say(self, text: str | Text, style: str = "") -> None:
        """Print a text, broken into lines for a terminal, whole for whatever else reads it."""
        self.print(text, style=style or None, soft_wrap=not self.is_terminal)


def screen(*, stderr: bool = False) -> Screen:
    """The terminal, or whatever stands in its place. Texts of games are never taken for markup."""
    return Screen(stderr=stderr, markup=False, highlight=False, emoji=False)


def print_json(value: object) -> None:
    """One JSON document; a list has a line for each of its rows, so that people can read it too."""
    if isinstance(value, list) and value:
        rows = [json.dumps(row, ensure_ascii=False) for row in value]
        print("[\n" + ",\n".join(rows) + "\n]")
    else:
        print(json.dumps(value, ensure_ascii=False))


def table(headings: Sequence[str], rows: Sequence[Sequence[str]], *, numbers: int = 0) -> Table:
    """A plain table; from column `numbers` on it is aligned to the right (0: nothing is)."""
    made = Table(box=None, pad_edge=False, padding=(0, 2, 0, 0), header_style="bold")
    made.show_header = any(headings)
    for i, heading in enumerate(headings):
        made.add_column(
            heading, justify="right" if numbers and i >= numbers else "left", overflow="fold"
        )
    for row in rows:
        made.add_row(*row)
    return made


def write_file(path: str, text: str) -> None:
    """Write a whole file, or say why that cannot be done."""
    with open_file(path) as file:
        file.write(text)


@contextmanager
def open_file(path: str) -> Iterator[TextIO]:
    """A file that is complete or not there: it takes its name only when all is written."""
    if Path(path).exists() and not Path(path).is_file():  # a pipe has no name to take
        with opened(Path(path), "w", path) as file:
            yield file
        return
    target = Path(path).resolve()  # through links, so that a link stays one
    if target.exists() and not os.access(target, os.W_OK):
        raise BadFile("cli-error-write", path=path, reason=os.strerror(errno.EACCES))
    part = target.with_name(f".{target.name}.{os.getpid()}.part")
    try:
        with opened(part, "x", path) as file:
            yield file
        part.replace(target)
    finally:
        part.unlink(missing_ok=True)


def opened(target: Path, mode: str, path: str) -> TextIO:
    """An open file; what cannot be opened is refused in one line."""
    try:
        return target.open(mode, encoding="utf-8", newline="\n")  # type: ignore[return-value]  # a mode of text
    except OSError as error:
        reason = error.strerror or str(error)
        raise BadFile("cli-error-write", path=path, reason=reason) from error


def on_terminal() -> bool:
    """Whether a person sits at both ends."""
    return sys.stdin.isatty() and sys.stdout.isatty()
