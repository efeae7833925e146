"""Why something is not legal: one line a reason, with its clause."""

from __future__ import annotations

from typing import Final

from keeling.kernel.facts import Reasons

REASONS: Final = Reasons()

# EM-6.3 Using effects
EMPTY_SLOT: Final = REASONS.reason("empty_slot", "EM-6.5.3")
NOT_NOW: Final = REASONS.reason("not_now", "EM-6.3.17")
NEEDS_TAG: Final = REASONS.reason("needs_tag", "EM-6.3.3", "tag", "number")
USED_UP: Final = REASONS.reason("used_up", "EM-6.3.6", "number")
NO_LIMIT_TAG: Final = REASONS.reason("no_limit_tag", "EM-6.3.6", "tag")
TOO_FEW_CARDS: Final = REASONS.reason("too_few_cards", "EM-6.3.4", "number", "number")
TOO_LITTLE_RESILIENCE: Final = REASONS.reason(
    "too_little_resilience", "EM-6.3.16", "resilience", "number"
)
NO_CHANGE: Final = REASONS.reason("no_change", "EM-6.3.11")
NO_TIER: Final = REASONS.reason("no_tier", "EM-7.6")
NO_DIRTY: Final = REASONS.reason("no_dirty", "EM-7.1")
NO_EMISSION: Final = REASONS.reason("no_emission", "EM-7.2", "emission")
NO_EMISSIONS: Final = REASONS.reason("no_emissions", "EM-7.2")
NO_DEMAND: Final = REASONS.reason("no_demand", "EM-7.3")
SUPPLY_EMPTY: Final = REASONS.reason("supply_empty", "EM-7.5")
NO_FACE_DOWN: Final = REASONS.reason("no_face_down", "EM-7.8")
NO_CLEAN: Final = REASONS.reason("no_clean", "EM-7.9")
PILE_EMPTY: Final = REASONS.reason("pile_empty", "EM-7.10")
DECK_EMPTY: Final = REASONS.reason("deck_empty", "EM-7.22")
NO_CARD_TO_MOVE: Final = REASONS.reason("no_card_to_move", "EM-7.12")
NOBODY_ELSE: Final = REASONS.reason("nobody_else", "EM-7.20")
NO_COMMUNITY: Final = REASONS.reason("no_community", "EM-7.21")
NO_COMMUNITY_TO_MOVE: Final = REASONS.reason("no_community_to_move", "EM-7.28")
NO_COMMUNITY_THERE: Final = REASONS.reason("no_community_there", "EM-7.41")
NOBODY_TO_RELIEVE: Final = REASONS.reason("nobody_to_relieve", "EM-7.44")
NOTHING_TO_GIVE: Final = REASONS.reason("nothing_to_give", "EM-7.23")
NO_PARTNER: Final = REASONS.reason("no_partner", "EM-7.19")
NOTHING_EMITTED: Final = REASONS.reason("nothing_emitted", "EM-7.37")
RESTRICTED: Final = REASONS.reason("restricted", "EM-7.34")
FORBIDDEN: Final = REASONS.reason("forbidden", "EM-11.9")

# Global projects (EM-6.6)
INACTIVE: Final = REASONS.reason("inactive", "EM-6.6.1")
AUTOMATIC: Final = REASONS.reason("automatic", "EM-6.6.4")
GLOBAL_USED: Final = REASONS.reason("global_used", "EM-6.6.4", "number")
TOO_OFTEN: Final = REASONS.reason("too_often", "EM-6.2.10", "number")
STILL_DIRTY: Final = REASONS.reason("still_dirty", "EM-6.6.16")
TOO_FEW_TUCKED: Final = REASONS.reason("too_few_tucked", "EM-6.6.9", "number")

# EM-6.4 Tucking
TUCK_INTO_NOTHING: Final = REASONS.reason("tuck_into_nothing", "EM-6.5.3")
NO_MATCH: Final = REASONS.reason("no_match", "EM-6.4.4")
NEED_MET: Final = REASONS.reason("need_met", "EM-6.4.4")
NO_SUPPORT: Final = REASONS.reason("no_support", "EM-6.4.3")
ALL_NEED_IT: Final = REASONS.reason("all_need_it", "EM-6.6.3")
ONE_NEEDS_IT: Final = REASONS.reason("one_needs_it", "EM-6.6.11")
SUPPORT_FORBIDDEN: Final = REASONS.reason("support_forbidden", "EM-9.4.2")
TAG_TAKEN: Final = REASONS.reason("tag_taken", "EM-6.4.6")

# Questions
WOULD_LOSE: Final = REASONS.reason("would_lose", "EM-7.28")
HAS_REFUSED: Final = REASONS.reason("has_refused", "EM-7.25", "seat")
IS_ASKED: Final = REASONS.reason("is_asked", "EM-7.25", "seat")
PASSED_ON: Final = REASONS.reason("passed_on", "EM-6.6.13")
LACKS_TAGS: Final = REASONS.reason("lacks_tags", "EM-7.41", "tag", "number")
ON_TOP: Final = REASONS.reason("on_top", "EM-7.12")
SAME_STACK: Final = REASONS.reason("same_stack", "EM-7.12")
AT_START: Final = REASONS.reason("at_start", "EM-7.16")
NOT_LOWEST: Final = REASONS.reason("not_lowest", "EM-9.8.9")
CHALLENGE_TAKEN: Final = REASONS.reason("challenge_taken", "EM-11.4")
