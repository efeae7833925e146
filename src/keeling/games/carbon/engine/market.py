"""CEPs: the market and its price, the bank, and how they are paid."""

from __future__ import annotations

from typing import Final, TypeVar

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from keeling.games.carbon.engine.facts import BOUGHT, GOT_CEP, PAID, PRICE_UP
from keeling.games.carbon.engine.table import N_REGIONS, NONE, Carbon
from keeling.kernel.agenda import Choice
from keeling.kernel.options import Verb

OWN: Final = 0  # sources of a CEP: one's own, then the regions
C = TypeVar("C", bound=Carbon)


def take_from_market(s: Carbon) -> bool:
    """One CEP leaves the market; False: there is none."""
    if s.market == 0:
        return False
    s.market -= 1
    if s.market == 0:
        run_empty(s)
    return True


def run_empty(s: Carbon) -> None:
    """The price rises, the bank refills the market, and for this turn something is stopped."""
    s.stopped = s.active != NONE  # between turns it stops nobody
    if s.price < s.price_max:
        s.price += 1
    s.tell(PRICE_UP, s.price)
    refill(s)


def refill(s: Carbon) -> None:
    """An empty market gets CEPs from the bank, as many as it should or as are left."""
    if s.market == 0:
        n: i64 = min(s.refill, s.bank)
        s.bank -= n
        s.market += n


def pay_to_bank(s: Carbon) -> None:
    """A CEP paid goes to the bank, and on to the market if that is empty."""
    s.bank += 1
    refill(s)


def gain_ceps(s: Carbon, seat: i64, n: i64) -> None:
    """CEPs from the market to a seat, one at a time."""
    got: i64 = 0
    while got < n and take_from_market(s):
        s.ceps[seat] += 1
        got += 1
    if got > 0:
        s.tell(GOT_CEP, seat, got)


def stock_region(s: Carbon, region: i64, limit: i64) -> bool:
    """A CEP from the market into a region, if it has room for one."""
    if s.region_ceps[region] >= limit or not take_from_market(s):
        return False
    s.region_ceps[region] += 1
    return True


def buy_cep(s: Carbon, seat: i64) -> None:
    """Pay the price, take a CEP."""
    s.money[seat] -= s.price
    s.tell(BOUGHT, seat, s.price)
    s.ceps[seat] += 1
    take_from_market(s)


@mypyc_attr(allow_interpreted_subclasses=True)
class PayFrom(Choice[C]):
    """Which CEP to pay: one's own, or one of a region under control."""

    def verb(self) -> Verb:
        """The game's verb for paying from a source."""
        raise NotImplementedError

    def candidates(self, s: C) -> vec[i64]:
        """Their own, and every region the seat controls."""
        pay = self.verb()
        found = append(vec[i64](), pay.at(OWN))
        for region in range(N_REGIONS):
            if s.controller[region] == self.seat:
                found = append(found, pay.at(region + 1))
        return found

    def has_none(self, s: C, option: i64) -> bool:
        """Whether no CEP lies there."""
        source: i64 = self.verb().first(option)
        there: i64 = s.ceps[self.seat] if source == OWN else s.region_ceps[source - 1]
        return there == 0

    def choose(self, s: C, option: i64) -> None:
        """It goes to the bank."""
        source: i64 = self.verb().first(option)
        if source == OWN:
            s.ceps[self.seat] -= 1
        else:
            s.region_ceps[source - 1] -= 1
        s.tell(PAID, self.seat, source)
        pay_to_bank(s)
