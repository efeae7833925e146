"""How long a person waits for a bot, alone on a server and among many tables of dear bots.

A person plays against bots and looks at the table, as a browser does. Measured is the time from
the answer to a choice of the person's until it is the person's turn again: first on a calm
server, then while bots play at many other tables. With `--pace 0` it is the thinking alone. With
`--watched` everybody at the other tables looks and plays too, all of them from one other address.
"""

from __future__ import annotations

import argparse
import json
import random
import statistics
import tempfile
import time
from contextlib import contextmanager, suppress
from pathlib import Path
from threading import Event, Thread
from typing import TYPE_CHECKING, Any

import httpx

from keeling import COMPILED
from tools.ports import HERE
from tools.server import PATIENCE, Server

if TYPE_CHECKING:
    from collections.abc import Iterator

GAME = "future_energy"
ELSEWHERE = "127.0.0.2"  # another address of this machine
OFTEN, SELDOM = 0.02, 1.0  # seconds between two looks at the table


class Person:
    """Somebody who plays against bots, and always takes any option."""

    def __init__(
        self, server: Server, bots: list[str], address: str = HERE, pause: float = OFTEN
    ) -> None:
        base, transport = f"{server.url}/api/v1", httpx.HTTPTransport(local_address=address)
        self.api = httpx.Client(base_url=base, transport=transport, timeout=PATIENCE)
        self.pause = pause
        self.dice = random.Random(7)  # noqa: S311 - a game
        self.seats = [{"who": "link"}, *({"who": "bot", "bot": bot} for bot in bots)]
        self.begin()

    def begin(self) -> None:
        """A new table."""
        body = {"game": GAME, "seats": self.seats}
        made = self.api.post("/tables", json=body).raise_for_status().json()
        self.path = f"/tables/{made['table']}"
        self.name = made["seats"][0]["seat"]
        self.headers = {"authorization": f"Bearer {made['seats'][0]['token']}"}

    def waits(self, times: int) -> list[float]:
        """So many waits for bots, in seconds."""
        found: list[float] = []
        while len(found) < times:
            with self.looking():
                while len(found) < times and not self.get()["ended"]:
                    self.turn()
                    found.append(self.wait())
            if self.get()["ended"]:
                self.begin()
        return found

    @contextmanager
    def looking(self) -> Iterator[None]:
        """An open page of the table."""
        is_open, done = Event(), Event()

        def look() -> None:
            with self.api.stream("GET", f"{self.path}/stream", headers=self.headers) as stream:
                is_open.set()
                for _ in stream.iter_lines():
                    if done.is_set():
                        return

        thread = Thread(target=look, daemon=True)
        thread.start()
        is_open.wait(PATIENCE)
        yield
        done.set()  # it ends with the next news

    def turn(self) -> None:
        """Choose until it is somebody else's turn."""
        while True:
            now = self.get("/options")
            if not now["options"]:
                return
            option = self.dice.choice(now["options"])["option"]
            body = {"option": option, "version": now["version"], "id": f"{now['version']}"}
            self.api.post(f"{self.path}/choices", headers=self.headers, json=body)

    def wait(self) -> float:
        """Until it is the person's turn again."""
        began = time.monotonic()
        while True:
            now = self.get()
            if now["ended"] or self.name in now["choosing"]:
                return time.monotonic() - began
            time.sleep(self.pause)

    def get(self, what: str = "") -> Any:  # noqa: ANN401 - JSON
        """Ask for something of the table."""
        answer = self.api.get(self.path + what, headers=self.headers)
        return answer.raise_for_status().json()


def crowd(server: Server, tables: int, bot: str, *, people: bool) -> None:
    """So many tables at which bots want to think all the time, or are waited for by nobody."""
    bots = [{"who": "bot", "bot": bot}] * 2
    seats = [{"who": "link"}, *bots] if people else bots
    for _ in range(tables):
        server.api.post("/tables", json={"game": GAME, "seats": seats}).raise_for_status()


def watched_crowd(server: Server, tables: int, bot: str) -> None:
    """So many tables of one address, each with three bots and a person who looks and plays."""

    def play() -> None:
        with suppress(httpx.HTTPError):  # the server stops in the end
            Person(server, [bot] * 3, ELSEWHERE, SELDOM).waits(tables * 1000)

    for _ in range(tables):
        Thread(target=play, daemon=True).start()


def told(waits: list[float]) -> dict[str, float]:
    """Figures of waits."""
    tail = statistics.quantiles(waits, n=20)[-1]
    figures = {"mean": statistics.mean(waits), "p50": statistics.median(waits), "p95": tail}
    return {name: round(seconds, 3) for name, seconds in figures.items()}


def main() -> None:
    """Measure, and say what was measured."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", type=int, default=500)
    parser.add_argument("--bot", default="rollout", help="at the other tables")
    parser.add_argument("--mine", default="rollout", help="against the person")
    parser.add_argument("--waits", type=int, default=40)
    parser.add_argument("--workers", type=int, default=2)
    parser.add_argument("--pace", type=float, default=1.0)
    parser.add_argument("--people", action="store_true", help="other tables have people as well")
    parser.add_argument("--watched", action="store_true", help="they look and play, of one address")
    args = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        server = Server(Path(folder), bot_workers=args.workers, bot_pace=args.pace)
        server.start()
        try:
            person = Person(server, [args.mine])
            calm = told(person.waits(args.waits))
            if args.watched:
                watched_crowd(server, args.tables, args.bot)
            else:
                crowd(server, args.tables, args.bot, people=args.people)
            busy = told(person.waits(args.waits))
        finally:
            server.close()
    times = round(busy["mean"] / calm["mean"], 2)
    print(json.dumps({"compiled": COMPILED, **vars(args)}))
    print(json.dumps({"calm": calm, "crowd": busy, "times": times}))


if __name__ == "__main__":
    main()
