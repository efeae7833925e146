"""CO-6 Propose a project."""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from keeling.games.co2.engine import events, reasons
from keeling.games.co2.engine.effects import GRANT
from keeling.games.co2.engine.options import PROPOSE
from keeling.games.co2.engine.rules.effects import carry_out
from keeling.games.co2.engine.state import HAS_PROPOSED, NOTHING_YET, Co2
from keeling.games.co2.engine.tables import N_ENERGIES, N_PROJECTS, N_SLOTS, NONE, ON_AGENDA
from keeling.kernel.bits import bit


def add_proposals(s: Co2, found: vec[i64], every: bool) -> vec[i64]:
    """CO-6.1 All energies on the agendas, with all slots of their regions; or the legal ones."""
    for energy in range(N_ENERGIES):
        if not every and s.tiles_left[energy] == 0:
            continue
        for project in range(N_PROJECTS):
            if (every or s.project[project] == NONE) and is_demanded(s, energy, project):
                found = append(found, PROPOSE.at(energy, project))
    return found


def is_demanded(s: Co2, energy: i64, project: i64) -> bool:
    """CO-6.1, CO-8.15 Whether the agenda of a slot's region shows the energy."""
    return ON_AGENDA[s.priorities[project // N_SLOTS]] & bit(energy) != 0


def can_propose(s: Co2) -> bool:
    """Whether some project can be proposed."""
    for project in range(N_PROJECTS):
        if s.project[project] == NONE:
            for energy in range(N_ENERGIES):
                if s.tiles_left[energy] > 0 and is_demanded(s, energy, project):
                    return True
    return False


def propose_objection(s: Co2, option: i64) -> i64:
    """CO-6.1 A tile in the stack (CO-17.5) and an empty slot; CO-6.9, CO-6.10 no other limit."""
    energy: i64 = PROPOSE.first(option)
    project: i64 = PROPOSE.second(option)
    if s.done != NOTHING_YET:
        return reasons.ACTED.at()
    if s.tiles_left[energy] == 0:
        return reasons.NO_TILE.at(energy)
    return reasons.SLOT_TAKEN.at(project) if s.project[project] != NONE else 0


def propose(s: Co2, seat: i64, energy: i64, project: i64) -> None:
    """CO-6.2 The tile lies proposed side up; CO-6.3 to CO-6.5 the grant of its slot.

    CO-6.8 Each region has one slot of each kind; CO-6.11 proposing gives no expertise.
    """
    put_project(s, energy, project)
    s.done = HAS_PROPOSED
    s.done_project = project
    s.done_energy = energy
    s.tell(events.PROPOSED, seat, energy, project)
    carry_out(s, seat, GRANT[project % N_SLOTS], project // N_SLOTS)


def put_project(s: Co2, energy: i64, project: i64) -> None:
    """A tile from its stack on a slot; it belongs to nobody."""
    s.tiles_left[energy] -= 1
    s.project[project] = energy
