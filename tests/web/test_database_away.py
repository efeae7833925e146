"""A database that goes away for seconds: whoever asks is told to wait, and all goes on after it."""

from __future__ import annotations

import asyncio
import json
import os
import signal
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from typing import TYPE_CHECKING, Any

import pytest
from litestar.testing import TestClient
from sqlalchemy import event
from sqlalchemy.exc import OperationalError

from keeling.web.app import make_app
from keeling.web.live.streams import Reader
from keeling.web.live.streams import tell as news
from keeling.web.settings import Settings
from keeling.web.store.database import LONGEST, connect, is_away, unhurried
from keeling.web.tables.opening import Opening, Sitter, open_table
from tests.patience import PATIENCE, until
from tests.web.databases import needs_postgres
from tests.web.loops import run
from tools.postgres import Postgres
from tools.server import UNHURRIED, children

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

    from litestar import Litestar

WANTED = Opening(game="future_energy", config={"seats": 2}, sitters=[Sitter(), Sitter()])
BODY = {"game": "future_energy", "config": {"seats": 2}, "seats": [{"who": "link"}] * 2}


@pytest.fixture(scope="module")
def postgres() -> Iterator[Postgres]:
    """A server that can be killed: nobody else uses it."""
    made = Postgres()
    made.start()
    yield made
    made.close()


@pytest.fixture
def app(postgres: Postgres) -> Litestar:
    """The server in this process; its signs of life are too rare to bring news."""
    settings: dict[str, Any] = {**UNHURRIED, "heartbeat": 60.0}
    return make_app(Settings(database=postgres.url, **settings))


def tell(pids: list[int], what: signal.Signals) -> None:
    """A signal to processes of the database."""
    for pid in pids:
        with suppress(ProcessLookupError):
            os.kill(pid, what)


@needs_postgres
def test_requests_are_told_to_come_again_until_it_is_back(
    app: Litestar, postgres: Postgres
) -> None:
    with TestClient(app) as client:
        table = client.post("/api/v1/tables", json=BODY).json()["table"]
        postgres.kill()
        said = client.get(f"/api/v1/tables/{table}")
        assert (said.status_code, said.json()["error"]) == (503, "unavailable")
        assert 0 < int(said.headers["retry-after"]) < 5
        page = client.get(f"/t/{table}")
        assert (page.status_code, page.headers["retry-after"]) == (503, said.headers["retry-after"])
        assert "Nothing is lost" in page.text
        postgres.start()
        until(lambda: client.get(f"/api/v1/tables/{table}").status_code == 200)


@needs_postgres
def test_a_stream_stays_open_and_goes_on_when_it_is_back(app: Litestar, postgres: Postgres) -> None:
    async def watch() -> list[str]:
        server = app.state.server
        async with app.lifespan():
            table = (await asyncio.to_thread(open_table, server.tables, WANTED)).id
            looking = news(server, table, Reader([], "here", "", lines=True))
            before = json.loads(await anext(looking))["stamp"]
            waiting = asyncio.ensure_future(anext(looking))
            await asyncio.sleep(0)
            await asyncio.to_thread(postgres.kill)
            server.wake_all()
            await asyncio.to_thread(postgres.start)
            await asyncio.to_thread(server.store.change_seat, table, 0, name="Ada")
            after = json.loads(await asyncio.wait_for(waiting, PATIENCE))["stamp"]
            await looking.aclose()
            return [before, after]

    before, after = run(watch())
    assert before != after


@needs_postgres
def test_a_database_that_hangs_keeps_nobody_waiting_for_ever(postgres: Postgres) -> None:
    soon = f"{postgres.url}?options=-c%20statement_timeout%3D500ms"
    told: dict[str, Any] = {**UNHURRIED, "database": soon}
    app = make_app(Settings(**told))
    with TestClient(app) as client, ThreadPoolExecutor(1) as other:
        table = client.post("/api/v1/tables", json=BODY).json()["table"]
        path = f"/api/v1/tables/{table}"
        pids = [postgres.process.pid, *children(postgres.process.pid)] if postgres.process else []
        tell(pids, signal.SIGSTOP)
        try:
            said = other.submit(client.get, path).result(PATIENCE)
            assert (said.status_code, said.json()["error"]) == (503, "unavailable")
            assert client.get("/healthz").status_code == 200
        finally:
            tell(pids, signal.SIGCONT)
        until(lambda: client.get(path).status_code == 200)


@needs_postgres
def test_an_old_database_may_take_as_long_as_it_takes(postgres: Postgres) -> None:
    engine = connect(f"{postgres.url}?options=-c%20statement_timeout%3D100ms")
    with engine.begin() as db:
        driver: Any = db.connection.driver_connection
        before = driver.longest
        with unhurried(db):
            assert driver.longest is None
            db.exec_driver_sql("SELECT pg_sleep(0.2)")
        assert driver.longest == before == pytest.approx(1.1)
    engine.dispose()


@needs_postgres
def test_nobody_waits_for_long_unless_the_owner_says_so(postgres: Postgres) -> None:
    engine = connect(postgres.url)
    own = connect(f"{postgres.url}?options=-c%20lock_timeout%3D7s")
    with engine.connect() as db, own.connect() as other:
        rows = db.exec_driver_sql("SELECT name, setting FROM pg_settings").all()
        assert (
            LONGEST.items() <= {name: int(most) for name, most in rows if name in LONGEST}.items()
        )
        assert other.exec_driver_sql("SHOW lock_timeout").scalar() == "7s"
        db.exec_driver_sql("SELECT pg_advisory_lock(1)")
        with pytest.raises(OperationalError) as raised:
            other.exec_driver_sql("SET lock_timeout = '10ms'; SELECT pg_advisory_lock(1)")
        assert is_away(raised.value)
    for one in (engine, own):
        one.dispose()


def test_a_full_disk_is_told_as_a_moment_of_absence(tmp_path: Path) -> None:
    told: dict[str, Any] = {**UNHURRIED, "database": f"sqlite:///{tmp_path / 'games.sqlite3'}"}
    app = make_app(Settings(**told))

    def is_full(connection: Any, _record: object) -> None:
        connection.execute("PRAGMA max_page_count = 1")  # as many as there are: none more

    with TestClient(app) as client:
        engine = app.state.server.store.engine
        event.listen(engine, "connect", is_full)
        engine.dispose()
        until(lambda: client.post("/api/v1/tables", json=BODY).status_code != 201)
        said = client.post("/api/v1/tables", json=BODY)
        assert (said.status_code, said.json()["error"]) == (503, "unavailable")
        assert said.headers["retry-after"]
        event.remove(engine, "connect", is_full)
        engine.dispose()
        assert client.post("/api/v1/tables", json=BODY).status_code == 201


def test_what_is_wrong_with_a_file_is_not_taken_for_a_moment_of_absence(tmp_path: Path) -> None:
    engine = connect(f"sqlite:///{tmp_path / 'games.sqlite3'}")
    with engine.connect() as db, pytest.raises(OperationalError) as raised:
        db.exec_driver_sql("SELECT * FROM nothing")
    assert not is_away(raised.value)
    engine.dispose()
