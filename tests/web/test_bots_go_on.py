"""Bots never stop: what failed is tried again until they have moved."""

from __future__ import annotations

import logging
from concurrent.futures.process import BrokenProcessPool
from contextlib import contextmanager
from typing import TYPE_CHECKING, Any

import pytest
from litestar import Litestar
from litestar.testing import TestClient
from sqlalchemy import create_engine, event, select, text, update

from keeling.web.app import make_app
from keeling.web.errors import Busy, Damaged
from keeling.web.settings import Settings
from keeling.web.store.schema import LEASES, LOG, TABLES
from keeling.web.store.store import Store
from keeling.web.tables.setbacks import LONGEST
from tests.patience import until
from tests.web.asking import API, Player, new_table
from tests.web.databases import fresh_postgres, needs_postgres

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator
    from pathlib import Path

Client = TestClient[Litestar]
AGAIN = "are asked again"
ENOUGH = 30  # choices: the table is in full swing


class Complaints(logging.Handler):
    """What the bots have complained of; a server that starts takes the log from everybody else."""

    def __init__(self) -> None:
        super().__init__(logging.WARNING)
        self.told: list[str] = []

    def emit(self, record: logging.LogRecord) -> None:
        """Note it."""
        self.told.append(record.getMessage())

    def of(self, what: str) -> list[str]:
        """Those in which something occurs."""
        return [told for told in self.told if what in told]


@pytest.fixture
def complaints() -> Iterator[Complaints]:
    """All complaints of bots."""
    made = Complaints()
    logging.getLogger("keeling.web.tables").addHandler(made)
    yield made
    logging.getLogger("keeling.web.tables").removeHandler(made)


def choices(client: Client, table: str) -> int:
    """How many choices a table has seen."""
    return int(client.get(f"{API}/tables/{table}").json()["choices"])


def has_ended(client: Client, table: str) -> bool:
    """Whether a game is over."""
    return bool(client.get(f"{API}/tables/{table}").json()["ended"])


@contextmanager
def served(database: str, **settings: Any) -> Iterator[Client]:
    """A server whose bots do not wait."""
    made = Settings(database=database, bot_workers=1, bot_pace=0, **settings)
    with TestClient(make_app(made)) as client:
        yield client


def test_bots_go_on_after_a_disk_was_full(client: Client, complaints: Complaints) -> None:
    server = client.app.state.server
    tables = [new_table(client, "uniform", "uniform")["table"] for _ in range(3)]
    until(lambda: all(choices(client, table) > ENOUGH for table in tables))
    pages = {"most": 1}  # less than there are: no page more

    def limit(connection: Any, *_: object) -> None:
        connection.execute(f"PRAGMA max_page_count = {pages['most']}")

    event.listen(server.store.engine, "checkout", limit)
    until(lambda: server.driver.stuck == 3)
    pages["most"] = 1_000_000
    until(lambda: all(has_ended(client, table) for table in tables))
    until(lambda: server.driver.stuck == 0)
    assert [AGAIN in told for told in complaints.of("database or disk is full")].count(True) == 1


@needs_postgres
def test_bots_go_on_when_the_database_is_back(complaints: Complaints) -> None:
    with fresh_postgres() as url, served(url) as client:
        elsewhere = create_engine(client.app.state.server.store.engine.url.set(database="postgres"))
        name = client.app.state.server.store.engine.url.database

        def open_to_all(*, answer: bool) -> None:
            with elsewhere.execution_options(isolation_level="AUTOCOMMIT").connect() as db:
                db.execute(text(f"ALTER DATABASE {name} ALLOW_CONNECTIONS {answer}"))
                cut = "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = :name"
                db.execute(text(cut), {"name": name})

        table = new_table(client, "uniform", "uniform")["table"]
        until(lambda: choices(client, table) > ENOUGH)
        open_to_all(answer=False)
        until(lambda: client.app.state.server.driver.stuck == 1)
        open_to_all(answer=True)
        until(lambda: has_ended(client, table))
        elsewhere.dispose()
    assert len(complaints.of(AGAIN)) == 1


def fails(times: int, what: Callable[..., Any], error: Exception) -> Callable[..., Any]:
    """Something that fails so many times, and then works."""
    left = [error] * times

    def trying(*args: Any, **kwargs: Any) -> Any:
        if left:
            raise left.pop()
        return what(*args, **kwargs)

    return trying


@pytest.mark.parametrize("what", ["question", "choose"])
def test_a_choice_that_fails_for_any_reason_is_tried_again(
    client: Client, monkeypatch: pytest.MonkeyPatch, complaints: Complaints, what: str
) -> None:
    driver = client.app.state.server.driver
    failing = fails(2, getattr(driver, what), RuntimeError("nobody thought of this"))
    monkeypatch.setattr(driver, what, failing)
    table = new_table(client, "uniform", "uniform")["table"]
    until(lambda: has_ended(client, table))
    until(lambda: driver.stuck == 0)
    assert len(complaints.told) == len(complaints.of("nobody thought of this")) == 1


def test_a_bot_whose_process_always_dies_takes_any_option(
    client: Client, monkeypatch: pytest.MonkeyPatch
) -> None:
    driver = client.app.state.server.driver
    think = fails(3, driver.thinkers[0].think, BrokenProcessPool("it died"))
    monkeypatch.setattr(driver.thinkers[0], "think", think)
    table = new_table(client, "uniform", "uniform")["table"]
    until(lambda: has_ended(client, table))


def test_a_bot_that_wants_what_is_not_allowed_takes_any_option(
    client: Client, monkeypatch: pytest.MonkeyPatch, complaints: Complaints
) -> None:
    async def nonsense(*_: object) -> str:
        return "nonsense"

    monkeypatch.setattr(client.app.state.server.driver, "answer", nonsense)
    table = new_table(client, "uniform", "link", seed="3")
    player = Player(client, table, 1)
    until(lambda: player.get("/options")["options"])
    assert complaints.of("uniform may not do that") == complaints.told != []


@pytest.mark.parametrize(("how", "told"), [("its log", 1), ("its rules", 0)])
def test_a_damaged_table_is_given_up_and_told_once(
    tmp_path: Path, complaints: Complaints, how: str, told: int
) -> None:
    database = f"sqlite:///{tmp_path / 'k.sqlite3'}"
    with served(database) as client:
        made = new_table(client, "link", "link")["table"]
    store = Store(database)
    for seat in (0, 1):
        store.change_seat(made, seat, bot="uniform")
    with store.transaction() as db:
        if how == "its log":
            db.execute(update(LOG).values(option="nonsense"))
        else:
            db.execute(update(TABLES).values(rules=0))
    store.close()
    with served(database, worker_beat=0.01) as client:
        driver = client.app.state.server.driver
        until(lambda: driver.given_up == {made})
        other = new_table(client, "uniform", "uniform")["table"]
        until(lambda: has_ended(client, other))  # it has looked around many times
        assert driver.stuck == 0
        assert made not in driver.running
    assert len(complaints.told) == len(complaints.of(made)) == told


def test_a_table_that_is_given_up_is_left_to_others_however_long_it_takes(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with served(f"sqlite:///{tmp_path / 'k.sqlite3'}") as client:
        driver = client.app.state.server.driver
        monkeypatch.setattr(driver, "question", fails(10, driver.question, Damaged()))
        release = fails(2, driver.leases.release, Busy())
        monkeypatch.setattr(driver.leases, "release", release)
        table = new_table(client, "uniform", "uniform")["table"]
        until(lambda: driver.given_up == {table})
        with driver.leases.store.engine.connect() as db:
            assert db.execute(select(LEASES)).all() == []


def test_a_table_that_was_deleted_is_no_news(client: Client, complaints: Complaints) -> None:
    server = client.app.state.server
    server.driver.wake("nowhere")
    table = new_table(client, "uniform", "uniform")["table"]
    until(lambda: has_ended(client, table))
    until(lambda: not server.driver.running)
    assert complaints.told == []


def test_nobody_waits_long_once_all_is_well() -> None:
    assert LONGEST <= 10
