"""CO-7 Install a project."""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from keeling.games.co2.engine import events, reasons
from keeling.games.co2.engine.effects import REWARD
from keeling.games.co2.engine.options import INSTALL
from keeling.games.co2.engine.rules.effects import carry_out
from keeling.games.co2.engine.rules.market import PayCep
from keeling.games.co2.engine.rules.scientists import dismiss, dismissed_by
from keeling.games.co2.engine.state import HAS_INSTALLED, NOTHING_YET, Co2
from keeling.games.co2.engine.tables import DISMISSAL, N_PROJECTS, N_SLOTS, NONE
from keeling.kernel.agenda import Step
from keeling.kernel.bits import bit


def add_installs(s: Co2, found: vec[i64], seat: i64, every: bool) -> vec[i64]:
    """CO-7.1 All projects on the board, or those that the seat can install."""
    if not every and s.payable_ceps(seat) == 0:
        return found
    for project in range(N_PROJECTS):
        if s.project[project] != NONE and (every or install_objection(s, seat, project) == 0):
            found = append(found, INSTALL.at(project))
    return found


def install_objection(s: Co2, seat: i64, project: i64) -> i64:
    """CO-7.1 Any proposed project; CO-7.2 with a CEP, and $1 for somebody else's scientist.

    CO-7.7 Both are needed before the reward comes.
    """
    if s.done != NOTHING_YET:
        return reasons.ACTED.at()
    if s.is_installed(project):
        return reasons.IS_INSTALLED.at()
    if s.payable_ceps(seat) == 0:
        return reasons.NO_CEP.at()
    return dollar_objection(s, seat, project)


def dollar_objection(s: Co2, seat: i64, project: i64) -> i64:
    """CO-9.7 Who cannot pay $1 for a dismissal cannot install or build there."""
    other: i64 = dismissed_by(s, seat, project)
    return reasons.NO_DOLLAR.at(other) if other != NONE and s.money[seat] < DISMISSAL else 0


def install(s: Co2, seat: i64, project: i64) -> None:
    """CO-7.3 Pay a CEP; CO-7.4 dismiss; CO-7.5, CO-7.6 turn the tile and take the reward."""
    s.done = HAS_INSTALLED
    s.done_project = project
    s.done_energy = s.project[project]
    s.then(PayCep(seat), DismissForInstall(seat, project), TurnTile(seat, project))


class DismissForInstall(Step[Co2]):
    """CO-7.4 Somebody else's scientist leaves; CO-7.8 an own one stays where he is."""

    def __init__(self, seat: i64, project: i64) -> None:
        super().__init__(seat)
        self.project = project

    def run(self, s: Co2) -> None:
        """CO-9.6."""
        if dismissed_by(s, self.seat, self.project) != NONE:
            dismiss(s, self.seat, self.project)


class TurnTile(Step[Co2]):
    """CO-7.5 The tile shows its installed side and still belongs to nobody; CO-7.6 the reward."""

    def __init__(self, seat: i64, project: i64) -> None:
        super().__init__(seat)
        self.project = project

    def run(self, s: Co2) -> None:
        """CO-7.9 No expertise."""
        energy: i64 = s.project[self.project]
        s.installed |= bit(self.project)
        s.tell(events.INSTALLED, self.seat, energy, self.project)
        carry_out(s, self.seat, REWARD[energy], self.project // N_SLOTS)
