"""What a position of Green Deal is worth to a seat, in points."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from keeling.games.green_deal.bot import weights as w
from keeling.games.green_deal.bot.auction import bid_worth
from keeling.games.green_deal.bot.means import dividend_gain, price
from keeling.games.green_deal.bot.outlook import Outlook
from keeling.games.green_deal.bot.position import standing
from keeling.games.green_deal.bot.purchases import FIRST_ACTION, N_MAINS, mains
from keeling.games.green_deal.engine.options import END_TURN, REPAY
from keeling.games.green_deal.engine.rules.auction import AUCTION
from keeling.games.green_deal.engine.rules.edges import Edge
from keeling.games.green_deal.engine.rules.effects import (
    ExtraLoan,
    MoveFrom,
    MoveTo,
    Poach,
    RaiseAny,
    RaiseLowest,
    TakeChips,
    Target,
)
from keeling.games.green_deal.engine.rules.expansion import PlaceTile
from keeling.games.green_deal.engine.rules.investment import INVESTMENT
from keeling.games.green_deal.engine.state import BOUGHT_ACTION, BOUGHT_CARD, GreenDeal
from keeling.games.green_deal.engine.tables import DIVIDEND_PAY
from keeling.kernel.agenda import CHANCE, State
from keeling.kernel.heuristic import Heuristic


class GreenDealHeuristic(Heuristic):
    """Own points, so far and to come, against those of the others."""

    def worth(self, state: State, seat: i64) -> float:
        """In points."""
        assert isinstance(state, GreenDeal)
        if state.seat < CHANCE:
            return float(state.score(seat)) - w.RIVALS * rivals_worth(state, seat)
        if state.seat == seat and has_to_answer(state):
            return self.best_answer(state, seat)
        view = Outlook(state, seat)
        if bids(state, view):
            return bid_worth(state, seat) - w.RIVALS * rivals_worth(state, seat)
        if view.acts and state.seat == seat:
            return self.turn_worth(state, seat, view)
        return standing(state, seat, view) - w.RIVALS * rivals_worth(state, seat)

    def best_answer(self, state: GreenDeal, seat: i64) -> float:
        """A card or a tile asks: the best answer counts."""
        best = -1e9
        for option in state.offered:
            if not REPAY.has(option):
                after = state.clone()
                after.apply(option)
                best = max(best, self.worth(after, seat))
        return best

    def turn_worth(self, state: GreenDeal, seat: i64, view: Outlook) -> float:
        """The position when the turn ends here, and what the turn could still bring."""
        after = state.clone()
        after.apply(END_TURN)
        view.end_turn()
        return self.worth(after, seat) + turn_gain(state, seat, view)


def has_to_answer(s: GreenDeal) -> bool:
    """Whether something that has begun asks for a decision."""
    step = s.agenda[-1]
    if isinstance(step, (Edge, PlaceTile, RaiseLowest, RaiseAny, TakeChips)):
        return True
    return isinstance(step, (Target, Poach, MoveFrom, MoveTo, ExtraLoan))


def bids(s: GreenDeal, view: Outlook) -> bool:
    """Whether their own bid is what has been decided last, or what comes next."""
    if s.phase_begun == AUCTION:
        return True
    if s.phase_begun != INVESTMENT or view.others < s.seats - 1 - (1 if view.waits else 0):
        return False
    return view.waits or (s.main == 0 and s.chips_bought == 0 and not s.dividend_paid)


def turn_gain(s: GreenDeal, seat: i64, view: Outlook) -> float:
    """The best main investment that is still open, and a dividend."""
    total = 0.0
    if s.main & (BOUGHT_CARD | BOUGHT_ACTION) == 0:
        gains = mains(s, seat, view)
        first: i64 = 0 if s.main == 0 else FIRST_ACTION  # GD-5.1.3 no card with a loan
        for main in range(first, N_MAINS):
            total = max(total, w.OPEN_MAIN * gains[main])
    if s.dividend_paid or DIVIDEND_PAY[s.income(seat)] > s.cash[seat]:
        return total
    return total + max(0.0, w.OPEN_DIVIDEND * dividend_gain(s, seat, price(s, seat, view)))


def rivals_worth(s: GreenDeal, seat: i64) -> float:
    """The mean of what rivals have."""
    total = 0.0
    for rival in range(s.seats):
        if rival != seat:
            total += float(s.score(rival)) + w.RIVAL_STEP * float(s.step[rival])
            total += w.RIVAL_CASH * float(s.cash[rival])
    return total / float(s.seats - 1)


HEURISTIC: Final = GreenDealHeuristic()
