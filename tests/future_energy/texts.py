"""What the description of Future Energy does not say about its texts."""

from __future__ import annotations

from keeling.games.future_energy.data.box import BOX
from keeling.games.future_energy.engine.tables import CATEGORIES, REGIONS
from keeling.games.future_energy.game import GAME
from tests.text.of_games import GameTexts

MODULES = [module.id for module in BOX.module]

TEXTS = GameTexts(
    game=GAME,
    config={"seats": 2, "modules": MODULES},
    more_names={
        "region": REGIONS,
        "category": CATEGORIES,
        "module": MODULES,
        "planning_action": [action.id for action in BOX.planning_action],
        "stock": ["orders", "tiles"],  # which only the board as text counts
    },
    stocks=[
        *["money", "plants", "lines", "score", "investors", "engineers", "nuclear", "jokers"],
        "certificates",
    ],
    more_values={"category": list(range(len(CATEGORIES)))},
)
