"""Texts in lines that fit a terminal."""

from __future__ import annotations

import re
from textwrap import wrap
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from collections.abc import Iterable

COLUMNS: Final = 78  # fits the smallest terminal
TIE: Final = "\u00a0"  # a space where no line is broken
UNEVEN: Final = re.compile(r"[\t\n\v\f\r]|\s$|^$")  # what `wrap` puts right even in short texts


def line(text: str, indent: int = 0) -> list[str]:
    """A text in as many lines as it needs, the later ones further in."""
    first, later = " " * indent, " " * (indent + 4)
    if indent + len(text) <= COLUMNS and not UNEVEN.search(text):
        rows = [first + text]  # nearly all are short, and `wrap` is slow
    else:
        rows = wrap(
            text, COLUMNS, initial_indent=first, subsequent_indent=later, break_on_hyphens=False
        )
    return [row.replace(TIE, " ") for row in rows]


def titled(title: str, texts: Iterable[str]) -> list[str]:
    """A title, and below it a line for each text."""
    return line(title) + [row for text in texts for row in line(text, 2)]
