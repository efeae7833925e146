"""What every part of the board is drawn with: the view, the words and what may be clicked."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Any, Final, Generic, TypeAlias, TypeVar

from keeling.draw.icons import icon
from keeling.draw.noted import where
from keeling.draw.parts import SHAPES, piece, token
from keeling.draw.svg import Point, move, tag, text
from keeling.kernel.view import View

if TYPE_CHECKING:
    from collections.abc import Mapping

    from markupsafe import Markup

    from keeling.text.catalogue import Catalogue

V = TypeVar("V", bound=View)
Part = tuple[float, "Markup"]  # how high it is, and the part itself
ROUND: Final = 6  # the radius of corners that the style sheet gives to all rectangles without one
GAP: Final = 6.0  # between what lies side by side
TRIANGLE: Final = 0.37  # how far its middle is below that of its corners
LETTER: Final = 0.66  # how wide a bold letter is, of its height, in a broad font


@dataclass(frozen=True, slots=True)
class Drawing(Generic[V]):
    """A view to draw, in one language, with the option (by notation) behind an element (by key)."""

    view: V
    words: Catalogue
    options: Mapping[str, str]
    seats: list[str]  # all that the game knows, in their order

    def piece(self, key: str, title: str, *children: object, **attributes: object) -> Markup:
        """A piece that may be clicked if there is an option for it."""
        return piece(key, self.options.get(key), title, *children, **attributes)

    def where(self, key: str, value: str) -> Drawing[V] | None:
        """The same drawing if a field of the view is this one; else None.

        What is read of it counts for an area only as long as the field is: the row of a seat does
        not depend on a turn that is not its own.
        """
        view = where(self.view, key, value)
        return None if view is None else replace(self, view=view)

    def say(self, key: str, **args: str | int) -> str:
        """A text that only pictures need."""
        return self.words.say(f"picture-{key}", **args)

    def title(self, kind: str, name: str) -> str:
        """A name as it stands at the beginning of a line."""
        return self.words.name(f"{kind}-{name}", "title")

    def named(self, kind: str, names: list[str]) -> str:
        """Several names of one kind, with commas between them."""
        return ", ".join(self.words.name(f"{kind}-{name}") for name in names)

    def mark(self, seat: str, radius: float, at: Point) -> Markup:
        """The token of a seat by its name; a triangle stands lower, so that it is in the middle."""
        number = self.seats.index(seat)
        low = TRIANGLE * radius if SHAPES[number].corners == 3 else 0  # noqa: PLR2004 - a triangle
        return token(number, seat, radius, (at[0], at[1] + low))


AnyDrawing: TypeAlias = Drawing[Any]


def below(parts: list[Part], gap: float = GAP, class_: str | None = None) -> Part:
    """Parts one below the other, without empty ones; and how high all of it is."""
    y, placed = 0.0, []
    for height, part in parts:
        if height:
            placed.append(tag("g", part, transform=move((0, y))))
            y += height + gap
    return max(y - gap, 0), tag("g", *placed, class_=class_)


def box(
    width: float, height: float, class_: str, at: Point = (0, 0), radius: float = ROUND
) -> Markup:
    """A rectangle with round corners."""
    x, y = (side or None for side in at)
    rx = None if radius == ROUND else radius
    return tag("rect", x=x, y=y, width=width, height=height, rx=rx, class_=class_)


def rim(width: float, height: float, at: Point = (0, 0)) -> Markup:
    """The outline of a piece that tells what can be done with it."""
    return box(width, height, "rim", at)


def fitted(words: str, at: Point, room: float, size: float, class_: str) -> Markup:
    """A text of this size that is pressed together when it may be wider than the room."""
    x, y = at
    tight = len(words) * size * LETTER > room
    return tag(
        "text",
        words,
        x=x or None,
        y=y or None,
        class_=class_,
        textLength=room if tight else None,
        lengthAdjust="spacingAndGlyphs" if tight else None,
    )


def amount(name: str, number: object, at: Point, size: float = 22) -> Markup:
    """An icon and how much of it there is behind it."""
    x, y = at
    return tag("g", icon(name, size, (x + size / 2, y)), text(number, (x + size + 3, y), "amount"))


def ladder(key: str, steps: range, now: int, at: Point, cell: Point) -> Markup:
    """Numbers in a row, each in its cell, and a marker on the present one."""
    (x, y), (width, height) = at, cell
    middles = {n: x + (width + 4) * i + width / 2 for i, n in enumerate(steps)}
    cells = [
        tag(
            "g",
            box(width, height, "place", (middle - width / 2, y - height / 2)),
            text(n, (middle, y), "step", "middle"),
        )
        for n, middle in middles.items()
    ]
    if now not in middles:
        return tag("g", *cells)
    marker = box(width, height, "now", (middles[now] - width / 2, y - height / 2))
    number = text(now, (middles[now], y), "on-now", "middle")
    return tag("g", *cells, tag("g", marker, number, id=key, data_glide=""))
