"""What cash, income and loans of a player of Green Deal are worth."""

from __future__ import annotations

from mypy_extensions import i64

from keeling.games.green_deal.bot import weights as w
from keeling.games.green_deal.bot.outlook import Outlook
from keeling.games.green_deal.engine.effects import DIVIDEND_BONUS, LOAN_INTEREST
from keeling.games.green_deal.engine.rules.auction import AUCTION
from keeling.games.green_deal.engine.state import GreenDeal
from keeling.games.green_deal.engine.tables import (
    DIVIDEND_PAY,
    DIVIDEND_POINTS,
    INCOME,
    MAX_STEP,
    UNPAID,
)


def supply(s: GreenDeal, seat: i64, view: Outlook) -> float:
    """All cash that will come, without what is owed."""
    found: i64 = s.cash[seat] + s.income(seat) * view.incomes
    if s.phase_begun == AUCTION and s.bid[seat] > 0:
        found -= s.bid[seat]
    return float(found - s.debt(seat, s.has(seat, LOAN_INTEREST)))


def price(s: GreenDeal, seat: i64, view: Outlook) -> float:
    """What one more cash is worth."""
    if view.turns == 0:
        return float(-UNPAID) if supply(s, seat, view) < 0.0 else w.LEFT_OVER
    part = supply(s, seat, view) / (w.SPENT * float(view.turns))
    return max(w.LEFT_OVER, w.SCARCE * (1.0 - max(0.0, part) / w.PLENTY))


def cash_worth(s: GreenDeal, seat: i64, view: Outlook) -> float:
    """GD-12.2, GD-12.7 Cash is worth what it buys; in the end only debts count."""
    cash = supply(s, seat, view) - w.LOAN * float(s.loans_of(seat))
    if cash < 0.0:
        return cash * (w.OWED if view.turns > 0 else float(-UNPAID))
    if view.turns == 0:
        return w.LEFT_OVER * cash
    spent = w.SPENT * float(view.turns)
    most = spent * w.PLENTY
    useful = min(cash, most)
    worth = w.SCARCE * useful * (1.0 - 0.5 * useful / most) + w.LEFT_OVER * (cash - useful)
    return worth - shortage(s, seat, view)


def shortage(s: GreenDeal, seat: i64, view: Outlook) -> float:
    """The next turn that cannot buy what it wants."""
    at_hand: i64 = s.cash[seat]
    if s.phase_begun == AUCTION:
        at_hand += s.income(seat) - max(0, s.bid[seat])
    elif not view.waits and not view.acts:
        at_hand += s.income(seat)
    missing = max(0.0, w.NEXT_TURN - float(at_hand))
    return w.SHORT * missing * missing / w.NEXT_TURN


def dividends_worth(s: GreenDeal, seat: i64, view: Outlook, cash: float) -> float:
    """GD-5.7 Points for dividends to come, without what they cost."""
    turns: i64 = view.turns - (1 if view.acts else 0)
    return w.DIVIDENDS * float(turns) * max(0.0, dividend_gain(s, seat, cash))


def dividend_gain(s: GreenDeal, seat: i64, cash: float) -> float:
    """One dividend."""
    income: i64 = s.income(seat)
    points: i64 = DIVIDEND_POINTS[income] + s.has(seat, DIVIDEND_BONUS)
    return float(points) - cash * float(DIVIDEND_PAY[income]) if income > 0 else 0.0


def step_worth(s: GreenDeal, seat: i64, view: Outlook, cash: float) -> float:
    """About what an income step is worth."""
    step: i64 = s.step[seat]
    more: i64 = INCOME[min(step + 3, MAX_STEP)] - INCOME[step]
    return w.STEP + float(more) / 3.0 * float(view.left) * (cash + 0.25)
