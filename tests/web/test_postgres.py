"""Several processes serve one PostgreSQL database: they hear each other and never disagree."""

from __future__ import annotations

import json
import random
import re
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from threading import Barrier
from typing import TYPE_CHECKING, Any

import pytest
from sqlalchemy import text

from keeling.kernel.record import from_json, verify
from keeling.web.store.store import Store
from keeling.web.tables.opening import Opening, Sitter, open_table
from keeling.web.tables.tables import Tables
from tests.patience import PATIENCE
from tests.web.databases import fresh_postgres, needs_postgres
from tools.server import Server

if TYPE_CHECKING:
    from collections.abc import Iterator

    import httpx

pytestmark = needs_postgres

SELDOM = 2 * PATIENCE  # signs of life are too rare to bring news: all of it was announced
OK, CONFLICT, AWAY = 200, 409, 503
DEAF = "Changes by other processes are not heard: "
OTHERS = "FROM pg_stat_activity WHERE datname = current_database() AND pid != pg_backend_pid()"
CUT = text(f"SELECT pg_terminate_backend(pid) {OTHERS}")


@pytest.fixture(scope="module")
def database() -> Iterator[str]:
    """An empty database."""
    with fresh_postgres() as url:
        yield url


@pytest.fixture(scope="module")
def pair(database: str, tmp_path_factory: pytest.TempPathFactory) -> Iterator[list[Server]]:
    """Two processes, started at once."""
    folders = [tmp_path_factory.mktemp("server") for _ in range(2)]
    made = [Server(folder, database=database, heartbeat=SELDOM) for folder in folders]
    with ThreadPoolExecutor(2) as starting:
        list(starting.map(Server.start, made))
    yield made
    for server in made:
        server.close()
    told = "".join(server.log.read_text("utf-8") for server in made)
    assert re.findall(r"^[\w.]+Error\b.*|^.*psycopg - .*", told, re.MULTILINE) == []
    assert all(server.is_gone() for server in made)


@pytest.fixture
def store(database: str) -> Iterator[Store]:
    """The same database, from here."""
    made = Store(database)
    yield made
    made.close()


class Game:
    """A table of two people, seen through both processes."""

    def __init__(self, pair: list[Server]) -> None:
        seats = [{"who": "link"}, {"who": "link"}]
        body = {"game": "future_energy", "config": {"seats": 2}, "seats": seats, "seed": "7"}
        made = pair[0].api.post("/tables", json=body).json()
        self.pair = pair
        self.table, self.path = made["table"], f"/tables/{made['table']}"
        self.tokens = {seat["seat"]: seat["token"] for seat in made["seats"]}
        self.look()

    def look(self) -> None:
        """See it with the eyes of whoever is to choose."""
        seat = self.pair[0].api.get(self.path).json()["to_move"]
        self.head = {"authorization": f"Bearer {self.tokens.get(seat, self.tokens['white'])}"}
        seen = self.pair[0].api.get(f"{self.path}/view", headers=self.head).json()
        self.version: int = seen["version"]
        self.legal: list[str] = seen["view"]["legal"]
        self.ended: bool = seen["view"]["ended"]

    def choose(self, through: Server, option: str, name: str) -> httpx.Response:
        """Ask one of the processes for an option at the version that was seen."""
        body = {"option": option, "version": self.version, "id": name}
        return through.api.post(f"{self.path}/choices", json=body, headers=self.head)

    def choose_at_once(self, options: list[str], names: list[str]) -> list[int]:
        """Ask both processes at the same moment; the statuses of the answers."""
        ready = Barrier(2)

        def ask(through: Server, option: str, name: str) -> int:
            ready.wait()
            return self.choose(through, option, name).status_code

        with ThreadPoolExecutor(2) as asking:
            return list(asking.map(ask, self.pair, options, names))


@contextmanager
def following(server: Server, path: str) -> Iterator[Iterator[dict[str, Any]]]:
    """What a stream tells, one thing after the other; it fails if it is silent for too long."""
    with server.api.stream("GET", f"{path}/stream", timeout=PATIENCE) as answer:
        yield (json.loads(line) for line in answer.iter_lines() if line)


def until(news: Iterator[dict[str, Any]], version: int) -> dict[str, Any]:
    """The news of a version."""
    return next(told for told in news if told["version"] >= version)


def test_a_game_is_played_through_both_and_each_sees_what_the_other_did(
    pair: list[Server],
) -> None:
    game, dice, turn = Game(pair), random.Random(7), 0  # noqa: S311 - a game
    with following(pair[0], game.path) as first, following(pair[1], game.path) as second:
        streams = [first, second]
        assert [until(news, 0)["version"] for news in streams] == [game.version] * 2
        while not game.ended:
            answer = game.choose(pair[turn % 2], dice.choice(game.legal), f"c{turn}")
            assert answer.status_code == OK, answer.text
            turn += 1
            assert until(streams[turn % 2], game.version + 1)["version"] == answer.json()["version"]
            game.look()
    records = [server.api.get(f"{game.path}/record").text for server in pair]
    assert records[0] == records[1]
    verify(from_json(records[0], "record"))


def test_a_command_sent_to_both_at_once_is_carried_out_once(
    pair: list[Server], store: Store
) -> None:
    game = Game(pair)
    for number in range(15):
        before, option = game.version, game.legal[0]
        statuses = game.choose_at_once([option] * 2, [f"c{number}"] * 2)
        assert statuses == [OK, OK]
        commands = [e.command for e in store.log(game.table, after=before) if e.command]
        assert len(commands) == 1
        game.look()


def test_of_two_choices_sent_to_both_at_once_one_counts(pair: list[Server], store: Store) -> None:
    game = Game(pair)
    for number in range(15):
        before, options = game.version, [game.legal[0], game.legal[-1]]
        statuses = game.choose_at_once(options, [f"a{number}", f"b{number}"])
        assert sorted(statuses) == [OK, CONFLICT]
        entries = [e for e in store.log(game.table, after=before) if e.command]
        assert [e.option for e in entries] == [options[statuses.index(OK)]]
        game.look()


def test_who_plays_a_seat_is_seen_through_the_other_process(pair: list[Server]) -> None:
    game = Game(pair)
    with following(pair[1], game.path) as news:
        assert not until(news, game.version)["thinking"]
        mover = pair[0].api.get(game.path).json()["to_move"]
        seat = f"{game.path}/seats/{mover}"
        answer = pair[0].api.post(seat, json={"bot": "uniform"}, headers=game.head)
        assert answer.status_code == OK, answer.text
        assert next(news)["thinking"]


def test_who_looks_through_one_process_is_there_for_the_other(pair: list[Server]) -> None:
    game = Game(pair)
    with following(pair[1], game.path) as news:
        assert "+" not in until(news, game.version)["stamp"]
        with pair[0].api.stream("GET", f"{game.path}/stream", headers=game.head, timeout=PATIENCE):
            assert "+" in next(news)["stamp"]


def test_bots_that_both_processes_wake_at_their_start_play_one_game(
    pair: list[Server], store: Store
) -> None:
    sitters = [Sitter("bot", bot="uniform")] * 2
    wanted = Opening(game="future_energy", config={"seats": 2}, sitters=sitters)
    path = f"/tables/{open_table(Tables(store), wanted).id}"
    with ThreadPoolExecutor(2) as starting:
        list(starting.map(Server.restart, pair))
    with following(pair[1], path) as news:
        assert any(told["ended"] for told in news)
    verify(from_json(pair[0].api.get(f"{path}/record").text, "record"))


def test_connections_that_are_cut_are_made_again(pair: list[Server], store: Store) -> None:
    game = Game(pair)
    with following(pair[1], game.path) as news:
        until(news, game.version)
        with store.engine.connect() as db:
            assert len(db.execute(CUT).all()) >= 2
        answer = game.choose(pair[0], game.legal[0], "after the cut")
        if answer.status_code == AWAY:  # a connection that was used a moment ago is not asked
            answer = game.choose(pair[0], game.legal[0], "after the cut")
        assert answer.status_code == OK, answer.text
        until(news, answer.json()["version"])
    assert all(DEAF in server.log.read_text("utf-8") for server in pair)
