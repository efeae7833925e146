"""Messages to people who are not looking: one each time they are asked."""

from __future__ import annotations

import asyncio
import socket
import ssl
from threading import Thread, current_thread
from typing import TYPE_CHECKING, Any

import pytest
from litestar.testing import TestClient

from keeling.web.app import make_app
from keeling.web.live import webhooks
from keeling.web.live.webhooks import TESTS
from keeling.web.settings import Settings
from keeling.web.threads import SHARE
from tests.patience import PATIENCE, until
from tests.web.asking import Player, hidden, new_table, sit
from tests.web.chat import chat
from tools.server import UNHURRIED

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

    from litestar import Litestar


@pytest.fixture
def client(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[TestClient[Litestar]]:
    """A server that may send messages inside its own network, however slow that is."""
    monkeypatch.setattr(webhooks, "PATIENCE", PATIENCE)
    more: dict[str, Any] = {**UNHURRIED, "private_webhooks": True, "address": "http://here:1/"}
    url = f"sqlite:///{tmp_path / 'k.sqlite3'}"
    with TestClient(make_app(Settings(database=url, **more))) as made:
        yield made


def two(client: TestClient[Litestar], url: str) -> tuple[str, list[Player]]:
    """A table for two; who is not to choose first wants messages."""
    table = new_table(client, "link", "link")
    players = [Player(client, table, seat) for seat in (0, 1)]
    if players[0].get()["to_move"] != players[0].name:
        players.reverse()
    waiting = ["white", "red"].index(players[1].name)
    client.app.state.server.tables.change_seat(table["table"], waiting, webhook=url, name="Ann")
    return table["table"], players


def play_until(player: Player, other: Player) -> None:
    """The first options, until the other is asked."""
    while player.get()["to_move"] != other.name:
        asked = player.get("/options")
        option = next((o for o in asked["options"] if o["option"] in ("end", "pass")), None)
        option = option or asked["options"][0]
        version = asked["version"]
        assert player.choose(option["option"], version, f"c{version}").status_code == 200


def test_who_is_asked_gets_one_message_with_a_link(client: TestClient[Litestar]) -> None:
    with chat() as (url, came):
        table, (first, second) = two(client, url)
        play_until(first, second)
        until(lambda: came)
        assert f"http://here:1/t/{table}" in came[0]["text"]
        assert "Ann" in came[0]["text"]
        assert came[0]["text"] == came[0]["content"]
        asked = second.get("/options")
        second.choose(asked["options"][0]["option"], asked["version"], "x")
        second.get()
        assert len(came) == 1


def test_who_looks_gets_no_message(
    client: TestClient[Litestar], monkeypatch: pytest.MonkeyPatch
) -> None:
    """A message is written when it becomes somebody's turn, and sent a little later."""
    with chat() as (url, _):
        table, (first, second) = two(client, url)
        server, written = client.app.state.server, list[int]()

        def noted(_table: object, seat: int) -> str:
            written.append(seat)
            return "It is your turn"

        monkeypatch.setattr(server.webhooks, "text", noted)
        server.hub.present[table, ["white", "red"].index(second.name)] = 1
        play_until(first, second)
        assert written == []


def test_a_place_that_does_not_answer_does_no_harm(client: TestClient[Litestar]) -> None:
    _, (first, second) = two(client, "http://127.0.0.1:9/nobody")
    play_until(first, second)
    assert second.get("/options")["options"]


def test_certificates_are_read_once_and_not_for_every_message(
    client: TestClient[Litestar], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Reading them takes long, and everybody else would wait meanwhile."""
    read, made = list[Thread](), ssl.create_default_context

    def reading(*args: Any, **more: Any) -> ssl.SSLContext:
        read.append(current_thread())
        return made(*args, **more)

    monkeypatch.setattr(ssl, "create_default_context", reading)
    webhooks.trusted.cache_clear()
    sender = client.app.state.server.webhooks
    with chat() as (url, came):
        for number in range(3):
            sending = sender.send(url, f"message {number}")
            assert asyncio.run_coroutine_threadsafe(sending, sender.loop).result(PATIENCE) == ""
    assert len(came) == 3
    assert len(read) == 1


def test_whoever_tries_addresses_that_do_not_answer_keeps_no_thread_from_others(
    client: TestClient[Litestar],
) -> None:
    tested, codes = client.app.state.server.webhooks.tested, list[int]()
    tables = [new_table(client, "link", "link") for _ in range(TESTS + 1)]
    for table in tables:
        sit(client, table, 0)
    with socket.create_server(("127.0.0.1", 0), backlog=2 * TESTS) as silent:
        form = {
            "url": f"http://127.0.0.1:{silent.getsockname()[1]}/",
            "do": "test",
            **hidden(client.get("/").text),
        }

        def try_it(table: dict[str, Any]) -> int:
            path = f"/t/{table['table']}/seats/{table['seats'][0]['seat']}/webhook"
            return client.post(path, data=form, follow_redirects=False).status_code

        trying = [Thread(target=lambda t=t: codes.append(try_it(t))) for t in tables[:TESTS]]
        for one in trying[:-1]:
            one.start()
        until(lambda: len(tested) == TESTS - 1)
        assert TESTS - 1 > SHARE
        assert client.get("/").status_code == 200
        assert try_it(tables[0]) == 429, "one at a time for a table"
        trying[-1].start()
        until(lambda: len(tested) == TESTS)
        assert try_it(tables[-1]) == 429, "there are some already"
    for one in trying:
        one.join(PATIENCE)
    assert codes == [422] * TESTS
    assert not tested
