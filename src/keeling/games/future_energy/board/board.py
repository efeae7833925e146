"""The board as SVG, from a view: the map, what lies beside it, and both in one picture."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from keeling.draw.drawing import Drawing
from keeling.draw.svg import move, svg, tag
from keeling.games.future_energy.board.displays import WIDTH
from keeling.games.future_energy.board.labels import MAP
from keeling.games.future_energy.board.map import draw_map
from keeling.games.future_energy.board.panel import HEADER, draw_things, header
from keeling.games.future_energy.board.style import STYLE
from keeling.games.future_energy.engine.tables import SEATS
from keeling.games.future_energy.words.phrases import situation

if TYPE_CHECKING:
    from collections.abc import Mapping

    from markupsafe import Markup

    from keeling.games.future_energy.view.types import FutureEnergyView
    from keeling.text.catalogue import Catalogue

SIZE: Final = (1600, 1000)
PANEL: Final = (1016, 8)
PANEL_WIDTH: Final = 568
TALLEST: Final = 850  # as high as a column of this width can be beside the map
EDGE: Final = 4  # room for what glows at the rim of a picture


def board(view: FutureEnergyView, words: Catalogue, options: Mapping[str, str]) -> str:
    """The whole table; `options` maps elements that may be clicked to notations."""
    drawing = Drawing(view, words, options, SEATS)
    room = SIZE[1] - 2 * PANEL[1] - HEADER
    height, things = draw_things(drawing, TALLEST)
    scale = min(PANEL_WIDTH / WIDTH, room / height)
    return picture(
        drawing,
        SIZE,
        tag("rect", width=SIZE[0], height=SIZE[1], rx=0, class_="paper"),
        draw_map(drawing),
        tag("g", header(drawing, PANEL_WIDTH), transform=move(PANEL)),
        tag("g", things, transform=move((PANEL[0], PANEL[1] + HEADER), scale)),
        name="board",
    )


def pictures(
    view: FutureEnergyView, words: Catalogue, options: Mapping[str, str]
) -> dict[str, str]:
    """The map, and beside it all that does not lie on it."""
    drawing = Drawing(view, words, options, SEATS)
    height, things = draw_things(drawing, TALLEST)
    size = (WIDTH + 2 * EDGE, height + 2 * EDGE)
    beside = tag("g", things, transform=move((EDGE, EDGE)))
    return {
        "board": picture(drawing, (MAP, MAP), draw_map(drawing), name="board"),
        "things": picture(drawing, size, beside, name="things"),
    }


def picture(
    drawing: Drawing[FutureEnergyView], size: tuple[float, float], *children: object, name: str
) -> Markup:
    """One picture of the table with its name and its description."""
    return svg(
        size,
        *children,
        name=name,
        title=drawing.words.say(f"board-title-{name}"),
        desc=summary(drawing.view, drawing.words),
        class_="board future-energy",
        style=STYLE,
        role="group" if drawing.options else "img",
    )


def summary(view: FutureEnergyView, words: Catalogue) -> str:
    """The picture in three facts: the round, who is asked, where the crew is."""
    news = situation(view, words)
    crew = words.say("board-crew", place=f"place-{view.crew}")
    return f"{words.say('board-round', round=view.round)}. {news}. {crew}."
