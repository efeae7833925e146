"""What the description of Second Chance does not say about its texts."""

from __future__ import annotations

from keeling.games.second_chance.engine.tables import FATES, LOST_AT_THE_END, RANKS, SUBSIDIES
from keeling.games.second_chance.game import GAME
from tests.text.of_games import GameTexts

MISSED = ["un_goals", "private_goals", "solo_goal"]  # what a team lacks after the last decade

TEXTS = GameTexts(
    game=GAME,
    config={"seats": 2, "mode": "competitive"},
    counted=["dollars", "steps"],
    more_names={"subsidy": SUBSIDIES},
    stocks=[
        *["money", "tech", "ceps", "score", "scientists", "regions", "knowledge"],
        *["co2", "price", "un_goals", "plants", "infrastructure"],
    ],
    more_titles=["outcome-lost"],
    endings=[*FATES[1:LOST_AT_THE_END], *MISSED, *RANKS],
    spared={("energy", "title")},  # German nouns have capitals anyway
    used_in=["keeling.games.carbon"],
)
