"""Snapshots of tables, beside their logs. Nothing is lost with them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sqlalchemy import bindparam, delete, insert, select

from keeling.web.store.schema import SNAPSHOTS

if TYPE_CHECKING:
    from keeling.web.store.store import Store

HERE = SNAPSHOTS.c.table_id == bindparam("table")


def snapshot(store: Store, table: str) -> tuple[int, bytes] | None:
    """The last snapshot of a table, and of which version it is."""
    with store.engine.connect() as db:
        found = db.execute(select(SNAPSHOTS).where(HERE), {"table": table}).first()
    return None if found is None else (found.version, found.body)


def keep_snapshot(store: Store, table: str, version: int, body: bytes) -> None:
    """A newer snapshot instead of the last one."""
    with store.transaction() as db:
        db.execute(delete(SNAPSHOTS).where(HERE), {"table": table})
        db.execute(insert(SNAPSHOTS), {"table_id": table, "version": version, "body": body})
