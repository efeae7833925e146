"""The earth: trees, oceans and air filters, filled as far as they will bind carbon this round."""

from __future__ import annotations

from functools import lru_cache
from math import cos, sin, sqrt
from typing import TYPE_CHECKING, Final

from keeling.draw.areas import area
from keeling.draw.drawing import box
from keeling.draw.svg import Point, move, tag, text
from keeling.games.e_mission.board.signs import sign

if TYPE_CHECKING:
    from markupsafe import Markup

    from keeling.games.e_mission.board.drawing import Drawing

WIDTH: Final = 354.0
HEIGHT: Final = 210.0
GLOBE: Final = (106.0, 105.0)
RADIUS: Final = 97.0
TURN: Final = 2.399963  # the golden angle: points on a disc that never lie in rows
LEFT: Final = 222.0
LARGEST: Final = 13.0


@area
def earth(drawing: Drawing, at: Point) -> Markup:
    """The globe with its tokens, and how many of each there are."""
    sinks = drawing.view.world.kinds_of_sinks()
    kinds = [name for name, count in sinks.items() for _ in range(count)]
    bound = drawing.view.balance.binds
    tokens = [
        token(name, spot, radius_for(len(kinds)), n < bound)
        for n, (name, spot) in enumerate(zip(kinds, spots(len(kinds)), strict=True))
    ]
    return tag(
        "g",
        box(WIDTH, HEIGHT, "panel"),
        tag("circle", cx=GLOBE[0], cy=GLOBE[1], r=RADIUS, class_="globe"),
        tag("g", *tokens, transform=move(GLOBE)),
        *(stock(drawing, *sink, n) for n, sink in enumerate(sinks.items())),
        class_="earth",
        transform=move(at),
    )


def radius_for(count: int) -> float:
    """So large that all have room."""
    return min(LARGEST, 0.78 * RADIUS / sqrt(max(count, 1)))


@lru_cache(maxsize=128)
def spots(count: int) -> list[Point]:
    """Places for so many on the globe, from the middle outwards."""
    reach = (RADIUS - radius_for(count) - 2) / sqrt(max(count - 0.5, 0.5))
    return [
        (reach * sqrt(n + 0.5) * cos(TURN * n), reach * sqrt(n + 0.5) * sin(TURN * n))
        for n in range(count)
    ]


@lru_cache(maxsize=1024)
def token(name: str, at: Point, radius: float, bound: bool) -> Markup:
    """A tree, an ocean or a filter; filled if it will bind carbon."""
    return tag(
        "g",
        tag("circle", r=radius),
        sign(name, radius * 1.36, (0, 0)),
        class_="sink-token bound" if bound else "sink-token",
        transform=move(at),
    )


def stock(drawing: Drawing, name: str, count: int, n: int) -> Markup:
    """How many there are of one kind."""
    y = 36.0 + 68 * n
    return tag(
        "g",
        tag("title", drawing.say(f"sink_{name}", count=count)),
        sign(name, 40, (LEFT + 24, y)),
        text(count, (LEFT + 56, y), "degrees"),
        class_="stock" if count else "stock none",
        id=f"stock-{name}",
        data_amount=count,
    )
