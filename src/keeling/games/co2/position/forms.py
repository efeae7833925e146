"""What has a form of its own in a position of CO₂: demand spaces, congresses, things seen."""

from __future__ import annotations

from collections.abc import Mapping

from keeling.games.carbon.engine.cards import SHOWN, UNSEEN
from keeling.games.carbon.engine.table import NIBBLE
from keeling.games.co2.engine.state import EMPTY, GREEN, LARGE, Co2, energy_of, owner_of
from keeling.games.co2.engine.tables import (
    COMPANY_GOALS,
    CONGRESSES,
    ENERGIES,
    EVENT_CARDS,
    FIRST_SPACE,
    FOSSILS,
    N_ENERGIES,
    NONE,
    PLACES,
    REGION_SIZE,
    SEATS,
    SIZES,
    TOPICS,
)
from keeling.kernel.bag import bag
from keeling.kernel.bits import bit
from keeling.kernel.errors import BadScenario
from keeling.kernel.fields import number, put_card, seat_number

PLANT = 3  # words for a green plant: owner, energy, size


def put_start_player(s: Co2, _row: None, name: str) -> None:
    """The start player is always somebody."""
    s.starter = seat_number(s, name, SEATS)


# ---- regions and projects


def spaces(s: Co2, region: int) -> list[str]:
    """The demand spaces of a region, from left to right."""
    first = FIRST_SPACE[region]
    return [spaced(s.demand[n]) for n in range(first, first + REGION_SIZE[region])]


def put_spaces(s: Co2, region: int, given: list[str]) -> None:
    """All demand spaces of a region."""
    if len(given) != REGION_SIZE[region]:
        raise BadScenario(f"there are {REGION_SIZE[region]} demand spaces, '' for an empty one")
    for n, space in enumerate(given):
        s.demand[FIRST_SPACE[region] + n] = unspaced(s, space)


def spaced(space: int) -> str:
    """A demand space in words: "", "coal", "orange solar small"."""
    if space == EMPTY:
        return ""
    if space < GREEN:
        return FOSSILS[space]
    size = SIZES[int(space >= GREEN + LARGE)]
    return f"{SEATS[owner_of(space)]} {ENERGIES[energy_of(space)]} {size}"


def unspaced(s: Co2, text: str) -> int:
    """The number of a demand space in words."""
    words = text.split()
    if not words:
        return EMPTY
    if len(words) == 1:
        return number(text, FOSSILS, "fossil")
    if len(words) != PLANT:
        raise BadScenario(f"write '{text}' as '<seat> <energy> <size>'")
    seat, energy = seat_number(s, words[0], SEATS), number(words[1], ENERGIES, "energy")
    return GREEN + seat * N_ENERGIES + energy + LARGE * number(words[2], SIZES, "size")


def put_project(s: Co2, project: int, energy: str) -> None:
    """A tile on a project slot has an energy."""
    s.project[project] = number(energy, ENERGIES, "energy")


def put_fossils(s: Co2, _row: None, given: Mapping[str, int]) -> None:
    """The stack of fossil plants; other names are passed over."""
    s.fossils = bag([given.get(name, 0) for name in FOSSILS])


def put_fossils_gone(s: Co2, _row: None, given: Mapping[str, int]) -> None:
    """Fossil plants that have left the game; other names are passed over."""
    for n, name in enumerate(FOSSILS):
        s.fossils_gone[n] = given.get(name, 0)


# ---- congresses


def tile(s: Co2, place: int) -> str:
    """The congress tile that is open at a place, or nothing."""
    return "" if s.congress[place] == NONE else CONGRESSES[s.congress[place]]


def put_tile(s: Co2, place: int, name: str) -> None:
    """A congress tile is open at a place."""
    if name:
        s.congress[place] = turn_up(s, name)


def turn_up(s: Co2, name: str) -> int:
    """A congress tile is open, or was: its number."""
    congress = number(name, CONGRESSES, "congress")
    if s.congress_seen & bit(congress):
        raise BadScenario(f"'{name}' is in two places at once")
    s.congress_seen |= bit(congress)
    return congress


def speakers(s: Co2, place: int) -> dict[str, str]:
    """Topic -> who speaks on it."""
    found = s.speaker[place * N_ENERGIES : (place + 1) * N_ENERGIES]
    return {ENERGIES[topic]: SEATS[seat] for topic, seat in enumerate(found) if seat != NONE}


def put_speakers(s: Co2, place: int, given: Mapping[str, str]) -> None:
    """Scientists speak on the topics of the tile."""
    if given and s.congress[place] == NONE:
        raise BadScenario(f"nobody can speak at {PLACES[place]}")
    for topic, speaker in given.items():
        energy = number(topic, ENERGIES, "energy")
        if not TOPICS[s.congress[place]] & bit(energy):
            raise BadScenario(f"{tile(s, place)} has no topic '{topic}'")
        s.speaker[place * N_ENERGIES + energy] = seat_number(s, speaker, SEATS)


def congresses_gone(s: Co2, _row: None) -> list[str]:
    """Congress tiles that were open and are no longer."""
    found, seen = enumerate(CONGRESSES), s.congress_seen
    return [name for n, name in found if seen >> n & 1 and n not in s.congress]


def put_congresses_gone(s: Co2, _row: None, given: list[str]) -> None:
    """Congress tiles that were open and are no longer."""
    for name in given:
        turn_up(s, name)


def completed(s: Co2, _row: None) -> list[str]:
    """Places whose congresses were completed in this turn, the first one first."""
    found, left = [], int(s.completed)
    while left:
        found.append(PLACES[(left & 15) - 1])
        left >>= NIBBLE
    return found


def put_completed(s: Co2, _row: None, given: list[str]) -> None:
    """Places whose congresses were completed in this turn, the first one first."""
    if len(set(given)) < len(given):
        raise BadScenario("a place is completed once")
    for name in given:
        s.note_completed(number(name, PLACES, "place"))


# ---- cards


def put_un_turned_up(s: Co2, _row: None, n: int) -> None:
    """Those UN goals came last that are in the display; they were all turned up."""
    shown = [card for card, place in enumerate(s.un_goal) if place >= SHOWN]
    s.un_turned_up = max(n, len(shown))
    for card in shown:
        s.un_goal[card] += s.un_turned_up - len(shown)


def events_gone(s: Co2, _row: None) -> list[str]:
    """Event cards that were open and are no longer."""
    found, still = enumerate(EVENT_CARDS), (s.event, s.next_event)
    return [name for n, name in found if s.events_seen >> n & 1 and n not in still]


def put_events_gone(s: Co2, _row: None, given: list[str]) -> None:
    """All event cards that were seen: these, where one is named, and those that are open."""
    gone = [number(name, EVENT_CARDS, "event") for name in given if name]
    for card in (s.event, s.next_event, *gone):
        if card != NONE:
            s.events_seen |= bit(card)


def goal(s: Co2, seat: int) -> str:
    """The company goal that was dealt to a seat, or nothing."""
    card = s.goal_of(seat)
    return "" if card == NONE else COMPANY_GOALS[card]


def put_goal(s: Co2, seat: int, name: str) -> None:
    """One company goal, of those that so many players use."""
    if name:
        put_card(s.goal, number(name, COMPANY_GOALS, "company goal"), seat, name, UNSEEN)
