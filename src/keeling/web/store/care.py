"""What the owner of a server does to tables: look over them, close them, delete them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sqlalchemy import delete, func, select, update

from keeling.web.store.announcing import announce
from keeling.web.store.rows import SeatRow, TableRow
from keeling.web.store.schema import METADATA, PRESENCE, SEATS, TABLES
from keeling.web.store.trace import reseat

if TYPE_CHECKING:
    from collections.abc import Sequence

    from keeling.web.store.store import Store


def count(store: Store) -> int:
    """How many tables there are."""
    with store.engine.connect() as db:
        return int(db.execute(select(func.count()).select_from(TABLES)).scalar_one())


def page(store: Store, first: int, most: int) -> list[TableRow]:
    """Tables, the last changed first."""
    wanted = select(TABLES).order_by(TABLES.c.changed.desc(), TABLES.c.id)
    with store.engine.connect() as db:
        rows = db.execute(wanted.offset(first).limit(most)).mappings().all()
    return [TableRow(**row) for row in rows]


def seats_at(store: Store, tables: Sequence[str]) -> dict[str, list[SeatRow]]:
    """The seats of several tables, in order."""
    wanted = select(SEATS).where(SEATS.c.table_id.in_(tables)).order_by(SEATS.c.seat)
    found: dict[str, list[SeatRow]] = {table: [] for table in tables}
    with store.engine.connect() as db:
        for row in db.execute(wanted).mappings():
            found[row["table_id"]].append(SeatRow(**row))
    return found


def untouched(store: Store, since: int, most: int) -> list[str]:
    """Tables that have not changed since then and that no player looks at, the oldest first."""
    seen = select(PRESENCE.c.table_id).where(PRESENCE.c.here)
    wanted = select(TABLES.c.id).where(TABLES.c.changed < since, TABLES.c.id.not_in(seen))
    with store.engine.connect() as db:
        return list(db.execute(wanted.order_by(TABLES.c.changed).limit(most)).scalars())


def set_closed(store: Store, table: str, *, closed: bool) -> bool:
    """Close a table or open it again, for all processes; False if there is no such table."""
    with store.transaction() as db:
        here = update(TABLES).where(TABLES.c.id == table).values(closed=closed)
        there = db.execute(here).rowcount > 0
        if there:
            reseat(db, table)
            announce(db, table)
    return there


def remove(store: Store, table: str, *, since: int | None = None) -> bool:
    """Delete a table and all that is kept about it, unless it has changed since then."""
    with store.transaction() as db:
        wanted = select(TABLES.c.changed).where(TABLES.c.id == table).with_for_update()
        changed = db.execute(wanted).scalar()
        if changed is None or (since is not None and changed >= since):
            return False
        for kept in reversed(METADATA.sorted_tables):
            if "table_id" in kept.c:
                db.execute(delete(kept).where(kept.c.table_id == table))
        db.execute(delete(TABLES).where(TABLES.c.id == table))
        announce(db, table)
    return True
