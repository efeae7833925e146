"""A log that cannot be replayed: its table says so, and everything else goes on."""

from __future__ import annotations

import asyncio
import logging
import re
import sqlite3
from contextlib import closing
from typing import TYPE_CHECKING, Any

import pytest
from litestar.testing import TestClient
from sqlalchemy import update

from keeling.web.app import make_app
from keeling.web.live.streams import Reader, tell
from keeling.web.settings import Settings
from keeling.web.store.schema import LOG, SNAPSHOTS, TABLES
from keeling.web.tables.opening import Sitter
from tests.patience import PATIENCE, until
from tests.web.asking import API
from tests.web.hostile import refused, send
from tests.web.loops import run
from tests.web.past import server_of, speak, table_of
from tools.faults.damage import damage_page
from tools.server import UNHURRIED

if TYPE_CHECKING:
    from pathlib import Path

    from litestar import Litestar

SECRET = "sealed-in-the-log"  # noqa: S105 - no password
SITTERS = (Sitter("here", "Anna"), Sitter("open", ""))
BAD = [
    {"option": SECRET},
    {"kind": SECRET[:12]},
    {"seat": 9},
    {"kind": "undo", "stands": 10_000},
    {"kind": "choice", "option": "end 1 2 3"},
]


def damage(client: TestClient[Litestar], table: str, **values: object) -> None:
    """Change an entry in the middle of a log, and let memory forget the table."""
    server = server_of(client)
    here = (LOG.c.table_id == table) & (LOG.c.version == 30)
    with server.store.transaction() as db:
        db.execute(update(LOG).where(here).values(values))
    server.tables.forget(table)


@pytest.mark.parametrize("values", BAD)
def test_a_table_whose_log_is_damaged_says_so_and_nothing_else(
    client: TestClient[Litestar], caplog: pytest.LogCaptureFixture, values: dict[str, object]
) -> None:
    table, other = (table_of(client, SITTERS, upto=60, hold=[0]) for _ in range(2))
    damage(client, table, **values)
    for path in (f"/t/{table}", f"/t/{table}/story", f"/t/{table}/events", f"/t/{table}/seats"):
        page = refused(client.get(path), 410)
        assert "is damaged" in page.text
        assert SECRET not in page.text
    for path in ("", "/view", "/log", "/record", "/stream", "/options"):
        problem = refused(client.get(f"{API}/tables/{table}{path}"), 410).json()
        assert problem["error"] == "damaged"
        assert SECRET not in str(problem)
    sent = {"seat": "white", "version": "60", "command": "a", "option": "end"}
    refused(send(client, f"/t/{table}/choose", **sent), 410)
    assert client.get(f"/t/{other}").status_code == 200
    assert f"/t/{other}" in client.get("/").text
    listed = client.get(f"{API}/tables").json()
    assert [one["table"] for one in listed] == [other]
    (told,) = [record.getMessage() for record in caplog.records if record.levelno >= logging.ERROR]
    assert table in told
    assert re.search(r"after version (0|29|30) ", told)
    assert SECRET not in caplog.text


def test_the_owner_is_told_again_only_when_there_is_more_to_tell(
    client: TestClient[Litestar], caplog: pytest.LogCaptureFixture
) -> None:
    table, server = table_of(client, SITTERS, upto=60), server_of(client)
    damage(client, table, option=SECRET)
    for _ in range(3):
        refused(client.get(f"/t/{table}"), 410)
    assert len([one for one in caplog.records if one.levelno >= logging.ERROR]) == 1
    with server.store.transaction() as db:  # repaired, and played on
        here = (LOG.c.table_id == table) & (LOG.c.version >= 30)
        db.execute(LOG.delete().where(here))
        db.execute(update(TABLES).where(TABLES.c.id == table).values(version=29))
    assert client.get(f"/t/{table}").status_code == 200


@pytest.mark.parametrize(
    ("language", "said"),
    [("en", "damaged: its log"), ("de", "beschädigt: das"), ("pl", "uszkodzony: dziennika")],
)
def test_the_owners_page_says_which_table_is_damaged(
    client: TestClient[Litestar], language: str, said: str
) -> None:
    table, other = (table_of(client, SITTERS, upto=60) for _ in range(2))
    damage(client, table, option=SECRET)
    refused(client.get(f"/t/{table}"), 410)
    assert client.get(f"/t/{other}").status_code == 200
    client.get(f"/owner/{server_of(client).owner.key}")
    speak(client, language)
    page = client.get("/owner").text
    rows = {row for row in page.split("<tr>") if said in row}
    assert [f">{table}</a>" in row for row in rows] == [True]
    assert SECRET not in page


def test_bots_give_it_up(client: TestClient[Litestar], caplog: pytest.LogCaptureFixture) -> None:
    table, server = table_of(client, SITTERS, upto=60), server_of(client)
    damage(client, table, option=SECRET)
    server.driver.wake(table)
    until(lambda: server.tables.damaged.get(table) and table not in server.driver.running)
    told = [record.name for record in caplog.records if record.levelno >= logging.ERROR]
    assert told == ["keeling.web.tables.tables"]


def test_a_stream_ends_where_there_will_be_no_news(client: TestClient[Litestar]) -> None:
    table, server = table_of(client, SITTERS, upto=60), server_of(client)

    async def listen() -> list[bytes]:
        reader = Reader([], "here", "", lines=True)
        told = tell(server, table, reader)
        first = await anext(told)
        damage(client, table, option=SECRET)
        for stream in server.hub.streams[table]:
            stream.set()
        return [first, *[line async for line in told]]

    (told,) = run(asyncio.wait_for(listen(), PATIENCE))
    assert b"stamp" in told


def test_a_damaged_page_of_the_file_concerns_only_the_table_on_it(tmp_path: Path) -> None:
    path = tmp_path / "games.sqlite3"
    told: dict[str, Any] = {**UNHURRIED, "database": f"sqlite:///{path}"}
    settings = Settings(**told)
    with TestClient(make_app(settings)) as client:
        other, table = (table_of(client, SITTERS, upto=60) for _ in range(2))
        with server_of(client).store.transaction() as db:
            db.execute(SNAPSHOTS.delete())
    with closing(sqlite3.connect(path)) as file:
        file.execute("PRAGMA wal_checkpoint(TRUNCATE)")
    damage_page(path, table, other)
    with TestClient(make_app(settings)) as client:
        for path_of_it in (f"/t/{table}", f"{API}/tables/{table}", f"{API}/tables/{table}/view"):
            refused(client.get(path_of_it), 410)
        assert client.get(f"/t/{other}").status_code == 200
        assert client.get("/").status_code == 200
