"""One power as text: energy, emissions, people, hand and projects."""

from __future__ import annotations

from typing import TYPE_CHECKING

from keeling.games.e_mission.engine.tables import PENALTY
from keeling.games.e_mission.words import phrases as said
from keeling.games.e_mission.words.cards import CARDS, card_does, yields
from keeling.games.e_mission.words.stacks import within_reach
from keeling.text.lines import titled

if TYPE_CHECKING:
    from keeling.games.e_mission.view.types import EMissionView, Seat, Stack
    from keeling.text.catalogue import Catalogue


def seat_block(view: EMissionView, words: Catalogue, name: str) -> list[str]:
    """Everything of one player."""
    seat = view.seats[name]
    title = words.name(f"seat-{name}")
    if seat.power:
        title = words.say("text-seat", seat=f"seat-{name}", power=f"power-{seat.power}")
    if seat.done and view.phase == "project":
        title = f"{title} - {words.say('text-is_done')}"
    texts = [energy(words, seat), emissions(words, seat), resilience(words, seat)]
    texts += [communities(view, words, seat), *hand(words, seat)]
    slots = enumerate(seat.projects, start=1)
    return titled(title, [*texts, *(project(view, words, seat, n, stack) for n, stack in slots)])


def energy(words: Catalogue, seat: Seat) -> str:
    """Demand against what there is."""
    found = {"demand": seat.demand, "dirty": seat.dirty, "clean": seat.clean}
    short = words.say("text-lacks", n=seat.shortage) if seat.shortage else ""
    return said.sentence(words.say("text-energy", **found), short)


def emissions(words: Catalogue, seat: Seat) -> str:
    """Tokens by kind, and what is emitted in all."""
    parts = said.counts(words, "emission", seat.emissions)
    cut = words.say("text-cut", n=seat.cut) if seat.cut else ""
    return said.sentence(words.say("text-emissions", parts=parts, n=seat.emits), cut)


def resilience(words: Catalogue, seat: Seat) -> str:
    """Tokens by kind."""
    parts = said.counts(words, "resilience", seat.resilience, "title")
    return words.say("text-resilience", parts=parts)


def communities(view: EMissionView, words: Catalogue, seat: Seat) -> str:
    """Communities in crisis and the cards they cost."""
    n = seat.communities
    penalty = -int(PENALTY[min(n, len(PENALTY) - 1)])
    return said.sentence(
        words.say("text-communities", n=n, limit=view.community_limit),
        words.say("text-draws_fewer", n=penalty) if penalty else "",
        words.say("text-fewer_next", n=seat.fewer) if seat.fewer else "",
    )


def hand(words: Catalogue, seat: Seat) -> list[str]:
    """The hand, which is open, with what each card does."""
    told = [words.say("text-hand", n=len(seat.hand))]
    for card in seat.hand:
        tags = said.names_of(words, "tag", CARDS[card].tags)
        text = {"name": words.name(f"card-{card}"), "text": card_does(card, words)}
        told.append(words.say("text-hand_card", tags=tags, **text))
    return told


def project(view: EMissionView, words: Catalogue, seat: Seat, n: int, stack: Stack | None) -> str:
    """A project: its top card with what a use yields now, all tags, and the cards below."""
    if stack is None:
        return words.say("text-no_project", n=n)
    top, *below = stack.cards
    text = {"name": words.name(f"card-{top}"), "text": card_does(top, words)}
    now = words.say("text-not_usable")
    if stack.usable:
        amounts = within_reach(view, seat, top, stack.yields, stack.tags)
        now = words.say("text-now", what=yields(top, amounts, words, stack.tags))
    return said.sentence(
        words.say("text-project", n=n, **text),
        words.say("text-tags", tags=said.counts(words, "tag", stack.tags)),
        words.say("text-below", cards=said.names_of(words, "card", below)) if below else "",
        words.say("text-used", n=stack.used) if stack.used else "",
        now,
    )
