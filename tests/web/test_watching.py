"""What those who watch over a server can ask it: whether it is ready, and what it counts."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, Any

import httpx
import pytest
from litestar.testing import TestClient
from prometheus_client.parser import text_string_to_metric_families

import keeling
from keeling.web.app import make_app
from keeling.web.errors import Stale
from keeling.web.operations import readiness
from keeling.web.settings import Settings
from tests.web.asking import Player, new_table
from tests.web.past import server_of
from tools.server import UNHURRIED, Server

if TYPE_CHECKING:
    from pathlib import Path

    from litestar import Litestar


def counted(client: TestClient[Litestar], name: str, **labels: str) -> float:
    """What a metric says of these labels."""
    owner = {"authorization": f"Bearer {server_of(client).owner.key}"}
    answer = client.get("/metrics", headers=owner)
    assert answer.status_code == 200
    return sum(
        sample.value
        for family in text_string_to_metric_families(answer.text)
        for sample in family.samples
        if sample.name == name and labels.items() <= sample.labels.items()
    )


# ---- ready


def test_a_server_that_is_well_is_ready(client: TestClient[Litestar]) -> None:
    answer = client.get("/readyz")
    assert answer.status_code == 200
    told = answer.json()
    assert told["status"] == "ready"
    assert set(told["checks"]) == {"database", "disk", "bots", "stuck_bots"}
    assert all(check["ok"] and "problem" not in check for check in told["checks"].values())


def test_a_database_that_fails_is_told_without_its_words(client: TestClient[Litestar]) -> None:
    with server_of(client).store.writing.begin() as db:
        db.exec_driver_sql("DROP TABLE secrets")
    answer = client.get("/readyz")
    assert answer.status_code == 503
    told = answer.json()
    assert told["status"] == "not ready"
    assert told["checks"]["database"]["problem"] == "OperationalError"
    assert told["checks"]["disk"]["ok"]


def test_what_takes_too_long_is_not_ready(
    client: TestClient[Litestar], monkeypatch: pytest.MonkeyPatch
) -> None:
    server = server_of(client)
    server.readiness.patience = 0.05

    async def hangs(_look: object, _server: object) -> str:
        await asyncio.Event().wait()
        return ""

    monkeypatch.setattr(asyncio, "to_thread", hangs)
    told = asyncio.run(readiness.Readiness.check(server.readiness, readiness.database))
    assert (told.ok, told.problem) == (False, "no answer within 0.05 s")


@pytest.mark.parametrize(
    ("name", "value", "problem"),
    [("LEAST_SPACE", 2**62, "MiB free"), ("BLOCK", None, "TypeError")],
)
def test_a_disk_that_is_full_or_cannot_be_written_is_not_ready(
    client: TestClient[Litestar],
    name: str,
    value: object,
    problem: str,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(readiness, name, value)
    answer = client.get("/readyz")
    assert answer.status_code == 503
    assert problem in answer.json()["checks"]["disk"]["problem"]


def test_a_bot_that_is_stuck_at_one_table_is_a_warning_and_the_server_is_ready(
    client: TestClient[Litestar],
) -> None:
    server_of(client).driver.setbacks.note("some-table", RuntimeError())
    answer = client.get("/readyz")
    told = answer.json()
    assert (answer.status_code, told["status"]) == (200, "ready")
    assert (told["checks"]["stuck_bots"]["ok"], told["checks"]["stuck_bots"]["warning"]) == (
        True,
        "1 tables",
    )
    assert counted(client, "keeling_bots_stuck") == 1


def test_asking_often_looks_once_in_a_moment(
    client: TestClient[Litestar], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(readiness, "FRESH", 1000.0)
    assert client.get("/readyz").json() == client.get("/readyz").json()


def test_asking_whether_it_is_ready_is_free(tmp_path: Path) -> None:
    settings: dict[str, Any] = {**UNHURRIED, "database": f"sqlite:///{tmp_path / 'a.sqlite3'}"}
    settings["requests_per_minute"] = 1
    with TestClient(make_app(Settings(**settings))) as client:
        assert [client.get("/readyz").status_code for _ in range(3)] == [200] * 3


# ---- metrics


def test_metrics_are_for_programs_on_this_machine(server: Server) -> None:
    answer = httpx.get(f"{server.url}/metrics")
    assert answer.status_code == 200
    assert answer.headers["content-type"].startswith("text/plain; version=0.0.4")


@pytest.mark.parametrize(
    "headers",
    [
        {"x-forwarded-for": "127.0.0.1"},
        {"forwarded": "for=10.1.1.1"},
        {"via": "1.1 proxy"},
        {"host": "games.example.org"},  # a proxy that adds nothing, or a page that leads here
        {"authorization": "Bearer wrong"},
    ],
)
def test_metrics_are_not_for_those_behind_a_proxy(server: Server, headers: dict[str, str]) -> None:
    passed_on = {"x-forwarded-for": "10.1.1.1"} if "authorization" in headers else {}
    answer = httpx.get(f"{server.url}/metrics", headers={**headers, **passed_on})
    assert answer.status_code == 403
    assert "keeling_" not in answer.text


def test_metrics_are_not_for_visitors_but_for_the_owner(client: TestClient[Litestar]) -> None:
    assert client.get("/metrics").status_code == 403
    assert counted(client, "keeling_build_info", release=keeling.__version__) == 1


def test_whoever_tries_many_keys_has_to_wait(client: TestClient[Litestar]) -> None:
    guesses = [{"authorization": f"Bearer {n}"} for n in range(40)]
    answers = [client.get("/metrics", headers=guess).status_code for guess in guesses]
    assert (answers[0], answers[-1]) == (403, 429)
    right = {"authorization": f"Bearer {server_of(client).owner.key}"}
    assert client.get("/metrics", headers=right).status_code == 429


def test_choices_are_counted_by_game_and_those_refused_by_kind(
    client: TestClient[Litestar],
) -> None:
    table = new_table(client, "link", "link")
    player = Player(client, table, 0)
    now = player.get("/options")
    option = now["options"][0]["option"]
    assert player.choose("nonsense", now["version"], "a").status_code == 422
    assert player.choose(option, now["version"] - 1, "b").status_code == 409
    assert player.choose(option, now["version"], "c").status_code == 200
    assert player.choose(option, now["version"], "c").status_code == 200  # the same once more
    assert counted(client, "keeling_choices_total", game="future_energy") == 1
    for kind in ("illegal", "stale"):
        assert counted(client, "keeling_choices_refused_total", kind=kind) == 1
    assert server_of(client).metrics.choices_a_minute() == 1


def test_requests_are_counted_by_route_and_nothing_tells_tables_apart(
    client: TestClient[Litestar],
) -> None:
    table = new_table(client, "link", "link")
    for _ in range(3):
        client.get(f"/t/{table['table']}")
    client.get("/t/there-is-no-such-table")
    client.get("/wp-admin.php")
    route = "/t/{table_id}"
    assert counted(client, "keeling_answers_total", route=route, status="200") == 3
    assert counted(client, "keeling_answers_total", route=route, status="404") == 1
    assert counted(client, "keeling_answers_total", route="none", status="404") == 1
    assert counted(client, "keeling_request_seconds_count", route=route) == 4
    assert counted(client, "keeling_tables_in_memory") == 1
    text = server_of(client).metrics.text().decode()
    assert table["table"] not in text
    assert "wp-admin" not in text


def test_statements_that_fail_are_counted_but_not_who_came_second(
    client: TestClient[Litestar],
) -> None:
    server = server_of(client)
    table = new_table(client, "link", "link")["table"]
    with pytest.raises(Stale), server.tables.at(table) as opened:
        server.store.append(table, server.store.log(table), opened.standing())
    assert counted(client, "keeling_database_errors_total") == 0
    with pytest.raises(Exception, match="no such table"), server.store.engine.connect() as db:
        db.exec_driver_sql("SELECT * FROM void")
    assert counted(client, "keeling_database_errors_total") == 1
