"""The board on a terminal: as much of it as leaves room for the decision.

The text of a board is made of sections, each with its heading first, with empty lines between
them. What a person needs most is their own things (the section with the name of the seat in its
heading), then what the options are about, then the state of the game (the first section).
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec import Struct

if TYPE_CHECKING:
    from collections.abc import Sequence


class Glance(Struct, frozen=True):
    """Sections to show, and the headings of those left out."""

    shown: list[str]
    left_out: list[str]


def sections(board: str) -> list[str]:
    """The parts of a board."""
    return [part.strip("\n") for part in board.split("\n\n") if part.strip()]


def about(board: str, word: str) -> list[str]:
    """The sections whose heading has a word in it; else those that have it anywhere."""
    parts = sections(board)
    wanted = word.casefold()
    headed = [part for part in parts if wanted in heading(part).casefold()]
    return headed or [part for part in parts if wanted in part.casefold()]


def glance(board: str, own: str, topics: Sequence[str], rows: int, width: int) -> Glance:
    """What fits into so many rows, the most important sections first."""
    parts = sections(board)
    chosen: set[int] = set()
    for i in by_importance(parts, own, topics):
        needed = height(parts[i], width) + 1
        if needed <= rows:
            chosen.add(i)
            rows -= needed
    return Glance(
        shown=[part for i, part in enumerate(parts) if i in chosen],
        left_out=[heading(part) for i, part in enumerate(parts) if i not in chosen],
    )


def by_importance(parts: Sequence[str], own: str, topics: Sequence[str]) -> list[int]:
    """Which section to show first, second, and so on."""
    everything = range(len(parts))
    mine = [i for i in everything if i and own in heading(parts[i])]
    said = [sum(topic in part for topic in topics) for part in parts]
    telling = sorted(everything, key=lambda i: (-said[i], len(parts[i])))
    telling = [i for i in telling if said[i]]
    return list(dict.fromkeys([*mine[:1], *telling[:1], *everything[:1], *telling, *everything]))


def heading(part: str) -> str:
    """The first line of a section."""
    return part.partition("\n")[0].strip()


def height(part: str, width: int) -> int:
    """How many rows of the terminal a section takes."""
    return sum(1 + max(len(line) - 1, 0) // width for line in part.splitlines())
