"""Parts of boards: seat tokens, cables, tickets, cards; nothing is told by colour alone."""

from __future__ import annotations

from functools import lru_cache
from math import cos, hypot, pi, sin
from typing import TYPE_CHECKING, Final, NamedTuple

from keeling.draw.icons import icon
from keeling.draw.svg import move, points, tag, text
from keeling.text.letters import OF_SEATS

if TYPE_CHECKING:
    from markupsafe import Markup

    from keeling.draw.svg import Point

LETTERED: Final = 9.0  # no letter can be read in a smaller mark: colour and shape have to do


class Shape(NamedTuple):
    """The shape of a seat's mark, around (0, 0) and for a radius of 1."""

    corners: int = 0  # none: a circle
    reach: float = 1  # how far out they lie, so that all shapes look equally large
    turn: float = 0  # where the first is, in degrees
    low: float = 0  # how far below the middle the letter stands


SHAPES: Final = (
    Shape(),
    Shape(4, 1.28, 45),
    Shape(3, 1.5, -90, 0.2),
    Shape(4, 1.4),
    Shape(6, 1.12),
)
# Dashes of a seat's cables: whole, long, dots, long and short, short.
DASHES: Final = (None, "16 13", "0.1 11", "16 12 0.1 12", "6 12")


def polygon(corners: int, radius: float, turn: float = 0) -> list[Point]:
    """The corners of a regular polygon around (0, 0), the first at an angle in degrees."""
    angles = [turn * pi / 180 + 2 * pi * i / corners for i in range(corners)]
    return [(radius * cos(angle), radius * sin(angle)) for angle in angles]


@lru_cache(maxsize=1024)  # the same ones stand at the same places in picture after picture
def token(seat: int, colour: str, radius: float, at: Point) -> Markup:
    """A seat's mark: its colour, its shape and its letter."""
    shape = SHAPES[seat]
    outline = tag("circle", r=radius)
    if shape.corners:
        corners = polygon(shape.corners, radius * shape.reach, shape.turn)
        outline = tag("polygon", points=points(corners))
    letter = tag("text", OF_SEATS[seat], y=shape.low * radius or None, font_size=radius * 1.5)
    face = letter if radius >= LETTERED else None
    return tag("g", outline, face, class_=f"token seat-{colour}", transform=move(at))


def counted(seat: int, colour: str, radius: float, at: Point, count: int) -> Markup:
    """A seat's mark for several equal pieces, with their number when there is more than one."""
    if count == 1:
        return token(seat, colour, radius, at)
    badge = tag(
        "g",
        tag("circle", r=radius * 0.85),
        tag("text", count, font_size=radius * 1.5),
        class_="badge",
        transform=move((at[0] + radius * 0.9, at[1] + radius * 0.8)),
    )
    return tag("g", token(seat, colour, radius, at), badge)


def beside(ends: tuple[Point, Point], shift: float) -> tuple[Point, Point]:
    """Both ends of a line, moved sideways."""
    (ax, ay), (bx, by) = ends
    length = hypot(bx - ax, by - ay) or 1
    dx, dy = -(by - ay) / length * shift, (bx - ax) / length * shift
    return (ax + dx, ay + dy), (bx + dx, by + dy)


def strip(ends: tuple[Point, Point], half: float) -> list[Point]:
    """The corners of the strip around a line, so far to each side."""
    (a, b), (c, d) = beside(ends, half), beside(ends, -half)
    return [a, b, d, c]


def line(ends: tuple[Point, Point], **attributes: object) -> Markup:
    """A straight line between two points."""
    (ax, ay), (bx, by) = ends
    return tag("line", x1=ax, y1=ay, x2=bx, y2=by, **attributes)


def cable(seat: int, colour: str, ends: tuple[Point, Point], **attributes: object) -> Markup:
    """A seat's cable between two points: its colour and its dashes on a dark casing."""
    return tag(
        "g",
        line(ends, class_="casing"),
        line(ends, class_="core", stroke_dasharray=DASHES[seat]),
        class_=f"cable seat-{colour}",
        **attributes,
    )


def ticket(width: float, height: float, notch: float = 6) -> str:
    """The outline of a ticket from (0, 0): a notch in the middle of each short side."""
    half = height / 2
    return (
        f"M0 0H{width:g}V{half - notch:g}a{notch:g} {notch:g} 0 0 0 0 {2 * notch:g}V{height:g}"
        f"H0V{half + notch:g}a{notch:g} {notch:g} 0 0 0 0 {-2 * notch:g}z"
    )


def card(width: float, height: float, fold: float = 12) -> str:
    """The outline of a card from (0, 0): one corner folded."""
    return f"M0 0H{width - fold:g}L{width:g} {fold:g}V{height:g}H0z"


def stock(name: str, amount: object, at: Point, title: str, **attributes: object) -> Markup:
    """An icon and how much of it there is; the title says what it is."""
    x, y = at
    return tag(
        "g",
        tag("title", title),
        icon(name, 17, (x + 8.5, y)),
        text(amount, (x + 19.5, y), "amount"),
        class_="stock none" if amount == 0 else "stock",
        **attributes,
    )


def wrapped(words: str, width: int) -> list[str]:
    """A text in lines of at most this many letters, longer words in a line of their own."""
    lines = [""]
    for word in words.split():
        longer = f"{lines[-1]} {word}".strip()
        if len(longer) <= width or not lines[-1]:
            lines[-1] = longer
        else:
            lines.append(word)
    return lines


def piece(key: str, option: str | None, title: str, *children: object, **more: object) -> Markup:
    """A group with a stable id and a name; with an option it may be clicked, says so and glows."""
    kind = str(more.pop("class_"))
    return tag(
        "g",
        tag("title", title),
        *children,
        id=key,
        class_=kind if option is None else f"{kind} can",
        data_option=option,
        tabindex=None if option is None else 0,
        role=None if option is None else "button",
        **more,
    )
