"""Whose pages are open at which process, for all that serve the same database."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from msgspec import Struct
from sqlalchemy import delete, func, literal, select, update
from sqlalchemy.dialects.postgresql import insert

from keeling.web.store.announcing import CAME_OR_WENT, announce
from keeling.web.store.schema import PRESENCE, TABLES, WORKERS
from keeling.web.store.workers import clock

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping

    from sqlalchemy import ColumnElement, Connection

    from keeling.web.store.store import Store
    from keeling.web.store.workers import Workers

KEPT: Final = 24 * 3600 * 1000  # milliseconds for which it is known when somebody left
SECOND: Final = 1000.0  # milliseconds


class Sighting(Struct, frozen=True):
    """Whether a page of a seat is open at another process, and for how long it has been so."""

    here: bool
    ago: float  # seconds


class Presence:
    """What this process tells of its pages, and hears of those of others."""

    def __init__(self, store: Store, workers: Workers) -> None:
        self.store = store
        self.workers = workers

    def age(self) -> float:
        """Seconds for which the oldest of the processes that live has been there."""
        with self.store.engine.connect() as db:
            first = select(clock(db) - func.min(WORKERS.c.began))
            oldest = db.execute(first.where(WORKERS.c.id.in_(self.workers.alive(db)))).scalar()
        return (oldest or 0) / SECOND

    def tell(self, seats: Mapping[tuple[str, int], bool]) -> None:
        """Seats with or without an open page at this process from now on."""
        with self.store.transaction() as db:
            for (table, seat), here in sorted(seats.items()):
                made = select(
                    TABLES.c.id, literal(seat), literal(self.workers.id), literal(here), clock(db)
                ).where(TABLES.c.id == table)  # which may have been deleted
                row = insert(PRESENCE).from_select(list(PRESENCE.c.keys()), made)
                now = {name: row.excluded[name] for name in ("here", "since")}
                db.execute(row.on_conflict_do_update(index_elements=PRESENCE.primary_key, set_=now))
            announce_all(db, (table for table, _ in seats))

    def elsewhere(self, table: str) -> dict[int, Sighting]:
        """Who looks at a table through other processes, or did, and when they came or went."""
        others = (PRESENCE.c.table_id == table) & (PRESENCE.c.worker != self.workers.id)
        with self.store.engine.connect() as db:
            now = clock(db)
            row = (PRESENCE.c.seat, PRESENCE.c.here, now - PRESENCE.c.since, now - WORKERS.c.seen)
            asked = select(*row).outerjoin(WORKERS, WORKERS.c.id == PRESENCE.c.worker)
            rows = db.execute(asked.where(others)).all()
        found: dict[int, Sighting] = {}
        for seat, here, since, silent in rows:
            lives = silent is not None and silent < self.workers.gone_after * SECOND
            ago = since if lives or not here else silent or 0
            seen = Sighting(here and lives, ago / SECOND)
            found[seat] = max(found.get(seat, seen), seen, key=lambda one: (one.here, -one.ago))
        return found

    def bury(self) -> None:
        """The pages of processes that are gone are closed, and what is long ago is forgotten."""
        with self.store.transaction() as db:
            gone = PRESENCE.c.worker.not_in(self.workers.alive(db))
            self._close(db, gone)
            old = ~PRESENCE.c.here & (PRESENCE.c.since < clock(db) - KEPT)
            db.execute(delete(PRESENCE).where(old))

    def leave(self) -> None:
        """All pages of this process are closed."""
        with self.store.transaction() as db:
            self._close(db, PRESENCE.c.worker == self.workers.id)

    def _close(self, db: Connection, whose: ColumnElement[bool]) -> None:
        closed = update(PRESENCE).where(whose, PRESENCE.c.here).values(here=False, since=clock(db))
        announce_all(db, db.execute(closed.returning(PRESENCE.c.table_id)).scalars())


def announce_all(db: Connection, tables: Iterable[str]) -> None:
    """Tell all processes that people have come or gone at these tables."""
    for table in sorted(set(tables)):
        announce(db, f"{CAME_OR_WENT}{table}")
