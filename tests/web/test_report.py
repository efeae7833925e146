from __future__ import annotations

import json
from typing import TYPE_CHECKING, Any

import keeling
from keeling.kernel.match import Match
from keeling.web.tables.opening import Sitter
from tests.web.past import KEY, get, played, server_of, table_of

if TYPE_CHECKING:
    from litestar import Litestar
    from litestar.testing import TestClient

AT = 80


def told(text: str) -> dict[str, Any]:
    """A bundle as it is read by a program."""
    lines = (line.partition(": ") for line in text.strip().split("\n"))
    return {key: json.loads(value) for key, _, value in lines}


def test_a_report_says_what_was_played_where_and_with_what(client: TestClient[Litestar]) -> None:
    table = table_of(client)
    client.headers["user-agent"] = 'A "browser" <b>'
    answer = get(client, f"/t/{table}/report.txt", at=AT)
    name = f'attachment; filename="future_energy-{table}.report.txt"'
    assert answer.headers["content-disposition"] == name
    found = told(answer.text)
    assert found["release"] == keeling.__version__
    assert found["compiled"] == keeling.COMPILED
    assert found["game"] == "future_energy"
    assert found["config"] == {"seats": 2, "modules": []}
    assert (found["table"], found["position"]) == (table, AT)
    assert found["choices"] == len(played().taken)
    assert found["link"].endswith(f"/t/{table}?at={AT}")
    assert found["browser"] == 'A "browser" <b>'
    assert found["prompt"]


def test_a_report_tells_no_names_and_no_keys(client: TestClient[Litestar]) -> None:
    table = table_of(client, [Sitter("here", "Anna"), Sitter("link", "Bo")], upto=AT, hold=[-1, 0])
    row = server_of(client).store.table(table)
    assert row is not None
    secrets = [KEY, row.host_token, "Anna", "Bo"]
    secrets += [seat.token for seat in server_of(client).store.seats(table)]
    for page in ("report", "report.txt"):
        text = get(client, f"/t/{table}/{page}").text
        assert not [secret for secret in secrets if secret in text]


def test_a_seat_reports_nothing_that_a_spectator_would_not(client: TestClient[Litestar]) -> None:
    table = table_of(client, upto=AT, hold=[0])
    mine = get(client, f"/t/{table}/report.txt").text
    client.cookies.clear()
    assert get(client, f"/t/{table}/report.txt").text == mine


def test_the_page_shows_the_bundle_to_copy(client: TestClient[Litestar]) -> None:
    table = table_of(client)
    page = get(client, f"/t/{table}/report", at=AT).text
    assert f"position: {AT}\n" in page
    assert "readonly" in page
    assert f'href="/t/{table}/report.txt?at={AT}"' in page


def test_there_is_no_report_of_a_position_that_does_not_exist(
    client: TestClient[Litestar],
) -> None:
    table = table_of(client)
    for at in (-1, len(played().taken) + 1):
        assert get(client, f"/t/{table}/report", at=at).status_code == 404
        assert get(client, f"/t/{table}/report.txt", at=at).status_code == 404


def test_a_report_of_an_earlier_position_tells_what_was_asked_there(
    client: TestClient[Litestar],
) -> None:
    table, then = table_of(client), Match(played().game, played().config)
    then.follow(played().taken[:60])
    asked = then.game.view(then.state, None)
    found = told(get(client, f"/t/{table}/report.txt", at=60).text)
    assert (found["to_move"], found["prompt"]) == (asked.to_move, asked.prompt)
    assert found["prompt"] != "over"
