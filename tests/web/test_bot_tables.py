"""How many tables may run at which only bots play."""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from functools import partial
from typing import TYPE_CHECKING, Any

import pytest
from litestar.testing import TestClient

from keeling.text.catalogue import LANGUAGES
from keeling.web.app import make_app
from keeling.web.errors import TooMany
from keeling.web.settings import Settings
from keeling.web.store.rows import HOST
from keeling.web.tables.opening import Sitter
from tests.patience import until
from tests.web.asking import API, Player, new_table
from tests.web.databases import KINDS, fresh_database
from tests.web.forms import sent_by
from tests.web.past import send, table_of

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

    from litestar import Litestar

BOT = Sitter("bot", bot="uniform")
HOUR = 3600.0  # seconds a turn: no game ends here


@contextmanager
def served(folder: Path, pace: float = HOUR, **bounds: Any) -> Iterator[TestClient[Litestar]]:
    """A server that allows so many tables of bots."""
    database = f"sqlite:///{folder / 'k.sqlite3'}"
    settings = Settings(database=database, bot_workers=1, bot_pace=pace, **bounds)
    with TestClient(make_app(settings)) as client:
        yield client


def ask(client: TestClient[Litestar], *who: str) -> Any:
    """Ask for a table of these."""
    seats = [{"who": "bot", "bot": one} if one != "link" else {"who": one} for one in who]
    return client.post(f"{API}/tables", json={"game": "future_energy", "seats": seats})


@pytest.mark.parametrize("bound", ["bot_tables", "bot_tables_per_address"])
def test_tables_of_bots_are_bounded_and_tables_with_people_are_not(
    tmp_path: Path, bound: str
) -> None:
    with served(tmp_path, **{bound: 2}) as client:
        told = [ask(client, "uniform", "uniform").status_code for _ in range(3)]
        assert told == [201, 201, 429]
        assert ask(client, "uniform", "link").status_code == 201


def test_where_bots_have_finished_others_may_begin(tmp_path: Path) -> None:
    with served(tmp_path, pace=0, bot_tables_per_address=1) as client:
        for _ in range(3):
            table = new_table(client, "uniform", "uniform")["table"]
            until(partial(has_ended, client, table))


def has_ended(client: TestClient[Litestar], table: str) -> bool:
    """Whether a game is over."""
    return bool(client.get(f"{API}/tables/{table}").json()["ended"])


def test_the_bound_of_an_address_is_that_of_no_other(tmp_path: Path) -> None:
    with served(tmp_path, bot_tables_per_address=1) as client:
        server, other = client.app.state.server, new_table(client, "uniform", "uniform")["table"]
        server.store.note_opener(other, server.bot_tables.opener("192.0.2.1"))
        assert ask(client, "uniform", "uniform").status_code == 201
        assert ask(client, "uniform", "uniform").status_code == 429


def test_nobody_waits_for_the_table_of_another_to_be_written(tmp_path: Path) -> None:
    with served(tmp_path, bot_tables=2) as client:
        tables = client.app.state.server.bot_tables

        def open_one(address: str) -> int:
            with tables.room(address):
                return len(tables.coming)

        with ThreadPoolExecutor(1) as threads, tables.room("192.0.2.1"):
            assert threads.submit(open_one, "192.0.2.2").result(timeout=20) == 2
        assert tables.coming == []


def test_tables_that_are_being_opened_count(tmp_path: Path) -> None:
    with served(tmp_path, bot_tables=2, bot_tables_per_address=1) as client:
        room = client.app.state.server.bot_tables.room
        with room("192.0.2.1"):
            with pytest.raises(TooMany, match="web-error-own-bot-tables"), room("192.0.2.1"):
                pass
            with room("192.0.2.2"):
                assert ask(client, "uniform", "uniform").status_code == 429
        assert ask(client, "uniform", "uniform").status_code == 201


def test_leaving_the_last_seat_to_a_bot_makes_a_table_of_bots(tmp_path: Path) -> None:
    with served(tmp_path, bot_tables_per_address=1) as client:
        with_one = new_table(client, "uniform", "link")
        with_two = new_table(client, "link", "link")
        assert ask(client, "uniform", "uniform").status_code == 201
        assert Player(client, with_one, 1).post("/seats/red", bot="greedy").status_code == 429
        assert Player(client, with_two, 1).post("/seats/red", bot="greedy").status_code == 200
        assert Player(client, with_two, 0).post("/seats/white", bot="greedy").status_code == 429


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_form_says_politely_that_there_are_enough(tmp_path: Path, language: str) -> None:
    with served(tmp_path, bot_tables=0) as client:
        headers = {"accept-language": language}
        page = client.get("/new?game=future_energy", headers=headers)
        bots = {"seats": "2", "who-0": "greedy", "who-1": "greedy"}
        data = {**sent_by(page.text, "/new"), **bots}
        answer = client.post("/new", data=data, headers=headers)
        assert answer.status_code == 429
        said = {"en": "only bots", "de": "nur mit Bots", "pl": "z samymi botami"}
        assert said[language] in answer.text


def test_no_address_is_in_the_database(tmp_path: Path) -> None:
    with served(tmp_path) as client:
        table, server = new_table(client, "uniform", "uniform")["table"], client.app.state.server
        row = server.store.table(table)
        assert row.opener == server.bot_tables.opener("testclient") != ""
    assert all(b"testclient" not in file.read_bytes() for file in tmp_path.iterdir())


def test_a_restart_does_not_forget_who_has_opened_tables(tmp_path: Path) -> None:
    for expected in (201, 429):
        with served(tmp_path, bot_tables_per_address=1) as client:
            assert ask(client, "uniform", "uniform").status_code == expected


@pytest.mark.parametrize("kind", KINDS)
def test_all_processes_at_a_database_count_alike(kind: str, tmp_path: Path) -> None:
    with fresh_database(kind, tmp_path) as url:
        settings = Settings(database=url, bot_workers=1, bot_pace=HOUR, bot_tables_per_address=2)
        with TestClient(make_app(settings)) as one, TestClient(make_app(settings)) as other:
            told = [ask(at, "uniform", "uniform").status_code for at in (one, other, one, other)]
            assert told == [201, 201, 429, 429]
            last_seat = new_table(other, "uniform", "link")
            left = Player(other, last_seat, 1).post("/seats/red", bot="greedy")
            assert left.status_code == 429


def test_of_tables_that_are_over_nobody_knows_who_has_opened_them(tmp_path: Path) -> None:
    with served(tmp_path, pace=0, bot_tables_per_address=1) as client:
        table = new_table(client, "uniform", "uniform")["table"]
        until(partial(has_ended, client, table))
        assert ask(client, "uniform", "uniform").status_code == 201
        assert client.app.state.server.store.table(table).opener == ""


def test_tables_that_somebody_leaves_to_bots_count_for_them_and_take_no_room_of_others(
    tmp_path: Path,
) -> None:
    with served(tmp_path, bot_tables=3, bot_tables_per_address=2) as client:
        for _ in range(4):
            table = table_of(client, (Sitter("here", "Anna"), BOT), upto=40, hold=[HOST, 0])
            assert send(client, f"/t/{table}/leave").status_code == 303
        assert ask(client, "uniform", "uniform").status_code == 429
        other = client.app.state.server.bot_tables
        with other.room("192.0.2.1"):
            pass
