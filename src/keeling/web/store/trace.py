"""The trace of a table: who changed who sits where, written together with each change."""

from __future__ import annotations

from time import time
from typing import TYPE_CHECKING, Any, Final

from sqlalchemy import func, insert, select, update

from keeling.web.store.rows import Kind, Trace, What
from keeling.web.store.schema import LOG, TABLES, TRACE

if TYPE_CHECKING:
    from sqlalchemy import Connection

    from keeling.web.store.rows import Note

FIELDS: Final = tuple(TRACE.c[name] for name in Trace.__struct_fields__)


def reseat(db: Connection, table: str, seat: int = -1, note: Note | None = None) -> None:
    """Count that seats have changed, and note what happened to one.

    Counting locks the row of the table until the end of the transaction: so no two notes get the
    same number, and no choice comes between a note and the version that it names.
    """
    counted = (
        update(TABLES)
        .where(TABLES.c.id == table)
        .values(seating=TABLES.c.seating + 1)
        .returning(TABLES.c.seating, TABLES.c.version, TABLES.c.choices)
    )
    found = db.execute(counted).first()
    if found is not None and note is not None:
        number, version, choices = found
        row: dict[str, Any] = {"table_id": table, "seat": seat, "made": int(time())}
        row |= {"number": number, "version": version, "choices": choices}
        row |= {"what": note.what, "by": note.by, "name": note.name, "detail": note.detail}
        db.execute(insert(TRACE).values(row))


def traces(db: Connection, table: str) -> list[Trace]:
    """All that happened to the seats of a table, with the choices that still stand."""
    undone = (LOG.c.table_id == TRACE.c.table_id) & (LOG.c.version > TRACE.c.version)
    stands = select(func.min(LOG.c.stands)).where(undone, LOG.c.kind == Kind.UNDO)
    wanted = select(*FIELDS, stands.correlate(TRACE).scalar_subquery().label("stands"))
    wanted = wanted.where(TRACE.c.table_id == table).order_by(TRACE.c.number)
    return [placed(**row) for row in db.execute(wanted).mappings()]


def placed(*, stands: int | None, choices: int, what: str, **row: Any) -> Trace:  # noqa: ANN401 - columns
    """A trace at its place in the story: what was undone since is not told any more."""
    choices = choices if stands is None else min(choices, stands)
    return Trace(what=What(what), choices=choices, **row)
