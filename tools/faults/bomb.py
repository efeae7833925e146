"""A log that is made as long as it can be."""

from __future__ import annotations

import asyncio
import random
import sqlite3
import time
from contextlib import closing
from itertools import cycle
from typing import TYPE_CHECKING, Any
from uuid import uuid4

from keeling import COMPILED
from tools.faults.neighbours import LINK
from tools.faults.stage import BAD_GUY, Fault, Stage
from tools.kill_players import LATER, OK, PREFIX, Broken, Choice
from tools.wire import Answer, Lost, Wire

if TYPE_CHECKING:
    from tools.server import Server

UNDONE, QUICK_UNDONE = 4000, 200  # choices that are taken back
ADDRESSES = 8  # that somebody uses, so that the limits let so many through
OPENED_WITHIN = 0.3  # seconds in which the table has to open after a restart
ILLEGAL, TOO_MANY = 422, 429


class Bomber:
    """Chooses and takes back, as fast as allowed."""

    def __init__(self, server: Server, made: dict[str, Any]) -> None:
        sources = [f"127.0.66.{number + 10}" for number in range(ADDRESSES)]
        self.wires = [Wire(server.port, source) for source in sources]
        self.turn = cycle(self.wires)
        self.table = made["table"]
        self.tokens = {one["seat"]: one["token"] for one in made["seats"]}
        self.version: int = made["version"]
        self.acknowledged: list[Choice] = []
        self.undone = self.refused = self.too_many = 0
        self.is_over = False

    async def bomb(self, most: int) -> None:
        """Take back so many choices, or as many as the game lets us.

        What could be taken back is chosen again, until that has been too often in a turn.
        """
        found = await self.look()
        while self.undone < most and found is not None:
            seat, option = found
            said = await self.post("choices", self.tokens[seat], option)
            if said.status != OK:
                raise Broken(f"a choice of the bomber: {said.status} {said.body.decode()}")
            back = await self.post("undo", self.tokens[seat], "")
            self.undone += back.status == OK
            self.refused += back.status == ILLEGAL
            if back.status != OK:
                found = await self.look()

    async def look(self) -> tuple[str, str] | None:
        """The seat to choose, and what can probably be taken back; None: the game is over."""
        seat = (await self.ask(f"{PREFIX}/{self.table}", "")).json["to_move"]
        if seat is None:
            return None
        asked = (await self.ask(f"{PREFIX}/{self.table}/options", self.tokens[seat])).json
        self.version = asked["version"]
        options = [one for one in asked["options"] if not one["final"]] or asked["options"]
        return seat, random.choice(options)["option"]  # noqa: S311 - a game

    async def post(self, what: str, token: str, option: str) -> Answer:
        """Choose, or take back; what was acknowledged is remembered."""
        choice = Choice(self.version + 1, option, uuid4().hex)
        body: dict[str, object] = {"version": self.version, "id": choice.id}
        if option:
            body["option"] = option
        said = await self.ask(f"{PREFIX}/{self.table}/{what}", token, body)
        if said.status == OK:
            self.acknowledged.append(choice)
            self.version = said.json["version"]
        return said

    async def ask(self, path: str, token: str, body: object = None) -> Answer:
        """An answer, from whatever address is the next that may ask."""
        while True:
            wire = next(self.turn)
            try:
                said = await (wire.post(path, body, token) if body else wire.get(path, token))
            except Lost:
                continue
            if said.status not in (TOO_MANY, LATER):
                return said
            self.too_many += said.status == TOO_MANY
            await asyncio.sleep(0.05)


class LogBomb(Fault):
    """Choose and take back thousands of times at one table, then open it after a restart."""

    name = "log bomb"
    times = 1

    async def strike(self, stage: Stage) -> None:
        """Make the log long."""
        made = await stage.street.open(BAD_GUY, [LINK] * 4)
        if made is None:
            raise Broken("no table for the bomber")
        self.bomber = Bomber(stage.server, made)
        began = time.monotonic()
        await self.bomber.bomb(QUICK_UNDONE if self.is_quick else UNDONE)
        took = time.monotonic() - began
        bomber = self.bomber
        for wire in bomber.wires:
            wire.close()
        stage.others.append((bomber.table, bomber.acknowledged))
        stage.outcome.notes.append(
            f"{bomber.undone:,} choices taken back in {took:.0f} s, {bomber.refused} undos refused,"
            f" {bomber.too_many:,} times 429"
        )

    async def look_back(self, stage: Stage) -> None:
        """How long it takes to open the table after a restart, with its snapshot and without."""
        if "bomber" not in vars(self):
            return
        times = [await self.open_again(stage)]
        with closing(sqlite3.connect(stage.server.database)) as db, db:
            db.execute("DELETE FROM snapshots WHERE table_id = ?", [self.bomber.table])
        times.append(await self.open_again(stage))
        engine = "compiled" if COMPILED else "interpreted"
        told = " ms, without its snapshot ".join(f"{1000 * seconds:.0f}" for seconds in times)
        stage.outcome.notes.append(f"opened after a restart ({engine}) in {told} ms")
        if times[0] > OPENED_WITHIN:
            stage.outcome.problems.append(f"the long table opened in {times[0]:.2f} s")

    async def open_again(self, stage: Stage) -> float:
        """Restart, warm up at another table, and open this one; the seconds that takes."""
        await asyncio.to_thread(stage.server.restart)
        await stage.get(stage.street.past[0].path)
        began = time.monotonic()
        said = await stage.get(f"{PREFIX}/{self.bomber.table}")
        if said is None or said.status != OK:
            stage.outcome.problems.append("the long table does not open")
        return time.monotonic() - began
