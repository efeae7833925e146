"""A database that goes away for seconds: whoever asks is told to wait, and all goes on after it."""

from __future__ import annotations

import asyncio
import json
from typing import TYPE_CHECKING, Any

import pytest
from litestar.testing import TestClient
from sqlalchemy.exc import OperationalError

from keeling.web.app import make_app
from keeling.web.live.streams import Reader, tell
from keeling.web.settings import Settings
from keeling.web.store.database import LONGEST, connect, is_away
from keeling.web.tables.opening import Opening, Sitter, open_table
from tests.patience import PATIENCE, until
from tests.web.databases import needs_postgres
from tests.web.loops import run
from tools.postgres import Postgres
from tools.server import UNHURRIED

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
            looking = tell(server, table, Reader([], "here", "", lines=True))
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


def test_what_is_wrong_with_a_file_is_not_taken_for_a_moment_of_absence(tmp_path: Path) -> None:
    engine = connect(f"sqlite:///{tmp_path / 'games.sqlite3'}")
    with engine.connect() as db, pytest.raises(OperationalError) as raised:
        db.exec_driver_sql("SELECT * FROM nothing")
    assert not is_away(raised.value)
    engine.dispose()
