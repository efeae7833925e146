"""Keys to seats stand in no log, whatever goes wrong while one is used."""

from __future__ import annotations

import logging
from typing import TYPE_CHECKING

import pytest

from tests.web.asking import API, new_table
from tests.web.hostile import hardened, send
from tests.web.past import server_of

if TYPE_CHECKING:
    from litestar import Litestar
    from litestar.testing import TestClient


@pytest.fixture
def broken(client: TestClient[Litestar]) -> dict[str, str]:
    """A table whose database has lost the seats: whoever asks with a key meets an error."""
    made = new_table(client, "link", "link")
    store = server_of(client).store
    store.close()
    server_of(client).tables.forget(made["table"])
    with store.transaction() as db:
        db.exec_driver_sql("ALTER TABLE seats RENAME TO lost")
    return {"table": made["table"], "token": made["seats"][0]["token"]}


def test_an_error_at_the_link_of_a_seat_does_not_tell_the_link(
    client: TestClient[Litestar], broken: dict[str, str], caplog: pytest.LogCaptureFixture
) -> None:
    path = f"/join/{broken['token']}"
    for answer in (client.get(path), send(client, path, name="Ann")):
        assert hardened(answer).status_code == 500
    assert "GET /join/{token} failed" in caplog.text
    assert "no such table: seats" in caplog.text
    assert broken["token"] not in caplog.text


def test_an_error_of_a_program_does_not_tell_its_token(
    client: TestClient[Litestar], broken: dict[str, str], caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.DEBUG)
    headers = {"authorization": f"Bearer {broken['token']}"}
    path = f"{API}/tables/{broken['table']}/view"
    assert hardened(client.get(path, headers=headers)).status_code == 500
    assert f"GET {path} failed" in caplog.text
    assert broken["token"] not in caplog.text
