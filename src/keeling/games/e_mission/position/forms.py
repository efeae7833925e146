"""What has a form of its own in a position of e-Mission: where cards lie, and what is asked."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Annotated, Final

from librt.vecs import append, vec
from msgspec import Meta, Struct
from mypy_extensions import i64

from keeling.games.e_mission.engine.options import VOCABULARY
from keeling.games.e_mission.engine.rules.column import tucked_under, under_crisis
from keeling.games.e_mission.engine.rules.partners import give_once, was_given
from keeling.games.e_mission.engine.state import (
    DISCARDED,
    FIRST_DECK,
    GROUP,
    IN_COLUMN,
    IN_DECK,
    NO_TAG,
    SET_ASIDE,
    UNDER_GLOBAL,
    EMission,
)
from keeling.games.e_mission.engine.tables import (
    CARDS,
    CRISIS_CARDS,
    ENDINGS,
    GLOBAL_CARDS,
    LAST_SPACE,
    N_GLOBAL_SLOTS,
    N_PROJECTS,
    N_SLOTS,
    N_TAGS,
    NONE,
    PHASES,
    PROJECT_CARDS,
    SEATS,
    TAGS,
    TRACKS,
)
from keeling.games.e_mission.view.view import cards_of, crises_at, names_at
from keeling.kernel.bits import bit
from keeling.kernel.errors import BadScenario
from keeling.kernel.fields import Cards, Members, Numbers, Row, number, seat_number

MOST: Final = 999  # of anything that is counted
Number = Annotated[int, Meta(ge=0, le=MOST)]
UNKNOWN: Final = "unknown"  # a crisis that lies face down; `unknown 1`: from the deck before
N_ASKING: Final = N_SLOTS + N_GLOBAL_SLOTS  # places that somebody can refuse


class GlobalProject(Struct, forbid_unknown_fields=True, omit_defaults=True):
    """A global project that lies out, with the cards under it: card -> the tag it takes, or ""."""

    card: str
    tucked: dict[str, str] = {}


class Tallies(Numbers):
    """Numbers side by side that are never below 0."""

    kind = list[Number]


class Sitting(Members):
    """A set of seats at which somebody sits."""

    def number(self, s: EMission, name: str) -> int:
        """Says so if nobody does."""
        return seat_number(s, name, self.called(s))


class Projects(Cards):
    """Project cards somewhere; the state counts them as they move."""

    def write(self, s: EMission, row: Row) -> list[str]:
        """Those that lie there."""
        return names_at(s, self.at + self.step * (row or 0))

    def lay(self, s: EMission, name: str, place: int) -> None:
        """Out of the deck."""
        s.put(free_card(s, name, "project"), place)


class Globals(Cards):
    """Global projects that do not lie out."""

    def lay(self, s: EMission, name: str, place: int) -> None:
        """Out of the deck."""
        lay_global(s, name, place)


class Crises(Cards):
    """Crises that lie open."""

    def lay(self, s: EMission, name: str, place: int) -> None:
        """Out of the deck."""
        lay_crisis(s, name, place)


def numbered(name: str, kind: str) -> int:
    """The number of a name of a vocabulary kind."""
    return number(name, VOCABULARY.names[kind], kind)


def free_card(s: EMission, name: str, kind: str) -> int:
    """A card that is still in the deck, or a start card nobody has yet."""
    card = numbered(name, kind)
    if s.where[card] >= 0 or s.where[card] == DISCARDED or s.where[card] <= SET_ASIDE:
        raise BadScenario(f"{kind} '{name}' is in two places")
    if card < N_PROJECTS and s.where[card] != IN_DECK:
        raise BadScenario(f"'{name}' is not in the box of a game for one")
    return card


# ---- the round and the earth


def phase(s: EMission, _row: None) -> str:
    """Of the round."""
    return PHASES[s.phase_begun]


def put_phase(s: EMission, _row: None, name: str) -> None:
    """There is always one."""
    if name not in PHASES:
        raise BadScenario(f"'{name}' is none of {', '.join(PHASES)}")
    s.phase_begun = PHASES.index(name)


def ending(s: EMission, _row: None) -> str:
    """How the game ended."""
    return "" if s.ending == NONE else ENDINGS[s.ending]


def put_ending(s: EMission, _row: None, name: str) -> None:
    """Nothing while the game runs."""
    if name and name not in ENDINGS:
        raise BadScenario(f"one of {', '.join(ENDINGS)}, not '{name}'")
    s.ending = ENDINGS.index(name) if name else NONE


def tracks(s: EMission, _row: None) -> dict[str, int]:
    """Track -> space."""
    return dict(zip(TRACKS, s.marker, strict=True))


def put_tracks(s: EMission, _row: None, given: Mapping[str, int]) -> None:
    """Track -> space; what is left out is at its start."""
    for name, space in given.items():
        if space > LAST_SPACE:
            raise BadScenario(f"the last space of {name} is {LAST_SPACE}")
        s.marker[numbered(name, "track")] = space


def put_challenges(s: EMission, _row: None, given: Mapping[str, str]) -> None:
    """Challenge -> whose it is."""
    for name, owner in given.items():
        card = numbered(name, "challenge")
        s.challenge[card] = GROUP if owner == "group" else seat_number(s, owner, SEATS)


# ---- crises


def decks(s: EMission, _row: None) -> list[list[str]]:
    """Older decks, of which cards still lie face down."""
    return [crises_at(s, deck) for deck in range(FIRST_DECK, int(s.crisis_deck), -1)]


def put_decks(s: EMission, _row: None, given: list[list[str]]) -> None:
    """All others are in the deck of now."""
    s.crisis_deck = FIRST_DECK - len(given)
    for n, at in enumerate(s.crisis_at):
        s.crisis_at[n] = s.crisis_deck if at == FIRST_DECK else at
    for age, names in enumerate(given):
        for name in names:
            lay_crisis(s, name, FIRST_DECK - age)


def lay_crisis(s: EMission, name: str, at: int) -> None:
    """A crisis somewhere; each is in one place."""
    crisis = numbered(name, "crisis")
    if s.crisis_at[crisis] != s.crisis_deck:
        raise BadScenario(f"crisis '{name}' is in two places")
    s.crisis_at[crisis] = at


def column(s: EMission, _row: None) -> list[str]:
    """From the bottom."""
    return [entry_name(s, entry) for entry in s.column]


def entry_name(s: EMission, entry: int) -> str:
    """An entry of the column: a crisis, or face down, with how many decks ago it was drawn."""
    if entry >= 0:
        return CRISIS_CARDS[entry]
    ago = entry - int(s.crisis_deck)
    return f"{UNKNOWN} {ago}" if ago else UNKNOWN


def put_column(s: EMission, _row: None, given: list[str]) -> None:
    """From the bottom; of each deck no more lie face down than nobody has seen."""
    for name in given:
        word, _, ago = name.partition(" ")
        if word == UNKNOWN and (not ago or ago.isdecimal()):
            s.column = append(s.column, s.crisis_deck + int(ago or 0))
        else:
            lay_crisis(s, name, IN_COLUMN)
            s.column = append(s.column, numbered(name, "crisis"))
    for entry in s.column:
        if entry < 0 and list(s.column).count(entry) > list(s.crisis_at).count(entry):
            raise BadScenario("more lie face down than there are cards")


def tucked(s: EMission, _row: None) -> dict[str, list[str]]:
    """Crisis -> cards under it."""
    found = {name: tucked_under(s, crisis) for crisis, name in enumerate(CRISIS_CARDS)}
    return {name: [CARDS[card] for card in cards] for name, cards in found.items() if cards}


def put_tucked(s: EMission, _row: None, given: Mapping[str, list[str]]) -> None:
    """Crisis -> cards under it."""
    for name, cards in given.items():
        crisis = numbered(name, "crisis")
        for card in cards:
            s.put(free_card(s, card, "project"), under_crisis(crisis))


# ---- global projects


def lying_out(s: EMission, _row: None) -> list[GlobalProject | None]:
    """Slot by slot."""
    return [on_slot(s, slot) for slot in range(N_GLOBAL_SLOTS)]


def on_slot(s: EMission, slot: int) -> GlobalProject | None:
    """A global project with what is under it, if there is one."""
    if s.out[slot] == NONE:
        return None
    under = {}
    for card in s.under_global(slot):
        tag = (s.where[card] - UNDER_GLOBAL) % (N_TAGS + 1)
        under[CARDS[card]] = "" if tag == NO_TAG else TAGS[tag]
    return GlobalProject(GLOBAL_CARDS[s.out[slot]], under)


def lay_out(s: EMission, _row: None, given: list[GlobalProject | None]) -> None:
    """Slot by slot."""
    if len(given) > N_GLOBAL_SLOTS:
        raise BadScenario(f"at most {N_GLOBAL_SLOTS} lie out")
    for slot, there in enumerate(given):
        if there is None:
            continue
        lay_global(s, there.card, slot)
        s.out[slot] = numbered(there.card, "global")
        for name, tag in there.tucked.items():
            taken = numbered(tag, "tag") if tag else NO_TAG
            at = UNDER_GLOBAL + slot * (N_TAGS + 1) + taken
            s.put(free_card(s, name, "project"), at)


def lay_global(s: EMission, name: str, at: int) -> None:
    """A global project somewhere; each is in one place."""
    card = numbered(name, "global")
    if s.global_at[card] != IN_DECK:
        raise BadScenario(f"global project '{name}' is in two places, or not in the box")
    s.global_at[card] = at


def active(s: EMission, _row: None) -> list[str]:
    """Those that were active when last looked at."""
    there = [slot for slot in range(N_GLOBAL_SLOTS) if s.out[slot] != NONE]
    return [GLOBAL_CARDS[s.out[slot]] for slot in there if s.active & bit(slot)]


def put_active(s: EMission, _row: None, given: list[str]) -> None:
    """Only what lies out."""
    for name in given:
        slot = int(s.global_at[numbered(name, "global")])
        if slot < 0:
            raise BadScenario(f"'{name}' does not lie out")
        s.active |= bit(slot)


# ---- cards


def given_on(s: EMission, _row: None) -> list[str]:
    """Cards that were given this round, each only once."""
    return [name for card, name in enumerate(PROJECT_CARDS) if was_given(s, card)]


def put_given(s: EMission, _row: None, given: list[str]) -> None:
    """Each only once a round."""
    for name in given:
        give_once(s, numbered(name, "project"))


def put_chosen(s: EMission, _row: None, given: list[int]) -> None:
    """Cards or numbers: what they are the agenda knows."""
    s.chosen = vec[i64](given)


def stacks(s: EMission, seat: int) -> list[list[str]]:
    """Slot -> cards, the top one first."""
    own = range(seat * N_SLOTS, (seat + 1) * N_SLOTS)
    return [[CARDS[card] for card in cards_of(s, stack)] for stack in own]


def put_stacks(s: EMission, seat: int, given: list[list[str]]) -> None:
    """From the bottom up."""
    if len(given) > N_SLOTS:
        raise BadScenario(f"{SEATS[seat]} has more than {N_SLOTS}")
    for slot, cards in enumerate(given):
        for name in reversed(cards):
            s.cover(free_card(s, name, "card"), seat * N_SLOTS + slot)


def refused(s: EMission, seat: int) -> dict[str, list[int]]:
    """Who has refused a seat -> which of its places may not ask again."""
    row = s.refused[seat * s.seats : (seat + 1) * s.seats]
    return {
        SEATS[other]: [place for place in range(N_ASKING) if places & bit(place)]
        for other, places in enumerate(row)
        if places
    }


def put_refused(s: EMission, seat: int, given: Mapping[str, list[int]]) -> None:
    """Who has refused a seat -> which of its places may not ask again."""
    for name, places in given.items():
        asked = seat * s.seats + seat_number(s, name, SEATS)
        if any(place >= N_ASKING for place in places):
            raise BadScenario(f"places are 0 to {N_ASKING - 1}")
        s.refused[asked] = sum(bit(place) for place in set(places))
