"""Future Energy: rebuild Europe's power grid. Two to four players, base game and three modules."""

from __future__ import annotations

from keeling.games.future_energy.game import GAME

__all__ = ["GAME"]
