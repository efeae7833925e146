"""Somebody who looks at many tables of dear bots keeps nobody else's bot waiting."""

from __future__ import annotations

from contextlib import ExitStack
from typing import TYPE_CHECKING, Any

import httpx

from tests.patience import until
from tests.web.servers import running
from tools.server import PATIENCE

if TYPE_CHECKING:
    from pathlib import Path

    from tools.server import Server

MANY = 15
SLACK = 8  # choices of others while the person chooses and looks
LINK, DEAR = {"who": "link"}, {"who": "bot", "bot": "rollout"}


class Visitor:
    """Somebody at an address."""

    def __init__(self, server: Server, address: str) -> None:
        transport = httpx.HTTPTransport(local_address=address)
        base = f"{server.url}/api/v1"
        self.api = httpx.Client(base_url=base, transport=transport, timeout=PATIENCE)

    def open(self, *seats: dict[str, str]) -> Any:
        """A new table."""
        body = {"game": "future_energy", "seats": seats, "seed": "7"}
        return self.api.post("/tables", json=body).raise_for_status().json()

    def choices(self, *tables: str) -> int:
        """How many choices have been made at these tables."""
        return sum(self.api.get(f"/tables/{table}").json()["choices"] for table in tables)


class Player(Visitor):
    """Somebody who plays against a bot."""

    def sit(self) -> None:
        """Open a table, and wait for the first turn."""
        made = self.open(LINK, DEAR)
        self.table, self.path = made["table"], f"/tables/{made['table']}"
        self.headers = {"authorization": f"Bearer {made['seats'][0]['token']}"}
        until(self.offered)

    def offered(self) -> list[Any]:
        """What may be chosen now."""
        options: list[Any] = self.api.get(f"{self.path}/options", headers=self.headers).json()[
            "options"
        ]
        return options

    def take_turn(self) -> int:
        """Choose until it is the bot's turn; how often."""
        times = 0
        while offered := self.offered():
            version = self.api.get(self.path).json()["version"]
            body = {"option": offered[0]["option"], "version": version, "id": f"{version}"}
            self.api.post(f"{self.path}/choices", headers=self.headers, json=body)
            times += 1
        return times


def test_a_persons_bot_does_not_wait_for_all_that_somebody_else_looks_at(tmp_path: Path) -> None:
    with running(tmp_path) as server, ExitStack() as pages:
        player, other = Player(server, "127.0.0.1"), Visitor(server, "127.0.0.2")
        pages.enter_context(player.api)
        pages.enter_context(other.api)
        player.sit()
        tables = [other.open(DEAR, DEAR)["table"] for _ in range(MANY)]
        for table in tables:
            pages.enter_context(other.api.stream("GET", f"/tables/{table}/stream"))
        until(lambda: other.choices(*tables) > MANY)
        mine, theirs = player.choices(player.table), other.choices(*tables)
        own = player.take_turn()
        until(player.offered)
        theirs, mine = other.choices(*tables) - theirs, player.choices(player.table) - mine - own
        assert theirs <= 2 * mine + SLACK < MANY * mine
