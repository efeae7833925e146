"""A process that thinks for bots, and that can be stopped without harm to any other."""

from __future__ import annotations

import asyncio
import signal
from concurrent.futures import ProcessPoolExecutor
from contextlib import contextmanager
from multiprocessing import get_context, resource_tracker
from typing import TYPE_CHECKING, Any, TypeVar

from keeling.web.tables import thinking

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Iterator
    from multiprocessing.process import BaseProcess
    from threading import Thread

R = TypeVar("R")
SOON = 2.0  # seconds in which the thread of a pool ends whose process is gone


class Thinker:
    """One process. It starts when it is first needed, and anew after it has ended."""

    def __init__(self, *, is_first: bool = True) -> None:
        self.is_first = is_first  # the others let it, and the server, have the processor
        self.pool: ProcessPoolExecutor | None = None
        self.is_closed = False  # it does not start any more

    async def think(
        self, patience: float, game: str, bot: str, imagined: dict[str, Any], seed: int
    ) -> str:
        """What a bot chooses; TimeoutError if it thinks for too long.

        That a process starts is none of the bot's time.
        """
        if self.is_closed:
            raise asyncio.CancelledError
        try:
            if self.pool is None:
                # Spawned: it shares nothing with the server.
                self.pool = ProcessPoolExecutor(
                    1,
                    mp_context=get_context("spawn"),
                    initializer=thinking.begin,
                    initargs=(self.is_first,),
                )
                with deaf():
                    ready = ask(self.pool, thinking.is_ready)
                await ready
            said = ask(self.pool, thinking.think, game, bot, imagined, seed)
            return await asyncio.wait_for(said, patience)
        except BaseException as error:
            if not isinstance(error, thinking.BotFailed):
                self.end()  # it has died, or nobody wants to know any more what it thinks
            raise

    @property
    def is_dead(self) -> bool:
        """Whether its process has died, and nobody has noticed so far."""
        return any(not process.is_alive() for process in processes_of(self.pool))

    def end(self) -> None:
        """End the process at once, whatever it thinks about."""
        join(filter(None, [self.kill()]))

    def kill(self) -> Thread | None:
        """End the process; the thread that still has to notice."""
        pool, self.pool = self.pool, None
        if pool is None:
            return None
        processes = processes_of(pool)
        manager: Thread | None = getattr(pool, "_executor_manager_thread", None)
        pool.shutdown(wait=False)  # it forgets its process and its thread
        for process in processes:
            process.kill()
        return manager


def processes_of(pool: ProcessPoolExecutor | None) -> list[BaseProcess]:
    """The processes of a pool that have been started."""
    return list((getattr(pool, "_processes", None) or {}).values())  # public only since 3.14


@contextmanager
def deaf() -> Iterator[None]:
    """A process that starts here does not hear Ctrl-C: that is for the server to answer.

    It could die of it before it has begun, and a server that stops would complain.
    """
    if not hasattr(signal, "pthread_sigmask"):  # not on Windows
        yield
        return
    resource_tracker.ensure_running()  # to start it later would let the signal through again
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


def ask(pool: ProcessPoolExecutor, what: Callable[..., R], *about: object) -> asyncio.Future[R]:
    """What a process will say.

    Shielded: whoever stops waiting must not cancel what the pool still has to answer for, or the
    pool breaks down.
    """
    said = asyncio.get_running_loop().run_in_executor(pool, what, *about)
    said.add_done_callback(lambda done: done.cancelled() or done.exception())
    return asyncio.shield(said)


def close(thinkers: Iterable[Thinker]) -> None:
    """End processes for good, all at once."""
    noticing = []
    for thinker in thinkers:
        thinker.is_closed = True
        noticing.append(thinker.kill())
    join(filter(None, noticing))


def join(threads: Iterable[Thread]) -> None:
    """Wait for threads: Python complains if it ends while they do."""
    for thread in threads:
        thread.join(SOON)
