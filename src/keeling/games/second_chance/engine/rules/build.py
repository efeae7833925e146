"""SC-7.3 Build a power plant."""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from keeling.games.second_chance.engine import events, reasons
from keeling.games.second_chance.engine.options import BUILD, BUILD_SUBSIDISED
from keeling.games.second_chance.engine.places import GREEN
from keeling.games.second_chance.engine.rules.control import check_control
from keeling.games.second_chance.engine.rules.environment import tell_met
from keeling.games.second_chance.engine.rules.market import FOR_PLANT, PayCep
from keeling.games.second_chance.engine.rules.table import forget_action
from keeling.games.second_chance.engine.state import COOP, SecondChance
from keeling.games.second_chance.engine.tables import (
    CO2_FLOOR,
    CUBES,
    ENERGY_GOAL,
    FOR_PLANTS,
    GATE,
    MOST_SEATS,
    N_ENERGIES,
    N_PROJECTS,
    N_SUBSIDIES,
    NONE,
    ON_BUILD,
    PLANT_MONEY,
    PLANT_POINTS,
    PLANT_TECH,
    PPM,
    REGION_GOAL,
)
from keeling.kernel.agenda import Step


def add_builds(s: SecondChance, found: vec[i64], seat: i64, every: bool) -> vec[i64]:
    """SC-7.3.1 All projects on the board, or those on which the seat can build; SC-7.3.3."""
    if not every and cep_objection(s, seat) != 0:
        return found
    for project in range(N_PROJECTS):
        if s.project[project] != NONE and (every or build_objection(s, seat, project, 0, 0) == 0):
            found = append(found, BUILD.at(project))
    for project in range(N_PROJECTS):
        if s.project[project] == NONE or s.region_tech[project // N_SUBSIDIES] == 0:
            continue
        if every or build_objection(s, seat, project, 1, 0) == 0:
            found = append(found, BUILD_SUBSIDISED.at(project))
    return found


def build_objection(s: SecondChance, seat: i64, project: i64, subsidy: i64, extra: i64) -> i64:
    """SC-7.3.1 Infrastructure of any owner, a cube (SC-2.4), the level, SC-7.3.6 and a slot.

    `subsidy` is the tech the region pays, `extra` the dollars a card brings.
    """
    region: i64 = project // N_SUBSIDIES
    tile: i64 = s.project[project]
    if s.marker[project] == NONE:
        return reasons.NOT_PREPARED.at()
    if s.level(seat, tile % N_ENERGIES) < GATE[tile]:
        return reasons.TOO_LITTLE_KNOWLEDGE.at(GATE[tile], s.level(seat, tile % N_ENERGIES))
    if s.seats > 1 and s.plants_of(seat) >= CUBES:
        return reasons.NO_CUBE.at()
    if s.empty_slot(region) == NONE and s.fossil_slot(region) == NONE:
        return reasons.ALL_GREEN.at(region)
    return cost_objection(s, seat, tile, subsidy, extra)


def cost_objection(s: SecondChance, seat: i64, tile: i64, subsidy: i64, extra: i64) -> i64:
    """SC-7.3.2 Money, tech and a CEP."""
    if s.money[seat] + extra < PLANT_MONEY[tile]:
        return reasons.TOO_LITTLE_MONEY.at(PLANT_MONEY[tile], s.money[seat] + extra)
    if s.tech[seat] < PLANT_TECH[tile] - subsidy:
        return reasons.TOO_LITTLE_TECH.at(PLANT_TECH[tile] - subsidy, s.tech[seat])
    return cep_objection(s, seat)


def cep_objection(s: SecondChance, seat: i64) -> i64:
    """SC-7.3.2 A CEP, their own first or those of own regions."""
    return reasons.NO_CEP.at() if s.payable_ceps(seat) == 0 else 0


def build(s: SecondChance, seat: i64, project: i64, subsidy: i64) -> None:
    """SC-7.3.2 Pay money and tech, SC-7.3.3 one perhaps from the region; then the CEP."""
    tile: i64 = s.project[project]
    forget_action(s)
    s.last = ON_BUILD
    s.last_project = project
    s.last_energy = tile % N_ENERGIES
    s.money[seat] -= PLANT_MONEY[tile]
    s.tech[seat] -= PLANT_TECH[tile] - subsidy
    s.region_tech[project // N_SUBSIDIES] -= subsidy
    s.tech_left += PLANT_TECH[tile]
    s.then(PayCep(seat, FOR_PLANT, project // N_SUBSIDIES), RaisePlant(seat, project))


class RaisePlant(Step[SecondChance]):
    """SC-7.3.4 to SC-7.3.10 The plant stands, scores, and may bring control; SC-7.3.12."""

    def __init__(self, seat: i64, project: i64) -> None:
        super().__init__(seat)
        self.project = project

    def run(self, s: SecondChance) -> None:
        """SC-7.3.4 The infrastructure moves with its marker; its place becomes free."""
        region: i64 = self.project // N_SUBSIDIES
        tile: i64 = s.project[self.project]
        energy: i64 = tile % N_ENERGIES
        owner: i64 = s.marker[self.project]
        s.project[self.project] = NONE
        s.marker[self.project] = NONE
        # SC-7.3.7, SC-7.3.9, SC-7.3.11 plant, infrastructure and cube in one number
        place(s, region, GREEN + (owner * MOST_SEATS + self.seat) * N_ENERGIES + energy)
        s.add_points(self.seat, FOR_PLANTS, PLANT_POINTS[tile])  # SC-7.3.8
        s.tell(events.BUILT, self.seat, energy, region, PLANT_POINTS[tile])
        tell_met(s, REGION_GOAL, region)
        tell_met(s, ENERGY_GOAL, energy)
        check_control(s, self.seat, region, energy)


def place(s: SecondChance, region: i64, plant: i64) -> None:
    """SC-7.3.4 The leftmost empty slot; SC-7.3.5 if there is none, instead of a fossil plant."""
    slot: i64 = s.empty_slot(region)
    if slot != NONE:
        s.slot[slot] = plant
        return
    slot = s.fossil_slot(region)
    fossil: i64 = s.slot[slot]
    s.slot[slot] = plant
    s.fossils_gone[fossil] += 1
    s.replaced = True
    s.co2 -= PPM[fossil]
    if s.mode == COOP and s.co2 < CO2_FLOOR:
        s.co2 = CO2_FLOOR
    s.tell(events.REPLACED, region, fossil, s.co2)
