"""Reading and writing the database. Every write is one transaction, on disk when it returns."""

from __future__ import annotations

from time import time
from typing import TYPE_CHECKING, Any, Final

from msgspec import Struct
from sqlalchemy import bindparam, func, insert, literal, select, update
from sqlalchemy.exc import IntegrityError

from keeling.web.errors import Stale
from keeling.web.ids import new_token
from keeling.web.store.announcing import announce, is_shared
from keeling.web.store.database import PATIENCE, write_once
from keeling.web.store.grouping import Addition, Grouped
from keeling.web.store.rows import Entry, Kind, Standing, TableRow
from keeling.web.store.schema import LOG, SEATS, SECRETS, TABLES
from keeling.web.store.seats import Seats

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Sequence

    from sqlalchemy import Connection

    from keeling.web.store.rows import SeatRow

MOST_LISTED = 50
# Asked for with every request: made once, so that it need not be put together again.
STAND: Final = select(TABLES.c.version, TABLES.c.seating).where(TABLES.c.id == bindparam("table"))
MOVED_ON: Final = update(TABLES).where(TABLES.c.id == bindparam("table"))
ENTRY: Final = tuple(LOG.c[name] for name in Entry.__struct_fields__)


class Store(Seats):
    """A database of tables."""

    def __init__(self, url: str, patience: float = PATIENCE) -> None:
        super().__init__(url, patience)
        self.grouped = None if is_shared(self.engine) else Grouped(self.turn, self._write_together)
        self.witnesses: list[Callable[[str, Sequence[Entry]], None]] = []  # told what is added

    # ---- tables

    def add(self, row: TableRow, seats: Iterable[SeatRow], entries: Iterable[Entry]) -> None:
        """A new table with its seats and the choices made so far."""
        with self.transaction() as db:
            db.execute(insert(TABLES), plain(row))
            db.execute(insert(SEATS), [plain(seat) for seat in seats])
            write(db, row.id, entries)

    def table(self, table: str) -> TableRow | None:
        """A table, if there is one."""
        with self.reading.connect() as db:
            found = db.execute(select(TABLES).where(TABLES.c.id == table)).mappings().first()
        return None if found is None else TableRow(**found)

    def opened_by(self, form: str) -> str:
        """The table that a form has opened; empty: it has opened none."""
        with self.reading.connect() as db:
            return db.execute(select(TABLES.c.id).where(TABLES.c.form == form)).scalar() or ""

    def stand(self, table: str) -> tuple[int, int] | None:
        """The version of a table, and how often its seats have changed."""
        with self.reading.connect() as db:
            found = db.execute(STAND, {"table": table}).first()
        return None if found is None else (found[0], found[1])

    def listed(self, ids: Sequence[str]) -> list[TableRow]:
        """These tables, the last changed first."""
        wanted = select(TABLES).where(TABLES.c.id.in_(ids)).order_by(TABLES.c.changed.desc())
        return self._tables(wanted)

    def with_open_seats(self) -> list[TableRow]:
        """Tables that wait for somebody to sit down."""
        free = select(SEATS.c.table_id).where(SEATS.c.open)
        wanted = (
            select(TABLES)
            .where(TABLES.c.id.in_(free), ~TABLES.c.ended, ~TABLES.c.closed)
            .order_by(TABLES.c.changed.desc())
        )
        return self._tables(wanted)

    def unfinished(self) -> dict[tuple[str, int], int]:
        """How many tables go on, by their games and revisions."""
        by = (TABLES.c.game, TABLES.c.rules)
        wanted = select(*by, func.count()).where(~TABLES.c.ended, ~TABLES.c.closed).group_by(*by)
        with self.engine.connect() as db:
            return {(game, rules): tables for game, rules, tables in db.execute(wanted)}

    def repeated(self, table: str) -> str:
        """The newest table at which this one is played again; empty: there is none."""
        wanted = select(TABLES.c.id).where(TABLES.c.repeats == table)
        with self.engine.connect() as db:
            return db.execute(wanted.order_by(TABLES.c.made.desc()).limit(1)).scalar() or ""

    def waiting_for_bots(self) -> list[str]:
        """Tables at which a bot is to choose: they go on after a restart."""
        asked = TABLES.c.choosing.bitwise_and(literal(1).bitwise_lshift(SEATS.c.seat)) != 0
        wanted = select(TABLES.c.id).join(SEATS, (SEATS.c.table_id == TABLES.c.id) & asked)
        wanted = wanted.distinct()
        with self.engine.connect() as db:
            on = (~TABLES.c.ended, ~TABLES.c.closed, SEATS.c.bot != "")
            found = db.execute(wanted.where(*on)).scalars().all()
        return list(found)

    def without_people(self, since: int) -> dict[str, str]:
        """Tables at which only bots play and something has happened since then; their openers."""
        person = select(SEATS.c.seat).where(SEATS.c.table_id == TABLES.c.id, SEATS.c.bot == "")
        on = (~TABLES.c.ended, ~TABLES.c.closed, TABLES.c.changed >= since)
        wanted = select(TABLES.c.id, TABLES.c.opener).where(*on)
        with self.engine.connect() as db:
            return {row[0]: row[1] for row in db.execute(wanted.where(~person.exists()))}

    def note_opener(self, table: str, opener: str) -> None:
        """Remember from where a table was made one at which only bots play."""
        with self.transaction() as db:
            db.execute(update(TABLES).where(TABLES.c.id == table).values(opener=opener))

    def forget_openers(self, since: int) -> None:
        """Of tables that are over, or at which nothing has happened since then, nobody asks it."""
        off = TABLES.c.ended | TABLES.c.closed | (TABLES.c.changed < since)
        with self.transaction() as db:
            db.execute(update(TABLES).where(TABLES.c.opener != "", off).values(opener=""))

    def _tables(self, wanted: Any) -> list[TableRow]:  # noqa: ANN401 - any select of whole rows
        with self.engine.connect() as db:
            rows = db.execute(wanted.limit(MOST_LISTED)).mappings().all()
        return [TableRow(**row) for row in rows]

    # ---- the log

    def log(self, table: str, after: int = 0) -> list[Entry]:
        """All entries after a version, in order."""
        wanted = select(*ENTRY).where(LOG.c.table_id == table, LOG.c.version > after)
        with self.reading.connect() as db:
            rows = db.execute(wanted.order_by(LOG.c.version))
            return [Entry(row[0], row[1], Kind(row[2]), *row[3:]) for row in rows]

    def seen(self, table: str, command: str) -> bool:
        """Whether a command was carried out already."""
        wanted = select(LOG.c.version).where(LOG.c.table_id == table, LOG.c.command == command)
        with self.reading.connect() as db:
            return db.execute(wanted).first() is not None

    def append(self, table: str, entries: Sequence[Entry], now: Standing) -> None:
        """Add to the log; Stale if somebody else has written at this version."""
        facts = {**plain(now), "changed": int(time()), "table": table}
        try:
            if self.grouped is not None:
                self.grouped.add(Addition(rows_of(table, entries), facts))
            else:
                with self.transaction() as db:
                    write(db, table, entries)
                    db.execute(MOVED_ON, facts)
                    announce(db, table)
        except IntegrityError as error:
            raise Stale from error
        for witness in self.witnesses:
            witness(table, entries)

    def _write_together(self, group: Sequence[Addition]) -> None:
        """What several have chosen, at tables of a file."""
        with self.transaction() as db:
            db.execute(insert(LOG), [row for one in group for row in one.rows])
            db.execute(MOVED_ON, [one.facts for one in group])

    # ---- the server itself

    def secret(self, name: str) -> str:
        """A secret of this database, made when it is first asked for."""
        wanted = select(SECRETS.c.value).where(SECRETS.c.name == name)
        with self.transaction() as db:
            write_once(db, SECRETS, {"name": name, "value": new_token()})
            return str(db.execute(wanted).scalar_one())


def write(db: Connection, table: str, entries: Iterable[Entry]) -> None:
    """Entries into the log."""
    rows = rows_of(table, entries)
    for part in (rows[:1], rows[1:]):  # a version that is taken shows at the first, and quietly
        if part:
            db.execute(insert(LOG), part)


def rows_of(table: str, entries: Iterable[Entry]) -> list[dict[str, Any]]:
    """Entries as rows of the log."""
    now = int(time())
    return [{**plain(entry), "table_id": table, "made": now} for entry in entries]


def plain(row: Struct) -> dict[str, Any]:
    """A row as columns."""
    return {name: getattr(row, name) for name in row.__struct_fields__}
