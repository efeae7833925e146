"""What every answer says to browsers, how much one address may ask for, and bad HTTP."""

from __future__ import annotations

import asyncio
import socket
from typing import TYPE_CHECKING, Any

import pytest

from keeling.web.errors import TooMany
from keeling.web.limits import MINUTE, PerMinute
from keeling.web.origin import origin
from keeling.web.security import PICTURE, POLICY, harden, is_host
from tests.patience import PATIENCE
from tests.web.asking import API, new_table
from tests.web.hostile import addressed, hardened, here, refused, send
from tools.server import Server

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

    from litestar import Litestar
    from litestar.testing import TestClient

# ---- headers


@pytest.fixture(scope="module")
def client(tmp_path_factory: pytest.TempPathFactory) -> Iterator[TestClient[Litestar]]:
    """One server for all of it."""
    with here(tmp_path_factory.mktemp("hardened")) as made:
        yield made


@pytest.mark.parametrize(
    ("method", "path", "status"),
    [
        ("GET", "/", 200),
        ("GET", "/new", 200),
        ("GET", "/rules/future_energy", 200),
        ("GET", "/chart.css", 200),
        ("GET", "/healthz", 200),
        ("GET", "/static/keeling.js", 200),
        ("HEAD", "/static/keeling.js", 200),
        ("GET", "/static/nothing", 404),
        ("GET", "/nowhere", 404),
        ("GET", "/t/nowhere", 404),
        ("GET", "/t/nowhere/events", 404),
        ("POST", "/new", 403),
        ("DELETE", "/new", 405),
        ("OPTIONS", "/new", 204),
        ("GET", f"{API}/games", 200),
        ("GET", f"{API}/openapi.json", 200),
        ("GET", f"{API}/nowhere", 404),
        ("GET", f"{API}/tables/nowhere/stream", 404),
        ("POST", f"{API}/tables", 415),
        ("PUT", f"{API}/tables", 405),
    ],
)
def test_every_answer_forbids_what_comes_from_elsewhere(
    client: TestClient[Litestar], method: str, path: str, status: int
) -> None:
    answer = hardened(client.request(method, path))
    assert answer.status_code == status
    assert answer.headers["content-security-policy"] == POLICY
    assert "server" not in answer.headers
    assert "strict-transport-security" not in answer.headers


@pytest.mark.parametrize("path", ["/static/icon.svg", "/cover/co2.svg"])
def test_a_picture_by_itself_runs_nothing(client: TestClient[Litestar], path: str) -> None:
    answer = hardened(client.get(path))
    assert answer.headers["content-security-policy"] == PICTURE


def test_the_policy_allows_no_code_but_our_own() -> None:
    assert "unsafe" not in POLICY
    assert "script-src 'self';" in POLICY
    assert "http" not in POLICY


def test_a_redirect_is_hardened_as_well(client: TestClient[Litestar]) -> None:
    answer = hardened(send(client, "/language", language="de"))
    assert (answer.status_code, answer.headers["cache-control"]) == (303, "no-store")


@pytest.mark.parametrize("path", ["/static/keeling.css", "/chart.css", "/static/nothing", "/t/x"])
def test_what_everybody_may_keep_is_about_nobody(client: TestClient[Litestar], path: str) -> None:
    client.cookies.clear()
    answer = client.get(path)
    public = "public" in answer.headers["cache-control"]
    assert public is (answer.status_code == 200)
    assert ("set-cookie" in answer.headers) is not public


@pytest.mark.parametrize("status", [400, 404, 500])
def test_what_went_wrong_is_kept_by_nobody(status: int) -> None:
    start = {"type": "http.response.start", "status": status}
    message: Any = {**start, "headers": [(b"cache-control", b"public, max-age=3600")]}
    scope: Any = {"scheme": "http", "path": "/static/keeling.css", "query_string": b""}
    asyncio.run(harden(message, scope))
    assert dict(message["headers"])[b"cache-control"] == b"no-store"


def test_cookies_are_for_this_server_alone(client: TestClient[Litestar]) -> None:
    client.cookies.clear()
    given = client.get("/").headers["set-cookie"]
    assert "HttpOnly" in given
    assert "SameSite=lax" in given
    assert "Domain" not in given


def test_over_https_everything_stays_so(client: TestClient[Litestar]) -> None:
    client.cookies.clear()
    answer = client.get("https://testserver.local/")
    assert "max-age" in answer.headers["strict-transport-security"]
    form = {"_csrf_token": client.cookies["__Host-keeling_csrf"], "language": "pl"}
    sent = client.post("https://testserver.local/language", data=form, follow_redirects=False)
    assert "Secure" in sent.headers["set-cookie"]


@pytest.mark.parametrize(
    ("text", "good"),
    [
        ("localhost", True),
        ("my_server:8080", True),
        ("127.0.0.1:65535", True),
        ("[::1]:80", True),
        ("xn--bcher-kva.example", True),
        ("", False),
        ("a:65536", False),
        ("a:", False),
        ("a b", False),
        ("a\n", False),
        ("ä", False),
        ("[x]", False),
        ("a,b", False),
    ],
)
def test_a_host_is_a_name_or_a_number(text: str, good: bool) -> None:  # noqa: FBT001 - a case
    assert is_host(text) is good


# ---- limits


def test_too_many_requests_are_refused_but_files_and_signs_of_life(tmp_path: Path) -> None:
    with here(tmp_path, requests_per_minute=3) as client:
        assert [client.get(path).status_code for path in ("/", "/t/x", f"{API}/games")] == [
            200,
            404,
            200,
        ]
        for path in ("/", f"{API}/games", f"{API}/tables/x/stream"):
            answer = refused(client.get(path), 429)
            assert 0 < int(answer.headers["retry-after"]) <= MINUTE
        assert client.get("/static/icon.svg").status_code == 200
        assert client.get("/healthz").status_code == 200


def test_too_many_new_tables_are_refused(tmp_path: Path) -> None:
    with here(tmp_path, tables_per_minute=2) as client:
        for _ in range(2):
            table = new_table(client, "link", "link")["table"]
        seats = [{"who": "link"}, {"who": "link"}]
        wanted = {"game": "future_energy", "seats": seats}
        refused(client.post(f"{API}/tables", json=wanted), 429)
        fields = {"game": "future_energy", "seats": "2", "who-0": "here", "who-1": "greedy"}
        refused(send(client, "/new", **fields), 429)
        assert client.get(f"/t/{table}").status_code == 200


def test_every_address_has_its_own_limit_and_a_new_one_each_minute() -> None:
    limit = PerMinute(2)
    for address in ("a", "b", "a", "b"):
        limit.note(address)
    with pytest.raises(TooMany):
        limit.note("a")
    limit.note("c")
    limit.until = 0.0  # a minute later
    limit.note("a")
    assert set(limit.times) == {"a"}


@pytest.mark.parametrize(
    ("address", "counted"),
    [
        ("192.0.2.7", "192.0.2.7"),
        ("::ffff:192.0.2.7", "192.0.2.7"),
        ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"),
        ("2001:db8:1:2:ffff::", "2001:db8:1:2::/64"),
        ("2001:db8:1:3::", "2001:db8:1:3::/64"),
        ("fe80::1%eth0", "fe80::/64"),
        ("somewhere", "somewhere"),
        ("", ""),
    ],
)
def test_addresses_of_one_household_are_one(address: str, counted: str) -> None:
    assert origin(address) == counted


def test_all_addresses_of_an_ipv6_household_share_their_limits(tmp_path: Path) -> None:
    seats = [{"who": "link"}, {"who": "link"}]
    wanted = {"game": "future_energy", "seats": seats}
    limits = {"requests_per_minute": 6, "tables_per_minute": 2}
    with here(tmp_path, **limits) as client, addressed(client) as coming:
        statuses = []
        for n in range(3):
            coming.address = f"2001:db8:0:1::{n}"
            statuses.append(client.post(f"{API}/tables", json=wanted).status_code)
        for n in range(4):
            coming.address = f"2001:db8:0:1:{n}::"
            statuses.append(client.get("/").status_code)
        assert statuses == [201, 201, 429, 200, 200, 200, 429]
        coming.address = "2001:db8:0:2::"
        assert client.get("/").status_code == 200


# ---- bad HTTP, to a real server


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A real server. It may complain of what it hears, but it has no faults to tell of."""
    made = Server(tmp_path_factory.mktemp("server"))
    made.start()
    yield made
    made.close()
    assert "Traceback" not in made.log.read_text("utf-8")
    assert made.is_gone()


END = b"Host: localhost\r\nConnection: close\r\n\r\n"
POST = b"POST /api/v1/tables HTTP/1.1\r\nContent-Type: application/json\r\n"
CHUNK = b"8000\r\n" + b"x" * 0x8000 + b"\r\n"


@pytest.mark.parametrize(
    ("sent", "status"),
    [
        (b"\x00\x01\x02\r\n\r\n", 400),
        (b"GET /\xff\xfe HTTP/1.1\r\n" + END, 400),
        (b"GET /" + b"x" * 200_000 + b" HTTP/1.1\r\n" + END, 431),
        (b"GET /%ff%00 HTTP/1.1\r\n" + END, 404),
        (b"GET //evil HTTP/1.1\r\n" + END, 404),
        (b"GET http://evil/x HTTP/1.1\r\n" + END, 404),
        (b"GET / HTTP/1.1\r\nX: a\x00b\r\n" + END, 400),
        (b"GET / HTTP/1.1\r\nHost: evil\r\n" + END, 400),
        (b"GET / HTTP/1.1\r\nCookie: keeling_browser=\xff\r\n" + END, 200),
        (b"GET / HTTP/1.1\r\nX-Forwarded-For: <b>,\xff\r\nX-Forwarded-Proto: x\r\n" + END, 200),
        (b"GET /t/x/events HTTP/1.1\r\nUpgrade: websocket\r\n" + END, 404),
        (POST + b"Content-Length: -5\r\n" + END, 400),
        (POST + b"Content-Length: 999999999\r\n" + END + b"abc", 413),
        (POST + b"Content-Length: 5\r\nTransfer-Encoding: chunked\r\n" + END, 400),
        (POST + b"Transfer-Encoding: chunked\r\n" + END + b"zz\r\n", 400),
        (POST + b"Transfer-Encoding: chunked\r\n" + END + CHUNK * 3 + b"0\r\n\r\n", 413),
        (POST + b"Content-Length: 10\r\n" + END + b"{", None),  # and then nothing more
    ],
)
def test_bad_http_gets_an_answer_or_none_and_the_server_goes_on(
    server: Server, sent: bytes, status: int | None
) -> None:
    with socket.create_connection(("127.0.0.1", server.port), timeout=PATIENCE) as line:
        line.sendall(sent)
        if status is not None:
            assert line.recv(65536).startswith(b"HTTP/1.1 %d " % status)
    assert server.answers()


@pytest.mark.parametrize("path", ["/", "/healthz", "/readyz", "/rules/co2", "/nowhere"])
def test_head_says_what_get_would_and_shows_nothing(
    client: TestClient[Litestar], path: str
) -> None:
    shown, head = client.get(path), client.head(path)
    assert (head.status_code, head.content) == (shown.status_code, b"")
    assert head.headers["content-type"] == shown.headers["content-type"]


def test_head_begins_no_stream(client: TestClient[Litestar]) -> None:
    table = new_table(client, "link", "link")["table"]
    assert client.head(f"/t/{table}/events").status_code == 405
