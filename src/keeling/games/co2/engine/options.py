"""Everything that can be chosen or can come up: one line a verb."""

from __future__ import annotations

from typing import Final

from keeling.games.co2.engine.tables import (
    AGENDAS,
    CATEGORIES,
    CEPS,
    COMPANY_GOALS,
    CONGRESSES,
    ENERGIES,
    EVENT_CARDS,
    FOSSILS,
    HIGHEST_BID,
    LOBBIES,
    PLACES,
    PROJECTS,
    REGIONS,
    SEATS,
    TECH_CUBES,
    UN_GOALS,
)
from keeling.kernel.options import Vocabulary

SUPPLY: Final = 0  # posts: their own supply, then the projects, then the congress places
FIRST_PROJECT: Final = 1
FIRST_PLACE: Final = 19
POSTS: Final = ["supply", *PROJECTS, *PLACES]
SOURCES: Final = ["own", *REGIONS]

VOCABULARY: Final = Vocabulary(
    {
        "seat": SEATS,
        "energy": ENERGIES,
        "region": REGIONS,
        "project": PROJECTS,
        "post": POSTS,
        "place": PLACES,
        "source": SOURCES,
        "lobby": LOBBIES,
        "un_goal": UN_GOALS,
        "company_goal": COMPANY_GOALS,
        "agenda": AGENDAS,
        "congress": CONGRESSES,
        "event": EVENT_CARDS,
        "fossil": FOSSILS,
        "category": CATEGORIES,
        "dollars": [str(n) for n in range(26)],
        "cubes": [str(n) for n in range(TECH_CUBES + 1)],
        "ceps": [str(n) for n in range(CEPS + 1)],
        "bid": [str(n) for n in range(HIGHEST_BID + 1)],
    }
)

# Chance: set-up (CO-2) and stacks.
START: Final = VOCABULARY.verb("start", "seat")
LAY_AGENDA: Final = VOCABULARY.verb("lay_agenda", "agenda")
TURN_UP_FOSSIL: Final = VOCABULARY.verb("turn_up_fossil", "fossil")
TURN_UP_CONGRESS: Final = VOCABULARY.verb("turn_up_congress", "congress")
TURN_UP_UN_GOAL: Final = VOCABULARY.verb("turn_up_un_goal", "un_goal")
TURN_UP_EVENT: Final = VOCABULARY.verb("turn_up_event", "event")
DEAL_GOAL: Final = VOCABULARY.verb("deal_goal", "company_goal")
DEAL_LOBBY: Final = VOCABULARY.verb("deal_lobby", "lobby")
DRAW_PROJECT: Final = VOCABULARY.verb("draw_project", "energy")

# Before the first turn (CO-19.2, CO-20.4).
KEEP: Final = VOCABULARY.verb("keep", "lobby")
BEGIN: Final = VOCABULARY.verb("begin", "region")
SET: Final = VOCABULARY.verb("set", "project")

# Between decades (CO-4, CO-19.3).
INCOME: Final = VOCABULARY.verb("income", "dollars")
PAY: Final = VOCABULARY.verb("pay", "source")
PASS: Final = VOCABULARY.word("pass")
BID: Final = VOCABULARY.verb("bid", "bid")
PAY_BID: Final = VOCABULARY.verb("pay_bid", "cubes", "ceps")
NAME: Final = VOCABULARY.verb("name", "seat")

# The turn (CO-5 to CO-15).
PROPOSE: Final = VOCABULARY.verb("propose", "energy", "project")
INSTALL: Final = VOCABULARY.verb("install", "project")
BUILD: Final = VOCABULARY.verb("build", "project")
BUILD_CHEAPER: Final = VOCABULARY.verb("build_cheaper", "project")
MOVE: Final = VOCABULARY.verb("move", "post", "post")
BUY: Final = VOCABULARY.word("buy")
SELL: Final = VOCABULARY.word("sell")
LOBBY: Final = VOCABULARY.verb("lobby", "lobby")
MINOR: Final = VOCABULARY.verb("minor", "lobby")
CLAIM: Final = VOCABULARY.verb("claim", "un_goal")
DISCARD_GOAL: Final = VOCABULARY.word("discard_goal")
END: Final = VOCABULARY.word("end")

# What actions ask (CO-6.5, CO-9.6, CO-9.8, CO-10, CO-13.8).
HOME: Final = VOCABULARY.word("home")
SPEAK: Final = VOCABULARY.verb("speak", "place")
STUDY: Final = VOCABULARY.verb("study", "energy")
STOCK: Final = VOCABULARY.verb("stock", "region")
TAKE_MONEY: Final = VOCABULARY.word("take_money")
TAKE_TECH: Final = VOCABULARY.word("take_tech")
RECRUIT: Final = VOCABULARY.word("recruit")
DECLINE: Final = VOCABULARY.word("decline")
