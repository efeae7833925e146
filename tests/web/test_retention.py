"""Old tables are deleted where the owner says so, and never silently."""

from __future__ import annotations

import asyncio
from time import time
from typing import TYPE_CHECKING, Any

import pytest
from litestar.testing import TestClient
from sqlalchemy import update

from keeling.web.app import make_app
from keeling.web.live.streams import Reader, tell
from keeling.web.operations import retention
from keeling.web.operations.keeping import delete_table
from keeling.web.settings import Settings
from keeling.web.store import care
from keeling.web.store.schema import TABLES
from tests.patience import until
from tests.web.asking import new_table
from tests.web.past import server_of, speak
from tools.server import UNHURRIED

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

    from litestar import Litestar

DAYS = 30


@pytest.fixture
def keeping(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[TestClient[Litestar]]:
    """A server that keeps tables for thirty days; it is told when to look."""
    monkeypatch.setattr(retention, "PAUSE", 1000.0)
    settings: dict[str, Any] = {**UNHURRIED, "database": f"sqlite:///{tmp_path / 'a.sqlite3'}"}
    with TestClient(make_app(Settings(**settings, retention_days=DAYS))) as made:
        yield made


def aged(client: TestClient[Litestar], days: float) -> str:
    """A table at which somebody chose so many days ago."""
    table = str(new_table(client, "link", "link")["table"])
    server = server_of(client)
    with server.store.transaction() as db:
        changed = int(time() - days * 86400)
        db.execute(update(TABLES).where(TABLES.c.id == table).values(changed=changed))
    server.tables.forget(table)
    return table


def test_only_what_nobody_has_touched_is_deleted_and_the_log_says_so(
    keeping: TestClient[Litestar], caplog: pytest.LogCaptureFixture
) -> None:
    old, young = aged(keeping, DAYS + 1), aged(keeping, DAYS - 1)
    assert server_of(keeping).retention.step() == [old]
    assert keeping.get(f"/t/{old}").status_code == 404
    assert keeping.get(f"/t/{young}").status_code == 200
    (told,) = [one.message for one in caplog.records if one.name == retention.__name__]
    assert told == f"Deleted 1 tables that nobody had touched for {DAYS} days: {old}"


def test_the_server_deletes_by_itself_in_small_steps(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(retention, "STEP", 2)
    monkeypatch.setattr(retention, "BREATH", 0.01)
    settings: dict[str, Any] = {**UNHURRIED, "database": f"sqlite:///{tmp_path / 'a.sqlite3'}"}
    with TestClient(make_app(Settings(**settings))) as client:
        for _ in range(5):
            aged(client, 400)
        young = aged(client, 1)
        assert care.count(server_of(client).store) == 6
    with TestClient(make_app(Settings(**settings, retention_days=365))) as client:
        until(lambda: care.count(server_of(client).store) == 1)
        assert client.get(f"/t/{young}").status_code == 200


def test_usually_everything_is_kept(client: TestClient[Litestar]) -> None:
    table = aged(client, 10_000)
    server = server_of(client)
    assert server.settings.retention_days == 0
    assert client.get(f"/t/{table}").status_code == 200
    assert "are deleted" not in client.get("/").text


def test_a_table_that_somebody_looks_at_stays(keeping: TestClient[Litestar]) -> None:
    old = aged(keeping, DAYS + 1)
    server = server_of(keeping)
    with server.hub.stream(old, [], "address"):
        assert server.retention.step() == []
    assert server.retention.step() == [old]


def test_a_table_that_is_touched_at_the_last_moment_stays(keeping: TestClient[Litestar]) -> None:
    table = aged(keeping, DAYS - 1)
    since = int(time() - DAYS * 86400)
    assert not delete_table(server_of(keeping), table, since=since)
    assert keeping.get(f"/t/{table}").status_code == 200


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("en", "Tables that nobody has touched for 30 days are deleted."),
        ("de", "Tische, die 30 Tage lang niemand angerührt hat, werden gelöscht."),
        ("pl", "Stoły, których nikt nie tknął przez 30 dni, są usuwane."),
    ],
)
def test_the_lobby_says_how_long_tables_are_kept(
    keeping: TestClient[Litestar], language: str, said: str
) -> None:
    speak(keeping, language)
    assert said in keeping.get("/").text


@pytest.mark.parametrize(
    ("days", "said"), [(DAYS - 3, "in 3 days"), (DAYS - 1, "in 1 day"), (DAYS + 1, "today")]
)
def test_a_table_says_that_it_is_about_to_be_deleted(
    keeping: TestClient[Litestar], days: int, said: str
) -> None:
    table = aged(keeping, days)
    assert f"deleted {said}" in keeping.get(f"/t/{table}").text


def test_a_table_in_use_says_nothing_of_the_kind(keeping: TestClient[Litestar]) -> None:
    assert "will be deleted" not in keeping.get(f"/t/{aged(keeping, 1)}").text


def test_pages_of_a_deleted_table_are_told(keeping: TestClient[Litestar]) -> None:
    table, server = aged(keeping, 0), server_of(keeping)

    async def heard() -> list[bytes]:
        server.hub.loop = asyncio.get_running_loop()
        told = tell(server, table, Reader([], "address", "", lines=False))
        first = [await anext(told) for _ in range(2)]
        await asyncio.to_thread(delete_table, server, table)
        return [*first, *[chunk async for chunk in told]]

    with keeping.portal() as portal:
        chunks = portal.call(heard)
    assert chunks[-1] == b"event: gone\ndata:\n\n"
