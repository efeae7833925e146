"""Why something is not legal: one line a reason, with its clause."""

from __future__ import annotations

from typing import Final

from keeling.kernel.facts import Reasons

REASONS: Final = Reasons()

# The turn
ACTED: Final = REASONS.reason("acted", "SC-5.1")
MUST_ACT: Final = REASONS.reason("must_act", "SC-5.3")
MOVED: Final = REASONS.reason("moved", "SC-5.1")
VISITED: Final = REASONS.reason("visited", "SC-5.1")
CARDED: Final = REASONS.reason("carded", "SC-6.3.1")
FIRST_ACTION_FIRST: Final = REASONS.reason("first_action_first", "SC-5.5")
SECOND_USED: Final = REASONS.reason("second_used", "SC-5.5")
SAME_ACTION: Final = REASONS.reason("same_action", "SC-5.5")
TOO_HOT: Final = REASONS.reason("too_hot", "SC-5.5", "number")
NO_OTHER_ACTION: Final = REASONS.reason("no_other_action", "SC-5.5")

# Plan
PLACE_TAKEN: Final = REASONS.reason("place_taken", "SC-7.1.1", "project")
NO_TILE: Final = REASONS.reason("no_tile", "SC-7.1.1", "energy")

# Prepare
IS_PREPARED: Final = REASONS.reason("is_prepared", "SC-7.2.1", "seat")
NO_MARKER: Final = REASONS.reason("no_marker", "SC-2.3")
NO_CEP: Final = REASONS.reason("no_cep", "SC-10.7")

# Build
NOT_PREPARED: Final = REASONS.reason("not_prepared", "SC-7.3.1")
NO_CUBE: Final = REASONS.reason("no_cube", "SC-2.4")
TOO_LITTLE_KNOWLEDGE: Final = REASONS.reason("too_little_knowledge", "SC-7.3.1", "number", "number")
ALL_GREEN: Final = REASONS.reason("all_green", "SC-7.3.6", "region")
TOO_LITTLE_MONEY: Final = REASONS.reason("too_little_money", "SC-7.3.2", "number", "number")
TOO_LITTLE_TECH: Final = REASONS.reason("too_little_tech", "SC-7.3.2", "number", "number")
WRONG_ENERGY: Final = REASONS.reason("wrong_energy", "SC-6.3.6", "energy")

# Scientists
OCCUPIED: Final = REASONS.reason("occupied", "SC-6.1.4", "seat")
HAS_INFRASTRUCTURE: Final = REASONS.reason("has_infrastructure", "SC-6.1.5")
FROM_BOARD: Final = REASONS.reason("from_board", "SC-6.1.3")
NOT_A_TOPIC: Final = REASONS.reason("not_a_topic", "SC-6.1.2", "energy")
POOL_EMPTY: Final = REASONS.reason("pool_empty", "SC-7.1.6")
OFF_TOPIC: Final = REASONS.reason("off_topic", "SC-9.3", "energy")

# The market
CLOSED: Final = REASONS.reason("closed", "SC-10.5")
NOTHING_TO_SELL: Final = REASONS.reason("nothing_to_sell", "SC-6.2.4")
NOTHING_TO_BUY: Final = REASONS.reason("nothing_to_buy", "SC-10.9")
TOO_DEAR: Final = REASONS.reason("too_dear", "SC-6.2.2", "number", "number")
REGION_FULL: Final = REASONS.reason("region_full", "SC-10.8", "number")
SOURCE_EMPTY: Final = REASONS.reason("source_empty", "SC-10.6")

# Cards
NOT_DONE: Final = REASONS.reason("not_done", "SC-6.3.7")
NO_GUEST: Final = REASONS.reason("no_guest", "SC-6.3.8")
OTHER_ACTION: Final = REASONS.reason("other_action", "SC-6.3.7", "lobby")
NO_BUILD: Final = REASONS.reason("no_build", "SC-6.3.7", "energy")
NOT_SUPPORTED: Final = REASONS.reason("not_supported", "SC-6.4.2", "energy")
TOO_LITTLE_TO_CLAIM: Final = REASONS.reason("too_little_to_claim", "SC-6.4.5", "number", "number")

# Bonuses and the end of a decade
IS_GIVEN: Final = REASONS.reason("is_given", "SC-8.8")
NO_GIFTS: Final = REASONS.reason("no_gifts", "SC-8.9")
TOO_FEW_STEPS: Final = REASONS.reason("too_few_steps", "SC-14.2", "number")
TOO_FEW_POINTS: Final = REASONS.reason("too_few_points", "SC-14.3", "number", "number")
