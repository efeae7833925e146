"""The viewer's own cards: lobby cards with both their effects, and the company goal."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from keeling.draw.areas import area
from keeling.draw.drawing import Part, below, box, fitted, rim
from keeling.draw.icons import icon
from keeling.draw.svg import move, tag, text
from keeling.games.carbon.board.cards import CARD, FIRST, ICON, SECOND, brought, laid, perforation
from keeling.games.carbon.board.effects import shown
from keeling.games.co2.board.drawing import Drawing
from keeling.games.co2.board.keys import GOAL
from keeling.games.co2.data.box import BOX

if TYPE_CHECKING:
    from markupsafe import Markup

    from keeling.games.co2.data.cards import LobbyCard
    from keeling.games.co2.view.types import Seat

ACTIONS: Final = {
    "propose": "propose",
    "install": "install",
    "build": "crane",
    "send_to_congress": "speak",
    "market_buy": "return",
    "market_sell": "sell",
}
METRICS: Final = {
    "controlled_regions": ("region",),
    "regions_with_own_plant": ("regional_cep", "plant"),
    "un_goals_claimed": ("un_goal",),
    "own_plants_minus_one": ("plant",),
    "ceps_in_own_supply_before_collecting": ("cep",),
    "energies_led_in_expertise": ("income",),
    "distinct_energies_built": ("plant", "joker"),
}
LOBBY: Final = {card.id: card for card in BOX.lobby.card}
GOALS: Final = {card.id: card for card in BOX.company_goal.card}


@area
def hand(drawing: Drawing, seat: Seat) -> Part:
    """The lobby cards of the seat that looks, those to draft, and its company goal."""
    groups = [("hand", [lobby(drawing, name) for name in seat.lobby or []])]
    if seat.has_goal and seat.goal:
        groups[0][1].append(goal(drawing, seat.goal))
    if seat.draft:
        groups.insert(0, ("draft", [lobby(drawing, name) for name in seat.draft]))
    return below([laid(heading(drawing, title), cards) for title, cards in groups], class_="hand")


def heading(drawing: Drawing, title: str) -> str:
    """What the cards are; alone, also how many are still to come."""
    words = drawing.say(title)
    if len(drawing.view.seats) > 1:
        return words
    return f"{words} · {drawing.say('lobby_stack', count=drawing.view.lobby_unseen)}"


def lobby(drawing: Drawing, name: str) -> Markup:
    """A lobby card: what must have happened and what it brings then; or what it brings anyhow."""
    card = LOBBY[name]
    return drawing.piece(
        f"lobby-{name}",
        drawing.words.name(f"lobby-{name}"),
        box(*CARD, "sheet"),
        *main_line(drawing, card),
        perforation(),
        text(drawing.say("or"), (10, SECOND), "quiet"),
        brought(card.minor, SECOND),
        rim(*CARD),
        class_="lobby",
        data_glide="",
    )


def main_line(drawing: Drawing, card: LobbyCard) -> list[Markup]:
    """The action a card follows, what it must be about, and what it brings."""
    trigger = card.trigger
    parts = [
        text(f"{card.number:02}", (8, FIRST), "code"),
        icon(ACTIONS[trigger.on], ICON, (44, FIRST)),
    ]
    width, effect = shown(card.main, ICON, (0, FIRST))
    left = CARD[0] - 8 - width
    if trigger.region:
        name = drawing.words.name(f"region-{trigger.region}")
        parts.append(fitted(name, (58, FIRST), left - 64, 16, "about"))
    elif trigger.slot or trigger.energy:
        about = {"research": "scientist"}.get(trigger.slot, trigger.slot) or trigger.energy
        parts.append(icon(about, 22, (72, FIRST), f"icon energy-{about}"))
    return [*parts, tag("g", effect, transform=move((left, 0)))]


def goal(drawing: Drawing, name: str) -> Markup:
    """The company goal: points for each, up to so many; or money when it is discarded."""
    card = GOALS[name]
    title = drawing.words.name(f"company_goal-{name}")
    counted = [icon(kind, 20, (118 + 24 * i, FIRST)) for i, kind in enumerate(METRICS[card.metric])]
    most = drawing.say("most", points=card.vp_max)
    return drawing.piece(
        GOAL,
        title,
        box(*CARD, "sheet strong"),
        text(card.number, (8, FIRST), "code"),
        icon("goal", 20, (44, FIRST)),
        text(card.vp_each, (62, FIRST), "effect-amount"),
        icon("points", ICON, (84, FIRST)),
        text("/", (97, FIRST), "effect-amount"),
        *counted,
        perforation(),
        text(f"{most} {drawing.say('or')}", (10, SECOND), "quiet"),
        text(BOX.company_goal.discard_money, (CARD[0] - 32, SECOND), "effect-amount", "end"),
        icon("money", ICON, (CARD[0] - 18, SECOND)),
        rim(*CARD),
        class_="goal",
    )
