"""`kill -9` of the server at random moments of play: no acknowledged choice is ever lost.

Programs play at several tables at once. Whoever loses the connection waits until the server is
back, compares the log of the table with what was acknowledged, and sends what was not answered
again, with the same id: it must count once. At the end every game is finished, and its record
replays.
"""

from __future__ import annotations

import argparse
import asyncio
import random
import sqlite3
import tempfile
from contextlib import closing
from pathlib import Path
from typing import Any
from uuid import uuid4

from msgspec import Struct
from rich.progress import Progress

from keeling.kernel.record import from_json, verify
from tools.server import Server
from tools.wire import Lost, Wire

LINK = {"who": "link"}
BOT = {"who": "bot", "bot": "greedy"}
TABLES = [  # who sits there, and the config
    ([LINK, LINK], {"seats": 2}),
    ([LINK, LINK], {"seats": 2, "modules": ["module_1"]}),
    ([LINK, LINK, LINK], {"seats": 3}),
    ([LINK, LINK, LINK, LINK], {"seats": 4, "modules": ["module_1", "module_2"]}),
    ([LINK, BOT], {"seats": 2}),
    ([BOT, LINK, BOT], {"seats": 3}),
]
SHORTEST, LONGEST = 0.0, 0.8  # seconds of life after the server is up again
OK = 200
PREFIX = "/api/v1/tables"


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
        self.resent = self.found = self.checks = 0
        self.finished: list[Player] = []
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
            try:
                if self.life != self.score.lives:
                    await self.check()
                if body is None:
                    said = await self.wire.get(self.path + path, token)
                else:
                    said = await self.wire.post(self.path + path, body, token)
                break
            except Lost:
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
        if answer.status != OK:
            raise Broken(f"{self.path}: {answer.body.decode()}")
        logged = self.logged()
        if logged != self.acknowledged:
            if self.pending is None or logged != [*self.acknowledged, self.pending]:
                raise Broken(f"{self.path}: {self.acknowledged} acknowledged, {logged} in the log")
            self.score.found += 1
        self.score.checks += 1
        self.life = life

    def logged(self) -> list[Choice]:
        """What the log says that people chose."""
        asked = "SELECT version, option, command FROM log WHERE table_id = ? ORDER BY version"
        with closing(sqlite3.connect(self.server.database)) as log:
            rows = log.execute(asked, [self.table]).fetchall()
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
        await Player(server, score, answer.json).play()


async def kill(server: Server, score: Score, kills: int) -> None:
    """Kill and start again, so many times."""
    with Progress() as progress:
        for _ in progress.track(range(kills), description="killing the server"):
            await asyncio.sleep(random.uniform(SHORTEST, LONGEST))  # noqa: S311 - any moment will do
            server.kill()
            if not await asyncio.to_thread(server.is_gone):
                raise Broken("the processes of the bots outlive the server")
            await asyncio.to_thread(server.start)
            score.lives += 1
    score.last_game = True


async def session(server: Server, kills: int, tables: int) -> None:
    """Play and kill until both are done; the first thing that is lost ends it."""
    score = Score()
    async with asyncio.TaskGroup() as group:
        for number in range(tables):
            group.create_task(sit(server, score, number))
        group.create_task(kill(server, score, kills))
    await asyncio.to_thread(server.restart)
    score.lives += 1
    total = sum([await player.verify() for player in score.finished])
    acknowledged = sum(len(player.acknowledged) for player in score.finished)
    print(
        f"{kills} kills, {len(score.finished)} games at {tables} tables, {total:,} choices: "
        f"{acknowledged:,} acknowledged, 0 lost; {score.resent} sent again, "
        f"of which {score.found} had counted; {score.checks:,} looks at the log; "
        "every record replays."
    )


def main() -> None:
    """How often, at how many tables."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--kills", type=int, default=200)
    parser.add_argument("--tables", type=int, default=len(TABLES))
    args = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        server = Server(Path(folder))
        server.start()
        try:
            asyncio.run(session(server, args.kills, args.tables))
        finally:
            server.close()


if __name__ == "__main__":
    main()
