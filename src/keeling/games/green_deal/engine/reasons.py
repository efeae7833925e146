"""Why something is not legal: one line a reason, with its clause."""

from __future__ import annotations

from typing import Final

from keeling.kernel.facts import Reasons

REASONS: Final = Reasons()

# The auction
BID_TOO_HIGH: Final = REASONS.reason("bid_too_high", "GD-3.2", "number")

# Main investment
MAIN_USED: Final = REASONS.reason("main_used", "GD-5.1.2")
NOT_WITH_LOAN: Final = REASONS.reason("not_with_loan", "GD-5.1.3")
LOAN_WITH_CARD: Final = REASONS.reason("loan_with_card", "GD-5.1.3")
ONE_LOAN: Final = REASONS.reason("one_loan", "GD-5.5.3")
TOO_DEAR: Final = REASONS.reason("too_dear", "GD-5.1.7", "number", "number")
PREVIEW: Final = REASONS.reason("preview", "GD-5.2.9")
PREVIEW_ACTION: Final = REASONS.reason("preview_action", "GD-5.3.1")
NEVER_SOLD: Final = REASONS.reason("never_sold", "GD-8.5")
CLEARED: Final = REASONS.reason("cleared", "GD-5.2.5", "number")
CLEARED_OF_FOUR: Final = REASONS.reason("cleared_of_four", "GD-5.2.6", "number")
NO_CHIP: Final = REASONS.reason("no_chip", "GD-5.4.3", "chip")

# Loans
THREE_LOANS: Final = REASONS.reason("three_loans", "GD-5.5.1")
STACK_EMPTY: Final = REASONS.reason("stack_empty", "GD-5.5.4", "loan")
HAS_REPAID: Final = REASONS.reason("has_repaid", "GD-6.4")
HAS_BORROWED: Final = REASONS.reason("has_borrowed", "GD-6.4")
CANNOT_REPAY: Final = REASONS.reason("cannot_repay", "GD-6.2", "number", "number")

# Additional options
CHIPS_BOUGHT: Final = REASONS.reason("chips_bought", "GD-5.6.1", "number")
CHIP_SOLD_OUT: Final = REASONS.reason("chip_sold_out", "GD-5.6.3", "chip")
DIVIDEND_PAID: Final = REASONS.reason("dividend_paid", "GD-5.7.1")
NO_INCOME: Final = REASONS.reason("no_income", "GD-5.7.3")
IN_THE_AUCTION: Final = REASONS.reason("in_the_auction", "GD-5.8.4")
NO_TARGET: Final = REASONS.reason("no_target", "GD-5.8.3")
PROTECTED: Final = REASONS.reason("protected", "GD-13.15")
NONE_LEFT: Final = REASONS.reason("none_left", "GD-13.6", "chip")
NOT_LOWEST: Final = REASONS.reason("not_lowest", "GD-13.5")
RAISED: Final = REASONS.reason("raised", "GD-13.7")

# The expansion
CELL_TAKEN: Final = REASONS.reason("cell_taken", "GD-7.1.4")
NOT_A_START: Final = REASONS.reason("not_a_start", "GD-7.1.3")
RESERVED: Final = REASONS.reason("reserved", "GD-7.1.5")
NOT_BESIDE: Final = REASONS.reason("not_beside", "GD-7.1.4")
NOT_LARGER: Final = REASONS.reason("not_larger", "GD-7.2.4", "number", "number")
OWN_TILE: Final = REASONS.reason("own_tile", "GD-7.2.5")

# PR scoring
CENTRE_FULL: Final = REASONS.reason("centre_full", "GD-9.1")
