"""Bots at the table: in processes of their own, never in the way."""

from __future__ import annotations

import asyncio
from multiprocessing import active_children
from typing import TYPE_CHECKING, Any

import msgspec
import pytest
from litestar.testing import TestClient

from keeling.bots.play import BOTS
from keeling.kernel.agenda import NOBODY
from keeling.kernel.record import Record, verify
from keeling.kernel.registry import game as find_game
from keeling.kernel.registry import game_ids
from keeling.web.app import make_app
from keeling.web.costs import payer
from keeling.web.operations.requests import REQUEST_ID
from keeling.web.settings import Settings
from keeling.web.store.leases import Leases
from keeling.web.store.store import Store
from keeling.web.store.workers import Workers
from keeling.web.tables import thinking
from keeling.web.tables.driver import Driver, Question
from keeling.web.tables.tables import Tables
from tests.patience import until
from tests.web.asking import API, Player, new_table
from tests.web.loops import run

if TYPE_CHECKING:
    from pathlib import Path

    from litestar import Litestar


def test_bots_play_a_whole_game_among_themselves(client: TestClient[Litestar]) -> None:
    table = new_table(client, "greedy", "uniform")
    path = f"{API}/tables/{table['table']}"
    until(lambda: client.get(path).json()["ended"])
    record = msgspec.convert(client.get(f"{path}/record").json(), Record)
    assert verify(record).state.seat == NOBODY


def test_bots_play_for_nobody_in_particular(
    client: TestClient[Litestar], monkeypatch: pytest.MonkeyPatch
) -> None:
    driver = client.app.state.server.driver
    choose = driver.choose
    done_for: list[tuple[object, str]] = []

    def noted(asked: Question, option: str) -> None:
        done_for.append((payer(), REQUEST_ID.get()))
        choose(asked, option)

    monkeypatch.setattr(driver, "choose", noted)
    path = f"{API}/tables/{new_table(client, 'uniform', 'uniform')['table']}"
    until(lambda: client.get(path).json()["ended"])
    assert set(done_for) == {(None, "")}


@pytest.mark.parametrize("game", game_ids())
def test_every_bot_answers_in_every_game(game: str, client: TestClient[Litestar]) -> None:
    rules = find_game(game)
    table = new_table(client, *["link"] * rules.seats[-1], game=game)["table"]
    server = client.app.state.server
    for seat in range(rules.seats[-1]):
        server.tables.store.change_seat(table, seat, bot="greedy")
    asked = server.driver.question(table)
    legal = rules.legal(rules.load(asked.imagined))
    answers = {bot: thinking.think(game, bot, asked.imagined, 7) for bot in BOTS}
    assert {bot for bot, option in answers.items() if option in legal} == set(BOTS)


def record_of(client: TestClient[Litestar], seed: str) -> Any:
    """What two bots play with a seed."""
    path = f"{API}/tables/{new_table(client, 'greedy', 'uniform', seed=seed)['table']}"
    until(lambda: client.get(path).json()["ended"])
    return client.get(f"{path}/record").json()


def test_the_same_seed_with_the_same_bots_is_the_same_game(client: TestClient[Litestar]) -> None:
    assert record_of(client, seed="42") == record_of(client, seed="42")


def test_a_person_leaves_a_seat_to_a_bot_and_takes_it_back(client: TestClient[Litestar]) -> None:
    table = new_table(client, "link", "link")
    white = Player(client, table, 0)
    red = Player(client, table, 1)
    active, waiting = sorted((white, red), key=lambda one: one.name != white.get()["to_move"])
    assert active.post(f"/seats/{active.name}", bot="greedy").status_code == 200
    until(lambda: waiting.get()["to_move"] == waiting.name)
    assert active.post(f"/seats/{active.name}", bot="").status_code == 200
    assert active.get()["seats"][0]["bot"] == ""
    assert waiting.post(f"/seats/{active.name}", bot="greedy").status_code == 403


def test_a_bot_does_not_choose_for_a_person_who_came_back(client: TestClient[Litestar]) -> None:
    table = new_table(client, "link", "link")
    player = next(
        p for p in (Player(client, table, n) for n in (0, 1)) if p.get("/options")["options"]
    )
    server = client.app.state.server
    server.tables.store.change_seat(
        table["table"], 0 if player.name == "white" else 1, bot="greedy"
    )
    asked = server.driver.question(table["table"])
    player.post(f"/seats/{player.name}", bot="")
    version = player.get()["version"]
    server.driver.choose(asked, asked.otherwise)
    assert player.get()["version"] == version


def test_a_question_holds_what_the_bot_may_know(client: TestClient[Litestar]) -> None:
    table = new_table(client, "uniform", "uniform")["table"]
    server = client.app.state.server
    asked = until(lambda: server.driver.question(table))
    with server.tables.at(table) as opened:
        state = opened.game.load(asked.imagined)
        assert opened.game.view(state, asked.seat).legal
    assert thinking.think(asked.game, "greedy", asked.imagined, 7) in opened.game.legal(state)


def server_at(folder: Path, **settings: float) -> TestClient[Litestar]:
    """A server with one process that thinks for bots, and a database in this folder."""
    database = f"sqlite:///{folder / 'k.sqlite3'}"
    return TestClient(make_app(Settings(database=database, bot_workers=1, **settings)))  # type: ignore[arg-type]  # numbers, all of them


def test_tables_of_bots_go_on_after_a_restart(tmp_path: Path) -> None:
    with server_at(tmp_path, bot_pace=0.05) as client:
        path = f"{API}/tables/{new_table(client, 'uniform', 'uniform')['table']}"
        until(lambda: client.get(path).json()["choices"] > 40)
    with server_at(tmp_path, bot_pace=0) as client:
        until(lambda: client.get(path).json()["ended"])


def test_bots_keep_the_pace_of_turns(tmp_path: Path) -> None:
    pace = 1e6  # seconds: what they think in the meantime does not matter
    waits: list[float] = []

    async def noted(seconds: float) -> None:
        waits.append(round(seconds / pace, 2))

    with server_at(tmp_path, bot_pace=pace) as client:
        client.app.state.server.driver.wait = noted
        path = f"{API}/tables/{new_table(client, 'uniform', 'uniform')['table']}"
        until(lambda: client.get(path).json()["ended"])
    assert set(waits) == {0.7, 0.3, 0.1, 0.07, 0.05}


@pytest.mark.parametrize(("game", "together"), [("green_deal", True), ("future_energy", False)])
def test_a_question_says_whether_all_choose_together(
    client: TestClient[Litestar], game: str, *, together: bool
) -> None:
    table = new_table(client, "link", "link", "link", game=game)["table"]
    server = client.app.state.server
    for seat in range(3):
        server.tables.store.change_seat(table, seat, bot="greedy")
    assert server.driver.question(table).together is together


def test_a_process_that_dies_is_replaced(client: TestClient[Litestar]) -> None:
    table = new_table(client, "uniform", "uniform")
    path = f"{API}/tables/{table['table']}"
    until(lambda: client.get(path).json()["choices"] > 40)
    for process in active_children():
        process.kill()
    until(lambda: client.get(path).json()["ended"])


def slow_table(client: TestClient[Litestar]) -> str:
    """The path of a table at which two bots think for very long."""
    table = new_table(client, "link", "link")["table"]
    for seat in (0, 1):
        client.app.state.server.tables.change_seat(table, seat, bot="rollout:100000")
    return f"{API}/tables/{table}"


def test_a_bot_that_thinks_too_long_takes_any_option(tmp_path: Path) -> None:
    with server_at(tmp_path, bot_pace=0, bot_patience=0.001) as client:
        path = slow_table(client)
        before = client.get(path).json()["choices"]
        until(lambda: client.get(path).json()["choices"] > before + 5)


def test_one_bot_that_thinks_too_long_stops_no_other_table(tmp_path: Path) -> None:
    with server_at(tmp_path, bot_pace=0, bot_patience=1.0) as client:
        paths = [slow_table(client) for _ in range(4)]  # they wait in the queue of one process
        before = [client.get(path).json()["choices"] for path in paths]
        until(
            lambda: all(
                client.get(path).json()["choices"] > choices + 2
                for path, choices in zip(paths, before, strict=True)
            )
        )


def driver_at(folder: Path) -> Driver:
    """What plays the bots of an empty database in this folder."""
    store = Store(f"sqlite:///{folder / 'k.db'}")
    return Driver(Tables(store), Leases(store, Workers(store, 2.0)), Settings())


def test_bots_that_were_stopped_are_not_woken_by_a_last_choice(tmp_path: Path) -> None:
    async def stop_and_wake() -> int:
        driver = driver_at(tmp_path)
        driver.loop = asyncio.get_running_loop()
        driver.wake("before")  # is under way when the bots are stopped
        driver.close()
        driver.wake("after")
        await asyncio.sleep(0)
        return len(driver.running)

    assert run(stop_and_wake()) == 0


def test_a_bot_that_is_asked_while_the_server_stops_is_not_to_blame(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    asked = Question("", 1, 0, "future_energy", "greedy", {}, 7, "", together=False)

    async def stop_and_ask() -> None:
        driver = driver_at(tmp_path)
        driver.close()
        with pytest.raises(asyncio.CancelledError):
            await driver.answer(asked, driver.thinkers[0])

    run(stop_and_ask())
    assert [record for record in caplog.records if record.name.startswith("keeling")] == []
