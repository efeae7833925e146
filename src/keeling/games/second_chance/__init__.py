"""CO₂: Second Chance."""

from keeling.games.second_chance.game import GAME

__all__ = ["GAME"]
