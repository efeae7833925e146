"""What can be told: one line a fact. The seat it is about stands first."""

from __future__ import annotations

from typing import Final

from keeling.kernel.facts import Events

EVENTS: Final = Events()

# Set-up and rounds
POWER: Final = EVENTS.event("power", "seat", "power")
CHALLENGE: Final = EVENTS.event("challenge", "challenge")
CHALLENGE_FOR: Final = EVENTS.event("challenge_for", "seat", "challenge")
ROUND: Final = EVENTS.barrier("round", "number")
PHASE: Final = EVENTS.barrier("phase", "number")

# The global phase
FORECAST: Final = EVENTS.barrier("forecast", "crisis")
FACE_DOWN: Final = EVENTS.event("face_down", "number")
OFFERED: Final = EVENTS.barrier("offered", "global")
STARTED: Final = EVENTS.event("started", "global")
REPLACED: Final = EVENTS.event("replaced", "global")
NO_NEW: Final = EVENTS.event("no_new")

# The project phase
DREW: Final = EVENTS.barrier("drew", "seat", "project")
COVERED: Final = EVENTS.event("covered", "seat", "project", "slot")
TUCKED: Final = EVENTS.event("tucked", "seat", "project", "slot")
SUPPORTED: Final = EVENTS.event("supported", "seat", "project", "global")
HELPED: Final = EVENTS.event("helped", "seat", "project", "crisis")
USED: Final = EVENTS.event("used", "seat", "card")
USED_GLOBAL: Final = EVENTS.event("used_global", "seat", "global")
PAID: Final = EVENTS.event("paid", "seat", "project")
SPENT: Final = EVENTS.event("spent", "project", "global")
ACTIVE: Final = EVENTS.event("active", "global")
INACTIVE: Final = EVENTS.event("inactive", "global")
AVERTED: Final = EVENTS.event("averted", "crisis")
DONE: Final = EVENTS.event("done", "seat")
RESUMED: Final = EVENTS.event("resumed", "seat")

# What changes on a board
CLEAN: Final = EVENTS.event("clean", "seat", "number")
DIRTY: Final = EVENTS.event("dirty", "seat", "number")
DIRTY_GONE: Final = EVENTS.event("dirty_gone", "seat", "number")
SWAPPED: Final = EVENTS.event("swapped", "seat", "number")
EMISSION_GONE: Final = EVENTS.event("emission_gone", "seat", "emission", "number")
DEMAND_UP: Final = EVENTS.event("demand_up", "seat", "number")
DEMAND_DOWN: Final = EVENTS.event("demand_down", "seat", "number")
RESILIENCE: Final = EVENTS.event("resilience", "seat", "resilience", "number")
RESILIENCE_GONE: Final = EVENTS.event("resilience_gone", "seat", "resilience", "number")
COMMUNITIES: Final = EVENTS.event("communities", "seat", "number")
COMMUNITIES_GONE: Final = EVENTS.event("communities_gone", "seat", "number")
GAVE_CLEAN: Final = EVENTS.event("gave_clean", "seat", "seat", "number")
GAVE_CARD: Final = EVENTS.event("gave_card", "seat", "seat", "project")
GAVE_TOKEN: Final = EVENTS.event("gave_token", "seat", "seat", "resilience")
MOVED_COMMUNITIES: Final = EVENTS.event("moved_communities", "seat", "seat", "number")
ASKED_TO_EXCHANGE: Final = EVENTS.event("asked_to_exchange", "seat", "seat", "project", "project")
ASKED_TO_GIVE: Final = EVENTS.event("asked_to_give", "seat", "seat", "number")
ASKED_TO_TAKE: Final = EVENTS.event("asked_to_take", "seat", "seat", "number")
REFUSED: Final = EVENTS.event("refused", "seat", "seat")
FELL_THROUGH: Final = EVENTS.event("fell_through", "seat", "seat")
RECOVERED: Final = EVENTS.event("recovered", "seat", "project")
KEPT: Final = EVENTS.event("kept", "seat", "project")
DISCARDED: Final = EVENTS.event("discarded", "seat", "card")
MOVED_CARD: Final = EVENTS.event("moved_card", "seat", "card", "slot")
FEWER: Final = EVENTS.event("fewer", "seat", "number")
CUT_EMITTED: Final = EVENTS.event("cut_emitted", "seat", "number")

# The world
TREES: Final = EVENTS.event("trees", "number", "number")
TREES_GONE: Final = EVENTS.event("trees_gone", "number", "number")
OCEANS: Final = EVENTS.event("oceans", "number", "number")
OCEANS_GONE: Final = EVENTS.event("oceans_gone", "number", "number")
DAC: Final = EVENTS.event("dac", "number", "number")
REVEALED: Final = EVENTS.barrier("revealed", "crisis")
MORE_CRISES: Final = EVENTS.barrier("more_crises", "number")
GEO_ROLLED: Final = EVENTS.barrier("geo_rolled", "number", "number")
SUSPENDED: Final = EVENTS.event("suspended", "number")
RETURNED: Final = EVENTS.event("returned", "number")
MARKER: Final = EVENTS.event("marker", "track", "number")
MARKER_BACK: Final = EVENTS.event("marker_back", "track", "number")
TIPPED: Final = EVENTS.event("tipped", "track")
RECENT: Final = EVENTS.event("recent", "number")
HEATED: Final = EVENTS.event("heated", "number")
BAND: Final = EVENTS.event("band", "number")

# The emission phase
SHORTAGE: Final = EVENTS.event("shortage", "seat", "number")
SHARED: Final = EVENTS.event("shared", "seat", "number")
EMITTED: Final = EVENTS.event("emitted", "seat", "number")
BOUND: Final = EVENTS.event("bound", "number", "number")
DRAWDOWN: Final = EVENTS.event("drawdown", "number")
COOLED: Final = EVENTS.event("cooled", "number")
FELL: Final = EVENTS.event("fell", "number")

# The crisis phase
ROLLED: Final = EVENTS.barrier("rolled", "track")
ROLL_IGNORED: Final = EVENTS.event("roll_ignored", "global")
TURNED_UP: Final = EVENTS.barrier("turned_up", "crisis")
RESOLVES: Final = EVENTS.event("resolves", "crisis")
IGNORED: Final = EVENTS.event("ignored", "crisis")
NO_TARGET: Final = EVENTS.event("no_target", "crisis")
TIE_ROLL: Final = EVENTS.event("tie_roll", "seat", "number")
TARGET: Final = EVENTS.event("target", "seat", "crisis")
RESISTED: Final = EVENTS.event("resisted", "seat", "resilience")
HARMLESS: Final = EVENTS.event("harmless", "crisis")
SHIELDED: Final = EVENTS.event("shielded", "seat", "global")
ONGOING: Final = EVENTS.event("ongoing", "crisis")
GAVE_UP: Final = EVENTS.event("gave_up", "global")

# The end
CONDITION: Final = EVENTS.event("condition", "challenge")
REACH_AGAIN: Final = EVENTS.event("reach_again")
WON: Final = EVENTS.event("won", "number")
LOST_HEAT: Final = EVENTS.event("lost_heat")
LOST_COMMUNITIES: Final = EVENTS.event("lost_communities", "seat")
LOST_TIME: Final = EVENTS.event("lost_time", "number")
LOST_CHALLENGE: Final = EVENTS.event("lost_challenge", "number")
