"""A bot that plays over HTTP, in nothing but plain Python: the same can be written in any language.

It opens a table against a bot of the server, or takes a seat whose token it is given, and then

1. follows the stream of the table, one line of JSON for every change;
2. when it is its turn, asks for the options and takes one at random;
3. sends what it takes with the version it has seen and an id of its own: if the table has moved
   on, nothing happens and the next line of the stream tells; if the answer is lost, the same
   request can be sent again and counts once.
"""

from __future__ import annotations

import argparse
import json
import random
import time
import uuid
from typing import TYPE_CHECKING, Any
from urllib.error import HTTPError, URLError
from urllib.request import Request, urlopen

if TYPE_CHECKING:
    from collections.abc import Iterator

STALE = 409
PATIENCE = 60  # seconds; streams give a sign of life more often


class Table:
    """One seat at one table."""

    def __init__(self, server: str, table: str, token: str) -> None:
        self.address = f"{server}/api/v1/tables/{table}"
        self.token = token

    def request(self, path: str, body: Any = None, accept: str = "application/json") -> Request:  # noqa: ANN401 - JSON
        """A request in the name of the seat."""
        headers = {"Accept": accept, "Authorization": f"Bearer {self.token}"}
        if body is None:
            return Request(self.address + path, headers=headers)  # noqa: S310 - http
        headers["Content-Type"] = "application/json"
        return Request(self.address + path, json.dumps(body).encode(), headers)  # noqa: S310 - http

    def ask(self, path: str, body: Any = None) -> Any:  # noqa: ANN401 - JSON
        """The answer; asked again as long as there is none."""
        request = self.request(path, body)
        while True:
            try:
                with urlopen(request, timeout=PATIENCE) as answer:  # noqa: S310 - http
                    return json.load(answer)
            except HTTPError:
                raise
            except (URLError, OSError):
                time.sleep(1)

    def changes(self) -> Iterator[Any]:
        """The stream: how the table stands now, then a line for every change."""
        while True:
            try:
                request = self.request("/stream", accept="application/x-ndjson")
                with urlopen(request, timeout=PATIENCE) as stream:  # noqa: S310 - http
                    yield from (json.loads(line) for line in stream if line.strip())
            except HTTPError:
                raise
            except (URLError, OSError):
                time.sleep(1)

    def choose(self, option: str, version: int) -> None:
        """Take an option, unless the table has moved on."""
        try:
            self.ask("/choices", {"option": option, "version": version, "id": str(uuid.uuid4())})
        except HTTPError as error:
            if error.code != STALE:
                raise


def open_table(server: str, game: str) -> Table:
    """A new table for two: we and a bot of the server."""
    seats = [{"who": "link", "name": "random.py"}, {"who": "bot", "bot": "greedy"}]
    body = {"game": game, "config": {"seats": len(seats)}, "seats": seats}
    headers = {"Content-Type": "application/json"}
    request = Request(f"{server}/api/v1/tables", json.dumps(body).encode(), headers)  # noqa: S310 - http
    with urlopen(request, timeout=PATIENCE) as answer:  # noqa: S310 - http
        made = json.load(answer)
    print(f"Watch it at {made['link']}")
    return Table(server, made["table"], made["seats"][0]["token"])


def play(table: Table) -> None:
    """Choose at random until the game is over."""
    seat = table.ask("/view")["view"]["seat"]
    for change in table.changes():
        if change["ended"]:
            break
        if change["to_move"] == seat:
            now = table.ask("/options")
            if now["options"]:
                option = random.choice(now["options"])  # noqa: S311 - a game
                print(option["text"])
                table.choose(option["option"], now["version"])
    print(f"The winner: {', '.join(table.ask('')['winners'])}")


def main() -> None:
    """A seat that is given, or a table of our own."""
    parser = argparse.ArgumentParser(description="Play at random over HTTP.")
    parser.add_argument("--server", default="http://127.0.0.1:8080", help="where it runs")
    parser.add_argument("--game", default="future_energy", help="for a new table")
    parser.add_argument("--table", help="the id of a table that is there, with --token")
    parser.add_argument("--token", default="", help="the token of the seat to play")
    args = parser.parse_args()
    server = args.server.rstrip("/")
    play(Table(server, args.table, args.token) if args.table else open_table(server, args.game))


if __name__ == "__main__":
    main()
