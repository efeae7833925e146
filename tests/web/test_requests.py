"""Every request has an id: in the answer, in the log, and on the page that says what failed."""

from __future__ import annotations

import json
import logging
import re
from typing import TYPE_CHECKING, Any

import httpx
import pytest
from litestar.testing import TestClient

from keeling.web.app import make_app
from keeling.web.operations import requests
from keeling.web.operations.logs import Json, Lines
from keeling.web.settings import Settings
from tests.web.asking import API, new_table
from tests.web.past import server_of, speak
from tools.server import UNHURRIED, Server

if TYPE_CHECKING:
    from pathlib import Path

    from litestar import Litestar

ID = re.compile(r"[A-Za-z0-9]{12}")


@pytest.fixture(autouse=True)
def as_usual(caplog: pytest.LogCaptureFixture) -> None:
    """The level that a server logs from; whoever makes an application may have set another."""
    caplog.set_level(logging.WARNING)


def break_down(client: TestClient[Litestar], monkeypatch: pytest.MonkeyPatch) -> None:
    """Let the server stumble over something nobody thought of."""

    def stumble() -> None:
        raise ZeroDivisionError

    monkeypatch.setattr(server_of(client).store, "with_open_seats", stumble)


@pytest.mark.parametrize("path", ["/", "/healthz", "/static/keeling.css", "/nothing/here", "/t/x"])
def test_every_answer_has_an_id_of_its_own(client: TestClient[Litestar], path: str) -> None:
    first, second = (client.get(path).headers["x-request-id"] for _ in range(2))
    assert ID.fullmatch(first)
    assert first != second


def test_the_id_of_a_visitor_is_not_believed(client: TestClient[Litestar]) -> None:
    asked = {"x-request-id": "made-up-by-me", "x-forwarded-for": "10.1.1.1"}
    assert ID.fullmatch(client.get("/healthz", headers=asked).headers["x-request-id"])


@pytest.mark.parametrize(
    ("given", "kept"), [("from-the-proxy-1", True), ("short", False), ("a b" * 5, False)]
)
def test_the_id_of_the_proxy_is_kept_if_it_is_one(
    server: Server,
    given: str,
    kept: bool,  # noqa: FBT001 - a row of the table above
) -> None:
    asked = {"x-request-id": given, "x-forwarded-for": "10.1.1.1"}
    answer = httpx.get(f"{server.url}/healthz", headers=asked)
    assert (answer.headers["x-request-id"] == given) == kept
    direct = httpx.get(f"{server.url}/healthz", headers={"x-request-id": given})
    assert direct.headers["x-request-id"] != given


@pytest.mark.parametrize("language", ["en", "de", "pl"])
def test_a_page_that_failed_shows_the_id_that_stands_in_the_log(
    client: TestClient[Litestar],
    language: str,
    monkeypatch: pytest.MonkeyPatch,
    caplog: pytest.LogCaptureFixture,
) -> None:
    caplog.handler.setFormatter(Json())
    break_down(client, monkeypatch)
    speak(client, language)
    answer = client.get("/")
    assert answer.status_code == 500
    name = answer.headers["x-request-id"]
    assert name in answer.text
    (line,) = [json.loads(line) for line in caplog.text.splitlines()]
    assert (line["request"], line["level"]) == (name, "error")
    assert "ZeroDivisionError" in line["exception"]


def test_a_program_is_told_the_id_of_what_failed(
    client: TestClient[Litestar], monkeypatch: pytest.MonkeyPatch
) -> None:
    table = new_table(client, "link", "link")["table"]
    monkeypatch.setattr(server_of(client).tables, "at", None)
    answer = client.get(f"{API}/tables/{table}")
    assert answer.json()["request"] == answer.headers["x-request-id"]


def test_at_level_info_there_is_a_line_for_each_request_without_ids_and_keys(
    client: TestClient[Litestar], caplog: pytest.LogCaptureFixture
) -> None:
    table = new_table(client, "link", "link")
    token = table["seats"][0]["token"]
    caplog.handler.setFormatter(Json())
    with caplog.at_level(logging.INFO, requests.__name__):
        client.get(f"/t/{table['table']}?seat=white")
        client.get(f"/join/{token}")
        client.get(f"{API}/tables/{table['table']}", headers={"authorization": f"Bearer {token}"})
        client.request("BREW", "/")
    lines: list[dict[str, Any]] = [json.loads(line) for line in caplog.text.splitlines()]
    assert lines[0]["route"] == "/t/{table_id}"
    assert {line["level"] for line in lines} == {"info"}
    assert all(line["milliseconds"] >= 0 and ID.fullmatch(line["request"]) for line in lines)
    assert (lines[-1]["method"], lines[-1]["status"]) == ("other", 405)
    assert token not in caplog.text
    assert table["table"] not in caplog.text
    assert "testclient" not in caplog.text


def test_addresses_are_logged_only_where_they_are_asked_for(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    settings: dict[str, Any] = {**UNHURRIED, "database": f"sqlite:///{tmp_path / 'a.sqlite3'}"}
    with (
        TestClient(make_app(Settings(**settings, log_addresses=True))) as client,
        caplog.at_level(logging.INFO, requests.__name__),
    ):
        client.get("/healthz")
    caplog.handler.setFormatter(Json())
    (record,) = [one for one in caplog.records if one.name == requests.__name__]
    assert json.loads(Json().format(record))["address"] == "testclient"


def test_usually_requests_are_not_logged(
    client: TestClient[Litestar], caplog: pytest.LogCaptureFixture
) -> None:
    client.get("/")
    assert caplog.text == ""


def test_a_line_for_people_has_the_moment_the_level_and_the_request() -> None:
    record = logging.LogRecord("keeling", logging.WARNING, "", 0, "It %s.", ("rains",), None)
    before = requests.REQUEST_ID.set("abc")
    line = Lines().format(record)
    requests.REQUEST_ID.reset(before)
    assert re.fullmatch(r"\d{4}-\d\d-\d\dT[\d:.]+Z WARNING It rains\. \[abc\]", line)
    assert Lines().format(record).endswith("It rains.")


def test_a_statement_that_fails_does_not_tell_what_stood_in_it(
    client: TestClient[Litestar],
) -> None:
    store = server_of(client).store
    with store.writing.begin() as db:
        db.exec_driver_sql("DROP TABLE holders")
    with pytest.raises(Exception, match="no such table") as failed:
        store.held("the-key-of-somebody", "table")
    assert "the-key-of-somebody" not in str(failed.value)
