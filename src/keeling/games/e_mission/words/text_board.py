"""The board as text, complete: for terminals and for people who listen to it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from keeling.games.e_mission.words import conditions
from keeling.games.e_mission.words import phrases as said
from keeling.games.e_mission.words.cards import (
    card_does,
    challenge_does,
    global_does,
)
from keeling.games.e_mission.words.effects import tags_of
from keeling.games.e_mission.words.text_crises import column, ongoing
from keeling.games.e_mission.words.text_seats import seat_block
from keeling.games.e_mission.words.text_world import world
from keeling.text.lines import titled

if TYPE_CHECKING:
    from keeling.games.e_mission.view.types import EMissionView, GlobalCard, Past, Proposal
    from keeling.text.catalogue import Catalogue


def text_board(view: EMissionView, words: Catalogue) -> str:
    """Everything the view holds, block by block, in lines that fit a terminal of 80 columns."""
    blocks = [header(view, words), world(view, words), column(view, words)]
    blocks += [ongoing(view, words), projects(view, words)]
    blocks += [drawn(view, words, name) for name in view.seats]
    blocks += [seat_block(view, words, seat) for seat in view.seats]
    blocks += [decks(view, words), history(view, words)]
    return "\n\n".join("\n".join(block) for block in blocks if block) + "\n"


def header(view: EMissionView, words: Catalogue) -> list[str]:
    """Where we are in the game, what loses it, and the challenges."""
    title = f"{words.say('game-name')} - {said.headline(view, words)}"
    losing = words.say("text-losing", limit=view.community_limit)
    told = [challenge(view, words, *found) for found in view.challenges.items()]
    asked = [proposal(words, one) for one in view.proposals]
    lines = [said.situation(view, words), *asked, losing, *told]
    return titled(title, lines)


def proposal(words: Catalogue, asked: Proposal) -> str:
    """Who asks whom for what."""
    names = {"seat": f"seat-{asked.asker}", "seat2": f"seat-{asked.asked}"}
    return words.say("text-proposal", **names, what=said.proposal(asked, words))


def challenge(view: EMissionView, words: Catalogue, card: str, owner: str) -> str:
    """A challenge, whose it is, and how far its condition is."""
    name, text = words.name(f"challenge-{card}"), challenge_does(card, words)
    if card in view.conditions:
        text = said.sentence(text, conditions.told(view.conditions[card], words))
    if owner == "group":
        return words.say("text-challenge", name=name, text=text)
    return words.say("text-challenge_of", seat=f"seat-{owner}", name=name, text=text)


# ---- global projects


def projects(view: EMissionView, words: Catalogue) -> list[str]:
    """The global projects that lie out, and those to choose from."""
    seats = len(view.seats)
    out = [project(words, one, seats) for one in view.globals if one]
    told = titled(words.say("text-globals"), out or [words.say("text-none")])
    if view.offered:
        texts = [offered(words, card, seats) for card in view.offered]
        told += titled(words.say("text-offered"), texts)
    return told


def project(words: Catalogue, one: GlobalCard, seats: int) -> str:
    """A global project: if it is active, what it does, what lies under it, what is missing."""
    card, tags = one.project, one.missing
    state = words.say("text-active" if one.active else "text-inactive")
    told = {"name": words.name(f"global-{card}"), "text": global_does(card, words, seats)}
    under = said.names_of(words, "card", one.tucked)
    return said.sentence(
        words.say("text-global", state=state, **told),
        words.say("text-under", cards=under) if one.tucked else "",
        words.say("text-missing", tags=tags_of(tags, words)) if tags else "",
        words.say("text-uses", n=one.uses) if one.uses else "",
    )


def offered(words: Catalogue, card: str, seats: int) -> str:
    """A global project that could be started."""
    told = {"name": words.name(f"global-{card}"), "text": global_does(card, words, seats)}
    return words.say("text-card_text", **told)


# ---- cards


def drawn(view: EMissionView, words: Catalogue, name: str) -> list[str]:
    """Cards that a seat has drawn to choose from."""
    found = view.seats[name].drawn
    if not found:
        return []
    cards = said.names_of(words, "card", found)
    texts = [
        words.say("text-card_text", name=words.name(f"card-{card}"), text=card_does(card, words))
        for card in found
    ]
    return titled(words.say("text-drawn", seat=f"seat-{name}", cards=cards), texts)


def decks(view: EMissionView, words: Catalogue) -> list[str]:
    """How many cards lie face down, and which are discarded."""
    left = {"projects": view.deck, "globals": view.global_deck, "crises": view.crisis_deck}
    piles = {
        "text-discarded": ("card", view.discarded),
        "text-discarded_globals": ("global", view.global_discarded),
        "text-discarded_crises": ("crisis", view.crisis_discarded),
    }
    told = [
        words.say(key, cards=said.names_of(words, kind, cards))
        for key, (kind, cards) in piles.items()
        if cards
    ]
    return titled(words.say("text-decks"), [words.say("text-decks_left", **left), *told])


# ---- the past


def history(view: EMissionView, words: Catalogue) -> list[str]:
    """How it went, round by round; at the end."""
    if not view.ending or not view.history:
        return []
    texts = [past(words, n, one) for n, one in enumerate(view.history, start=1)]
    return titled(words.say("text-history"), texts)


def past(words: Catalogue, n: int, one: Past) -> str:
    """One round: what was emitted and bound, the temperature after it, and its crises; if any."""
    degrees = said.degrees(one.temperature, words)
    if one.bound is None or one.crises is None:
        return words.say("text-past_short", round=n, degrees=degrees)
    emitted = {seat: n for seat, n in one.emitted.items() if n is not None}
    return words.say(
        "text-past",
        round=n,
        emitted=sum(emitted.values()),
        parts=said.counts(words, "seat", emitted),
        bound=one.bound,
        degrees=degrees,
        crises=one.crises,
    )
