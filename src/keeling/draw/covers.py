"""Covers: an abstract poster for each game, drawn from what it is about."""

from __future__ import annotations

from math import cos, pi, sin
from typing import TYPE_CHECKING, Final
from zlib import crc32

from keeling.draw.cover_scenes import bending_curve, forest
from keeling.draw.cover_world import globe, tiles
from keeling.draw.svg import NAMESPACE, move, smooth, tag

if TYPE_CHECKING:
    from collections.abc import Callable

    from markupsafe import Markup

    from keeling.draw.svg import Point

SIZE: Final = (320, 200)
COVERS: Final[dict[str, Callable[[], list[Markup]]]] = {
    "co2": globe,
    "second_chance": bending_curve,
    "green_deal": tiles,
    "e_mission": forest,
}
HEIGHTS: Final = ("#dbe8ee", "#cfe0d8", "#d3dfc4", "#dfdfb9", "#e9d7ac", "#e5c393", "#d9a878")


def cover(game: str, title: str) -> Markup:
    """The poster of a game by its id; a game nobody has drawn yet gets an island of its own."""
    draw = COVERS.get(game)
    return poster(title, *(draw() if draw else island(game)))


def poster(title: str, *children: object, window: tuple[float, ...] = (0, 0, *SIZE)) -> Markup:
    """A picture without a style sheet, of the part of the drawing that lies in the window."""
    return tag(
        "svg",
        tag("title", title),
        *children,
        xmlns=NAMESPACE,
        viewBox=" ".join(f"{side:g}" for side in window),
        preserveAspectRatio="xMidYMid slice",
        class_="cover",
        role="img",
    )


def island(game: str) -> list[Markup]:
    """Lines of equal height of an island whose shape comes from the id of the game."""
    seed = crc32(game.encode())
    ground = tag("rect", width=SIZE[0], height=SIZE[1], fill=HEIGHTS[0])
    place = move((130 + seed % 60, 90 + seed // 60 % 20))
    layers = [
        tag(
            "path",
            d=smooth(coast(seed, 150 - 22 * i)),
            fill=colour,
            stroke="#1d2327",
            stroke_opacity=0.25,
        )
        for i, colour in enumerate(HEIGHTS[1:])
    ]
    return [ground, tag("g", *layers, transform=place)]


def coast(seed: int, reach: float) -> list[Point]:
    """A closed line around (0, 0), wide rather than high, with bays by the seed."""
    bays = [(2 + i, seed >> (4 * i) & 15) for i in range(4)]
    outline = []
    for step in range(36):
        angle = step * pi / 18
        far = reach * (1 + sum(sin(n * angle + turn) / (3 * n) for n, turn in bays) / 1.5)
        outline.append((far * cos(angle), 0.62 * far * sin(angle)))
    return outline
