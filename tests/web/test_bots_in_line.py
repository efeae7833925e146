"""Bots wait for each other, and a person's bot for hardly anybody."""

from __future__ import annotations

import asyncio
import logging
from contextlib import contextmanager
from time import monotonic
from typing import TYPE_CHECKING, Any

from litestar import Litestar
from litestar.testing import TestClient

from keeling.web.app import make_app
from keeling.web.settings import Settings
from keeling.web.tables.audience import LATELY
from keeling.web.tables.turns import Rank
from tests.patience import until
from tests.web.asking import API, Player, new_table
from tools.server import UNHURRIED

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

    import pytest

    from keeling.web.tables.table import Table

Client = TestClient[Litestar]
MANY = 20


@contextmanager
def served(folder: Path, **more: Any) -> Iterator[Client]:
    """A server with one process for bots."""
    settings = {**UNHURRIED, "database": f"sqlite:///{folder / 'k.sqlite3'}", **more}
    with TestClient(make_app(Settings(**settings))) as client:
        yield client


def person_with_bot(client: Client) -> tuple[Player, str]:
    """A person who is to choose, against a bot."""
    made = new_table(client, "link", "uniform")
    player = Player(client, made, 0)
    until(lambda: player.get("/options")["options"])
    return player, made["table"]


def take_turns(player: Player) -> None:
    """Choose until it is the bot's turn."""
    while offered := player.get("/options")["options"]:
        version = player.get()["version"]
        player.choose(offered[0]["option"], version, f"mine-{version}")


def test_a_persons_bot_does_not_wait_for_those_of_others(
    client: Client, monkeypatch: pytest.MonkeyPatch
) -> None:
    driver = client.app.state.server.driver
    chosen: list[str] = []
    choose = driver.choose

    def noted(asked: Any, option: str) -> None:
        chosen.append(asked.table)
        choose(asked, option)

    monkeypatch.setattr(driver, "choose", noted)
    player, mine = person_with_bot(client)

    def heard(table: Table, before: list[int]) -> None:
        if table.id == mine and table.bots_choosing and before[0] == 0:
            chosen.append("person")

    driver.tables.listeners.append(heard)
    others = [new_table(client, "uniform", "uniform")["table"] for _ in range(MANY)]
    until(lambda: set(others) <= set(chosen))
    for _ in range(3):
        take_turns(player)
        until(lambda: player.get("/options")["options"])
    asked = [place for place, who in enumerate(chosen) if who == "person"]
    assert max(chosen[place:].index(mine) for place in asked) < MANY / 2


def test_a_bot_loses_no_patience_in_the_line(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    patience = 3.0
    with served(tmp_path, bot_patience=patience) as client:
        player, _ = person_with_bot(client)
        take_turns(player)  # the bot has thought before: its process is up, the game is loaded
        until(lambda: player.get("/options")["options"])
        driver = client.app.state.server.driver

        async def think_for_long() -> None:
            async with driver.turns.at("another table"):
                await asyncio.sleep(patience + 0.5)

        logging.getLogger("keeling.web.tables").addHandler(caplog.handler)
        asyncio.run_coroutine_threadsafe(think_for_long(), driver.loop)
        until(lambda: driver.thinking)
        take_turns(player)
        until(lambda: driver.waiting)
        until(lambda: player.get("/options")["options"])
        logging.getLogger("keeling.web.tables").removeHandler(caplog.handler)
    assert "thinks too long" not in caplog.text


def test_people_come_before_bots_among_themselves(client: Client) -> None:
    server = client.app.state.server
    audience = server.driver.audience
    player, mine = person_with_bot(client)
    empty = new_table(client, "link", "uniform", seed="1")["table"]
    bots = new_table(client, "uniform", "uniform")["table"]
    assert audience.rank(empty) is audience.rank("unknown") is Rank.PEOPLE
    assert audience.rank(bots) is Rank.BOTS
    take_turns(player)
    until(lambda: player.get("/options")["options"])
    assert audience.rank(mine) is Rank.WATCHED
    assert audience.rank(empty) is Rank.PEOPLE  # bots chose there, if anybody did
    server.hub.streams[bots][asyncio.Event()] = "192.0.2.1"
    assert audience.rank(bots) is Rank.WATCHED


def test_a_table_belongs_to_the_addresses_that_look_at_it_or_play_there(client: Client) -> None:
    server = client.app.state.server
    audience = server.driver.audience
    table = new_table(client, "uniform", "uniform")["table"]
    assert audience.whose(table) == {"testclient"}
    assert audience.whose("unknown") == {"unknown"}
    with server.hub.stream(table, [], "192.0.2.1"):
        assert audience.whose(table) == {"testclient", "192.0.2.1"}
    until(lambda: client.get(f"{API}/tables/{table}").json()["ended"])
    assert audience.whose(table) == {"testclient"}, "no bot has taken its place"


def test_addresses_are_remembered_while_bots_play_after_them(client: Client) -> None:
    audience = client.app.state.server.driver.audience
    long_ago = monotonic() - 2 * LATELY
    audience.acted.update(old=long_ago, new=monotonic())
    audience.askers.update(dict.fromkeys(("old", "playing"), ("192.0.2.1", long_ago)))
    audience.forget(playing={"playing"})
    assert (list(audience.acted), list(audience.askers)) == (["new"], ["playing"])


def test_what_bots_do_can_be_counted(tmp_path: Path) -> None:
    with served(tmp_path, bot_pace=0) as client:
        driver = client.app.state.server.driver
        assert (driver.waiting, driver.thinking, driver.stuck) == (0, 0, 0)
        tables = [new_table(client, "link", "link")["table"] for _ in range(3)]
        for table in tables:
            for seat in (0, 1):
                driver.tables.change_seat(table, seat, bot="rollout:100000")
        until(lambda: (driver.waiting, driver.thinking, driver.stuck) == (2, 1, 0))
        assert client.get(f"{API}/tables/{tables[0]}").json()["thinking"]
