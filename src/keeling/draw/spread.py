"""How a table lies in pictures: the board, what lies beside it, and both in one."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final, Generic

from keeling.draw.drawing import Drawing, Part, V
from keeling.draw.svg import move, svg, tag

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping, Sequence

    from markupsafe import Markup

    from keeling.text.catalogue import Catalogue

BOARD: Final = (1000.0, 1046.0)
WHOLE: Final = (1440.0, 1046.0)  # both in one picture
BESIDE: Final = (1012.0, 4.0)
EDGE: Final = 4.0  # room for what glows at the rim of a picture


@dataclass(frozen=True)
class Spread(Generic[V]):
    """The table of a game: what lies on its board, and what stands beside it, in one column."""

    name: str  # by which its style knows it
    style: str
    seats: list[str]
    world: Callable[[Drawing[V]], Sequence[Markup | None]]
    things: Callable[[Drawing[V]], Part]
    width: float  # of the things
    summary: Callable[[Drawing[V]], str]  # the picture in a few facts

    def board(self, view: V, words: Catalogue, options: Mapping[str, str]) -> str:
        """The whole table; `options` maps elements that may be clicked to notations."""
        drawing = Drawing(view, words, options, self.seats)
        height, things = self.things(drawing)
        scale = min(1.0, (WHOLE[1] - 2 * EDGE) / height)
        beside = tag("g", things, transform=move(BESIDE, scale))
        return self.picture(drawing, WHOLE, *self.laid_out(drawing), beside, name="board")

    def pictures(self, view: V, words: Catalogue, options: Mapping[str, str]) -> dict[str, str]:
        """The board, and beside it the things: the viewer's own first."""
        drawing = Drawing(view, words, options, self.seats)
        height, things = self.things(drawing)
        size = (self.width + 2 * EDGE, height + 2 * EDGE)
        beside = tag("g", things, transform=move((EDGE, EDGE)))
        return {
            "board": self.picture(drawing, BOARD, *self.laid_out(drawing), name="board"),
            "things": self.picture(drawing, size, beside, name="things"),
        }

    def laid_out(self, drawing: Drawing[V]) -> list[Markup | None]:
        """The world, on paper."""
        paper = tag("rect", width=WHOLE[0], height=WHOLE[1], rx=0, class_="paper")
        return [paper, *self.world(drawing)]

    def picture(
        self, drawing: Drawing[V], size: tuple[float, float], *children: object, name: str
    ) -> Markup:
        """One picture of the table with its name and its description."""
        drawn = "".join(map(str, children))
        pressed = 'role="button"' in drawn or "data-can" in drawn
        return svg(
            size,
            *children,
            name=name,
            title=drawing.say(f"title_{name}"),
            desc=self.summary(drawing),
            class_=f"board {self.name}",
            style=self.style,
            role="group" if pressed else "img",  # an image hides what is in it from readers
        )
