"""What stands beside options about the world: what a round brings, crises, tracks, numbers."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from keeling.games.e_mission.engine.effects import (
    GIVE_CLEAN,
    REMOVE_COMMUNITY,
    REMOVE_DIRTY,
    SWAP_DIRTY_CLEAN,
    TABLES,
    TO_OTHER,
)
from keeling.games.e_mission.engine.tables import LAST_SPACE
from keeling.games.e_mission.words import phrases as said
from keeling.games.e_mission.words.cards import CARDS, CRISIS, tipping_spaces, track_clause
from keeling.games.e_mission.words.effects import geo_rows, tags_of
from keeling.games.e_mission.words.text_crises import harm, suffering, world_harm

if TYPE_CHECKING:
    from keeling.games.e_mission.view.types import CrisisCard, EMissionView, Foreseen, Seat
    from keeling.text.catalogue import Catalogue

NEEDED: Final = (int(REMOVE_DIRTY), int(GIVE_CLEAN))  # these take energy away


# ---- what the round brings


def done(view: EMissionView, words: Catalogue, _args: list[str]) -> str:
    """The round as things stand: missing energy, the heat, and the crises that are known."""
    then = view.foreseen
    if then is None:
        return ""
    lacking = shortages(view, then, words)
    if max(then.communities.values()) >= view.community_limit:
        return said.sentence(*lacking)  # EM-4.2 nobody emits any more
    if then.too_hot:
        return said.sentence(*lacking, heat(view, then, words))  # no crisis strikes any more
    return said.sentence(
        *lacking,
        heat(view, then, words),
        words.say("text-rolls_ahead", n=then.bands) if then.bands else "",
        words.say("text-crises_ahead", n=then.crises),
        *(strikes(view, words, one) for one in view.open_crises()),
    )


def shortages(view: EMissionView, then: Foreseen, words: Catalogue) -> list[str]:
    """EM-8.1.2 Who lacks energy, the communities that costs; EM-1.4 and whether it is too many."""
    found, limit = [], view.community_limit
    for name, n2 in then.communities.items():
        n = view.seats[name].communities
        if n2 > n:
            counts = {"lacks": n2 - n, "n": n, "n2": min(n2, limit)}
            told = words.say("text-lacking", seat=f"seat-{name}", **counts)
            found.append(words.say("text-lost_then", what=told) if n2 >= limit else told)
    return found


def heat(view: EMissionView, then: Foreseen, words: Catalogue) -> str:
    """What is emitted against what is bound, and where that leads; EM-1.3 maybe too far."""
    balance, sinks = view.balance, view.world.sinks
    if balance.free:
        told = words.say("text-draws_down", total=balance.total, sinks=sinks)
        unmet = [card for card, aim in view.conditions.items() if not aim.met]
        names = said.names_of(words, "challenge", unmet)
        return said.sentence(told, words.say("text-not_won_yet", names=names) if unmet else "")
    if not balance.heats:
        return words.say("text-even", total=balance.total)
    degrees = said.degrees(then.temperature, words)
    sums = {"total": balance.total, "sinks": sinks, "heats": balance.heats}
    told = words.say("text-heating", **sums, degrees=degrees)
    return words.say("text-lost_then", what=told) if then.too_hot else told


def strikes(view: EMissionView, words: Catalogue, one: CrisisCard) -> str:
    """Whom a known crisis hits with what; empty: nobody."""
    if CRISIS[one.crisis].ongoing:
        return ""
    hit = [
        words.say("text-hit", seat=f"seat-{seat}", what=suffering(view, words, one, seat))
        for seat, amounts in one.threat.items()
        if any(amounts)
    ]
    if not hit and any(one.world):
        hit = [world_harm(view, words, one)]
    who = ", ".join(hit)
    name = words.name(f"crisis-{one.crisis}")
    who = words.say("text-one_of", who=who) if one.one_of and len(hit) > 1 else who
    return words.say("text-hits", name=name, who=who) if hit else ""


# ---- crises


def help_against(view: EMissionView, words: Catalogue, args: list[str]) -> str:
    """What a crisis still lacks afterwards, or what the card does for it."""
    known = [*view.open_crises(), *view.ongoing]
    one = next(one for one in known if one.crisis == args[1])
    tuck = CRISIS[args[1]].tuck
    if tuck is None:
        return ""
    if tuck.mode == "reduce":
        return said.sentence(words.say("text-weaker_then", n=1), strikes(view, words, one))
    left = tuck.need - one.aid - 1
    if left > 0:
        missing = words.say("text-missing_then", tags=tags_of({tuck.tag: left}, words))
        return said.sentence(missing, strikes(view, words, one))
    return words.say("text-ends_then" if tuck.mode == "discard" else "text-ignored_then")


def shield(view: EMissionView, words: Catalogue, args: list[str]) -> str:
    """What a player is spared."""
    asked = dict(view.prompt_args)
    for one in view.open_crises():
        if one.crisis == asked.get("crisis") and args[1] in one.threat:
            what = harm(words, one.crisis, one.threat[args[1]])
            return words.say("text-spares", seat=f"seat-{args[1]}", what=what)
    return ""


def left_as_it_is(view: EMissionView, words: Catalogue, _args: list[str]) -> str:
    """What follows if nothing more is done about a crisis, or about a roll."""
    if view.prompt == "stake":
        numbers = [int(value) for kind, value in view.prompt_args if kind == "number"]
        return geo_rows(TABLES[numbers[1]], words)
    asked = dict(view.prompt_args).get("crisis")
    found = [one for one in view.open_crises() if one.crisis == asked]
    return strikes(view, words, found[0]) if found else ""


def spend(view: EMissionView, words: Catalogue, args: list[str]) -> str:
    """The tags of a card, and what it does for a crisis."""
    tags = said.names_of(words, "tag", CARDS[args[0]].tags)
    weaker = words.say("text-weaker_then", n=1) if view.prompt == "lessen" else ""
    return said.sentence(tags, weaker)


def who_gains(view: EMissionView) -> Seat:
    """EM-7.45 Maybe somebody else: the seat that was named last."""
    named = [str(value) for kind, value in view.prompt_args if kind == "seat"]
    return view.seats[named[-1]] if view.prompt == "strengthen_other" else view.own


def strengthen(view: EMissionView, words: Catalogue, args: list[str]) -> str:
    """How many one has, and which open crises that weakens."""
    kind = args[0]
    n = who_gains(view).resilience[kind]
    name = words.name(f"resilience-{kind}", "title")
    weak = [one.crisis for one in view.open_crises() if CRISIS[one.crisis].reduce_by == kind]
    cards = said.names_of(words, "crisis", weak)
    return said.sentence(
        words.say("text-from_to", what=name, n=n, n2=n + 1),
        words.say("text-weakens", cards=cards) if weak else "",
    )


def give_token(view: EMissionView, words: Catalogue, args: list[str]) -> str:
    """How many are left."""
    n = view.own.resilience[args[0]]
    name = words.name(f"resilience-{args[0]}", "title")
    return words.say("text-from_to", what=name, n=n, n2=n - 1)


# ---- numbers and tracks


def amount(view: EMissionView, words: Catalogue, args: list[str]) -> str:
    """What is left of what is taken, and what is missing then."""
    op = next(int(value) for kind, value in reversed(view.prompt_args) if kind == "number")
    mine, n = view.own, int(args[0])
    if view.prompt == "how_many_communities":
        then = mine.communities + (-n if op == TO_OTHER else n)
        what = words.name("stock-communities")
        return words.say("text-from_to", what=what, n=mine.communities, n2=then)
    taken = taken_from(mine).get(op)
    if taken is None:
        return words.say("text-emits_then", n=mine.emits, n2=mine.emits - n)
    stock, there = taken
    told = words.say("text-from_to", what=words.name(f"stock-{stock}"), n=there, n2=there - n)
    short = mine.demand - mine.dirty - mine.clean + n if op in NEEDED else 0
    return said.sentence(told, words.say("text-lacks", n=short) if short > 0 else "")


def taken_from(seat: Seat) -> dict[int, tuple[str, int]]:
    """What effects take of a board, and how much of it there is."""
    return {
        int(REMOVE_DIRTY): ("dirty", seat.dirty),
        int(SWAP_DIRTY_CLEAN): ("dirty", seat.dirty),
        int(REMOVE_COMMUNITY): ("communities", seat.communities),
        int(GIVE_CLEAN): ("clean", seat.clean),
    }


def cover_shortage(view: EMissionView, words: Catalogue, args: list[str]) -> str:
    """What a player lacks."""
    return words.say("text-lacks", n=view.seats[args[0]].shortage)


def retreat(view: EMissionView, words: Catalogue, args: list[str]) -> str:
    """Where the marker stands, and how close a tipping point is."""
    return said.sentence(place(view, words, args[0]), to_tip(view, words, args[0]))


def advance(view: EMissionView, words: Catalogue, args: list[str]) -> str:
    """Where the marker stands, and what happens if it tips."""
    return said.sentence(place(view, words, args[0]), to_tip(view, words, args[0]))


def place(view: EMissionView, words: Catalogue, track: str) -> str:
    """The space of a marker."""
    return words.say("text-space", n=view.tracks[track], last=int(LAST_SPACE))


def to_tip(view: EMissionView, words: Catalogue, track: str) -> str:
    """How far the next tipping point is, and what it does."""
    here = view.tracks[track]
    ahead = [n for n in tipping_spaces(track) if n > here] or [here]
    told = words.say("text-steps_to_tip", n=ahead[0] - here)
    return said.sentence(told, words.say("text-tips", what=track_clause(track, words)))
