"""The facts that can be told, one line each.

`secret`: the last argument is for that seat alone. `barrier`: no undo goes back behind it.
"""

from __future__ import annotations

from typing import Final

from keeling.kernel.facts import Events

EVENTS: Final = Events()

# Set-up
LAID: Final = EVENTS.event("laid", "place", "tile")
EXCHANGED: Final = EVENTS.event("exchanged", "place", "tile")
TURNED_UP: Final = EVENTS.event("turned_up", "contract")
DEALT: Final = EVENTS.event("dealt", "seat", "contract")
GOT_KITE: Final = EVENTS.event("got_kite", "seat")
ORDER_TURNED_UP: Final = EVENTS.event("order_turned_up", "order")

# Turn
TURN: Final = EVENTS.barrier("turn", "seat", "number")
INCOME: Final = EVENTS.event("income", "seat", "number")
DUTY: Final = EVENTS.event("duty", "seat")
BOUGHT_LINES: Final = EVENTS.event("bought_lines", "seat", "number", "number")
PLACED_LINE: Final = EVENTS.event("placed_line", "seat", "connection")
LIFTED_LINE: Final = EVENTS.event("lifted_line", "seat", "connection")
BOUGHT_CONTRACT: Final = EVENTS.event("bought_contract", "seat", "contract", "number")
TOOK_CONTRACT: Final = EVENTS.event("took_contract", "seat", "contract")
BOUGHT_ORDER: Final = EVENTS.event("bought_order", "seat", "number")
TOOK_ORDER: Final = EVENTS.event("took_order", "seat", "order")
STEPPED: Final = EVENTS.event("stepped", "seat", "place")
PAID_BANK: Final = EVENTS.event("paid_bank", "seat", "number")
PAID_FEE: Final = EVENTS.event("paid_fee", "seat", "seat", "number")
SLID: Final = EVENTS.event("slid", "seat")
PASSED: Final = EVENTS.event("passed", "seat")
BUILT: Final = EVENTS.event("built", "seat", "place", "contract", "icon")
ADDED: Final = EVENTS.event("added", "seat", "place", "contract")
TOOK_TILE: Final = EVENTS.event("took_tile", "seat", "tile")
STORED: Final = EVENTS.event("stored", "seat", "tile")
BOXED: Final = EVENTS.event("boxed", "seat", "tile")
COLLECTED: Final = EVENTS.event("collected", "seat", "tile")
RETURNED: Final = EVENTS.event("returned", "seat", "contract", "icon")
GAINED_MONEY: Final = EVENTS.event("gained_money", "seat", "number")
GAINED_POINTS: Final = EVENTS.event("gained_points", "seat", "number")
DREW: Final = EVENTS.secret("drew", "seat", "certificate")
COMPLETED: Final = EVENTS.event("completed", "seat", "contract", "number", "number")
JOINED: Final = EVENTS.event("joined", "seat", "seat", "place", "contract")
GOT_JOKER: Final = EVENTS.event("got_joker", "seat")

# Orders
USED: Final = EVENTS.event("used", "seat", "order")
PAID_TILE: Final = EVENTS.event("paid_tile", "seat", "payment")
ORDER_POINTS: Final = EVENTS.event("order_points", "seat", "order", "number")
SOLD: Final = EVENTS.barrier("sold", "seat", "certificate", "number")
SHIFTED: Final = EVENTS.event("shifted", "seat", "contract", "icon", "icon")
PLANTED: Final = EVENTS.event("planted", "seat", "place", "contract", "icon")
SWAPPED: Final = EVENTS.event("swapped", "seat", "place", "place")
DOUBLED: Final = EVENTS.event("doubled", "seat", "contract")
FREE_STEP: Final = EVENTS.event("free_step", "seat")

# End
LAST_LINE: Final = EVENTS.event("last_line", "seat")
LAST_CONTRACT: Final = EVENTS.event("last_contract")
IDLE: Final = EVENTS.event("idle")  # in the first revision
STUCK: Final = EVENTS.event("stuck")
STUCK_END: Final = EVENTS.event("stuck_end")
SCORED: Final = EVENTS.event("scored", "seat", "category", "number")
WON: Final = EVENTS.event("won", "seat", "number")
