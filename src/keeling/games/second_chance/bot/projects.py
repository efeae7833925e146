"""Projects under way in CO₂: Second Chance: what will become of them, and who can build."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from keeling.games.second_chance.bot import weights as w
from keeling.games.second_chance.bot.survey import Survey
from keeling.games.second_chance.engine.state import SecondChance
from keeling.games.second_chance.engine.tables import (
    GATE,
    N_ENERGIES,
    N_PROJECTS,
    N_SUBSIDIES,
    NONE,
    PLANT_MONEY,
    PLANT_POINTS,
    PLANT_TECH,
)
from keeling.kernel.bits import bit

TWO_STAGES: Final[i64] = 2  # turns a planned project needs: to be prepared, to be built
STAGES: Final = 3.0


class Purse:
    """What the players can still spend on plants, on paper."""

    money: vec[i64]
    tech: vec[i64]
    ceps: vec[i64]
    ready: float  # of the plant given last
    done: i64  # projects that are given to somebody, as bits


def purse_of(s: SecondChance) -> Purse:
    """All they have."""
    p = Purse()
    p.money = s.money[:]
    p.tech = s.tech[:]
    p.done = 0
    p.ready = 0.0
    p.ceps = vec[i64](capacity=4)
    for seat in range(s.seats):
        p.ceps = append(p.ceps, s.payable_ceps(seat))
    return p


def is_open(s: SecondChance, project: i64) -> bool:
    """SC-7.3.6 Whether there is a slot for the plant."""
    region: i64 = project // N_SUBSIDIES
    return s.empty_slot(region) != NONE or s.fossil_slot(region) != NONE


class Pipeline:
    """Plants under way: how ready those on infrastructure are, best first; how many are planned."""

    worth: float
    ready: list[float]
    planned: i64


def pipeline_of(s: SecondChance, v: Survey) -> Pipeline:
    """For a team: each plant goes to whoever can build it best; each needs turns."""
    p = purse_of(s)
    found = Pipeline()
    found.worth = 0.0
    found.ready = []
    found.planned = 0
    left: i64 = v.left
    while True:
        gain = next_plant(s, p)
        if gain <= 0.0:
            break
        found.ready.append(p.ready)
        if left > 0:
            found.worth += gain
        left -= 1
    most: i64 = 2 + s.seats // 2
    for project in range(N_PROJECTS):
        if s.project[project] != NONE and s.marker[project] == NONE and is_open(s, project):
            if found.planned < most and left >= TWO_STAGES:
                found.worth += w.PLANNED * plant_gain(s, project, w.PLANT)
            found.planned += 1
            left -= TWO_STAGES
    return found


def finished(pipe: Pipeline, turns: i64) -> float:
    """How many plants can be finished in so many turns: one for each stage that is missing."""
    left: i64 = turns
    plants = 0.0
    for ready in pipe.ready:
        if left > 0:
            plants += w.UNREADY + (1.0 - w.UNREADY) * ready
            left -= 1
    planned: i64 = min(pipe.planned, left // TWO_STAGES)
    left -= TWO_STAGES * planned
    return plants + w.FROM_PLAN * float(planned) + w.FROM_NOTHING * float(left) / STAGES


def next_plant(s: SecondChance, p: Purse) -> float:
    """The best plant on the infrastructure that is left, with its builder's means spent."""
    best = 0.0
    where: i64 = NONE
    who: i64 = NONE
    for project in range(N_PROJECTS):
        if s.marker[project] == NONE or p_spent(p, project) or not is_open(s, project):
            continue
        gain = plant_gain(s, project, w.PLANT)
        for seat in range(s.seats):
            ready = readiness(s, p, seat, s.project[project])
            worth = gain * (w.PREPARED + w.READY * ready)
            if worth > best:
                best = worth
                p.ready = ready
                where = project
                who = seat
    if where != NONE:
        spend(p, who, s.project[where], where)
    return best


def p_spent(p: Purse, project: i64) -> bool:
    """Whether a project has been given to somebody."""
    return p.done & (bit(project)) != 0


def spend(p: Purse, seat: i64, tile: i64, project: i64) -> None:
    """On paper."""
    p.money[seat] -= PLANT_MONEY[tile]
    p.tech[seat] -= PLANT_TECH[tile]
    p.ceps[seat] -= 1
    p.done |= bit(project)


def plant_gain(s: SecondChance, project: i64, more: float) -> float:
    """About what the plant of a project brings, its points and more."""
    return float(PLANT_POINTS[s.project[project]]) + more


def readiness(s: SecondChance, p: Purse, seat: i64, tile: i64) -> float:
    """1 if the seat can build now, less for each thing it lacks."""
    lack = w.LACKS_LEVEL * float(max(0, GATE[tile] - s.level(seat, tile % N_ENERGIES)))
    lack += w.LACKS_DOLLAR * float(max(0, PLANT_MONEY[tile] - p.money[seat]))
    lack += w.LACKS_CUBE * float(max(0, PLANT_TECH[tile] - p.tech[seat]))
    lack += w.LACKS_CEP if p.ceps[seat] <= 0 else 0.0
    return max(0.0, 1.0 - lack)
