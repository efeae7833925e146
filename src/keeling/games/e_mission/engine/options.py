"""Everything that can be chosen or can come up: one line a verb."""

from __future__ import annotations

from typing import Final

from keeling.games.e_mission.engine.tables import (
    AMOUNTS,
    CARDS,
    CHALLENGE_CARDS,
    CRISIS_CARDS,
    EMISSIONS,
    FACES,
    GLOBAL_CARDS,
    PLACES,
    POWERS,
    PROJECT_CARDS,
    RESILIENCE,
    SEATS,
    SLOTS,
    TAGS,
    TRACKS,
)
from keeling.kernel.options import Vocabulary

VOCABULARY: Final = Vocabulary(
    {
        "seat": SEATS,
        "power": POWERS,
        "tag": TAGS,
        "resilience": RESILIENCE,
        "emission": EMISSIONS,
        "project": PROJECT_CARDS,
        "card": CARDS,
        "crisis": CRISIS_CARDS,
        "global": GLOBAL_CARDS,
        "challenge": CHALLENGE_CARDS,
        "track": TRACKS,
        "slot": SLOTS,
        "place": PLACES,
        "face": FACES,
        "amount": AMOUNTS,
    }
)

# Chance: cards drawn and turned up, the two dice.
DRAW: Final = VOCABULARY.verb("draw", "project")
DRAW_GLOBAL: Final = VOCABULARY.verb("draw_global", "global")
TURN_UP: Final = VOCABULARY.verb("turn_up", "crisis")
DRAW_CHALLENGE: Final = VOCABULARY.verb("draw_challenge", "challenge")
ROLL: Final = VOCABULARY.verb("roll", "track")
GEO_DIE: Final = VOCABULARY.verb("geo_die", "face")

# Set-up (EM-3.5, EM-11).
POWER: Final = VOCABULARY.verb("power", "power")
CHALLENGE: Final = VOCABULARY.verb("challenge", "challenge")
CHALLENGE_FOR: Final = VOCABULARY.verb("challenge_for", "challenge", "seat")
LEAVE_OUT: Final = VOCABULARY.verb("leave_out", "emission")

# The global phase (EM-5.2).
START: Final = VOCABULARY.verb("start", "global")
REPLACE: Final = VOCABULARY.verb("replace", "global")
NO_NEW: Final = VOCABULARY.word("no_new")
BONUS_FOR: Final = VOCABULARY.verb("bonus_for", "seat")

# The project phase (EM-6).
USE: Final = VOCABULARY.verb("use", "slot")
USE_GLOBAL: Final = VOCABULARY.verb("use_global", "global")
TUCK: Final = VOCABULARY.verb("tuck", "project", "slot")
COVER: Final = VOCABULARY.verb("cover", "project", "slot")
SUPPORT: Final = VOCABULARY.verb("support", "project", "global")
HELP: Final = VOCABULARY.verb("help", "project", "crisis")
DONE: Final = VOCABULARY.word("done")
RESUME: Final = VOCABULARY.word("resume")

# What effects ask (EM-6.3, EM-7).
PAY: Final = VOCABULARY.verb("pay", "project")
AMOUNT: Final = VOCABULARY.verb("amount", "amount")
SKIP: Final = VOCABULARY.word("skip")
ENOUGH: Final = VOCABULARY.word("enough")
CUT: Final = VOCABULARY.verb("cut", "emission")
STRENGTHEN: Final = VOCABULARY.verb("strengthen", "resilience")
KEEP: Final = VOCABULARY.verb("keep", "project")
RECOVER: Final = VOCABULARY.verb("recover", "project")
MOVE: Final = VOCABULARY.verb("move", "card", "slot")
REVEAL: Final = VOCABULARY.verb("reveal", "place")
WITH: Final = VOCABULARY.verb("with", "seat")
GIVE: Final = VOCABULARY.verb("give", "project")
GIVE_TOKEN: Final = VOCABULARY.verb("give_token", "resilience")
ASK_FOR: Final = VOCABULARY.verb("ask_for", "project")
AGREE: Final = VOCABULARY.word("agree")
REFUSE: Final = VOCABULARY.word("refuse")
MOVE_COMMUNITY: Final = VOCABULARY.verb("move_community", "seat", "seat")
SPEND: Final = VOCABULARY.verb("spend", "project")
RETREAT: Final = VOCABULARY.verb("retreat", "track")
TAKE_TAG: Final = VOCABULARY.verb("take_tag", "tag")

# The emission and the crisis phase (EM-8, EM-9).
COVER_SHORTAGE: Final = VOCABULARY.verb("cover_shortage", "seat")
SHIELD: Final = VOCABULARY.verb("shield", "global", "seat")
ADVANCE: Final = VOCABULARY.verb("advance", "track")
DISCARD: Final = VOCABULARY.verb("discard", "card")
GIVE_UP: Final = VOCABULARY.verb("give_up", "global")
