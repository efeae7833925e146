"""CO-10 Expertise: tracks and their bonuses."""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from keeling.games.carbon.data.effects import ANY
from keeling.games.carbon.engine.tracks import gain_tech
from keeling.games.co2.engine import events, reasons
from keeling.games.co2.engine.effects import BONUS, ENERGY, EXPERTISE, FIRST, LAST, OP, REGIONAL_CEP
from keeling.games.co2.engine.options import STOCK, STUDY
from keeling.games.co2.engine.rules.market import stock
from keeling.games.co2.engine.state import Co2
from keeling.games.co2.engine.tables import (
    CEP_LIMIT,
    N_ENERGIES,
    N_PROJECTS,
    N_REGIONS,
    NONE,
    TRACK,
)
from keeling.kernel.agenda import Choice, Step
from keeling.kernel.bits import bit


def learn(s: Co2, seat: i64, energy: i64) -> None:
    """CO-10.3 One space up; CO-10.4 its bonus at once; CO-10.9 beyond the end it is lost."""
    at: i64 = seat * N_ENERGIES + energy
    if s.levels[at] >= TRACK:
        s.tell(events.LEARNED_NOTHING, seat, energy)
        return
    s.levels[at] += 1
    s.tell(events.LEARNED, seat, energy, s.levels[at])
    shown: i64 = BONUS[energy * (TRACK + 1) + s.levels[at]]
    for effect in range(FIRST[shown], LAST[shown]):
        grant_bonus(s, seat, effect)


def grant_bonus(s: Co2, seat: i64, effect: i64) -> None:
    """CO-10.5 to CO-10.8 An energy, any energy, a tech cube or a CEP for a region."""
    if OP[effect] == EXPERTISE:
        if ENERGY[effect] == ANY:
            s.then(StudyAny(seat))
        else:
            learn(s, seat, ENERGY[effect])
    elif OP[effect] == REGIONAL_CEP:
        s.then(StockRegion(seat))
    else:
        gain_tech(s, seat, 1)


def shows_bonus(s: Co2, seat: i64, energy: i64) -> bool:
    """Whether the next space of a seat on a track has a bonus."""
    level: i64 = s.level(seat, energy)
    if level >= TRACK:
        return False
    shown: i64 = BONUS[energy * (TRACK + 1) + level + 1]
    return FIRST[shown] < LAST[shown]


class Learn(Step[Co2]):
    """CO-10.1, CO-10.3 Gain one expertise in an energy; its bonuses ask before what follows."""

    def __init__(self, seat: i64, energy: i64) -> None:
        super().__init__(seat)
        self.energy = energy

    def run(self, s: Co2) -> None:
        """CO-10.10 In whoever's turn."""
        learn(s, self.seat, self.energy)


class StudyAny(Choice[Co2]):
    """CO-10.6 One expertise in an energy of choice, a full track included (CO-10.9)."""

    def candidates(self, s: Co2) -> vec[i64]:
        """All five."""
        found = vec[i64](capacity=N_ENERGIES)
        for energy in range(N_ENERGIES):
            found = append(found, STUDY.at(energy))
        return found

    def objection(self, s: Co2, option: i64) -> i64:
        """Every energy will do."""
        return 0

    def choose(self, s: Co2, option: i64) -> None:
        """The player who moves the disc decides."""
        learn(s, self.seat, STUDY.first(option))


class StockRegion(Choice[Co2]):
    """CO-10.8 A CEP from the market into a region of choice; lost only if none can take it."""

    def candidates(self, s: Co2) -> vec[i64]:
        """Any region, while there is a CEP (CO-17.4)."""
        found = vec[i64](capacity=N_REGIONS)
        if s.market > 0:
            for region in range(N_REGIONS):
                found = append(found, STOCK.at(region))
        return found

    def objection(self, s: Co2, option: i64) -> i64:
        """CO-12.10 Not above its limit."""
        region: i64 = STOCK.first(option)
        if s.region_ceps[region] < CEP_LIMIT[region]:
            return 0
        return reasons.REGION_FULL.at(CEP_LIMIT[region])

    def choose(self, s: Co2, option: i64) -> None:
        """Never into their own supply."""
        region: i64 = STOCK.first(option)
        s.tell(events.STOCKED, self.seat, region)
        stock(s, region)


class StudyWork(Choice[Co2]):
    """CO-10.2 End of turn: expertise in the energy of a project with one of their scientists."""

    def candidates(self, s: Co2) -> vec[i64]:
        """The energies of all such projects; none: nothing is gained."""
        energies: i64 = 0
        for project in range(N_PROJECTS):
            if s.worker[project] == self.seat and s.project[project] != NONE:
                energies |= bit(s.project[project])
        found = vec[i64](capacity=N_ENERGIES)
        for energy in range(N_ENERGIES):
            if energies & bit(energy):
                found = append(found, STUDY.at(energy))
        return found

    def objection(self, s: Co2, option: i64) -> i64:
        """Every one of them will do."""
        return 0

    def choose(self, s: Co2, option: i64) -> None:
        """Only one, however many scientists work."""
        learn(s, self.seat, STUDY.first(option))
