"""The world behind the map: faint continents, going on beyond every edge."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING, Final

from keeling.draw.cover_world import REGIONS
from keeling.draw.shared import share
from keeling.draw.svg import Point, move, smooth, tag
from keeling.games.green_deal.data.box import BOX

if TYPE_CHECKING:
    from markupsafe import Markup

CELL: Final = 56.0
ROWS: Final = BOX.map.rows
COLUMNS: Final = BOX.map.cols
SIZE: Final = (COLUMNS * CELL, ROWS * CELL)
BEYOND: Final = CELL / 2  # how much of the opposite side is shown
WHOLE: Final = (SIZE[0] + 2 * BEYOND, SIZE[1] + 2 * BEYOND)
WEST, NORTH, SOUTH = -170.0, 82.0, -58.0  # the edges of the map
FRAME: Final = "world-frame"


def on_map(longitude: float, latitude: float) -> Point:
    """Where a place lies on the map."""
    share = (NORTH - latitude) / (NORTH - SOUTH)
    return (longitude - WEST) / 360 * SIZE[0], share * SIZE[1]


@cache
def land() -> Markup:
    """Sea and land, drawn once; land goes on where it leaves the map."""
    coasts = [
        [on_map(*corner) for corner in outline] for group in REGIONS.values() for outline in group
    ]
    around = [(SIZE[0] * x, SIZE[1] * y) for y in (-1, 0, 1) for x in (-1, 0, 1)]
    copies = [
        tag("use", href=share(f"coast-{n}", tag("path", d=smooth(coast))), transform=move(at))
        for at in around
        for n, coast in enumerate(coasts)
        if is_seen(coast, at)
    ]
    frame = {"x": -BEYOND, "y": -BEYOND, "width": WHOLE[0], "height": WHOLE[1], "rx": 8}
    return tag(
        "g",
        tag("clipPath", tag("rect", **frame), id=FRAME),
        tag("rect", **frame, class_="sea"),
        tag("g", *copies, class_="land", clip_path=f"url(#{FRAME})"),
        grid(),
    )


def is_seen(coast: list[Point], at: Point) -> bool:
    """Whether any of a coast that was moved lies in the frame."""
    xs, ys = [x + at[0] for x, _ in coast], [y + at[1] for _, y in coast]
    wide = max(xs) > -BEYOND and min(xs) < SIZE[0] + BEYOND
    return wide and max(ys) > -BEYOND and min(ys) < SIZE[1] + BEYOND


def grid() -> Markup:
    """The lines between cells, and the edge where the map begins anew."""
    lines = [f"M{CELL * x:g} 0V{SIZE[1]:g}" for x in range(1, COLUMNS)]
    lines += [f"M0 {CELL * y:g}H{SIZE[0]:g}" for y in range(1, ROWS)]
    return tag("path", d="".join(lines), class_="net")
