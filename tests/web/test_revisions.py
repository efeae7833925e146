"""Tables of earlier revisions of their games: nobody loses sight of them."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from sqlalchemy import update

from keeling.kernel.revisions import known
from keeling.web.store.schema import TABLES
from tests.web.past import get, server_of, speak, table_of

if TYPE_CHECKING:
    from litestar import Litestar
    from litestar.testing import TestClient

FIRST = known("future_energy")[0]


@pytest.fixture
def table(client: TestClient[Litestar]) -> str:
    """A table of Anna's that was begun by the first revision of Future Energy."""
    made = table_of(client, upto=60, hold=[0])
    changed(client, made, rules=FIRST)
    return made


def changed(client: TestClient[Litestar], table: str, **values: object) -> None:
    """A table as another release, or another server, has left it."""
    server = server_of(client)
    with server.store.engine.execution_options(writes=True).begin() as db:
        db.execute(update(TABLES).where(TABLES.c.id == table).values(**values))
    server.tables.forget(table)


def test_it_stands_in_the_lobby_of_whoever_sits_there(
    client: TestClient[Litestar], table: str
) -> None:
    page = get(client, "/").text
    assert "Tables that wait for another start of the server" in page
    assert f'<a href="/t/{table}">Future Energy' in page
    assert f"--revision future_energy={FIRST}" in page


def test_so_does_one_with_the_values_of_another_box(client: TestClient[Litestar]) -> None:
    made = table_of(client, upto=60, hold=[0])
    changed(client, made, data="0123456789ab")
    page = get(client, "/").text
    assert f'<a href="/t/{made}">Future Energy' in page
    assert "the values of another box (0123456789ab)" in page


def test_it_says_which_revision_it_needs_and_how_to_go_on(
    client: TestClient[Litestar], table: str
) -> None:
    answer = get(client, f"/t/{table}")
    assert answer.status_code == 410
    assert f"--revision future_energy={FIRST}" in answer.text


@pytest.mark.parametrize(("language", "word"), [("de", "Fassung"), ("pl", "wersji")])
def test_it_says_so_in_other_languages(
    client: TestClient[Litestar], table: str, language: str, word: str
) -> None:
    speak(client, language)
    assert word in get(client, f"/t/{table}").text


def test_a_program_gets_the_same_answer(client: TestClient[Litestar], table: str) -> None:
    answer = get(client, f"/api/v1/tables/{table}")
    assert (answer.status_code, answer.json()["error"]) == (410, "other_rules")


def test_the_start_of_a_server_counts_such_tables(client: TestClient[Litestar], table: str) -> None:
    assert server_of(client).store.unfinished() == {("future_energy", FIRST): 1}
    assert table
