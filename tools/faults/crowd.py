"""Somebody who wants everything: all bots, or one table all the time."""

from __future__ import annotations

import asyncio
import time
from collections import Counter
from itertools import cycle

from tools.faults.neighbours import LINK, SITTERS
from tools.faults.stage import BAD_GUY, Fault, Stage
from tools.kill_players import PREFIX
from tools.wire import Lost, Wire

DEAREST = {"who": "bot", "bot": "rollout"}
TRIES = 40  # tables that somebody tries to open; 30 a minute are allowed
HOLD, QUICK_HOLD = 30.0, 4.0  # seconds
AT_ONCE = 24  # requests for one table; sixteen may wait at its door
BOTS_WITHIN = 10.0  # seconds in which a person's bot has to answer
PAGES = ("/t/{}", "/t/{}/story", PREFIX + "/{}/board.svg", PREFIX + "/{}/options")


class Calm(Fault):
    """Nothing happens at all: what others wait for anyway, on this machine."""

    name = "nothing"
    times = 1

    async def strike(self, stage: Stage) -> None:  # noqa: ARG002 - nothing is done to it
        """Wait."""
        await asyncio.sleep(QUICK_HOLD if self.is_quick else HOLD)


class BotFlood(Fault):
    """One address opens as many tables of the dearest bots as it may; a person's bot answers."""

    name = "bot flood"
    times = 1

    async def prepare(self, stage: Stage) -> None:
        """Somebody plays against the dearest bot, too."""
        stage.street.sitters = [*SITTERS, [LINK, DEAREST]]

    async def strike(self, stage: Stage) -> None:
        """Open tables until nobody lets us, and let the bots think."""
        wire, found = Wire(stage.server.port, BAD_GUY), Counter[int]()
        body = {"game": "future_energy", "config": {"seats": 4}, "seats": [DEAREST] * 4}
        for _ in range(TRIES):
            found[(await wire.post(PREFIX, body)).status] += 1
        wire.close()
        stage.say("bots think")
        await asyncio.sleep(QUICK_HOLD if self.is_quick else HOLD)
        told = ", ".join(f"{times} times {status}" for status, times in sorted(found.items()))
        stage.outcome.notes.append(f"{TRIES} tables of 4 rollout bots wanted: {told}")

    async def look_back(self, stage: Stage) -> None:
        """Whether bots of people had their turn."""
        slowest = max(stage.street.noticed.bots, default=BOTS_WITHIN)
        if slowest >= BOTS_WITHIN:
            stage.outcome.problems.append(f"somebody waited {slowest:.1f} s for a bot")


class CrowdedTable(Fault):
    """One address asks for everything at one table, two dozen requests at once."""

    name = "crowded table"
    times = 1

    async def strike(self, stage: Stage) -> None:
        """Ask and ask."""
        seats = [LINK, LINK]
        made = await stage.street.open(BAD_GUY, seats)
        table = made["table"] if made else ""
        end = time.monotonic() + (QUICK_HOLD if self.is_quick else HOLD)
        found = Counter[int]()
        async with asyncio.TaskGroup() as group:
            for number in range(AT_ONCE):
                group.create_task(self.ask(stage, table, number, end, found))
        told = ", ".join(f"{times:,} times {status}" for status, times in sorted(found.items()))
        stage.outcome.notes.append(f"requests for one table: {told}")

    async def ask(
        self, stage: Stage, table: str, number: int, end: float, found: Counter[int]
    ) -> None:
        """One of them, until it is enough; whoever is told to wait waits a little."""
        wire = Wire(stage.server.port, BAD_GUY)
        for page in cycle([*PAGES[number % 4 :], *PAGES[: number % 4]]):
            if time.monotonic() > end:
                break
            try:
                status = (await wire.get(page.format(table))).status
            except Lost:
                status = 0
            found[status] += 1
            if status != 200:  # noqa: PLR2004 - OK
                await asyncio.sleep(0.2)
        wire.close()
