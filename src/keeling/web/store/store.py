"""Reading and writing the database. Every write is one transaction, on disk when it returns."""

from __future__ import annotations

from contextlib import contextmanager, nullcontext
from time import time
from typing import TYPE_CHECKING, Any, Final

from msgspec import Struct
from sqlalchemy import bindparam, delete, insert, literal, select, update
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.exc import IntegrityError

from keeling.web.door import Door
from keeling.web.errors import Stale
from keeling.web.ids import new_token
from keeling.web.store.announcing import announce, is_shared
from keeling.web.store.database import PATIENCE, connect, upgrade
from keeling.web.store.rows import Entry, Kind, Seating, SeatRow, Standing, TableRow
from keeling.web.store.schema import HOLDERS, LOG, SEATS, SECRETS, TABLES

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Iterator, Sequence

    from sqlalchemy import Connection, Table

MOST_LISTED = 50
# Asked for with every request: made once, so that it need not be put together again.
STAND: Final = select(TABLES.c.version, TABLES.c.seating).where(TABLES.c.id == bindparam("table"))
SEATED: Final = select(SEATS).where(SEATS.c.table_id == bindparam("table")).order_by(SEATS.c.seat)
ENTRY: Final = tuple(LOG.c[name] for name in Entry.__struct_fields__)


class Store:
    """A database of tables."""

    def __init__(self, url: str, patience: float = PATIENCE) -> None:
        self.engine = connect(url, patience)
        upgrade(self.engine)
        self.patience = patience
        self.writing = self.engine.execution_options(writes=True)
        self.turn = nullcontext() if is_shared(self.engine) else Door(patience)
        self.witnesses: list[Callable[[str, Sequence[Entry]], None]] = []  # told what is added

    @contextmanager
    def transaction(self) -> Iterator[Connection]:
        """To write in. One at a time with SQLite: its own queue lets some wait far too long."""
        with self.turn, self.writing.begin() as db:
            yield db

    def close(self) -> None:
        """Let go of all connections."""
        self.engine.dispose()

    # ---- tables

    def add(self, row: TableRow, seats: Iterable[SeatRow], entries: Iterable[Entry]) -> None:
        """A new table with its seats and the choices made so far."""
        with self.transaction() as db:
            db.execute(insert(TABLES), plain(row))
            db.execute(insert(SEATS), [plain(seat) for seat in seats])
            write(db, row.id, entries)

    def table(self, table: str) -> TableRow | None:
        """A table, if there is one."""
        with self.engine.connect() as db:
            found = db.execute(select(TABLES).where(TABLES.c.id == table)).mappings().first()
        return None if found is None else TableRow(**found)

    def seats(self, table: str) -> list[SeatRow]:
        """The seats of a table, in order."""
        with self.engine.connect() as db:
            rows = db.execute(SEATED, {"table": table}).mappings().all()
        return [SeatRow(**row) for row in rows]

    def stand(self, table: str) -> tuple[int, int] | None:
        """The version of a table, and how often its seats have changed."""
        with self.engine.connect() as db:
            found = db.execute(STAND, {"table": table}).first()
        return None if found is None else (found[0], found[1])

    def seating(self, table: str) -> Seating:
        """Who sits at a table, and which browsers hold or held which seats."""
        wanted = select(HOLDERS.c.browser, HOLDERS.c.seat, HOLDERS.c.lost)
        with self.engine.connect() as db:
            rows = db.execute(SEATED, {"table": table}).mappings().all()
            found = db.execute(wanted.where(HOLDERS.c.table_id == table)).all()
        holders: dict[str, dict[int, bool]] = {}
        for browser, seat, lost in found:
            holders.setdefault(browser, {})[seat] = lost
        return Seating([SeatRow(**row) for row in rows], holders)

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

    def without_people(self, since: int) -> set[str]:
        """Tables at which only bots play, and at which something has happened since then."""
        person = select(SEATS.c.seat).where(SEATS.c.table_id == TABLES.c.id, SEATS.c.bot == "")
        wanted = select(TABLES.c.id).where(~TABLES.c.ended, TABLES.c.changed >= since)
        with self.engine.connect() as db:
            return set(db.execute(wanted.where(~person.exists())).scalars())

    def _tables(self, wanted: Any) -> list[TableRow]:  # noqa: ANN401 - any select of whole rows
        with self.engine.connect() as db:
            rows = db.execute(wanted.limit(MOST_LISTED)).mappings().all()
        return [TableRow(**row) for row in rows]

    # ---- the log

    def log(self, table: str, after: int = 0) -> list[Entry]:
        """All entries after a version, in order."""
        wanted = select(*ENTRY).where(LOG.c.table_id == table, LOG.c.version > after)
        with self.engine.connect() as db:
            rows = db.execute(wanted.order_by(LOG.c.version))
            return [Entry(row[0], row[1], Kind(row[2]), *row[3:]) for row in rows]

    def seen(self, table: str, command: str) -> bool:
        """Whether a command was carried out already."""
        wanted = select(LOG.c.version).where(LOG.c.table_id == table, LOG.c.command == command)
        with self.engine.connect() as db:
            return db.execute(wanted).first() is not None

    def append(self, table: str, entries: Sequence[Entry], now: Standing) -> None:
        """Add to the log; Stale if somebody else has written at this version."""
        facts = {**plain(now), "changed": int(time())}
        try:
            with self.transaction() as db:
                write(db, table, entries)
                db.execute(update(TABLES).where(TABLES.c.id == table).values(facts))
                announce(db, table)
        except IntegrityError as error:
            raise Stale from error
        for witness in self.witnesses:
            witness(table, entries)

    # ---- seats and those who hold them

    def change_seat(self, table: str, seat: int, **values: object) -> None:
        """Give a seat another name, bot, webhook or openness."""
        with self.transaction() as db:
            here = (SEATS.c.table_id == table) & (SEATS.c.seat == seat)
            db.execute(update(SEATS).where(here).values(values))
            reseat(db, table)
            announce(db, table)

    def take_seat(self, table: str, seat: int, name: str) -> bool:
        """Sit down on a free seat; False if it is not free any more."""
        free = (SEATS.c.table_id == table) & (SEATS.c.seat == seat) & SEATS.c.open
        with self.transaction() as db:
            sitting = update(SEATS).where(free).values(name=name, open=False, bot="")
            taken = db.execute(sitting).rowcount > 0
            if taken:
                reseat(db, table)
                announce(db, table)
        return taken

    def reissue(self, table: str, seat: int) -> str:
        """A new key to a seat; whoever held the old one holds nothing any more."""
        token = new_token()
        with self.transaction() as db:
            here = (SEATS.c.table_id == table) & (SEATS.c.seat == seat)
            db.execute(update(SEATS).where(here).values(token=token))
            reseat(db, table)
            lose(db, table, seat)
        return token

    def seat_of(self, token: str) -> tuple[str, int] | None:
        """The table and seat that a key opens; HOST for the host's key."""
        wanted = select(SEATS.c.table_id, SEATS.c.seat).where(SEATS.c.token == token)
        host = select(TABLES.c.id).where(TABLES.c.host_token == token)
        with self.engine.connect() as db:
            if row := db.execute(wanted).first():
                return row[0], row[1]
            found = db.execute(host).scalar()
        return None if found is None else (found, -1)

    def hold(self, browser: str, table: str, seats: Iterable[int]) -> None:
        """Remember that a browser holds these seats."""
        with self.transaction() as db:
            for seat in seats:
                give(db, browser, table, seat)
            reseat(db, table)

    def take_over(self, browser: str, table: str, seat: int) -> None:
        """A browser holds a seat from now on, and no other does."""
        with self.transaction() as db:
            lose(db, table, seat)
            give(db, browser, table, seat)
            reseat(db, table)

    def held(self, browser: str, table: str) -> list[int]:
        """Which seats of a table a browser holds."""
        return self._seats_of(browser, table, lost=False)

    def lost(self, browser: str, table: str) -> list[int]:
        """Which seats of a table a browser held until another one took them."""
        return self._seats_of(browser, table, lost=True)

    def _seats_of(self, browser: str, table: str, *, lost: bool) -> list[int]:
        here = (HOLDERS.c.browser == browser) & (HOLDERS.c.table_id == table)
        wanted = select(HOLDERS.c.seat).where(here, HOLDERS.c.lost == lost)
        with self.engine.connect() as db:
            return sorted(db.execute(wanted).scalars())

    def holders(self, table: str) -> list[tuple[str, int]]:
        """All browsers that hold something at a table, and the seat."""
        wanted = select(HOLDERS.c.browser, HOLDERS.c.seat).where(HOLDERS.c.table_id == table)
        with self.engine.connect() as db:
            return [(row[0], row[1]) for row in db.execute(wanted.where(~HOLDERS.c.lost))]

    def tables_of(self, browser: str) -> list[str]:
        """Every table at which a browser holds something."""
        wanted = select(HOLDERS.c.table_id).where(HOLDERS.c.browser == browser, ~HOLDERS.c.lost)
        with self.engine.connect() as db:
            return list(db.execute(wanted.distinct()).scalars())

    def forget(self, browser: str, table: str) -> None:
        """A browser gives up all it holds at a table."""
        with self.transaction() as db:
            here = (HOLDERS.c.browser == browser) & (HOLDERS.c.table_id == table)
            if db.execute(delete(HOLDERS).where(here)).rowcount:
                reseat(db, table)

    # ---- the server itself

    def secret(self, name: str) -> str:
        """A secret of this database, made when it is first asked for."""
        wanted = select(SECRETS.c.value).where(SECRETS.c.name == name)
        with self.transaction() as db:
            write_once(db, SECRETS, {"name": name, "value": new_token()})
            return str(db.execute(wanted).scalar_one())


def write(db: Connection, table: str, entries: Iterable[Entry]) -> None:
    """Entries into the log."""
    now = int(time())
    rows = [{**plain(entry), "table_id": table, "made": now} for entry in entries]
    for part in (rows[:1], rows[1:]):  # a version that is taken shows at the first, and quietly
        if part:
            db.execute(insert(LOG), part)


def write_once(db: Connection, into: Table, row: dict[str, object]) -> bool:
    """A row, unless it is there already: also when another process writes it just now."""
    insert_into = postgresql.insert if is_shared(db.engine) else sqlite.insert
    return db.execute(insert_into(into).values(row).on_conflict_do_nothing()).rowcount > 0


def give(db: Connection, browser: str, table: str, seat: int) -> None:
    """Let a browser hold a seat, also one that it has lost."""
    row = {"browser": browser, "table_id": table, "seat": seat, "made": int(time()), "lost": False}
    write_once(db, HOLDERS, row)
    here = (HOLDERS.c.table_id == table) & (HOLDERS.c.seat == seat)
    db.execute(update(HOLDERS).where(here, HOLDERS.c.browser == browser).values(lost=False))


def lose(db: Connection, table: str, seat: int) -> None:
    """Nobody holds a seat any more; the browsers that did will be told."""
    here = (HOLDERS.c.table_id == table) & (HOLDERS.c.seat == seat)
    db.execute(update(HOLDERS).where(here).values(lost=True))


def reseat(db: Connection, table: str) -> None:
    """Note that seats have changed, or who holds them."""
    counted = update(TABLES).where(TABLES.c.id == table).values(seating=TABLES.c.seating + 1)
    db.execute(counted)


def plain(row: Struct) -> dict[str, Any]:
    """A row as columns."""
    return {name: getattr(row, name) for name in row.__struct_fields__}
