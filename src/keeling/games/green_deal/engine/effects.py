"""The effect vocabulary of the action cards, as numbers.

The effects of a card are a stretch of rows, FIRST[card] to LAST[card]; `rules.effects` carries
them out, `rules.final` those of the end. Modifiers are told apart: they work while a card lies
before its owner.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from keeling.games.green_deal.data.box import BOX, Effect
from keeling.games.green_deal.engine.tables import CATEGORIES, NONE
from keeling.kernel.errors import BadData

OPS: Final = [
    "cash",
    "cash_per_tile",
    "cash_equal_income",
    "level",
    "level_choice",
    "take_pr_chips",
    "dividend_vp",
    "steal_cash",
    "steal_pr_chip",
    "opponent_income",
    "own_income",
    "move_tile",
    "extra_loan",
    "bid_last",
    "end_vp_per_tile",
    "end_vp_levels",
    "end_vp_debt_free",
    "end_vp_highest_level",
    "end_vp_cash",
]
CASH: Final = 0
CASH_PER_TILE: Final = 1
CASH_EQUAL_INCOME: Final = 2
LEVEL: Final = 3
LEVEL_CHOICE: Final = 4
TAKE_PR_CHIPS: Final = 5
DIVIDEND_VP: Final = 6
STEAL_CASH: Final = 7
STEAL_PR_CHIP: Final = 8
OPPONENT_INCOME: Final = 9
OWN_INCOME: Final = 10
MOVE_TILE: Final = 11
EXTRA_LOAN: Final = 12
BID_LAST: Final = 13
END_VP_PER_TILE: Final = 14
END_VP_LEVELS: Final = 15
END_VP_DEBT_FREE: Final = 16
END_VP_HIGHEST_LEVEL: Final = 17
END_VP_CASH: Final = 18

# What lasts, with what holds for who has no such card.
MODIFIERS: Final = {
    "sustainability_cost": 0,
    "pr_cost": 0,
    "pr_limit": BOX.pr_chips.purchase_limit_per_round,
    "loan_interest": BOX.loans.interest,
    "dividend_vp": 0,
    "cooperation_bonus": 0,
    "competition_bonus": 0,
    "competition_immune": 0,
    "target_immune": 0,
    "place_anywhere": 0,
    "image_bonus": 0,
}
SUSTAINABILITY_COST: Final = 0
PR_COST: Final = 1
PR_LIMIT: Final = 2
LOAN_INTEREST: Final = 3
DIVIDEND_BONUS: Final = 4
COOPERATION_BONUS: Final = 5
COMPETITION_BONUS: Final = 6
COMPETITION_IMMUNE: Final = 7
TARGET_IMMUNE: Final = 8
PLACE_ANYWHERE: Final = 9
IMAGE_BONUS: Final = 10
N_MODIFIERS: Final = 11
UNMODIFIED: Final = list(MODIFIERS.values())

MODIFIER: Final = "modifier"


def _row(effect: Effect) -> tuple[int, int, int, int]:
    """Op, amount, category and limit of an effect."""
    if effect.op not in OPS:
        raise BadData(f"green_deal/data: there is no effect '{effect.op}'")
    amounts = (effect.amount, effect.base, effect.steps, effect.times, effect.per, effect.count)
    amount = next((n for n in amounts if n), 0)
    category = CATEGORIES.index(effect.category) if effect.category in CATEGORIES else NONE
    limit = effect.max or effect.threshold or effect.count
    return OPS.index(effect.op), amount, category, limit


_ROWS: Final = [
    (n, _row(effect))
    for n, card in enumerate(BOX.action_card)
    for effect in card.effects
    if effect.op != MODIFIER
]
OP: Final = vec[i64]([row[0] for _, row in _ROWS])
AMOUNT: Final = vec[i64]([row[1] for _, row in _ROWS])
CATEGORY: Final = vec[i64]([row[2] for _, row in _ROWS])  # NONE: the lowest
LIMIT: Final = vec[i64]([row[3] for _, row in _ROWS])  # most, threshold or number of categories
FIRST: Final = vec[i64]([sum(n < card for n, _ in _ROWS) for card in range(len(BOX.action_card))])
LAST: Final = vec[i64]([sum(n <= card for n, _ in _ROWS) for card in range(len(BOX.action_card))])

# card * N_MODIFIERS + modifier -> what it becomes for the owner, or UNCHANGED
UNCHANGED: Final = -99
CHANGE: Final = vec[i64](
    [
        next((int(e.value) for e in card.effects if e.op == MODIFIER and e.key == key), UNCHANGED)
        for card in BOX.action_card
        for key in MODIFIERS
    ]
)
PER_TILE: Final = next(  # GD-13.4
    e.per_tile for card in BOX.action_card for e in card.effects if e.op == "cash_per_tile"
)
