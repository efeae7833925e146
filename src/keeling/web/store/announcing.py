"""That a table has changed, told to every process that serves the same PostgreSQL database."""

from __future__ import annotations

import logging
import os
from contextlib import closing, suppress
from socket import SHUT_RDWR, socket
from threading import Event, Thread
from time import monotonic
from typing import TYPE_CHECKING, Any, Final

from sqlalchemy import func, select

if TYPE_CHECKING:
    from collections.abc import Callable

    from sqlalchemy import Connection, Engine

LOGGER = logging.getLogger(__name__)
CHANNEL: Final = "keeling"
CAME_OR_WENT: Final = "~"  # before a table: people have come or gone there, nothing else
GLANCE: Final = 0.5  # seconds of listening before seeing whether to stop
PAUSE: Final = 1.0  # seconds before listening again after the connection broke
ASKED: Final = 2.0  # seconds between two questions whether the database still is there
SILENCE: Final = 8.0  # seconds without an answer after which the connection is given up


def is_shared(engine: Engine) -> bool:
    """Whether other processes may serve the same database; that of SQLite has only one."""
    return engine.dialect.name == "postgresql"


def announce(db: Connection, table: str) -> None:
    """Tell all processes that a table has changed, if and when this transaction is committed."""
    if is_shared(db.engine):
        db.execute(select(func.pg_notify(CHANNEL, table)))


class Listener:
    """Hears what is announced, in a thread with a connection of its own."""

    def __init__(
        self, engine: Engine, heard: Callable[[str], None], missed: Callable[[], None]
    ) -> None:
        self.engine = engine
        self.heard = heard  # called with a table that has changed
        self.missed = missed  # called when any table may have changed unheard
        self.stopped = Event()
        self.driver: Any = None  # psycopg's own connection
        self.alive = monotonic()  # when the database last answered
        self.is_deaf = False
        self.thread = Thread(target=self._run, name="listener", daemon=True)

    def start(self) -> None:
        """Begin to listen, where there is anybody to listen to."""
        if is_shared(self.engine):
            self.thread.start()

    def close(self) -> None:
        """Stop; nothing is heard after this."""
        self.stopped.set()
        if self.thread.is_alive():
            self.thread.join(2 * GLANCE)
            self.cut()
            self.thread.join()

    def rouse(self) -> None:
        """Give up a connection that hangs: another one may not. From any thread."""
        if monotonic() - self.alive > SILENCE:
            self.alive = monotonic()
            self.cut()

    def cut(self) -> None:
        """Cut the connection, so that whoever waits for it wakes up."""
        gone = (self.engine.dialect.loaded_dbapi.Error, OSError, AttributeError)
        with suppress(*gone), socket(fileno=os.dup(self.driver.fileno())) as wire:
            wire.shutdown(SHUT_RDWR)

    def _run(self) -> None:
        while not self.stopped.is_set():
            try:
                self._listen()
            except self.engine.dialect.loaded_dbapi.Error as error:
                if self.stopped.is_set():  # cut off by `close`, which nobody need hear of
                    return
                if not self.is_deaf:  # one complaint for each time that it goes away
                    reason = str(error).partition("\n")[0]
                    LOGGER.warning("Changes by other processes are not heard: %s", reason)
                self.is_deaf = True
                self.stopped.wait(PAUSE)

    def _listen(self) -> None:
        where, how = self.engine.dialect.create_connect_args(self.engine.url)
        self.driver = self.engine.dialect.connect(*where, **how, autocommit=True)
        with closing(self.driver):
            self.driver.execute(f"LISTEN {CHANNEL}")
            self.alive = monotonic()
            self.is_deaf = False
            self.missed()
            while not self.stopped.is_set():
                for announced in self.driver.notifies(timeout=GLANCE):
                    self.heard(announced.payload)
                if monotonic() - self.alive > ASKED:
                    self.driver.execute(f"LISTEN {CHANNEL}")  # once more does no harm
                    self.alive = monotonic()
