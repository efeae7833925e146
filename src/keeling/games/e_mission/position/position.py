"""A position written down by names: dumps, scenarios, bug reports."""

from __future__ import annotations

from typing import Annotated, Any

import msgspec
from msgspec import Meta, Struct

from keeling.games.e_mission.engine.rules.column import tucked_under
from keeling.games.e_mission.engine.rules.partners import was_given
from keeling.games.e_mission.engine.state import (
    DISCARDED,
    DRAWN,
    FIRST_DECK,
    IS_ONGOING,
    NO_TAG,
    SET_ASIDE,
    UNDER_GLOBAL,
    EMission,
)
from keeling.games.e_mission.engine.steps import STEPS
from keeling.games.e_mission.engine.tables import (
    CARDS,
    CRISIS_CARDS,
    EMISSIONS,
    ENDINGS,
    GLOBAL_CARDS,
    MAX_DAC,
    MAX_OCEANS,
    MAX_TREES,
    N_GLOBAL_SLOTS,
    N_PROJECTS,
    N_SLOTS,
    N_TAGS,
    NONE,
    PHASES,
    POWERS,
    RESILIENCE,
    ROUNDS,
    SEATS,
    TAGS,
    TRACKS,
)
from keeling.games.e_mission.view.view import (
    by_name,
    cards_of,
    challenges,
    crises_at,
    globals_at,
    names_at,
)
from keeling.kernel.bits import bit

Number = Annotated[int, Meta(ge=0, le=999)]
Counts = dict[str, Number]
UNKNOWN = "unknown"  # a crisis that lies face down; `unknown 1`: from the deck before


class GlobalPosition(Struct, forbid_unknown_fields=True, omit_defaults=True):
    """A global project that lies out, with the cards under it: card -> the tag it takes, or ""."""

    card: str
    tucked: dict[str, str] = {}


class SeatPosition(Struct, forbid_unknown_fields=True, kw_only=True):
    """One player's things; what is left out is nothing."""

    power: str = ""
    demand: Number = 0
    dirty: Number = 0
    clean: Number = 0
    communities: Number = 0
    fewer: Number = 0
    cut: Number = 0
    emissions: Counts = {}
    resilience: Counts = {}
    hand: list[str] = []
    drawn: list[str] = []  # to choose from
    projects: list[list[str]] = []  # slot -> cards, the top one first
    used: list[Number] = []
    global_used: list[Number] = []
    refused: dict[str, list[Number]] = {}  # who refused -> places that may not ask again
    done: bool = False


class Position(Struct, forbid_unknown_fields=True, kw_only=True):
    """The whole table; decks follow from it."""

    config: dict[str, Any]
    round: Annotated[int, Meta(ge=0, le=int(ROUNDS))] = 1
    phase: str = "project"
    ending: str = ""
    drawdown: bool = False
    trees: Annotated[int, Meta(ge=0, le=int(MAX_TREES))] = 0
    oceans: Annotated[int, Meta(ge=0, le=int(MAX_OCEANS))] = 0
    dac: Annotated[int, Meta(ge=0, le=int(MAX_DAC))] = 0
    bands: Annotated[int, Meta(ge=0, le=8)] = 0
    suspended: Annotated[int, Meta(ge=0, le=8)] = 0
    loose: Number = 0
    recent: Number = 0
    rolls: Number = 0
    tracks: Counts = {}
    crises_drawn: Number = 3
    column: list[str] = []
    ongoing: list[str] = []
    crisis_discarded: list[str] = []
    crisis_decks: list[list[str]] = []  # older ones, of which cards still lie face down
    crisis_tucked: dict[str, list[str]] = {}
    globals: list[GlobalPosition | None] = []
    offered: list[str] = []
    global_discarded: list[str] = []
    active: list[str] = []
    discarded: list[str] = []
    given: list[str] = []
    paid: list[str] = []
    chosen: list[int] = []
    spared: list[str] = []
    lessened: Number = 0
    challenges: dict[str, str] = {}
    sinks_at_start: Number = 0
    emitted: list[Number] = []
    bound: list[Number] = []
    heat: list[Number] = []
    struck: list[Number] = []
    seats: dict[str, SeatPosition]
    agenda: list[str]  # what happens next stands first


def dump(s: EMission) -> dict[str, Any]:
    """The whole table by names."""
    position = Position(
        config=s.config.json(),
        round=s.round,
        phase=PHASES[s.phase],
        ending="" if s.ending == NONE else ENDINGS[s.ending],
        drawdown=s.drawdown,
        trees=s.trees,
        oceans=s.oceans,
        dac=s.dac,
        bands=s.bands,
        suspended=s.suspended,
        loose=s.loose,
        recent=s.recent,
        rolls=s.rolls,
        tracks=dict(zip(TRACKS, s.marker, strict=True)),
        crises_drawn=s.crises_drawn,
        **dump_crises(s),
        **dump_projects(s),
        spared=[SEATS[n] for n in range(s.seats) if s.spared & bit(n)],
        lessened=s.lessened,
        challenges=challenges(s),
        sinks_at_start=s.sinks_at_start,
        emitted=list(s.emitted),
        bound=list(s.bound),
        heat=list(s.heat),
        struck=list(s.struck),
        seats={SEATS[seat]: dump_seat(s, seat) for seat in range(s.seats)},
        agenda=[STEPS.write(step) for step in reversed(s.agenda)],
    )
    built: dict[str, Any] = msgspec.to_builtins(position)
    return built


def dump_crises(s: EMission) -> dict[str, Any]:
    """Where the crises are."""
    older = range(FIRST_DECK, int(s.crisis_deck), -1)
    tucked = {name: [CARDS[c] for c in tucked_under(s, n)] for n, name in enumerate(CRISIS_CARDS)}
    return {
        "column": [entry_name(s, entry) for entry in s.column],
        "ongoing": crises_at(s, IS_ONGOING),
        "crisis_discarded": crises_at(s, DISCARDED),
        "crisis_decks": [crises_at(s, deck) for deck in older],
        "crisis_tucked": {name: cards for name, cards in tucked.items() if cards},
    }


def entry_name(s: EMission, entry: int) -> str:
    """An entry of the column: a crisis, or face down, with how many decks ago it was drawn."""
    if entry >= 0:
        return CRISIS_CARDS[entry]
    ago = entry - int(s.crisis_deck)
    return f"{UNKNOWN} {ago}" if ago else UNKNOWN


def dump_projects(s: EMission) -> dict[str, Any]:
    """Where the global projects and the cards outside hands and stacks are."""
    return {
        "globals": [dump_global(s, slot) for slot in range(N_GLOBAL_SLOTS)],
        "offered": globals_at(s, DRAWN),
        "global_discarded": globals_at(s, DISCARDED),
        "active": [
            GLOBAL_CARDS[s.out[slot]]
            for slot in range(N_GLOBAL_SLOTS)
            if s.active & bit(slot) and s.out[slot] != NONE
        ],
        "discarded": names_at(s, DISCARDED),
        "given": [CARDS[card] for card in range(N_PROJECTS) if was_given(s, card)],
        "paid": [CARDS[card] for card in s.paid],
        "chosen": list(s.chosen),
    }


def dump_global(s: EMission, slot: int) -> GlobalPosition | None:
    """A global project by names."""
    if s.out[slot] == NONE:
        return None
    tucked = {}
    for card in s.under_global(slot):
        tag = (s.where[card] - UNDER_GLOBAL) % (N_TAGS + 1)
        tucked[CARDS[card]] = "" if tag == NO_TAG else TAGS[tag]
    return GlobalPosition(GLOBAL_CARDS[s.out[slot]], tucked)


def dump_seat(s: EMission, seat: int) -> SeatPosition:
    """One player's things by names."""
    first, behind = seat * N_SLOTS, (seat + 1) * N_SLOTS
    return SeatPosition(
        power="" if s.power[seat] == NONE else POWERS[s.power[seat]],
        demand=s.demand[seat],
        dirty=s.dirty[seat],
        clean=s.clean[seat],
        communities=s.communities[seat],
        fewer=s.fewer[seat],
        cut=s.cut[seat],
        emissions=by_name(s.emission, seat, EMISSIONS),
        resilience=by_name(s.resilience, seat, RESILIENCE),
        hand=names_at(s, seat),
        drawn=names_at(s, SET_ASIDE - seat),
        projects=[[CARDS[c] for c in cards_of(s, stack)] for stack in range(first, behind)],
        used=list(s.used[first:behind]),
        global_used=list(s.global_used[seat * N_GLOBAL_SLOTS : (seat + 1) * N_GLOBAL_SLOTS]),
        refused=dump_refused(s, seat),
        done=s.is_done(seat),
    )


def dump_refused(s: EMission, seat: int) -> dict[str, list[int]]:
    """Who has refused a seat, and which of its places may not ask again."""
    found = {}
    for other in range(s.seats):
        places = bits_of(s.refused[seat * s.seats + other])
        if places:
            found[SEATS[other]] = places
    return found


def bits_of(found: int) -> list[int]:
    """The members of a set."""
    return [n for n in range(N_SLOTS + N_GLOBAL_SLOTS) if found & bit(n)]
