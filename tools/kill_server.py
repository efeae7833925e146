"""`kill -9` at random moments of play: no acknowledged choice is ever lost.

Programs play at several tables at once, and others follow the streams of these tables. Whoever
loses the connection compares the log of the table with what was acknowledged, and sends what was
not answered again, with the same id: it must count once. At the end every game is finished, and its
record replays.

With SQLite it is the server that is killed, and started again. With PostgreSQL it is one of several
workers, which is replaced by itself, and now and then the database: then every stream has to go on
within five seconds.
"""

from __future__ import annotations

import argparse
import asyncio
import os
import random
import signal
import tempfile
import time
from contextlib import ExitStack, closing
from pathlib import Path
from typing import TYPE_CHECKING

import psycopg
from rich.progress import Progress

from tools.kill_players import PREFIX, Broken, Player, Score
from tools.kill_streams import Watcher
from tools.postgres import Postgres
from tools.server import Server, worker_pids
from tools.wire import Lost, Wire

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable

LINK = {"who": "link"}
BOT = {"who": "bot", "bot": "greedy"}
TABLES = [  # who sits there, and the config
    ([LINK, LINK], {"seats": 2}),
    ([LINK, BOT], {"seats": 2}),
    ([LINK, LINK, LINK], {"seats": 3}),
    ([BOT, LINK, BOT], {"seats": 3}),
    ([LINK, LINK], {"seats": 2, "modules": ["module_1"]}),
    ([LINK, LINK, LINK, LINK], {"seats": 4, "modules": ["module_1", "module_2"]}),
]
SHORTEST, LONGEST = 0.0, 0.8  # seconds of life after the server is up again
DOWN = 1.5  # seconds for which the database is away, at most
CREATED = 201
GAP = 5.0  # seconds after which every stream has to go on
TOLD = 4000  # letters of a fault
GIVEN_UP = 120.0  # seconds after which one is stuck
FAULT = "Traceback"  # in the log of the server
# What a process says that is to think for bots and was just starting when the server was killed.
ORPHANED = "EOFError: Ran out of input"


async def sit(server: Server, score: Score, number: int) -> None:
    """Play game after game at one table."""
    sitters, config = TABLES[number % len(TABLES)]
    body = {"game": "future_energy", "config": config, "seats": sitters}
    wire = Wire(server.port)
    while not score.last_game:
        try:
            answer = await wire.post(PREFIX, body)
        except Lost:
            await asyncio.sleep(0.05)
            continue
        wire.close()
        if answer.status != CREATED:
            await asyncio.sleep(0.2)
            continue
        player = Player(server, score, answer.json)
        watcher = Watcher(server.port, f"{player.path}/stream", score)
        following = asyncio.create_task(watcher.follow())
        await player.play()
        await asyncio.wait_for(following, GIVEN_UP)  # it hears of the end too


class Killing:
    """Kills one thing or the other, so many times each."""

    def __init__(self, server: Server, score: Score, postgres: Postgres | None = None) -> None:
        self.server = server
        self.score = score
        self.postgres = postgres
        self.names: set[str] = set()  # of all workers there have been
        self.killed = 0
        self.back: list[float] = []  # seconds until all streams went on after the database was back

    async def run(self, what: Callable[[], Awaitable[None]], kills: int, told: str) -> None:
        """Kill so many times, at any moment."""
        with Progress() as progress:
            for _ in progress.track(range(kills), description=told):
                await asyncio.sleep(random.uniform(SHORTEST, LONGEST))  # noqa: S311 - any moment will do
                await what()
                self.score.lives += 1

    async def server_itself(self) -> None:
        """The server, which is started again."""
        self.server.kill()
        if not await asyncio.to_thread(self.server.is_gone):
            raise Broken("the processes of the bots outlive the server")
        await asyncio.to_thread(self.server.start)

    async def worker(self) -> None:
        """One of the workers, which is replaced by itself; the others live."""
        await self.calm()
        self.killed += 1
        os.kill(random.choice(worker_pids(self.server.process.pid)), signal.SIGKILL)  # noqa: S311 - any of them

    async def calm(self) -> None:
        """Wait until all workers are there and all streams go on: each kill is measured alone."""
        began = time.monotonic()
        while await asyncio.to_thread(self.missing) > 0 or any(
            one.broke is not None for one in self.score.watching
        ):
            if time.monotonic() - began > GIVEN_UP:
                raise Broken("a stream or a worker does not come back")
            await asyncio.sleep(0.02)

    def missing(self) -> int:
        """How many workers have not said yet that they serve the database."""
        with psycopg.connect(str(self.server.settings["database"]), connect_timeout=5) as kept:
            self.names.update(row[0] for row in kept.execute("SELECT id FROM workers"))
        return self.server.workers + self.killed - len(self.names)

    async def database(self) -> None:
        """The database, which is started again; then every stream has to go on."""
        if self.postgres is None:
            raise Broken("there is no database to kill")
        await self.calm()
        await asyncio.to_thread(self.postgres.kill)
        await asyncio.sleep(random.uniform(0.0, DOWN))  # noqa: S311 - any time will do
        await asyncio.to_thread(self.postgres.start)
        began = self.score.back = time.monotonic()
        waiting = list(self.score.watching)
        while any(one.heard < began and one in self.score.watching for one in waiting):
            if time.monotonic() - began > GIVEN_UP:
                raise Broken("a stream does not go on after the database is back")
            await asyncio.sleep(0.02)
        self.back.append(time.monotonic() - began)


async def session(killing: Killing, tables: int, kills: int, database_kills: int = 0) -> str:
    """Play and kill until both are done; the first thing that is lost ends it. What came of it."""
    server, score = killing.server, killing.score

    async def kill() -> None:
        if killing.postgres is None:
            await killing.run(killing.server_itself, kills, "killing the server")
        else:
            await killing.run(killing.worker, kills, "killing workers")
            await killing.run(killing.database, database_kills, "killing the database")
        score.last_game = True

    async with asyncio.TaskGroup() as group:
        for number in range(tables):
            group.create_task(sit(server, score, number))
        group.create_task(kill())
    await asyncio.to_thread(server.restart)
    score.lives += 1
    total = sum([await player.verify() for player in score.finished])
    acknowledged = sum(len(player.acknowledged) for player in score.finished)
    return (
        f"{kills} kills, {len(score.finished)} games at {tables} tables, {total:,} choices: "
        f"{acknowledged:,} acknowledged, 0 lost; {score.resent} sent again, "
        f"of which {score.found} had counted; {score.checks:,} looks at the log; "
        "every record replays."
    )


def streams_told(killing: Killing) -> str:
    """How long streams were silent."""
    gaps, back = sorted(killing.score.gaps) or [0.0], sorted(killing.back) or [0.0]
    return (
        f"{len(killing.back)} kills of the database, {killing.score.later} answers 503. "
        f"{len(gaps)} streams broke and went on after {gaps[len(gaps) // 2]:.2f} s "
        f"(the slowest after {gaps[-1]:.2f} s); when the database was back, all of them within "
        f"{back[len(back) // 2]:.2f} s (the slowest {back[-1]:.2f} s)."
    )


def faults_in(log: str) -> list[str]:
    """What went wrong, by the log of the server, as it is told there."""
    told = [f"{FAULT}{rest[:TOLD]}" for rest in log.split(FAULT)[1:]]
    return [one for one in told if ORPHANED not in one]


def main() -> None:
    """What is killed, how often, at how many tables."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--kills", type=int, default=200, help="of the server, or of workers")
    parser.add_argument("--tables", type=int, default=len(TABLES))
    parser.add_argument("--database", choices=["sqlite", "postgres"], default="sqlite")
    parser.add_argument("--workers", type=int, default=1, help="with postgres; 4 is a good number")
    parser.add_argument("--database-kills", type=int, default=20, help="with postgres")
    args = parser.parse_args()
    with ExitStack() as stack:
        folder = Path(stack.enter_context(tempfile.TemporaryDirectory()))
        server, postgres = Server(folder, heartbeat=1.0), None
        if args.database == "postgres":
            postgres = stack.enter_context(closing(Postgres()))
            postgres.start()
            server = Server(
                folder, workers=max(2, args.workers), database=postgres.url, heartbeat=1.0
            )
        server.start()
        stack.callback(server.close)
        killing = Killing(server, Score(), postgres)
        print(asyncio.run(session(killing, args.tables, args.kills, args.database_kills)))
        faults = faults_in(server.log.read_text("utf-8"))
        print(streams_told(killing), f"{len(faults)} faults in the log of the server.")
        print(*faults, sep="\n", end="")
        if postgres and max([*killing.score.gaps, *killing.back, 0.0]) > GAP:
            raise SystemExit(f"a stream was silent for more than {GAP:g} seconds")


if __name__ == "__main__":
    main()
