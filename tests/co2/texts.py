"""What the description of CO₂ does not say about its texts."""

from __future__ import annotations

from keeling.games.co2.engine.tables import ENERGIES, SIZES, SLOTS
from keeling.games.co2.game import GAME
from tests.text.of_games import GameTexts

TEXTS = GameTexts(
    game=GAME,
    config={"seats": 2},
    counted=["dollars", "cubes", "ceps", "bid"],
    more_names={"slot": SLOTS, "size": SIZES},
    stocks=[
        *["money", "tech", "ceps", "score", "scientists", "regions", "plants", "co2", "price"],
        *[f"expertise_{energy}" for energy in ENERGIES],
    ],
    more_titles=["outcome-lost"],
    endings=["too_hot", "last_decade", "green_world", "safe_again"],
    spared={("energy", "title")},  # German nouns have capitals anyway
    used_in=["keeling.games.carbon"],
    families=("text-event", "text-next_event"),
)
