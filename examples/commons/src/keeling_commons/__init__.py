"""Commons: two to four players fish one lake."""

from __future__ import annotations

from keeling_commons.game import GAME

__all__ = ["GAME"]
