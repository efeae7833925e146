"""What stands for an option on the board: the key of a place, a slot, a card."""

from __future__ import annotations

from typing import Final

from keeling.games.future_energy.engine.options import BUY_BLIND, VOCABULARY

ORDER_SLOTS: Final = {"buy_order", "take_order"}
# What is still in the stack or in the box, and what lies in a heap.
OFF_THE_BOARD: Final = {"turn_up", "turn_up_order", "deal"}
HEAPS: Final = {"tile", "payment", "certificate"}


def element(option: int) -> str:
    """The key of an option, the usual one where orders and heaps do not differ from it."""
    verb, args = VOCABULARY.meaning(option)
    if option == BUY_BLIND:
        return "order-deck"
    if verb in ORDER_SLOTS:
        return f"order-{VOCABULARY.key(option)}"
    return "" if verb in OFF_THE_BOARD or (args and args[0][0] in HEAPS) else VOCABULARY.key(option)
