from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from keeling.web.ids import fingerprint
from keeling.web.show.narration import first_choice
from keeling.web.store.rows import HOST
from keeling.web.tables.opening import Sitter
from tests.web.past import KEY, get, played, send, server_of, table_of

if TYPE_CHECKING:
    from litestar import Litestar
    from litestar.testing import TestClient

AT = 80


def test_the_new_table_goes_on_from_the_position(client: TestClient[Litestar]) -> None:
    old = table_of(client)
    answer = send(client, f"/t/{old}/fork", at=str(AT), white="here", red="here")
    assert answer.status_code == 303
    new = answer.headers["location"].removeprefix("/t/")
    server = server_of(client)
    with server.tables.at(new) as table:
        assert table.match.choices[:AT] == played().choices[:AT]
        assert (table.row.parent, table.row.seed) == (old, "")
        assert [(row.name, row.bot) for row in table.seats] == [("Anna", ""), ("", "")]
    assert server.store.held(fingerprint(KEY), new) == [HOST, 0, 1]
    assert get(client, f"/t/{new}").status_code == 200


def test_bots_go_on_where_bots_sat_unless_told_otherwise(client: TestClient[Litestar]) -> None:
    table = table_of(client)
    page = get(client, f"/t/{table}/fork", at=AT).text
    white, red = page.split("<select")[1:]
    assert '<option value="here" selected>' in white
    assert '<option value="greedy" selected>' in red
    assert f'value="{AT}"' in page


def test_a_game_that_is_over_is_offered_from_its_first_choice(
    client: TestClient[Litestar],
) -> None:
    page = get(client, f"/t/{table_of(client)}/fork").text
    assert f'value="{first_choice(played())}"' in page


def test_the_result_of_a_fork_leads_to_where_it_came_from(client: TestClient[Litestar]) -> None:
    old = table_of(client)
    end = str(len(played().taken))
    new = send(client, f"/t/{old}/fork", at=end).headers["location"].removeprefix("/t/")
    page = get(client, f"/t/{new}/result").text
    assert f'<a href="/t/{old}">This table went on from an earlier one</a>' in page


def test_while_others_hold_secrets_nobody_goes_on_elsewhere(
    client: TestClient[Litestar],
) -> None:
    table = table_of(client, upto=AT, hold=[HOST, 0])
    for answer in (get(client, f"/t/{table}/fork"), send(client, f"/t/{table}/fork", at="5")):
        assert answer.status_code == 403
        assert "the new table would tell what others hold" in answer.text


def test_people_at_one_device_go_on_elsewhere_when_the_game_is_over(
    client: TestClient[Litestar],
) -> None:
    table = table_of(client, [Sitter("here")] * 2, upto=AT, hold=[0, 1])
    assert get(client, f"/t/{table}/fork").status_code == 403
    assert send(client, f"/t/{table}/fork", at="70").status_code == 403


@pytest.mark.parametrize("at", ["-1", "99999", "x", "", "9" * 5000])
def test_a_position_that_does_not_exist_is_asked_for_again(
    client: TestClient[Litestar], at: str
) -> None:
    answer = send(client, f"/t/{table_of(client)}/fork", at=at, red="rollout")
    assert answer.status_code == 422
    assert "There is no such position" in answer.text
    assert '<option value="rollout" selected>' in answer.text.split("<select")[2]


def test_somebody_who_cannot_play_is_asked_for_again(client: TestClient[Litestar]) -> None:
    answer = send(client, f"/t/{table_of(client)}/fork", at=str(AT), red="<b>")
    assert answer.status_code == 422
    assert 'id="problem-red"' in answer.text
    assert 'aria-describedby="problem-red"' in answer.text


def test_the_address_of_a_position_that_does_not_exist_leads_nowhere(
    client: TestClient[Litestar],
) -> None:
    table = table_of(client)
    for at in (-1, len(played().taken) + 1):
        assert get(client, f"/t/{table}/fork", at=at).status_code == 404
