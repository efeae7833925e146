"""Whose bots think next: people wait for none but each other, and nobody takes all the time."""

from __future__ import annotations

import asyncio
from collections import defaultdict
from contextlib import asynccontextmanager
from enum import IntEnum
from time import monotonic
from typing import TYPE_CHECKING, Generic, TypeVar

if TYPE_CHECKING:
    from collections.abc import AsyncIterator, Callable, Sequence

T = TypeVar("T")
MINUTE = 60.0


class Rank(IntEnum):
    """Who waits for the bots of a table; the first come first."""

    WATCHED = 0  # somebody looks at it
    PEOPLE = 1  # a person plays there, or perhaps one does
    BOTS = 2  # nobody but bots


class Turns(Generic[T]):
    """A line of tables before some places at which bots think. Only the event loop touches it.

    A table stands in the line once and comes to its end again after each choice: whoever has
    waited longest is next, and so all tables take turns. Of several places the first is kept for
    tables that somebody looks at, as a place cannot be had back before a bot has thought.
    """

    def __init__(
        self, places: Sequence[T], rank: Callable[[str], Rank], budget: float = float("inf")
    ) -> None:
        self.kept = list(places[:1])  # for tables that somebody looks at, while it is free
        self.free = list(places[1:])  # for all, the last one first: the others need not even start
        self.first = places[0]
        self.size = len(places)
        self.rank = rank
        self.budget = budget  # seconds of a minute that a table may use before it lets others go
        self.used: dict[str, float] = defaultdict(float)  # seconds of this minute, by table
        self.until = 0.0  # the end of this minute
        self.waiting: dict[str, asyncio.Future[T]] = {}  # the first has waited longest

    @property
    def busy(self) -> int:
        """Places at which somebody thinks."""
        return self.size - len(self.kept) - len(self.free)

    @asynccontextmanager
    async def at(self, table: str) -> AsyncIterator[T]:
        """A place, when it is the table's turn; it is given back at the end."""
        place = await self._wait(table)
        began = monotonic()
        try:
            yield place
        finally:
            self.used[table] += monotonic() - began
            self._give_back(place)

    async def _wait(self, table: str) -> T:
        turn: asyncio.Future[T] = asyncio.get_running_loop().create_future()
        self.waiting[table] = turn
        self.serve()
        try:
            return await turn
        except asyncio.CancelledError:
            self.waiting.pop(table, None)
            if turn.done() and not turn.cancelled():
                self._give_back(turn.result())
            raise

    def _give_back(self, place: T) -> None:
        (self.kept if place is self.first else self.free).append(place)
        self.serve()

    def serve(self) -> None:
        """Let those think whose turn it is."""
        self._begin_minute()
        while self.waiting:
            table = min(self.waiting, key=self._before)
            takes_kept = self.kept and (self.rank(table) is Rank.WATCHED or self.size == 1)
            places = self.kept if takes_kept else self.free
            if not places:
                return
            self.waiting.pop(table).set_result(places.pop())

    def _before(self, table: str) -> tuple[Rank, bool]:
        """The least is next; of equals, the first in the line."""
        return self.rank(table), self.used.get(table, 0.0) >= self.budget

    def _begin_minute(self) -> None:
        if monotonic() >= self.until:
            self.used.clear()
            self.until = monotonic() + MINUTE
