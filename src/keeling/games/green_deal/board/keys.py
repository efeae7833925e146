"""What stands for an option on the board: the key of a card, a cell, a track, a seat."""

from __future__ import annotations

from typing import Final

from keeling.games.green_deal.engine.options import VOCABULARY

REFUND: Final = "refund"  # the tax refund
DIVIDEND: Final = "dividend"  # the ladder of income
WORDS: Final = {"refund_cash": REFUND, "refund_chip": REFUND, "dividend": DIVIDEND}
# What comes from a stack or is drawn by lot, and what is a plain number.
OFF_THE_BOARD: Final = {"turn_up", "turn_up_action", "lot", "bid"}


def element(option: int) -> str:
    """The key of an option; empty if nothing stands for it."""
    verb, args = VOCABULARY.meaning(option)
    if verb in WORDS:
        return WORDS[verb]
    if not args or verb in OFF_THE_BOARD:
        return ""
    if verb == "repay":
        return debt_key(args[0][1])
    if verb == "allocate":
        return f"field-{args[1][1]}"
    return VOCABULARY.key(option)


def debt_key(loan: str) -> str:
    """The key of the viewer's own loans of an amount; `loan-` is that of the stack."""
    return f"debt-{loan}"
