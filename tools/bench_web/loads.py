"""Two ways to play: as fast as can be, and at a steady rate whatever the server does."""

from __future__ import annotations

import asyncio
import time
from itertools import cycle
from typing import TYPE_CHECKING, Protocol

from msgspec import Struct, field

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

PAGE_EVERY = 25  # choices: then somebody loads a whole page
AHEAD = 0.05  # seconds until the first choice is due


class Playable(Protocol):
    """A table, as far as a load knows it."""

    async def choose(self, due: float | None = None) -> float:
        """Take an option; the milliseconds that took, from the moment when it was due."""

    async def page(self, due: float) -> float:
        """Load the page; the milliseconds that took."""


class Heard(Struct):
    """How long everybody waited in steady play, in milliseconds."""

    choices: list[float] = field(default_factory=list)
    pages: list[float] = field(default_factory=list)
    news: list[float] = field(default_factory=list)


async def as_fast_as_can_be(
    tables: Sequence[Playable], players: int, seconds: float
) -> list[float]:
    """So many people go from table to table and choose; how long each choice took."""
    waits: list[float] = []
    end = time.perf_counter() + seconds

    async def play(own: Iterator[Playable]) -> None:
        while time.perf_counter() < end:
            waits.append(await next(own).choose())

    async with asyncio.TaskGroup() as group:
        for n in range(min(players, len(tables))):
            group.create_task(play(cycle(tables[n::players])))
    return waits


async def steadily(
    tables: Sequence[Playable], shown: Sequence[Playable], rate: float, seconds: float
) -> Heard:
    """So many choices a second, table after table, and a page now and then.

    Each is due at its moment, and waits are counted from there: a server that stands still for a
    second makes everybody wait who would have come meanwhile.
    """
    heard = Heard()

    async def visit(n: int, due: float) -> None:
        heard.choices.append(await tables[n % len(tables)].choose(due))

    async def load(n: int, due: float) -> None:
        heard.pages.append(await shown[n // PAGE_EVERY % len(shown)].page(due))

    began = time.perf_counter() + AHEAD
    async with asyncio.TaskGroup() as group:
        for n in range(int(rate * seconds)):
            due = began + n / rate
            await asyncio.sleep(max(0.0, due - time.perf_counter()))
            group.create_task(visit(n, due))
            if shown and n % PAGE_EVERY == 0:
                group.create_task(load(n, due))
    return heard
