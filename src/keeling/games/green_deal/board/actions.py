"""Action cards in the display: kind, price, gains, and what they do."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from keeling.draw.drawing import box, fitted, rim
from keeling.draw.icons import icon
from keeling.draw.parts import wrapped
from keeling.draw.svg import move, text
from keeling.games.green_deal.board.badge import fact
from keeling.games.green_deal.board.cards import FIRST, OPEN, Column, gone
from keeling.games.green_deal.engine.tables import (
    ACTION_COST,
    ACTION_INCOME,
    ACTION_KIND,
    ACTION_POINTS,
    ACTIONS,
    KINDS,
    N_OPEN_ACTIONS,
)
from keeling.games.green_deal.words.phrases import signed

if TYPE_CHECKING:
    from markupsafe import Markup

    from keeling.games.green_deal.board.drawing import Drawing

HEIGHT: Final = 124.0
GAP: Final = 4.0
LETTER: Final = 10.6  # how wide a letter of a text is
LINES: Final = 3  # of what a card does
SECOND, THIRD, LINE = 44.0, 69.0, 21.5  # where the lines of a card stand
KIND_ICONS: Final = {kind: kind for kind in KINDS} | {"immediate": "station"}


def kind_of(card: str) -> str:
    """The kind of an action card."""
    return KINDS[ACTION_KIND[ACTIONS.index(card)]]


def actions(drawing: Drawing, cards: list[str], column: Column, y: float) -> list[Markup]:
    """Two action cards, or where they were."""
    tops = [y + (HEIGHT + GAP) * i for i in range(N_OPEN_ACTIONS)]
    laid = [action(drawing, card, column, top) for card, top in zip(cards, tops, strict=False)]
    empty = [(column.x, top) for top in tops[len(cards) :]]
    return laid + [gone(drawing, at, (column.width, HEIGHT)) for at in empty]


def action(drawing: Drawing, card: str, column: Column, y: float) -> Markup:
    """An action card."""
    width, is_open = column.width, column == OPEN
    left = 38.0 if is_open else 10.0
    sign = (20.0, FIRST) if is_open else (width - 20, SECOND)
    return drawing.piece(
        f"action-{card}",
        action_title(drawing, card),
        box(width, HEIGHT, "sheet"),
        icon(KIND_ICONS[kind_of(card)], 22, sign),
        fitted(drawing.title("action", card), (left, FIRST), width - left - 8, 21, "card-name"),
        *facts(card),
        text(drawing.say(f"kind_{kind_of(card)}"), (width - 10, SECOND), "label faint", "end")
        if is_open
        else None,
        *told(drawing.words.say(f"does-{card}"), width),
        rim(width, HEIGHT),
        class_=f"action {column.key}",
        transform=move((column.x, y)),
        data_glide="",
    )


def facts(card: str) -> list[Markup]:
    """The price; steps of income and points if there are any."""
    n = ACTIONS.index(card)
    shown: list[tuple[str, object]] = [("money", ACTION_COST[n])]
    shown += [("income", signed(ACTION_INCOME[n]))] if ACTION_INCOME[n] else []
    shown += [("points", signed(ACTION_POINTS[n]))] if ACTION_POINTS[n] else []
    return [fact(kind, number, (10 + 58.0 * i, SECOND)) for i, (kind, number) in enumerate(shown)]


def action_title(drawing: Drawing, card: str) -> str:
    """An action card in words."""
    name = f"{drawing.title('action', card)} ({drawing.say(f'kind_{kind_of(card)}')})"
    return f"{name}: {drawing.words.say(f'does-{card}')}"


def sentence(words: str) -> str:
    """What a card does, as it begins a line."""
    return words[:1].upper() + words[1:]


def told(words: str, width: float) -> list[Markup]:
    """What a card does in a few lines; the title of the card has all of it."""
    lines = wrapped(sentence(words), int((width - 18) / LETTER))
    shown = lines[:LINES]
    if len(lines) > LINES:
        shown[-1] = f"{shown[-1]} …"
    return [
        fitted(line, (10, THIRD + LINE * i), width - 18, 17, "does") for i, line in enumerate(shown)
    ]
