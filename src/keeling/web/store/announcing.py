"""That a table has changed, told to every process that serves the same PostgreSQL database."""

from __future__ import annotations

import logging
from contextlib import closing
from threading import Event, Thread
from typing import TYPE_CHECKING, Any, Final

from sqlalchemy import func, select

if TYPE_CHECKING:
    from collections.abc import Callable

    from sqlalchemy import Connection, Engine

LOGGER = logging.getLogger(__name__)
CHANNEL: Final = "keeling"
GLANCE: Final = 0.5  # seconds of listening before seeing whether to stop
PAUSE: Final = 1.0  # seconds before listening again after the connection broke


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
        self.thread = Thread(target=self._run, name="listener", daemon=True)

    def start(self) -> None:
        """Begin to listen, where there is anybody to listen to."""
        if is_shared(self.engine):
            self.thread.start()

    def close(self) -> None:
        """Stop; nothing is heard after this."""
        self.stopped.set()
        if self.thread.is_alive():
            self.thread.join()

    def _run(self) -> None:
        while not self.stopped.is_set():
            try:
                self._listen()
            except self.engine.dialect.loaded_dbapi.Error as error:
                reason = str(error).partition("\n")[0]
                LOGGER.warning("Changes by other processes are not heard: %s", reason)
                self.stopped.wait(PAUSE)

    def _listen(self) -> None:
        where, how = self.engine.dialect.create_connect_args(self.engine.url)
        driver: Any = self.engine.dialect.connect(*where, **how, autocommit=True)  # psycopg's own
        with closing(driver):
            driver.execute(f"LISTEN {CHANNEL}")
            self.missed()
            while not self.stopped.is_set():
                for announced in driver.notifies(timeout=GLANCE):
                    self.heard(announced.payload)
