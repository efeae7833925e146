"""Cards beside the board: two lines each, in two columns below their title."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from keeling.draw.svg import move, tag, text
from keeling.games.carbon.board.effects import shown

if TYPE_CHECKING:
    from markupsafe import Markup

    from keeling.draw.drawing import Part
    from keeling.games.carbon.data.effects import Effect

WIDTH: Final = 400.0
CARD: Final = (197.0, 56.0)
GAP: Final = 6.0
TITLE: Final = 24.0
FIRST: Final = 16.0  # the two lines of a card
SECOND: Final = 41.0
ICON: Final = 19.0


def laid(title: str, cards: list[Markup]) -> Part:
    """Cards in two columns below their title."""
    placed = [
        tag(
            "g", card, transform=move((n % 2 * (WIDTH - CARD[0]), TITLE + n // 2 * (CARD[1] + GAP)))
        )
        for n, card in enumerate(cards)
    ]
    rows = (len(cards) + 1) // 2
    return TITLE + rows * (CARD[1] + GAP) - GAP * bool(rows), tag(
        "g", text(title, (0, 11), "title"), *placed
    )


def brought(effects: list[Effect], y: float) -> Markup:
    """Effects at the right edge of a card."""
    width, part = shown(effects, ICON, (0, y))
    return tag("g", part, transform=move((CARD[0] - 8 - width, 0)))


def perforation() -> Markup:
    """What parts the two lines of a card."""
    return tag("path", d=f"M8 29H{CARD[0] - 8:g}", class_="perforation")
