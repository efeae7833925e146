"""CO-19.3 to CO-19.10 The auction for the start player."""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from keeling.games.co2.engine import events, reasons
from keeling.games.co2.engine.options import BID, DISCARD_GOAL, NAME, PASS, PAY_BID
from keeling.games.co2.engine.rules.goals import discard_goal, holds_goal
from keeling.games.co2.engine.rules.market import PayCep
from keeling.games.co2.engine.state import Co2
from keeling.games.co2.engine.tables import CUBE_VALUE, GOAL_MONEY, HIGHEST_BID, NONE
from keeling.kernel.agenda import Choice, Step


def cover(s: Co2, seat: i64) -> i64:
    """CO-19.5 What a seat can pay without its company goal."""
    return s.money[seat] + CUBE_VALUE * s.tech[seat] + s.price * s.payable_ceps(seat)


def highest_bid(s: Co2, seat: i64) -> i64:
    """CO-19.5 What a seat can pay at the most."""
    goal: i64 = GOAL_MONEY if holds_goal(s, seat) else 0
    return min(HIGHEST_BID, cover(s, seat) + goal)


class Bid(Choice[Co2]):
    """CO-19.4 Bid more than the highest bid so far, or pass; nobody gets a second chance."""

    def candidates(self, s: Co2) -> vec[i64]:
        """Pass, and any number up to one more than can be paid."""
        found = append(vec[i64](), PASS)
        for bid in range(min(HIGHEST_BID, highest_bid(s, self.seat) + 1) + 1):
            found = append(found, BID.at(bid))
        return found

    def objection(self, s: Co2, option: i64) -> i64:
        """CO-19.4 Higher than before, the first at least 0; CO-19.5 and covered."""
        if option == PASS:
            return 0
        if BID.first(option) <= s.bid:
            return reasons.TOO_LOW.at(s.bid)
        most: i64 = highest_bid(s, self.seat)
        return reasons.NOT_COVERED.at(most) if BID.first(option) > most else 0

    def choose(self, s: Co2, option: i64) -> None:
        """CO-19.3 The holder of the card begins."""
        if option == PASS:
            s.tell(events.PASSED, self.seat)
            return
        s.bid = BID.first(option)
        s.bidder = self.seat
        s.tell(events.BID, self.seat, s.bid)


class AwardStart(Step[Co2]):
    """CO-19.6, CO-19.7 The highest bidder pays and names the start player."""

    def run(self, s: Co2) -> None:
        """CO-19.8 If all pass the card goes to the left neighbour; CO-19.10 a bid of 0 is free."""
        if s.bidder == NONE:
            s.starter = (s.starter + 1) % s.seats
            s.tell(events.STARTS, s.starter)
            return
        s.tell(events.WON_AUCTION, s.bidder, s.bid)
        if s.bid == 0:
            s.then(NameStart(s.bidder))
        else:
            s.then(PayBid(s.bidder), NameStart(s.bidder))


class PayBid(Choice[Co2]):
    """CO-19.6 Which cubes and CEPs pay the bid, the rest in dollars; no change is given."""

    def candidates(self, s: Co2) -> vec[i64]:
        """Any number of own cubes and CEPs at hand; CO-15.3 the company goal before."""
        found = vec[i64]()
        for cubes in range(s.tech[self.seat] + 1):
            for ceps in range(s.payable_ceps(self.seat) + 1):
                found = append(found, PAY_BID.at(cubes, ceps))
        if holds_goal(s, self.seat):
            found = append(found, DISCARD_GOAL)
        return found

    def objection(self, s: Co2, option: i64) -> i64:
        """CO-19.6 It must reach the bid and hold no item that could be left out."""
        if option == DISCARD_GOAL:
            return 0
        if cover(s, self.seat) < s.bid:
            return reasons.GOAL_FIRST.at(GOAL_MONEY)  # CO-19.5
        cubes: i64 = PAY_BID.first(option)
        ceps: i64 = PAY_BID.second(option)
        total: i64 = CUBE_VALUE * cubes + s.price * ceps
        if total + s.money[self.seat] < s.bid:
            return reasons.TOO_LITTLE.at(s.bid - total, s.money[self.seat])
        cube_to_spare = cubes > 0 and total - CUBE_VALUE >= s.bid
        cep_to_spare = ceps > 0 and total - s.price >= s.bid
        return reasons.TOO_MUCH.at() if cube_to_spare or cep_to_spare else 0

    def choose(self, s: Co2, option: i64) -> None:
        """CO-19.9, CO-19.10 Dollars and CEPs to the bank, cubes to the general supply."""
        if option == DISCARD_GOAL:
            discard_goal(s, self.seat)
            s.then(PayBid(self.seat))
            return
        cubes: i64 = PAY_BID.first(option)
        ceps: i64 = PAY_BID.second(option)
        dollars: i64 = max(0, s.bid - CUBE_VALUE * cubes - s.price * ceps)
        s.money[self.seat] -= dollars
        s.tech[self.seat] -= cubes
        s.tech_left += cubes
        s.tell(events.PAID_BID, self.seat, dollars, cubes, ceps)
        for _ in range(ceps):
            s.then(PayCep(self.seat))


class NameStart(Choice[Co2]):
    """CO-19.7 The winner names the start player of the next decade, himself included."""

    def candidates(self, s: Co2) -> vec[i64]:
        """Anybody."""
        found = vec[i64]()
        for seat in range(s.seats):
            found = append(found, NAME.at(seat))
        return found

    def objection(self, s: Co2, option: i64) -> i64:
        """Anybody will do."""
        return 0

    def choose(self, s: Co2, option: i64) -> None:
        """He holds the card now."""
        s.starter = NAME.first(option)
        s.tell(events.STARTS, s.starter)
