"""What lies ahead in a position of CO₂: Second Chance, and what stands on the board."""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from keeling.games.second_chance.engine.places import EMPTY, GREEN, energy_of
from keeling.games.second_chance.engine.rules.environment import EnvironmentGoals
from keeling.games.second_chance.engine.rules.goals import zeros
from keeling.games.second_chance.engine.rules.income import Income, income_of
from keeling.games.second_chance.engine.rules.reduction import ReductionPhase
from keeling.games.second_chance.engine.rules.turn import rounds_in
from keeling.games.second_chance.engine.state import COOP, SecondChance
from keeling.games.second_chance.engine.tables import (
    FIRST_SLOT,
    N_ENERGIES,
    N_FOSSILS,
    N_PLACES,
    N_PROJECTS,
    N_REGIONS,
    N_SUBSIDIES,
    N_SUMMITS,
    NONE,
    PPM,
    SUMMIT_SIZE,
    TOPICS,
)
from keeling.kernel.bits import bit


class Survey:
    """Counted once for a position."""

    turns: i64  # main actions of all players to come in this decade
    left: i64  # and until the end
    goals_ahead: bool  # the goals phase of this decade is still to come
    supply_ahead: bool  # for a team, the supply phase of this decade is still to come
    earning: i64  # seats whose income of this decade is still to come, as bits
    phases: float  # income phases to come
    income: vec[i64]  # seat -> income as the tracks stand
    in_region: vec[i64]  # region -> green plants
    of_energy: vec[i64]  # energy -> green plants
    prepared_in: vec[i64]  # region -> infrastructure without a plant
    prepared_of: vec[i64]
    planned_in: vec[i64]  # region -> planned projects
    planned_of: vec[i64]
    best: vec[i64]  # energy -> level of the foremost player
    of_size: vec[i64]  # size -> summits resolved
    on_topic: vec[i64]  # topic -> summits resolved
    cover: vec[float]  # summit place -> the part of its topics that somebody speaks on
    ppm: float  # a fossil plant, on average


def survey(s: SecondChance) -> Survey:
    """Look around."""
    v = Survey()
    look_ahead(s, v)
    v.income = zeros(s.seats)
    for seat in range(s.seats):
        v.income[seat] = income_of(s, seat)
    v.best = zeros(N_ENERGIES)
    for energy in range(N_ENERGIES):
        for seat in range(s.seats):
            v.best[energy] = max(v.best[energy], s.level(seat, energy))
    count_plants(s, v)
    count_projects(s, v)
    count_summits(s, v)
    ppm: i64 = 0
    for fossil in range(N_FOSSILS):
        ppm += PPM[fossil] * s.fossils.counts[fossil]
    v.ppm = float(ppm) / float(s.fossils.size) if s.fossils.size > 0 else 30.0
    return v


def look_ahead(s: SecondChance, v: Survey) -> None:
    """Turns and phases to come."""
    rounds: i64 = rounds_in(s)
    v.turns = 0
    v.goals_ahead = s.active != NONE
    v.supply_ahead = s.active != NONE
    v.earning = bit(s.seats) - 1 if s.active != NONE else 0
    if s.active != NONE:
        place: i64 = (s.active - s.starter + s.seats) % s.seats
        done: i64 = 1 if s.mains != 0 else 0
        v.turns = (rounds - s.round) * s.seats + s.seats - place - done
    else:
        for step in s.agenda:
            if isinstance(step, Income):
                v.earning |= bit(step.seat)
            elif isinstance(step, EnvironmentGoals):
                v.goals_ahead = True
            elif isinstance(step, ReductionPhase):
                v.supply_ahead = True
    v.left = v.turns + (s.decades - s.decade) * s.seats * rounds
    if s.seats == 1:  # SC-5.5 nearly every turn may have a second main action
        v.turns += v.turns * 3 // 4
        v.left += v.left * 3 // 4
    v.phases = float(s.decades - s.decade) + (1.0 if v.earning != 0 else 0.0)


def count_plants(s: SecondChance, v: Survey) -> None:
    """Green plants, whoever built them."""
    v.in_region = zeros(N_REGIONS)
    v.of_energy = zeros(N_ENERGIES)
    for region in range(N_REGIONS):
        first: i64 = FIRST_SLOT[region]
        for slot in range(first, first + s.slots_in(region)):
            if s.slot[slot] >= GREEN:
                v.in_region[region] += 1
                v.of_energy[energy_of(s.slot[slot])] += 1


def count_projects(s: SecondChance, v: Survey) -> None:
    """What is under way."""
    v.prepared_in = zeros(N_REGIONS)
    v.prepared_of = zeros(N_ENERGIES)
    v.planned_in = zeros(N_REGIONS)
    v.planned_of = zeros(N_ENERGIES)
    for project in range(N_PROJECTS):
        if s.project[project] == NONE:
            continue
        energy: i64 = s.project[project] % N_ENERGIES
        if s.marker[project] == NONE:
            v.planned_in[project // N_SUBSIDIES] += 1
            v.planned_of[energy] += 1
        else:
            v.prepared_in[project // N_SUBSIDIES] += 1
            v.prepared_of[energy] += 1


def count_summits(s: SecondChance, v: Survey) -> None:
    """SC-12.2 Those seen and no longer open are resolved."""
    v.of_size = zeros(N_ENERGIES)
    v.on_topic = zeros(N_ENERGIES)
    v.cover = vec[float](capacity=4)
    gone: i64 = s.summit_seen
    for place in range(N_PLACES):
        part = 0.0
        if s.summit[place] != NONE:
            gone ^= bit(s.summit[place])
            for topic in range(N_ENERGIES):
                if s.speaker[place * N_ENERGIES + topic] != NONE:
                    part += 1.0
            part /= float(SUMMIT_SIZE[s.summit[place]])
        v.cover = append(v.cover, part)
    for tile in range(N_SUMMITS):
        if gone & bit(tile):
            v.of_size[SUMMIT_SIZE[tile]] += 1
            for topic in range(N_ENERGIES):
                if TOPICS[tile] & bit(topic):
                    v.on_topic[topic] += 1


def empty_when_due(s: SecondChance, decade: i64) -> i64:
    """SC-13.2, SC-13.11 Regions whose slot of a decade is empty."""
    found: i64 = 0
    for region in range(N_REGIONS):
        if decade <= s.slots_in(region) and s.slot[FIRST_SLOT[region] + decade - 1] == EMPTY:
            found += 1
    return found


def income_to_come(s: SecondChance, v: Survey) -> float:
    """SC-11 What can still be taken as points in this decade by a team."""
    total: i64 = 0
    for seat in range(s.seats):
        if v.earning & bit(seat) and s.mode == COOP:
            total += v.income[seat]
    return float(total)
