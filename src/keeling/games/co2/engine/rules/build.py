"""CO-8 Build a power plant."""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from keeling.games.co2.engine import events, reasons
from keeling.games.co2.engine.options import BUILD
from keeling.games.co2.engine.rules.control import CheckControl
from keeling.games.co2.engine.rules.expertise import Learn
from keeling.games.co2.engine.rules.install import dollar_objection
from keeling.games.co2.engine.rules.market import stock
from keeling.games.co2.engine.rules.scientists import LeaveProject, dismiss, dismissed_by
from keeling.games.co2.engine.state import GREEN, HAS_BUILT, LARGE, NOTHING_YET, Co2
from keeling.games.co2.engine.tables import (
    DISMISSAL,
    FOR_PLANTS,
    N_ENERGIES,
    N_PROJECTS,
    N_SLOTS,
    NONE,
    PLANT_MONEY,
    PLANT_POINTS,
    PLANT_TECH,
    PPM,
)
from keeling.kernel.agenda import Step
from keeling.kernel.bits import bit


def add_builds(s: Co2, found: vec[i64], seat: i64, every: bool) -> vec[i64]:
    """CO-8.1 All projects on the board, or those on which the seat can build."""
    if not every and s.installed == 0:
        return found
    for project in range(N_PROJECTS):
        if s.project[project] != NONE and (every or build_objection(s, seat, project, 0) == 0):
            found = append(found, BUILD.at(project))
    return found


def build_objection(s: Co2, seat: i64, project: i64, discount: i64) -> i64:
    """CO-8.1 An installed project and a plant left; CO-8.2 expertise; CO-8.3, CO-8.14 space."""
    energy: i64 = s.project[project]
    region: i64 = project // N_SLOTS
    if s.done != NOTHING_YET:
        return reasons.ACTED.at()
    if not s.is_installed(project):
        return reasons.NOT_INSTALLED.at()
    if s.plants_left[energy] == 0:
        return reasons.NO_PLANT.at(energy)
    needed: i64 = PLANT_TECH[s.top_plant(energy)]
    if s.level(seat, energy) < needed:
        return reasons.TOO_LITTLE_EXPERTISE.at(needed, s.level(seat, energy))
    if s.empty_space(region) == NONE and s.fossil_space(region) == NONE:
        return reasons.ALL_GREEN.at(region)
    return cost_objection(s, seat, project, discount)


def cost_objection(s: Co2, seat: i64, project: i64, discount: i64) -> i64:
    """CO-8.4 The price, $1 for somebody else's scientist, and the tech the region does not pay."""
    price: i64 = money_needed(s, project, discount)
    if s.money[seat] < price:
        return reasons.TOO_LITTLE_MONEY.at(price, s.money[seat])
    if dismissed_by(s, seat, project) != NONE and s.money[seat] < price + DISMISSAL:
        return dollar_objection(s, seat, project) or reasons.TOO_LITTLE_MONEY.at(
            price + DISMISSAL, s.money[seat]
        )
    cubes: i64 = tech_needed(s, project)
    return reasons.TOO_LITTLE_TECH.at(cubes, s.tech[seat]) if s.tech[seat] < cubes else 0


def money_needed(s: Co2, project: i64, discount: i64) -> i64:
    """CO-8.4 The price of the plant, at least nothing."""
    return max(0, PLANT_MONEY[s.top_plant(s.project[project])] - discount)


def tech_needed(s: Co2, project: i64) -> i64:
    """CO-8.5 The printed cubes, but one if the region has any."""
    subsidy: i64 = 1 if s.region_tech[project // N_SLOTS] > 0 else 0
    return PLANT_TECH[s.top_plant(s.project[project])] - subsidy


def build(s: Co2, seat: i64, project: i64, discount: i64) -> None:
    """CO-8.5 Pay, CO-8.6 to CO-8.9 place and score; CO-8.10 to CO-8.13 then, in this order."""
    energy: i64 = s.project[project]
    region: i64 = project // N_SLOTS
    plant: i64 = s.top_plant(energy)
    s.done = HAS_BUILT
    s.done_project = project
    s.done_energy = energy
    pay(s, seat, project, discount)
    s.plants_left[energy] -= 1
    s.add_points(seat, FOR_PLANTS, PLANT_POINTS[plant])
    s.tell(events.BUILT, seat, energy, region, PLANT_POINTS[plant])
    place(s, region, GREEN + seat * N_ENERGIES + energy + (LARGE if plant % 2 == 1 else 0))
    s.then(
        Learn(seat, energy),
        CheckControl(seat, region),
        EmptyProject(seat, project),
        ReturnTile(project),
    )


def pay(s: Co2, seat: i64, project: i64, discount: i64) -> None:
    """CO-8.5 Money to the bank; one cube from the region if it has any, the rest from their own."""
    region: i64 = project // N_SLOTS
    own: i64 = tech_needed(s, project)
    s.money[seat] -= money_needed(s, project, discount)
    s.tech[seat] -= own
    s.tech_left += own
    if s.region_tech[region] > 0:
        s.region_tech[region] -= 1
        s.tech_left += 1


def place(s: Co2, region: i64, plant: i64) -> None:
    """CO-8.6 On the leftmost empty space; CO-8.7 if there is none, instead of a fossil plant.

    CO-8.8 Green plants are never replaced.
    """
    space: i64 = s.empty_space(region)
    if space != NONE:
        s.demand[space] = plant
        return
    space = s.fossil_space(region)
    fossil: i64 = s.demand[space]
    s.demand[space] = plant
    s.fossils_gone[fossil] += 1
    s.co2 -= PPM[fossil]
    s.tell(events.REPLACED, region, fossil, s.co2)
    if stock(s, region):
        s.tell(events.REGION_STOCKED, region)


class EmptyProject(Step[Co2]):
    """CO-8.12 A scientist on the project leaves."""

    def __init__(self, seat: i64, project: i64) -> None:
        super().__init__(seat)
        self.project = project

    def run(self, s: Co2) -> None:
        """Somebody else's by CO-9.6, their own by CO-9.8."""
        if s.worker[self.project] == self.seat:
            s.then(LeaveProject(self.seat, self.project))
        elif s.worker[self.project] != NONE:
            dismiss(s, self.seat, self.project)


class ReturnTile(Step[Co2]):
    """CO-8.13 The project tile returns to its stack; the slot is free."""

    def __init__(self, project: i64) -> None:
        super().__init__()
        self.project = project

    def run(self, s: Co2) -> None:
        """It can be proposed again."""
        s.tiles_left[s.project[self.project]] += 1
        s.project[self.project] = NONE
        s.installed ^= bit(self.project)
