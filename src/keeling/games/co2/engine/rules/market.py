"""CO-12 CEPs and the market; CO-17.3, CO-17.4 what happens when they run out.

CO-12.1 to CO-12.3, CO-12.8 and CO-12.12 are in `carbon.market`: how CEPs come and go, the price
rises and the bank refills the market.
"""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from keeling.games.carbon.engine.market import PayFrom, buy_cep, stock_region
from keeling.games.co2.engine import events, reasons
from keeling.games.co2.engine.options import BUY, PAY, SELL
from keeling.games.co2.engine.state import HAS_BOUGHT, HAS_SOLD, NO_VISIT, Co2
from keeling.games.co2.engine.tables import CEP_LIMIT, PRICE_MIN
from keeling.kernel.options import Verb


def stock(s: Co2, region: i64) -> bool:
    """CO-12.10, CO-12.11 A CEP from the market into a region, if it has room for one."""
    return stock_region(s, region, CEP_LIMIT[region])


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
    buy_cep(s, seat)


def sell_objection(s: Co2, seat: i64) -> i64:
    """CO-12.4, CO-12.7 Once a turn, from their own supply, and not after the market ran empty."""
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


class PayCep(PayFrom[Co2]):
    """CO-12.9 Which CEP to pay: one's own, or one of a region under control."""

    def verb(self) -> Verb:
        """From a source."""
        return PAY

    def objection(self, s: Co2, option: i64) -> i64:
        """There must be one."""
        return reasons.SOURCE_EMPTY.at() if self.has_none(s, option) else 0
