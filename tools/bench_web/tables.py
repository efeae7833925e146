"""Tables for two, and programs that play at them over HTTP."""

from __future__ import annotations

import asyncio
import random
import re
import time
from itertools import count
from typing import TYPE_CHECKING, Any
from urllib.parse import urlsplit
from uuid import uuid4

import httpx

from tools.bench_web.figures import since
from tools.ports import HERE
from tools.wire import Wire, events, request

if TYPE_CHECKING:
    from tools.wire import Answer

PREFIX = "/api/v1/tables"
OPENED = {
    "game": "future_energy",
    "config": {"seats": 2, "modules": ["module_1"]},
    "seats": [{"who": "link"}, {"who": "link"}],
}
KEY = re.compile(r"/join/(\w+)")
REFUSED = 300  # from this status on, for good
BUSY = 503
AGAIN = 1.0  # seconds
PLACES = count()


def address() -> str:
    """Another address each time, of a network that documents may use."""
    number = next(PLACES)
    return f"198.18.{number // 250 % 250}.{number % 250 + 1}"


class Wires:
    """Connections that all share, as behind a proxy: as many as are used at the same time."""

    def __init__(self, port: int) -> None:
        self.port = port
        self.free: list[Wire] = []
        self.refused = 0  # how often the server had too much to do

    async def ask(self, message: bytes) -> Answer:
        """Ask, and as pages do once more after a while if the server has too much to do."""
        while (answer := await self._ask(message)).status == BUSY:
            self.refused += 1
            await asyncio.sleep(AGAIN)
        if answer.status >= REFUSED:
            raise RuntimeError(f"{answer.status}: {answer.body.decode()}")
        return answer

    async def _ask(self, message: bytes) -> Answer:
        """Ask by a connection that is free."""
        wire = self.free.pop() if self.free else Wire(self.port)
        try:
            return await wire.ask(message)
        finally:
            self.free.append(wire)


class Table:
    """A table for two, and both who sit there. They look at it as soon as it is their turn."""

    def __init__(self, wires: Wires) -> None:
        self.wires = wires
        self.origin = address()  # people at different tables come from different places
        self.playing = asyncio.Lock()  # one choice after the other
        self.sent = 0.0  # when the last choice was due
        self.opened = 0.0  # when the present game could be played at
        self.reopened = asyncio.Event()  # another game has begun here
        self.browser: Browser | None = None  # in which one of the two has the page open

    async def open(self) -> None:
        """A new game."""
        made = await self.post("", OPENED)
        self.id, self.version = made["table"], made["version"]
        self.tokens = {seat["seat"]: seat["token"] for seat in made["seats"]}
        self.view: dict[str, Any] = {}
        self.sent = 0.0
        self.reopened.set()
        if self.browser is not None:
            first = made["seats"][0]
            self.tokens[first["seat"]] = await self.browser.sit(
                self.id, urlsplit(first["link"]).path
            )
        for token in self.tokens.values():  # that a key is used for the first time is written down
            self.view = (await self.get("/view", token))["view"]
        self.opened = time.perf_counter()

    async def look(self) -> None:
        """See the table with the eyes of whoever is to choose."""
        seat = self.view.get("to_move") or (await self.get(""))["to_move"]
        self.view = (await self.get("/view", self.tokens[seat]))["view"]

    async def get(self, path: str, token: str = "") -> Any:  # noqa: ANN401 - JSON
        """Something of this table."""
        asked = request("GET", f"{PREFIX}/{self.id}{path}", token, origin=self.origin)
        return (await self.wires.ask(asked)).json

    async def post(self, path: str, body: object, token: str = "") -> Any:  # noqa: ANN401 - JSON
        """Change something."""
        asked = request("POST", f"{PREFIX}{path}", token, body, origin=self.origin)
        return (await self.wires.ask(asked)).json

    async def choose(self, due: float | None = None) -> float:
        """Take any option; the milliseconds from when that was due until it was acknowledged.

        Nobody can choose at a table that is not open yet: its opening is no wait for a choice.
        """
        async with self.playing:
            if not self.view["legal"]:
                await self.look()
            option = random.choice(self.view["legal"])  # noqa: S311 - a game
            body = {"option": option, "version": self.version, "id": uuid4().hex}
            token = self.tokens[self.view["to_move"]]
            self.sent = time.perf_counter() if due is None else max(due, self.opened)
            said = await self.post(f"/{self.id}/choices", body, token)
            waited = since(self.sent)
            self.version, self.view = said["version"], said["view"]
            if self.view["ended"]:
                await self.open()
            elif not self.view["legal"]:
                await self.look()
            return waited

    async def page(self, due: float) -> float:
        """Load the page as one of the two; the milliseconds until it is there."""
        cookie = self.browser.cookie if self.browser is not None else ""
        asked = request("GET", f"/t/{self.id}", cookie=cookie, origin=self.origin)
        answer = await self.wires.ask(asked)
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


class Browser:
    """Somebody's browser, with seats at many tables."""

    def __init__(self, port: int) -> None:
        self.http = httpx.AsyncClient(base_url=f"http://{HERE}:{port}", timeout=60)
        self.alone = asyncio.Lock()  # the first answer says which browser it is

    @property
    def cookie(self) -> str:
        """What it sends with every request."""
        return "; ".join(f"{name}={value}" for name, value in self.http.cookies.items())

    async def sit(self, table: str, link: str) -> str:
        """Sit down by a link; the new key to the seat, for the program that plays there."""
        async with self.alone:
            (await self.http.get(link)).raise_for_status()
            headers = {"x-csrftoken": self.http.cookies["keeling_csrf"]}
            await self.http.post(link, data={"name": "Ada"}, headers=headers)
            found = KEY.search((await self.http.get(f"/t/{table}/seats")).text)
        if found is None:
            raise RuntimeError(f"nobody sits at table {table}")
        return found[1]
