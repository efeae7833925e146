"""The cover: the grid of the board at night, its cities alight."""

from __future__ import annotations

from typing import Final

from markupsafe import Markup

from keeling.draw.covers import poster
from keeling.draw.parts import line
from keeling.draw.svg import Point, smooth, tag
from keeling.games.future_energy.board.labels import places_of
from keeling.games.future_energy.data.box import BOARDS

WINDOW: Final = (0, 150, 1000, 625)  # the part of the board that is shown
SEA, SHELF, LAND, COAST = "#0f1c24", "#132733", "#1b333c", "#2a4852"
WIRE, LIGHT, CORE = "#e9b44c", "#f2c14e", "#fff4d6"
GLOW: Final = {34: 0.1, 20: 0.22, 11: 0.6}  # how bright it is, by how far from a city
EVERY: Final = 3  # one connection in so many carries much power


def cover(title: str) -> Markup:
    """Europe's grid at night."""
    board = BOARDS[0]
    at = places_of(board)
    land = [tag("path", d=smooth(region.outline)) for region in board.region]
    x, y = at["start"]
    land.append(tag("circle", cx=x, cy=y, r=100))
    wires = [
        line((at[a], at[b]), stroke_opacity=0.9 if i % EVERY == 0 else 0.4)
        for i, (a, b) in enumerate(board.lines.pairs)
    ]
    return poster(
        title,
        tag("rect", width=1000, height=1000, fill=SEA),
        tag("g", *land, fill=SHELF, stroke=SHELF, stroke_width=90, stroke_linejoin="round"),
        tag("g", *land, fill=LAND, stroke=LAND, stroke_width=36, stroke_linejoin="round"),
        tag("g", *land[:-1], fill="none", stroke=COAST, stroke_width=3),
        tag("g", *wires, stroke=WIRE, stroke_width=4),
        *lights(list(at.values())),
        window=WINDOW,
    )


def lights(cities: list[Point]) -> list[Markup]:
    """Each city as a light with its glow."""
    rings = [
        tag(
            "g",
            *(tag("circle", cx=x, cy=y, r=r) for x, y in cities),
            fill=LIGHT,
            fill_opacity=bright,
        )
        for r, bright in GLOW.items()
    ]
    cores = [tag("circle", cx=x, cy=y, r=6) for x, y in cities]
    return [*rings, tag("g", *cores, fill=CORE)]
