"""Games on several processors: parts of a series each, results in the order of games."""

from __future__ import annotations

import multiprocessing
import signal
from concurrent.futures import BrokenExecutor, ProcessPoolExecutor
from typing import TYPE_CHECKING

import keeling
from keeling.cli.errors import Refusal
from keeling.cli.sim_games import Part, Played, Series, play_game, play_part

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
    pool = ProcessPoolExecutor(workers, multiprocessing.get_context("spawn"), die_quietly)
    try:
        for part in pool.map(play_part, parts(series, games, workers)):
            yield from part
    except BrokenExecutor as error:
        raise Refusal("cli-error-worker") from error
    except BaseException:
        for worker in multiprocessing.active_children():
            worker.terminate()
        raise
    finally:
        pool.shutdown(cancel_futures=True)


def parts(series: Series, games: int, workers: int) -> list[Part]:
    """A series cut into parts."""
    size = max(min(games // (workers * PARTS_EACH), LARGEST_PART), games // MOST_PARTS, 1)
    starts = range(0, games, size)
    return [
        Part(series, range(first, min(first + size, games)), keeling.COMPILED) for first in starts
    ]


def die_quietly() -> None:
    """Ctrl-C is for the parent to explain."""
    signal.signal(signal.SIGINT, signal.SIG_DFL)
