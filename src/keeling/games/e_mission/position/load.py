"""A position read back: says what is wrong with a bad one."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec
from librt.vecs import append, vec
from mypy_extensions import i64

from keeling.games.e_mission.engine.options import VOCABULARY
from keeling.games.e_mission.engine.rules.challenges import hold
from keeling.games.e_mission.engine.rules.column import note_restrictions, under_crisis
from keeling.games.e_mission.engine.rules.partners import give_once
from keeling.games.e_mission.engine.rules.setup import new_table
from keeling.games.e_mission.engine.state import (
    DISCARDED,
    DRAWN,
    FIRST_DECK,
    GROUP,
    IN_COLUMN,
    IS_ONGOING,
    NO_TAG,
    SET_ASIDE,
    UNDER_GLOBAL,
    EMission,
)
from keeling.games.e_mission.engine.steps import STEPS
from keeling.games.e_mission.engine.tables import (
    BANDS,
    CHALLENGE_CARDS,
    EMISSIONS,
    ENDINGS,
    LAST_SPACE,
    N_GLOBAL_SLOTS,
    N_PROJECTS,
    N_SLOTS,
    N_TAGS,
    NONE,
    PHASES,
    RESILIENCE,
    SEATS,
)
from keeling.games.e_mission.position.position import UNKNOWN, Position, SeatPosition
from keeling.kernel.bits import bit
from keeling.kernel.errors import BadScenario

if TYPE_CHECKING:
    from keeling.kernel.config import Config


def load(data: object, config: Config) -> EMission:
    """The table a dump describes."""
    try:
        position = msgspec.convert(data, Position, strict=True)
    except msgspec.ValidationError as error:
        raise BadScenario(f"position: {error}") from error
    if sorted(position.seats) != sorted(SEATS[: config.seats]):
        raise BadScenario(f"seats: name exactly {', '.join(SEATS[: config.seats])}")
    s = new_table(config.seats, position.trees, position.oceans)
    s.config = config
    load_world(s, position)
    load_history(s, position)
    load_challenges(s, position)
    for name, seat in position.seats.items():
        load_seat(s, number(name, "seat"), seat)
    load_crises(s, position)
    load_globals(s, position)
    load_cards(s, position)
    steps = [STEPS.read(step, config.seats) for step in position.agenda]
    s.then(*steps)
    ended = position.ending
    if ended and (ended not in ENDINGS or steps):
        raise BadScenario(f"ending: one of {', '.join(ENDINGS)}, with nothing on the agenda")
    s.ending = ENDINGS.index(ended) if ended else NONE
    s.settle()
    return s


def number(name: str, kind: str) -> int:
    """The number of a name of a vocabulary kind."""
    names = VOCABULARY.names[kind]
    if name not in names:
        raise BadScenario(f"no {kind} is called '{name}'")
    return names.index(name)


def seat_number(s: EMission, name: str) -> int:
    """A seat of this game."""
    seat = number(name, "seat")
    if seat >= s.seats:
        raise BadScenario(f"'{name}' does not sit at a table of {s.seats}")
    return seat


def load_world(s: EMission, position: Position) -> None:
    """The round and the earth."""
    if position.phase not in PHASES:
        raise BadScenario(f"phase: '{position.phase}' is none of {', '.join(PHASES)}")
    s.round, s.phase = position.round, PHASES.index(position.phase)
    s.drawdown = position.drawdown
    s.dac, s.bands, s.suspended = position.dac, position.bands, position.suspended
    if s.bands + s.suspended > BANDS:
        raise BadScenario(f"bands: there are only {BANDS}")
    s.loose, s.recent, s.rolls = position.loose, position.recent, position.rolls
    if s.loose >= s.row():
        raise BadScenario(f"loose: a row is full with {s.row()}")
    for name, space in position.tracks.items():
        if space > LAST_SPACE:
            raise BadScenario(f"tracks: the last space of {name} is {LAST_SPACE}")
        s.marker[number(name, "track")] = space
    s.crises_drawn = position.crises_drawn
    s.lessened = position.lessened
    s.spared = sum(bit(seat_number(s, name)) for name in set(position.spared))


def load_history(s: EMission, position: Position) -> None:
    """How it went so far."""
    s.sinks_at_start = position.sinks_at_start
    for name in ("emitted", "bound", "heat", "struck"):
        row, given = getattr(s, name), getattr(position, name)
        if len(given) > len(row):
            raise BadScenario(f"{name}: there are only {len(row)} numbers")
        for n, value in enumerate(given):
            row[n] = value


def load_challenges(s: EMission, position: Position) -> None:
    """What they change all game; what they changed at the start shows elsewhere."""
    for name, owner in position.challenges.items():
        card = number(name, "challenge")
        s.challenge[card] = GROUP if owner == "group" else seat_number(s, owner)
    if position.phase == PHASES[0] and position.round == 0:
        return  # they have not been applied yet
    for card in range(len(CHALLENGE_CARDS)):
        if s.challenge[card] != NONE:
            hold(s, card)


def load_seat(s: EMission, seat: int, given: SeatPosition) -> None:
    """One player's things."""
    s.power[seat] = number(given.power, "power") if given.power else NONE
    s.demand[seat], s.dirty[seat], s.clean[seat] = given.demand, given.dirty, given.clean
    s.communities[seat] = given.communities
    s.fewer[seat], s.cut[seat] = given.fewer, given.cut
    spread(s.emission, seat, given.emissions, EMISSIONS)
    spread(s.resilience, seat, given.resilience, RESILIENCE)
    for name in given.hand:
        s.put(free_card(s, name, "project"), seat)
    for name in given.drawn:
        s.put(free_card(s, name, "project"), SET_ASIDE - seat)
    load_stacks(s, seat, given)
    fill(s.global_used, seat * N_GLOBAL_SLOTS, given.global_used, N_GLOBAL_SLOTS, "global_used")
    s.done |= bit(seat) if given.done else 0
    for name, places in given.refused.items():
        asked = seat * s.seats + seat_number(s, name)
        if any(place >= N_SLOTS + N_GLOBAL_SLOTS for place in places):
            raise BadScenario(f"refused: places are 0 to {N_SLOTS + N_GLOBAL_SLOTS - 1}")
        s.refused[asked] = sum(bit(place) for place in set(places))


def load_stacks(s: EMission, seat: int, given: SeatPosition) -> None:
    """The projects, from the bottom up."""
    if len(given.projects) > N_SLOTS:
        raise BadScenario(f"projects: {SEATS[seat]} has more than {N_SLOTS}")
    for slot, cards in enumerate(given.projects):
        for name in reversed(cards):
            s.cover(free_card(s, name, "card"), seat * N_SLOTS + slot)
    fill(s.used, seat * N_SLOTS, given.used, N_SLOTS, "used")


def free_card(s: EMission, name: str, kind: str) -> int:
    """A card that is still in the deck, or a start card nobody has yet."""
    card = number(name, kind)
    if s.where[card] >= 0 or s.where[card] == DISCARDED or s.where[card] <= SET_ASIDE:
        raise BadScenario(f"{kind} '{name}' is in two places")
    if card < N_PROJECTS and s.where[card] != -1:
        raise BadScenario(f"'{name}' is not in the box of a game for one")
    return card


def fill(row: vec[i64], first: int, given: list[int], room: int, what: str) -> None:
    """Numbers into a stretch of a row."""
    if len(given) > room:
        raise BadScenario(f"{what}: there are only {room}")
    for n, value in enumerate(given):
        row[first + n] = value


def spread(row: vec[i64], seat: int, found: dict[str, int], names: list[str]) -> None:
    """Numbers by name into a seat's stretch of a row."""
    if unknown := sorted(set(found) - set(names)):
        raise BadScenario(f"unknown name '{unknown[0]}'")
    for n, name in enumerate(names):
        row[seat * len(names) + n] = found.get(name, 0)


def load_crises(s: EMission, position: Position) -> None:
    """Decks, column, ongoing ones, discard pile, and what is tucked under them."""
    s.crisis_deck = FIRST_DECK - len(position.crisis_decks)
    for n, at in enumerate(s.crisis_at):
        s.crisis_at[n] = s.crisis_deck if at == FIRST_DECK else at
    for age, names in enumerate(position.crisis_decks):
        lay_crises(s, names, FIRST_DECK - age)
    lay_crises(s, position.ongoing, IS_ONGOING)
    lay_crises(s, position.crisis_discarded, DISCARDED)
    for name in position.column:
        word, _, ago = name.partition(" ")
        if word == UNKNOWN and (not ago or ago.isdecimal()):
            s.column = append(s.column, s.crisis_deck + int(ago or 0))
        else:
            lay_crises(s, [name], IN_COLUMN)
            s.column = append(s.column, number(name, "crisis"))
    for entry in s.column:
        if entry < 0 and list(s.column).count(entry) > list(s.crisis_at).count(entry):
            raise BadScenario("column: more lie face down than there are cards")
    note_restrictions(s)
    for name, cards in position.crisis_tucked.items():
        crisis = number(name, "crisis")
        for card in cards:
            s.put(free_card(s, card, "project"), under_crisis(crisis))


def lay_crises(s: EMission, names: list[str], at: int) -> None:
    """Crises somewhere; each is in one place."""
    for name in names:
        crisis = number(name, "crisis")
        if s.crisis_at[crisis] != s.crisis_deck:
            raise BadScenario(f"crisis '{name}' is in two places")
        s.crisis_at[crisis] = at


def load_globals(s: EMission, position: Position) -> None:
    """Global projects that lie out, were drawn or discarded."""
    if len(position.globals) > N_GLOBAL_SLOTS:
        raise BadScenario(f"globals: at most {N_GLOBAL_SLOTS} lie out")
    for slot, there in enumerate(position.globals):
        if there is not None:
            lay_global(s, there.card, slot)
            s.out[slot] = number(there.card, "global")
            for name, tag in there.tucked.items():
                taken = number(tag, "tag") if tag else NO_TAG
                at = UNDER_GLOBAL + slot * (N_TAGS + 1) + taken
                s.put(free_card(s, name, "project"), at)
    for name in position.offered:
        lay_global(s, name, DRAWN)
    for name in position.global_discarded:
        lay_global(s, name, DISCARDED)
    for name in position.active:
        slot = int(s.global_at[number(name, "global")])
        if slot < 0:
            raise BadScenario(f"active: '{name}' does not lie out")
        s.active |= bit(slot)


def lay_global(s: EMission, name: str, at: int) -> None:
    """A global project somewhere; each is in one place."""
    card = number(name, "global")
    if s.global_at[card] != -1:
        raise BadScenario(f"global project '{name}' is in two places, or not in the box")
    s.global_at[card] = at


def load_cards(s: EMission, position: Position) -> None:
    """Project cards outside hands and stacks."""
    for name in position.discarded:
        s.put(free_card(s, name, "project"), DISCARDED)
    for name in position.given:
        give_once(s, number(name, "project"))
    for name in position.paid:
        s.paid = append(s.paid, number(name, "project"))
    s.chosen = vec[i64](position.chosen)
