"""Of several processes at one database exactly one plays the bots of a table."""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor
from threading import Barrier
from typing import TYPE_CHECKING, NoReturn

import pytest
from sqlalchemy import func, select, update

from keeling.web.errors import Busy
from keeling.web.store.leases import Leases
from keeling.web.store.schema import LEASES, WORKERS
from keeling.web.store.store import Store
from keeling.web.store.workers import Workers
from tests.web.databases import KINDS, fresh_database, seat_row, table_row

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

SELDOM = 3600.0  # seconds: nobody is taken for dead because a test was slow
MANY = 6


@pytest.fixture(params=KINDS)
def database(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[str]:
    """The URL of a database with a table `a`, at which two bots are to choose, of each kind."""
    with fresh_database(request.param, tmp_path) as url:
        store = Store(url)
        bots = [seat_row("a", seat, person=False, bot="greedy") for seat in (0, 1)]
        store.add(table_row("a"), bots, [])
        store.close()
        yield url


@pytest.fixture
def processes(database: str) -> Iterator[list[Leases]]:
    """What several processes know of leases."""
    stores = [Store(database) for _ in range(MANY)]
    made = [Leases(store, Workers(store, SELDOM)) for store in stores]
    for leases in made:
        leases.workers.beat()
    yield made
    for store in stores:
        store.close()


def kill(process: Leases) -> None:
    """Let a process end without a word, long ago."""
    with process.store.transaction() as db:
        mine = WORKERS.c.id == process.workers.id
        db.execute(update(WORKERS).where(mine).values(seen=1))


def test_a_table_is_played_by_the_process_that_came_first(processes: list[Leases]) -> None:
    first, second, *_ = processes
    assert [first.take("a"), second.take("a"), first.take("a")] == [True, False, True]
    assert [first.holds("a"), second.holds("a")] == [True, False]


def test_a_table_that_was_released_is_free(processes: list[Leases]) -> None:
    first, second, *_ = processes
    first.take("a")
    assert [second.release("a"), first.release("a"), first.holds("a")] == [False, True, False]
    assert second.take("a")


def test_what_a_dead_process_has_left_is_taken_over_once(processes: list[Leases]) -> None:
    dead, *living = processes
    for _ in range(20):
        assert dead.take("a")
        kill(dead)
        barrier = Barrier(len(living))

        def take(leases: Leases, barrier: Barrier = barrier) -> bool:
            barrier.wait()
            return leases.take("a")

        with ThreadPoolExecutor(len(living)) as threads:
            taken = list(threads.map(take, living))
        assert sum(taken) == 1
        living[taken.index(True)].release("a")
        dead.renew()


def test_of_many_who_begin_at_once_one_plays(processes: list[Leases]) -> None:
    for _ in range(20):
        barrier = Barrier(MANY)

        def take(leases: Leases, barrier: Barrier = barrier) -> bool:
            barrier.wait()
            return leases.take("a")

        with ThreadPoolExecutor(MANY) as threads:
            taken = list(threads.map(take, processes))
        assert sum(taken) == 1
        processes[taken.index(True)].release("a")


def test_whoever_was_taken_for_dead_notices(processes: list[Leases]) -> None:
    slow, quick, *_ = processes
    slow.take("a")
    kill(slow)
    assert quick.take("a")
    slow.renew()
    assert not slow.holds("a")
    assert not slow.take("a")
    assert not slow.release("a")
    assert quick.holds("a")


def test_whoever_was_taken_for_dead_keeps_what_nobody_took(processes: list[Leases]) -> None:
    slow, quick, *_ = processes
    slow.take("a")
    kill(slow)
    slow.renew()
    assert slow.holds("a")
    assert not quick.take("a")


def test_a_lease_that_was_taken_again_during_a_sign_of_life_is_kept(
    processes: list[Leases], monkeypatch: pytest.MonkeyPatch
) -> None:
    first, second, *_ = processes
    first.take("a")
    find = first._of  # noqa: SLF001 - the moment in question lies within

    def find_slowly(owners: list[str]) -> set[str]:
        first.release("a")  # the end of a streak, in another thread
        found = find(owners)
        first.take("a")  # the next one begins
        return found

    monkeypatch.setattr(first, "_of", find_slowly)
    first.renew()
    assert first.holds("a")
    assert first.release("a")
    assert second.take("a")


def test_a_process_without_signs_of_life_holds_nothing(database: str) -> None:
    store = Store(database)
    leases = Leases(store, Workers(store, every=0.0))  # it is gone as soon as it has been there
    assert leases.take("a")
    assert not leases.holds("a")
    store.close()


def test_tables_without_a_living_owner_are_found(processes: list[Leases]) -> None:
    first, second, *_ = processes
    assert second.unowned() == ["a"]
    first.take("a")
    assert second.unowned() == []
    kill(first)
    assert second.unowned() == ["a"]


def test_a_lease_that_its_process_does_not_know_of_counts_as_none(
    processes: list[Leases], monkeypatch: pytest.MonkeyPatch
) -> None:
    first, second, *_ = processes
    first.take("a")
    with monkeypatch.context() as patched:
        patched.setattr(first.store, "transaction", refuse)
        with pytest.raises(Busy):
            first.release("a")
    assert (first.unowned(), second.unowned()) == (["a"], [])
    assert first.take("a")
    assert first.unowned() == []


def refuse() -> NoReturn:
    """Nothing can be written just now."""
    raise Busy


def test_a_process_that_ends_leaves_its_tables_to_others(processes: list[Leases]) -> None:
    first, second, *_ = processes
    first.take("a")
    first.leave()
    assert first.workers.id not in second.workers.living()
    assert second.take("a")


def test_a_process_can_be_declared_dead(processes: list[Leases]) -> None:
    first, second, *_ = processes
    first.take("a")
    second.workers.bury(first.workers.id)
    assert first.workers.id not in second.workers.living()
    assert second.take("a")


def test_a_table_that_is_gone_is_taken_by_nobody(processes: list[Leases]) -> None:
    assert not processes[0].take("nowhere")


def test_whoever_starts_at_a_file_need_not_wait_for_who_was_killed(tmp_path: Path) -> None:
    with fresh_database("sqlite", tmp_path) as url:
        store = Store(url)
        store.add(table_row("a"), [seat_row("a", 0, bot="greedy")], [])
        killed, started = (Leases(store, Workers(store, SELDOM)) for _ in range(2))
        killed.workers.join()
        killed.take("a")
        started.workers.join()
        assert started.unowned() == ["a"]
        assert started.take("a")
        store.close()


def test_a_streak_of_choices_costs_one_lease(processes: list[Leases]) -> None:
    first = processes[0]
    first.take("a")
    first.store.close()
    first.store.engine = None  # type: ignore[assignment]  # whoever asks the database now fails
    assert all(first.take("a") for _ in range(100))
    first.store.engine = processes[1].store.engine


def test_leases_and_signs_of_life_do_not_pile_up(processes: list[Leases]) -> None:
    first = processes[0]
    for _ in range(10):
        first.take("a")
        first.workers.beat()
        first.release("a")
    with first.store.engine.connect() as db:
        assert db.execute(select(func.count()).select_from(LEASES)).scalar() == 0
        assert db.execute(select(func.count()).select_from(WORKERS)).scalar() == MANY
