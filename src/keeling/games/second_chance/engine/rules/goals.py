"""SC-17.3 Private goals, SC-17.5 company goals, SC-17.7 solo goals."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from keeling.games.second_chance.engine import events
from keeling.games.second_chance.engine.places import EMPTY, GREEN, builder_of, energy_of, owner_of
from keeling.games.second_chance.engine.rules.environment import (
    has_all_plant_goals,
    summits_resolved,
)
from keeling.games.second_chance.engine.state import SecondChance
from keeling.games.second_chance.engine.tables import (
    ASIA,
    CEP_OWNED,
    CONTROL_WITH_CEP,
    CONTROLLED,
    COUNT,
    FIRST_SLOT,
    GOAL_EACH,
    GOAL_MAX,
    GOAL_MONEY,
    GOAL_SKIP,
    INFRA_ENERGIES,
    INFRA_ONE_REGION,
    INFRA_REGIONS,
    INFRA_SAME_ENERGY,
    MONEY_OWNED,
    MOST_SEATS,
    N_COOP_GOALS,
    N_ENERGIES,
    N_PROJECTS,
    N_REGIONS,
    N_SUBSIDIES,
    NONE,
    PLANT_ENERGIES,
    PLANT_REGIONS,
    PLANTS_ONE_REGION,
    PLANTS_SAME_ENERGY,
    PRIVATE_N,
    PRIVATE_TEST,
    RECRUITED,
    SIZE_GOAL,
    SOLO_N,
    START_POOL,
    START_SUPPLY,
    SUMMIT_ALONE,
    TECH_OWNED,
    TRACK,
    TRACKS_ENDED,
)
from keeling.kernel.bits import bit

# What company goals count, in the order of `tables.COUNTS`.
TRACKS_LED: Final = 1
UN_CARDS: Final = 2
REGIONS_CONTROLLED: Final = 3
# Solo goals, from 0. Those of the set-up and of all draws (6, 7) ask for nothing at the end.
ALL_TRACKS: Final = 0
TEN_PLANTS: Final = 1
FIVE_PLANTS: Final = 2
ALL_REGIONS: Final = 3
FOUR_GOALS: Final = 4
PLANT_TILES: Final = 7
CEPS_IN_ASIA: Final = 8
ALL_SIZES: Final = 9
REPLACED: Final = 10
NO_EARLY_LOBBY: Final = 11


def markers_by_energy(s: SecondChance, seat: i64) -> vec[i64]:
    """SC-7.3.11 Infrastructure of a seat, with or without a plant: energy -> how many."""
    found = zeros(N_ENERGIES)
    for plant in s.slot:
        if plant >= GREEN and owner_of(plant) == seat:
            found[energy_of(plant)] += 1
    for project in range(N_PROJECTS):
        if s.marker[project] == seat:
            found[s.project[project] % N_ENERGIES] += 1
    return found


def markers_by_region(s: SecondChance, seat: i64) -> vec[i64]:
    """SC-7.3.11 Infrastructure of a seat: region -> how many."""
    found = zeros(N_REGIONS)
    for region in range(N_REGIONS):
        first: i64 = FIRST_SLOT[region]
        for slot in range(first, first + s.slots_in(region)):
            if s.slot[slot] != EMPTY and owner_of(s.slot[slot]) == seat:
                found[region] += 1
    for project in range(N_PROJECTS):
        if s.marker[project] == seat:
            found[project // N_SUBSIDIES] += 1
    return found


def plants_by_energy(s: SecondChance, seat: i64) -> vec[i64]:
    """SC-7.3.11 Plants a seat has built: energy -> how many."""
    found = zeros(N_ENERGIES)
    for plant in s.slot:
        if plant >= GREEN and builder_of(plant) == seat:
            found[energy_of(plant)] += 1
    return found


def plants_by_region(s: SecondChance, seat: i64) -> vec[i64]:
    """SC-7.3.11 Plants a seat has built: region -> how many."""
    found = zeros(N_REGIONS)
    for region in range(N_REGIONS):
        first: i64 = FIRST_SLOT[region]
        for slot in range(first, first + s.slots_in(region)):
            if s.slot[slot] != EMPTY and builder_of(s.slot[slot]) == seat:
                found[region] += 1
    return found


def zeros(n: i64) -> vec[i64]:
    """So many zeros."""
    made = vec[i64](capacity=n)
    for _ in range(n):
        made = append(made, 0)
    return made


def most(counts: vec[i64]) -> i64:
    """The largest of them."""
    found: i64 = 0
    for n in counts:
        found = max(found, n)
    return found


def kinds(counts: vec[i64]) -> i64:
    """How many of them are not 0."""
    found: i64 = 0
    for n in counts:
        if n > 0:
            found += 1
    return found


def tracks_ended(s: SecondChance, seat: i64) -> i64:
    """Tracks on whose last space a seat is."""
    found: i64 = 0
    for energy in range(N_ENERGIES):
        if s.level(seat, energy) == TRACK:
            found += 1
    return found


def progress(s: SecondChance, seat: i64, goal: i64) -> i64:
    """SC-17.3 How far a seat is with a private goal, on the position as it is."""
    test: i64 = PRIVATE_TEST[goal]
    found: i64 = 0
    if test == CEP_OWNED:
        found = s.ceps[seat]
    elif test == CONTROL_WITH_CEP:
        found = most_ceps_controlled(s, seat)
    elif test == SUMMIT_ALONE:
        found = 1 if s.alone & bit(seat) else 0
    elif test == TECH_OWNED:
        found = s.tech[seat]
    elif test == RECRUITED:
        found = START_POOL + START_SUPPLY - s.pool[seat]
    elif test == MONEY_OWNED:
        found = s.money[seat]
    elif test == TRACKS_ENDED:
        found = tracks_ended(s, seat)
    else:
        found = s.regions_of(seat) if test == CONTROLLED else tiles_progress(s, seat, test)
    return found


def tiles_progress(s: SecondChance, seat: i64, test: i64) -> i64:
    """SC-17.3 The goals about infrastructure and plants."""
    found: i64 = 0
    if test == INFRA_SAME_ENERGY:
        found = most(markers_by_energy(s, seat))
    elif test == INFRA_ENERGIES:
        found = kinds(markers_by_energy(s, seat))
    elif test == INFRA_ONE_REGION:
        found = most(markers_by_region(s, seat))
    elif test == INFRA_REGIONS:
        found = kinds(markers_by_region(s, seat))
    elif test == PLANTS_SAME_ENERGY:
        found = most(plants_by_energy(s, seat))
    elif test == PLANT_ENERGIES:
        found = kinds(plants_by_energy(s, seat))
    elif test == PLANTS_ONE_REGION:
        found = most(plants_by_region(s, seat))
    elif test == PLANT_REGIONS:
        found = kinds(plants_by_region(s, seat))
    return found


def most_ceps_controlled(s: SecondChance, seat: i64) -> i64:
    """The most CEPs in a region the seat controls."""
    found: i64 = 0
    for region in range(N_REGIONS):
        if s.controller[region] == seat:
            found = max(found, s.region_ceps[region])
    return found


def needed(s: SecondChance, goal: i64) -> i64:
    """SC-17.3 What a private goal asks for with so many players."""
    return PRIVATE_N[goal * MOST_SEATS + s.seats - 1]


def is_private_met(s: SecondChance, seat: i64, goal: i64) -> bool:
    """SC-17.3 Whether a private goal is met."""
    return progress(s, seat, goal) >= needed(s, goal)


def has_met_goals(s: SecondChance, seat: i64) -> bool:
    """SC-17.2 One private goal of a player is enough; SC-17.7 alone all that were kept."""
    met: i64 = 0
    kept: i64 = 0
    for goal in range(N_COOP_GOALS):
        if s.goal[goal] == seat:
            kept += 1
            met += 1 if is_private_met(s, seat, goal) else 0
    return met == kept if s.seats == 1 else met > 0


def company_points(s: SecondChance, seat: i64, goal: i64) -> i64:
    """SC-17.5 So many points each, without the first where the card says so, up to a maximum."""
    counted: i64 = max(0, counted_for(s, seat, COUNT[goal]) - GOAL_SKIP[goal])
    return min(GOAL_MAX[goal], GOAL_EACH[goal] * counted)


def counted_for(s: SecondChance, seat: i64, count: i64) -> i64:
    """SC-17.5 What company goals count, in the order of the cards."""
    if count == 0:
        return s.payable_ceps(seat)
    if count == TRACKS_LED:
        return tracks_led(s, seat)
    if count == UN_CARDS:
        return s.claimed_by(seat)
    if count == REGIONS_CONTROLLED:
        return s.regions_of(seat)
    counts = vec[i64](
        [
            kinds(plants_by_region(s, seat)),
            kinds(plants_by_energy(s, seat)),
            s.plants_of(seat),
            kinds(markers_by_region(s, seat)),
            kinds(markers_by_energy(s, seat)),
            s.markers_of(seat),
        ]
    )
    return counts[count - REGIONS_CONTROLLED - 1]


def tracks_led(s: SecondChance, seat: i64) -> i64:
    """SC-17.5 Tracks on which nobody is further; a disc is needed."""
    led: i64 = 0
    for energy in range(N_ENERGIES):
        best: i64 = 1
        for other in range(s.seats):
            best = max(best, s.level(other, energy))
        if s.level(seat, energy) == best:
            led += 1
    return led


def discard_goal(s: SecondChance, seat: i64) -> None:
    """SC-5.6 The company goal goes face down for $8."""
    s.discarded |= bit(seat)
    s.money[seat] += GOAL_MONEY
    s.tell(events.GOAL_DISCARDED, seat, s.company_goal_of(seat))


def note_late(s: SecondChance, environment: bool) -> None:
    """SC-17.8 A dated solo goal that is missed: told at once, lost at the end."""
    if s.solo_goal == NONE or s.late:
        return
    due: i64 = 1 if s.solo_goal == NO_EARLY_LOBBY else 2
    if s.decade != due or environment != (s.solo_goal == PLANT_TILES):
        return
    if s.solo_goal == NO_EARLY_LOBBY:
        s.late = s.lobbied_early
    elif s.solo_goal == FIVE_PLANTS:
        s.late = s.plants_of(0) < SOLO_N[FIVE_PLANTS]
    elif s.solo_goal == PLANT_TILES:
        s.late = not has_all_plant_goals(s)
    if s.late:
        s.tell(events.SOLO_GOAL_MISSED, 0, s.solo_goal)


def is_solo_met(s: SecondChance) -> bool:
    """SC-17.7 The solo goal on the final position; dated ones were judged in their time."""
    met = not s.late
    if s.solo_goal == ALL_TRACKS:
        met = tracks_ended(s, 0) == N_ENERGIES
    elif s.solo_goal == TEN_PLANTS:
        met = s.plants_of(0) >= SOLO_N[TEN_PLANTS]
    elif s.solo_goal == ALL_REGIONS:
        met = kinds(plants_by_region(s, 0)) == N_REGIONS
    elif s.solo_goal == FOUR_GOALS:
        met = has_met_goals(s, 0)
    elif s.solo_goal == CEPS_IN_ASIA:
        met = s.region_ceps[ASIA] >= SOLO_N[CEPS_IN_ASIA]
    elif s.solo_goal == ALL_SIZES:
        met = has_all_sizes(s)
    elif s.solo_goal == REPLACED:
        met = s.replaced
    return met


def has_all_sizes(s: SecondChance) -> bool:
    """SC-17.7 At least one summit of each size was resolved."""
    for size in range(2, 5):
        if summits_resolved(s, SIZE_GOAL, size) == 0:
            return False
    return True
