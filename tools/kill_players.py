"""People who play while processes are killed, and who remember what they were told."""

from __future__ import annotations

import asyncio
import random
import sqlite3
from contextlib import closing
from typing import TYPE_CHECKING, Any
from uuid import uuid4

import psycopg
from msgspec import Struct
from sqlalchemy.engine import make_url

from keeling.kernel.record import from_json, verify
from tools.wire import Lost, Wire

if TYPE_CHECKING:
    from tools.kill_streams import Watcher
    from tools.server import Server

OK, LATER = 200, 503
ELSEWHERE = 0.3  # how often somebody connects anew, and perhaps to another process
PREFIX = "/api/v1/tables"
ASKED = "SELECT version, option, command FROM log WHERE table_id = {} ORDER BY version"


class Broken(Exception):
    """Something was lost, or happened twice."""


class Choice(Struct, frozen=True):
    """A choice that somebody made: the version it made, in notation, and its id."""

    version: int
    option: str
    id: str


class Score:
    """What has happened in all."""

    def __init__(self) -> None:
        self.lives = 0  # of the server: how often it has been started
        self.resent = self.found = self.checks = self.later = 0
        self.finished: list[Player] = []
        self.watching: list[Watcher] = []  # streams of tables that are played
        self.back = 0.0  # when the database last was
        self.gaps: list[float] = []  # seconds from the end of a stream to the news of the next
        self.last_game = False  # what has begun is finished, nothing new begins


class Player:
    """All people at one table, and what the server told them to be done."""

    def __init__(self, server: Server, score: Score, made: dict[str, Any]) -> None:
        self.wire = Wire(server.port)
        self.server, self.score = server, score
        self.table = made["table"]
        self.path = f"{PREFIX}/{self.table}"
        self.tokens = {s["seat"]: s["token"] for s in made["seats"] if s["who"] == "link"}
        self.acknowledged: list[Choice] = []
        self.pending: Choice | None = None  # sent, and not answered
        self.version: int = made["version"]
        self.life = score.lives

    async def play(self) -> None:
        """To the end."""
        now: dict[str, Any] = {"legal": [], "ended": False}
        while not now["ended"]:
            if not now["legal"]:
                now = await self.look()
            else:
                now = await self.choose(now["to_move"], random.choice(now["legal"]))  # noqa: S311 - a game
        self.score.finished.append(self)

    async def look(self) -> dict[str, Any]:
        """See the table with the eyes of a person whose turn it is."""
        seat = (await self.answer(""))["to_move"]
        if seat not in self.tokens:
            await asyncio.sleep(0.01)  # a bot thinks
        seen = await self.answer("/view", self.tokens.get(seat, ""))
        self.version = seen["version"]
        view: dict[str, Any] = seen["view"]
        return view

    async def choose(self, seat: str, option: str) -> dict[str, Any]:
        """Take an option; if the answer is lost, ask again with the same id until there is one."""
        name = uuid4().hex
        self.pending = Choice(self.version + 1, option, name)
        body = {"option": option, "version": self.version, "id": name}
        said = await self.answer("/choices", self.tokens[seat], body)
        self.acknowledged.append(self.pending)
        self.pending = None
        self.version = said["version"]
        view: dict[str, Any] = said["view"]
        return view

    async def answer(self, path: str, token: str = "", body: object = None) -> Any:  # noqa: ANN401 - JSON
        """A good answer, however often the server dies; after a restart the log is looked at."""
        lost = False
        while True:
            if self.server.workers > 1 and random.random() < ELSEWHERE:  # noqa: S311 - a game
                self.wire.close()
            try:
                if self.life != self.score.lives:
                    await self.check()
                if body is None:
                    said = await self.wire.get(self.path + path, token)
                else:
                    said = await self.wire.post(self.path + path, body, token)
                if said.status != LATER:
                    break
                self.score.later += 1
                await asyncio.sleep(0.2)
            except (Lost, psycopg.OperationalError):
                lost = True
                await asyncio.sleep(0.02)
        if said.status != OK:
            raise Broken(f"{self.path}{path} {body}: {said.body.decode()}")
        self.score.resent += lost and body is not None
        return said.json

    async def check(self) -> None:
        """All that was acknowledged is in the log, where it was made, once; at most one more."""
        life = self.score.lives
        answer = await self.wire.get(self.path)
        if answer.status == LATER:
            raise Lost
        if answer.status != OK:
            raise Broken(f"{self.path}: {answer.body.decode()}")
        logged = await asyncio.to_thread(self.logged)
        if logged != self.acknowledged:
            if self.pending is None or logged != [*self.acknowledged, self.pending]:
                raise Broken(f"{self.path}: {self.acknowledged} acknowledged, {logged} in the log")
            self.score.found += 1
        self.score.checks += 1
        self.life = life

    def logged(self) -> list[Choice]:
        """What the log says that people chose."""
        rows = log_of(str(self.server.settings["database"]), self.table)
        if [row[0] for row in rows] != list(range(1, len(rows) + 1)):
            raise Broken(f"{self.path}: the log has holes")
        people = [row for row in rows if row[2] and not row[2].startswith("bot-")]
        return [Choice(version, option, name.partition("-")[2]) for version, option, name in people]

    async def verify(self) -> int:
        """All is there at the end, and the record replays; how many choices it has."""
        self.wire.close()  # to the server before
        await self.check()
        answer = await self.wire.get(f"{self.path}/record")
        self.wire.close()
        return len(verify(from_json(answer.body.decode(), self.path)).taken)


def log_of(database: str, table: str) -> list[Any]:
    """The rows of a log, read without the server and its code."""
    url = make_url(database)
    if url.get_backend_name() == "sqlite":
        with closing(sqlite3.connect(url.database or "")) as log:
            return log.execute(ASKED.format("?"), [table]).fetchall()
    with psycopg.connect(database, connect_timeout=5) as kept:
        return kept.execute(ASKED.format("%s"), [table]).fetchall()
