"""A request takes the table once: few statements, however much it asks for."""

from __future__ import annotations

import re
from contextlib import contextmanager
from typing import TYPE_CHECKING

import pytest
from sqlalchemy import event

from tests.web.asking import Player, hidden, new_table, sit

if TYPE_CHECKING:
    from collections.abc import Iterator

    from litestar import Litestar
    from litestar.testing import TestClient


@contextmanager
def statements(client: TestClient[Litestar]) -> Iterator[list[str]]:
    """What the database is asked meanwhile: the first word of each statement."""
    said: list[str] = []

    def note(_db: object, _cursor: object, statement: str, *_more: object) -> None:
        said.append(statement.split(maxsplit=1)[0])

    engine = client.app.state.server.store.engine
    event.listen(engine, "before_cursor_execute", note)
    try:
        yield said
    finally:
        event.remove(engine, "before_cursor_execute", note)


@pytest.mark.parametrize("path", ["", "/view", "/options", "/log", "/board.svg", "/text"])
def test_a_program_that_looks_costs_one_statement(client: TestClient[Litestar], path: str) -> None:
    player = Player(client, new_table(client, "link", "link"), 0)
    client.get(player.path + path, headers=player.headers)
    with statements(client) as said:
        answer = client.get(player.path + path, headers=player.headers)
    assert answer.status_code == 200
    assert said == ["SELECT"]


def test_a_page_costs_one_statement(client: TestClient[Litestar]) -> None:
    path = sit(client, new_table(client, "link", "link"), 0)
    client.get(path)
    with statements(client) as said:
        assert "<svg" in client.get(path).text
    assert said == ["SELECT"]


def test_a_choice_in_a_browser_costs_one_look_and_one_transaction(
    client: TestClient[Litestar],
) -> None:
    path = sit(client, new_table(client, "link", "link"), 0)
    page = client.get(path).text
    option = re.findall(r'name="option" value="([^"]+)"', page)[0]
    sent = {**hidden(page), "option": option, "confirmed": "yes"}
    with statements(client) as said:
        answer = client.post(f"{path}/choose", data=sent, headers={"keeling-part": "table"})
    assert answer.status_code == 200
    assert said == ["SELECT", "BEGIN", "INSERT", "UPDATE"]


def test_a_choice_of_a_program_costs_one_look_and_one_transaction(
    client: TestClient[Litestar],
) -> None:
    table = new_table(client, "link", "link")
    player = Player(client, table, 0)
    option = player.get("/options")["options"][0]["option"]
    with statements(client) as said:
        answer = player.choose(option, player.get()["version"], "one")
    assert answer.status_code == 200
    assert said[:1] == ["SELECT"]  # the version, which was asked for
    assert said[1:] == ["SELECT", "BEGIN", "INSERT", "UPDATE"]
