"""The store keeps what it was told, however many write at once: on every kind of database."""

from __future__ import annotations

import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor
from threading import Barrier
from typing import TYPE_CHECKING

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlalchemy.exc import ArgumentError, IntegrityError

from keeling.web.errors import Stale
from keeling.web.store.announcing import Listener
from keeling.web.store.rows import HOST, Comer, Entry, Kind, Note, Standing, What
from keeling.web.store.schema import METADATA
from keeling.web.store.store import Store
from tests.patience import PATIENCE
from tests.web.databases import KINDS, fresh_database, seat_row, table_row

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

START = """
import sys
from keeling.web.store.store import Store

store = Store(sys.argv[1])
print(store.secret("csrf"))
store.close()
"""
AFTER_ONE = Standing(version=1, choices=1, choosing=2, ended=False)


@pytest.fixture(params=KINDS)
def database(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[str]:
    """The URL of an empty database, of each kind there is."""
    with fresh_database(request.param, tmp_path) as url:
        yield url


@pytest.fixture
def stores(database: str) -> Iterator[tuple[Store, Store]]:
    """Two stores on one database, as two processes have it, with the table `a` of two seats."""
    pair = Store(database), Store(database)
    pair[0].add(table_row("a"), [seat_row("a", 0), seat_row("a", 1)], [])
    yield pair
    for store in pair:
        store.close()


@pytest.fixture
def store(stores: tuple[Store, Store]) -> Store:
    """One of them."""
    return stores[0]


def test_what_is_added_is_read_back_with_its_types(stores: tuple[Store, Store]) -> None:
    row = table_row("b", ended=True, config='{"seats": 2}')
    seats = [seat_row("b", 1, open=True), seat_row("b", 0, person=False, bot="greedy")]
    entries = [Entry(1, -1, Kind.CHANCE, "lay oslo coal"), Entry(2, 0, Kind.UNDO, "", 0, "0-x")]
    stores[0].add(row, seats, entries)
    assert stores[1].table("b") == row
    assert stores[1].seats("b") == seats[::-1]
    assert stores[1].log("b") == entries
    assert stores[1].table("c") is None
    assert stores[1].stand("c") is None


def test_a_table_that_cannot_be_added_leaves_nothing_behind(store: Store) -> None:
    with pytest.raises(IntegrityError):
        store.add(table_row("b"), [seat_row("b", 0), seat_row("b", 0)], [])
    assert store.table("b") is None


def test_the_log_only_grows(store: Store) -> None:
    store.append("a", [Entry(1, 0, Kind.CHOICE, "one")], AFTER_ONE)
    store.append(
        "a",
        [Entry(2, 1, Kind.CHOICE, "two"), Entry(3, -1, Kind.CHANCE, "coin")],
        Standing(3, 3, 1, ended=False),
    )
    store.append("a", [Entry(4, 1, Kind.UNDO, "", 1, "1-undo")], Standing(4, 1, 2, ended=False))
    assert [entry.option for entry in store.log("a")] == ["one", "two", "coin", ""]
    assert store.log("a", after=3) == [Entry(4, 1, Kind.UNDO, "", 1, "1-undo")]
    kept = store.table("a")
    assert kept is not None
    assert (kept.version, kept.choices, kept.choosing, kept.ended) == (4, 1, 2, False)


def test_a_version_that_is_taken_is_stale_and_nothing_is_written(
    stores: tuple[Store, Store],
) -> None:
    stores[0].append(
        "a",
        [Entry(1, 0, Kind.CHOICE, "one"), Entry(2, -1, Kind.CHANCE, "coin")],
        Standing(2, 2, 1, ended=False),
    )
    before = stores[0].table("a"), stores[0].log("a")
    for taken in (
        [Entry(1, 0, Kind.CHOICE, "other")],
        [Entry(3, 0, Kind.CHOICE, "new"), Entry(2, 0, Kind.CHOICE, "other")],
    ):
        with pytest.raises(Stale):
            stores[1].append("a", taken, Standing(9, 9, 0, ended=True))
    assert (stores[1].table("a"), stores[1].log("a")) == before


def test_a_command_counts_once_at_a_table(stores: tuple[Store, Store]) -> None:
    stores[0].add(table_row("b"), [seat_row("b", 0)], [])
    stores[0].append("a", [Entry(1, 0, Kind.CHOICE, "one", None, "0-x")], AFTER_ONE)
    assert stores[1].seen("a", "0-x")
    assert not stores[1].seen("b", "0-x")
    with pytest.raises(Stale):
        stores[1].append("a", [Entry(2, 0, Kind.CHOICE, "one", None, "0-x")], AFTER_ONE)
    stores[1].append("b", [Entry(1, 0, Kind.CHOICE, "one", None, "0-x")], AFTER_ONE)


def test_of_all_who_write_the_same_version_one_wins(stores: tuple[Store, Store]) -> None:
    def won(who: int, version: int) -> bool:
        entries = [
            Entry(version, who, Kind.CHOICE, f"{who}"),
            Entry(version + 1, -1, Kind.CHANCE, f"{who}"),
        ]
        try:
            stores[who % 2].append("a", entries, Standing(version + 1, 0, who, ended=False))
        except Stale:
            return False
        return True

    winners = []
    with ThreadPoolExecutor(8) as people:
        for version in range(1, 41, 2):
            wins = list(people.map(won, range(8), [version] * 8))
            assert wins.count(True) == 1
            winners += [wins.index(True)] * 2
    assert [int(entry.option) for entry in stores[0].log("a")] == winners
    assert [entry.version for entry in stores[0].log("a")] == list(range(1, 41))


def test_different_tables_are_written_at_once_and_nothing_is_lost(
    stores: tuple[Store, Store],
) -> None:
    names = [f"t{number}" for number in range(8)]
    for name in names:
        stores[0].add(table_row(name), [seat_row(name, 0)], [])

    def play(name: str) -> None:
        for version in range(1, 21):
            entry = Entry(version, 0, Kind.CHOICE, name, None, f"0-{version}")
            stores[version % 2].append(name, [entry], Standing(version, version, 0, ended=False))

    with ThreadPoolExecutor(8) as people:
        list(people.map(play, names))
    assert {name: len(stores[0].log(name)) for name in names} == dict.fromkeys(names, 20)


def test_who_reads_does_not_wait_for_who_writes(stores: tuple[Store, Store]) -> None:
    with stores[0].writing.begin() as db:
        db.exec_driver_sql("UPDATE tables SET language = 'pl'")
        with ThreadPoolExecutor(1) as other:
            row = other.submit(stores[1].table, "a").result(timeout=PATIENCE)
        assert row is not None
        assert row.language == "en"


def test_lists_tell_what_waits_for_whom(store: Store) -> None:
    store.add(table_row("b", choosing=2), [seat_row("b", 0), seat_row("b", 1, bot="greedy")], [])
    store.add(table_row("c", ended=True, choosing=0), [seat_row("c", 0, open=True)], [])
    store.add(table_row("d", changed=2), [seat_row("d", 0, open=True)], [])
    over = table_row("e", ended=True, choosing=1)  # nobody is to choose there, whatever it says
    store.add(over, [seat_row("e", 0, bot="greedy")], [])
    assert store.waiting_for_bots() == ["b"]
    assert [row.id for row in store.with_open_seats()] == ["d"]
    assert [row.id for row in store.listed(["a", "d", "x"])] == ["d", "a"]
    assert store.listed([]) == []


def test_a_table_is_played_again_at_the_newest_of_those_opened_for_it(store: Store) -> None:
    for name, made in (("c", 2), ("d", 3), ("b", 1)):
        store.add(table_row(name, made=made, repeats="a"), [seat_row(name, 0)], [])
    assert (store.repeated("a"), store.repeated("b")) == ("d", "")


def test_a_seat_changes_for_everybody(stores: tuple[Store, Store]) -> None:
    stores[0].change_seat("a", 1, name="Zoë 🌍", open=True, bot="greedy")
    changed = seat_row("a", 1, name="Zoë 🌍", open=True, bot="greedy")
    assert stores[1].seats("a") == [seat_row("a", 0), changed]
    assert stores[1].stand("a") == (0, 1)


def test_a_new_link_ends_the_old_one_and_what_it_opened(stores: tuple[Store, Store]) -> None:
    stores[0].hold("ann", "a", [HOST, 0, 1])
    stores[0].hold("bob", "a", [1])
    token = stores[1].reissue("a", 1)
    assert [stores[0].seat_of(key) for key in ("a-0", "a-1", token)] == [("a", 0), None, ("a", 1)]
    assert stores[0].seat_of("host-a") == ("a", HOST)
    assert stores[0].held("ann", "a") == [HOST, 0]
    assert stores[0].held("bob", "a") == []
    assert stores[0].tables_of("ann") == ["a"]
    assert stores[0].tables_of("bob") == []


def test_of_all_who_open_a_link_at_once_one_sits_down(stores: tuple[Store, Store]) -> None:
    def sat(who: int, token: str) -> str:
        ready.wait(PATIENCE)
        return stores[who % 2].sit_by_key(token, Comer(f"P{who}", f"browser-{who}"))

    token = stores[0].seats("a")[1].token
    for number in range(1, 11):
        ready = Barrier(8)
        with ThreadPoolExecutor(8) as people:
            keys = list(people.map(sat, range(8), [token] * 8))
        assert sum(map(bool, keys)) == 1
        winner = next(who for who, key in enumerate(keys) if key)
        assert stores[0].holders("a") == [(f"browser-{winner}", 1)]
        row = stores[1].seats("a")[1]
        assert (row.name, row.token) == (f"P{winner}", keys[winner])
        assert (stores[0].seat_of(token), stores[0].spent_on(token)) == (None, ("a", 1))
        assert len(stores[0].trace("a")) == number
        token = row.token


def test_of_all_who_come_to_an_open_seat_by_link_and_from_the_lobby_one_sits_down(
    stores: tuple[Store, Store],
) -> None:
    def sat(who: int) -> str:
        ready.wait(PATIENCE)
        comer = Comer(f"P{who}", f"browser-{who}")
        store = stores[who // 2 % 2]
        return store.sit_by_key(token, comer) if who % 2 else store.take_seat("a", 1, comer)

    for _ in range(10):
        stores[0].change_seat("a", 1, open=True)
        token, ready = stores[0].seats("a")[1].token, Barrier(8)
        with ThreadPoolExecutor(8) as people:
            keys = list(people.map(sat, range(8)))
        assert sum(map(bool, keys)) == 1
        assert [seat for _, seat in stores[0].holders("a")] == [1]
        assert stores[0].seats("a")[1].token in keys


def test_what_happens_to_seats_and_choices_at_once_is_told_in_their_order(
    stores: tuple[Store, Store],
) -> None:
    def play() -> None:
        for version in range(1, 31):
            stores[0].append(
                "a",
                [Entry(version, 0, Kind.CHOICE, "one")],
                Standing(version, version, 1, ended=False),
            )

    def rename(seat: int) -> None:
        for n in range(20):
            stores[seat].change_seat("a", seat, Note(What.NAMED, seat, "", f"{n}"), name=f"{n}")

    with ThreadPoolExecutor(3) as people:
        done = [people.submit(play), people.submit(rename, 0), people.submit(rename, 1)]
        for one in done:
            one.result(PATIENCE)
    told = stores[1].trace("a")
    assert len({one.number for one in told}) == len(told) == 40
    assert [one.version for one in told] == sorted(one.version for one in told)
    assert all(one.choices == one.version for one in told)
    for seat in (0, 1):
        assert [int(one.detail) for one in told if one.seat == seat] == list(range(20))


def test_a_browser_holds_a_seat_once_however_often_it_takes_it(
    stores: tuple[Store, Store],
) -> None:
    with ThreadPoolExecutor(8) as browsers:
        list(browsers.map(lambda n: stores[n % 2].hold("ann", "a", [0, 1]), range(16)))
    assert stores[0].held("ann", "a") == [0, 1]
    stores[1].forget("ann", "a")
    assert stores[0].held("ann", "a") == []


def test_a_secret_is_made_once_and_stays(stores: tuple[Store, Store], database: str) -> None:
    with ThreadPoolExecutor(8) as asking:
        told = set(asking.map(lambda n: stores[n % 2].secret("csrf"), range(16)))
    assert len(told) == 1
    again = Store(database)
    assert {again.secret("csrf")} == told
    assert {again.secret("other")} != told
    again.close()


def test_migrations_lead_from_nothing_to_the_schema(store: Store) -> None:
    with store.engine.connect() as db:
        assert compare_metadata(MigrationContext.configure(db), METADATA) == []


def test_several_processes_may_start_at_once_on_an_empty_database(database: str) -> None:
    argv = [sys.executable, "-W", "error", "-c", START, database]
    starting = [
        subprocess.Popen(argv, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)  # noqa: S603 - ours
        for _ in range(3)
    ]
    ended = [process.communicate(timeout=PATIENCE) for process in starting]
    assert [error for _, error in ended] == [""] * 3
    assert len({secret for secret, _ in ended}) == 1


def test_the_file_belongs_to_its_owner_alone_and_keeps_what_was_written(tmp_path: Path) -> None:
    path = tmp_path / "new folder" / "keeling.sqlite3"
    store = Store(f"sqlite:///{path}")
    store.secret("csrf")
    files = sorted(path.parent.iterdir())
    assert [file.name.removeprefix(path.name) for file in files] == ["", "-shm", "-wal"]
    assert [file.stat().st_mode & 0o777 for file in files] == [0o600] * 3
    with store.engine.connect() as db:
        told = [
            db.exec_driver_sql(f"PRAGMA {name}").scalar()
            for name in ("journal_mode", "synchronous")
        ]
    assert told == ["wal", 2]
    store.close()


def test_nobody_listens_where_one_process_has_the_file_to_itself(tmp_path: Path) -> None:
    store = Store(f"sqlite:///{tmp_path / 'keeling.sqlite3'}")
    listener = Listener(store.engine, print, print)
    listener.start()
    assert not listener.thread.is_alive()
    listener.close()
    store.close()


def test_other_databases_are_refused_by_name(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    with pytest.raises(ArgumentError, match="mysql is neither sqlite nor postgresql"):
        Store("mysql://localhost/keeling")
    assert list(tmp_path.iterdir()) == []
