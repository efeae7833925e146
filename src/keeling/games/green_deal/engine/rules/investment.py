"""GD-5 The investment phase: one complete turn each, in turn order."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from keeling.games.green_deal.engine import events, reasons
from keeling.games.green_deal.engine.options import (
    BUY,
    BUY_ACTION,
    BUY_CHIP,
    DIVIDEND,
    END_TURN,
    PLAY,
    REFUND_CASH,
    REFUND_CHIP,
    REPAY,
    TAKE_LOAN,
)
from keeling.games.green_deal.engine.rules.hand import play, play_objection
from keeling.games.green_deal.engine.rules.loans import (
    LOANS_APART,
    add_repayments,
    loan_objection,
    repay,
    repay_objection,
    take_loan,
)
from keeling.games.green_deal.engine.rules.purchases import (
    action_objection,
    buy_action,
    buy_card,
    buy_chip,
    card_objection,
    chip_objection,
    dividend_objection,
    pay_dividend,
    refund_cash,
    refund_chip,
    refund_objection,
)
from keeling.games.green_deal.engine.state import (
    BOUGHT_CARD,
    CLEARED,
    OPEN,
    PREVIEW,
    TOOK_LOAN,
    GreenDeal,
)
from keeling.games.green_deal.engine.tables import (
    ACTION_KIND,
    HAND,
    N_ACTIONS,
    N_CARDS,
    N_CHIPS,
    N_LOANS,
)
from keeling.kernel.agenda import Choice, Step
from keeling.kernel.bits import bit

INVESTMENT: Final = 3  # the phase
OPTIONS_ROOM: Final = 40


class Investment(Step[GreenDeal]):
    """GD-5.1.1 In turn order each player takes one complete turn."""

    def run(self, s: GreenDeal) -> None:
        """GD-2.4 By this round's auction."""
        s.phase_begun = INVESTMENT
        steps: list[Step[GreenDeal]] = []
        for place in range(s.seats):
            steps += [BeginTurn(s.order[place])]
        s.then(*steps)


class BeginTurn(Step[GreenDeal]):
    """GD-5.1.1 A turn begins: nothing is used yet."""

    def run(self, s: GreenDeal) -> None:
        """GD-5.1.2."""
        s.main = 0
        s.chips_bought = 0
        s.dividend_paid = False
        s.tell(events.TURN, self.seat)
        s.then(Invest(self.seat))


class Invest(Choice[GreenDeal]):
    """GD-5.1.2 One main investment, GD-5.1.5 and around it additional options in any order."""

    def candidates(self, s: GreenDeal) -> vec[i64]:
        """Everything in the display, all supplies, their own hand cards and loans."""
        found = vec[i64](capacity=OPTIONS_ROOM)
        for card in range(N_CARDS):
            lies: i64 = s.card[card]
            if lies in (OPEN, PREVIEW, CLEARED):
                found = append(found, BUY.at(card))
        for card in range(N_ACTIONS):
            lies = s.action[card]
            if lies in (OPEN, PREVIEW):
                found = append(found, BUY_ACTION.at(card))
        for chip in range(N_CHIPS):
            found = append(found, REFUND_CHIP.at(chip))
        found = append(found, REFUND_CASH)
        for loan in range(N_LOANS):
            found = append(found, TAKE_LOAN.at(loan))
        for chip in range(N_CHIPS):
            found = append(found, BUY_CHIP.at(chip))
        found = append(found, DIVIDEND)
        for card in range(N_ACTIONS):
            if s.action[card] == self.seat and ACTION_KIND[card] == HAND:
                found = append(found, PLAY.at(card))
        return append(add_repayments(s, self.seat, found), END_TURN)

    def objection(self, s: GreenDeal, option: i64) -> i64:
        """GD-5.1.10 The turn can always be ended."""
        if BUY.has(option):
            return card_objection(s, self.seat, BUY.first(option))
        if BUY_ACTION.has(option):
            return action_objection(s, self.seat, BUY_ACTION.first(option))
        if TAKE_LOAN.has(option):
            return main_loan_objection(s, self.seat, TAKE_LOAN.first(option))
        if PLAY.has(option):
            return play_objection(s, self.seat, PLAY.first(option))
        return self.other_objection(s, option)

    def other_objection(self, s: GreenDeal, option: i64) -> i64:
        """GD-5.4.3 to GD-5.7.3, GD-6.4 The tax refund and the additional options."""
        if REFUND_CHIP.has(option) and s.chips_left[REFUND_CHIP.first(option)] == 0:
            return reasons.NO_CHIP.at(REFUND_CHIP.first(option))  # GD-5.4.3
        if option == REFUND_CASH or REFUND_CHIP.has(option):
            return refund_objection(s)
        if BUY_CHIP.has(option):
            return chip_objection(s, self.seat, BUY_CHIP.first(option))
        if option == DIVIDEND:
            return dividend_objection(s, self.seat)
        return repay_objection(s, self.seat, REPAY.first(option)) if REPAY.has(option) else 0

    def choose(self, s: GreenDeal, option: i64) -> None:
        """GD-5.1.6 The turn ends when the player says so; until then it goes on."""
        if option == END_TURN:
            if not LOANS_APART:
                s.repaid = 0  # GD-6.4 it is a matter of this turn
            return
        s.then(Invest(self.seat))
        if BUY.has(option):
            buy_card(s, self.seat, BUY.first(option))
        elif BUY_ACTION.has(option):
            buy_action(s, self.seat, BUY_ACTION.first(option))
        elif PLAY.has(option):
            play(s, self.seat, PLAY.first(option))
        else:
            self.do_more(s, option)

    def do_more(self, s: GreenDeal, option: i64) -> None:
        """GD-5.1.4 A loan before or after the action card; GD-5.1.5 chips, dividend; repaying."""
        if option == REFUND_CASH:
            refund_cash(s, self.seat)
        elif REFUND_CHIP.has(option):
            refund_chip(s, self.seat, REFUND_CHIP.first(option))
        elif TAKE_LOAN.has(option):
            s.main |= TOOK_LOAN
            take_loan(s, self.seat, TAKE_LOAN.first(option))
        elif BUY_CHIP.has(option):
            buy_chip(s, self.seat, BUY_CHIP.first(option))
        elif option == DIVIDEND:
            pay_dividend(s, self.seat)
        else:
            repay(s, self.seat, REPAY.first(option))
            s.repaid |= bit(self.seat)  # GD-6.4


def main_loan_objection(s: GreenDeal, seat: i64, loan: i64) -> i64:
    """GD-5.1.3 Never with a sustainability card; GD-5.5.3 one a turn; GD-5.5.1 if there is one."""
    if s.main & BOUGHT_CARD != 0:
        return reasons.LOAN_WITH_CARD.at()
    if s.main & TOOK_LOAN != 0:
        return reasons.ONE_LOAN.at()
    return loan_objection(s, seat, loan)
