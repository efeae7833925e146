"""GD-5.5, GD-6 Loans: taken in the investment phase, repaid at one's own moments."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from keeling.games.green_deal.engine import events, reasons
from keeling.games.green_deal.engine.effects import LOAN_INTEREST
from keeling.games.green_deal.engine.options import REPAY
from keeling.games.green_deal.engine.state import GreenDeal
from keeling.games.green_deal.engine.tables import LOAN_AMOUNT, MAX_LOANS, N_LOANS, REVISION
from keeling.kernel.bits import bit

LOANS_APART: Final[bool] = REVISION <= 1  # GD-6.4 as first read: never both in one round


def loan_objection(s: GreenDeal, seat: i64, loan: i64) -> i64:
    """GD-5.5.1 Fewer than 3 open loans, GD-6.4 none repaid this turn, GD-5.5.4 a card there."""
    if s.loans_of(seat) >= MAX_LOANS:
        return reasons.THREE_LOANS.at()
    if s.repaid & bit(seat) != 0:
        return reasons.HAS_REPAID.at()
    return reasons.STACK_EMPTY.at(loan) if s.loans_left[loan] == 0 else 0


def take_loan(s: GreenDeal, seat: i64, loan: i64) -> None:
    """GD-5.5.2 The top card of a stack, and its amount in cash; GD-5.5.5 in every round."""
    s.loans_left[loan] -= 1
    s.loans[seat * N_LOANS + loan] += 1
    s.cash[seat] += LOAN_AMOUNT[loan]
    s.borrowed |= bit(seat)
    s.tell(events.BORROWED, seat, loan)


def due(s: GreenDeal, seat: i64, loan: i64) -> i64:
    """GD-6.2 The amount and the interest, which GD-13.11 a house bank waives."""
    return LOAN_AMOUNT[loan] + s.has(seat, LOAN_INTEREST)


def add_repayments(s: GreenDeal, seat: i64, found: vec[i64]) -> vec[i64]:
    """GD-6.1 The loans a seat might repay."""
    for loan in range(N_LOANS):
        if s.loans[seat * N_LOANS + loan] > 0:
            found = append(found, REPAY.at(loan))
    return found


def repay_objection(s: GreenDeal, seat: i64, loan: i64) -> i64:
    """GD-6.3 In full or not at all."""
    if LOANS_APART and s.borrowed & bit(seat) != 0:
        return reasons.HAS_BORROWED.at()
    price: i64 = due(s, seat, loan)
    return reasons.CANNOT_REPAY.at(price, s.cash[seat]) if price > s.cash[seat] else 0


def repay(s: GreenDeal, seat: i64, loan: i64) -> None:
    """GD-6.2 The card goes back to its stack; GD-6.5 several may be repaid in a round."""
    price: i64 = due(s, seat, loan)
    s.cash[seat] -= price
    s.loans[seat * N_LOANS + loan] -= 1
    s.loans_left[loan] += 1
    if LOANS_APART:
        s.repaid |= bit(seat)
    s.tell(events.REPAID, seat, loan, price)
