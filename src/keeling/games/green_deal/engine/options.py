"""Everything that can be chosen or can come up: one line a verb."""

from __future__ import annotations

from typing import Final

from keeling.games.green_deal.engine.tables import (
    ACTIONS,
    BIDS,
    CARDS,
    CATEGORIES,
    CELLS,
    CHIPS,
    DIRECTIONS,
    FIELDS,
    LOANS,
    SEATS,
    SOURCES,
    TILES,
)
from keeling.kernel.options import Vocabulary

VOCABULARY: Final = Vocabulary(
    {
        "seat": SEATS,
        "category": CATEGORIES,
        "card": CARDS,
        "action": ACTIONS,
        "loan": LOANS,
        "chip": CHIPS,
        "cell": CELLS,
        "tile": TILES,
        "field": FIELDS,
        "bid": BIDS,
        "source": SOURCES,
        "direction": DIRECTIONS,
    }
)

# Chance: cards turned up (GD-1.5, GD-8.2), the lot between equals (GD-3.6).
TURN_UP: Final = VOCABULARY.verb("turn_up", "card")
TURN_UP_ACTION: Final = VOCABULARY.verb("turn_up_action", "action")
LOT: Final = VOCABULARY.verb("lot", "seat")

# The auction (GD-3).
SPY: Final = VOCABULARY.word("spy")
GO_ON: Final = VOCABULARY.word("go_on")
BID: Final = VOCABULARY.verb("bid", "bid")

# The investment (GD-5).
BUY: Final = VOCABULARY.verb("buy", "card")
BUY_ACTION: Final = VOCABULARY.verb("buy_action", "action")
REFUND_CHIP: Final = VOCABULARY.verb("refund_chip", "chip")
REFUND_CASH: Final = VOCABULARY.word("refund_cash")
TAKE_LOAN: Final = VOCABULARY.verb("take_loan", "loan")
BUY_CHIP: Final = VOCABULARY.verb("buy_chip", "chip")
DIVIDEND: Final = VOCABULARY.word("dividend")
PLAY: Final = VOCABULARY.verb("play", "action")
REPAY: Final = VOCABULARY.verb("repay", "loan")
END_TURN: Final = VOCABULARY.word("end_turn")

# What cards ask (GD-13).
RAISE: Final = VOCABULARY.verb("raise", "category")
TAKE_CHIP: Final = VOCABULARY.verb("take_chip", "chip")
ENOUGH: Final = VOCABULARY.word("enough")
AGAINST: Final = VOCABULARY.verb("against", "seat")
POACH: Final = VOCABULARY.verb("poach", "seat", "chip")
MOVE_FROM: Final = VOCABULARY.verb("move_from", "cell")
MOVE_TO: Final = VOCABULARY.verb("move_to", "cell")
BORROW: Final = VOCABULARY.verb("borrow", "loan")

# The expansion (GD-7).
PLACE: Final = VOCABULARY.verb("place", "cell")
COOPERATE: Final = VOCABULARY.word("cooperate")
COMPETE: Final = VOCABULARY.word("compete")

# PR scoring (GD-9).
ALLOCATE: Final = VOCABULARY.verb("allocate", "chip", "field")
