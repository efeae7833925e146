"""The board as one SVG, from a view: map on the left, displays and seats on the right."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from keeling.draw.svg import move, svg, tag
from keeling.games.future_energy.board_map import draw_map
from keeling.games.future_energy.board_panel import draw_panel
from keeling.games.future_energy.board_piece import Drawing
from keeling.games.future_energy.board_style import STYLE
from keeling.games.future_energy.board_words import situation

if TYPE_CHECKING:
    from collections.abc import Mapping

    from keeling.kernel.game import View
    from keeling.text.catalogue import Catalogue

SIZE: Final = (1600, 1000)
PANEL: Final = (1016, 8)


def board(view: View, words: Catalogue, options: Mapping[str, str]) -> str:
    """The whole table; `options` maps elements that may be clicked to notations."""
    drawing = Drawing(view, words, options)
    return svg(
        SIZE,
        tag("rect", width=SIZE[0], height=SIZE[1], class_="paper"),
        draw_map(drawing),
        tag("g", draw_panel(drawing), transform=move(PANEL)),
        title=words.say("board-title"),
        desc=summary(view, words),
        class_="board future-energy",
        style=STYLE,
        role="group" if options else "img",
    )


def summary(view: View, words: Catalogue) -> str:
    """The picture in three facts: the round, who is asked, where the crew is."""
    news = situation(view, words)
    crew = words.say("board-crew", place=f"place-{view['crew']}")
    return f"{words.say('board-round', round=view['round'])}. {news}. {crew}."
