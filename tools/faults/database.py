"""A PostgreSQL server that dies, or hangs."""

from __future__ import annotations

import asyncio
import os
import signal
from contextlib import suppress
from typing import TYPE_CHECKING, ClassVar

from tools.faults.stage import USUAL, Fault
from tools.postgres import Postgres
from tools.server import Server, children

if TYPE_CHECKING:
    from pathlib import Path

    from tools.faults.stage import Stage

DEAD = 2.0  # seconds
HUNG = 12.0  # seconds: longer than anybody may wait for the database
WORKERS = 2


class OnPostgres(Fault):
    """A server with two workers at a PostgreSQL server of its own."""

    spares_others: ClassVar[bool] = False
    needs_postgres: ClassVar[bool] = True

    def make_server(self, folder: Path) -> Server:
        """Both of them."""
        self.postgres = Postgres()
        self.postgres.start()
        told = {**USUAL, **self.settings, "database": self.postgres.url}
        return Server(folder, workers=WORKERS, **told)

    def close(self) -> None:
        """The end of the database."""
        self.postgres.close()


class DeadDatabase(OnPostgres):
    """PostgreSQL is killed (SIGKILL) and started again after two seconds."""

    name = "dead database"
    times = 6
    quick = 1

    async def strike(self, stage: Stage) -> None:
        """Kill it, wait, and start it again."""
        await asyncio.to_thread(self.postgres.kill)
        await asyncio.sleep(DEAD)
        stage.say("starting the database")
        await asyncio.to_thread(self.postgres.start)


class HungDatabase(OnPostgres):
    """All processes of PostgreSQL are stopped (SIGSTOP) for twelve seconds, and continued."""

    name = "hung database"
    times = 3
    quick = 1

    async def strike(self, stage: Stage) -> None:
        """Stop it, wait, and let it go on."""
        before = stage.street.noticed.later
        stopped = self.signal(signal.SIGSTOP)
        try:
            await asyncio.sleep(HUNG)
        finally:
            for pid in stopped:
                with suppress(ProcessLookupError):
                    os.kill(pid, signal.SIGCONT)
        if stage.street.noticed.later == before:
            stage.outcome.problems.append(f"nobody was told to come again within {HUNG:g} s")

    def signal(self, what: signal.Signals) -> list[int]:
        """All its processes get a signal; which they are."""
        first = self.postgres.process.pid if self.postgres.process else 0
        found = [first, *children(first)]
        for pid in found:
            with suppress(ProcessLookupError):
                os.kill(pid, what)
        return found
