"""Several processes at one database: one plays the bots of a table; if it dies, another does."""

from __future__ import annotations

from contextlib import ExitStack
from functools import partial
from typing import TYPE_CHECKING, Any

import pytest
from litestar.testing import TestClient

from keeling.kernel.record import from_json, verify
from keeling.web.app import make_app
from keeling.web.settings import Settings
from tests.patience import until
from tests.web.asking import API, Player, new_table
from tests.web.databases import KINDS, fresh_database
from tools.server import UNHURRIED, Server

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

    from litestar import Litestar

OFTEN, SELDOM = 0.02, 3600.0  # seconds between signs of life
BOTS = [{"who": "bot", "bot": "uniform"}] * 2
ENOUGH = 30  # choices


@pytest.fixture(params=KINDS)
def database(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[str]:
    """The URL of an empty database, of each kind there is."""
    with fresh_database(request.param, tmp_path) as url:
        yield url


def pair(stack: ExitStack, database: str, beat: float) -> list[TestClient[Litestar]]:
    """Two servers of one database."""
    settings: dict[str, Any] = {**UNHURRIED, "database": database, "worker_beat": beat}
    clients = [TestClient(make_app(Settings(**settings))) for _ in range(2)]
    for client in clients:  # nobody is taken for dead because a machine is slow
        client.app.state.server.workers.gone_after = SELDOM
    return [stack.enter_context(client) for client in clients]


def test_of_two_processes_one_plays_the_bots(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    with ExitStack() as stack:
        here, there = pair(stack, database, OFTEN)
        asked: list[str] = []
        monkeypatch.setattr(there.app.state.server.driver, "question", asked.append)
        table = new_table(here, "uniform", "uniform")["table"]
        until(lambda: there.get(f"{API}/tables/{table}").json()["ended"])
        assert asked == []


def test_bots_answer_wherever_a_person_chooses(database: str) -> None:
    with ExitStack() as stack:
        clients = pair(stack, database, SELDOM)  # nobody looks around: each streak must be whole
        made = new_table(clients[0], "link", "uniform")
        players = [Player(client, made, 0) for client in clients]
        for turn in range(100):
            player = players[turn % 2]
            seen = until(partial(my_turn_or_end, player))
            if seen["ended"]:
                break
            option = player.get("/options")["options"][0]["option"]
            player.choose(option, seen["version"], f"mine-{turn}")


def my_turn_or_end(player: Player) -> Any:
    """The table, if the person is to choose there or the game is over."""
    seen = player.get()
    return seen if seen["ended"] or player.name in seen["choosing"] else None


def test_the_bots_of_a_process_that_was_killed_go_on_in_another(
    database: str, tmp_path: Path
) -> None:
    with ExitStack() as stack:
        killed, other = (started(stack, tmp_path / name, database) for name in ("one", "other"))
        body = {"game": "future_energy", "seats": BOTS}
        table = killed.api.post("/tables", json=body).json()["table"]
        path = f"/tables/{table}"
        until(lambda: other.api.get(path).json()["choices"] > ENOUGH)
        killed.kill()
        until(lambda: other.api.get(path).json()["ended"])
        verify(from_json(other.api.get(f"{path}/record").text, table))
    assert other.log.read_text("utf-8") == ""


def started(stack: ExitStack, folder: Path, database: str) -> Server:
    """A server in a process of its own."""
    folder.mkdir()
    made = Server(folder, database=database, worker_beat=0.2)
    stack.callback(made.close)
    made.start()
    return made
