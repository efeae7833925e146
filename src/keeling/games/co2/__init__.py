"""CO₂ (Vital Lacerda, 2012)."""

from keeling.games.co2.game import GAME

__all__ = ["GAME"]
