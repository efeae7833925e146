"""Which process plays the bots of a table: one at a time, until it is done or gone."""

from __future__ import annotations

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
        self.held: set[str] = set()

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
            self.held.add(table)
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
        if table not in self.held:
            return False
        self.held.discard(table)
        mine = (LEASES.c.table_id == table) & (LEASES.c.owner == self.workers.id)
        with self.store.transaction() as db:
            return db.execute(delete(LEASES).where(mine)).rowcount > 0

    def renew(self) -> None:
        """Give a sign of life; what others have taken over in the meantime is theirs.

        At a file of SQLite nobody asks for it as long as there is nothing to take over.
        """
        held = set(self.held)
        if not held and not is_shared(self.store.engine):
            return
        self.workers.beat()
        self.held -= held.difference(self._of([self.workers.id]))

    def unowned(self) -> list[str]:
        """Tables that wait for bots while nobody who lives plays them."""
        waiting = self.store.waiting_for_bots()
        owned = self._of(self.workers.living()) if waiting else set()
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
