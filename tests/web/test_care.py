"""What the owner does to tables, in each kind of database."""

from __future__ import annotations

from time import time
from typing import TYPE_CHECKING

import pytest
from sqlalchemy import insert, select

from keeling.web.store import care
from keeling.web.store.digest import digest
from keeling.web.store.rows import Entry, Kind
from keeling.web.store.schema import METADATA, PRESENCE, TABLES
from keeling.web.store.store import Store
from tests.web.databases import KINDS, fresh_database, seat_row, table_row

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

NOW = int(time())


@pytest.fixture(params=KINDS)
def store(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[Store]:
    """A database with two tables, the first changed long ago."""
    with fresh_database(request.param, tmp_path) as url:
        made = Store(url)
        for table, changed in (("a", 1000), ("b", NOW)):
            seats = [seat_row(table, seat, bot="greedy") for seat in (0, 1)]
            entries = [Entry(1, -1, Kind.CHANCE, "deal"), Entry(2, 0, Kind.CHOICE, "go")]
            made.add(table_row(table, changed=changed, version=2), seats, entries)
            made.hold("browser", table, [0])
        yield made
        made.close()


def rows_about(store: Store, table: str) -> int:
    """How many rows tell of a table."""
    with store.engine.connect() as db:
        about = [one for one in METADATA.sorted_tables if "table_id" in one.c]
        found = [db.execute(select(one).where(one.c.table_id == table)).all() for one in about]
        there = db.execute(select(TABLES).where(TABLES.c.id == table)).all()
    return sum(map(len, found)) + len(there)


def test_a_table_is_removed_with_all_that_is_kept_about_it_and_no_other(store: Store) -> None:
    before = rows_about(store, "b")
    assert care.remove(store, "a")
    assert (rows_about(store, "a"), rows_about(store, "b")) == (0, before)
    assert not care.remove(store, "a")
    assert care.count(store) == 1


def test_a_table_that_has_changed_meanwhile_is_not_removed(store: Store) -> None:
    assert not care.remove(store, "b", since=NOW)
    assert care.remove(store, "a", since=NOW)


def test_only_what_nobody_touches_or_looks_at_is_old(store: Store) -> None:
    assert care.untouched(store, NOW, 10) == ["a"]
    here = {"table_id": "a", "seat": 0, "worker": "w", "here": True, "since": 1}
    with store.transaction() as db:
        db.execute(insert(PRESENCE).values(here))
    assert care.untouched(store, NOW, 10) == []


def test_closing_is_told_by_the_row_and_by_the_seating(store: Store) -> None:
    before = store.stand("a")
    assert care.set_closed(store, "a", closed=True)
    row = store.table("a")
    assert row is not None
    assert row.closed
    assert store.stand("a") != before
    assert not care.set_closed(store, "nothing", closed=True)


def test_tables_are_listed_the_last_changed_first(store: Store) -> None:
    assert [row.id for row in care.page(store, 0, 10)] == ["b", "a"]
    assert [row.id for row in care.page(store, 1, 10)] == ["a"]
    seats = care.seats_at(store, ["a", "b"])
    assert [len(seats[table]) for table in ("a", "b")] == [2, 2]


def test_a_digest_changes_with_anything_that_is_kept(store: Store) -> None:
    with store.engine.connect() as db:
        before = digest(db)
    assert before.rows["tables"] == 2
    store.change_seat("a", 0, name="Zoë")
    with store.engine.connect() as db:
        after = digest(db)
    assert (after.rows, after.digest == before.digest) == (before.rows, False)
