"""Whose bots think next."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING

import pytest

from keeling.web.tables.turns import Budget, Rank, Turns
from tests.web.loops import run

if TYPE_CHECKING:
    from collections.abc import Mapping

BUDGET = Budget(table=1.0, address=3.0)
W, P, B = Rank.WATCHED, Rank.PEOPLE, Rank.BOTS


async def settle() -> None:
    """Let everybody go as far as they can."""
    for _ in range(10):
        await asyncio.sleep(0)


class Line:
    """Tables that want to think, each until it is told to stop."""

    def __init__(
        self,
        ranks: Mapping[str, Rank],
        places: int = 1,
        whose: Mapping[str, str] | None = None,
    ) -> None:
        self.whose = whose or {}  # letters for addresses, by table
        self.turns = Turns(range(places), lambda table: ranks.get(table, W), self.waits, BUDGET)
        self.served: list[str] = []
        self.stops: dict[str, asyncio.Event] = {}
        self.tasks: dict[str, asyncio.Task[None]] = {}

    def waits(self, table: str) -> str:
        """The addresses that wait for a table; a table of which nothing is said has its own."""
        return self.whose.get(table, table[0])

    async def come(self, *tables: str) -> None:
        """Tables come to the end of the line, one after the other."""
        for table in tables:
            self.stops[table] = asyncio.Event()
            self.tasks[table] = asyncio.create_task(self._think(table))
            await settle()

    async def _think(self, table: str) -> None:
        async with self.turns.at(table):
            self.served.append(table)
            await self.stops[table].wait()

    async def stop(self, *tables: str) -> None:
        """Tables have thought, one after the other."""
        for table in tables:
            self.stops[table].set()
            await settle()

    async def finish(self) -> list[str]:
        """Let all think, each as soon as it is served; the order in which they were."""
        while any(not task.done() for task in self.tasks.values()):
            await self.stop(*self.served)
        return self.served


def order(
    ranks: Mapping[str, Rank],
    used: Mapping[str, float] | None = None,
    whose: Mapping[str, str] | None = None,
) -> str:
    """Tables come in this order while the only place is taken; the order in which they think."""

    async def think() -> str:
        line = Line(ranks, whose=whose)
        await line.come("first")
        for name, seconds in (used or {}).items():
            accounts = line.turns.addresses if name.isupper() else line.turns.tables
            accounts[name].used = seconds
        await line.come(*ranks)
        return "".join((await line.finish())[1:])

    return run(think())


@pytest.mark.parametrize(
    ("ranks", "expected"),
    [
        ({"a": W, "b": W, "c": W}, "abc"),
        ({"a": B, "b": P, "c": W}, "cba"),
        ({"a": B, "b": W, "c": B, "d": P, "e": W, "f": P}, "bedfac"),
    ],
)
def test_tables_where_somebody_waits_come_first_then_the_oldest(
    ranks: dict[str, Rank], expected: str
) -> None:
    assert order(ranks) == expected


def test_a_table_that_has_used_its_time_lets_all_others_go_first() -> None:
    ranks = {"a": B, "b": B, "c": P, "d": P, "e": W}
    assert order(ranks, used={"a": 1.5, "c": 1.0, "d": 0.9, "e": 1.1}) == "dbeca"


def test_addresses_take_turns_however_many_tables_they_look_at() -> None:
    whose = {"a": "X", "b": "X", "c": "X", "d": "X", "e": "Y", "f": "Y", "g": "Z"}
    assert order(dict.fromkeys(whose, W), whose=whose) == "aegbfcd"


def test_an_address_that_has_used_its_time_lets_all_others_go_first() -> None:
    whose = {"a": "X", "b": "X", "c": "Y", "d": "Z"}
    ranks = {"a": W, "b": W, "c": B, "d": P}
    assert order(ranks, used={"X": 3.0, "Y": 2.9}, whose=whose) == "dcab"


def test_nobody_can_use_up_the_time_of_another_by_looking_at_its_table() -> None:
    whose = {"a": "X", "b": "Z", "mine": "XY"}
    assert order(dict.fromkeys(whose, W), used={"X": 5.0}, whose=whose) == "bminea"


def test_the_next_place_is_for_an_address_that_has_none() -> None:
    async def think() -> list[str]:
        whose = {"a": "X", "b": "X", "c": "X", "mine": "Y"}
        line = Line({}, places=2, whose=whose)
        await line.come("a", "b", "c", "mine")
        await line.stop("a")
        return line.served

    assert run(think()) == ["a", "b", "mine"]


@pytest.mark.parametrize(("places", "share"), [(1, 1), (2, 1), (3, 2)])
def test_while_others_are_there_an_address_never_has_all_places(places: int, share: int) -> None:
    async def think() -> list[int]:
        line = Line({}, places, whose=dict.fromkeys("abcd", "X"))
        await line.come("mine")
        await line.stop("mine")
        await line.come(*"abcd")
        seen = [line.turns.busy]
        for table in "abc":
            await line.stop(table)
            seen.append(line.turns.busy)
        return seen

    assert run(think()) == [share, share, *[min(share, n) for n in (2, 1)]]


def test_an_address_that_is_alone_has_all_places_however_long() -> None:
    async def think() -> int:
        line = Line({}, places=3, whose=dict.fromkeys("abcd", "X"))
        line.turns.until = float("inf")
        line.turns.addresses["X"].used = 100.0
        await line.come(*"abcd")
        return line.turns.busy

    assert run(think()) == 3


def test_the_kept_place_is_not_for_an_address_that_has_used_its_time() -> None:
    async def think() -> tuple[list[int], list[str]]:
        line = Line({}, places=2, whose={"a": "X", "b": "X", "mine": "Y"})
        line.turns.until = float("inf")
        line.turns.addresses["X"].used = 3.0
        line.turns.addresses["Y"].used = 0.1
        await line.come("a", "b")
        before = [*line.turns.kept, *line.turns.free]
        await line.come("mine")
        return before, line.served

    assert run(think()) == ([0], ["a", "mine"])


def test_a_table_that_has_used_its_time_is_served_if_nobody_else_waits() -> None:
    assert order({"a": B}, used={"a": 100.0}) == "a"


def test_with_the_next_minute_everybody_has_time_again() -> None:
    async def think() -> dict[str, float]:
        line = Line({})
        line.turns.tables["a"].used = line.turns.addresses["b"].used = 100.0
        line.turns.until = 0.0
        await line.come("a")
        accounts = {**line.turns.tables, **line.turns.addresses}
        return {name: account.used for name, account in accounts.items()}

    assert run(think()) == {"a": 0.0}


def test_tables_take_turns() -> None:
    async def think() -> list[str]:
        turns = Turns([0], lambda _table: B, lambda table: table, BUDGET)
        served = []

        async def choose_thrice(table: str) -> None:
            for _ in range(3):
                async with turns.at(table):
                    served.append(table)
                    await settle()

        await asyncio.gather(*map(choose_thrice, "abc"))
        return served

    assert "".join(run(think())) == "abcabcabc"


def test_the_time_that_a_table_has_thought_is_counted() -> None:
    async def think() -> tuple[float, float]:
        line = Line({}, whose={"a": "X"})
        await line.come("a")
        await line.stop("a")
        return line.turns.tables["a"].used, line.turns.addresses["X"].used

    used, of_address = run(think())
    assert used == of_address > 0


def test_no_more_think_than_there_are_places() -> None:
    async def think() -> list[tuple[int, int]]:
        line = Line({}, places=3)
        seen = [(line.turns.busy, len(line.turns.waiting))]
        for table in "abcde":
            await line.come(table)
            seen.append((line.turns.busy, len(line.turns.waiting)))
        await line.stop("b")
        return [*seen, (line.turns.busy, len(line.turns.waiting))]

    assert run(think()) == [(0, 0), (1, 0), (2, 0), (3, 0), (3, 1), (3, 2), (3, 1)]


def test_one_of_several_places_is_kept_for_a_table_that_somebody_looks_at() -> None:
    async def think() -> list[list[str]]:
        line = Line({"a": B, "b": B, "c": P, "person": W}, places=2)
        await line.come("a", "b", "c")
        before = list(line.served)
        await line.come("person")
        return [before, line.served]

    assert run(think()) == [["a"], ["a", "person"]]


def test_somebody_who_begins_to_look_is_noticed() -> None:
    async def think() -> list[str]:
        ranks = {"a": B, "b": B, "c": B}
        line = Line(ranks, places=2)
        await line.come("a", "b", "c")
        ranks["c"] = W
        line.turns.serve()
        await settle()
        return line.served

    assert run(think()) == ["a", "c"]


def test_whoever_looks_takes_the_kept_place_first_and_then_any_other() -> None:
    async def think() -> list[list[int]]:
        line = Line({}, places=3)
        free = [[*line.turns.kept, *line.turns.free]]
        for table in "abcd":
            await line.come(table)
            free.append([*line.turns.kept, *line.turns.free])
        await line.stop("a")
        return [*free, [len(line.turns.waiting)]]

    assert run(think()) == [[0, 1, 2], [1, 2], [1], [], [], [0]]


@pytest.mark.parametrize("when", ["in the line", "at its turn", "thinking"])
def test_whoever_is_cancelled_takes_no_place_away(when: str) -> None:
    async def think() -> tuple[list[int], int]:
        line = Line({})
        await line.come("a")
        if when != "thinking":
            await line.come("b")
        if when == "at its turn":  # it has the place, and does not know it yet
            line.stops["a"].set()
            line.turns.waiting["b"].add_done_callback(lambda _: line.tasks["b"].cancel())
        else:
            line.tasks["a" if when == "thinking" else "b"].cancel()
        await settle()
        await line.stop("a")
        return line.turns.kept, len(line.turns.waiting)

    assert run(think()) == ([0], 0)
