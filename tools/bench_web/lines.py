"""The kinds of servers that are compared, each measured from few tables to many."""

from __future__ import annotations

import tempfile
from contextlib import ExitStack, closing
from pathlib import Path
from typing import TYPE_CHECKING

import uvloop

from tools.bench_web import sizes
from tools.bench_web.boardgame import Boardgame
from tools.bench_web.crowd import Crowd
from tools.bench_web.figures import Line, Size
from tools.bench_web.growth import grown
from tools.postgres import Postgres
from tools.server import Server

if TYPE_CHECKING:
    from collections.abc import Callable

    from tools.bench_web.figures import Point
    from tools.bench_web.growth import Plan


def on_sqlite(plan: Plan, tell: Callable[[Point], None]) -> Line:
    """One process and a file."""
    with tempfile.TemporaryDirectory() as folder:
        server = Server(Path(folder))
        server.start()
        with closing(server):
            return Line("Keeling on SQLite", uvloop.run(played(server, None, plan, tell)))


def on_postgres(workers: int, plan: Plan, tell: Callable[[Point], None]) -> Line:
    """So many processes and an empty database on a server beside them."""
    with ExitStack() as stack:
        postgres = stack.enter_context(closing(Postgres()))
        postgres.start()
        folder = Path(stack.enter_context(tempfile.TemporaryDirectory()))
        server = Server(folder, workers=workers, database=postgres.url)
        server.start()
        stack.enter_context(closing(server))
        points = uvloop.run(played(server, postgres, plan, tell))
    return Line(f"Keeling on PostgreSQL, {workers} worker{'s' * (workers > 1)}", points)


async def played(
    server: Server, postgres: Postgres | None, plan: Plan, tell: Callable[[Point], None]
) -> list[Point]:
    """A crowd that grows, at one server."""
    crowd = Crowd(server, postgres)
    points = await grown(crowd, plan, tell)
    await crowd.leave()
    return points


def on_boardgame(storage: str, plan: Plan, tell: Callable[[Point], None]) -> Line:
    """The server of boardgame.io, with one of the storages that it brings."""

    async def run(folder: Path | None) -> list[Point]:
        async with Boardgame(folder) as crowd:
            return await grown(crowd, plan, tell)

    with tempfile.TemporaryDirectory() as folder:
        points = uvloop.run(run(None if storage == "memory" else Path(folder)))
    return Line(f"boardgame.io, {storage}", points, is_durable=False)


def memory_of_one() -> list[Size]:
    """What tables and streams take in the memory of one process."""
    with tempfile.TemporaryDirectory() as folder:
        server = Server(Path(folder))
        server.start()
        with closing(server):
            return uvloop.run(sizes.measured(server))
