"""Damaged bytes in the file, where the logs of two tables are."""

from __future__ import annotations

import asyncio
import random
import sqlite3
import subprocess
import sys
import time
from contextlib import closing
from typing import TYPE_CHECKING

from tools.faults.neighbours import LINK, Neighbour, Noticed
from tools.faults.stage import BAD_GUY, Fault, Stage
from tools.kill_players import PREFIX, Broken

if TYPE_CHECKING:
    from pathlib import Path

LONG = 60  # choices at a table before it is damaged
LEAF = 0x0D  # the first byte of a page that holds rows, as SQLite writes it
FULL = 12  # rows of one table in a page that is surely its own
ASKED = ("", "/view", "/log", "/options")
HOLD, QUICK_HOLD = 15.0, 2.0  # seconds
GONE = 410


class CorruptPage(Fault):
    """A log with a wrong entry, another on a damaged page: both say so, all others go on."""

    name = "corrupt page"
    times = 2

    async def prepare(self, stage: Stage) -> None:
        """Two tables are played at alone, one after the other, and damaged.

        Everybody writes to the last page of all logs: that is not the one to be damaged.
        """
        self.tables = [await self.played(stage) for _ in range(2)]
        stage.damaged = {*self.tables, ""}
        await asyncio.to_thread(stage.server.stop)
        page, entry = self.tables
        with closing(sqlite3.connect(stage.server.database, isolation_level=None)) as db:
            damaged = "UPDATE log SET option = 'nonsense' WHERE table_id = ? AND version = 40"
            db.execute(damaged, [entry])
            db.execute("DELETE FROM snapshots")
            db.execute("PRAGMA wal_checkpoint(TRUNCATE)")
        damage_page(stage.server.database, page, entry)
        await asyncio.to_thread(stage.server.start)

    async def played(self, stage: Stage) -> str:
        """A table with many choices."""
        made = await stage.street.open(BAD_GUY, [LINK] * 4)
        if made is None:
            raise Broken("no table to be damaged")
        player = Neighbour(stage.server, made, BAD_GUY, Noticed())
        while len(player.acknowledged) < LONG:
            view = await player.look()
            if view["ended"]:
                raise Broken("the game was over too soon")
            await player.choose(view["to_move"], random.choice(view["legal"]))  # noqa: S311 - a game
        player.wire.close()
        return str(player.table)

    async def strike(self, stage: Stage) -> None:
        """Ask for the damaged tables all the time."""
        end = time.monotonic() + (QUICK_HOLD if self.is_quick else HOLD)
        asked = 0
        while time.monotonic() < end:
            for table in self.tables:
                for path in (*(f"{PREFIX}/{table}{what}" for what in ASKED), f"/t/{table}"):
                    said = await stage.get(path, BAD_GUY)
                    asked += 1
                    if said is None or said.status != GONE:
                        status = "nothing" if said is None else said.status
                        raise Broken(f"{status} instead of {GONE} for a damaged table: {path}")
            await asyncio.sleep(0.5)
        stage.outcome.notes.append(f"{asked} requests for damaged tables: {GONE}")

    async def look_back(self, stage: Stage) -> None:
        """`keeling db check` and the log of the server name both tables."""
        command = [sys.executable, "-m", "keeling", "db", "check"]
        where = ["--database", str(stage.server.database)]
        found = await asyncio.to_thread(
            subprocess.run, [*command, *where], check=False, capture_output=True, text=True
        )
        logged = stage.server.log.read_text("utf-8")
        for table in self.tables:
            if table not in found.stdout + found.stderr:
                stage.outcome.problems.append(f"keeling db check does not name {table}")
            if table not in logged:
                stage.outcome.problems.append(f"the log of the server does not name {table}")
        if found.returncode != 1:
            stage.outcome.problems.append(f"keeling db check ends with {found.returncode}")
        stage.outcome.notes.append("keeling db check names the damaged tables")


def damage_page(path: Path, table: str, other: str) -> None:
    """Overwrite the head of a page on which there are rows of one log only."""
    content = bytearray(path.read_bytes())
    size = int.from_bytes(content[16:18], "big")
    for at in range(size, len(content), size):
        page = content[at : at + size]
        mine = page.count(table.encode())
        if page[0] == LEAF and mine >= FULL and not page.count(other.encode()):
            content[at : at + 8] = b"\xff" * 8
            path.write_bytes(content)
            return
    raise Broken("no page holds rows of that table only")
