"""How the figures of a server grow with the number of tables."""

from __future__ import annotations

import time
from typing import TYPE_CHECKING, Protocol

from msgspec import Struct

from tools.bench_web.figures import Point, Waits, steady_rate, waits_of

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from tools.bench_web.loads import Heard

WARM = 1.0  # seconds of play before the first measurement


class Played(Protocol):
    """Everybody at the tables of a server, whoever made it."""

    async def grow(self, tables: int, streams: int) -> None:
        """Open tables and streams until there are so many."""

    async def flat_out(self, seconds: float) -> list[float]:
        """Play as fast as can be; the milliseconds of each choice."""

    async def steady(self, rate: float, seconds: float) -> Heard:
        """Play at a steady rate."""

    def spent(self) -> tuple[float, float, float]:
        """CPU seconds so far: of the server, of its database, of the client."""

    def refused(self) -> int:
        """How often the server had too much to do so far, and was asked again."""

    def kilobytes(self) -> float:
        """The memory of the server."""


class Plan(Struct, frozen=True):
    """How much is measured."""

    tables: Sequence[int]
    seconds: float  # of each way to play
    rate: float  # choices a second in steady play


async def grown(crowd: Played, plan: Plan, tell: Callable[[Point], None]) -> list[Point]:
    """One point for each number of tables, with half as many streams."""
    points: list[Point] = []
    for tables in plan.tables:
        await crowd.grow(tables, tables // 2)
        if not points:
            await crowd.flat_out(WARM)
        points.append(await point(crowd, plan, tables))
        tell(points[-1])
    return points


async def point(crowd: Played, plan: Plan, tables: int) -> Point:
    """As fast as can be, then steadily."""
    began, before, refused = time.perf_counter(), crowd.spent(), crowd.refused()
    waits = await crowd.flat_out(plan.seconds)
    took, after = time.perf_counter() - began, crowd.spent()
    server, database, client = (b - a for a, b in zip(before, after, strict=True))
    rate = steady_rate(len(waits) / took, plan.rate)
    heard = await crowd.steady(rate, plan.seconds)
    return Point(
        tables=tables,
        streams=tables // 2,
        capacity=len(waits) / took,
        flat_out=told(waits),
        server_ms=1000 * server / len(waits),
        database_ms=1000 * database / len(waits),
        client=client / took,
        rate=rate,
        choice=told(heard.choices),
        page=waits_of(heard.pages),
        news=waits_of(heard.news),
        refused=crowd.refused() - refused,
        megabytes=crowd.kilobytes() / 1000,
    )


def told(milliseconds: Sequence[float]) -> Waits:
    """Waits of which there must be some."""
    found = waits_of(milliseconds)
    if found is None:
        raise RuntimeError("no choice was accepted: there is nothing to measure")
    return found
