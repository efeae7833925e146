"""Tiles: category, size and owner; whole on the map, and halves beyond its edges."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from keeling.draw.drawing import box
from keeling.draw.svg import Point, move, tag, text
from keeling.games.green_deal.board.badge import badge, parts_of, pips
from keeling.games.green_deal.board.land import BEYOND, CELL, COLUMNS, ROWS, SIZE

if TYPE_CHECKING:
    from markupsafe import Markup

    from keeling.games.green_deal.board.drawing import Drawing
    from keeling.games.green_deal.view.types import Tile

TILE: Final = CELL - 4
HALF: Final = 14.0  # the mark of a category on half a tile


def corner(cell: str) -> Point:
    """Where a cell begins."""
    row, _, column = cell.partition("-")
    return int(column) * CELL, int(row) * CELL


def tile_title(drawing: Drawing, there: Tile) -> str:
    """A tile in words."""
    category, size = parts_of(there.tile)
    seat = f"seat-{there.seat}"
    return drawing.say("tile", category=f"category-{category}", size=size, seat=seat)


def laid(drawing: Drawing, cell: str) -> Markup:
    """A tile on its cell; alike ones can be followed from where they were."""
    there = drawing.view.map[cell]
    x, y = corner(cell)
    return tag(
        "g",
        tag("g", tile(drawing, there), transform=move((x + 2, y + 2))),
        id=f"tile-{there.seat}-{there.tile}-{cell}",
        class_="laid",
        data_glide=f"tile-{there.seat}-{there.tile}-",
    )


def tile(drawing: Drawing, there: Tile) -> Markup:
    """A tile from (0, 0): category, size as a number and as pips, whose it is."""
    category, size = parts_of(there.tile)
    return tag(
        "g",
        box(TILE, TILE, "face", radius=4),
        badge(drawing, category, 14, (16.5, 16.5)),
        text(size, (41, 13), "size", "middle"),
        pips(size, (11, 42), 5),
        drawing.mark(there.seat, 13.4, (35.5, 36.5)),
        class_=f"tile in-{category}",
    )


def ghost(drawing: Drawing, row: int, column: int) -> Markup | None:
    """What lies beyond an edge: the near half of the tile on the opposite side."""
    there = drawing.view.map.get(f"{row % ROWS}-{column % COLUMNS}")
    if there is None:
        return None
    category, size = parts_of(there.tile)
    (left, width), (top, height) = span(column, SIZE[0]), span(row, SIZE[1])
    x, y = width / 2, height / 2
    dx, dy = (13.0, 0.0) if width > height else (0.0, 13.0) if width < height else (0.0, 0.0)
    return tag(
        "g",
        box(width, height, "face", radius=3),
        badge(drawing, category, HALF, (x - dx, y - dy)),
        text(size, (x + dx + dx / 6, y + dy), "size", "middle") if dx or dy else None,
        class_=f"tile ghost in-{category}",
        transform=move((left, top)),
    )


def span(n: int, length: float) -> tuple[float, float]:
    """Where a row or column begins and how far it is seen: beyond an edge only its near half."""
    first, last = max(n * CELL, -BEYOND), min((n + 1) * CELL, length + BEYOND)
    return first + 1, last - first - 2
