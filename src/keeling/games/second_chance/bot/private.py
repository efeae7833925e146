"""How near a player of CO₂: Second Chance is to a private goal."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from keeling.games.second_chance.bot import weights as w
from keeling.games.second_chance.engine.rules.goals import (
    markers_by_energy,
    markers_by_region,
    most,
    needed,
    plants_by_energy,
    plants_by_region,
    progress,
)
from keeling.games.second_chance.engine.state import SecondChance
from keeling.games.second_chance.engine.tables import (
    CEP_OWNED,
    INFRA_ONE_REGION,
    INFRA_REGIONS,
    INFRA_SAME_ENERGY,
    MONEY_OWNED,
    N_ENERGIES,
    N_PLACES,
    N_PROJECTS,
    N_SUBSIDIES,
    NONE,
    PLANT_REGIONS,
    PLANTS_ONE_REGION,
    PLANTS_SAME_ENERGY,
    PRIVATE_TEST,
    SUMMIT_ALONE,
    SUMMIT_SIZE,
    TECH_OWNED,
    TOPICS,
    TRACK,
    TRACKS_ENDED,
)
from keeling.kernel.bits import bit

PAIR: Final = 2  # topics of the smallest summits


def goal_nearness(s: SecondChance, seat: i64, goal: i64, left: i64) -> float:
    """From 0 to 1, met. What can be had and spent in any turn counts when the end is near."""
    asked: i64 = needed(s, goal)
    have: i64 = min(asked, progress(s, seat, goal))
    test: i64 = PRIVATE_TEST[goal]
    if test in (CEP_OWNED, TECH_OWNED, MONEY_OWNED):
        late = 1.0 - w.ripeness(left, 6.0)
        base = 0.45 if test != CEP_OWNED else 0.25
        return base + (1.0 - base) * late * float(have) / float(asked)
    if have == asked:
        return 1.0
    part = (float(have) + next_step(s, seat, test)) / float(asked)
    return w.PRIVATE_NEAR * part * part


def next_step(s: SecondChance, seat: i64, test: i64) -> float:
    """How much of one further step is under way, from 0 to 1."""
    if test == SUMMIT_ALONE:
        return pair_near(s, seat)
    if test == TRACKS_ENDED:
        return float(best_unfinished(s, seat)) / float(TRACK)
    if test in (INFRA_ONE_REGION, INFRA_REGIONS):
        return step_on(s, test, markers_by_region(s, seat))
    if test in (PLANTS_ONE_REGION, PLANT_REGIONS):
        return step_on(s, test, plants_by_region(s, seat))
    if test >= PLANTS_SAME_ENERGY:
        return step_on(s, test, plants_by_energy(s, seat))
    return step_on(s, test, markers_by_energy(s, seat)) if test >= INFRA_SAME_ENERGY else 0.0


def step_on(s: SecondChance, test: i64, counts: vec[i64]) -> float:
    """The best project on which the next infrastructure or plant of a goal could stand."""
    by_region = test in (INFRA_ONE_REGION, INFRA_REGIONS, PLANTS_ONE_REGION, PLANT_REGIONS)
    alike = test in (INFRA_SAME_ENERGY, INFRA_ONE_REGION, PLANTS_SAME_ENERGY, PLANTS_ONE_REGION)
    wanted: i64 = most(counts) if alike else 0
    best = 0.0
    for project in range(N_PROJECTS):
        if s.project[project] == NONE:
            continue
        about: i64 = project // N_SUBSIDIES if by_region else s.project[project] % N_ENERGIES
        if counts[about] != wanted:
            continue
        if test < PLANTS_SAME_ENERGY:
            best = max(best, w.STEP_NEXT if s.marker[project] == NONE else 0.0)
        else:
            best = max(best, w.STEP_LATER if s.marker[project] == NONE else w.STEP_NEXT)
    return best


def best_unfinished(s: SecondChance, seat: i64) -> i64:
    """The highest level on a track that is not ended."""
    best: i64 = 0
    for energy in range(N_ENERGIES):
        level: i64 = s.level(seat, energy)
        if level < TRACK:
            best = max(best, level)
    return best


def pair_near(s: SecondChance, seat: i64) -> float:
    """SC-17.3 A summit of two topics that the seat could close alone."""
    best = 0.0
    for place in range(N_PLACES):
        if s.summit[place] == NONE or SUMMIT_SIZE[s.summit[place]] != PAIR:
            continue
        part = 0.0
        for topic in range(N_ENERGIES):
            if TOPICS[s.summit[place]] & bit(topic):
                speaker: i64 = s.speaker[place * N_ENERGIES + topic]
                if speaker == seat:
                    part += 0.5
                elif speaker != NONE:
                    part -= 1.0
                elif works_on(s, seat, topic):
                    part += 0.25
        best = max(best, part)
    return best


def works_on(s: SecondChance, seat: i64, energy: i64) -> bool:
    """Whether a scientist of the seat stands on a project of an energy."""
    for project in range(N_PROJECTS):
        if s.worker[project] == seat and s.project[project] % N_ENERGIES == energy:
            return True
    return False
