"""Keeling: climate-strategy board games, exact, fast, explained, with bots."""

from __future__ import annotations

from keeling.bots.play import bot, play
from keeling.kernel import agenda
from keeling.kernel.agenda import CHANCE, NOBODY
from keeling.kernel.errors import KeelingError
from keeling.kernel.registry import game, game_ids
from keeling.kernel.rng import Rng

__version__ = "0.1.0"
COMPILED = not agenda.__file__.endswith(".py")

__all__ = [
    "CHANCE",
    "COMPILED",
    "NOBODY",
    "KeelingError",
    "Rng",
    "__version__",
    "bot",
    "game",
    "game_ids",
    "play",
]
