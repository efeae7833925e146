"""GD-5.2 to GD-5.4, GD-5.6, GD-5.7 What can be bought: cards, chips, and points for a dividend."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from keeling.games.green_deal.engine import events, reasons
from keeling.games.green_deal.engine.effects import (
    CHANGE,
    DIVIDEND_BONUS,
    N_MODIFIERS,
    PR_COST,
    PR_LIMIT,
    SUSTAINABILITY_COST,
    UNCHANGED,
)
from keeling.games.green_deal.engine.rules.effects import carry_out
from keeling.games.green_deal.engine.rules.gains import (
    gain_cash,
    move_income,
    move_level,
    score,
    take_chip,
)
from keeling.games.green_deal.engine.state import (
    BOUGHT_ACTION,
    BOUGHT_CARD,
    CLEARED,
    OPEN,
    PREVIEW,
    TOOK_LOAN,
    GreenDeal,
    tile_of,
)
from keeling.games.green_deal.engine.tables import (
    ACTION_COST,
    ACTION_INCOME,
    ACTION_KIND,
    ACTION_POINTS,
    CARD_CATEGORY,
    CARD_COST,
    CARD_INCOME,
    CARD_POINTS,
    CARD_SIZE,
    CHIP_PRICE,
    DIVIDEND_PAY,
    DIVIDEND_POINTS,
    FOR_ACTIONS,
    FOR_DIVIDENDS,
    FOR_PROJECTS,
    IMMEDIATE,
    N_CARDS,
    PERMANENT,
    REFUND,
    ROUNDS,
    SALES,
)

FOUR: Final = 4  # players

# ---- sustainability cards


def card_cost(s: GreenDeal, seat: i64, card: i64) -> i64:
    """What a card costs a seat; GD-13.9 a bulk buyer pays less."""
    return max(0, CARD_COST[card] + s.has(seat, SUSTAINABILITY_COST))


def card_objection(s: GreenDeal, seat: i64, card: i64) -> i64:
    """GD-5.2.1 No main investment yet, the card is open (GD-5.2.9), and the cash is there."""
    if s.main & (BOUGHT_CARD | BOUGHT_ACTION) != 0:
        return reasons.MAIN_USED.at()
    if s.main & TOOK_LOAN != 0:
        return reasons.NOT_WITH_LOAN.at()  # GD-5.1.3
    if s.card[card] == CLEARED:
        return cleared(s)
    if s.card[card] == PREVIEW:
        return reasons.PREVIEW.at() if s.round < ROUNDS else reasons.NEVER_SOLD.at()
    return dear(s, seat, card_cost(s, seat, card))


def cleared(s: GreenDeal) -> i64:
    """GD-5.2.5 What three players have left is discarded; GD-5.2.6 the same for four."""
    sold: i64 = SALES[s.seats]
    return reasons.CLEARED_OF_FOUR.at(sold) if s.seats == FOUR else reasons.CLEARED.at(sold)


def dear(s: GreenDeal, seat: i64, cost: i64) -> i64:
    """GD-5.1.7 A payment needs enough cash at that moment."""
    return reasons.TOO_DEAR.at(cost, s.cash[seat]) if cost > s.cash[seat] else 0


def buy_card(s: GreenDeal, seat: i64, card: i64) -> None:
    """GD-5.2.2 Pay; level; income; points; the card lies open (GD-5.1.8); the tile set aside."""
    cost: i64 = card_cost(s, seat, card)
    s.main |= BOUGHT_CARD
    s.cash[seat] -= cost
    s.tell(events.BOUGHT, seat, card, cost)
    move_level(s, seat, CARD_CATEGORY[card], CARD_SIZE[card])
    move_income(s, seat, CARD_INCOME[card])
    score(s, seat, FOR_PROJECTS, CARD_POINTS[card])
    s.card[card] = seat
    tile: i64 = tile_of(CARD_CATEGORY[card], CARD_SIZE[card])
    s.tiles_left[tile] -= 1
    s.set_aside[seat] = tile
    s.sold += 1
    if s.sold >= SALES[s.seats]:
        discard_the_rest(s)


def discard_the_rest(s: GreenDeal) -> None:
    """GD-5.2.5, GD-5.2.6 With three or four players what is left then; GD-5.2.7 with five nothing.

    GD-5.2.8 Sold cards are not replaced during the round.
    """
    left: i64 = 0
    for card in range(N_CARDS):
        if s.card[card] == OPEN:
            s.card[card] = CLEARED
            left += 1
    if left > 0:
        s.tell(events.CLEARED, left)


# ---- action cards


def action_objection(s: GreenDeal, seat: i64, card: i64) -> i64:
    """GD-5.3.1 No other card this turn, the card is open, and the cash is there."""
    if s.main & (BOUGHT_CARD | BOUGHT_ACTION) != 0:
        return reasons.MAIN_USED.at()
    if s.action[card] == PREVIEW:
        return reasons.PREVIEW_ACTION.at() if s.round < ROUNDS else reasons.NEVER_SOLD.at()
    return dear(s, seat, ACTION_COST[card])


def buy_action(s: GreenDeal, seat: i64, card: i64) -> None:
    """GD-5.3.2 Pay; income; points (GD-5.3.6 once); the card lies open; GD-5.3.3 its effects.

    GD-5.3.4 The row is not refilled; GD-5.3.5 a card may be bought although it does nothing now.
    """
    s.main |= BOUGHT_ACTION
    s.cash[seat] -= ACTION_COST[card]
    s.tell(events.BOUGHT_ACTION, seat, card, ACTION_COST[card])
    move_income(s, seat, ACTION_INCOME[card])  # GD-13.3 all that some cards do
    score(s, seat, FOR_ACTIONS, ACTION_POINTS[card])
    s.action[card] = seat
    modify(s, seat, card)
    if ACTION_KIND[card] == IMMEDIATE or ACTION_KIND[card] == PERMANENT:
        carry_out(s, seat, card)


def modify(s: GreenDeal, seat: i64, card: i64) -> None:
    """GD-5.3.3 Permanent cards work from now on."""
    for n in range(N_MODIFIERS):
        if CHANGE[card * N_MODIFIERS + n] != UNCHANGED:
            s.modifier[seat * N_MODIFIERS + n] = CHANGE[card * N_MODIFIERS + n]


# ---- the tax refund


def refund_objection(s: GreenDeal) -> i64:
    """GD-5.4.1 It counts as the action card of this turn, and each may use it once a round."""
    return reasons.MAIN_USED.at() if s.main & (BOUGHT_CARD | BOUGHT_ACTION) != 0 else 0


def refund_cash(s: GreenDeal, seat: i64) -> None:
    """GD-5.4.2 It costs nothing and stays in the display (GD-1.7)."""
    s.main |= BOUGHT_ACTION
    s.tell(events.REFUND, seat)
    gain_cash(s, seat, REFUND)


def refund_chip(s: GreenDeal, seat: i64, chip: i64) -> None:
    """GD-5.4.2 A chip of any value; GD-5.4.4 it is taken, not bought."""
    s.main |= BOUGHT_ACTION
    s.tell(events.REFUND, seat)
    take_chip(s, seat, chip)
    s.tell(events.TOOK_CHIP, seat, chip)


# ---- PR chips


def chip_price(s: GreenDeal, seat: i64, chip: i64) -> i64:
    """GD-5.6.2 The price of a chip; GD-13.10 a press office pays less."""
    return max(0, CHIP_PRICE[chip] + s.has(seat, PR_COST))


def chip_objection(s: GreenDeal, seat: i64, chip: i64) -> i64:
    """GD-5.6.1 One purchase a round, GD-13.10 or two; GD-5.6.3 as long as there are any."""
    if s.chips_bought >= s.has(seat, PR_LIMIT):
        return reasons.CHIPS_BOUGHT.at(s.has(seat, PR_LIMIT))
    if s.chips_left[chip] == 0:
        return reasons.CHIP_SOLD_OUT.at(chip)
    return dear(s, seat, chip_price(s, seat, chip))


def buy_chip(s: GreenDeal, seat: i64, chip: i64) -> None:
    """GD-5.6.2 Pay and take it."""
    price: i64 = chip_price(s, seat, chip)
    s.cash[seat] -= price
    s.chips_bought += 1
    take_chip(s, seat, chip)
    s.tell(events.BOUGHT_CHIP, seat, chip, price)


# ---- the dividend


def dividend_objection(s: GreenDeal, seat: i64) -> i64:
    """GD-5.7.1 One a round; GD-5.7.3 none without income, and never in part."""
    if s.dividend_paid:
        return reasons.DIVIDEND_PAID.at()
    income: i64 = s.income(seat)
    return dear(s, seat, DIVIDEND_PAY[income]) if income > 0 else reasons.NO_INCOME.at()


def pay_dividend(s: GreenDeal, seat: i64) -> None:
    """GD-5.7.2 By the income value at that moment; GD-13.12 investor relations add points."""
    income: i64 = s.income(seat)
    gained: i64 = DIVIDEND_POINTS[income] + s.has(seat, DIVIDEND_BONUS)
    s.dividend_paid = True
    s.cash[seat] -= DIVIDEND_PAY[income]
    s.add_points(seat, FOR_DIVIDENDS, gained)
    s.tell(events.DIVIDEND, seat, DIVIDEND_PAY[income], gained)
