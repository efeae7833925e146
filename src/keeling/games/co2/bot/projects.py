"""What projects are worth to a seat: those on which it can build now or soon."""

from __future__ import annotations

from mypy_extensions import i64

from keeling.games.co2.bot import weights as w
from keeling.games.co2.engine import tables
from keeling.games.co2.engine.state import NOTHING_YET, Co2
from keeling.games.co2.engine.tables import N_PROJECTS, N_SLOTS, NONE, PLANT_TECH


def projects_worth(s: Co2, seat: i64, left: i64) -> float:
    """Projects on which the seat can build now or soon; the best one, if it still has to act."""
    total = 0.0
    best = 0.0
    proposed = False
    share = 1.0 / (1.0 + 0.5 * float(s.seats))
    for project in range(N_PROJECTS):
        if s.project[project] == NONE:
            total += w.FREE_SLOT[project % N_SLOTS]
            continue
        installed = s.is_installed(project)
        proposed = proposed or not installed
        gain = plant_gain(s, project)
        if gain > 0.0:
            ready = readiness(s, seat, project)
            total += gain * share * ready * (w.INSTALLED if installed else w.PROPOSED)
            if installed and ready >= 1.0:
                best = max(best, gain)
    total *= w.ripeness(left, 2.0)
    if s.active == seat and s.done == NOTHING_YET:
        if proposed and s.payable_ceps(seat) > 0:
            best = max(best, 1.5)
        total += 0.8 * best
    return total


def plant_gain(s: Co2, project: i64) -> float:
    """About what the plant of a project brings beyond what it costs."""
    if not is_open(s, project):
        return 0.0
    region: i64 = project // N_SLOTS
    plant: i64 = s.top_plant(s.project[project])
    gain = float(tables.PLANT_POINTS[plant]) + w.PLANT
    gain -= w.DOLLAR * float(tables.PLANT_MONEY[plant]) + w.CUBE * float(PLANT_TECH[plant])
    if s.controller[region] == NONE:
        gain += w.CONTROL + 0.4 * float(s.price * s.region_ceps[region])
    return gain


def is_open(s: Co2, project: i64) -> bool:
    """CO-8.1, CO-8.3 Whether there is a plant for a project, and room for it."""
    region: i64 = project // N_SLOTS
    if s.plants_left[s.project[project]] == 0:
        return False
    return s.empty_space(region) != NONE or s.fossil_space(region) != NONE


def readiness(s: Co2, seat: i64, project: i64) -> float:
    """1 if the seat can build here now, less for each thing it lacks."""
    energy: i64 = s.project[project]
    plant: i64 = s.top_plant(energy)
    needed: i64 = PLANT_TECH[plant]
    money: i64 = tables.PLANT_MONEY[plant] + (1 if s.worker[project] not in (NONE, seat) else 0)
    if s.lobby[tables.DISCOUNT_CARD[energy]] == seat and not (s.carded and s.active == seat):
        money -= tables.DISCOUNT[energy]
    cubes: i64 = needed - (1 if s.region_tech[project // N_SLOTS] > 0 else 0)
    lack = w.LACKS_LEVEL * float(max(0, needed - s.level(seat, energy)))
    lack += w.LACKS_DOLLAR * float(max(0, money - s.money[seat]))
    lack += w.LACKS_CUBE * float(max(0, cubes - s.tech[seat]))
    return max(0.0, 1.0 - lack)
