"""Why something is not legal: one line a reason, with its clause."""

from __future__ import annotations

from typing import Final

from keeling.kernel.facts import Reasons

REASONS: Final = Reasons()

# Planning
NO_ENGINEER: Final = REASONS.reason("no_engineer", "FE-5.1.2", "number")
ALREADY_USED: Final = REASONS.reason("already_used", "FE-5.1.3")
TOO_DEAR: Final = REASONS.reason("too_dear", "FE-5.3.1", "number", "number")
LINE_TOO_DEAR: Final = REASONS.reason("line_too_dear", "FE-5.2.1", "number", "number")
TWO_LINES_TOO_DEAR: Final = REASONS.reason("two_lines_too_dear", "FE-5.2.2", "number", "number")
TOO_FEW_LINES: Final = REASONS.reason("too_few_lines", "FE-5.2.5", "number", "number")
NO_ROOM: Final = REASONS.reason("no_room", "FE-5.2.5", "number")
SLOT_EMPTY: Final = REASONS.reason("slot_empty", "FE-5.3.4")
TOO_FEW_PLANTS: Final = REASONS.reason("too_few_plants", "FE-5.3.2", "number", "number")
DUTY_OPEN: Final = REASONS.reason("duty_open", "FE-5.4.2")
DUTY_BEFORE_LINES: Final = REASONS.reason("duty_before_lines", "FE-5.4.2")
DUTY_BEFORE_ORDERS: Final = REASONS.reason("duty_before_orders", "FE-10.2.5")
ONE_ORDER_A_TURN: Final = REASONS.reason("one_order_a_turn", "FE-10.2.3")
ORDER_TOO_DEAR: Final = REASONS.reason("order_too_dear", "FE-10.2.1", "number", "number")
NO_OPEN_ORDER: Final = REASONS.reason("no_open_order", "FE-10.2.2")
DECK_EMPTY: Final = REASONS.reason("deck_empty", "FE-10.2.2")
NOT_COVERED: Final = REASONS.reason("not_covered", "FE-10.5.15")

# Lines
OUT_OF_PLAY: Final = REASONS.reason("out_of_play", "FE-2.2.3")
HAS_LINE: Final = REASONS.reason("has_line", "FE-5.2.4")
OWN_LINE_THERE: Final = REASONS.reason("own_line_there", "FE-6.3.7")
TWO_LINES_THERE: Final = REASONS.reason("two_lines_there", "FE-6.3.7")
NEEDS_EMPTY: Final = REASONS.reason("needs_empty", "FE-10.5.2")
SAME_CONNECTION: Final = REASONS.reason("same_connection", "FE-10.5.4")
NO_OWN_LINE: Final = REASONS.reason("no_own_line", "FE-10.5.2")
NOWHERE_TO: Final = REASONS.reason("nowhere_to", "FE-10.5.2")

# Moving
CLOSED_FIELD: Final = REASONS.reason("closed_field", "FE-2.2.3")
CANNOT_PAY: Final = REASONS.reason("cannot_pay", "FE-6.1.7", "number", "number")
NO_MATCH: Final = REASONS.reason("no_match", "FE-6.1.4", "tile")
VISITED: Final = REASONS.reason("visited", "FE-6.1.8")
DEAD_END: Final = REASONS.reason("dead_end", "FE-6.1.10", "number")
MID_ROUTE: Final = REASONS.reason("mid_route", "FE-6.1.4")
MUST_STEP: Final = REASONS.reason("must_step", "FE-10.5.7")
MUST_MOVE: Final = REASONS.reason("must_move", "FE-6.1.8")
ALREADY_SLID: Final = REASONS.reason("already_slid", "FE-11.3.3")
FREE_ANYWAY: Final = REASONS.reason("free_anyway", "FE-11.3.2")

# Plants
WRONG_ICON: Final = REASONS.reason("wrong_icon", "FE-6.2.2", "tile")
PAIR_NEEDS_OIL: Final = REASONS.reason("pair_needs_oil", "FE-10.5.17")
SAME_CONTRACT: Final = REASONS.reason("same_contract", "FE-6.3.11")
THREE_PLANTS: Final = REASONS.reason("three_plants", "FE-6.2.4")
WRONG_JOIN_ICON: Final = REASONS.reason("wrong_join_icon", "FE-6.5.2", "icon")
NO_FOREIGN_PLANT: Final = REASONS.reason("no_foreign_plant", "FE-10.5.9")
NO_OWN_PLANT: Final = REASONS.reason("no_own_plant", "FE-11.2.5")
NOT_AT_START: Final = REASONS.reason("not_at_start", "FE-2.1.5")
NOWHERE_TO_PLANT: Final = REASONS.reason("nowhere_to_plant", "FE-10.5.9")
FIELD_TAKEN: Final = REASONS.reason("field_taken", "FE-10.5.6")
NO_NEIGHBOUR: Final = REASONS.reason("no_neighbour", "FE-10.5.6")
NO_OIL_PLANT: Final = REASONS.reason("no_oil_plant", "FE-10.5.12")
DOUBLED_ALREADY: Final = REASONS.reason("doubled_already", "FE-10.5.12")
SUPPLY_EMPTY: Final = REASONS.reason("supply_empty", "FE-10.5.12")

# Orders
NOT_NOW: Final = REASONS.reason("not_now", "FE-10.4.2")
NOT_PAYABLE: Final = REASONS.reason("not_payable", "FE-10.4.3")
NEEDS_GENUINE: Final = REASONS.reason("needs_genuine", "FE-10.4.4")
NO_EFFECT: Final = REASONS.reason("no_effect", "FE-10.4.7")
STEP_LEADS_NOWHERE: Final = REASONS.reason("step_leads_nowhere", "FE-10.5.7")
NOT_HELD: Final = REASONS.reason("not_held", "FE-10.4.3", "payment")
OTHER_ORDER_OF_PAYING: Final = REASONS.reason("other_order_of_paying", "FE-10.4.3")
NO_CERTIFICATE: Final = REASONS.reason("no_certificate", "FE-10.5.5")
NOT_OLD: Final = REASONS.reason("not_old", "FE-10.5.11")
NO_TILE: Final = REASONS.reason("no_tile", "FE-10.5.11")
SAME_KIND: Final = REASONS.reason("same_kind", "FE-10.5.11")
