"""A receiver of messages that accepts everything and never answers."""

from __future__ import annotations

import asyncio
from contextlib import suppress
from typing import TYPE_CHECKING, Any, ClassVar

from tools.faults.neighbours import LINK, Neighbour, Noticed
from tools.faults.stage import Fault
from tools.kill_players import Broken

if TYPE_CHECKING:
    from tools.faults.stage import Stage

TABLES, QUICK_TABLES = 20, 8
HOLD, QUICK_HOLD = 30.0, 5.0  # seconds


class Tarpit(Fault):
    """Many tables send messages to hosts that accept them and never answer."""

    name = "tarpit webhook"
    times = 1
    settings: ClassVar[dict[str, object]] = {"private_webhooks": True}

    async def prepare(self, stage: Stage) -> None:
        """The pit, and tables at which all seats have an address in it."""
        self.caught = 0
        self.pit = await asyncio.start_server(self.swallow, "0.0.0.0")  # noqa: S104 - all of 127.0.0.0/8
        self.port = self.pit.sockets[0].getsockname()[1]
        self.noticed = Noticed()
        numbers = range(QUICK_TABLES if self.is_quick else TABLES)
        self.players = [await self.sit(stage, number) for number in numbers]

    async def strike(self, stage: Stage) -> None:
        """Play at these tables for a while: whoever is to choose gets a message."""
        async with asyncio.TaskGroup() as group:
            for player in self.players:
                group.create_task(player.play())
            await asyncio.sleep(QUICK_HOLD if self.is_quick else HOLD)
            self.noticed.is_over = True
        self.pit.close()
        told = f"{self.caught:,} messages of {len(self.players)} tables in the tarpit"
        stage.outcome.notes.append(told)
        if not self.caught:
            stage.outcome.problems.append("no message came to the tarpit")

    async def sit(self, stage: Stage, number: int) -> Neighbour:
        """A table at which all seats have such an address, each another host."""
        source = f"127.0.66.{number + 100}"
        made: dict[str, Any] | None = await stage.street.open(source, [LINK, LINK])
        if made is None:
            raise Broken("no table for the tarpit")
        for seat in range(2):
            url = f"http://127.0.{seat + 10}.{number + 1}:{self.port}/"
            tables = stage.server.tables
            await asyncio.to_thread(tables.change_seat, made["table"], seat, webhook=url)
        return Neighbour(stage.server, made, source, self.noticed)

    async def swallow(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        """Take everything, and say nothing."""
        self.caught += 1
        with suppress(asyncio.CancelledError, OSError):  # at the end
            while await reader.read(2**16):
                pass
        writer.close()
