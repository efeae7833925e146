"""GD-3 The auction: everybody sets a bid unseen; the highest is first in this round's order."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from keeling.games.green_deal.engine import events, reasons
from keeling.games.green_deal.engine.options import BID, GO_ON, LOT, REPAY, SPY
from keeling.games.green_deal.engine.rules.loans import add_repayments, repay, repay_objection
from keeling.games.green_deal.engine.state import DISCARDED, GreenDeal
from keeling.games.green_deal.engine.tables import ESPIONAGE, MAX_BID, NONE
from keeling.kernel.agenda import Chance, Choice, Step, together
from keeling.kernel.bits import bit

AUCTION: Final = 1  # the phase


class Auction(Step[GreenDeal]):
    """GD-3.1 All bids are set, then revealed at once; GD-13.18 whoever spies bids after that."""

    def run(self, s: GreenDeal) -> None:
        """GD-13.18 Espionage is played before any bid is set."""
        s.phase_begun = AUCTION
        s.spy = NONE
        s.bids_shown = False
        for seat in range(s.seats):
            s.bid[seat] = NONE
        spy: i64 = s.action[ESPIONAGE]
        if spy >= 0:
            s.then(Espionage(spy), SetBids())
        else:
            s.then(SetBids())


class Espionage(Choice[GreenDeal]):
    """GD-13.18 The owner of A18 may play it at the start of an auction."""

    def candidates(self, s: GreenDeal) -> vec[i64]:
        """Play it, or go on."""
        return append(append(vec[i64](), SPY), GO_ON)

    def objection(self, s: GreenDeal, option: i64) -> i64:
        """Either will do."""
        return 0

    def choose(self, s: GreenDeal, option: i64) -> None:
        """GD-5.8.2 A played card is discarded."""
        if option == SPY:
            s.spy = self.seat
            s.action[ESPIONAGE] = DISCARDED
            s.tell(events.SPIED, self.seat)


class SetBids(Step[GreenDeal]):
    """GD-3.1 Everybody but a spy bids secretly, then a spy, then the order is fixed."""

    def run(self, s: GreenDeal) -> None:
        """GD-3.3 The order."""
        steps: list[Step[GreenDeal]] = []
        for seat in range(s.seats):
            if seat != s.spy:
                steps += [Bid(seat)]
        steps = [*together(steps), ShowBids()]
        if s.spy != NONE:
            steps += [Bid(s.spy), ShowBids()]
        for seat in range(s.seats):
            s.order[seat] = NONE
        s.then(*steps, FixOrder())


class Bid(Choice[GreenDeal]):
    """GD-3.2 From 0 to 15, at most their own cash; GD-3.8 before it loans may be repaid, openly."""

    def sealed(self, option: i64) -> bool:
        """The wheel is secret, a repayment is not."""
        return BID.has(option)

    def candidates(self, s: GreenDeal) -> vec[i64]:
        """GD-3.7 All of the wheel, 0 too; GD-6.1 and repayments."""
        found = vec[i64](capacity=20)
        for n in range(MAX_BID + 1):
            found = append(found, BID.at(n))
        return add_repayments(s, self.seat, found)

    def objection(self, s: GreenDeal, option: i64) -> i64:
        """GD-3.2 Bids are paid before income arrives."""
        if REPAY.has(option):
            return repay_objection(s, self.seat, REPAY.first(option))
        if BID.first(option) > s.cash[self.seat]:
            return reasons.BID_TOO_HIGH.at(s.cash[self.seat])
        return 0

    def choose(self, s: GreenDeal, option: i64) -> None:
        """GD-3.8 After a repayment the bid is still to come."""
        if REPAY.has(option):
            repay(s, self.seat, REPAY.first(option))
            s.then(Bid(self.seat))
        else:
            s.bid[self.seat] = BID.first(option)
            s.tell(events.SET_BID, self.seat, s.bid[self.seat])


class ShowBids(Step[GreenDeal]):
    """GD-3.1 All bids are revealed at once."""

    def run(self, s: GreenDeal) -> None:
        """GD-13.18 A spy sees them before bidding; then there is one more to show."""
        spied: bool = s.bids_shown
        s.bids_shown = True
        for seat in range(s.seats):
            if s.bid[seat] != NONE and (not spied or seat == s.spy):
                s.tell(events.SHOWN_BID, seat, s.bid[seat])


class FixOrder(Step[GreenDeal]):
    """GD-3.3 to GD-3.6 By bid; then less cash, before bids are paid; then the lower income step."""

    def run(self, s: GreenDeal) -> None:
        """One place after the other; where nothing decides, the lot does."""
        for place in range(s.seats):
            if s.order[place] == NONE:
                first: i64 = foremost(s)
                if first & (first - 1) != 0:
                    s.then(Lot(first, place), FixOrder())
                    return
                for seat in range(s.seats):
                    if first == bit(seat):
                        s.order[place] = seat
        for place in range(s.seats):
            s.tell(events.ORDER, s.order[place], place + 1)


def is_ahead(s: GreenDeal, seat: i64, other: i64) -> i64:
    """Positive if a seat comes before another, 0 if nothing decides between them."""
    if s.bid[seat] != s.bid[other]:
        return s.bid[seat] - s.bid[other]  # GD-3.3
    if s.cash[seat] != s.cash[other]:
        return s.cash[other] - s.cash[seat]  # GD-3.4
    return s.step[other] - s.step[seat]  # GD-3.5


def foremost(s: GreenDeal) -> i64:
    """The seats without a place that are not behind any other such seat, as bits."""
    found: i64 = 0
    for seat in range(s.seats):
        best: bool = not has_place(s, seat)
        for other in range(s.seats):
            if best and not has_place(s, other) and is_ahead(s, other, seat) > 0:
                best = False
        if best:
            found |= bit(seat)
    return found


def has_place(s: GreenDeal, seat: i64) -> bool:
    """Whether a seat has its place in the order already."""
    for place in range(s.seats):
        if s.order[place] == seat:
            return True
    return False


class Lot(Chance[GreenDeal]):
    """GD-3.6 Chance decides which of the players still tied is first."""

    def __init__(self, among: i64, place: i64) -> None:
        super().__init__()
        self.among = among
        self.place = place

    def candidates(self, s: GreenDeal) -> vec[i64]:
        """Those still tied."""
        found = vec[i64](capacity=5)
        for seat in range(s.seats):
            if self.among & bit(seat) != 0:
                found = append(found, LOT.at(seat))
        return found

    def choose(self, s: GreenDeal, option: i64) -> None:
        """The place is taken."""
        s.order[self.place] = LOT.first(option)
        s.tell(events.DREW_LOT, s.order[self.place])
