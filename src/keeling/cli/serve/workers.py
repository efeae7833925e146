"""Several processes answer at one socket; this one watches over them.

They inherit the socket, so that whoever connects is answered by any of them, and what waits there
is taken up by another when one dies. A worker that dies is replaced at once.
"""

from __future__ import annotations

import logging
import os
import signal
import sys
from contextlib import contextmanager, suppress
from multiprocessing import (
    Pipe,
    connection,
    get_all_start_methods,
    get_context,
    parent_process,
    resource_tracker,
)
from threading import Thread
from time import monotonic, sleep
from typing import TYPE_CHECKING, Any

from msgspec import structs
from sqlalchemy import delete
from sqlalchemy.exc import SQLAlchemyError

from keeling.cli.serve.http import STOPPING, host, never
from keeling.web.app import make_app
from keeling.web.operations.logs import configure
from keeling.web.operations.together import counting_together, forget
from keeling.web.store.database import connect
from keeling.web.store.schema import WORKERS

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator
    from multiprocessing.connection import Connection
    from socket import socket

    from keeling.web.settings import Settings

LOGGER = logging.getLogger(__name__)
GLANCE = 0.5  # seconds between two looks whether to stop
PAUSE = 1.0  # seconds before a worker that could not start is tried again
LAST_CHANCE = 10.0  # seconds in which workers stop by themselves
WAYS = ("forkserver", "spawn")  # a process that has everything ready and nothing open, or a new one
CONTEXT: Any = get_context(next(way for way in WAYS if way in get_all_start_methods()))
IS_DEAFENED = hasattr(signal, "pthread_sigmask")  # not on Windows


class Worker:
    """One of the processes, and whether it answers yet."""

    def __init__(self, settings: Settings, listening: socket) -> None:
        self.said, says = CONTEXT.Pipe(duplex=False)
        self.process = CONTEXT.Process(target=work, args=(settings, listening, says))
        self.name = ""  # under which the others know it; empty: it does not answer yet
        with deaf():
            self.process.start()
        says.close()

    @property
    def answers(self) -> bool:
        """Whether it has been ready."""
        return bool(self.name)

    def listen(self) -> None:
        """Hear that it answers; nothing more comes after that."""
        with suppress(EOFError):
            self.name = self.said.recv_bytes().decode()
        self.said.close()

    def stop(self, by: float) -> None:
        """Let it end by a moment, or end it."""
        self.process.join(max(0.0, by - monotonic()))
        if self.process.is_alive():
            self.process.kill()
            self.process.join()


class Supervisor:
    """Keeps so many workers running."""

    def __init__(self, settings: Settings, listening: socket, count: int) -> None:
        share = max(1, -(-settings.bot_workers // count))
        self.settings = structs.replace(settings, bot_workers=share)
        self.listening = listening
        self.count = count
        self.workers: list[Worker] = []
        self.earliest = 0.0  # when the next worker may be started

    def watch(
        self, ended: Connection, ready: Callable[[], None], until: Callable[[], bool]
    ) -> None:
        """Replace whoever dies, until a signal comes, or something else."""
        is_told = False
        while not until():
            self.fill()
            doors = {one.said: one for one in self.workers if not one.said.closed}
            lives = {one.process.sentinel: one for one in self.workers}
            heard = connection.wait([ended, *doors, *lives], GLANCE)
            if ended in heard:
                return
            for worker in [one for door, one in doors.items() if door in heard]:
                worker.listen()
            for worker in [one for life, one in lives.items() if life in heard]:
                self.bury(worker)
            if not is_told and sum(one.answers for one in self.workers) == self.count:
                is_told = True
                ready()

    def fill(self) -> None:
        """Start as many as are missing."""
        while len(self.workers) < self.count and monotonic() >= self.earliest:
            self.workers.append(Worker(self.settings, self.listening))

    def bury(self, worker: Worker) -> None:
        """One has died. If it has never answered, there is no hurry to try the same again."""
        worker.process.join()
        forget(worker.process.pid)
        self.workers.remove(worker)
        if worker.answers:
            LOGGER.warning("A worker died (%s) and is replaced", worker.process.exitcode)
            Thread(target=tell_others, args=(self.settings.database, worker.name)).start()
        else:
            self.earliest = monotonic() + PAUSE

    def stop(self) -> None:
        """End all of them."""
        for worker in self.workers:
            worker.process.terminate()
        by = monotonic() + LAST_CHANCE
        for worker in self.workers:
            worker.stop(by)


def host_many(
    settings: Settings,
    listening: socket,
    count: int,
    ready: Callable[[], None],
    until: Callable[[], bool] = never,
) -> bool:
    """Answer whoever connects, until Ctrl-C, or until something else has come: then True."""
    if hasattr(CONTEXT, "set_forkserver_preload"):
        CONTEXT.set_forkserver_preload([__name__])
    supervisor = Supervisor(settings, listening, count)
    with listening, counting_together(), signalled() as ended:
        try:
            supervisor.watch(ended, ready, until)
            return until()
        finally:
            supervisor.stop()


def work(settings: Settings, listening: socket, ready: Connection) -> None:
    """What runs in a worker. Only the supervisor ends it: with a signal, or with its own end.

    Until it serves there is nothing to finish: it dies of the signal, and so says nothing. Whatever
    a signal raised would come in the middle of anything, and be complained of there.
    """
    signal.signal(signal.SIGTERM, signal.SIG_DFL)
    if IS_DEAFENED:
        signal.pthread_sigmask(signal.SIG_UNBLOCK, [signal.SIGTERM])
    Thread(target=end_with_supervisor, daemon=True).start()
    configure(settings.log, settings.log_level)
    try:
        app = make_app(settings)
    except SQLAlchemyError as error:  # away just now: it was there when the server started
        reason = str(getattr(error, "orig", None) or error).partition("\n")[0]
        LOGGER.warning("A worker cannot start: %s", reason)
        sys.exit(1)
    name = str(app.state.server.workers.id)
    host(app, listening, lambda: tell_supervisor(ready, name))


def tell_supervisor(ready: Connection, name: str) -> None:
    """It answers, under this name; if the supervisor has just died, it soon ends anyway."""
    with suppress(BrokenPipeError):
        ready.send_bytes(name.encode())


def tell_others(database: str, worker: str) -> None:
    """A worker has died: what it was doing is taken over at once, not when it is missed."""
    engine = connect(database)
    with suppress(SQLAlchemyError), engine.begin() as db:
        db.execute(delete(WORKERS).where(WORKERS.c.id == worker))
    engine.dispose()


def end_with_supervisor() -> None:
    """Wait until the supervisor is gone, however it ended; then end as with Ctrl-C."""
    parent = parent_process()
    if parent is not None:
        connection.wait([parent.sentinel])
        signal.raise_signal(signal.SIGTERM)
        sleep(LAST_CHANCE)
        os._exit(1)


@contextmanager
def signalled() -> Iterator[Connection]:
    """Something to wait for that Ctrl-C and SIGTERM write to."""
    ended, end = Pipe(duplex=False)
    before: dict[signal.Signals, Any] = {}
    for kind in STOPPING:
        before[kind] = signal.signal(kind, lambda *_: end.send_bytes(b"end"))
    try:
        yield ended
    finally:
        for kind, old in before.items():
            signal.signal(kind, old)


@contextmanager
def deaf() -> Iterator[None]:
    """What is started here does not hear what is sent to all: Ctrl-C, or the end of a group.

    That is for the supervisor to answer. The process that workers come from must outlive them.
    """
    if not IS_DEAFENED:
        yield
        return
    resource_tracker.ensure_running()  # to start it later would let the signals through again
    before = signal.pthread_sigmask(signal.SIG_BLOCK, STOPPING)
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)
