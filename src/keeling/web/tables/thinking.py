"""What runs in the processes that think for bots."""

from __future__ import annotations

import os
import signal
from functools import cache
from multiprocessing import connection, parent_process
from threading import Thread
from typing import TYPE_CHECKING, Any

from keeling import COMPILED
from keeling.bots.play import bot as find_bot
from keeling.bots.play import quick_bot
from keeling.kernel.registry import game as find_game
from keeling.kernel.rng import Rng

if TYPE_CHECKING:
    from keeling.bots.base import Bot

POLITE = 5  # how far a process lets others have the processor that people do not wait for


class BotFailed(Exception):
    """A bot made a mistake; the process in which it thinks is well."""


def begin(is_first: bool) -> None:  # noqa: FBT001 - pools pass what is in order
    """End when the server ends, however it does: Ctrl-C is the server's to answer."""
    if not is_first and hasattr(os, "nice"):
        os.nice(POLITE)
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    Thread(target=end_with_parent, daemon=True).start()


def end_with_parent() -> None:
    """Wait until the server is gone."""
    parent = parent_process()
    if parent is not None:
        connection.wait([parent.sentinel])
        os._exit(0)


def is_ready() -> bool:
    """Answered as soon as the process is up."""
    return True


@cache
def ready_bot(name: str, game: str) -> Bot:
    """A bot, kept between its choices; where the engine is not compiled, it looks at less.

    People would wait for many seconds else. So what a bot chooses at a table with a seed depends
    on whether the engine is compiled; in `keeling sim` and in Python it does not.
    """
    return find_bot(name, game) if COMPILED else quick_bot(name, game)


def think(game: str, name: str, imagined: dict[str, Any], seed: int) -> str:
    """What a bot chooses, in notation, in a state in which it knows all that it sees."""
    try:
        found = find_game(game)
        state = found.load(imagined)
        return found.write(int(ready_bot(name, game).choose(state, Rng(seed))))
    except Exception as error:
        raise BotFailed(f"{name}: {type(error).__name__}: {error}") from error
