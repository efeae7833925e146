"""Keeling: climate-strategy board games, exact, fast, explained, with bots."""

from __future__ import annotations

from keeling import printing as _printing  # noqa: F401 - it lets states print themselves
from keeling.bots.play import bot, play
from keeling.kernel import agenda
from keeling.kernel.agenda import CHANCE, NOBODY
from keeling.kernel.errors import KeelingError
from keeling.kernel.prompt import diff
from keeling.kernel.registry import game, game_ids
from keeling.kernel.rng import Rng

__version__ = "0.2.0"
COMPILED = not agenda.__file__.endswith(".py")

__all__ = [
    "CHANCE",
    "COMPILED",
    "NOBODY",
    "KeelingError",
    "Rng",
    "__version__",
    "bot",
    "diff",
    "game",
    "game_ids",
    "play",
]
