"""SC-7.2 Prepare infrastructure."""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from keeling.games.second_chance.engine import events, reasons
from keeling.games.second_chance.engine.effects import REWARD
from keeling.games.second_chance.engine.options import PREPARE
from keeling.games.second_chance.engine.rules.effects import carry_out
from keeling.games.second_chance.engine.rules.market import FOR_INFRASTRUCTURE, PayCep
from keeling.games.second_chance.engine.rules.scientists import ForcedMove
from keeling.games.second_chance.engine.rules.table import forget_action
from keeling.games.second_chance.engine.state import SecondChance
from keeling.games.second_chance.engine.tables import (
    MARKERS,
    N_ENERGIES,
    N_PROJECTS,
    N_SUBSIDIES,
    NONE,
    ON_PREPARE,
)
from keeling.kernel.agenda import Step


def add_prepares(s: SecondChance, found: vec[i64], seat: i64, every: bool) -> vec[i64]:
    """SC-7.2.2 All projects on the board, or those that the seat can prepare."""
    if not every and means_objection(s, seat) != 0:
        return found
    for project in range(N_PROJECTS):
        if s.project[project] != NONE and (every or is_only_planned(s, project)):
            found = append(found, PREPARE.at(project))
    return found


def means_objection(s: SecondChance, seat: i64) -> i64:
    """SC-7.2.1 An own marker, SC-2.3, not counted alone, SC-2.6; SC-7.2.7, SC-10.7 and a CEP."""
    if s.seats > 1 and s.markers_of(seat) >= MARKERS:
        return reasons.NO_MARKER.at()
    return reasons.NO_CEP.at() if s.payable_ceps(seat) == 0 else 0


def is_only_planned(s: SecondChance, project: i64) -> bool:
    """SC-7.2.1 A project without infrastructure."""
    return s.marker[project] == NONE


def prepare_objection(s: SecondChance, seat: i64, project: i64) -> i64:
    """SC-7.2.1 A project that is only planned, and the means."""
    if not is_only_planned(s, project):
        return reasons.IS_PREPARED.at(s.marker[project])
    return means_objection(s, seat)


def prepare(s: SecondChance, seat: i64, project: i64) -> None:
    """SC-7.2.3 A scientist there moves first, also an own one; SC-7.2.4 to SC-7.2.6 follow."""
    forget_action(s)
    s.last = ON_PREPARE
    s.last_project = project
    s.last_energy = s.project[project] % N_ENERGIES
    s.tell(events.PREPARED, seat, s.last_energy, project)
    steps: list[Step[SecondChance]] = []
    if s.worker[project] != NONE:
        steps += [ForcedMove(s.worker[project], project)]
    pay = PayCep(seat, FOR_INFRASTRUCTURE, project // N_SUBSIDIES)
    s.then(*steps, pay, TurnTile(seat, project))


class TurnTile(Step[SecondChance]):
    """SC-7.2.5 The reward, which cannot be declined; SC-7.2.6 the tile is turned and marked."""

    def __init__(self, seat: i64, project: i64) -> None:
        super().__init__(seat)
        self.project = project

    def run(self, s: SecondChance) -> None:
        """CEPs come from the market."""
        energy: i64 = s.project[self.project] % N_ENERGIES
        s.marker[self.project] = self.seat
        carry_out(s, self.seat, REWARD[energy], self.project // N_SUBSIDIES)
