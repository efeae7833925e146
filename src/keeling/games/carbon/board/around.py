"""Where things lie: six regions clockwise around the globe, beginning at the upper left."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from keeling.draw.svg import Point, tag

if TYPE_CHECKING:
    from markupsafe import Markup

WIDTH, HEIGHT = 322.0, 211.0  # of the panel of a region
EDGE: Final = 4.0  # room for what glows at the rim of a picture
GAP: Final = 6.0
LEFT, MIDDLE, RIGHT = EDGE, 334.0, 674.0
COLUMNS: Final = (LEFT, RIGHT, RIGHT, RIGHT, LEFT, LEFT)
ROWS: Final = (0, 0, 1, 2, 2, 1)


def corner(n: int) -> Point:
    """Where the panel of a region lies."""
    return COLUMNS[n], EDGE + ROWS[n] * (HEIGHT + GAP)


def turning(n: int) -> Markup | None:
    """A small arrow from one region to the next, where they lie above each other."""
    (x, y), (next_x, next_y) = corner(n), corner((n + 1) % len(COLUMNS))
    if x != next_x:
        return None
    down = next_y > y
    tip = (y + HEIGHT + GAP + 4, -10) if down else (y - GAP - 4, 10)
    return tag("path", d=f"M{x + WIDTH / 2:g} {tip[0]:g}l-9 {tip[1]}h18z", class_="turn")
