"""GD-12 The end of the game: final settlement, end-of-game cards, ranking."""

from __future__ import annotations

from mypy_extensions import i64

from keeling.games.green_deal.engine import events
from keeling.games.green_deal.engine.effects import (
    AMOUNT,
    END_VP_CASH,
    END_VP_DEBT_FREE,
    END_VP_HIGHEST_LEVEL,
    END_VP_LEVELS,
    END_VP_PER_TILE,
    FIRST,
    LAST,
    LIMIT,
    LOAN_INTEREST,
    OP,
)
from keeling.games.green_deal.engine.state import GreenDeal
from keeling.games.green_deal.engine.tables import (
    ACTION_KIND,
    ENDGAME,
    FOR_DEBTS,
    FOR_FINAL_CARDS,
    N_ACTIONS,
    N_CATEGORIES,
    N_LOANS,
    UNPAID,
)
from keeling.kernel.agenda import Step
from keeling.kernel.bits import count_bits


class Settlement(Step[GreenDeal]):
    """GD-12.1 Cash pays open loans as far as it goes; GD-12.2 each unpaid cash costs points."""

    def run(self, s: GreenDeal) -> None:
        """GD-6.3 Here, and only here, in part; all loan cards go back."""
        for seat in range(s.seats):
            due: i64 = s.debt(seat, s.has(seat, LOAN_INTEREST))
            paid: i64 = min(due, s.cash[seat])
            s.cash[seat] -= paid
            s.unpaid[seat] = due - paid
            for loan in range(N_LOANS):
                s.loans_left[loan] += s.loans[seat * N_LOANS + loan]
                s.loans[seat * N_LOANS + loan] = 0
            if due > 0:
                s.tell(events.SETTLED, seat, paid)
            if s.unpaid[seat] > 0:
                s.add_points(seat, FOR_DEBTS, UNPAID * s.unpaid[seat])
                s.tell(events.UNPAID, seat, s.unpaid[seat], -UNPAID * s.unpaid[seat])


class FinalCards(Step[GreenDeal]):
    """GD-12.3 End-of-game cards score; GD-12.4 then most points win (GD-12.7 cash has no value)."""

    def run(self, s: GreenDeal) -> None:
        """GD-12.5, GD-12.6 Ties: see `GreenDeal.winners`."""
        for card in range(N_ACTIONS):
            seat: i64 = s.action[card]
            if seat >= 0 and ACTION_KIND[card] == ENDGAME:
                gained: i64 = 0
                for effect in range(FIRST[card], LAST[card]):
                    gained += worth(s, seat, effect)
                s.add_points(seat, FOR_FINAL_CARDS, gained)
                s.tell(events.FINAL_CARD, seat, card, gained)
        for seat in s.winners():
            s.tell(events.WON, seat, s.score(seat))


def worth(s: GreenDeal, seat: i64, effect: i64) -> i64:
    """GD-13.25 to GD-13.29 What an end-of-game effect scores."""
    op: i64 = OP[effect]
    n: i64 = AMOUNT[effect]
    if op == END_VP_PER_TILE:
        return n * count_bits(s.tiles_of(seat))
    if op == END_VP_DEBT_FREE:
        return n if s.unpaid[seat] == 0 else 0
    if op == END_VP_CASH:
        return min(LIMIT[effect], s.cash[seat] // n)
    highest: i64 = 0
    reached: i64 = 0
    for category in range(N_CATEGORIES):
        highest = max(highest, s.level_of(seat, category))
        reached += 1 if s.level_of(seat, category) >= LIMIT[effect] else 0
    if op == END_VP_LEVELS:
        return n * reached
    return highest if op == END_VP_HIGHEST_LEVEL else 0
