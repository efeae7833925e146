"""Marks of seats on a field of a track: as large as they can be there, and never on each other."""

from __future__ import annotations

from math import ceil
from typing import TYPE_CHECKING, Final

from keeling.draw.svg import Point, tag

if TYPE_CHECKING:
    from markupsafe import Markup

    from keeling.games.green_deal.board.drawing import Drawing

# Radius of a mark, and how far it is from the next: with a letter, without one, in a throng.
SIZES: Final = ((13.4, 31.0), (7.8, 17.5), (6.6, 14.5))
THRONG: Final = SIZES[-1]


def spots(count: int, room: Point) -> tuple[float, list[Point]]:
    """How large so many marks are in a room, and where they stand around its middle."""
    width, height = room
    for radius, apart in SIZES:
        columns, rows = max(1, int(width / apart)), max(1, int(height / apart))
        if columns * rows >= count:
            return radius, rows_of(count, columns, rows, apart)
    return THRONG[0], rows_of(count, 2, ceil(count / 2), THRONG[1])


def rows_of(count: int, columns: int, rows: int, apart: float) -> list[Point]:
    """Places in as few rows as there can be, each in the middle."""
    used = min(rows, ceil(count / columns))
    wide = ceil(count / used)
    found = []
    for i in range(count):
        row, column = divmod(i, wide)
        here = min(wide, count - row * wide)
        found.append((apart * (column - (here - 1) / 2), apart * (row - (used - 1) / 2)))
    return found


def crowd(drawing: Drawing, marks: dict[str, str], at: Point, room: Point) -> list[Markup]:
    """The marks of seats, by the ids they are followed by, around a point."""
    radius, places = spots(len(marks), room)
    return [
        tag(
            "g",
            tag("title", drawing.words.name(f"seat-{seat}")),
            drawing.mark(seat, radius, (at[0] + dx, at[1] + dy)),
            id=key,
            class_="marker",
            data_glide="",
        )
        for (key, seat), (dx, dy) in zip(marks.items(), places, strict=True)
    ]
