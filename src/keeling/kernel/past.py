"""Earlier revisions of games, each played in a process of its own.

The data of a game are read once, when it is imported: so what belongs to another revision than the
one that this process plays is done elsewhere, by functions that are known under their names.
"""

from __future__ import annotations

import multiprocessing
import os
import signal
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from typing import TYPE_CHECKING, ParamSpec, Self, TypeVar

from keeling.kernel.errors import KeelingError
from keeling.kernel.revisions import ASKED, asking

if TYPE_CHECKING:
    from collections.abc import Callable
    from types import TracebackType

P = ParamSpec("P")
R = TypeVar("R")


class Past:
    """Processes for earlier revisions: begun when they are needed, ended with the block."""

    def __init__(self) -> None:
        self.processes: dict[tuple[str, int], ProcessPoolExecutor] = {}

    def __enter__(self) -> Self:
        """Nothing is begun yet."""
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        """End all processes, whatever they do if something went wrong here."""
        for process in self.processes.values():
            process.shutdown(wait=error is None, cancel_futures=True)
        if error is not None:
            for child in multiprocessing.active_children():
                child.terminate()

    def run(
        self, game: str, revision: int, function: Callable[P, R], *args: P.args, **named: P.kwargs
    ) -> R:
        """What a function returns, or raises, where this revision of the game is played."""
        at = (game, revision)
        if at not in self.processes:
            context = multiprocessing.get_context("spawn")  # nothing is imported there yet
            wanted = (asking({game: revision}),)
            self.processes[at] = ProcessPoolExecutor(1, context, play_revisions, wanted)
        try:
            return self.processes[at].submit(function, *args, **named).result()
        except BrokenProcessPool as broken:
            del self.processes[at]
            raise LostProcess(f"the process for revision {revision} of {game} has died") from broken


class LostProcess(KeelingError):
    """A process for another revision was ended from outside."""


def play_revisions(wanted: str) -> None:
    """Let this process play other revisions, before it has imported any game."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is for the parent, which ends it
    os.environ[ASKED] = wanted
