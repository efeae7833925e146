"""What action cards of Green Deal are worth to who has them."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from keeling.games.green_deal.bot import weights as w
from keeling.games.green_deal.bot.means import supply
from keeling.games.green_deal.bot.outlook import Outlook
from keeling.games.green_deal.engine.effects import (
    AMOUNT,
    BID_LAST,
    CASH,
    CASH_EQUAL_INCOME,
    COMPETITION_BONUS,
    COMPETITION_IMMUNE,
    COOPERATION_BONUS,
    END_VP_CASH,
    END_VP_DEBT_FREE,
    END_VP_HIGHEST_LEVEL,
    END_VP_LEVELS,
    END_VP_PER_TILE,
    FIRST,
    LAST,
    LIMIT,
    LOAN_INTEREST,
    MOVE_TILE,
    OP,
    OPPONENT_INCOME,
    OWN_INCOME,
    PLACE_ANYWHERE,
    PR_COST,
    PR_LIMIT,
    STEAL_CASH,
    STEAL_PR_CHIP,
    SUSTAINABILITY_COST,
    UNMODIFIED,
)
from keeling.games.green_deal.engine.state import GreenDeal
from keeling.games.green_deal.engine.tables import (
    ACTION_KIND,
    ENDGAME,
    HAND,
    MAX_LEVEL,
    N_ACTIONS,
    N_CATEGORIES,
    NONE,
)
from keeling.kernel.bits import count_bits

USUAL_LIMIT: Final[i64] = UNMODIFIED[PR_LIMIT]


def cards_worth(s: GreenDeal, seat: i64, view: Outlook, cash: float, step: float) -> float:
    """Permanent cards, hand cards, end-of-game cards."""
    total = lasting_worth(s, seat, view, cash, step)
    for card in range(N_ACTIONS):
        if s.action[card] == seat:
            kind: i64 = ACTION_KIND[card]
            for effect in range(FIRST[card], LAST[card]):
                if kind == ENDGAME:
                    total += final_worth(s, seat, effect, view)
                elif kind == HAND and view.turns > 0:
                    total += w.HELD * held_worth(s, seat, effect, cash, step)
    return total


def lasting_worth(s: GreenDeal, seat: i64, view: Outlook, cash: float, step: float) -> float:
    """Modifiers, turn by turn."""
    each = -cash * w.BULK * float(s.has(seat, SUSTAINABILITY_COST))
    each -= cash * w.PRESS * float(s.has(seat, PR_COST))
    if s.has(seat, PR_LIMIT) > USUAL_LIMIT:
        each += w.PRESS_LIMIT
    if s.has(seat, LOAN_INTEREST) == 0:
        each += w.HOUSE_BANK
    each += step * w.COOPERATIONS * float(s.has(seat, COOPERATION_BONUS))
    each += step * w.COMPETITIONS * float(s.has(seat, COMPETITION_BONUS))
    each += step * w.IMMUNITY * float(s.has(seat, COMPETITION_IMMUNE))
    each += step * w.ANYWHERE * float(s.has(seat, PLACE_ANYWHERE))
    return each * float(view.left + (1 if view.waits else 0))


def held_worth(s: GreenDeal, seat: i64, effect: i64, cash: float, step: float) -> float:
    """What an effect of a hand card would bring now."""
    op: i64 = OP[effect]
    n = float(AMOUNT[effect])
    if op in (BID_LAST, STEAL_PR_CHIP):
        return w.ESPIONAGE if op == BID_LAST else w.POACHED
    if op in (CASH, STEAL_CASH):
        return n * cash
    if op == CASH_EQUAL_INCOME:
        return cash * float(s.income(seat))
    if op == OPPONENT_INCOME:
        return -n * w.RIVALS * w.RIVAL_STEP
    steps = n if op == OWN_INCOME else (w.RELOCATED if op == MOVE_TILE else 0.0)
    return steps * step


def final_worth(s: GreenDeal, seat: i64, effect: i64, view: Outlook) -> float:
    """GD-12.3 What an end-of-game effect will score."""
    op: i64 = OP[effect]
    n = float(AMOUNT[effect])
    turns = float(view.turns)
    if op == END_VP_PER_TILE:
        tiles = float(count_bits(s.tiles_of(seat)) + (0 if s.set_aside[seat] == NONE else 1))
        return n * (tiles + w.TILES * turns)
    if op == END_VP_DEBT_FREE:
        return n if supply(s, seat, view) >= 0.0 else 0.0
    if op == END_VP_CASH:
        cash = float(s.cash[seat]) if view.turns == 0 else min(supply(s, seat, view), w.SAVED)
        return min(float(LIMIT[effect]), max(0.0, cash) / n)
    highest = 0.0
    reached = 0.0
    for category in range(N_CATEGORIES):
        level = float(s.level_of(seat, category))
        highest = max(highest, level)
        missing = max(0.0, float(LIMIT[effect]) - level)
        reached += max(0.0, 1.0 - missing / (w.GROWTH * turns)) if turns > 0.0 else sure(missing)
    if op == END_VP_LEVELS:
        return n * reached
    later = min(float(MAX_LEVEL), highest + w.HIGHEST * turns)
    return later if op == END_VP_HIGHEST_LEVEL else 0.0


def sure(missing: float) -> float:
    """Reached or not."""
    return 1.0 if missing <= 0.0 else 0.0
