"""Hostile input to pages: forged forms, names that want to be code, addresses that lead astray."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Any
from xml.etree import ElementTree as ET

import pytest
from litestar.middleware.csrf import generate_csrf_token

from keeling.web.ids import fingerprint
from keeling.web.store.rows import HOST
from keeling.web.tables.opening import LONGEST_NAME, Sitter
from tests.web import past
from tests.web.asking import API, new_table
from tests.web.browsers import become, key_called
from tests.web.hostile import (
    FORMS,
    ROUTES,
    Scripted,
    csrf,
    hardened,
    here,
    refused,
    send,
    unchanged,
)
from tests.web.past import KEY, server_of, table_of

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

    from httpx import Response
    from litestar import Litestar
    from litestar.testing import TestClient

PAGES = [
    path
    for method, path in ROUTES
    if method == "GET" and not path.startswith("/api/") and not path.endswith("/events")
]
NAMES = [
    "<script>alert(1)</script>",
    '"><img src=x onerror=alert(1)>',
    "' onfocus=alert(1) autofocus x='",
    "</title><svg onload=alert(1)>",
    "<a href=javascript:alert(1)>",
    "{{7*7}}${7*7}<%=7*7%>",
    "&lt;b&gt;<!--",
    "]]><x:script/>",
]
STRANGER = key_called("the-browser-of-a-stranger")
SITTERS = (Sitter("here", "Anna"), Sitter("link", "Bo"))


@pytest.fixture(scope="module")
def client(tmp_path_factory: pytest.TempPathFactory) -> Iterator[TestClient[Litestar]]:
    """One server for all of it; every test has a table of its own."""
    with here(tmp_path_factory.mktemp("hostile")) as made:
        yield made


@pytest.fixture
def table(client: TestClient[Litestar]) -> str:
    """A table at which this browser holds white, and somebody else holds red."""
    made = table_of(client, SITTERS, upto=60, hold=[HOST, 0])
    server_of(client).store.hold(fingerprint("somebody-else"), made, [1])
    return made


def at(path: str, table: str, **known: str) -> str:
    """An address of that table."""
    known = {"colour": "white", "token": "x", "key": "x", "picture": "co2.svg", **known}
    return path.format(table_id=table, game="future_energy", game_id="future_energy", **known)


def filled(client: TestClient[Litestar], table: str, seat: str) -> dict[str, str]:
    """All that any form of the table could send, in good order."""
    with server_of(client).tables.at(table) as now:
        option = now.game.write(int(now.match.state.offered[0]))
        version = str(now.version)
    return {
        "seat": seat,
        "version": version,
        "command": "a",
        "option": option,
        "confirmed": "yes",
        "bot": "greedy",
        "name": "Eve",
        "url": "http://127.0.0.1:9/",
        "at": "0",
        "language": "de",
        "game": "future_energy",
    }


# ---- forged forms


def forged(client: TestClient[Litestar]) -> Iterator[dict[str, Any]]:
    """Forms that no page of this server has sent from this browser."""
    good = csrf(client)["_csrf_token"]
    foreign = generate_csrf_token(server_of(client).store.secret("csrf"))  # of another browser
    for token in ("", "x", "x" * 200, "é" * 100, good[:-1], good.swapcase(), foreign):
        yield {"data": {"_csrf_token": token}}
    yield {"data": {}}
    yield {"files": {"_csrf_token": ("name", good.encode())}}
    yield {"headers": {b"x-csrftoken": "é".encode("latin-1") * 100}}
    yield {"json": {"_csrf_token": good}}


@pytest.mark.parametrize("path", FORMS)
def test_a_form_that_is_not_of_this_server_does_nothing(
    client: TestClient[Litestar], table: str, path: str
) -> None:
    fields = filled(client, table, "white")
    token = server_of(client).store.seats(table)[1].token
    with unchanged(client, table):
        for sent in forged(client):
            given = {**sent, "data": {**fields, **sent["data"]}} if "data" in sent else sent
            refused(client.post(at(path, table, token=token), **given), 403, 400)


def test_a_token_that_another_server_left_in_the_browser_is_replaced(
    client: TestClient[Litestar],
) -> None:
    for left in (generate_csrf_token("another secret"), "x", ""):
        client.cookies.clear()
        client.cookies.set("keeling_csrf", left, domain="testserver.local")
        answer = past.send(client, "/language", language="de", back="/new")
        assert (answer.status_code, answer.headers["location"]) == (303, "/new")


@pytest.mark.parametrize("path", FORMS)
@pytest.mark.parametrize("site", ["cross-site", "same-site", "nonsense"])
def test_a_form_that_a_page_of_another_site_sends_does_nothing(
    client: TestClient[Litestar], table: str, path: str, site: str
) -> None:
    fields = {**csrf(client), **filled(client, table, "white")}
    token = server_of(client).store.seats(table)[1].token
    with unchanged(client, table):
        where, headers = at(path, table, token=token), {"sec-fetch-site": site}
        refused(client.post(where, data=fields, headers=headers, follow_redirects=False), 403)


@pytest.mark.parametrize("site", ["same-origin", "none"])
def test_a_form_of_our_own_counts(client: TestClient[Litestar], site: str) -> None:
    fields, headers = {**csrf(client), "language": "de"}, {"sec-fetch-site": site}
    answer = client.post("/language", data=fields, headers=headers, follow_redirects=False)
    assert answer.status_code == 303


@pytest.mark.parametrize("path", [path for path in FORMS if path.startswith("/t/")])
@pytest.mark.parametrize("colour", ["white", "red"])
def test_a_stranger_changes_nothing(
    client: TestClient[Litestar], table: str, path: str, colour: str
) -> None:
    become(client, STRANGER)
    with unchanged(client, table):
        where = at(path, table, colour=colour)
        answer = send(client, where, **filled(client, table, colour))
        hardened(answer)
        assert answer.status_code == (303 if path.endswith("/leave") else 403)


OWN = ("/t/{table_id}/leave", "/t/{table_id}/again")  # about nothing but one's own


@pytest.mark.parametrize(
    "path", [path for path in FORMS if path.startswith("/t/") and path not in OWN]
)
def test_a_player_does_nothing_with_the_seat_of_another(
    client: TestClient[Litestar], table: str, path: str
) -> None:
    become(client, "somebody-else")
    with unchanged(client, table):
        refused(send(client, at(path, table), **filled(client, table, "white")), 403)


@pytest.mark.parametrize("path", OWN)
def test_a_player_who_leaves_or_plays_again_lets_others_keep_what_they_have(
    client: TestClient[Litestar], table: str, path: str
) -> None:
    assert path in FORMS
    store = server_of(client).store
    white, held = store.seats(table)[0], store.held(fingerprint(KEY), table)
    become(client, "somebody-else")
    send(client, at(path, table), **filled(client, table, "white"))
    assert (store.seats(table)[0], store.held(fingerprint(KEY), table)) == (white, held)
    assert held == [HOST, 0]


# ---- names that want to be code


def code_in(answer: Response) -> list[str]:
    """What could run in a page or a picture."""
    kind = hardened(answer).headers.get("content-type", "")
    if kind.startswith("image/svg"):
        ET.fromstring(answer.text)  # noqa: S314 - our own, and well-formed
        return [one for one in Scripted(answer.text).found if one != "style"]
    return Scripted(answer.text).found if kind.startswith("text/html") else []


@pytest.mark.parametrize("upto", [60, None], ids=["under way", "over"])
@pytest.mark.parametrize("names", list(zip(NAMES[::2], NAMES[1::2], strict=True)))
def test_names_are_text_on_every_page(
    client: TestClient[Litestar], names: tuple[str, str], upto: int | None
) -> None:
    sitters = (Sitter("here", names[0]), Sitter("link", names[1]))
    table = table_of(client, sitters, upto=upto, hold=[HOST, 0])
    kept = server_of(client).store.seats(table)
    assert [seat.name for seat in kept] == [" ".join(name.split()) for name in names]
    pages = [at(path, table, token=kept[1].token) for path in PAGES if "{t" in path]
    for page in (*pages, "/", f"{API}/tables/{table}/board.svg", f"/t/{table}?seat=white"):
        answer = client.get(page)
        assert answer.status_code in (200, 403), page
        assert code_in(answer) == [], page


def test_a_name_is_one_short_line(client: TestClient[Litestar], table: str) -> None:
    for name in ("\u202e\0\r\nSet-Cookie: a=b\x1b[31m", "x" * 5000, "\u200b" * 40, "é" * 40, " "):
        answer = send(client, f"/t/{table}/seats/white/name", name=name)
        assert (answer.status_code, "a" in answer.cookies) == (303, False)
        kept = server_of(client).store.seats(table)[0].name
        assert kept.isprintable()
        assert len(kept) <= LONGEST_NAME


@pytest.mark.parametrize("path", PAGES)
def test_what_stands_in_an_address_is_text_as_well(
    client: TestClient[Litestar], table: str, path: str
) -> None:
    for n in range(2):
        query = dict(zip(("seat", "q", "done", "game", "<i>", "x"), NAMES[n:], strict=False))
        answer = client.get(at(path, table), params=query, headers={"user-agent": NAMES[n]})
        assert answer.status_code < 500
        assert code_in(answer) == []


@pytest.mark.parametrize("path", FORMS)
def test_what_is_typed_into_a_form_is_text_when_it_comes_back(
    client: TestClient[Litestar], table: str, path: str
) -> None:
    for text in NAMES:
        fields = dict.fromkeys(("option", "name", "url", "bot", "seed", "who-0", "at"), text)
        sent = {**fields, "version": "1", "command": text, "game": "future_energy", "seats": "2"}
        answer = send(client, at(path, table), seat="white", **sent)
        assert answer.status_code < 500
        assert code_in(answer) == []


def test_downloads_are_named_by_us(client: TestClient[Litestar]) -> None:
    sitters = (Sitter("here", 'a";x="'), Sitter("here", "b"))
    table = table_of(client, sitters, hold=[0, 1])
    for page in ("record.txt", "record.jsonl", "story.txt", "report.txt"):
        named = client.get(f"/t/{table}/{page}").headers["content-disposition"]
        assert re.fullmatch(r'attachment; filename="[\w.-]+"', named)


# ---- where links lead


@pytest.mark.parametrize(
    "back",
    ["//evil", "/\\evil", "\\\\evil", "https://evil", "javascript:alert(1)", "", "evil", " //evil"],
)
def test_the_way_back_leads_nowhere_else(client: TestClient[Litestar], back: str) -> None:
    answer = hardened(send(client, "/language", language="de", back=back))
    assert (answer.status_code, answer.headers["location"]) == (303, "/")


@pytest.mark.parametrize("back", ["/\t/evil", "/\r\nset-cookie: a=b", "/\n//evil", "/é", "/\0"])
def test_the_way_back_cannot_break_out_of_its_header(
    client: TestClient[Litestar], back: str
) -> None:
    answer = send(client, "/language", language="de", back=back)
    assert re.fullmatch(r"/[!-~]*", answer.headers["location"])
    assert not answer.headers["location"].startswith("//")
    assert "a" not in answer.cookies


BAD_HOSTS = [
    "a b",
    "evil/x",
    "a@evil",
    "evil:x",
    "evil:99999",
    "[::1",
    "<b>",
    "\xe9",
    "x" * 300,
    "",
]


@pytest.mark.parametrize("host", BAD_HOSTS)
def test_a_host_that_can_stand_in_no_link_is_refused(
    client: TestClient[Litestar], table: str, host: str
) -> None:
    headers = {b"host": host.encode("latin-1")}
    for page in ("/", f"/t/{table}/seats", f"{API}/tables", "/static/icon.svg", "/nowhere"):
        refused(client.get(page, headers=headers), 400, 404)


def test_a_forged_host_stands_in_no_link_of_anybody_else(
    client: TestClient[Litestar], table: str
) -> None:
    headers = {"host": "evil.example"}
    for path in PAGES:
        client.get(at(path, table), headers=headers)
    made = new_table(client, "link", "open")
    for path in PAGES:
        for known in (table, made["table"]):
            assert "evil.example" not in client.get(at(path, known)).text
    assert "evil.example" not in str(made)


def test_where_a_server_knows_its_address_no_other_is_believed(tmp_path: Path) -> None:
    with here(tmp_path, public_url="https://games.example/") as client:
        table = table_of(client, SITTERS, upto=60, hold=[HOST, 0])
        client.headers["host"] = "evil.example"
        for page in ("seats", "report"):
            text = client.get(f"/t/{table}/{page}").text
            assert "https://games.example/" in text
            assert "evil.example" not in text
        assert "evil.example" not in str(new_table(client, "link", "open"))


# ---- what browsers send by themselves


@pytest.mark.parametrize(
    "cookie",
    [
        "keeling_browser=\xe9",
        "keeling_language=zz",
        "keeling_csrf=\xe9",
        "=;;=",
        "\x01=\x02",
        "x" * 9000,
    ]
    + [f"keeling_browser={text}" for text in ("x" * 4000, '"a\\"b"', "' or 1=1 --", "")],
)
def test_cookies_that_are_garbage_are_nobody_s(client: TestClient[Litestar], cookie: str) -> None:
    headers = {b"cookie": cookie.encode("latin-1")}
    assert hardened(client.get("/", headers=headers)).status_code == 200
    refused(client.post("/language", data={"language": "de"}, headers=headers), 403)


@pytest.mark.parametrize(
    "wanted", ["x" * 9000, "\xe9;q=\xfc", ",,;;", "-", "_", "*", "de;q=x", "-de"]
)
def test_a_language_that_is_none_is_english(client: TestClient[Litestar], wanted: str) -> None:
    answer = client.get("/", headers={b"accept-language": wanted.encode("latin-1")})
    assert '<html lang="' in hardened(answer).text
