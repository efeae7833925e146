"""Closing and deleting tables while people look at them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from keeling.web.errors import NoSuchThing
from keeling.web.store import care

if TYPE_CHECKING:
    from keeling.web.server import Server


def set_closed(server: Server, table_id: str, *, closed: bool) -> None:
    """Nobody chooses at a closed table any more; when it is opened again, bots go on."""
    if not care.set_closed(server.store, table_id, closed=closed):
        raise NoSuchThing("web-error-no-table")
    with server.tables.at(table_id) as table:
        server.tables.tell(table, table.choosing)


def delete_table(server: Server, table_id: str, *, since: int | None = None) -> bool:
    """Delete a table, unless it has changed since then; pages that show it learn of it."""
    gone = care.remove(server.store, table_id, since=since)
    if gone:
        server.tables.forget(table_id)
        server.hub.wake(table_id)
    return gone
