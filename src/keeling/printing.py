"""Boards at a prompt and in a notebook: `print(state)`, and a picture where pictures are shown."""

from __future__ import annotations

from html import escape
from typing import TYPE_CHECKING

from keeling.kernel.prompt import PRINTERS, described
from keeling.kernel.registry import game

if TYPE_CHECKING:
    from keeling.kernel.agenda import State
    from keeling.kernel.view import View
    from keeling.text.words import GameWords

LANGUAGE = "en"


def told(state: State) -> GameWords:
    """The words and pictures of its game; they are large, and most states are never printed."""
    from keeling.text.words import GameWords  # noqa: PLC0415 - see above

    return GameWords(game(state.config.game), LANGUAGE)


def seen(state: State) -> View:
    """What whoever is to choose may see, or after the game everybody."""
    seat = int(state.seat) if state.seat >= 0 else None
    view: View = game(state.config.game).view(state, seat)
    return view


def as_text(state: State) -> str:
    """The board as text."""
    return told(state).text_board(seen(state))


def as_svg(state: State) -> str:
    """The board as a picture; empty if the game has none."""
    return told(state).board(seen(state))


def as_html(state: State) -> str:
    """The line of a state, with its picture or else the board as text."""
    picture = as_svg(state) or f"<pre>{escape(as_text(state))}</pre>"
    return f"<p><code>{escape(described(state))}</code></p>{picture}"


PRINTERS.update(text=as_text, svg=as_svg, html=as_html)
