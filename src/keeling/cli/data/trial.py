"""Games with the values of an overlay, one for each number of seats, to see whether they fit.

A process of its own, since a game reads its values once: `python -m keeling.cli.data.trial GAME`.
It prints what is wrong as JSON.
"""

from __future__ import annotations

import os
import sys
from pathlib import Path

import msgspec

from keeling.bots.play import bot, play
from keeling.kernel.data import OVERLAY
from keeling.kernel.errors import BadData
from keeling.kernel.faults import Fault
from keeling.kernel.registry import game as find_game
from keeling.kernel.rng import Rng


def trial(name: str) -> list[Fault]:
    """What is wrong with the values that this process has for a game."""
    where = str(Path(os.environ.get(OVERLAY, "")) / name)
    try:
        game = find_game(name)
        for seats in game.seats:
            play(game.new(game.config(seats=seats)), [bot("uniform", name)] * seats, Rng(seats))
    except BadData as error:
        return list(error.faults) or [Fault(where, 0, "unfit", {"reason": str(error)})]
    except Exception as error:  # noqa: BLE001 - whatever rules run into with values that no box has
        return [Fault(where, 0, "unfit", {"reason": f"{type(error).__name__}: {error}"})]
    return []


if __name__ == "__main__":
    sys.stdout.buffer.write(msgspec.json.encode(trial(sys.argv[1])))
