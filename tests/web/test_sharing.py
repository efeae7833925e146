"""What processes that serve one database tell each other: who looks, how often addresses ask."""

from __future__ import annotations

import asyncio
import os
import signal
from contextlib import ExitStack
from queue import Queue
from time import monotonic
from typing import TYPE_CHECKING

import pytest
from sqlalchemy import text, update

from keeling.web.costs import Costs
from keeling.web.errors import TooMany
from keeling.web.limits import PerMinute
from keeling.web.live import abroad
from keeling.web.live.hub import LINGER, Hub
from keeling.web.live.sharing import Sharing
from keeling.web.server import Server
from keeling.web.settings import Settings
from keeling.web.store import announcing
from keeling.web.store.announcing import CAME_OR_WENT, Listener
from keeling.web.store.counters import Counters
from keeling.web.store.presence import Presence
from keeling.web.store.schema import WORKERS
from keeling.web.store.store import Store
from keeling.web.store.workers import Workers
from keeling.web.tables.turns import Budget, Rank, Turns
from tests.patience import PATIENCE
from tests.web.databases import fresh_postgres, needs_postgres, seat_row, table_row
from tests.web.loops import run

if TYPE_CHECKING:
    from collections.abc import Iterator

    from keeling.web.limits import Shared

pytestmark = needs_postgres

LISTENING = "FROM pg_stat_activity WHERE datname = current_database() AND query LIKE 'LISTEN %'"
PID = text(f"SELECT pid {LISTENING}")


@pytest.fixture(scope="module")
def store() -> Iterator[Store]:
    """A database with a table."""
    with fresh_postgres() as url:
        made = Store(url)
        made.add(table_row("a"), [seat_row("a", 0), seat_row("a", 1)], [])
        yield made
        made.close()


def process(store: Store, every: float = 60.0) -> Presence:
    """One that serves it, and lives."""
    workers = Workers(store, every)
    workers.join()
    return Presence(store, workers)


def test_who_looks_through_one_process_is_seen_by_the_others(store: Store) -> None:
    one, other = process(store), process(store)
    one.tell({("a", 0): True, ("a", 1): True, ("gone", 0): True})
    assert one.elsewhere("a") == {}
    seen = other.elsewhere("a")
    assert {seat: sighting.here for seat, sighting in seen.items()} == {0: True, 1: True}
    one.tell({("a", 0): False})
    seen = other.elsewhere("a")
    assert {seat: sighting.here for seat, sighting in seen.items()} == {0: False, 1: True}
    assert 0 <= seen[0].ago < PATIENCE
    one.leave()
    assert not any(sighting.here for sighting in other.elsewhere("a").values())


def test_the_pages_of_a_process_that_died_are_closed_and_that_is_announced(store: Store) -> None:
    dead, living, third = process(store), process(store), process(store)
    dead.tell({("a", 0): True})
    living.tell({("a", 1): True})
    heard: Queue[str] = Queue()
    listener = Listener(store.engine, heard.put, lambda: heard.put("all"))
    listener.start()
    assert heard.get(timeout=PATIENCE) == "all"
    dead.workers.bury(dead.workers.id)
    assert [third.elsewhere("a")[seat].here for seat in (0, 1)] == [False, True]
    living.bury()
    assert heard.get(timeout=PATIENCE) == f"{CAME_OR_WENT}a"
    assert [third.elsewhere("a")[seat].here for seat in (0, 1)] == [False, True]
    listener.close()
    living.leave()


def test_a_seat_that_is_looked_at_anywhere_is_there_for_everybody(store: Store) -> None:
    one, other = process(store), process(store)
    hub = Hub(5)
    hub.elsewhere.asks(other.elsewhere)
    hub.began = monotonic() - 1000
    one.tell({("a", 0): True})
    assert (hub.is_present("a", 0), hub.is_around("a", 0)) == (True, True)
    assert hub.absent_for("a", 0, made=0) == 0
    one.tell({("a", 0): False})
    assert hub.is_present("a", 0)  # nobody has said yet that this has changed
    hub.others_changed("a")
    assert (hub.is_present("a", 0), hub.is_around("a", 0)) == (False, True)
    assert hub.absent_for("a", 0, made=0) < 1000
    assert LINGER < 1000


def test_a_process_that_comes_later_knows_how_long_the_first_has_been_there(store: Store) -> None:
    old = process(store)
    with store.writing.begin() as db:
        earlier = update(WORKERS).values(began=WORKERS.c.began - 5_000_000)
        db.execute(earlier.where(WORKERS.c.id == old.workers.id))
    assert process(store).age() > 4000


def test_several_processes_together_allow_what_one_would(store: Store) -> None:
    counters = [Counters(store), Counters(store)]
    limits = [PerMinute(10), PerMinute(10)]
    for limit in limits:
        limit.until = monotonic() + PATIENCE  # the minute does not end in between

    def sync() -> None:
        for counting, limit in zip(counters, limits, strict=True):
            new = limit.untold()
            totals = counting.add(1, {("tables", who): more for who, more in new.items()})
            limit.hear(new, {who: total for (_, who), total in totals.items()})

    for _ in range(6):
        limits[0].note("192.0.2.1")
    limits[1].note("192.0.2.1")
    sync()
    for _ in range(3):
        limits[1].note("192.0.2.1")
    with pytest.raises(TooMany):
        limits[1].note("192.0.2.1")
    limits[1].note("192.0.2.2")
    sync()
    limits[0].note("192.0.2.1")  # it has not heard of all yet
    sync()
    with pytest.raises(TooMany):
        limits[0].note("192.0.2.1")


def test_several_processes_together_compute_as_long_for_an_address_as_one_would(
    store: Store,
) -> None:
    counters = [Counters(store), Counters(store)]
    costs = [Costs(30.0), Costs(30.0)]
    for one in costs:
        one.rate, one.is_shared = 1e-9, True  # nothing is paid back in between

    def sync(minute: int) -> None:
        for counting, one in zip(counters, costs, strict=True):
            new = one.untold()
            totals = counting.add(minute, {("computing", who): more for who, more in new.items()})
            one.hear(new, {who: total for (_, who), total in totals.items()})

    for minute in (2, 3):  # ten seconds in each, at both of them together
        costs[0].charge("192.0.2.1", 6.0)
        sync(minute)
        costs[1].charge("192.0.2.1", 4.0)
        sync(minute)
        costs[0].charge("192.0.2.1", 0.1)
        sync(minute)
    for one, owed in zip(costs, (20.2, 20.1), strict=True):  # the last has not been heard by both
        assert one.owed("192.0.2.1") == pytest.approx(owed, abs=0.15)
        one.check("192.0.2.1")
    costs[0].charge("192.0.2.1", 9.0)
    sync(3)
    costs[1].charge("192.0.2.1", 1.0)
    sync(3)
    with pytest.raises(TooMany):
        costs[1].check("192.0.2.1")
    costs[1].check("192.0.2.2")


def synced(counters: list[Counters], what: str, minute: int, *limits: Shared) -> None:
    """Processes tell each other what addresses have done, one after the other."""
    for counting, limit in zip(counters, limits, strict=True):
        new = limit.untold()
        totals = counting.add(minute, {(what, who): more for who, more in new.items()})
        limit.hear(new, {who: total for (_, who), total in totals.items()})


def test_several_processes_together_let_an_address_have_as_many_streams_as_one_would(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(abroad, "time", lambda: 1000 * 60.0 + 30)
    counters, hubs = [Counters(store), Counters(store)], [Hub(4), Hub(4)]

    def sync(minute: int) -> None:
        synced(counters, "streams", minute, *(hub.abroad for hub in hubs))

    with ExitStack() as three, hubs[1].stream("a", [], "192.0.2.1"):
        for _ in range(3):
            three.enter_context(hubs[0].stream("a", [], "192.0.2.1"))
        hubs[1].check("192.0.2.1")  # it has not heard of all yet
        sync(4)
        sync(4)
        for hub in hubs:
            with pytest.raises(TooMany):
                hub.check("192.0.2.1")
            hub.check("192.0.2.2")
        monkeypatch.setattr(abroad, "time", lambda: 1001 * 60.0 + 1)
        hubs[1].abroad.untold()  # what was told in the last minute holds until all have told again
        with pytest.raises(TooMany):
            hubs[1].check("192.0.2.1")
        three.close()
        sync(5)
        monkeypatch.setattr(abroad, "time", lambda: 1001 * 60.0 + 30)
        sync(5)
        for hub in hubs:
            hub.check("192.0.2.1")


def test_several_processes_together_let_bots_think_as_long_as_one_would(store: Store) -> None:
    counters = [Counters(store), Counters(store)]
    budget = Budget(table=100.0, address=3.0)
    lines = [
        Turns(range(1), lambda _: Rank.WATCHED, lambda table: table[:1], budget) for _ in range(2)
    ]
    for line in lines:
        line.is_shared, line.until = True, monotonic() + PATIENCE  # the minute does not end here

    async def first_of(line: Turns[int], *tables: str) -> str:
        """Which table is served first, of those that come while another one thinks."""
        served: list[str] = []

        async def think(table: str) -> None:
            async with line.at(table):
                served.append(table)

        async with line.at("z"):
            coming = [asyncio.create_task(think(table)) for table in tables]
            await asyncio.sleep(0)
        await asyncio.gather(*coming)
        return served[0]

    assert run(first_of(lines[1], "a1", "b1")) == "a1"
    lines[0].addresses["a"].used = lines[0].fresh["a"] = 4.0
    lines[1].fresh["a"] = 0.06  # others hear of an address when there is something to tell
    synced(counters, "thinking", 6, *lines)
    assert lines[1].addresses["a"].used > 3.0
    assert run(first_of(lines[1], "a1", "b1")) == "b1"
    before = lines[0].addresses["a"].used
    synced(counters, "thinking", 6, *lines)
    assert lines[0].addresses["a"].used - before < 1.0  # its own part is not counted twice


def test_all_limits_by_address_are_shared() -> None:
    with fresh_postgres() as url:
        server = Server(Settings(database=url, bot_workers=1))
        assert server.sharing is not None
        assert server.sharing.limits["streams"] is server.hub.abroad
        assert server.sharing.limits["thinking"] is server.driver.turns
        assert all(limit.is_shared for limit in server.sharing.limits.values())
        server.driver.close()
        server.store.close()


def test_no_address_is_kept_and_old_minutes_are_forgotten(store: Store) -> None:
    counters = Counters(store)
    assert counters.add(7, {("requests", "192.0.2.9"): 3}) == {("requests", "192.0.2.9"): 3}
    assert counters.add(7, {("requests", "192.0.2.9"): 2}) == {("requests", "192.0.2.9"): 5}
    with store.engine.connect() as db:
        names = db.exec_driver_sql("SELECT name FROM counters").scalars().all()
    assert names
    assert not any("192.0" in name for name in names)
    assert counters.add(8, {("requests", "192.0.2.9"): 1}) == {("requests", "192.0.2.9"): 1}
    with store.engine.connect() as db:
        assert db.exec_driver_sql("SELECT DISTINCT minute FROM counters").scalars().all() == [8]


def test_a_listener_that_hangs_is_noticed_and_listens_again(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(announcing, "ASKED", 0.1)
    heard: Queue[str] = Queue()
    listener = Listener(store.engine, heard.put, lambda: heard.put("all"))
    listener.start()
    assert heard.get(timeout=PATIENCE) == "all"
    with store.engine.connect() as db:
        (pid,) = db.execute(PID).scalars().all()
    os.kill(pid, signal.SIGSTOP)  # it is there, and says nothing
    try:
        answered = listener.alive
        monkeypatch.setattr(announcing, "SILENCE", 1.0)
        deadline = monotonic() + PATIENCE
        while heard.empty() and monotonic() < deadline:
            listener.rouse()
        assert heard.get(timeout=PATIENCE) == "all"
        assert listener.alive > answered
    finally:
        os.kill(pid, signal.SIGCONT)
    store.change_seat("a", 0, name="Bob")
    assert heard.get(timeout=PATIENCE) == "a"
    listener.close()


def test_a_process_stops_telling_although_somebody_goes_in_the_same_moment(store: Store) -> None:
    async def stop() -> None:
        listener = Listener(store.engine, lambda _table: None, lambda: None)
        sharing = Sharing(Hub(1), listener, process(store), Counters(store), {})
        await sharing.start()
        for _ in range(3):  # until it waits for something to tell
            await asyncio.sleep(0)
        sharing.note(("a", 0))
        await asyncio.wait_for(sharing.close(), PATIENCE)

    asyncio.run(stop())
