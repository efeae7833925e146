"""The viewer's own cards: lobby cards with both their effects, and goals with how far they are."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from keeling.draw.areas import area
from keeling.draw.drawing import Part, below, box, fitted, rim
from keeling.draw.icons import icon
from keeling.draw.svg import move, tag, text
from keeling.games.carbon.board.cards import (
    CARD,
    FIRST,
    GAP,
    ICON,
    SECOND,
    TITLE,
    brought,
    laid,
    perforation,
)
from keeling.games.carbon.board.effects import shown
from keeling.games.second_chance.board.goal_cards import goal_cards, solo_goal
from keeling.games.second_chance.data.box import BOX
from keeling.games.second_chance.engine.tables import LOBBIES

if TYPE_CHECKING:
    from markupsafe import Markup

    from keeling.games.second_chance.board.drawing import Drawing
    from keeling.games.second_chance.data.cards import LobbyCard
    from keeling.games.second_chance.view.types import Seat

ACTIONS: Final = {
    "plan_project": "propose",
    "prepare_infrastructure": "infrastructure",
    "build_plant": "crane",
    "scientist_to_summit": "speak",
    "market_sell": "sell",
}
CARDS: Final = dict(zip(LOBBIES, BOX.lobby, strict=True))


@area
def hand(drawing: Drawing, seat: Seat) -> Part:
    """The goals of the seat that looks, its lobby cards, and those it chooses from."""
    parts = []
    if seat.draft:
        cards = [lobby(drawing, name) for name in seat.draft]
        parts.append(laid(drawing.say("draft"), cards))
    goals = goal_cards(drawing, seat)
    if drawing.view.solo_goal:
        goals.append(solo_goal(drawing))
    if goals:
        parts.append(stacked(drawing.say("choose_goal" if seat.goals_dealt else "goals"), goals))
    if seat.lobby:
        cards = [lobby(drawing, name) for name in seat.lobby]
        parts.append(laid(drawing.say("hand"), cards))
    return below(parts, class_="hand")


def stacked(title: str, cards: list[Part]) -> Part:
    """Wide cards one below the other, below their title."""
    y, placed = TITLE, []
    for height, card in cards:
        placed.append(tag("g", card, transform=move((0, y))))
        y += height + GAP
    return y - GAP, tag("g", text(title, (0, 11), "title"), *placed)


def lobby(drawing: Drawing, name: str) -> Markup:
    """A lobby card: what must have happened and what it brings then; or what it brings anyhow."""
    card = CARDS[name]
    return drawing.piece(
        f"lobby-{name}",
        drawing.words.name(f"lobby-{name}"),
        box(*CARD, "sheet"),
        *main_line(drawing, card),
        perforation(),
        text(drawing.say("or"), (10, SECOND), "quiet"),
        brought(card.side_effect, SECOND),
        rim(*CARD),
        class_="lobby",
        data_glide="",
    )


def main_line(drawing: Drawing, card: LobbyCard) -> list[Markup]:
    """The action a card follows, what it must be about, and what it brings."""
    trigger = card.trigger
    parts = [
        text(f"{card.id:02}", (8, FIRST), "code"),
        icon(ACTIONS[trigger.action], ICON, (44, FIRST)),
    ]
    width, effect = shown(card.main_effect, ICON, (0, FIRST))
    left = CARD[0] - 8 - width
    if trigger.region:
        name = drawing.words.name(f"region-{trigger.region}")
        parts.append(fitted(name, (58, FIRST), left - 64, 16, "about"))
    elif trigger.place or trigger.energy:
        about = trigger.place or trigger.energy
        parts.append(icon(about, 22, (72, FIRST), f"icon energy-{about}"))
    return [*parts, tag("g", effect, transform=move((left, 0)))]
