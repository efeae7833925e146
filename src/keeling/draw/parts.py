"""Parts of boards: seat tokens, cables, tickets, cards; whose is whose by colour, shape and letter."""

from __future__ import annotations

from math import cos, hypot, pi, sin
from typing import Final

from keeling.draw.icons import icon
from keeling.draw.svg import Markup, Point, move, points, tag, text

LETTERS: Final = "ABCDE"
# Corners of a seat's shape (0: a circle), how far out they lie, the turn of the first, the letter's height.
SHAPES: Final = ((0, 1.0, 0.0, 0.0), (4, 1.28, 45, 0.0), (3, 1.5, -90, 0.2), (4, 1.4, 0, 0.0), (6, 1.12, 0, 0.0))
# Dashes of a seat's cables: whole, long, dots, long and short, short.
DASHES: Final = (None, "16 13", "0.1 11", "16 12 0.1 12", "6 12")


def polygon(corners: int, radius: float, turn: float = 0) -> list[Point]:
    """The corners of a regular polygon around (0, 0), the first at an angle in degrees."""
    angles = [turn * pi / 180 + 2 * pi * i / corners for i in range(corners)]
    return [(radius * cos(angle), radius * sin(angle)) for angle in angles]


def token(seat: int, colour: str, radius: float, at: Point) -> Markup:
    """A seat's mark: its colour, its shape and its letter."""
    corners, reach, turn, low = SHAPES[seat]
    shape = (
        tag("polygon", points=points(polygon(corners, radius * reach, turn)))
        if corners
        else tag("circle", r=radius)
    )
    letter = tag(
        "text", LETTERS[seat], y=low * radius, dy=".35em", font_size=radius * 1.2, text_anchor="middle"
    )
    return tag("g", shape, letter, class_=f"token seat-{colour}", transform=move(at))


def counted(seat: int, colour: str, radius: float, at: Point, count: int) -> Markup:
    """A seat's mark for several equal pieces, with their number when there is more than one."""
    if count == 1:
        return token(seat, colour, radius, at)
    x, y = at
    badge = (x + radius * 0.9, y + radius * 0.8)
    return tag(
        "g",
        token(seat, colour, radius, at),
        tag("circle", cx=badge[0], cy=badge[1], r=radius * 0.62, class_="badge"),
        tag("text", count, x=badge[0], y=badge[1], dy=".35em", class_="badge-number", font_size=radius),
    )


def cable(seat: int, colour: str, ends: tuple[Point, Point], shift: float = 0) -> Markup:
    """A seat's cable between two points, moved sideways so that two lie beside each other."""
    (ax, ay), (bx, by) = ends
    length = hypot(bx - ax, by - ay) or 1
    dx, dy = -(by - ay) / length * shift, (bx - ax) / length * shift
    where = {"x1": ax + dx, "y1": ay + dy, "x2": bx + dx, "y2": by + dy}
    return tag(
        "g",
        tag("line", class_="casing", **where),
        tag("line", class_="core", stroke_dasharray=DASHES[seat], **where),
        class_=f"cable seat-{colour}",
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


def stock(name: str, amount: object, at: Point, title: str) -> Markup:
    """An icon and how much of it there is; the title says what it is."""
    x, y = at
    return tag(
        "g",
        tag("title", title),
        icon(name, 20, (x + 10, y)),
        text(amount, (x + 26, y), "amount"),
        class_="stock none" if amount == 0 else "stock",
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
