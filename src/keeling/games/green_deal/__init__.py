"""Green Deal: companies compete for image, balance and income. Three to five players."""

from __future__ import annotations

from keeling.games.green_deal.game import GAME

__all__ = ["GAME"]
