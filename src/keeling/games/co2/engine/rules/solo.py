"""CO-20.4 Solo: the initial projects."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from keeling.games.co2.engine import events, reasons
from keeling.games.co2.engine.options import BEGIN, DRAW_PROJECT, SET
from keeling.games.co2.engine.rules.propose import put_project
from keeling.games.co2.engine.state import Co2
from keeling.games.co2.engine.tables import N_ENERGIES, N_REGIONS, N_SLOTS, NONE, ON_AGENDA
from keeling.kernel.agenda import Chance, Choice
from keeling.kernel.bits import bit

ALL_ENERGIES: Final = (1 << 5) - 1


class BeginProjects(Choice[Co2]):
    """CO-20.4 Choose the region where the initial projects begin."""

    def candidates(self, s: Co2) -> vec[i64]:
        """Any region."""
        found = vec[i64]()
        for region in range(N_REGIONS):
            found = append(found, BEGIN.at(region))
        return found

    def objection(self, s: Co2, option: i64) -> i64:
        """Any region will do."""
        return 0

    def choose(self, s: Co2, option: i64) -> None:
        """One project tile of each energy, in random order."""
        s.then(DrawProject(BEGIN.first(option), ALL_ENERGIES))


class DrawProject(Chance[Co2]):
    """CO-20.4 The next of the five tiles."""

    def __init__(self, region: i64, left: i64) -> None:
        super().__init__()
        self.region = region  # where to begin looking for a place
        self.left = left  # energies still to come, as bits

    def candidates(self, s: Co2) -> vec[i64]:
        """Those not drawn yet."""
        found = vec[i64](capacity=N_ENERGIES)
        for energy in range(N_ENERGIES):
            if self.left & bit(energy):
                found = append(found, DRAW_PROJECT.at(energy))
        return found

    def choose(self, s: Co2, option: i64) -> None:
        """The player chooses the slot."""
        energy: i64 = DRAW_PROJECT.first(option)
        s.then(SetProject(0, energy, accepting(s, energy, self.region), self.left & ~bit(energy)))


def accepting(s: Co2, energy: i64, region: i64) -> i64:
    """CO-20.4 The first region clockwise from this one that accepts a project of the energy."""
    for n in range(N_REGIONS):
        here: i64 = (region + n) % N_REGIONS
        if ON_AGENDA[s.priorities[here]] & bit(energy) and has_free_slot(s, here):
            return here
    return region


def has_free_slot(s: Co2, region: i64) -> bool:
    """Whether a region has room for another project."""
    for project in range(region * N_SLOTS, (region + 1) * N_SLOTS):
        if s.project[project] == NONE:
            return True
    return False


class SetProject(Choice[Co2]):
    """CO-20.4 A free project slot of choice in the region, proposed side up, without a grant."""

    def __init__(self, seat: i64, energy: i64, region: i64, left: i64) -> None:
        super().__init__(seat)
        self.energy = energy
        self.region = region
        self.left = left

    def candidates(self, s: Co2) -> vec[i64]:
        """The three slots."""
        found = vec[i64](capacity=N_SLOTS)
        for project in range(self.region * N_SLOTS, (self.region + 1) * N_SLOTS):
            found = append(found, SET.at(project))
        return found

    def objection(self, s: Co2, option: i64) -> i64:
        """CO-6.1 An empty one."""
        project: i64 = SET.first(option)
        return reasons.SLOT_TAKEN.at(project) if s.project[project] != NONE else 0

    def choose(self, s: Co2, option: i64) -> None:
        """The next tile starts at the region after this one."""
        project: i64 = SET.first(option)
        put_project(s, self.energy, project)
        s.tell(events.SET, self.seat, self.energy, project)
        if self.left != 0:
            s.then(DrawProject((self.region + 1) % N_REGIONS, self.left))
