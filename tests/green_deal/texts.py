"""What the description of Green Deal does not say about its texts."""

from __future__ import annotations

from keeling.games.green_deal.engine.tables import CATEGORIES, KINDS, PHASES, SOURCES
from keeling.games.green_deal.game import GAME
from tests.text.of_games import GameTexts

TEXTS = GameTexts(
    game=GAME,
    config={"seats": 3},
    counted=["loan", "bid"],
    # A score sheet asks for what points come from as a category, too.
    more_names={"category": SOURCES, "phase": PHASES, "card_kind": KINDS},
    asked={"place_tile": ["tile"], "move_to": ["tile"]},
    stocks=["cash", "step", "score", *CATEGORIES, "chips", "loans"],
)
