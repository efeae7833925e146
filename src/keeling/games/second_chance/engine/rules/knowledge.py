"""SC-8 Knowledge: tracks and their bonuses."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from keeling.games.carbon.data.effects import ANY
from keeling.games.carbon.engine.tracks import gain_tech
from keeling.games.second_chance.engine import events, reasons
from keeling.games.second_chance.engine.effects import (
    BONUS,
    ENERGY,
    FIRST,
    KNOWLEDGE,
    LAST,
    OP,
    REGION_CEP,
    TECH,
)
from keeling.games.second_chance.engine.options import DECLINE, GIVE, STOCK, STUDY, TAKE_TECH
from keeling.games.second_chance.engine.rules.environment import tell_met
from keeling.games.second_chance.engine.rules.market import can_stock, stock
from keeling.games.second_chance.engine.state import COOP, SecondChance
from keeling.games.second_chance.engine.tables import (
    CEP_PLACES,
    HALF,
    HALF_GOAL,
    LAST_GOAL,
    N_ENERGIES,
    N_REGIONS,
    TRACK,
)
from keeling.kernel.agenda import Choice, Step

# After the energies, in the order of their names.
ANY_BONUS: Final = N_ENERGIES
TECH_BONUS: Final = N_ENERGIES + 1
REGION_BONUS: Final = N_ENERGIES + 2


def learn(s: SecondChance, seat: i64, energy: i64) -> None:
    """SC-8.1 One space on; SC-8.2 beyond the last it is lost; SC-8.3 its bonus at once; SC-8.11."""
    at: i64 = seat * N_ENERGIES + energy
    if s.levels[at] >= TRACK:
        s.tell(events.LEARNED_NOTHING, seat, energy)
        return
    s.levels[at] += 1
    s.tell(events.LEARNED, seat, energy, s.levels[at])
    if s.levels[at] == HALF:
        tell_met(s, HALF_GOAL, energy)
    elif s.levels[at] == TRACK:
        tell_met(s, LAST_GOAL, energy)
    shown: i64 = BONUS[energy * (TRACK + 1) + s.levels[at]]
    if FIRST[shown] < LAST[shown]:
        offer_bonus(s, seat, FIRST[shown])


def offer_bonus(s: SecondChance, seat: i64, effect: i64) -> None:
    """SC-8.10 A CEP for a region falls away where none can be had or placed."""
    if OP[effect] == REGION_CEP and not can_stock(s):
        s.tell(events.BONUS_VOID, seat)
    else:
        s.then(Bonus(seat, effect, False))


def bonus_of(effect: i64) -> i64:
    """SC-8.4 Which bonus an effect is, for those who hear of it."""
    if OP[effect] == KNOWLEDGE:
        return ANY_BONUS if ENERGY[effect] == ANY else ENERGY[effect]
    return TECH_BONUS if OP[effect] == TECH else REGION_BONUS


class Learn(Step[SecondChance]):
    """SC-8.5 Gain one knowledge; all its bonuses are resolved before what follows."""

    def __init__(self, seat: i64, energy: i64) -> None:
        super().__init__(seat)
        self.energy = energy

    def run(self, s: SecondChance) -> None:
        """In whoever's turn."""
        learn(s, self.seat, self.energy)


class Bonus(Choice[SecondChance]):
    """SC-8.4 Use a bonus, SC-8.6 give it to somebody else, or SC-8.7 decline it."""

    def __init__(self, seat: i64, effect: i64, given: bool) -> None:
        super().__init__(seat)
        self.effect = effect
        self.given = given  # SC-8.8 it cannot be passed on again

    def candidates(self, s: SecondChance) -> vec[i64]:
        """SC-8.10 A CEP for a region falls away where none can be had or placed."""
        found = self.uses(s)
        if len(found) == 0:
            return found
        if s.gifts or (s.mode == COOP and s.seats > 1):
            for other in range(s.seats):
                if other != self.seat:
                    found = append(found, GIVE.at(other))
        return append(found, DECLINE)

    def uses(self, s: SecondChance) -> vec[i64]:
        """SC-8.4 One knowledge of an energy or of any, a tech, or a CEP for a region."""
        found = vec[i64](capacity=12)
        if OP[self.effect] == KNOWLEDGE:
            for energy in range(N_ENERGIES):
                if ENERGY[self.effect] in (ANY, energy):
                    found = append(found, STUDY.at(energy))
        elif OP[self.effect] == TECH:
            found = append(found, TAKE_TECH)
        elif can_stock(s):
            for region in range(N_REGIONS):
                found = append(found, STOCK.at(region))
        return found

    def objection(self, s: SecondChance, option: i64) -> i64:
        """SC-10.8 A region with a free place; SC-8.6, SC-8.9 whether gifts are allowed."""
        if STOCK.has(option):
            limit: i64 = CEP_PLACES[STOCK.first(option)]
            full = s.region_ceps[STOCK.first(option)] >= limit
            return reasons.REGION_FULL.at(limit) if full else 0
        if GIVE.has(option):
            if not s.gifts:
                return reasons.NO_GIFTS.at()
            return reasons.IS_GIVEN.at() if self.given else 0
        return 0

    def choose(self, s: SecondChance, option: i64) -> None:
        """SC-8.6 Who gets it uses it as if he had reached it; new bonuses he may give on."""
        if STUDY.has(option):
            learn(s, self.seat, STUDY.first(option))
        elif option == TAKE_TECH:
            gain_tech(s, self.seat, 1)
        elif STOCK.has(option):
            s.tell(events.STOCKED, self.seat, STOCK.first(option))
            stock(s, STOCK.first(option))
        elif GIVE.has(option):
            s.tell(events.GAVE_BONUS, self.seat, GIVE.first(option), bonus_of(self.effect))
            s.then(Bonus(GIVE.first(option), self.effect, True))
        else:
            s.tell(events.DECLINED, self.seat, bonus_of(self.effect))


class StudyAny(Choice[SecondChance]):
    """SC-7.1.6 One knowledge of any energy, which cannot be declined."""

    def candidates(self, s: SecondChance) -> vec[i64]:
        """All five, a full track included (SC-8.2)."""
        found = vec[i64](capacity=N_ENERGIES)
        for energy in range(N_ENERGIES):
            found = append(found, STUDY.at(energy))
        return found

    def objection(self, s: SecondChance, option: i64) -> i64:
        """Every energy will do."""
        return 0

    def choose(self, s: SecondChance, option: i64) -> None:
        """With its bonus."""
        learn(s, self.seat, STUDY.first(option))
