"""The cookies of a browser: who set them, what they are called, and whose they become."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

import pytest
from litestar.middleware.csrf import generate_csrf_token

from keeling.web.ids import fingerprint, new_token
from keeling.web.keys import is_signed, new_key, signed
from keeling.web.store.rows import HOST
from keeling.web.visitor import BROWSER
from tests.web.asking import hidden, new_table
from tests.web.hostile import here
from tests.web.past import server_of

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

    from httpx import Response
    from litestar import Litestar
    from litestar.testing import TestClient

SAFER, FORMS, SAFER_FORMS = f"__Host-{BROWSER}", "keeling_csrf", "__Host-keeling_csrf"
HTTPS, HTTP = "https://testserver.local", "http://testserver.local"


@pytest.fixture(scope="module")
def shared(tmp_path_factory: pytest.TempPathFactory) -> Iterator[TestClient[Litestar]]:
    """One server for all of it."""
    with here(tmp_path_factory.mktemp("cookies")) as made:
        yield made


@pytest.fixture
def client(shared: TestClient[Litestar]) -> TestClient[Litestar]:
    """A browser that has never been anywhere."""
    shared.cookies.clear()
    return shared


def join(client: TestClient[Litestar], base: str, seat: int = 0) -> tuple[str, Response]:
    """Sit down at a new table by the link of a seat: the table, and the page that greeted."""
    made = new_table(client, "link", "link")
    link = base + re.sub("^https?://[^/]*", "", made["seats"][seat]["link"])
    page = client.get(link)
    sent = client.post(link, data=hidden(page.text), follow_redirects=False)
    assert (sent.status_code, given(sent)) == (303, [])
    return made["table"], page


def given(answer: Response) -> list[str]:
    """The cookies by which a browser is to be known."""
    return [one for one in answer.headers.get_list("set-cookie") if BROWSER in one]


def plant(client: TestClient[Litestar], name: str, key: str) -> None:
    """A cookie that this server has not set now."""
    client.cookies.set(name, key, domain="testserver.local", path="/")


def secret_of(client: TestClient[Litestar]) -> str:
    """What keys are signed with."""
    return server_of(client).secret


@pytest.mark.parametrize(
    ("base", "name", "forms"), [(HTTPS, SAFER, SAFER_FORMS), (HTTP, BROWSER, FORMS)]
)
def test_by_https_cookies_have_names_that_no_other_host_can_set(
    client: TestClient[Litestar], base: str, name: str, forms: str
) -> None:
    assert forms in client.get(f"{base}/").cookies
    table, answer = join(client, base)
    (cookie,) = given(answer)
    assert cookie.startswith(f"{name}=")
    assert "Domain" not in cookie
    assert "Path=/;" in f"{cookie};"
    assert ("Secure" in cookie) is (base == HTTPS)
    assert "HttpOnly" in cookie
    key = answer.cookies[name]
    assert is_signed(secret_of(client), key, secure=base == HTTPS)
    assert server_of(client).store.held(fingerprint(key), table) == [0]
    again, answer = join(client, base)
    assert given(answer) == [], "it is known"
    assert server_of(client).store.held(fingerprint(key), again) == [0]


def test_a_server_that_is_reached_by_https_knows_it_whatever_a_proxy_tells(
    tmp_path: Path,
) -> None:
    with here(tmp_path, public_url="https://games.example") as client:
        assert SAFER_FORMS in client.get("/").headers["set-cookie"]


@pytest.mark.parametrize("base", [HTTP, HTTPS])
@pytest.mark.parametrize("name", [BROWSER, SAFER])
@pytest.mark.parametrize("kind", ["made up", "of another server", "for the other kind"])
def test_a_key_that_this_server_has_not_handed_out_becomes_nobody_s(
    client: TestClient[Litestar], base: str, name: str, kind: str
) -> None:
    key = {
        "made up": "an-identity-that-somebody-else-knows",
        "of another server": new_key("another secret", secure=base == HTTPS),
        "for the other kind": new_key(secret_of(client), secure=base == HTTP),
    }[kind]
    plant(client, name, key)
    table, answer = join(client, base)
    assert server_of(client).store.held(fingerprint(key), table) == []
    assert len(given(answer)) == 1


def test_a_key_that_was_handed_out_by_https_is_not_taken_from_a_neighbouring_site(
    client: TestClient[Litestar],
) -> None:
    table, answer = join(client, HTTPS)
    key = answer.cookies[SAFER]
    client.cookies.clear()
    plant(client, BROWSER, key)  # as a page of another host of the same domain can
    _, answer = join(client, HTTPS)
    assert answer.cookies[SAFER] != key
    assert server_of(client).store.held(fingerprint(key), table) == [0]


@pytest.mark.parametrize("kind", ["older release", "before HTTPS"])
@pytest.mark.parametrize("page", ["/t/{}", "/", "/t/{}/seats"])
def test_browsers_of_before_keep_their_seats_and_get_the_safer_name(
    client: TestClient[Litestar], kind: str, page: str
) -> None:
    token = new_token()
    old = token if kind == "older release" else signed(secret_of(client), token, secure=False)
    table = new_table(client, "link", "link")["table"]
    server_of(client).store.hold(fingerprint(old), table, [HOST, 0])
    server_of(client).tables.forget(table)
    plant(client, BROWSER, old)
    answer = client.get(HTTPS + page.format(table))
    cookies = given(answer)
    assert [one.partition("=")[0] for one in cookies] == [SAFER, BROWSER]
    assert cookies[0].startswith(f"{SAFER}={old};")
    assert "Max-Age=0" in cookies[1]
    assert {name for name in client.cookies if BROWSER in name} == {SAFER}
    assert server_of(client).store.held(fingerprint(client.cookies[SAFER]), table) == [HOST, 0]
    after = client.get(HTTPS + page.format(table))
    assert BROWSER not in after.headers.get("set-cookie", "")
    again, _ = join(client, HTTPS)
    assert server_of(client).store.held(fingerprint(old), again) == [0]


def test_a_browser_of_an_older_release_stays_who_it_is_without_https(
    client: TestClient[Litestar],
) -> None:
    old = new_token()
    table = new_table(client, "link", "link")["table"]
    server_of(client).store.hold(fingerprint(old), table, [0])
    plant(client, BROWSER, old)
    again, answer = join(client, HTTP)
    assert given(answer) == []
    assert server_of(client).store.held(fingerprint(old), again) == [0]


@pytest.mark.parametrize("name", [FORMS, "x"])
def test_the_token_of_a_form_is_not_taken_from_a_neighbouring_site(
    client: TestClient[Litestar], name: str
) -> None:
    known = generate_csrf_token(server_of(client).store.secret("csrf"))
    plant(client, name, known)
    sent = {"_csrf_token": known, "language": "de"}
    answer = client.post(f"{HTTPS}/language", data=sent, follow_redirects=False)
    assert answer.status_code == 403
    form = hidden(client.get(f"{HTTPS}/new").text)
    sent = {"_csrf_token": form["_csrf_token"], "language": "de"}
    answer = client.post(f"{HTTPS}/language", data=sent, follow_redirects=False)
    assert answer.status_code == 303
