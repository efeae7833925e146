"""What a person wants to know of an option besides its name: what it brings, and what is left."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from keeling.games.e_mission.data.box import BOX
from keeling.games.e_mission.engine.options import VOCABULARY
from keeling.games.e_mission.words import phrases as said
from keeling.games.e_mission.words import remarks_cards as cards
from keeling.games.e_mission.words import remarks_world as world
from keeling.games.e_mission.words.cards import (
    CARDS,
    CHALLENGE,
    card_does,
    challenge_does,
    global_does,
    global_effect,
)

if TYPE_CHECKING:
    from collections.abc import Callable

    from keeling.games.e_mission.view.types import EMissionView
    from keeling.text.catalogue import Catalogue

POWERS: Final = {power.id: power for power in BOX.power}


def remark(view: EMissionView, option: int, words: Catalogue) -> str:
    """A few words beside an option; empty where there is nothing to add."""
    verb, args = VOCABULARY.meaning(option)
    made = REMARKS.get(verb)
    return made(view, words, [name for _, name in args]) if made else ""


# ---- set-up and global projects


def power(_view: EMissionView, words: Catalogue, args: list[str]) -> str:
    """The start values of a power."""
    row = POWERS[args[0]]
    return words.say(
        "text-powers_start",
        demand=row.demand,
        dirty=row.dirty,
        clean=row.clean,
        emissions=sum(row.emissions.values()),
        resilience=sum(row.resilience.values()),
        communities=row.communities,
        growth=row.growth,
    )


def challenge(_view: EMissionView, words: Catalogue, args: list[str]) -> str:
    """Whether it makes the game harder, easier or another one, as its colour says; how."""
    colour = words.say(f"text-challenge_{CHALLENGE[args[0]].colour}")
    return words.say("text-top", name=colour, what=challenge_does(args[0], words))


def start(view: EMissionView, words: Catalogue, args: list[str]) -> str:
    """What it needs and does."""
    return global_does(args[0], words, len(view.seats))


def give_up(view: EMissionView, words: Catalogue, args: list[str]) -> str:
    """What would be gone, with the cards under it."""
    one = view.global_card(args[0])
    under = len(one.tucked)
    lost = words.say("text-cards_lost", n=under) if under else ""
    state = words.say("text-active" if one.active else "text-inactive")
    return said.sentence(state, global_effect(args[0], words), lost)


def bonus_for(view: EMissionView, words: Catalogue, args: list[str]) -> str:
    """How many cards are on the hand."""
    return words.say("text-hand_of", n=len(view.seats[args[0]].hand))


# ---- cards that are paid, kept or taken


def tags(_view: EMissionView, words: Catalogue, args: list[str]) -> str:
    """The tags of a card."""
    return said.names_of(words, "tag", CARDS[args[0]].tags)


def whole(view: EMissionView, words: Catalogue, args: list[str]) -> str:
    """The tags of a card and what it does."""
    return f"{tags(view, words, args)}: {card_does(args[0], words)}"


# ---- tokens


def cut(view: EMissionView, words: Catalogue, args: list[str]) -> str:
    """How many there are of the kind."""
    kind = words.name(f"emission-{args[0]}")
    n = view.own.emissions[args[0]]
    return words.say("text-from_to", what=kind, n=n, n2=n - 1)


def with_seat(view: EMissionView, words: Catalogue, args: list[str]) -> str:
    """What a player has who could be chosen."""
    seat = view.seats[args[0]]
    return said.sentence(
        words.say("text-hand_of", n=len(seat.hand)),
        words.say("text-resilience", parts=resilience(words, seat.resilience)),
        words.say("text-communities", n=seat.communities, limit=view.community_limit),
        words.say("text-lacks", n=seat.shortage) if seat.shortage else "",
    )


def resilience(words: Catalogue, found: dict[str, int]) -> str:
    """Resilience by kind."""
    return said.counts(words, "resilience", found, "title")


def agree(view: EMissionView, words: Catalogue, _args: list[str]) -> str:
    """What one would agree to."""
    asked = next(one for one in view.proposals if one.asked == view.seat)
    return said.proposal(asked, words)


def move_community(view: EMissionView, words: Catalogue, args: list[str]) -> str:
    """How many both have."""
    names = {name: view.seats[name].communities for name in args}
    return said.counts(words, "seat", names)


REMARKS: Final[dict[str, Callable[[EMissionView, Catalogue, list[str]], str]]] = {
    "power": power,
    "challenge": challenge,
    "challenge_for": challenge,
    "draw_challenge": challenge,
    "start": start,
    "replace": give_up,
    "give_up": give_up,
    "bonus_for": bonus_for,
    "leave_out": cut,
    "use": cards.use,
    "use_global": cards.use_global,
    "tuck": cards.tuck,
    "cover": cards.cover,
    "move": cards.move,
    "discard": cards.discard,
    "support": cards.support,
    "help": world.help_against,
    "done": world.done,
    "pay": tags,
    "spend": world.spend,
    "enough": world.left_as_it_is,
    "skip": world.left_as_it_is,
    "give": tags,
    "ask_for": whole,
    "keep": whole,
    "recover": whole,
    "amount": world.amount,
    "cut": cut,
    "strengthen": world.strengthen,
    "give_token": world.give_token,
    "with": with_seat,
    "agree": agree,
    "move_community": move_community,
    "retreat": world.retreat,
    "advance": world.advance,
    "cover_shortage": world.cover_shortage,
    "shield": world.shield,
}
