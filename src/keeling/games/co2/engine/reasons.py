"""Why something is not legal: one line a reason, with its clause."""

from __future__ import annotations

from typing import Final

from keeling.kernel.facts import Reasons

REASONS: Final = Reasons()

# The turn
ACTED: Final = REASONS.reason("acted", "CO-5.1")
MUST_ACT: Final = REASONS.reason("must_act", "CO-5.4")
MOVED: Final = REASONS.reason("moved", "CO-5.2")
VISITED: Final = REASONS.reason("visited", "CO-12.4")
CARDED: Final = REASONS.reason("carded", "CO-13.2")

# Propose
SLOT_TAKEN: Final = REASONS.reason("slot_taken", "CO-6.1", "project")
NO_TILE: Final = REASONS.reason("no_tile", "CO-17.5", "energy")

# Install
IS_INSTALLED: Final = REASONS.reason("is_installed", "CO-7.1")
NO_CEP: Final = REASONS.reason("no_cep", "CO-7.2")
NO_DOLLAR: Final = REASONS.reason("no_dollar", "CO-9.7", "seat")

# Build
NOT_INSTALLED: Final = REASONS.reason("not_installed", "CO-8.1")
NO_PLANT: Final = REASONS.reason("no_plant", "CO-17.5", "energy")
TOO_LITTLE_EXPERTISE: Final = REASONS.reason("too_little_expertise", "CO-8.2", "number", "number")
ALL_GREEN: Final = REASONS.reason("all_green", "CO-8.14", "region")
TOO_LITTLE_MONEY: Final = REASONS.reason("too_little_money", "CO-8.4", "number", "number")
TOO_LITTLE_TECH: Final = REASONS.reason("too_little_tech", "CO-8.4", "number", "number")

# Scientists
OCCUPIED: Final = REASONS.reason("occupied", "CO-9.1", "seat")
FROM_SUPPLY: Final = REASONS.reason("from_supply", "CO-9.3")
NOT_A_TOPIC: Final = REASONS.reason("not_a_topic", "CO-9.2", "energy")
TOPIC_COVERED: Final = REASONS.reason("topic_covered", "CO-9.1", "seat")
POOL_EMPTY: Final = REASONS.reason("pool_empty", "CO-6.7")

# The market
STOPPED: Final = REASONS.reason("stopped", "CO-12.7")
NOTHING_TO_SELL: Final = REASONS.reason("nothing_to_sell", "CO-12.7")
NOTHING_TO_BUY: Final = REASONS.reason("nothing_to_buy", "CO-17.4")
TOO_DEAR: Final = REASONS.reason("too_dear", "CO-12.5", "number", "number")
REGION_FULL: Final = REASONS.reason("region_full", "CO-12.10", "number")
SOURCE_EMPTY: Final = REASONS.reason("source_empty", "CO-12.9")

# Cards
NOT_DONE: Final = REASONS.reason("not_done", "CO-13.5")
IN_THE_BUILD: Final = REASONS.reason("in_the_build", "CO-13.9")
NOT_OWNED: Final = REASONS.reason("not_owned", "CO-14.1", "energy")
NO_CUBE: Final = REASONS.reason("no_cube", "CO-14.2")
OFF_TOPIC: Final = REASONS.reason("off_topic", "CO-11.4", "energy")

# The auction
TOO_LOW: Final = REASONS.reason("too_low", "CO-19.4", "number")
NOT_COVERED: Final = REASONS.reason("not_covered", "CO-19.5", "number")
TOO_LITTLE: Final = REASONS.reason("too_little", "CO-19.6", "number", "number")
TOO_MUCH: Final = REASONS.reason("too_much", "CO-19.6")
GOAL_FIRST: Final = REASONS.reason("goal_first", "CO-19.5", "number")
