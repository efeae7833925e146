"""Marks of the four categories, and of what they come in: sizes, chips, numbers with icons."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING, Final, NamedTuple

from keeling.draw.icons import icon
from keeling.draw.shared import share
from keeling.draw.svg import Point, move, tag, text

if TYPE_CHECKING:
    from markupsafe import Markup

    from keeling.games.green_deal.board.drawing import Drawing


class Outline(NamedTuple):
    """The silhouette of a category within 14 of (0, 0), and how low its letter stands."""

    d: str
    low: float = 0


OUTLINES: Final = {
    "environment": Outline("M-14-14H0A14 14 0 0 1 14 0V14H0A14 14 0 0 1-14 0z"),  # a leaf
    "jobs": Outline("M-14-8.5H-5.5V-14H5.5V-8.5H14V13.5H-14z", 0.8),  # a briefcase
    "social": Outline(  # a heart
        "M0 16C-10 9.5-15.4 3.5-15.4-3.5A9 9 0 0 1 0-11.6A9 9 0 0 1 15.4-3.5C15.4 3.5 10 9.5 0 16z",
        1.6,
    ),
    "research": Outline("M-6.5-14.5H6.5V-8L16 14H-16L-6.5-8z", 3.6),  # a flask
}
GRID: Final = 14.0
LETTER: Final = 1.43  # how high a letter is, in radii
LETTERED: Final = 11.0  # in a smaller badge nothing can be read: colour and shape have to do
# Where the pips of a size lie, as on a die.
PIPS: Final = {
    1: ((0, 0),),
    2: ((-1, -1), (1, 1)),
    3: ((-1, -1), (0, 0), (1, 1)),
    4: ((-1, -1), (1, -1), (-1, 1), (1, 1)),
    5: ((-1, -1), (1, -1), (0, 0), (-1, 1), (1, 1)),
}


def badge(drawing: Drawing, category: str, radius: float, at: Point) -> Markup:
    """A category: its colour, its silhouette and its letter."""
    letter = drawing.say(f"letter_{category}") if radius >= LETTERED else ""
    return drawn_badge(category, letter, radius, at)


@lru_cache(maxsize=1024)  # the same ones stand at the same places in picture after picture
def drawn_badge(category: str, letter: str, radius: float, at: Point) -> Markup:
    """The silhouette, and the letter in the colour of the ground."""
    outline = OUTLINES[category]
    drawn = share(f"badge-{category}", tag("path", d=outline.d))
    shape = tag("use", href=drawn, transform=f"scale({radius / GRID:.3g})")
    low = outline.low * radius / GRID
    face = tag("text", letter, y=low or None, font_size=radius * LETTER) if letter else None
    return tag("g", shape, face, class_=f"badge-of in-{category}", transform=move(at))


@lru_cache(maxsize=256)
def pips(size: int, at: Point, apart: float) -> Markup:
    """A size as dots."""
    dots = [
        tag("circle", cx=at[0] + dx * apart, cy=at[1] + dy * apart, r=apart * 0.44)
        for dx, dy in PIPS[size]
    ]
    return tag("g", *dots, class_="pips")


def parts_of(tile: str) -> tuple[str, int]:
    """The category and the size of a tile."""
    category, _, size = tile.rpartition("-")
    return category, int(size)


def fact(name: str, number: object, at: Point, size: float = 20) -> Markup:
    """An icon and a number behind it."""
    x, y = at
    return tag("g", icon(name, size, (x + size / 2, y)), text(number, (x + size + 4, y), "fact"))


@lru_cache(maxsize=256)
def chip(value: str, radius: float, at: Point) -> Markup:
    """A PR chip with its value; its rim is notched, as those of tokens in play are."""
    return tag(
        "g",
        tag("circle", r=radius, class_="chip-face"),
        tag("circle", r=radius * 0.84, class_="chip-edge"),
        tag("text", value, font_size=radius * 1.43, text_anchor="middle"),
        class_="pr-chip",
        transform=move(at),
    )
