"""Choosing and taking back: expected versions, ids, what cannot be undone."""

from __future__ import annotations

from threading import Thread
from typing import TYPE_CHECKING, Any

import pytest

from tests.web.asking import Player, hidden, new_table, shown, sit

if TYPE_CHECKING:
    from litestar import Litestar
    from litestar.testing import TestClient


@pytest.fixture
def white(client: TestClient[Litestar]) -> Player:
    """The first seat of a table for two, which is to choose."""
    return both(client)[0]


def both(client: TestClient[Litestar]) -> list[Player]:
    """The two seats of a new table, whoever is to choose first."""
    table = new_table(client, "link", "link")
    players = [Player(client, table, seat) for seat in (0, 1)]
    to_move = players[0].get()["to_move"]
    return sorted(players, key=lambda player: player.name != to_move)


def reversible(player: Player) -> dict[str, Any]:
    """An option that can be taken back: to buy a line, to place it."""
    lines = [o for o in player.get("/options")["options"] if o["verb"] in ("one_line", "line")]
    found: dict[str, Any] = lines[0]
    assert not found["final"]
    return found


def test_a_choice_moves_the_table_on(white: Player) -> None:
    before = white.get("/options")
    answer = white.choose(reversible(white)["option"], before["version"], "a")
    assert answer.status_code == 200
    assert answer.json()["version"] > before["version"]
    assert white.get()["version"] == answer.json()["version"]


def test_a_choice_for_an_older_version_is_refused_with_the_table_as_it_stands(
    white: Player,
) -> None:
    version = white.get()["version"]
    option = reversible(white)["option"]
    assert white.choose(option, version, "a").status_code == 200
    answer = white.choose(option, version, "b")
    assert answer.status_code == 409
    assert answer.json()["error"] == "stale"
    assert answer.json()["version"] == white.get()["version"]
    assert answer.json()["view"] == white.get("/view")["view"]


def test_the_same_id_twice_is_carried_out_once(white: Player) -> None:
    version = white.get()["version"]
    option = reversible(white)["option"]
    answers = [white.choose(option, version, "a") for _ in range(2)]
    assert [answer.status_code for answer in answers] == [200, 200]
    assert answers[0].json() == answers[1].json()


def test_of_many_at_once_one_wins(white: Player) -> None:
    version = white.get()["version"]
    option = reversible(white)["option"]
    codes: list[int] = []
    threads = [
        Thread(target=lambda n=n: codes.append(white.choose(option, version, f"{n}").status_code))
        for n in range(6)
    ]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert sorted(codes) == [200, 409, 409, 409, 409, 409]


def test_an_illegal_choice_is_explained_by_its_clause(white: Player) -> None:
    for n in range(2):  # a line is bought and placed; no second one with the same engineer
        white.choose(reversible(white)["option"], white.get()["version"], f"{n}")
    version = white.get()["version"]
    refused = white.get("/options")["refused"][0]
    answer = white.choose(refused["option"], version, "a")
    assert answer.status_code == 422
    assert answer.json()["clause"] == refused["clause"]
    assert answer.json()["message"] == refused["reason"]
    assert white.get()["version"] == version


def test_nobody_chooses_for_somebody_else(client: TestClient[Litestar]) -> None:
    first, second = both(client)
    option = first.get("/options")["options"][0]["option"]
    answer = second.choose(option, first.get()["version"], "a")
    assert answer.status_code == 403
    assert second.get("/options")["options"] == []


def test_a_choice_can_be_taken_back_and_the_log_keeps_both(white: Player) -> None:
    before = white.get("/view")["view"]
    version = white.choose(reversible(white)["option"], white.get()["version"], "a").json()[
        "version"
    ]
    answer = white.post("/undo", version=version, id="b")
    assert answer.status_code == 200
    assert answer.json() == {"version": version + 1, "view": before}


def test_what_cannot_be_taken_back_is_not(white: Player) -> None:
    answer = white.post("/undo", version=white.get()["version"], id="b")
    assert answer.status_code == 422
    assert answer.json()["error"] == "illegal"


def test_undo_is_carried_out_once_too(white: Player) -> None:
    for n in range(2):
        last = white.choose(reversible(white)["option"], white.get()["version"], f"a{n}")
    version = last.json()["version"]
    answers = [white.post("/undo", version=version, id="u") for _ in range(2)]
    assert [answer.status_code for answer in answers] == [200] * 2
    assert [answer.json()["version"] for answer in answers] == [version + 1] * 2


def page_of(client: TestClient[Litestar]) -> tuple[str, str]:
    """The path and the page of a table at which the browser is to choose."""
    table = new_table(client, "link", "link")
    colours = [seat["seat"] for seat in table["seats"]]
    to_move = client.get(f"/api/v1/tables/{table['table']}").json()["to_move"]
    path = sit(client, table, colours.index(to_move))
    return path, client.get(path).text


def test_a_form_without_a_script_chooses_and_comes_back_to_the_table(
    client: TestClient[Litestar],
) -> None:
    path, page = page_of(client)
    answer = client.post(f"{path}/choose", data={**hidden(page), "option": "one_line"})
    assert answer.status_code == 200  # after a redirect
    assert answer.url.path == path
    assert 'id="options"' in answer.text
    assert 'id="take-back"' in answer.text


def test_what_is_final_is_asked_about_first(client: TestClient[Litestar]) -> None:
    path, page = page_of(client)
    asked = client.post(f"{path}/choose", data={**hidden(page), "option": "buy 1"})
    assert 'name="confirmed"' in shown(asked.text)
    assert hidden(asked.text)["version"] == hidden(page)["version"]
    done = client.post(f"{path}/choose", data={**hidden(asked.text), "option": "buy 1"})
    assert 'name="confirmed"' not in shown(done.text)
    assert hidden(done.text)["version"] != hidden(page)["version"]


def test_what_ends_the_turn_says_so(client: TestClient[Litestar]) -> None:
    """Green Deal: after the auction somebody may take the tax refund, or end the turn at once."""
    given: dict[str, Any] = {"game": "green_deal", "config": {"seats": 3}}
    table = new_table(client, "link", "link", "link", **given)
    for n, bid in enumerate(("bid 2", "bid 1", "bid 0")):
        player = Player(client, table, n)
        assert player.choose(bid, player.get()["version"], bid).status_code == 200
    path = sit(client, table, 0)
    page = client.get(path).text
    asked = [
        client.post(f"{path}/choose", data={**hidden(page), "option": option}).text
        for option in ("end_turn", "refund_cash")
    ]
    assert ["This ends your turn" in shown(text) for text in asked] == [True, False]


def test_a_stale_form_shows_the_table_as_it_is_and_says_so(client: TestClient[Litestar]) -> None:
    path, page = page_of(client)
    client.post(f"{path}/choose", data={**hidden(page), "option": "one_line"})
    again = {**hidden(page), "option": "one_line", "command": "another"}
    answer = client.post(f"{path}/choose", data=again)
    assert answer.status_code == 409
    assert "moved on" in answer.text
    assert 'id="options"' in answer.text


def test_two_tabs_without_a_script_do_not_pass_for_each_other(client: TestClient[Litestar]) -> None:
    path, page = page_of(client)
    one, other = {**hidden(page), "option": "one_line"}, {**hidden(page), "option": "buy 1"}
    assert client.post(f"{path}/choose", data=one).status_code == 200
    assert client.post(f"{path}/choose", data=one).status_code == 200  # pressed twice
    for command in ("choose", "undo"):
        answer = client.post(
            f"{path}/{command}", data=other if command == "choose" else hidden(page)
        )
        assert answer.status_code == 409
        assert "moved on" in answer.text


@pytest.mark.parametrize("command", ["", "x" * 51])
def test_a_command_needs_a_name_that_can_be_told_from_others(
    client: TestClient[Litestar], command: str
) -> None:
    path, page = page_of(client)
    sent = {**hidden(page), "option": "one_line", "command": command}
    answer = client.post(f"{path}/choose", data=sent)
    assert answer.status_code == 400
    assert 'id="take-back"' not in answer.text


def test_an_illegal_form_shows_the_reason(client: TestClient[Litestar]) -> None:
    path, page = page_of(client)
    answer = client.post(f"{path}/choose", data={**hidden(page), "option": "join c01"})
    assert answer.status_code == 422
    assert 'role="alert"' in answer.text


def test_a_browser_without_the_seat_cannot_choose(client: TestClient[Litestar]) -> None:
    path, page = page_of(client)
    client.cookies.delete("keeling_browser")
    answer = client.post(f"{path}/choose", data={**hidden(page), "option": "one_line"})
    assert answer.status_code == 403
    assert "not your seat" in answer.text


def test_the_script_gets_only_the_part_that_changes(client: TestClient[Litestar]) -> None:
    path, page = page_of(client)
    answer = client.post(
        f"{path}/choose",
        data={**hidden(page), "option": "one_line"},
        headers={"keeling-part": "table"},
    )
    assert answer.status_code == 200
    assert answer.text.lstrip().startswith('<div id="table"')


def test_several_seats_on_one_device_are_handed_over(client: TestClient[Litestar]) -> None:
    table = new_table(client, "link", "link")
    for seat in (0, 1):
        path = sit(client, table, seat)
    to_move = client.get(f"/api/v1/tables/{table['table']}").json()["to_move"]
    other = next(seat["seat"] for seat in table["seats"] if seat["seat"] != to_move)
    for asked in (path, f"{path}?seat={other}"):
        page = client.get(asked).text
        assert f'href="{path}?seat={to_move}"' in page
        assert "<svg" not in page
    assert 'id="options"' in client.get(f"{path}?seat={to_move}").text


def test_an_earlier_position_shows_no_decision(client: TestClient[Litestar]) -> None:
    path, page = page_of(client)
    choices = int(page.partition('data-at="')[2].partition('"')[0])
    earlier = client.get(f"{path}?at={choices - 1}").text
    assert 'id="options"' not in earlier
    assert client.get(f"{path}?at={choices}").status_code == 200
    assert client.get(f"{path}?at={choices + 1}").status_code == 404
