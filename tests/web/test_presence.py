"""Who is there: pages hear of people who come and go, and not of connections that blink."""

from __future__ import annotations

import asyncio
import json
import re
from time import monotonic
from typing import TYPE_CHECKING, Any

import pytest

from keeling.web.app import make_app
from keeling.web.live import hub
from keeling.web.live.streams import Reader, news_of, tell
from keeling.web.settings import Settings
from keeling.web.tables.opening import Opening, Sitter, open_table
from tests.patience import PATIENCE
from tests.web.loops import run
from tests.web.past import server_of, table_of
from tools.server import UNHURRIED

if TYPE_CHECKING:
    from pathlib import Path

    from litestar import Litestar
    from litestar.testing import TestClient

TWO = [Sitter("link", "Ann"), Sitter("link", "Bo")]
HERE, AWAY = "presence here", "presence away"


@pytest.fixture
def app(tmp_path: Path) -> Litestar:
    """The server in this process; its signs of life are too rare to bring news."""
    settings: dict[str, Any] = {**UNHURRIED, "heartbeat": 60.0}
    return make_app(Settings(database=f"sqlite:///{tmp_path / 'keeling.sqlite3'}", **settings))


class Clocks:
    """The clock on the wall, which can be set, and the one that counts seconds."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.wall = self.seconds = 1000.0
        monkeypatch.setattr(hub, "time", lambda: self.wall)
        monkeypatch.setattr(hub, "monotonic", lambda: self.seconds)

    def pass_by(self, seconds: float) -> None:
        """Time goes by on both."""
        self.wall, self.seconds = self.wall + seconds, self.seconds + seconds


@pytest.fixture
def clocks(monkeypatch: pytest.MonkeyPatch) -> Clocks:
    """Clocks that stand still."""
    return Clocks(monkeypatch)


def test_nobody_stays_away_for_longer_than_the_table_or_the_server_is_there(
    clocks: Clocks,
) -> None:
    here = hub.Hub(5)
    clocks.pass_by(100)
    assert here.absent_for("t", 0, made=10) == 100
    assert here.absent_for("t", 0, made=1030) == 70
    here.left["t", 0] = clocks.seconds - 10
    assert here.absent_for("t", 0, made=10) == 10
    here.present["t", 0] = 1
    assert here.absent_for("t", 0, made=10) == 0


@pytest.mark.parametrize("jump", [10.0**6, -(10.0**6)])
def test_a_clock_that_is_set_makes_nobody_absent(clocks: Clocks, jump: float) -> None:
    here = hub.Hub(5)
    here.left["t", 0] = clocks.seconds
    clocks.pass_by(5)
    clocks.wall += jump
    assert here.absent_for("t", 0, made=10) == 5
    assert here.absent_for("t", 1, made=10) == 5
    assert here.is_around("t", 0)
    clocks.pass_by(hub.LINGER)
    assert not here.is_around("t", 0)


def test_who_looks_hears_at_once_who_comes_and_a_little_later_who_is_gone(
    app: Litestar, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(hub, "LINGER", 0.2)

    async def watch() -> list[str]:
        server = app.state.server
        async with app.lifespan():
            wanted = Opening(game="future_energy", config={"seats": 2}, sitters=TWO)
            table = open_table(server.tables, wanted).id
            looking = tell(server, table, Reader([], "here", "", lines=True))
            stamps = [json.loads(await anext(looking))["stamp"]]
            waiting = asyncio.ensure_future(anext(looking))
            await asyncio.sleep(0)
            coming = tell(server, table, Reader([1], "there", "", lines=True))
            await anext(coming)
            stamps.append(json.loads(await asyncio.wait_for(waiting, PATIENCE))["stamp"])
            await coming.aclose()
            gone = await asyncio.wait_for(anext(looking), PATIENCE)
            await looking.aclose()
            return [*stamps, json.loads(gone)["stamp"]]

    before, during, after = run(watch())
    assert before == after != during


def test_a_connection_that_blinks_is_no_news(client: TestClient[Litestar]) -> None:
    table, server = table_of(client, TWO, upto=0), server_of(client)
    server.hub.present[table, 1] += 1
    there = news_of(server, table).stamp
    del server.hub.present[table, 1]
    server.hub.left[table, 1] = monotonic()
    assert news_of(server, table).stamp == there
    server.hub.left[table, 1] = monotonic() - hub.LINGER
    assert news_of(server, table).stamp != there


def test_a_page_that_is_just_opened_is_not_asked_for_once_more(
    client: TestClient[Litestar],
) -> None:
    table, server = table_of(client, TWO, upto=0, hold=[0]), server_of(client)
    page = client.get(f"/t/{table}").text
    assert [page.count(HERE), page.count(AWAY)] == [1, 1]
    server.hub.present[table, 0] += 1  # its stream
    assert re.findall(r'data-stamp="([^"]+)"', page) == [news_of(server, table).stamp]
