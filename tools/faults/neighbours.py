"""The people who keep playing at other tables, and what they notice."""

from __future__ import annotations

import asyncio
import random
import time
from collections import Counter
from contextlib import suppress
from itertools import count
from typing import TYPE_CHECKING, Any

from tools.kill_players import LATER, OK, PREFIX, Broken, Player, Score
from tools.kill_streams import Watcher
from tools.wire import Answer, Lost, Wire

if TYPE_CHECKING:
    from tools.server import Server

LINK: dict[str, str] = {"who": "link"}
GREEDY: dict[str, str] = {"who": "bot", "bot": "greedy"}
SITTERS = [[LINK, LINK], [LINK, GREEDY], [LINK, LINK], [LINK, LINK, LINK], [GREEDY, LINK]]
PACE = 0.15  # seconds between two choices at a table
GLANCE = 0.1  # seconds until somebody looks again whether a bot has chosen
AGAIN = 0.1  # seconds after a connection broke
HUNG = 30.0  # seconds after which nobody waits for an answer any more
CREATED, BROKEN = 201, 500


class Noticed:
    """What all neighbours noticed since it was last forgotten."""

    def __init__(self) -> None:
        self.is_over = False  # nobody makes another choice
        self.forget()

    def forget(self) -> None:
        """Begin anew: what follows happens under the fault."""
        self.waits: list[float] = []  # seconds until a good answer
        self.bots: list[float] = []  # seconds until a bot had chosen
        self.later = self.answered = 0  # answers 503, and those made up for
        self.hung = 0
        self.bad: Counter[str] = Counter()  # answers that nobody should get


class Neighbour(Player):
    """All people at one table, who come from an address of their own."""

    def __init__(self, server: Server, made: dict[str, Any], source: str, noticed: Noticed) -> None:
        super().__init__(server, Score(), made)
        self.noticed = noticed
        self.wire = Wire(server.port, source)
        self.watcher = Watcher(server.port, f"{self.path}/stream", self.score, source)
        self.chose = 0.0  # when a choice was last acknowledged
        self.bot_since: float | None = None

    async def play(self) -> None:
        """Until the game is over, or it is enough."""
        following = asyncio.create_task(self.watcher.follow())
        now: dict[str, Any] = {"legal": [], "ended": False}
        try:
            while not now["ended"] and not self.noticed.is_over:
                if not now["legal"]:
                    now = await self.look()
                else:
                    now = await self.choose(now["to_move"], random.choice(now["legal"]))  # noqa: S311 - a game
                    self.chose = time.monotonic()
                    await asyncio.sleep(PACE)
        finally:
            following.cancel()
            self.wire.close()

    async def look(self) -> dict[str, Any]:
        """See the table; while a bot thinks, now and then."""
        seen = await self.answer("")
        seat = seen["to_move"]
        if seat in self.tokens or seen["ended"]:
            if self.bot_since is not None:
                self.noticed.bots.append(time.monotonic() - self.bot_since)
                self.bot_since = None
            shown = await self.answer("/view", self.tokens.get(seat, ""))
            self.version = shown["version"]
            view: dict[str, Any] = shown["view"]
            return view
        if self.bot_since is None:
            self.bot_since = time.monotonic()
        await asyncio.sleep(GLANCE)
        return {"legal": [], "ended": False}

    async def answer(self, path: str, token: str = "", body: object = None) -> Any:  # noqa: ANN401 - JSON
        """A good answer, and how long it took until there was one."""
        began, later = time.monotonic(), 0
        while True:
            said = await self.ask(path, token, body)
            if said is None:
                await asyncio.sleep(AGAIN)
            elif said.status == LATER:
                later += 1
                self.noticed.later += 1
                await asyncio.sleep(self.pause(said))
            else:
                break
        if said.status != OK:
            self.noticed.bad[f"{said.status} {path}"] += 1
            raise Broken(f"{self.path}{path}: {said.status} {said.body.decode()[:200]}")
        self.noticed.answered += later
        self.noticed.waits.append(time.monotonic() - began)
        return said.json

    async def ask(self, path: str, token: str, body: object) -> Answer | None:
        """Ask once; nothing if the connection broke, or if there is no answer for very long."""
        try:
            async with asyncio.timeout(HUNG):
                if body is None:
                    return await self.wire.get(self.path + path, token)
                return await self.wire.post(self.path + path, body, token)
        except TimeoutError:
            self.noticed.hung += 1
            self.wire.close()
        except Lost:
            pass
        return None

    def pause(self, said: Answer) -> float:
        """How long to wait, as the answer says."""
        told = said.fields.get("retry-after", "")
        if not told.isdigit():
            self.noticed.bad["503 without Retry-After"] += 1
        return float(told) if told.isdigit() else 1.0


class Street:
    """All neighbours of a server."""

    def __init__(self, server: Server) -> None:
        self.server = server
        self.noticed = Noticed()
        self.past: list[Neighbour] = []  # everybody who has ever played here
        self.present: dict[int, Neighbour] = {}
        self.tasks: list[asyncio.Task[None]] = []
        self.sitters = SITTERS

    def begin(self) -> None:
        """Everybody begins to play."""
        houses = range(len(self.sitters))
        self.tasks = [asyncio.create_task(self.live(house)) for house in houses]

    async def live(self, house: int) -> None:
        """Play game after game at one table."""
        source = f"127.0.1.{house + 1}"
        for _ in count():
            if self.noticed.is_over:
                return
            made = await self.open(source, self.sitters[house])
            if made is not None:
                self.present[house] = Neighbour(self.server, made, source, self.noticed)
                self.past.append(self.present[house])
                with suppress(Broken):  # what was answered is in `bad`
                    await self.present[house].play()

    async def open(self, source: str, sitters: list[dict[str, str]]) -> dict[str, Any] | None:
        """A new table; nothing if there was none now."""
        wire = Wire(self.server.port, source)
        body = {"game": "future_energy", "config": {"seats": len(sitters)}, "seats": sitters}
        try:
            said = await wire.post(PREFIX, body)
        except Lost:
            await asyncio.sleep(AGAIN)
            return None
        finally:
            wire.close()
        if said.status == CREATED:
            made: dict[str, Any] = said.json
            return made
        if said.status >= BROKEN and said.status != LATER:
            self.noticed.bad[f"{said.status} opening a table"] += 1
        await asyncio.sleep(1.0)
        return None

    def all_chose_since(self, moment: float) -> bool:
        """Whether a choice was kept at every table since then, and every stream has news."""
        here = self.present.values()
        return len(self.present) == len(self.sitters) and all(
            one.chose > moment and one.watcher.heard > moment for one in here
        )

    async def end(self, patience: float) -> bool:
        """Everybody finishes what they are doing; whether they could."""
        self.noticed.is_over = True
        _, waiting = await asyncio.wait(self.tasks, timeout=patience)
        for task in waiting:
            task.cancel()
        return not waiting
