"""The processes that serve one database: each has a name, and gives signs of life."""

from __future__ import annotations

from time import monotonic, time
from typing import TYPE_CHECKING, Final

from sqlalchemy import BigInteger, cast, delete, func, literal, select, update

from keeling.web.ids import new_token
from keeling.web.store.announcing import is_shared
from keeling.web.store.database import write_once
from keeling.web.store.schema import WORKERS

if TYPE_CHECKING:
    from sqlalchemy import ColumnElement, Connection, Select

    from keeling.web.store.store import Store

NAME: Final = 16  # letters
MISSED: Final = 5  # so many signs of life in a row: the process is gone
KEPT: Final = 24 * 3600 * 1000  # milliseconds for which those who are gone stay in the list


class Workers:
    """One process among all that serve a database."""

    def __init__(self, store: Store, every: float) -> None:
        self.store = store
        self.id = new_token()[:NAME]
        self.every = every  # seconds between two signs of life
        self.gone_after = MISSED * every
        self.beaten: float | None = None  # when the last sign of life was written

    def join(self) -> None:
        """Begin to serve.

        A file of SQLite is meant for one process. Whoever served it before has probably been
        killed, and what it was doing need not wait until that is certain. If it does live, its
        next sign of life puts it back into the list.
        """
        with self.store.transaction() as db:
            shared = is_shared(self.store.engine)
            dead = WORKERS.c.seen < clock(db) - KEPT if shared else WORKERS.c.id != self.id
            db.execute(delete(WORKERS).where(dead))
        self.beat()

    def beat(self) -> None:
        """Give a sign of life."""
        began = monotonic()
        with self.store.transaction() as db:
            now = clock(db)
            seen = update(WORKERS).where(WORKERS.c.id == self.id).values(seen=now)
            if not db.execute(seen).rowcount:
                write_once(db, WORKERS, {"id": self.id, "began": now, "seen": now})
        self.beaten = began

    @property
    def is_known(self) -> bool:
        """Whether others take this process for a living one, as far as it can tell by itself."""
        return self.beaten is not None and monotonic() - self.beaten < self.gone_after

    @property
    def is_due(self) -> bool:
        """Whether it is time for a sign of life."""
        return self.beaten is None or monotonic() - self.beaten >= self.every

    def living(self) -> list[str]:
        """All processes that have given a sign of life lately."""
        with self.store.engine.connect() as db:
            return sorted(db.execute(self.alive(db)).scalars())

    def alive(self, db: Connection) -> Select[str]:
        """The names of the living, to ask the database for."""
        since = clock(db) - int(self.gone_after * 1000)
        return select(WORKERS.c.id).where(WORKERS.c.seen >= since)

    def bury(self, worker: str) -> None:
        """Say that a process has ended, for others to take over at once what it was doing."""
        with self.store.transaction() as db:
            db.execute(delete(WORKERS).where(WORKERS.c.id == worker))

    def leave(self) -> None:
        """Stop serving."""
        self.beaten = None
        self.bury(self.id)


def clock(db: Connection) -> ColumnElement[int]:
    """Milliseconds since 1970; by one clock for all, if they run on several machines."""
    if is_shared(db.engine):
        return cast(func.extract("epoch", func.clock_timestamp()) * 1000, BigInteger)
    return literal(int(time() * 1000))
