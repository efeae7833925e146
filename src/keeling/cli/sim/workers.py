"""Games on several processors: parts of a series each, results in the order of games."""

from __future__ import annotations

import multiprocessing
import os
import signal
import sys
import threading
from collections import deque
from concurrent.futures import BrokenExecutor, ProcessPoolExecutor
from contextlib import contextmanager
from typing import TYPE_CHECKING

import keeling
from keeling.cli.errors import Refusal
from keeling.cli.sim.games import Part, Played, Series, play_game, play_part

if TYPE_CHECKING:
    from collections.abc import Iterator

PARTS_EACH = 8  # so many parts for each worker: enough that none waits long for the last one
LARGEST_PART = 20  # so that slow bots are seen to make progress
MOST_PARTS = 10_000  # so that the list of parts stays small


def play_series(series: Series, games: int, workers: int) -> Iterator[Played]:
    """Play a series. What comes out does not depend on the number of workers."""
    if workers == 1:
        yield from (play_game(series, n) for n in range(games))
        return
    pool = ProcessPoolExecutor(workers, multiprocessing.get_context("spawn"), leave_to_parent)
    try:
        with undisturbed():
            waiting = deque(pool.submit(play_part, part) for part in parts(series, games, workers))
        while waiting:
            yield from waiting.popleft().result()
    except BrokenExecutor as error:
        raise Refusal("cli-error-worker") from error
    except BaseException:
        for worker in multiprocessing.active_children():
            worker.terminate()
        raise
    finally:
        pool.shutdown()  # without cancelling: the pool complains of what fails after that


def parts(series: Series, games: int, workers: int) -> list[Part]:
    """A series cut into parts."""
    size = max(min(games // (workers * PARTS_EACH), LARGEST_PART), games // MOST_PARTS, 1)
    starts = range(0, games, size)
    return [
        Part(series, range(first, min(first + size, games)), keeling.COMPILED) for first in starts
    ]


def leave_to_parent() -> None:
    """Ctrl-C is for the parent, which ends its workers; if it is killed, they end by themselves."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=follow_parent, daemon=True).start()


def follow_parent() -> None:
    """Wait for the end of the parent, then end too."""
    parent = multiprocessing.parent_process()
    if parent is not None:
        parent.join()
        os._exit(1)


@contextmanager
def undisturbed() -> Iterator[None]:
    """Ctrl-C waits until all workers have started; half a worker would complain at length."""
    if sys.platform == "win32":
        yield
        return
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)
