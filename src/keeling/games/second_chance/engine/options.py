"""Everything that can be chosen or can come up: one line a verb."""

from __future__ import annotations

from typing import Final

from keeling.games.second_chance.engine.tables import (
    AGENDAS,
    CATEGORIES,
    COMPANY_GOALS,
    COOP_GOALS,
    ENERGIES,
    ENVIRONMENT_GOALS,
    EVENT_TILES,
    FOSSILS,
    LOBBIES,
    PLACES,
    PROJECTS,
    RANKS,
    REGIONS,
    SEATS,
    SOLO_GOALS,
    SUMMITS,
    UN_GOALS,
)
from keeling.kernel.options import Vocabulary

BOARD: Final = 0  # posts: their own player board, the projects, the summit places, the lobby cards
FIRST_PROJECT: Final = 1
FIRST_PLACE: Final = 19
FIRST_LOBBY: Final = 23
ORIGINS: Final = ["board", *PROJECTS]
POSTS: Final = ["board", *PROJECTS, *PLACES, *LOBBIES]
SOURCES: Final = ["own", *REGIONS]
BONUSES: Final = [*ENERGIES, "any", "tech", "region_cep"]  # what the spaces of tracks show

VOCABULARY: Final = Vocabulary(
    {
        "seat": SEATS,
        "energy": ENERGIES,
        "region": REGIONS,
        "project": PROJECTS,
        "origin": ORIGINS,
        "post": POSTS,
        "place": PLACES,
        "source": SOURCES,
        "lobby": LOBBIES,
        "un_goal": UN_GOALS,
        "coop_goal": COOP_GOALS,
        "company_goal": COMPANY_GOALS,
        "solo_goal": SOLO_GOALS,
        "environment_goal": ENVIRONMENT_GOALS,
        "agenda": AGENDAS,
        "summit": SUMMITS,
        "event": EVENT_TILES,
        "fossil": FOSSILS,
        "category": CATEGORIES,
        "rank": RANKS,
        "bonus": BONUSES,
        "dollars": [str(n) for n in range(26)],
        "steps": [str(n) for n in range(100)],
    }
)

# Chance: set-up (SC-3) and stacks.
START: Final = VOCABULARY.verb("start", "seat")
DRAW_SOLO_GOAL: Final = VOCABULARY.verb("draw_solo_goal", "solo_goal")
DEAL_GOAL: Final = VOCABULARY.verb("deal_goal", "coop_goal")
DEAL_COMPANY_GOAL: Final = VOCABULARY.verb("deal_company_goal", "company_goal")
DEAL_LOBBY: Final = VOCABULARY.verb("deal_lobby", "lobby")
TURN_UP_SUMMIT: Final = VOCABULARY.verb("turn_up_summit", "summit")
LAY_AGENDA: Final = VOCABULARY.verb("lay_agenda", "agenda")
LAY_GOAL: Final = VOCABULARY.verb("lay_goal", "environment_goal")
TURN_UP_UN_GOAL: Final = VOCABULARY.verb("turn_up_un_goal", "un_goal")
TURN_UP_EVENT: Final = VOCABULARY.verb("turn_up_event", "event")
TURN_UP_FOSSIL: Final = VOCABULARY.verb("turn_up_fossil", "fossil")

# Before the first turn (SC-3.2.6, SC-3.3, SC-3.4).
KEEP: Final = VOCABULARY.verb("keep", "lobby")
KEEP_GOAL: Final = VOCABULARY.verb("keep_goal", "coop_goal")
KEEP_COMPANY_GOAL: Final = VOCABULARY.verb("keep_company_goal", "company_goal")
BEGIN: Final = VOCABULARY.verb("begin", "region")

# The turn (SC-5 to SC-7).
PLAN: Final = VOCABULARY.verb("plan", "energy", "project")
PREPARE: Final = VOCABULARY.verb("prepare", "project")
BUILD: Final = VOCABULARY.verb("build", "project")
BUILD_SUBSIDISED: Final = VOCABULARY.verb("build_subsidised", "project")
SECOND: Final = VOCABULARY.word("second")
MOVE: Final = VOCABULARY.verb("move", "origin", "post")
BUY: Final = VOCABULARY.word("buy")
SELL: Final = VOCABULARY.word("sell")
FINANCE: Final = VOCABULARY.verb("finance", "lobby")
ANNOUNCE: Final = VOCABULARY.verb("announce", "lobby")
LOBBY: Final = VOCABULARY.verb("lobby", "lobby")
SIDE: Final = VOCABULARY.verb("side", "lobby")
CLAIM: Final = VOCABULARY.verb("claim", "un_goal")
DISCARD_GOAL: Final = VOCABULARY.word("discard_goal")
END: Final = VOCABULARY.word("end")

# What actions ask (SC-6.1, SC-7.1.6, SC-8, SC-10.6).
RECRUIT: Final = VOCABULARY.word("recruit")
STUDY: Final = VOCABULARY.verb("study", "energy")
TAKE_MONEY: Final = VOCABULARY.word("take_money")
TAKE_TECH: Final = VOCABULARY.word("take_tech")
STOCK: Final = VOCABULARY.verb("stock", "region")
GIVE: Final = VOCABULARY.verb("give", "seat")
DECLINE: Final = VOCABULARY.word("decline")
PAY: Final = VOCABULARY.verb("pay", "source")

# Between the rounds and at the end (SC-11, SC-12, SC-14, SC-17.4).
INCOME: Final = VOCABULARY.verb("income", "dollars")
TURN_OVER: Final = VOCABULARY.verb("turn_over", "environment_goal")
REDUCE: Final = VOCABULARY.verb("reduce", "steps")
REVEAL: Final = VOCABULARY.word("reveal")
