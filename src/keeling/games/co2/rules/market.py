"""CO-12 CEPs and the market; CO-17.3, CO-17.4 what happens when they run out."""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from keeling.games.co2 import events, reasons
from keeling.games.co2.options import BUY, OWN, PAY, SELL
from keeling.games.co2.state import HAS_BOUGHT, HAS_SOLD, NO_VISIT, Co2
from keeling.games.co2.tables import (
    CEP_LIMIT,
    N_REGIONS,
    NONE,
    PRICE_MAX,
    PRICE_MIN,
    REFILL,
)
from keeling.kernel.agenda import Choice


def take_from_market(s: Co2) -> bool:
    """CO-12.1, CO-12.2 One CEP leaves the market; False: there is none (CO-17.4)."""
    if s.market == 0:
        return False
    s.market -= 1
    if s.market == 0:
        run_empty(s)
    return True


def run_empty(s: Co2) -> None:
    """CO-12.3, CO-12.12 The price rises, the bank refills, the active player may not sell."""
    s.stopped = s.active != NONE  # between turns it stops nobody
    if s.price < PRICE_MAX:
        s.price += 1
    s.tell(events.PRICE_UP, s.price)
    refill(s)


def refill(s: Co2) -> None:
    """CO-12.8, CO-17.3 An empty market gets two CEPs from the bank, or what is left there."""
    if s.market == 0:
        n: i64 = min(REFILL, s.bank)
        s.bank -= n
        s.market += n


def pay_to_bank(s: Co2) -> None:
    """CO-12.1 A CEP paid goes to the bank; CO-17.3 and on to the market if that is empty."""
    s.bank += 1
    refill(s)


def gain_ceps(s: Co2, seat: i64, n: i64) -> None:
    """CO-12.2 CEPs from the market into the own supply, one at a time."""
    got: i64 = 0
    while got < n and take_from_market(s):
        s.ceps[seat] += 1
        got += 1
    if got > 0:
        s.tell(events.GOT_CEP, seat, got)


def stock_region(s: Co2, region: i64) -> bool:
    """CO-12.10, CO-12.11 A CEP from the market into a region, if it has room for one."""
    if s.region_ceps[region] >= CEP_LIMIT[region] or not take_from_market(s):
        return False
    s.region_ceps[region] += 1
    return True


def add_visits(s: Co2, found: vec[i64], seat: i64, every: bool) -> vec[i64]:
    """CO-12.4 Buy or sell."""
    if every or buy_objection(s, seat) == 0:
        found = append(found, BUY)
    if every or sell_objection(s, seat) == 0:
        found = append(found, SELL)
    return found


def buy_objection(s: Co2, seat: i64) -> i64:
    """CO-12.4, CO-12.5 Once a turn, for money; CO-12.6 at whatever the price is now."""
    if s.visit != NO_VISIT:
        return reasons.VISITED.at()
    if s.market == 0:
        return reasons.NOTHING_TO_BUY.at()
    return reasons.TOO_DEAR.at(s.price, s.money[seat]) if s.money[seat] < s.price else 0


def buy(s: Co2, seat: i64) -> None:
    """CO-12.5 Pay the price, take a CEP."""
    s.visit = HAS_BOUGHT
    s.money[seat] -= s.price
    s.tell(events.BOUGHT, seat, s.price)
    s.ceps[seat] += 1
    take_from_market(s)


def sell_objection(s: Co2, seat: i64) -> i64:
    """CO-12.4, CO-12.7 Once a turn, from the own supply, and not after the market ran empty."""
    if s.visit != NO_VISIT:
        return reasons.VISITED.at()
    if s.stopped:
        return reasons.STOPPED.at()
    return reasons.NOTHING_TO_SELL.at() if s.ceps[seat] == 0 else 0


def sell(s: Co2, seat: i64) -> None:
    """CO-12.7 Take the price, then it falls."""
    s.visit = HAS_SOLD
    s.money[seat] += s.price
    s.tell(events.SOLD, seat, s.price)
    s.ceps[seat] -= 1
    s.market += 1
    if s.price > PRICE_MIN:
        s.price -= 1


class PayCep(Choice[Co2]):
    """CO-12.9 Which CEP to pay: one's own, or one of a region under control."""

    def candidates(self, s: Co2) -> vec[i64]:
        """The own supply, and every region the seat controls."""
        found = append(vec[i64](), PAY.at(OWN))
        for region in range(N_REGIONS):
            if s.controller[region] == self.seat:
                found = append(found, PAY.at(region + 1))
        return found

    def objection(self, s: Co2, option: i64) -> i64:
        """There must be one."""
        source: i64 = PAY.first(option)
        there: i64 = s.ceps[self.seat] if source == OWN else s.region_ceps[source - 1]
        return reasons.SOURCE_EMPTY.at() if there == 0 else 0

    def choose(self, s: Co2, option: i64) -> None:
        """It goes to the bank."""
        source: i64 = PAY.first(option)
        if source == OWN:
            s.ceps[self.seat] -= 1
        else:
            s.region_ceps[source - 1] -= 1
        s.tell(events.PAID, self.seat, source)
        pay_to_bank(s)
