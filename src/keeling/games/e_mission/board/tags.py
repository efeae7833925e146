"""Marks of the tags: each has a silhouette and a letter of its own, and a colour besides."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING, Final, NamedTuple

from keeling.draw.drawing import fitted
from keeling.draw.parts import polygon
from keeling.draw.shared import share
from keeling.draw.svg import Point, move, points, tag, text
from keeling.games.e_mission.engine.tables import TAGS

if TYPE_CHECKING:
    from markupsafe import Markup

    from keeling.draw.drawing import Part
    from keeling.games.e_mission.board.drawing import Drawing


class Outline(NamedTuple):
    """A silhouette within 15 of (0, 0), and how low its letter stands."""

    d: str
    low: float = 0


def ring(*corners: Point) -> str:
    """Corners as a closed path."""
    return f"M{points(list(corners))}z"


RAYS: Final = [
    corner
    for near, far in zip(polygon(10, 12.4, 18), polygon(10, 16.5), strict=True)
    for corner in (far, near)
]
OUTLINES: Final = {
    "grid": Outline("M-15-8.5H-8.5V-15H8.5V-8.5H15V8.5H8.5V15H-8.5V8.5H-15z"),  # a crossing
    "energy": Outline("M-5.5-16H5.5V-12H12V14.5H-12V-12H-5.5z", 1.4),  # a battery
    "regulation": Outline("M-12-15H4.5L12-7.5V15H-12z"),  # a sheet of paper
    "incentive": Outline("M0-14.5A14.5 14.5 0 1 1 0 14.5A14.5 14.5 0 1 1 0-14.5z"),  # a coin
    "society": Outline(  # a heart
        "M0 16C-10 9.5-15.4 3.5-15.4-3.5A9 9 0 0 1 0-11.6A9 9 0 0 1 15.4-3.5C15.4 3.5 10 9.5 0 16z",
        0.8,
    ),
    "ecology": Outline("M-14-14H0A14 14 0 0 1 14 0V14H0A14 14 0 0 1-14 0z"),  # a leaf
    "infrastructure": Outline("M0-16L15.5-5.5V14.5H-15.5V-5.5z", 2.6),  # a house
    "innovation": Outline("M0-16A12.6 12.6 0 0 1 8 6.4V15H-8V6.4A12.6 12.6 0 0 1 0-16z", -2.6),
    "geoengineering": Outline(  # a cloud
        "M-8.5 13A8.3 8.3 0 0 1-10-3.3A10.5 10.5 0 0 1 10-5A9 9 0 0 1 8.5 13z", 2.2
    ),
    "solar": Outline(ring(*RAYS)),  # a sun
    "wind": Outline(  # a banner that flies
        "M-16.5-10.5C-9-16.5-3-6.5 5.5-11.5C9.5-13.8 13-13.6 16.5-12V10.5"
        "C9 16.5 3 6.5-5.5 11.5C-9.5 13.8-13 13.6-16.5 12z"
    ),
    "nuclear": Outline(ring(*polygon(6, 15.5, 30))),
}
GRID: Final = 14.0
LETTER: Final = 1.43  # how high a letter is, in radii
SMALL: Final = 11.2  # the smallest badge beside the board with a letter in it
LARGE: Final = 14.0  # on the board, where everything is smaller
MINI: Final = 7.0  # without a letter: colour and shape have to do
NUMBER: Final = 10.0  # the room for a digit behind a badge
LINE: Final = 28.0  # from one line of tags to the next
COLUMNS: Final = 2  # of the legend
COLUMN: Final = 200.0


def badge(drawing: Drawing, name: str, radius: float, at: Point, class_: str = "") -> Markup:
    """A tag: its silhouette and its letter, and its colour."""
    letter = drawing.words.name(f"tag-{name}", "letter") if radius >= SMALL else ""
    return drawn_badge(name, letter, radius, at, class_)


@lru_cache(maxsize=2048)  # the same ones stand at the same places in picture after picture
def drawn_badge(name: str, letter: str, radius: float, at: Point, class_: str) -> Markup:
    """The silhouette, and the letter in the colour of the ground."""
    outline = OUTLINES[name]
    drawn = share(f"tag-{name}", tag("path", d=outline.d))
    shape = tag("use", href=drawn, transform=f"scale({radius / GRID:.3g})")
    low = outline.low * radius / GRID
    face = tag("text", letter, y=low or None, font_size=radius * LETTER) if letter else None
    return tag("g", shape, face, class_=f"tag tag-{name} {class_}".rstrip(), transform=move(at))


def row_of(drawing: Drawing, tags: list[str], radius: float, at: Point) -> tuple[float, Markup]:
    """Tags side by side, and how wide they are."""
    pitch = 2 * radius + 3
    x, y = at
    marks = [
        badge(drawing, name, radius, (x + radius + pitch * i, y)) for i, name in enumerate(tags)
    ]
    return pitch * len(tags), tag("g", *marks)


class Counted(NamedTuple):
    """Tags with their numbers in one line or more: how many lines, where the last one ends."""

    lines: int
    end: float
    drawn: Markup


def counted(drawing: Drawing, tags: dict[str, int], at: Point, room: float) -> Counted:
    """Each tag once, with how many of it there are."""
    (x, y), lines, parts = at, 1, []
    for name, count in tags.items():
        width = 2 * SMALL + 10 + NUMBER * len(str(count))
        if x + width > at[0] + room:
            x, y, lines = at[0], y + LINE, lines + 1
        title = drawing.say("tags", tag=drawing.title("tag", name), count=count)
        mark = badge(drawing, name, SMALL, (x + SMALL + 1, y))
        number = text(count, (x + 2 * SMALL + 5, y), "amount")
        parts.append(tag("g", tag("title", title), mark, number))
        x += width
    return Counted(lines, x, tag("g", *parts))


def legend(drawing: Drawing) -> Part:
    """All tags with their names, so that nobody has to guess what a letter stands for."""
    parts, left = [], 2 * SMALL + 8
    for n, name in enumerate(TAGS):
        mark = badge(drawing, name, SMALL, (SMALL + 2, LINE / 2))
        room = COLUMN - left - 4
        told = fitted(drawing.title("tag", name), (left, LINE / 2), room, 14.5, "told")
        at = (COLUMN * (n % COLUMNS), LINE * (n // COLUMNS))
        parts.append(tag("g", mark, told, transform=move(at)))
    return LINE * -(-len(TAGS) // COLUMNS), tag("g", *parts, class_="legend")
