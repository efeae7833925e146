"""Taking a seat: by the link to it, or one that is free for anybody."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

import pytest

from keeling.web.ids import fingerprint
from keeling.web.live.streams import news_of
from keeling.web.store.rows import HOST
from keeling.web.tables.opening import Sitter
from keeling.web.visitor import BROWSER
from tests.web.browsers import become, key_called
from tests.web.forms import sent_by
from tests.web.past import KEY, get, send, server_of, table_of

if TYPE_CHECKING:
    from litestar import Litestar
    from litestar.testing import TestClient

    from keeling.web.store.rows import SeatRow

FRIEND = key_called("the-browser-of-a-friend")
SITTERS = (Sitter("here", "Anna <i>"), Sitter("link", "Bo"), Sitter("open"))


def seat(client: TestClient[Litestar], table: str, number: int) -> SeatRow:
    """A seat as it is kept."""
    return server_of(client).store.seats(table)[number]


def link(client: TestClient[Litestar], table: str, number: int) -> str:
    """The link to a seat, or the host's."""
    store = server_of(client).store
    row = store.table(table)
    assert row is not None
    return f"/join/{row.host_token if number == HOST else store.seats(table)[number].token}"


def held(client: TestClient[Litestar], table: str, key: str = FRIEND) -> list[int]:
    """What somebody holds at a table."""
    return server_of(client).store.held(fingerprint(key), table)


def test_a_link_leads_to_a_seat_and_says_who_else_sits_there(client: TestClient[Litestar]) -> None:
    table = table_of(client, SITTERS, upto=0, hold=[HOST, 0])
    become(client, FRIEND)
    answer = client.get(link(client, table, 1))
    assert "You play Red" in answer.text
    assert "Anna &lt;i&gt;" in answer.text
    assert sent_by(answer.text, "")["name"] == "Bo"
    assert held(client, table) == []  # a look takes nothing: chats look at links, too


def test_whoever_sits_down_holds_the_seat_and_is_called_as_they_like(
    client: TestClient[Litestar],
) -> None:
    table = table_of(client, SITTERS, upto=0, hold=[HOST, 0])
    become(client, FRIEND)
    answer = send(client, link(client, table, 1), name="  Bożena\n\u202e" + "x" * 99)
    assert (answer.status_code, answer.headers["location"]) == (303, f"/t/{table}")
    assert held(client, table) == [1]
    assert seat(client, table, 1).name == "Bożena " + "x" * 25


def test_who_sits_already_goes_straight_to_the_table(client: TestClient[Litestar]) -> None:
    table = table_of(client, SITTERS, upto=0, hold=[HOST, 0, 1])
    for number in (HOST, 1):
        answer = get(client, link(client, table, number))
        assert (answer.status_code, answer.headers["location"]) == (303, f"/t/{table}")


def test_a_bot_that_played_in_the_meantime_gets_up(client: TestClient[Litestar]) -> None:
    table = table_of(client, SITTERS, upto=0, hold=[HOST, 0, 1])
    server_of(client).store.change_seat(table, 1, bot="greedy")
    path = link(client, table, 1)
    assert "A bot plays here at the moment" in client.get(path).text
    assert send(client, path, name="Bo").status_code == 303
    assert seat(client, table, 1).bot == ""


def test_the_link_of_the_host_gives_rights_and_no_seat(client: TestClient[Litestar]) -> None:
    table = table_of(client, SITTERS, upto=0, hold=[0])
    become(client, FRIEND)
    path = link(client, table, HOST)
    assert "you are the host" in client.get(path).text
    assert send(client, path).status_code == 303
    assert held(client, table) == [HOST]


@pytest.mark.parametrize("token", ["nonsense", "x" * 100, "'--"])
def test_a_link_to_nothing_tells_what_to_do(client: TestClient[Litestar], token: str) -> None:
    assert send(client, f"/join/{token}", name="Eve").status_code == 404
    answer = client.get(f"/join/{token}")
    assert answer.status_code == 404
    assert "ask the host of the table for a new one" in answer.text


def test_the_seat_of_a_bot_has_no_link(client: TestClient[Litestar]) -> None:
    table = table_of(client, [Sitter("here"), Sitter("bot", "", "greedy")], upto=0, hold=[HOST, 0])
    become(client, FRIEND)
    path = link(client, table, 1)
    assert client.get(path).status_code == 404
    assert send(client, path, name="Eve").status_code == 404
    assert (held(client, table), seat(client, table, 1).bot) == ([], "greedy")


def test_a_free_seat_is_for_who_comes_first(client: TestClient[Litestar]) -> None:
    table = table_of(client, SITTERS, upto=0, hold=[HOST, 0])
    become(client, FRIEND)
    answer = send(client, f"/t/{table}/sit/blue", name="Cleo")
    assert (answer.status_code, answer.headers["location"]) == (303, f"/t/{table}")
    assert held(client, table) == [2]
    assert (seat(client, table, 2).name, seat(client, table, 2).open) == ("Cleo", False)
    become(client, key_called("somebody-later"))
    answer = send(client, f"/t/{table}/sit/blue", name="Dan")
    assert answer.status_code == 403
    assert "Somebody else has sat down" in answer.text
    assert held(client, table, key_called("somebody-later")) == []


@pytest.mark.parametrize(
    ("path", "status"),
    [("sit/red", 403), ("sit/white", 403), ("sit/yellow", 404), ("sit/pink", 404)],
)
def test_nobody_sits_down_where_no_seat_is_free(
    client: TestClient[Litestar], path: str, status: int
) -> None:
    table = table_of(client, SITTERS, upto=0, hold=[HOST, 0])
    become(client, FRIEND)
    assert send(client, f"/t/{table}/{path}").status_code == status
    assert send(client, f"/t/nowhere/{path}").status_code == 404
    assert held(client, table) == []


def test_a_new_browser_is_known_again_by_a_cookie_that_scripts_cannot_read(
    client: TestClient[Litestar],
) -> None:
    table = table_of(client, SITTERS, upto=0, hold=[HOST, 0])
    client.cookies.delete(BROWSER)
    cookie = send(client, link(client, table, 1), name="Bo").headers["set-cookie"]
    assert cookie.startswith(f"{BROWSER}=")
    assert "httponly" in cookie.lower()
    assert "samesite=lax" in cookie.lower()
    assert client.cookies[BROWSER] != KEY
    assert table in client.get("/").text


def own_link(client: TestClient[Litestar], table: str) -> str:
    """The personal link, as somebody who holds one seat finds it on the page of seats."""
    found: set[str] = set(re.findall(r"/join/\w+", client.get(f"/t/{table}/seats").text))
    assert len(found) == 1
    return found.pop()


def test_who_opens_the_personal_link_of_a_seat_is_told_who_loses_it(
    client: TestClient[Litestar],
) -> None:
    table = table_of(client, SITTERS, upto=0, hold=[HOST, 0])
    path, warning = link(client, table, 1), "their browser loses the seat"
    become(client, FRIEND)
    assert warning not in client.get(path).text
    send(client, path, name="Bo")
    path = own_link(client, table)
    become(client, key_called("somebody-later"))
    assert warning in client.get(path).text
    assert held(client, table) == [1]  # nothing has happened yet
    assert warning not in client.get(link(client, table, HOST)).text


def test_the_personal_link_moves_a_seat_to_another_browser_and_is_spent(
    client: TestClient[Litestar],
) -> None:
    table = table_of(client, SITTERS, upto=0, hold=[HOST, 0])
    lost = "Red is not your seat any more: it was taken over in another browser"
    become(client, FRIEND)
    send(client, link(client, table, 1), name="Bo")
    path, before = own_link(client, table), news_of(server_of(client), table).stamp
    assert lost not in client.get(f"/t/{table}").text
    become(client, key_called("the-phone-of-the-friend"))
    send(client, path, name="Bo")
    assert lost not in client.get(f"/t/{table}").text
    assert (held(client, table), held(client, table, key_called("the-phone-of-the-friend"))) == (
        [],
        [1],
    )
    assert news_of(server_of(client), table).stamp != before  # so that open pages look again
    back = own_link(client, table)
    assert back != path
    become(client, FRIEND)
    assert lost in client.get(f"/t/{table}").text
    assert f'href="/t/{table}"' not in client.get("/").text
    assert client.get(path).status_code == 410
    send(client, back, name="Bo")
    assert lost not in client.get(f"/t/{table}").text
    assert held(client, table) == [1]


def test_a_link_works_once_and_then_says_what_to_do(client: TestClient[Litestar]) -> None:
    table = table_of(client, SITTERS, upto=0, hold=[HOST, 0])
    path = link(client, table, 1)
    become(client, FRIEND)
    send(client, path, name="Bo")
    become(client, key_called("somebody-later"))
    for answer in (client.get(path), send(client, path, name="Eve")):
        assert answer.status_code == 410
        assert "With this one somebody sat down as Red" in answer.text
        assert "ask the host to free the seat" in answer.text
        assert f'href="/t/{table}"' in answer.text
    assert held(client, table, key_called("somebody-later")) == []
    assert (held(client, table), seat(client, table, 1).name) == ([1], "Bo")


def test_who_comes_back_by_the_link_they_were_sent_finds_their_table(
    client: TestClient[Litestar],
) -> None:
    table = table_of(client, SITTERS, upto=0, hold=[HOST, 0])
    path = link(client, table, 1)
    become(client, FRIEND)
    send(client, path, name="Bo")
    key = seat(client, table, 1).token
    for answer in (get(client, path), send(client, path, name="Bo")):  # pressed twice, say
        assert (answer.status_code, answer.headers["location"]) == (303, f"/t/{table}")
    assert seat(client, table, 1).token == key
    assert send(client, f"/t/{table}/sit/red").status_code == 303


def test_a_browser_is_known_before_it_sits_down(client: TestClient[Litestar]) -> None:
    """So a button that is pressed twice is pressed by the same browser."""
    table = table_of(client, SITTERS, upto=0, hold=[HOST, 0])
    client.cookies.delete(BROWSER)
    assert BROWSER in client.get(link(client, table, 1)).headers["set-cookie"]
