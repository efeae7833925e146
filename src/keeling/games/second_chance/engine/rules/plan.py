"""SC-7.1 Plan a project."""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from keeling.games.second_chance.engine import events, reasons
from keeling.games.second_chance.engine.effects import SUBSIDY
from keeling.games.second_chance.engine.options import PLAN
from keeling.games.second_chance.engine.rules.effects import carry_out
from keeling.games.second_chance.engine.rules.knowledge import Learn
from keeling.games.second_chance.engine.rules.table import forget_action
from keeling.games.second_chance.engine.state import SecondChance
from keeling.games.second_chance.engine.tables import (
    N_ENERGIES,
    N_PROJECTS,
    N_SUBSIDIES,
    NONE,
    ON_AGENDA,
    ON_PLAN,
)
from keeling.kernel.agenda import Step
from keeling.kernel.bits import bit


def add_plans(s: SecondChance, found: vec[i64], every: bool) -> vec[i64]:
    """SC-7.1.1 All energies on the agendas, with all places of their regions; or the legal ones."""
    for energy in range(N_ENERGIES):
        if not every and not has_tile(s, energy):
            continue
        for project in range(N_PROJECTS):
            if (every or is_free(s, project)) and is_on_agenda(s, energy, project):
                found = append(found, PLAN.at(energy, project))
    return found


def is_on_agenda(s: SecondChance, energy: i64, project: i64) -> bool:
    """SC-7.1.1 Whether the agenda of a place's region shows the energy; SC-7.1.7 no other limit."""
    return ON_AGENDA[s.priorities[project // N_SUBSIDIES]] & bit(energy) != 0


def has_tile(s: SecondChance, energy: i64) -> bool:
    """SC-7.1.1 A tile in the stack."""
    return s.tiles_left[energy] > 0


def is_free(s: SecondChance, project: i64) -> bool:
    """SC-7.1.2 An empty place of the three in the region."""
    return s.project[project] == NONE


def plan_objection(s: SecondChance, option: i64) -> i64:
    """SC-7.1.1 A tile, SC-7.1.2 and a place."""
    if not has_tile(s, PLAN.first(option)):
        return reasons.NO_TILE.at(PLAN.first(option))
    project: i64 = PLAN.second(option)
    return 0 if is_free(s, project) else reasons.PLACE_TAKEN.at(project)


def plan(s: SecondChance, seat: i64, energy: i64, project: i64) -> None:
    """SC-7.1.3 The top tile; SC-7.1.4 one knowledge; SC-7.1.5, SC-7.1.6 then the subsidy.

    SC-7.1.8 It belongs to nobody.
    """
    forget_action(s)
    s.last = ON_PLAN
    s.last_project = project
    s.last_energy = energy
    s.project[project] = s.top_tile(energy)
    s.tiles_left[energy] -= 1
    s.tell(events.PLANNED, seat, energy, project)
    s.then(Learn(seat, energy), TakeSubsidy(seat, project))


class TakeSubsidy(Step[SecondChance]):
    """SC-7.1.5 Money for the CEPs in the region, or tech; SC-7.1.6 or a scientist."""

    def __init__(self, seat: i64, project: i64) -> None:
        super().__init__(seat)
        self.project = project

    def run(self, s: SecondChance) -> None:
        """By the place of the project."""
        subsidy: i64 = SUBSIDY[self.project % N_SUBSIDIES]
        carry_out(s, self.seat, subsidy, self.project // N_SUBSIDIES)
