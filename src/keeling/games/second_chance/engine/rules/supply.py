"""SC-13 Energy supply phase."""

from __future__ import annotations

from mypy_extensions import i64

from keeling.games.carbon.engine.market import pay_to_bank
from keeling.games.second_chance.engine import events
from keeling.games.second_chance.engine.options import TURN_UP_FOSSIL
from keeling.games.second_chance.engine.places import EMPTY
from keeling.games.second_chance.engine.rules.environment import lose
from keeling.games.second_chance.engine.rules.fossils import (
    DrawFossil,
    has_stack,
    is_removed,
    take_fossil,
)
from keeling.games.second_chance.engine.rules.market import FOR_FOSSIL, PayOrPenalty
from keeling.games.second_chance.engine.state import COMPETITIVE, SecondChance
from keeling.games.second_chance.engine.tables import CO2_LIMIT, FIRST_SLOT, LOST_TOO_HOT, NONE, PPM
from keeling.kernel.agenda import Step
from keeling.kernel.bits import bit


class Supply(Step[SecondChance]):
    """SC-13.1 A region's turn; SC-13.10 in the first competitive decade all get a fossil plant."""

    def __init__(self, region: i64) -> None:
        super().__init__()
        self.region = region

    def run(self, s: SecondChance) -> None:
        """SC-13.2 Its slot of the decade is taken; SC-13.3, SC-13.11 or there is none: nothing."""
        if needs_fossil(s, self.region):
            if has_stack(s):
                s.then(SupplyFossil(self.region))
            else:
                s.tell(events.NO_FOSSIL, self.region)


def needs_fossil(s: SecondChance, region: i64) -> bool:
    """SC-13.2, SC-13.3 Whether the slot of the decade is there and empty."""
    if s.decade > s.slots_in(region):
        return False
    return s.slot[FIRST_SLOT[region] + s.decade - 1] == EMPTY


class SupplyFossil(DrawFossil):
    """SC-13.4 A fossil plant comes to the slot of the decade; CO₂ rises."""

    def __init__(self, region: i64) -> None:
        super().__init__()
        self.region = region

    def choose(self, s: SecondChance, option: i64) -> None:
        """SC-13.5 Above 500 ppm the competitive game is lost at once."""
        fossil: i64 = TURN_UP_FOSSIL.first(option)
        take_fossil(s, fossil)
        if is_removed(s, fossil):
            s.then(Supply(self.region))
            return
        s.slot[FIRST_SLOT[self.region] + s.decade - 1] = fossil
        s.co2 += PPM[fossil]
        s.tell(events.FOSSIL, self.region, fossil, s.co2)
        if s.mode == COMPETITIVE and s.co2 > CO2_LIMIT:
            s.tell(events.TOO_HOT, s.co2)
            lose(s, LOST_TOO_HOT)
        else:
            owe(s, self.region)


def owe(s: SecondChance, region: i64) -> None:
    """SC-13.6, SC-13.8 A region nobody controls sets a CEP aside; SC-13.7 a controller owes one."""
    seat: i64 = s.controller[region]
    if seat != NONE:
        s.owing |= bit(region)
        s.tell(events.OWES, seat, region)
    elif s.region_ceps[region] > 0:
        s.region_ceps[region] -= 1
        s.aside |= bit(region)


class Settle(Step[SecondChance]):
    """SC-13.7 After all regions: what was set aside goes to the bank, and debts are paid."""

    def __init__(self, region: i64) -> None:
        super().__init__()
        self.region = region

    def run(self, s: SecondChance) -> None:
        """SC-10.11 Who cannot pay gets the penalty."""
        here: i64 = bit(self.region)
        if s.aside & here:
            s.aside ^= here
            s.tell(events.REGION_PAID, self.region)
            pay_to_bank(s)
        if s.owing & here:
            s.owing ^= here
            s.then(PayOrPenalty(s.controller[self.region], FOR_FOSSIL, self.region))
