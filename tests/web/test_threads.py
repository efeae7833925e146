"""Threads are shared fairly: whoever asks for much at once waits for it, others do not."""

from __future__ import annotations

import asyncio
from contextlib import ExitStack
from functools import partial
from threading import Event, Lock
from time import sleep

import pytest

from keeling.web.costs import Costs
from keeling.web.door import Door
from keeling.web.errors import Busy
from keeling.web.store.database import WRITERS
from keeling.web.threads import ALL_ASIDE, ALL_WAITING, ASIDE, MOST, SHARE, Threads, resting
from tests.patience import PATIENCE
from tests.web.loops import run

MANY = 3 * MOST  # more than there are threads


class Work:
    """Something that takes until it is let go, and what was seen meanwhile."""

    def __init__(self) -> None:
        self.go_on = Event()
        self.lock = Lock()
        self.now = self.most = self.times = 0

    def wait(self) -> None:
        """Until it is let go."""
        with self.lock:
            self.now += 1
            self.most = max(self.most, self.now)
        self.go_on.wait(PATIENCE)
        with self.lock:
            self.now -= 1
            self.times += 1


async def ask(costs: Costs, address: str, work: object) -> None:
    """A request that lets a thread do something."""

    async def answer() -> None:
        await asyncio.to_thread(work)  # type: ignore[arg-type]  # anything that can be called

    await costs.measured(address, answer())


def test_others_are_served_while_one_address_wants_all_threads() -> None:
    work, costs = Work(), Costs(1000.0)

    async def crowd() -> None:
        asyncio.get_running_loop().set_default_executor(Threads(PATIENCE))
        asked = [asyncio.create_task(ask(costs, "greedy", work.wait)) for _ in range(MANY)]
        await asyncio.sleep(0)  # all of them are in line
        for number in range(MOST):
            await asyncio.wait_for(ask(costs, f"modest {number}", str), PATIENCE)
        assert not any(task.done() for task in asked)
        assert work.times == 0
        work.go_on.set()
        await asyncio.gather(*asked)

    run(crowd())
    assert work.times == MANY
    assert work.most == SHARE


def test_whatever_is_in_line_is_forgotten_when_nobody_wants_it_any_more() -> None:
    work, costs = Work(), Costs(1000.0)

    async def give_up() -> None:
        threads = Threads(PATIENCE)
        asyncio.get_running_loop().set_default_executor(threads)
        asked = [asyncio.create_task(ask(costs, "greedy", work.wait)) for _ in range(MANY)]
        while work.now < SHARE:  # noqa: ASYNC110 - it happens in threads
            await asyncio.sleep(0.01)
        for task in asked:
            task.cancel()
        await asyncio.gather(*asked, return_exceptions=True)
        work.go_on.set()
        await ask(costs, "greedy", str)  # the last of the line
        while threads.at_work:  # noqa: ASYNC110 - it happens in threads
            await asyncio.sleep(0.01)
        assert not threads.lines

    run(asyncio.wait_for(give_up(), PATIENCE))
    assert work.times == SHARE


def test_what_fails_in_a_thread_is_told_to_whoever_asked() -> None:
    def fail() -> None:
        sleep(0)
        raise LookupError

    async def fails() -> None:
        asyncio.get_running_loop().set_default_executor(Threads(PATIENCE))
        with pytest.raises(LookupError):
            await ask(Costs(1000.0), "somebody", fail)
        await ask(Costs(1000.0), "somebody", str)

    run(fails())


def test_whoever_waits_at_a_door_keeps_nobody_of_the_same_address_waiting() -> None:
    door, costs = Door(PATIENCE), Costs(1000.0)

    def go_in() -> None:
        with door:
            pass

    async def wait() -> None:
        asyncio.get_running_loop().set_default_executor(Threads(PATIENCE))
        with door:
            asked = [asyncio.create_task(ask(costs, "school", go_in)) for _ in range(2 * SHARE)]
            while door.waiting < 2 * SHARE:  # noqa: ASYNC110 - it happens in threads
                await asyncio.sleep(0.01)
            await ask(costs, "school", str)
            assert not any(task.done() for task in asked)
        await asyncio.gather(*asked)

    run(asyncio.wait_for(wait(), PATIENCE))


def test_others_are_served_while_one_address_waits_for_many_slow_things() -> None:
    doors, costs = [Door(PATIENCE) for _ in range(MOST)], Costs(1000.0)

    def go_in(door: Door) -> None:
        with door:
            pass

    def all_waiting() -> int:
        return sum(door.waiting for door in doors)

    async def wait() -> None:
        asyncio.get_running_loop().set_default_executor(Threads(PATIENCE))
        with ExitStack() as closed:
            for door in doors:
                closed.enter_context(door)
            asked = [
                asyncio.create_task(ask(costs, "greedy", partial(go_in, door)))
                for door in doors
                for _ in range(2)
            ]
            while all_waiting() < ASIDE + SHARE:  # noqa: ASYNC110 - it happens in threads
                await asyncio.sleep(0.01)
            for number in range(MOST):
                await asyncio.wait_for(ask(costs, f"modest {number}", str), PATIENCE)
            assert all_waiting() == ASIDE + SHARE
        await asyncio.gather(*asked)

    run(asyncio.wait_for(wait(), PATIENCE))


def test_others_are_served_while_many_addresses_wait_for_something_slow() -> None:
    doors, costs = [Door(PATIENCE) for _ in range(MOST)], Costs(1000.0)

    def go_in(door: Door) -> None:
        with door:
            pass

    async def wait() -> list[object]:
        asyncio.get_running_loop().set_default_executor(Threads(PATIENCE))
        with ExitStack() as closed:
            for door in doors:
                closed.enter_context(door)
            asked = [
                asyncio.create_task(ask(costs, f"greedy {n}", partial(go_in, door)))
                for n, door in enumerate(doors)
                for _ in range(2)
            ]
            while sum(task.done() for task in asked) < 2 * MOST - ALL_WAITING:  # noqa: ASYNC110 - it happens in threads
                await asyncio.sleep(0.01)
            for number in range(MOST):
                await asyncio.wait_for(ask(costs, f"modest {number}", str), PATIENCE)
            assert sum(door.waiting for door in doors) == ALL_WAITING
        return list(await asyncio.gather(*asked, return_exceptions=True))

    found = run(asyncio.wait_for(wait(), PATIENCE))
    assert sum(isinstance(one, Busy) for one in found) == 2 * MOST - ALL_WAITING


def test_there_are_always_threads_for_those_who_wait_for_nothing() -> None:
    assert ASIDE + SHARE < ALL_ASIDE < ALL_WAITING <= MOST - 2 * SHARE
    assert WRITERS < MOST - SHARE


def test_a_thread_in_excess_may_not_wait_for_long() -> None:
    costs, go_on, aside = Costs(1000.0), Event(), list[bool]()

    def wait() -> None:
        with resting() as is_aside:
            aside.append(is_aside)
            if is_aside:
                go_on.wait(PATIENCE)

    async def wait_in_many_threads() -> None:
        threads = Threads(PATIENCE)
        asyncio.get_running_loop().set_default_executor(threads)
        asked = [asyncio.create_task(ask(costs, "greedy", wait)) for _ in range(ASIDE + 2)]
        while len(aside) < ASIDE + 2:  # noqa: ASYNC110 - it happens in threads
            await asyncio.sleep(0.01)
        go_on.set()
        await asyncio.gather(*asked)
        await ask(costs, "greedy", wait)
        assert not threads.aside

    run(asyncio.wait_for(wait_in_many_threads(), PATIENCE))
    assert aside == [True] * ASIDE + [False] * 2 + [True]


def test_nobody_stays_in_the_line_of_an_address_for_longer_than_the_server_is_patient() -> None:
    work, costs = Work(), Costs(1000.0)

    async def ask_for_much() -> None:
        threads = Threads(0.05)
        asyncio.get_running_loop().set_default_executor(threads)
        served = [asyncio.create_task(ask(costs, "greedy", work.wait)) for _ in range(SHARE)]
        await asyncio.sleep(0)
        for _ in range(2):  # the line is looked at again and again
            late = [ask(costs, "greedy", work.wait) for _ in range(MANY)]
            found = await asyncio.gather(*late, return_exceptions=True)
            assert [type(one) for one in found] == [Busy] * MANY
        assert not threads.lines
        assert not any(task.done() for task in served)
        work.go_on.set()
        await asyncio.gather(*served)

    run(asyncio.wait_for(ask_for_much(), PATIENCE))
    assert work.times == SHARE
