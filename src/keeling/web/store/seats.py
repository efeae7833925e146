"""The seats of tables: who holds them, by which key, and what happened to them.

A seat has one key at a time. It changes whenever somebody sits down, so whoever knew it before
(because they made the table, or gave away the link) can neither look nor play there any more.
"""

from __future__ import annotations

from time import time
from typing import TYPE_CHECKING, Any, Final

from sqlalchemy import bindparam, delete, select, update

from keeling.web.ids import fingerprint, new_token
from keeling.web.store.announcing import announce
from keeling.web.store.database import Database, write_once
from keeling.web.store.rows import HOST, Note, Seating, SeatRow, What
from keeling.web.store.schema import HOLDERS, SEATS, SPENT, TABLES
from keeling.web.store.trace import reseat, traces

if TYPE_CHECKING:
    from collections.abc import Iterable

    from sqlalchemy import ColumnElement, Connection

    from keeling.web.store.rows import Comer, Trace

# Asked for whenever somebody has moved: made once, so that it need not be put together again.
SEATED: Final = select(SEATS).where(SEATS.c.table_id == bindparam("table")).order_by(SEATS.c.seat)


class Seats(Database):
    """The part of a store that knows who sits where."""

    def seats(self, table: str) -> list[SeatRow]:
        """The seats of a table, in order."""
        with self.engine.connect() as db:
            return seated(db, table)

    def trace(self, table: str) -> list[Trace]:
        """What happened to the seats of a table, in order."""
        with self.engine.connect() as db:
            return traces(db, table)

    def seating(self, table: str) -> Seating:
        """Who sits at a table, which browsers hold or held which seats, and what happened there."""
        wanted = select(HOLDERS.c.browser, HOLDERS.c.seat, HOLDERS.c.lost)
        holders: dict[str, dict[int, bool]] = {}
        with self.engine.connect() as db:
            for browser, seat, lost in db.execute(wanted.where(HOLDERS.c.table_id == table)):
                holders.setdefault(browser, {})[seat] = lost
            return Seating(seated(db, table), holders, traces(db, table))

    # ---- changes

    def change_seat(
        self, table: str, seat: int, note: Note | None = None, **values: object
    ) -> None:
        """Give a seat another name, bot, webhook or openness."""
        with self.transaction() as db:
            db.execute(update(SEATS).where(at(table, seat)).values(values))
            changed(db, table, seat, note)

    def take_seat(self, table: str, seat: int, comer: Comer) -> str:
        """Sit down on an open seat: its new key, or nothing if it is not free any more."""
        return self._sit(at(table, seat) & SEATS.c.open, comer)

    def sit_by_key(self, token: str, comer: Comer) -> str:
        """Sit down by the key to a person's seat: the new key, or nothing if this one is spent."""
        return self._sit((SEATS.c.token == token) & SEATS.c.person, comer)

    def _sit(self, free: ColumnElement[bool], comer: Comer) -> str:
        with self.transaction() as db:
            found = db.execute(select(SEATS).where(free).with_for_update()).mappings().first()
            if found is None:  # of all who come at once, one is the first
                return ""
            return sit_down(db, SeatRow(**found), comer)

    def used_by_program(self, token: str) -> bool:
        """Note that a program uses a key; True if it is the first time."""
        first = (SEATS.c.token == token) & ~SEATS.c.program
        using = update(SEATS).where(first).values(program=True)
        with self.transaction() as db:
            found = db.execute(using.returning(SEATS.c.table_id, SEATS.c.seat)).first()
            if found is not None:
                changed(db, found[0], found[1], Note(What.PROGRAM, found[1]))
        return found is not None

    def reissue(
        self,
        table: str,
        seat: int,
        keeper: str = "",
        note: Note | None = None,
        **values: object,
    ) -> str:
        """A new key to a seat; only the browser of its keeper, if there is one, holds it still."""
        with self.transaction() as db:
            old = db.execute(select(SEATS).where(at(table, seat)).with_for_update())
            token = rekey(db, SeatRow(**old.mappings().one()))
            given = {"program": False} if keeper else {"program": False, "webhook": ""}
            db.execute(update(SEATS).where(at(table, seat)).values({**given, **values}))
            lose(db, table, seat)
            if keeper:
                give(db, keeper, table, seat)
            changed(db, table, seat, note)
        return token

    def leave(self, browser: str, table: str, bot: str) -> None:
        """A browser gives up all it holds at a table, and a bot goes on in its place."""
        with self.transaction() as db:
            for seat in holdings(db, browser, table):
                if seat == HOST:
                    continue
                row = db.execute(select(SEATS).where(at(table, seat)).with_for_update()).mappings()
                before = SeatRow(**row.one())
                plays = before.bot or bot
                left = update(SEATS).where(at(table, seat)).values(bot=plays, webhook="")
                db.execute(left)
                changed(db, table, seat, Note(What.LEFT, seat, before.name, plays))
            if forget(db, browser, table):
                reseat(db, table)

    # ---- keys

    def seat_of(self, token: str) -> tuple[str, int] | None:
        """The table and seat that a key opens; HOST for the host's key."""
        wanted = select(SEATS.c.table_id, SEATS.c.seat).where(SEATS.c.token == token)
        host = select(TABLES.c.id).where(TABLES.c.host_token == token)
        with self.engine.connect() as db:
            if row := db.execute(wanted).first():
                return row[0], row[1]
            found = db.execute(host).scalar()
        return None if found is None else (found, HOST)

    def spent_on(self, token: str) -> tuple[str, int] | None:
        """The table and seat that a key has opened until it was used or replaced."""
        wanted = select(SPENT.c.table_id, SPENT.c.seat).where(SPENT.c.key == fingerprint(token))
        with self.engine.connect() as db:
            row = db.execute(wanted).first()
        return None if row is None else (row[0], row[1])

    # ---- browsers

    def hold(self, browser: str, table: str, seats: Iterable[int]) -> None:
        """Remember that a browser holds these seats."""
        with self.transaction() as db:
            for seat in seats:
                give(db, browser, table, seat)
            reseat(db, table)

    def held(self, browser: str, table: str) -> list[int]:
        """Which seats of a table a browser holds."""
        with self.engine.connect() as db:
            return holdings(db, browser, table)

    def lost(self, browser: str, table: str) -> list[int]:
        """Which seats of a table a browser held until another one took them."""
        with self.engine.connect() as db:
            return holdings(db, browser, table, lost=True)

    def holders(self, table: str) -> list[tuple[str, int]]:
        """All browsers that hold something at a table, and the seat."""
        wanted = select(HOLDERS.c.browser, HOLDERS.c.seat).where(HOLDERS.c.table_id == table)
        with self.engine.connect() as db:
            return [(row[0], row[1]) for row in db.execute(wanted.where(~HOLDERS.c.lost))]

    def knows(self, browser: str) -> bool:
        """Whether a browser holds anything, or held it until another took it."""
        wanted = select(HOLDERS.c.table_id).where(HOLDERS.c.browser == browser).limit(1)
        with self.engine.connect() as db:
            return db.execute(wanted).first() is not None

    def tables_of(self, browser: str) -> list[str]:
        """Every table at which a browser holds something."""
        wanted = select(HOLDERS.c.table_id).where(HOLDERS.c.browser == browser, ~HOLDERS.c.lost)
        with self.engine.connect() as db:
            return list(db.execute(wanted.distinct()).scalars())

    def forget(self, browser: str, table: str) -> None:
        """A browser gives up all it holds at a table."""
        with self.transaction() as db:
            if forget(db, browser, table):
                reseat(db, table)


def seated(db: Connection, table: str) -> list[SeatRow]:
    """The seats of a table, in order."""
    rows = db.execute(SEATED, {"table": table}).mappings().all()
    return [SeatRow(**row) for row in rows]


def at(table: str, seat: int) -> ColumnElement[bool]:
    """Where a seat stands."""
    return (SEATS.c.table_id == table) & (SEATS.c.seat == seat)


def changed(db: Connection, table: str, seat: int, note: Note | None) -> None:
    """Seats have changed: note it, and tell everybody when it is done."""
    reseat(db, table, seat, note)
    announce(db, table)


def sit_down(db: Connection, old: SeatRow, comer: Comer) -> str:
    """Somebody sits down on a seat, whoever held it before: its new key."""
    note = arrival(db, old, comer)
    stays = note.what in (What.MOVED, What.PERSON) and comer.name == old.name
    token = rekey(db, old)
    values: dict[str, Any] = {"name": comer.name, "open": False, "bot": ""}
    values |= {"program": not comer.browser, "webhook": old.webhook if stays else ""}
    db.execute(update(SEATS).where(at(old.table_id, old.seat)).values(values))
    lose(db, old.table_id, old.seat)
    if comer.browser:
        give(db, comer.browser, old.table_id, old.seat)
    changed(db, old.table_id, old.seat, note)
    return token


def arrival(db: Connection, old: SeatRow, comer: Comer) -> Note:
    """What is noted of somebody who sits down; also that it is the host, or another player."""
    seat, held = old.seat, holdings(db, comer.browser, old.table_id)
    if not comer.browser:
        return Note(What.PROGRAM, seat, comer.name)
    if seat in held:
        return Note(What.PERSON, seat, comer.name)
    here = (HOLDERS.c.table_id == old.table_id) & (HOLDERS.c.seat == seat)
    taken = db.execute(select(HOLDERS.c.seat).where(here, ~HOLDERS.c.lost)).first()
    what = What.MOVED if taken or old.program else What.SAT
    if not held:
        return Note(what, seat, comer.name)
    by = held[0]  # HOST comes first
    name = select(SEATS.c.name).where(at(old.table_id, by))
    return Note(what, by, db.execute(name).scalar() or "", comer.name)


def rekey(db: Connection, old: SeatRow) -> str:
    """Another key to a seat; of the old one it is remembered what it opened."""
    token = new_token()
    spent = {"key": fingerprint(old.token), "table_id": old.table_id, "seat": old.seat}
    write_once(db, SPENT, spent)
    db.execute(update(SEATS).where(at(old.table_id, old.seat)).values(token=token))
    return token


def holdings(db: Connection, browser: str, table: str, *, lost: bool = False) -> list[int]:
    """The seats that a browser holds at a table, or has lost."""
    here = (HOLDERS.c.browser == browser) & (HOLDERS.c.table_id == table)
    return sorted(db.execute(select(HOLDERS.c.seat).where(here, HOLDERS.c.lost == lost)).scalars())


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


def forget(db: Connection, browser: str, table: str) -> bool:
    """A browser holds nothing at a table any more; False if it did not anyway."""
    here = (HOLDERS.c.browser == browser) & (HOLDERS.c.table_id == table)
    return db.execute(delete(HOLDERS).where(here)).rowcount > 0
