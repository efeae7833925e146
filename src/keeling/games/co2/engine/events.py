"""What can be told: one line a fact. The seat it is about stands first."""

from __future__ import annotations

from typing import Final

from keeling.games.carbon.engine.facts import EVENTS as SHARED
from keeling.kernel.facts import Events

EVENTS: Final = Events(SHARED)

# Set-up
STARTS: Final = EVENTS.event("starts", "seat")
AGENDA_LAID: Final = EVENTS.event("agenda_laid", "region", "agenda")
CONGRESS_SHOWN: Final = EVENTS.event("congress_shown", "place", "congress")
UN_GOAL_SHOWN: Final = EVENTS.event("un_goal_shown", "un_goal")
EVENT_SHOWN: Final = EVENTS.event("event_shown", "event")
GOT_GOAL: Final = EVENTS.secret("got_goal", "seat", "company_goal")
GOT_LOBBY: Final = EVENTS.secret("got_lobby", "seat", "lobby")
KEPT: Final = EVENTS.secret("kept", "seat", "lobby")
PASSED_ON: Final = EVENTS.barrier("passed_on")
SET: Final = EVENTS.event("set", "seat", "energy", "project")

# Decades and turns
DECADE: Final = EVENTS.barrier("decade", "number")
TURN: Final = EVENTS.barrier("turn", "seat")
INCOME: Final = EVENTS.event("income", "seat", "number", "number")
DECAYED: Final = EVENTS.event("decayed", "region")
FOSSIL: Final = EVENTS.event("fossil", "region", "fossil", "number")
NO_FOSSIL: Final = EVENTS.event("no_fossil", "region")
REGION_PAID: Final = EVENTS.event("region_paid", "region")
FORCED: Final = EVENTS.event("forced", "seat", "region", "number", "number")
PREVENTED: Final = EVENTS.event("prevented", "event")
DISASTER: Final = EVENTS.event("disaster", "event")
DONATED: Final = EVENTS.event("donated", "seat", "region")
PENALTY: Final = EVENTS.event("penalty", "seat", "number")
UN_GOAL_LOST: Final = EVENTS.event("un_goal_lost", "un_goal")

# The turn
PROPOSED: Final = EVENTS.event("proposed", "seat", "energy", "project")
INSTALLED: Final = EVENTS.event("installed", "seat", "energy", "project")
BUILT: Final = EVENTS.event("built", "seat", "energy", "region", "number")
REPLACED: Final = EVENTS.event("replaced", "region", "fossil", "number")
MOVED: Final = EVENTS.event("moved", "seat", "post", "post")
RECRUITED: Final = EVENTS.event("recruited", "seat")
DISMISSED: Final = EVENTS.event("dismissed", "seat", "seat", "project")
HOME: Final = EVENTS.event("home", "seat", "project")
SPEAKS: Final = EVENTS.event("speaks", "seat", "energy", "place")
LEARNED: Final = EVENTS.event("learned", "seat", "energy", "number")
LEARNED_NOTHING: Final = EVENTS.event("learned_nothing", "seat", "energy")
GOT_POINTS: Final = EVENTS.event("got_points", "seat", "number")
STOCKED: Final = EVENTS.event("stocked", "seat", "region")
REGION_STOCKED: Final = EVENTS.event("region_stocked", "region")
CONTROLS: Final = EVENTS.event("controls", "seat", "region")
RESOLVED: Final = EVENTS.event("resolved", "place", "congress")
PLACE_EMPTY: Final = EVENTS.event("place_empty", "place")
SOLD: Final = EVENTS.event("sold", "seat", "number")
LOBBIED: Final = EVENTS.event("lobbied", "seat", "lobby")
MINOR_USED: Final = EVENTS.event("minor_used", "seat", "lobby")
CLAIMED: Final = EVENTS.event("claimed", "seat", "un_goal", "number")
GOAL_DISCARDED: Final = EVENTS.secret("goal_discarded", "seat", "company_goal")

# The auction
BID: Final = EVENTS.event("bid", "seat", "number")
PASSED: Final = EVENTS.event("passed", "seat")
WON_AUCTION: Final = EVENTS.event("won_auction", "seat", "number")
PAID_BID: Final = EVENTS.event("paid_bid", "seat", "number", "number", "number")

# The end
LAST_DECADE: Final = EVENTS.event("last_decade")
GREEN_WORLD: Final = EVENTS.event("green_world")
SAFE_AGAIN: Final = EVENTS.event("safe_again", "number")
TOO_HOT: Final = EVENTS.barrier("too_hot", "number")
COLLECTED: Final = EVENTS.event("collected", "seat", "region", "number")
SOLD_ALL: Final = EVENTS.event("sold_all", "seat", "number", "number")
GOAL_SCORED: Final = EVENTS.event("goal_scored", "seat", "company_goal", "number")
SCORED: Final = EVENTS.event("scored", "seat", "category", "number")
WON: Final = EVENTS.event("won", "seat", "number")
SOLO_SCORE: Final = EVENTS.event("solo_score", "seat", "number")
