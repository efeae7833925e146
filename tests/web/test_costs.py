"""Nobody keeps the server busy for others: computing is counted by address."""

from __future__ import annotations

import asyncio
from time import thread_time
from typing import TYPE_CHECKING

import pytest

from keeling.web import costs
from keeling.web.costs import Costs
from keeling.web.errors import TooMany
from keeling.web.tables.opening import Sitter
from keeling.web.threads import Threads
from tests.patience import PATIENCE
from tests.web.asking import API, Player, new_table
from tests.web.hostile import addressed, here, refused
from tests.web.loops import run
from tests.web.past import table_of

if TYPE_CHECKING:
    from pathlib import Path

DEAR = 0.1  # seconds of computing
LITTLE = 0.05  # less than that


def compute() -> None:
    """Keep a core busy."""
    began = thread_time()
    while thread_time() - began < DEAR:
        pass


def never_paid_back() -> Costs:
    """Costs that stay as they are, for a test to look at."""
    made = Costs(1000.0)
    made.rate = 0.0
    return made


def measured(*, in_thread: bool = False, on_loop: bool = False, waiting: bool = False) -> float:
    """What somebody is charged who lets the server do all that."""
    counted = never_paid_back()

    async def work() -> None:
        if in_thread:
            await asyncio.to_thread(compute)
        if on_loop:
            await asyncio.sleep(0)
            compute()
        if waiting:
            await asyncio.sleep(2 * DEAR)
            await asyncio.to_thread(asyncio.run, asyncio.sleep(2 * DEAR))

    async def ask() -> None:
        asyncio.get_running_loop().set_default_executor(Threads(PATIENCE))
        await asyncio.to_thread(compute)  # for nobody
        await counted.measured("somebody", work())

    run(ask())
    assert set(counted.used) == {"somebody"}
    return counted.used["somebody"][0]


def test_computing_is_charged_wherever_it_happens() -> None:
    assert measured(in_thread=True) >= DEAR * 0.9
    assert measured(on_loop=True) >= DEAR * 0.9
    assert measured(in_thread=True, on_loop=True) >= 2 * DEAR * 0.9


def test_waiting_costs_nothing() -> None:
    assert measured(waiting=True) < LITTLE


def test_what_fails_or_is_given_up_is_charged_and_handed_on() -> None:
    counted = never_paid_back()

    async def fail() -> None:
        await asyncio.sleep(0)
        compute()
        raise LookupError

    async def be_given_up() -> None:
        await asyncio.wait_for(counted.measured("b", never()), 0.01)

    async def never() -> None:
        try:
            await asyncio.Event().wait()
        finally:
            compute()

    with pytest.raises(LookupError):
        run(counted.measured("a", fail()))
    with pytest.raises(TimeoutError):
        run(be_given_up())
    assert min(used for used, _ in counted.used.values()) >= DEAR * 0.9


def test_who_has_used_all_waits_until_some_of_it_is_paid_back(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    now = 1000.0
    monkeypatch.setattr(costs, "monotonic", lambda: now)
    counted = Costs(30.0)
    for _ in range(3):
        counted.check("a")
        counted.charge("a", 11.0)
    with pytest.raises(TooMany) as refusal:
        counted.check("a")
    wait = int(refusal.value.headers["retry-after"])
    assert wait == 8  # of 33 seconds four are to be paid back, at half a core
    counted.check("b")
    now += wait
    counted.check("a")
    now += 120.0
    assert counted.owed("a") == 0.0


def test_who_owes_nothing_is_forgotten(monkeypatch: pytest.MonkeyPatch) -> None:
    now = 1000.0
    monkeypatch.setattr(costs, "monotonic", lambda: now)
    counted = Costs(30.0)
    for n in range(costs.MANY + 1):
        counted.charge(f"{n}", 1.0)
    now += 3600.0
    counted.charge("new", 1.0)
    assert set(counted.used) == {"new"}


def test_who_asks_for_the_dearest_pages_is_stopped_and_others_play(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(costs, "monotonic", lambda: 1000.0)  # nothing is paid back meanwhile
    with here(tmp_path, cpu_per_minute=0.3) as client, addressed(client) as coming:
        ended = table_of(client, (Sitter("here", "Ann"), Sitter("link", "Bo")), hold=[0])
        pages = [f"/t/{ended}/result", f"/t/{ended}?at=100", f"/t/{ended}/nowhere", "/nowhere"]
        made = new_table(client, "link", "link")
        players = [Player(client, made, seat) for seat in (0, 1)]
        coming.address = "2001:db8::1"
        asked, status = 0, 200
        while status != 429:
            coming.address = f"2001:db8::{asked % 100}"
            answer = client.get(pages[asked % len(pages)])
            asked, status = asked + 1, answer.status_code
            assert asked < 1000
        assert 0 < int(refused(answer, 429).headers["retry-after"]) <= 60
        for path in (*pages, f"{API}/tables/{ended}/view?at=50", "/"):
            refused(client.get(path), 429)
        assert client.get("/static/icon.svg").status_code == 200
        assert client.get("/healthz").status_code == 200
        coming.address = "192.0.2.7"
        mover = next(player for player in players if player.name == player.get()["to_move"])
        now = mover.get("/options")
        chosen = mover.choose(now["options"][0]["option"], now["version"], "a")
        assert chosen.status_code == 200


def test_what_leads_nowhere_counts_as_a_request(tmp_path: Path) -> None:
    with here(tmp_path, requests_per_minute=3) as client:
        statuses = [client.get("/nowhere").status_code for _ in range(4)]
        assert statuses == [404, 404, 404, 429]
