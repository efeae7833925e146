"""Whose bots think next: people wait for none but each other, and nobody takes all the time."""

from __future__ import annotations

import asyncio
from collections import defaultdict
from contextlib import asynccontextmanager
from enum import IntEnum
from time import monotonic, time
from typing import TYPE_CHECKING, Generic, TypeVar

from msgspec import Struct

if TYPE_CHECKING:
    from collections.abc import AsyncIterator, Callable, Collection, Mapping, Sequence

T = TypeVar("T")
MINUTE = 60.0
WORTH_TELLING = 0.05  # seconds


class Rank(IntEnum):
    """Who waits for the bots of a table; the first come first."""

    WATCHED = 0  # somebody looks at it
    PEOPLE = 1  # a person plays there, or perhaps one does
    BOTS = 2  # nobody but bots


class Budget(Struct, frozen=True):
    """Seconds of a minute for which bots may think before all others go first."""

    table: float = float("inf")
    address: float = float("inf")  # at all its tables


class Account(Struct):
    """What a table, or an address at all its tables, has had in this minute."""

    used: float = 0.0  # seconds
    served: int = 0  # the number of its last turn, counted over all
    places: int = 0  # at which its bots think just now


class Turns(Generic[T]):
    """A line of tables before some places at which bots think. Only the event loop touches it.

    A table stands in the line once, and comes back to it after each choice. Addresses take turns,
    and so do the tables of an address: whoever had the last turn longest ago is next. A place
    cannot be had back before a bot has thought. So of several the first is kept for tables that
    somebody looks at; and unless an address is alone, it never has all places, nor the first one
    once its budget is used up. What the bots of an address have thought at other processes counts,
    too (`limits.Shared`); places are each process's own.
    """

    def __init__(
        self,
        places: Sequence[T],
        rank: Callable[[str], Rank],
        whose: Callable[[str], Collection[str]],
        budget: Budget,
    ) -> None:
        self.kept = list(places[:1])  # for tables that somebody looks at, while it is free
        self.free = list(places[1:])  # for all, the last one first: the others need not even start
        self.first = places[0]
        self.size = len(places)
        self.rank = rank
        self.whose = whose  # the addresses that wait for a table: at least one
        self.budget = budget
        self.tables: dict[str, Account] = defaultdict(Account)
        self.addresses: dict[str, Account] = defaultdict(Account)
        self.thinking: dict[str, tuple[Account, Account]] = {}  # who pays for it, by table
        self.turns = 0  # so far
        self.until = 0.0  # the end of this minute
        self.is_shared = False  # with other processes, at which bots think for the same addresses
        self.fresh: dict[str, float] = {}  # seconds of addresses of which they have not been told
        self.heard: dict[str, int] = {}  # milliseconds in this minute at all of them
        self.told_in = 0.0  # the end of the minute in which they were told the last time
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
            self._give_back(table, place, monotonic() - began)

    async def _wait(self, table: str) -> T:
        turn: asyncio.Future[T] = asyncio.get_running_loop().create_future()
        self.waiting[table] = turn
        self.serve()
        try:
            return await turn
        except asyncio.CancelledError:
            self.waiting.pop(table, None)
            if turn.done() and not turn.cancelled():
                self._give_back(table, turn.result(), 0.0)
            raise

    def _give_back(self, table: str, place: T, seconds: float) -> None:
        own, payer = self.thinking.pop(table)
        for account in (own, payer):
            account.places -= 1
            account.used += seconds
        if self.is_shared:
            self._note(payer, seconds)
        (self.kept if place is self.first else self.free).append(place)
        self.serve()

    def serve(self) -> None:
        """Let those think whose turn it is."""
        self._begin_minute()
        while self.kept and (able := [one for one in self.waiting if self._may_have_kept(one)]):
            self._let_think(min(able, key=self._before), self.kept.pop())
        while self.free and self.waiting:
            table = min(self.waiting, key=self._before)
            if self._has_share(self._payer(table)):  # and so have all others
                return
            self._let_think(table, self.free.pop())

    def _let_think(self, table: str, place: T) -> None:
        self.turns += 1
        self.thinking[table] = accounts = self.tables[table], self._payer(table)
        for account in accounts:
            account.places += 1
            account.served = self.turns
        self.waiting.pop(table).set_result(place)

    def _may_have_kept(self, table: str) -> bool:
        if self.size == 1:
            return True
        if self.rank(table) is not Rank.WATCHED:
            return False
        payer = self._payer(table)
        within = self._is_alone or payer.used < self.budget.address
        return within and not self._has_share(payer)

    def _has_share(self, payer: Account) -> bool:
        """Whether one place more would be too much for an address."""
        return payer.places >= max(1, self.size - 1) and not self._is_alone

    @property
    def _is_alone(self) -> bool:
        """Whether bots have thought, or want to, for one address only in this minute."""
        return len(self.addresses) == 1

    def _before(self, table: str) -> tuple[bool, bool, Rank, int, int, int]:
        """The least is next; of equals, the first in the line."""
        own, payer = self.tables[table], self._payer(table)
        is_over = own.used >= self.budget.table or payer.used >= self.budget.address
        place_in_round = payer.places, payer.served, own.served
        return self._has_share(payer), is_over, self.rank(table), *place_in_round

    def _payer(self, table: str) -> Account:
        """Of all who wait for a table the one who has had least: nobody else can spoil its turn."""
        return min((self.addresses[one] for one in self.whose(table)), key=self._burden)

    def _burden(self, account: Account) -> tuple[bool, int, int]:
        return account.used >= self.budget.address, account.places, account.served

    def _begin_minute(self) -> None:
        """All begin anew together: nothing piles up, but for those who think just now."""
        if monotonic() < self.until:
            return
        self.until = monotonic() + MINUTE - (time() % MINUTE if self.is_shared else 0.0)
        self.fresh = {who: s for who, s in self.fresh.items() if s >= WORTH_TELLING}
        self.heard.clear()
        for accounts in (self.tables, self.addresses):
            for name in [name for name, account in accounts.items() if not account.places]:
                del accounts[name]
            for account in accounts.values():
                account.used = 0.0

    # ---- what other processes hear of it

    def _note(self, payer: Account, seconds: float) -> None:
        """An address has had so much more, of which others are to hear."""
        for name, account in self.addresses.items():
            if account is payer:
                self.fresh[name] = self.fresh.get(name, 0.0) + seconds

    def untold(self) -> dict[str, int]:
        """Milliseconds since others were told the last time, where it is worth it."""
        self.told_in = self.until
        return {who: int(1000 * s) for who, s in self.fresh.items() if s >= WORTH_TELLING}

    def hear(self, told: Mapping[str, int], totals: Mapping[str, int]) -> None:
        """Others were told of this, and so much is it in all; what is theirs counts here too."""
        for who, total in totals.items():
            self.fresh[who] = self.fresh.get(who, 0.0) - told[who] / 1000
            if self.told_in != self.until:
                continue  # another minute has begun meanwhile: it was about the one before
            theirs = max(0, total - self.heard.get(who, 0) - told[who])
            if who in self.addresses:
                self.addresses[who].used += theirs / 1000
            self.heard[who] = total
