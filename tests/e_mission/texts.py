"""What the description of e-Mission does not say about its texts."""

from __future__ import annotations

from keeling.games.e_mission.engine.tables import ENDINGS, PHASES, POWERS, SOLO
from keeling.games.e_mission.game import GAME
from tests.text.of_games import GameTexts

TEXTS = GameTexts(
    game=GAME,
    config={"seats": 2},
    counted=["slot", "place", "face", "amount"],
    more_names={"phase": PHASES},
    asked={  # which effect asks, or which crisis, or what is paid for
        "pay_cards": ["number", "card", "global"],
        "pay_tucked": ["global"],
        "how_many": ["number"],
        "how_many_communities": ["number"],
        "discard_cards": ["crisis"],
    },
    stocks=[
        *["clean", "dirty", "demand", "emissions", "resilience", "communities", "hand"],
        *["trees", "oceans", "dac", "bands", "emits", "sinks", "bound", "crises", "temperature"],
    ],
    more_titles=["outcome-won", "outcome-lost"],
    endings=[*ENDINGS, *(f"communities_{power}" for power in POWERS if power != POWERS[SOLO])],
    spared={("emission", "title"), ("seat", "gen")},
)
