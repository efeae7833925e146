"""Tables for two, and programs that play at them over HTTP."""

from __future__ import annotations

import asyncio
import random
import time
from typing import TYPE_CHECKING, Any
from uuid import uuid4

from tools.bench_web.figures import since
from tools.wire import Wire, events, request

if TYPE_CHECKING:
    from collections.abc import Callable

    from tools.wire import Answer

PREFIX = "/api/v1/tables"
OPENED = {
    "game": "future_energy",
    "config": {"seats": 2, "modules": ["module_1"]},
    "seats": [{"who": "link"}, {"who": "link"}],
}
BROWSER = "browser-of-somebody"  # its key
REFUSED = 300  # from this status on


class Wires:
    """Connections that all share, as behind a proxy: as many as are used at the same time."""

    def __init__(self, port: int) -> None:
        self.port = port
        self.free: list[Wire] = []

    async def get(self, path: str, token: str = "", cookie: str = "") -> Answer:
        """Read."""
        return await self.ask(request("GET", path, token, cookie=cookie))

    async def post(self, path: str, body: object, token: str = "") -> Answer:
        """Change."""
        return await self.ask(request("POST", path, token, body))

    async def ask(self, message: bytes) -> Answer:
        """Ask by a connection that is free; what is refused was not meant to be measured."""
        wire = self.free.pop() if self.free else Wire(self.port)
        try:
            answer = await wire.ask(message)
        finally:
            self.free.append(wire)
        if answer.status >= REFUSED:
            raise RuntimeError(f"{answer.status}: {answer.body.decode()}")
        return answer


class Table:
    """A table for two, and both who sit there. They look at it as soon as it is their turn."""

    def __init__(self, wires: Wires) -> None:
        self.wires = wires
        self.playing = asyncio.Lock()  # one choice after the other
        self.sent = 0.0  # when the last choice was due
        self.reopened = asyncio.Event()  # another game has begun here
        self.seated: Callable[[str], None] | None = None  # lets a browser hold a seat

    async def open(self) -> None:
        """A new game."""
        made = (await self.wires.post(PREFIX, OPENED)).json
        self.id, self.version = made["table"], made["version"]
        self.tokens = {seat["seat"]: seat["token"] for seat in made["seats"]}
        self.view: dict[str, Any] = {}
        self.sent = 0.0
        self.reopened.set()
        if self.seated is not None:
            self.seated(self.id)
        for token in self.tokens.values():  # that a key is used for the first time is written down
            self.view = (await self.get("/view", token))["view"]

    async def look(self) -> None:
        """See the table with the eyes of whoever is to choose."""
        seat = self.view.get("to_move") or (await self.get(""))["to_move"]
        self.view = (await self.get("/view", self.tokens[seat]))["view"]

    async def get(self, path: str, token: str = "") -> Any:  # noqa: ANN401 - JSON
        """Something of this table."""
        return (await self.wires.get(f"{PREFIX}/{self.id}{path}", token)).json

    async def choose(self, due: float | None = None) -> float:
        """Take any option; the milliseconds from when that was due until it was acknowledged."""
        async with self.playing:
            if not self.view["legal"]:
                await self.look()
            option = random.choice(self.view["legal"])  # noqa: S311 - a game
            body = {"option": option, "version": self.version, "id": uuid4().hex}
            token = self.tokens[self.view["to_move"]]
            self.sent = due or time.perf_counter()
            path = f"{PREFIX}/{self.id}/choices"
            said = (await self.wires.post(path, body, token)).json
            waited = since(self.sent)
            self.version, self.view = said["version"], said["view"]
            if self.view["ended"]:
                await self.open()
            elif not self.view["legal"]:
                await self.look()
            return waited

    async def page(self, due: float) -> float:
        """Load the page as one of the two; the milliseconds until it is there."""
        answer = await self.wires.get(f"/t/{self.id}", cookie=f"keeling_browser={BROWSER}")
        if b"<svg" not in answer.body:
            raise RuntimeError(answer.body.decode())
        return since(due)

    async def watch(self, news: list[float], told: asyncio.Event) -> None:
        """An open stream, game after game; the milliseconds from a choice to the news of it."""
        while True:
            self.reopened.clear()
            async with events(self.wires.port, f"{PREFIX}/{self.id}/stream") as stream:
                async for said in stream:
                    told.set()
                    if self.sent:
                        news.append(since(self.sent))
                    if said["ended"]:
                        break
            await self.reopened.wait()
