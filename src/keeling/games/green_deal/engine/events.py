"""What can be told: one line a fact. The seat it is about stands first."""

from __future__ import annotations

from typing import Final

from keeling.kernel.facts import Events

EVENTS: Final = Events()

# The display
CARD_OPEN: Final = EVENTS.event("card_open", "card")
CARD_PREVIEW: Final = EVENTS.event("card_preview", "card")
ACTION_OPEN: Final = EVENTS.event("action_open", "action")
ACTION_PREVIEW: Final = EVENTS.event("action_preview", "action")
CLEARED: Final = EVENTS.event("cleared", "number")
NEW_DISPLAY: Final = EVENTS.event("new_display")

# The auction and accounting
ROUND: Final = EVENTS.barrier("round", "number")
SPIED: Final = EVENTS.event("spied", "seat")
SET_BID: Final = EVENTS.secret("set_bid", "seat", "bid")
SHOWN_BID: Final = EVENTS.barrier("shown_bid", "seat", "bid")
DREW_LOT: Final = EVENTS.event("drew_lot", "seat")
ORDER: Final = EVENTS.event("order", "seat", "number")
INCOME: Final = EVENTS.event("income", "seat", "number", "number")

# The investment
TURN: Final = EVENTS.barrier("turn", "seat")
BOUGHT: Final = EVENTS.event("bought", "seat", "card", "number")
BOUGHT_ACTION: Final = EVENTS.event("bought_action", "seat", "action", "number")
REFUND: Final = EVENTS.event("refund", "seat")
BORROWED: Final = EVENTS.event("borrowed", "seat", "loan")
REPAID: Final = EVENTS.event("repaid", "seat", "loan", "number")
BOUGHT_CHIP: Final = EVENTS.event("bought_chip", "seat", "chip", "number")
DIVIDEND: Final = EVENTS.event("dividend", "seat", "number", "number")
PLAYED: Final = EVENTS.event("played", "seat", "action")

# What changes
CASH: Final = EVENTS.event("cash", "seat", "number")
POINTS: Final = EVENTS.event("points", "seat", "number")
POINTS_LOST: Final = EVENTS.event("points_lost", "seat", "number")
ROSE: Final = EVENTS.event("rose", "seat", "number", "number")
FELL: Final = EVENTS.event("fell", "seat", "number", "number")
LEVEL: Final = EVENTS.event("level", "seat", "category", "number")
TOOK_CHIP: Final = EVENTS.event("took_chip", "seat", "chip")
SUED: Final = EVENTS.event("sued", "seat", "seat", "number")
POACHED: Final = EVENTS.event("poached", "seat", "seat", "chip")
BOYCOTTED: Final = EVENTS.event("boycotted", "seat", "seat")
MOVED_TILE: Final = EVENTS.event("moved_tile", "seat", "tile", "cell", "cell")

# The expansion
PLACED: Final = EVENTS.event("placed", "seat", "tile", "cell")
COOPERATED: Final = EVENTS.event("cooperated", "seat", "seat", "number")
COOPERATED_ALONE: Final = EVENTS.event("cooperated_alone", "seat", "number")
COMPETED: Final = EVENTS.event("competed", "seat", "seat", "number")
IMMUNE: Final = EVENTS.event("immune", "seat", "seat", "number")

# Scoring and the end
ALLOCATED: Final = EVENTS.secret("allocated", "seat", "chip", "field")
BOARDS_SHOWN: Final = EVENTS.barrier("boards_shown")
CHIP_SHOWN: Final = EVENTS.event("chip_shown", "seat", "chip", "field")
IMAGE_SCORED: Final = EVENTS.event("image_scored", "seat", "category", "number", "number")
IMAGE_STAYS: Final = EVENTS.event("image_stays", "seat", "category", "number")
BALANCE_SCORED: Final = EVENTS.event("balance_scored", "seat", "number", "number")
VALUED: Final = EVENTS.event("valued", "seat", "number", "number")
SETTLED: Final = EVENTS.event("settled", "seat", "number")
UNPAID: Final = EVENTS.event("unpaid", "seat", "number", "number")
FINAL_CARD: Final = EVENTS.event("final_card", "seat", "action", "number")
WON: Final = EVENTS.event("won", "seat", "number")
