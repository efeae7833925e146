"""How many choices the server keeps a second, and how long people wait, on this machine.

Everything is asked of a real server over HTTP by one program beside it. People at tables for two
choose at random; a choice is on disk before it is answered. Before somebody else's turn the table
has to be looked at again: that counts in the rate of choices, not in the wait for one.
"""

from __future__ import annotations

import argparse
import asyncio
import random
import tempfile
import time
from contextlib import closing
from itertools import count, cycle
from pathlib import Path
from statistics import quantiles
from typing import TYPE_CHECKING, Any
from urllib.parse import urlsplit
from uuid import uuid4

import httpx
import uvloop
from rich.console import Console
from rich.table import Table as Rows

import keeling
from tools.ports import HERE
from tools.postgres import Postgres
from tools.server import Server
from tools.wire import Wire, events

if TYPE_CHECKING:
    from collections.abc import Iterator

PREFIX = "/api/v1/tables"
OPENED = {
    "game": "future_energy",
    "config": {"seats": 2, "modules": ["module_1"]},
    "seats": [{"who": "link"}, {"who": "link"}],
}
CONCURRENT = (1, 8, 32)
CROWD = 200  # tables with open pages
PLAYERS = 8  # who play at them as fast as they can
AT_ONCE = 32  # who play as fast as they can, where workers are compared
WIDTH = 110  # of what is printed
EVERY = 10.0  # seconds between two choices at a table of people


class Table:
    """A table for two, and both who sit there."""

    def __init__(self, port: int) -> None:
        self.port = port
        self.wire = Wire(port)
        self.cookie = ""
        self.sent = 0.0  # when the last choice was sent

    async def open(self) -> None:
        """A new game."""
        made = (await self.wire.post(PREFIX, OPENED)).json
        self.id, self.version = made["table"], made["version"]
        self.tokens = {seat["seat"]: seat["token"] for seat in made["seats"]}
        self.link = urlsplit(made["seats"][0]["link"]).path
        self.view: dict[str, Any] = {"legal": [], "ended": False}

    async def look(self) -> None:
        """See the table with the eyes of whose turn it is."""
        if self.view["ended"]:
            await self.open()
        seat = self.view.get("to_move") or (await self.get(""))["to_move"]
        self.view = (await self.get("/view", self.tokens[seat]))["view"]

    async def get(self, path: str, token: str = "") -> Any:  # noqa: ANN401 - JSON
        """Something of this table."""
        return (await self.wire.get(f"{PREFIX}/{self.id}{path}", token)).json

    async def choose(self) -> float:
        """Take any option; the milliseconds until it was acknowledged."""
        if not self.view["legal"]:
            await self.look()
        option = random.choice(self.view["legal"])  # noqa: S311 - a game
        body = {"option": option, "version": self.version, "id": uuid4().hex}
        token = self.tokens[self.view["to_move"]]
        self.sent = time.perf_counter()
        said = (await self.wire.post(f"{PREFIX}/{self.id}/choices", body, token)).json
        waited = since(self.sent)
        self.version, self.view = said["version"], said["view"]
        return waited

    async def page(self) -> float:
        """Load the page as one of the two; the milliseconds until it is there."""
        began = time.perf_counter()
        answer = await self.wire.get(f"/t/{self.id}", cookie=self.cookie)
        if b"<svg" not in answer.body:
            raise RuntimeError(answer.body.decode())
        return since(began)

    def sit(self, browser: httpx.Client) -> None:
        """Take a seat in a browser, by its link."""
        browser.get(self.link)
        token = browser.cookies["keeling_csrf"]
        browser.post(self.link, data={"name": "Ada"}, headers={"x-csrftoken": token})
        self.cookie = "; ".join(f"{name}={value}" for name, value in browser.cookies.items())

    async def watch(self, waits: list[float]) -> None:
        """An open stream; the milliseconds from a choice to the news of it."""
        async with events(self.port, f"{PREFIX}/{self.id}/stream") as stream:
            async for _ in stream:
                if self.sent:
                    waits.append(since(self.sent))  # noqa: PERF401 - it never ends


def since(began: float) -> float:
    """Milliseconds since a moment."""
    return (time.perf_counter() - began) * 1000


async def opened(port: int, tables: int) -> list[Table]:
    """So many tables."""
    made = [Table(port) for _ in range(tables)]
    for table in made:
        await table.open()
    return made


async def as_fast_as_can_be(tables: list[Table], players: int, seconds: float) -> list[float]:
    """So many people go from table to table and choose; how long each choice took."""
    waits: list[float] = []
    end = time.perf_counter() + seconds

    async def play(own: Iterator[Table]) -> None:
        while time.perf_counter() < end:
            waits.append(await next(own).choose())

    async with asyncio.TaskGroup() as group:
        for n in range(players):
            group.create_task(play(cycle(tables[n::players])))
    return waits


async def as_people_do(tables: list[Table], seconds: float) -> tuple[list[float], list[float]]:
    """Somebody chooses at every table now and then, and loads the page now and then."""
    choices: list[float] = []
    pages: list[float] = []
    began = time.perf_counter()
    async with asyncio.TaskGroup() as group:

        async def visit(table: Table) -> None:
            choices.append(await table.choose())
            pages.append(await table.page())

        for n, table in zip(count(), cycle(tables), strict=False):
            due = began + n * EVERY / len(tables)
            if due > began + seconds:
                break
            await asyncio.sleep(due - time.perf_counter())
            group.create_task(visit(table))
    return choices, pages


def row(what: str, waits: list[float], seconds: float = 0.0) -> list[str]:
    """How often a second, the median, and what one in twenty and one in a hundred wait."""
    cuts = quantiles(waits, n=100)
    rate = f"{len(waits) / seconds:,.0f}" if seconds else ""
    return [what, rate, f"{cuts[49]:.1f}", f"{cuts[94]:.1f}", f"{cuts[98]:.1f}"]


async def measure(port: int, seconds: float) -> list[list[str]]:
    """All figures."""
    rows = []
    for tables in CONCURRENT:
        waits = await as_fast_as_can_be(await opened(port, tables), tables, seconds)
        rows.append(row(f"choices, {tables} at once", waits, seconds))
    crowd = await opened(port, CROWD)
    with httpx.Client(base_url=f"http://{HERE}:{port}", timeout=60) as browser:
        for table in crowd:
            table.sit(browser)
    news: list[float] = []
    watching = [asyncio.create_task(table.watch(news)) for table in crowd for _ in table.tokens]
    choices, pages = await as_people_do(crowd, 2 * seconds)
    quiet = (
        f"{CROWD} tables, {len(watching)} streams, a choice and a page every {EVERY:g} s at each"
    )
    rows += [
        [quiet, "", "", "", ""],
        row("  a choice", choices),
        row("  the page of a table", pages),
    ]
    rows.append(row("  the news of a choice at a stream", news))
    news.clear()
    waits = await as_fast_as_can_be(crowd, PLAYERS, seconds)
    rows += [
        [f"the same {CROWD} tables and {len(watching)} streams, as fast as can be", "", "", "", ""],
        row(f"  choices, {PLAYERS} at once", waits, seconds),
        row("  the news of a choice at a stream", news),
    ]
    for task in watching:
        task.cancel()
    return rows


async def one_row(port: int, workers: int, seconds: float) -> list[str]:
    """How many choices so many workers keep."""
    waits = await as_fast_as_can_be(await opened(port, AT_ONCE), AT_ONCE, seconds)
    return row(f"choices, {AT_ONCE} at once, workers: {workers}", waits, seconds)


def on_postgres(counts: list[int], seconds: float) -> list[list[str]]:
    """How the figures grow with the number of workers, each time on an empty database."""
    rows = []
    for workers in counts:
        with closing(Postgres()) as postgres, tempfile.TemporaryDirectory() as folder:
            postgres.start()
            server = Server(Path(folder), workers=workers, database=postgres.url)
            server.start()
            with closing(server):
                rows.append(uvloop.run(one_row(server.port, workers, seconds)))
    return rows


def on_sqlite(seconds: float) -> list[list[str]]:
    """All figures of one process."""
    with tempfile.TemporaryDirectory() as folder:
        server = Server(Path(folder))
        server.start()
        with closing(server):
            return uvloop.run(measure(server.port, seconds))


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--seconds", type=float, default=10.0, help="length of a measurement")
    parser.add_argument("--database", choices=["sqlite", "postgres"], default="sqlite")
    parser.add_argument("--workers", type=int, nargs="+", default=[1, 2, 4], help="with postgres")
    args = parser.parse_args()
    if args.database == "postgres":
        kind, rows = "PostgreSQL", on_postgres(args.workers, args.seconds)
    else:
        kind, rows = "SQLite", on_sqlite(args.seconds)
    shown = Rows("", "per second", "p50 ms", "p95 ms", "p99 ms", box=None, pad_edge=False)
    shown.columns[0].no_wrap = True
    for cells in rows:
        shown.add_row(*cells)
    engine = "compiled" if keeling.COMPILED else "interpreted"
    print(f"Engine {engine}, {kind}, every choice on disk")
    Console(width=WIDTH).print(shown)


if __name__ == "__main__":
    main()
