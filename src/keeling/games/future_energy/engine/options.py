"""The vocabulary: everything a player or chance can do, one line a verb."""

from __future__ import annotations

from typing import Final

from keeling.games.future_energy.engine.tables import (
    CERTIFICATES,
    CONNECTIONS,
    CONTRACTS,
    ICONS,
    ORDERS,
    PLACES,
    SEATS,
    SLOTS,
    TILES,
)
from keeling.kernel.options import Vocabulary

# What can be paid for an icon of an order: tile kinds, and jokers.
PAYMENTS: Final = [*ICONS, "building_land", "joker"]

VOCABULARY: Final = Vocabulary(
    {
        "seat": SEATS,
        "place": PLACES,
        "connection": CONNECTIONS,
        "tile": TILES,
        "icon": ICONS,
        "contract": CONTRACTS,
        "slot": SLOTS,
        "order": ORDERS,
        "payment": PAYMENTS,
        "certificate": CERTIFICATES,
        "side": ["left", "right"],
    }
)

# Chance: set-up (FE-2) and draws.
SORT_OUT: Final = VOCABULARY.verb("sort_out", "tile")
LAY: Final = VOCABULARY.verb("lay", "place", "tile")
EXCHANGE: Final = VOCABULARY.verb("exchange", "place")
FOR_TILE: Final = VOCABULARY.verb("for_tile", "tile")
FOR_PLACE: Final = VOCABULARY.verb("for_place", "place")
TURN_UP: Final = VOCABULARY.verb("turn_up", "contract")
DEAL: Final = VOCABULARY.verb("deal", "contract")
KITE: Final = VOCABULARY.verb("kite", "seat")
TURN_UP_ORDER: Final = VOCABULARY.verb("turn_up_order", "order")
DRAW: Final = VOCABULARY.verb("draw", "certificate")

# Planning (FE-5, FE-10.2).
END: Final = VOCABULARY.word("end")
ONE_LINE: Final = VOCABULARY.word("one_line")
TWO_LINES: Final = VOCABULARY.word("two_lines")
BUY: Final = VOCABULARY.verb("buy", "slot")
BUY_ORDER: Final = VOCABULARY.verb("buy_order", "slot")
BUY_BLIND: Final = VOCABULARY.word("buy_blind")
USE: Final = VOCABULARY.verb("use", "order")
PAY: Final = VOCABULARY.verb("pay", "payment")

# Moving and building (FE-6).
PASS: Final = VOCABULARY.word("pass")
STEP: Final = VOCABULARY.verb("step", "place")
STEP_NUCLEAR: Final = VOCABULARY.verb("step_nuclear", "place")
BUILD: Final = VOCABULARY.verb("build", "contract", "icon")
BUILD_PAIR: Final = VOCABULARY.verb("build_pair", "contract")
JOIN: Final = VOCABULARY.verb("join", "contract")
JOIN_PAIR: Final = VOCABULARY.verb("join_pair", "contract")

# Effects of tiles and orders (FE-6.3, FE-10.5, FE-11.2).
DECLINE: Final = VOCABULARY.word("decline")
LINE: Final = VOCABULARY.verb("line", "connection")
LIFT: Final = VOCABULARY.verb("lift", "connection")
RETURN: Final = VOCABULARY.verb("return", "contract", "icon")
ADD: Final = VOCABULARY.verb("add", "contract")
ADD_PAIR: Final = VOCABULARY.verb("add_pair", "contract")
PLANT: Final = VOCABULARY.verb("plant", "contract", "icon")
AT: Final = VOCABULARY.verb("at", "place")
SHIFT: Final = VOCABULARY.verb("shift", "contract", "icon", "side")
SELL: Final = VOCABULARY.verb("sell", "certificate")
TAKE: Final = VOCABULARY.verb("take", "slot")
TAKE_ORDER: Final = VOCABULARY.verb("take_order", "slot")
SWAP: Final = VOCABULARY.verb("swap", "place")
WITH: Final = VOCABULARY.verb("with", "place")
DOUBLE: Final = VOCABULARY.verb("double", "contract")
STORE: Final = VOCABULARY.word("store")
COLLECT: Final = VOCABULARY.word("collect")
