"""What the main investments of Green Deal would bring a seat now."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from keeling.games.green_deal.bot.outlook import Outlook
from keeling.games.green_deal.bot.position import standing
from keeling.games.green_deal.engine.effects import (
    AMOUNT,
    CASH,
    CASH_PER_TILE,
    CATEGORY,
    DIVIDEND_VP,
    FIRST,
    LAST,
    LEVEL,
    LEVEL_CHOICE,
    LIMIT,
    OP,
    PER_TILE,
    TAKE_PR_CHIPS,
)
from keeling.games.green_deal.engine.rules.gains import move_level, take_chip
from keeling.games.green_deal.engine.rules.purchases import buy_action, buy_card, card_cost
from keeling.games.green_deal.engine.state import OPEN, GreenDeal
from keeling.games.green_deal.engine.tables import (
    ACTION_COST,
    ACTION_KIND,
    CARD_CATEGORY,
    DIVIDEND_POINTS,
    FOR_ACTIONS,
    IMMEDIATE,
    N_ACTIONS,
    N_CARDS,
    N_CATEGORIES,
    N_CHIPS,
    NONE,
    PERMANENT,
    REFUND,
)
from keeling.kernel.bits import count_bits

NEVER: Final = -1000.0
N_MAINS: Final = 7  # a card of each category, two action cards, the tax refund
FIRST_ACTION: Final = N_CATEGORIES
TAX_REFUND: Final = 6


def mains(s: GreenDeal, seat: i64, view: Outlook) -> vec[float]:
    """What each main investment would bring; NEVER where it is not there or too dear."""
    found = vec[float](capacity=N_MAINS)
    for _ in range(N_MAINS):
        found = append(found, NEVER)
    before = standing(s, seat, view)
    for card in range(N_CARDS):
        if s.card[card] == OPEN and card_cost(s, seat, card) <= s.cash[seat]:
            c = s.clone()
            buy_card(c, seat, card)
            found[CARD_CATEGORY[card]] = standing(c, seat, view) - before
    slot: i64 = FIRST_ACTION
    for card in range(N_ACTIONS):
        if s.action[card] == OPEN:
            if ACTION_COST[card] <= s.cash[seat]:
                found[slot] = standing(with_action(s, seat, card), seat, view) - before
            slot += 1
    found[TAX_REFUND] = standing(with_refund(s, seat), seat, view) - before
    return found


def with_refund(s: GreenDeal, seat: i64) -> GreenDeal:
    """GD-5.4 The tax refund, taken in cash."""
    c = s.clone()
    c.cash[seat] += REFUND
    return c


def with_action(s: GreenDeal, seat: i64, card: i64) -> GreenDeal:
    """An action card bought, and carried out in the plainest way."""
    c = s.clone()
    buy_action(c, seat, card)
    if ACTION_KIND[card] == IMMEDIATE or ACTION_KIND[card] == PERMANENT:
        for effect in range(FIRST[card], LAST[card]):
            carry_out_plainly(c, seat, effect)
    return c


def carry_out_plainly(c: GreenDeal, seat: i64, effect: i64) -> None:
    """What needs a decision gets a usual one."""
    op: i64 = OP[effect]
    n: i64 = AMOUNT[effect]
    if op == CASH:
        c.cash[seat] += n
    elif op == CASH_PER_TILE:
        tiles: i64 = count_bits(c.tiles_of(seat))
        c.cash[seat] += min(LIMIT[effect], n + PER_TILE * tiles)
    elif op == DIVIDEND_VP:
        c.add_points(seat, FOR_ACTIONS, n * DIVIDEND_POINTS[c.income(seat)])
    elif op == LEVEL:
        category: i64 = CATEGORY[effect]
        move_level(c, seat, category if category != NONE else lowest_category(c, seat), n)
    elif op == LEVEL_CHOICE:
        for _ in range(LIMIT[effect]):
            move_level(c, seat, lowest_category(c, seat), n)
    elif op == TAKE_PR_CHIPS:
        for _ in range(n):
            take_best_chip(c, seat)


def lowest_category(s: GreenDeal, seat: i64) -> i64:
    """The first of those on the lowest level."""
    found: i64 = 0
    for category in range(N_CATEGORIES):
        if s.level_of(seat, category) < s.level_of(seat, found):
            found = category
    return found


def take_best_chip(c: GreenDeal, seat: i64) -> None:
    """The most valuable one that is left."""
    for chip in range(N_CHIPS - 1, -1, -1):
        if c.chips_left[chip] > 0:
            take_chip(c, seat, chip)
            return
