"""SC-6.2 Visit the CEP market; SC-10 CEP accounting.

SC-10.1 to SC-10.4 and SC-10.9 are in `carbon.market`: how CEPs come and go, the price rises and
the bank refills an empty market.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from keeling.games.carbon.engine.market import (
    PayFrom,
    buy_cep,
    pay_to_bank,
    run_empty,
    stock_region,
)
from keeling.games.second_chance.engine import events, reasons
from keeling.games.second_chance.engine.options import BUY, PAY, SELL
from keeling.games.second_chance.engine.rules.table import forget_action
from keeling.games.second_chance.engine.state import SecondChance
from keeling.games.second_chance.engine.tables import (
    CEP_PLACES,
    FOR_PENALTIES,
    N_REGIONS,
    ON_SELL,
    PRICE_MIN,
)
from keeling.kernel.agenda import Step
from keeling.kernel.options import Verb


def add_visits(s: SecondChance, found: vec[i64], seat: i64, every: bool) -> vec[i64]:
    """SC-6.2.1 Buy or sell."""
    if every or buy_objection(s, seat) == 0:
        found = append(found, BUY)
    if every or sell_objection(s, seat) == 0:
        found = append(found, SELL)
    return found


def visit_objection(s: SecondChance) -> i64:
    """SC-5.1 Once a turn; SC-6.2.5, SC-10.5 not after the market ran empty."""
    if s.visited:
        return reasons.VISITED.at()
    return reasons.CLOSED.at() if s.stopped else 0


def buy_objection(s: SecondChance, seat: i64) -> i64:
    """SC-6.2.2 For the price shown; SC-10.9 if there is one."""
    why: i64 = visit_objection(s)
    if why != 0:
        return why
    if s.market == 0:
        return reasons.NOTHING_TO_BUY.at()
    return reasons.TOO_DEAR.at(s.price, s.money[seat]) if s.money[seat] < s.price else 0


def buy(s: SecondChance, seat: i64) -> None:
    """SC-6.2.2 Pay the price, take a CEP."""
    s.visited = True
    forget_action(s)
    buy_cep(s, seat)


def sell_objection(s: SecondChance, seat: i64) -> i64:
    """SC-6.2.3 One from their own board; SC-6.2.4 never one that lies in a region."""
    why: i64 = visit_objection(s)
    if why != 0:
        return why
    return reasons.NOTHING_TO_SELL.at() if s.ceps[seat] == 0 else 0


def sell(s: SecondChance, seat: i64) -> None:
    """SC-6.2.3 It goes to the bank; take the price shown, then it falls."""
    s.visited = True
    forget_action(s)
    s.last = ON_SELL
    s.money[seat] += s.price
    s.ceps[seat] -= 1
    s.tell(events.SOLD, seat, s.price)
    if s.price > PRICE_MIN:
        s.price -= 1
    pay_to_bank(s)


def stock(s: SecondChance, region: i64) -> bool:
    """SC-8.4, SC-10.8 A CEP from the market to a region with a free place."""
    return stock_region(s, region, CEP_PLACES[region])


def can_stock(s: SecondChance) -> bool:
    """SC-8.10 Whether there is a CEP, and a region with a free place."""
    if s.market > 0:
        for region in range(N_REGIONS):
            if s.region_ceps[region] < CEP_PLACES[region]:
                return True
    return False


# What a CEP is paid for, in a region.
FOR_INFRASTRUCTURE: Final = 0
FOR_PLANT: Final = 1
FOR_FOSSIL: Final = 2
FOR_EVENT: Final = 3


class PayCep(PayFrom[SecondChance]):
    """SC-10.6 From their own board or from a region under control, chosen freely."""

    def __init__(self, seat: i64, cause: i64, region: i64) -> None:
        super().__init__(seat)
        self.cause = cause
        self.region = region

    def verb(self) -> Verb:
        """From a source."""
        return PAY

    def objection(self, s: SecondChance, option: i64) -> i64:
        """There must be one."""
        return reasons.SOURCE_EMPTY.at() if self.has_none(s, option) else 0


class PayOrPenalty(Step[SecondChance]):
    """SC-10.11 A CEP that is due is paid; only who has none anywhere gets the penalty."""

    def __init__(self, seat: i64, cause: i64, region: i64) -> None:
        super().__init__(seat)
        self.cause = cause
        self.region = region

    def run(self, s: SecondChance) -> None:
        """It cannot be chosen."""
        if s.payable_ceps(self.seat) > 0:
            s.then(PayCep(self.seat, self.cause, self.region))
        else:
            penalty(s, self.seat)


def penalty(s: SecondChance, seat: i64) -> None:
    """SC-10.10 Points equal to the price, and a CEP from the market to the bank; SC-15.9."""
    s.add_points(seat, FOR_PENALTIES, -s.price)
    s.tell(events.PENALTY, seat, s.price)
    if s.market > 0:
        s.market -= 1
        s.bank += 1
        if s.market == 0:
            run_empty(s)
