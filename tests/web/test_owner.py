"""The page of the owner: for whoever has the key, and nothing in it tells secrets of a game."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Any

import pytest
from litestar.testing import TestClient

from keeling.web.app import make_app
from keeling.web.operations.owner import COOKIE
from keeling.web.settings import Settings
from keeling.web.store import care
from tests.web.asking import API, Player, hidden, new_table
from tests.web.hostile import here
from tests.web.past import get, send, server_of, speak
from tools.server import UNHURRIED

if TYPE_CHECKING:
    from pathlib import Path

    from litestar import Litestar


def enter(client: TestClient[Litestar]) -> None:
    """The browser of the owner opens the link that the server has printed."""
    answer = get(client, f"/owner/{server_of(client).owner.key}")
    assert (answer.status_code, answer.headers["location"]) == (303, "/owner")


def test_without_the_key_nothing_is_shown_but_a_place_for_it(client: TestClient[Litestar]) -> None:
    table = new_table(client, "link", "greedy")["table"]
    answer = get(client, "/owner")
    assert answer.status_code == 401
    assert table not in answer.text
    assert 'type="password"' in answer.text
    client.cookies.set(COOKIE, "x" * 64)
    assert get(client, "/owner").status_code == 401
    for path in ("close", "delete", "reopen"):
        assert send(client, f"/owner/tables/{table}/{path}").status_code == 403
    assert get(client, f"/owner/tables/{table}/delete").status_code == 403
    assert get(client, f"/t/{table}").status_code == 200


def test_the_link_opens_it_and_the_key_stays_neither_in_the_address_nor_in_the_cookie(
    client: TestClient[Litestar],
) -> None:
    key = server_of(client).owner.key
    answer = get(client, f"/owner/{key}")
    cookie = answer.headers["set-cookie"]
    assert key not in cookie
    assert all(word in cookie for word in ("HttpOnly", "Path=/owner", "SameSite=lax"))
    page = get(client, "/owner")
    assert page.status_code == 200
    assert key not in page.text


def test_the_key_can_be_typed_in_and_forgotten(client: TestClient[Litestar]) -> None:
    assert send(client, "/owner", key="wrong").status_code == 403
    assert send(client, "/owner", key=f" {server_of(client).owner.key} ").status_code == 303
    assert get(client, "/owner").status_code == 200
    send(client, "/owner/leave")
    assert get(client, "/owner").status_code == 401


def test_whoever_tries_many_keys_has_to_wait(client: TestClient[Litestar]) -> None:
    answers = [get(client, f"/owner/guess-{n}").status_code for n in range(40)]
    assert (answers[0], answers[-1]) == (403, 429)
    assert get(client, f"/owner/{server_of(client).owner.key}").status_code == 429


def test_the_key_stays_the_same_until_the_owner_names_another(tmp_path: Path) -> None:
    settings: dict[str, Any] = {**UNHURRIED, "database": f"sqlite:///{tmp_path / 'a.sqlite3'}"}
    keys = []
    for named in ("", "", "chosen-by-the-owner"):
        with TestClient(make_app(Settings(**settings, owner_key=named))) as client:
            keys.append(server_of(client).owner.key)
            enter(client)
            kept = client.cookies.get(COOKIE)
    assert keys[0] == keys[1] != keys[2] == "chosen-by-the-owner"
    with TestClient(make_app(Settings(**settings))) as client:
        client.cookies.set(COOKIE, str(kept))  # of another key
        assert get(client, "/owner").status_code == 401


@pytest.mark.parametrize(
    ("language", "word"), [("en", "To choose"), ("de", "Zustand"), ("pl", "Decyzje")]
)
def test_tables_are_listed_with_who_plays_and_who_is_to_choose(
    client: TestClient[Litestar], language: str, word: str
) -> None:
    table = new_table(client, "link", "greedy")
    enter(client)
    speak(client, language)
    page = get(client, "/owner").text
    assert f'href="/t/{table["table"]}"' in page
    assert "Future Energy" in page
    assert "(greedy)" in page
    assert word in page


def test_the_page_tells_no_secret_of_a_game_and_no_key_to_a_seat(
    client: TestClient[Litestar],
) -> None:
    table = new_table(client, "link", "link", seed="a secret seed")
    enter(client)
    page = get(client, "/owner").text
    page += get(client, f"/owner/tables/{table['table']}/delete").text
    row = server_of(client).store.table(table["table"])
    assert row is not None
    hidden = [row.host_token, row.seed, *(seat["token"] for seat in table["seats"])]
    assert all(secret and secret not in page for secret in hidden)
    assert not any(entry.option in page for entry in server_of(client).store.log(table["table"]))


def test_many_tables_stand_on_several_pages(
    client: TestClient[Litestar], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("keeling.web.pages.owner.PAGE", 2)
    ids = {new_table(client, "link", "link")["table"] for _ in range(3)}
    enter(client)
    pages = [get(client, "/owner", page=n).text for n in (1, 2)]
    listed = [re.findall(r'<th scope="row"><a href="/t/(\w+)"', page) for page in pages]
    assert ([len(page) for page in listed], {*listed[0], *listed[1]}) == ([2, 1], ids)
    assert "/owner?page=2" in pages[0]
    assert get(client, "/owner", page=0).status_code == 404


def test_a_table_of_a_game_that_is_gone_is_listed_and_can_be_deleted(
    client: TestClient[Litestar],
) -> None:
    table = new_table(client, "link", "link")["table"]
    with server_of(client).store.transaction() as db:
        db.exec_driver_sql("UPDATE tables SET game = 'chess'")
    enter(client)
    assert "chess" in get(client, "/owner").text
    assert send(client, f"/owner/tables/{table}/delete").status_code == 303
    assert care.count(server_of(client).store) == 0


# ---- closing


def test_at_a_closed_table_everything_can_be_seen_and_nothing_chosen(
    client: TestClient[Litestar],
) -> None:
    table = new_table(client, "link", "link")
    player = Player(client, table, 0)
    now = player.get("/options")
    option = now["options"][0]["option"]
    enter(client)
    assert send(client, f"/owner/tables/{table['table']}/close").status_code == 303
    refused = player.choose(option, now["version"], "a")
    assert (refused.status_code, refused.json()["error"]) == (403, "closed")
    assert "closed by the owner" in refused.json()["message"]
    undo = player.post("/undo", version=now["version"], id="b")
    assert (undo.status_code, undo.json()["error"]) == (403, "closed")
    assert player.get("/view")["version"] == now["version"]
    assert (player.get("")["closed"], player.get("")["thinking"]) == (True, False)
    page = client.get(f"/t/{table['table']}").text
    assert "This table is closed" in page
    assert 'name="option"' not in page
    assert send(client, f"/owner/tables/{table['table']}/reopen").status_code == 303
    assert player.choose(option, now["version"], "a").status_code == 200


@pytest.mark.parametrize(
    ("language", "said"), [("de", "ist geschlossen"), ("pl", "jest zamknięty")]
)
def test_that_a_table_is_closed_is_said_in_every_language(
    client: TestClient[Litestar], language: str, said: str
) -> None:
    table = new_table(client, "link", "link")["table"]
    enter(client)
    send(client, f"/owner/tables/{table}/close")
    speak(client, language)
    assert said in client.get(f"/t/{table}").text


def test_bots_stop_at_a_closed_table_and_go_on_when_it_is_opened(
    client: TestClient[Litestar],
) -> None:
    table = new_table(client, "link", "greedy")
    server, player = server_of(client), Player(client, table, 0)
    enter(client)
    send(client, f"/owner/tables/{table['table']}/close")
    server.tables.change_seat(table["table"], 0, bot="greedy")
    with server.tables.at(table["table"]) as closed:
        assert closed.choosing
        assert (closed.bots_choosing, closed.thinking) == ([], False)
    assert server.store.waiting_for_bots() == []
    before = player.get("")["version"]
    send(client, f"/owner/tables/{table['table']}/reopen")
    assert server.store.waiting_for_bots() in ([table["table"]], [])
    with server.tables.at(table["table"]) as opened:
        assert opened.bots_choosing or opened.ended or opened.version > before


def test_another_process_learns_that_a_table_is_closed(client: TestClient[Litestar]) -> None:
    table = new_table(client, "link", "link")["table"]
    server = server_of(client)
    with server.tables.at(table) as opened:
        assert not opened.row.closed
    care.set_closed(server.store, table, closed=True)  # as another process does
    with server.tables.at(table) as opened:
        assert opened.row.closed


def test_a_closed_table_is_not_offered_in_the_lobby(client: TestClient[Litestar]) -> None:
    table = new_table(client, "link", "open")["table"]
    assert f"/t/{table}/sit/" in client.get("/").text
    enter(client)
    send(client, f"/owner/tables/{table}/close")
    assert f"/t/{table}/sit/" not in client.get("/").text


# ---- deleting


def test_a_table_is_deleted_after_it_was_asked_whether_that_is_meant(
    client: TestClient[Litestar],
) -> None:
    table, other = (new_table(client, "link", "link")["table"] for _ in range(2))
    server = server_of(client)
    server.store.hold("browser", table, [0])
    enter(client)
    asked = get(client, f"/owner/tables/{table}/delete").text
    assert f'action="/owner/tables/{table}/delete"' in asked
    assert get(client, f"/t/{table}").status_code == 200
    done = client.post(
        f"/owner/tables/{table}/delete",
        data={"_csrf_token": re.findall(r'name="_csrf_token" value="([^"]+)"', asked)[0]},
    )
    assert f"Table {table} is deleted" in done.text
    assert get(client, f"/t/{table}").status_code == 404
    assert client.get(f"{API}/tables/{other}").status_code == 200
    with server.store.engine.connect() as db:
        for name in ("log", "seats", "holders"):
            rows = db.exec_driver_sql(f"SELECT DISTINCT table_id FROM {name}").scalars().all()  # noqa: S608 - our own words
            assert table not in rows
    assert send(client, f"/owner/tables/{table}/delete").status_code == 404
    assert send(client, f"/owner/tables/{other}/burn").status_code == 404
    assert send(client, "/owner/tables/nothing/close").status_code == 404


@pytest.mark.parametrize("base", ["http://testserver.local", "https://testserver.local"])
def test_the_owners_cookie_is_kept_to_https_wherever_the_others_are(
    tmp_path: Path, base: str
) -> None:
    with here(tmp_path, public_url="https://games.example") as client:
        client.get("/")
        answer = client.get(f"{base}/owner/{server_of(client).owner.key}", follow_redirects=False)
        (cookie,) = [one for one in answer.headers.get_list("set-cookie") if COOKIE in one]
        assert cookie.startswith(f"__Host-{COOKIE}=")
        assert {"Secure", "HttpOnly", "Path=/"} <= set(cookie.split("; "))
        assert "Domain" not in cookie


def test_by_https_the_owner_is_known_by_the_safer_name_and_can_leave(
    client: TestClient[Litestar],
) -> None:
    base, server = "https://testserver.local", server_of(client)
    client.cookies.set(COOKIE, server.owner.badge, domain="testserver.local", path="/owner")
    assert client.get(f"{base}/owner").status_code == 401, "another host may have set it"
    page = client.get(f"{base}/owner/{server.owner.key}")
    assert page.status_code == 200
    client.post(f"{base}/owner/leave", data=hidden(page.text))
    assert client.get(f"{base}/owner").status_code == 401
