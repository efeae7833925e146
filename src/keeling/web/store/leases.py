"""Which process plays the bots of a table: one at a time, until it is done or gone."""

from __future__ import annotations

from threading import Lock
from typing import TYPE_CHECKING

from sqlalchemy import delete, or_, select, update
from sqlalchemy.exc import IntegrityError

from keeling.web.store.announcing import is_shared
from keeling.web.store.database import write_once
from keeling.web.store.schema import LEASES

if TYPE_CHECKING:
    from collections.abc import Collection

    from sqlalchemy import Connection

    from keeling.web.store.store import Store
    from keeling.web.store.workers import Workers


class Leases:
    """The tables whose bots this process plays. From any thread."""

    def __init__(self, store: Store, workers: Workers) -> None:
        self.store = store
        self.workers = workers
        self.held: dict[str, object] = {}  # by table; another object each time
        self.lock = Lock()  # of `held`

    def take(self, table: str) -> bool:
        """Whether this process plays the bots of a table from now on; else another one does.

        The sign of life is written first, in a transaction of its own: nobody must find this
        process in the list of leases before it is in that of the living.
        """
        if self.holds(table):
            return True
        if self.workers.is_due:
            self.workers.beat()
        try:
            with self.store.transaction() as db:
                taken = self._take(db, table)
        except IntegrityError:  # there is no such table any more
            return False
        if taken:
            with self.lock:
                self.held[table] = object()
        return taken

    def _take(self, db: Connection, table: str) -> bool:
        """In this transaction: where nobody is, from who is gone, or what was ours anyway.

        The row is locked before its owner is compared with the living, so that of several who
        want it at the same moment each sees what the one before has done.
        """
        me = self.workers.id
        if write_once(db, LEASES, {"table_id": table, "owner": me}):
            return True
        here = LEASES.c.table_id == table
        db.execute(select(LEASES.c.owner).where(here).with_for_update()).first()
        free = or_(LEASES.c.owner == me, LEASES.c.owner.not_in(self.workers.alive(db)))
        return db.execute(update(LEASES).where(here, free).values(owner=me)).rowcount > 0

    def holds(self, table: str) -> bool:
        """Whether this process plays the bots of a table, as far as it can tell by itself."""
        return table in self.held and self.workers.is_known

    def release(self, table: str) -> bool:
        """Let others play; whether this process did."""
        with self.lock:
            if self.held.pop(table, None) is None:
                return False
        mine = (LEASES.c.table_id == table) & (LEASES.c.owner == self.workers.id)
        with self.store.transaction() as db:
            return db.execute(delete(LEASES).where(mine)).rowcount > 0

    def renew(self) -> None:
        """Give a sign of life; what others have taken over in the meantime is theirs.

        At a file of SQLite nobody asks for it as long as there is nothing to take over.
        """
        held = self.held.copy()
        if not held and not is_shared(self.store.engine):
            return
        self.workers.beat()
        mine = self._of([self.workers.id])
        for table in held.keys() - mine:
            self._forget(table, held[table])

    def _forget(self, table: str, lease: object) -> None:
        """Somebody else has taken this lease over; one that was taken since then stays."""
        with self.lock:
            if self.held.get(table) is lease:
                del self.held[table]

    def unowned(self) -> list[str]:
        """Tables that wait for bots while nobody who lives plays them.

        A lease in the name of this process counts only if the process knows that it has it.
        """
        waiting = self.store.waiting_for_bots()
        if not waiting:
            return []
        others = [worker for worker in self.workers.living() if worker != self.workers.id]
        owned = self._of(others) | self.held.keys()
        return [table for table in waiting if table not in owned]

    def _of(self, owners: Collection[str]) -> set[str]:
        wanted = select(LEASES.c.table_id).where(LEASES.c.owner.in_(owners))
        with self.store.engine.connect() as db:
            return set(db.execute(wanted).scalars())

    def leave(self) -> None:
        """End: others may go on at once."""
        self.held.clear()
        with self.store.transaction() as db:
            db.execute(delete(LEASES).where(LEASES.c.owner == self.workers.id))
        self.workers.leave()
