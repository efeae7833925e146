"""Everybody at the tables of one server of ours."""

from __future__ import annotations

import asyncio
import time
from typing import TYPE_CHECKING

from tools.bench_web.loads import Heard, as_fast_as_can_be, steadily
from tools.bench_web.processes import cpu, memory
from tools.bench_web.tables import Browser, Table, Wires

if TYPE_CHECKING:
    from tools.postgres import Postgres
    from tools.server import Server

AT_ONCE = 32  # people who play as fast as they can
SHOWN = 40  # tables whose pages are loaded, at most
OPENING = 8  # tables or streams that are opened at the same time


class Crowd:
    """Tables and open streams at a server; it grows."""

    def __init__(self, server: Server, postgres: Postgres | None = None) -> None:
        self.server = server
        self.postgres = postgres
        self.wires = Wires(server.port)
        self.browser = Browser(server.port)
        self.tables: list[Table] = []
        self.news: list[float] = []
        self.watching: list[asyncio.Task[None]] = []

    async def grow(self, tables: int, streams: int) -> None:
        """Open tables and streams until there are so many."""
        self.tables += await self.opened(tables - len(self.tables))
        await self.watch(streams)

    async def opened(self, number: int) -> list[Table]:
        """New tables, some of them open in a browser as well."""
        made = [Table(self.wires) for _ in range(number)]
        for table in made[: SHOWN // 4]:
            table.browser = self.browser
        waiting = iter(made)

        async def work() -> None:
            for table in waiting:
                await table.open()

        await asyncio.gather(*(work() for _ in range(OPENING)))
        for table in made:
            if table.browser is not None:
                await table.page(time.perf_counter())
        return made

    async def watch(self, streams: int) -> None:
        """Open streams until there are so many, one at a table, and wait until all are told."""
        for table in self.tables[len(self.watching) : streams]:
            told = asyncio.Event()
            task = asyncio.create_task(table.watch(self.news, told))
            self.watching.append(task)
            first = asyncio.create_task(told.wait())
            await asyncio.wait([task, first], return_when=asyncio.FIRST_COMPLETED)
            if task.done():
                task.result()

    async def flat_out(self, seconds: float) -> list[float]:
        """As fast as can be."""
        return await as_fast_as_can_be(self.tables, AT_ONCE, seconds)

    async def steady(self, rate: float, seconds: float) -> Heard:
        """At a steady rate."""
        self.news.clear()
        shown = [table for table in self.tables if table.browser is not None]
        heard = await steadily(self.tables, shown, rate, seconds)
        heard.news = list(self.news)
        return heard

    def spent(self) -> tuple[float, float, float]:
        """CPU seconds so far: of the server, of its database, of ourselves."""
        database = self.postgres.process if self.postgres is not None else None
        return (
            cpu(self.server.process.pid),
            cpu(database.pid) if database is not None else 0.0,
            time.process_time(),
        )

    def refused(self) -> int:
        """How often the server had too much to do, and was asked again."""
        return self.wires.refused

    def kilobytes(self) -> float:
        """The memory of the server."""
        return memory(self.server.process.pid)

    async def leave(self) -> None:
        """Close all streams."""
        await self.browser.http.aclose()
        for task in self.watching:
            task.cancel()
        await asyncio.gather(*self.watching, return_exceptions=True)
