"""e-Mission (Daybreak): world powers stop global warming together. One to four players."""

from __future__ import annotations

from keeling.games.e_mission.game import GAME

__all__ = ["GAME"]
