"""Where messages may go: out into the world, and not around a corner back in."""

from __future__ import annotations

import socket
from contextlib import contextmanager
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from threading import Event, Thread
from typing import TYPE_CHECKING, Any

import pytest

from keeling.web.errors import Refused, TooMany
from keeling.web.live import webhooks
from keeling.web.live.hub import Hub
from keeling.web.live.networks import is_outside
from keeling.web.live.webhooks import LOOKUPS, MOST, Webhooks
from keeling.web.settings import Settings
from tests.patience import PATIENCE
from tests.web.loops import run

if TYPE_CHECKING:
    from collections.abc import Iterator

PRIVATE = "web-error-webhook-private"
NONE = "web-error-webhook"
OUT = "8.8.8.8"


@pytest.fixture(autouse=True)
def unhurried(monkeypatch: pytest.MonkeyPatch) -> None:
    """A place may be slow to answer, on a machine that does much else."""
    monkeypatch.setattr(webhooks, "PATIENCE", PATIENCE)


def hooks(*, private: bool = False) -> Webhooks:
    """A server that sends messages out, or also inside its own network."""
    return Webhooks(Settings(private_webhooks=private), Hub(1))


@pytest.mark.parametrize(
    ("url", "key"),
    [
        ("http://127.0.0.1/", PRIVATE),
        ("http://127.1", PRIVATE),
        ("http://0", PRIVATE),
        ("http://0x7f.1/", PRIVATE),
        ("http://2130706433/", PRIVATE),
        ("http://localhost:22", PRIVATE),
        ("http://[::1]/", PRIVATE),
        ("http://[::ffff:127.0.0.1]/", PRIVATE),
        ("http://[2002:7f00:1::]/", PRIVATE),
        ("http://[64:ff9b::7f00:1]/", PRIVATE),
        ("http://10.0.0.1/", PRIVATE),
        ("http://100.64.0.1/", PRIVATE),
        ("http://169.254.169.254/latest", PRIVATE),
        ("http://224.0.0.1/", PRIVATE),
        ("http://255.255.255.255/", PRIVATE),
        (f"http://127.0.0.1#@{OUT}/", PRIVATE),
        (f"http://{OUT}@127.0.0.1/", NONE),
        (f"http://{OUT}\\@127.0.0.1/", NONE),
        (f"http://user:secret@{OUT}/", NONE),
        ("file:///etc/passwd", NONE),
        (f"ftp://{OUT}/", NONE),
        (f"gopher://{OUT}/", NONE),
        ("javascript:alert(1)", NONE),
        (f"//{OUT}/", NONE),
        (OUT, NONE),
        ("", NONE),
        ("http://", NONE),
        ("http://[::1", NONE),
        ("http://..", NONE),
        ("http://a\0b/", NONE),
        ("http://" + "a" * 70 + ".example/", NONE),
        ("http://" + "a." * 300 + "example/", NONE),
        (f"http://{OUT}:0/", NONE),
        (f"http://{OUT}:99999/", NONE),
        (f"http://{OUT}:-1/", NONE),
        (f"http://{OUT}/\r\nX: y", NONE),
        (f"http://{OUT}/" + "x" * 600, NONE),
    ],
)
def test_an_address_that_leads_inside_or_nowhere_is_refused(url: str, key: str) -> None:
    with pytest.raises(Refused, match=f"^{key}$"):
        run(hooks().check(url))
    assert run(hooks().send(url, "Your turn")) == key


@pytest.mark.parametrize("url", [f"https://{OUT}/", f"http://{OUT}:8080/a?b=c", f"https://{OUT}/é"])
def test_an_address_that_leads_out_is_good(url: str) -> None:
    run(hooks().check(url))
    assert set(hooks().found(url)[1]) == {OUT}


OUTSIDE = [
    "8.8.8.8",
    "9.255.255.255",
    "100.63.255.255",
    "100.128.0.0",
    "172.32.0.0",
    "192.0.1.0",
    "192.169.0.0",
    "198.20.0.0",
    "223.255.255.255",
    "2606:4700::1",
    "2001:200::1",
    "2003::1",
    "3ffe::1",
    "::ffff:8.8.8.8",
    "64:ff9b::8.8.8.8",
]
INSIDE = [
    "0.0.0.0",  # noqa: S104 - nobody listens there
    "0.1.2.3",
    "10.255.0.1",
    "100.64.0.1",
    "100.127.255.255",
    "127.0.0.1",
    "127.255.255.254",
    "169.254.169.254",
    "172.16.0.1",
    "172.31.255.255",
    "192.0.0.1",
    "192.0.0.9",
    "192.0.0.170",
    "192.0.0.192",
    "192.0.2.1",
    "192.88.99.1",
    "192.168.1.1",
    "198.18.0.1",
    "198.19.255.255",
    "198.51.100.1",
    "203.0.113.1",
    "224.0.0.1",
    "239.255.255.255",
    "240.0.0.1",
    "255.255.255.255",
    "::",
    "::1",
    "::7f00:1",
    "::8.8.8.8",
    "::ffff:127.0.0.1",
    "::ffff:10.0.0.1",
    "::ffff:0:127.0.0.1",
    "64:ff9b::127.0.0.1",
    "64:ff9b::10.0.0.1",
    "64:ff9b:1::8.8.8.8",
    "64:ff9b:1::a00:1",
    "100::1",
    "2001::1",
    "2001:0:4136:e378:8000:63bf:3fff:fdd2",
    "2001:2::1",
    "2001:10::1",
    "2001:20::1",
    "2001:db8::1",
    "2002:7f00:1::",
    "2002:a00:1::1",
    "2002:808:808::1",
    "3fff::1",
    "4000::1",
    "5f00::1",
    "fc00::1",
    "fd12:3456::1",
    "fe80::1",
    "fe80::1%eth0",
    "fec0::1",
    "feff::1",
    "ff02::1",
]


@pytest.mark.parametrize("machine", OUTSIDE)
def test_an_address_on_the_open_internet_is_outside(machine: str) -> None:
    assert is_outside(machine)


@pytest.mark.parametrize("machine", INSIDE)
def test_an_address_that_leads_inside_or_nowhere_is_not(machine: str) -> None:
    assert not is_outside(machine)


def test_a_name_with_one_foot_inside_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    entries = [(0, 0, 0, "", (machine, 80)) for machine in (OUT, "10.0.0.1")]
    monkeypatch.setattr(socket, "getaddrinfo", lambda *_, **__: entries)
    with pytest.raises(Refused, match=PRIVATE):
        run(hooks().check("http://two.example/"))


# ---- sending


@contextmanager
def place(status: int, *, to: str = "", slow: bool = False) -> Iterator[tuple[str, list[str]]]:
    """A place that takes messages, or pretends to: its address, and the hosts it was called."""
    came: list[str] = []
    over = Event()

    class Place(BaseHTTPRequestHandler):
        def do_POST(self) -> None:
            """Answer, perhaps without an end."""
            came.append(self.headers["host"])
            self.rfile.read(int(self.headers["content-length"]))
            self.send_response(status)
            if to:
                self.send_header("location", to)
            self.end_headers()
            while slow and not over.wait(0.05):
                self.wfile.write(b"x")

        def log_message(self, *_: object) -> None:
            """Nothing."""

    server = ThreadingHTTPServer(("127.0.0.1", 0), Place)
    server.daemon_threads = True
    Thread(target=server.serve_forever, daemon=True).start()
    yield f"http://127.0.0.1:{server.server_port}/hook", came
    over.set()
    server.shutdown()
    server.server_close()


def sent(webhooks: Webhooks, url: str) -> str:
    """What went wrong with a message."""
    return run(webhooks.send(url, "Your turn"))


def test_a_redirect_is_not_followed() -> None:
    with place(200) as (inner, reached), place(307, to=inner) as (outer, came):
        assert sent(hooks(private=True), outer) == "web-error-webhook-answer"
    assert (len(came), reached) == (1, [])


def test_an_answer_without_an_end_is_not_read() -> None:
    with place(200, slow=True) as (url, came):
        assert sent(hooks(private=True), url) == ""  # whoever reads on never returns
    assert len(came) == 1


def test_a_name_is_looked_up_once_and_may_not_lead_elsewhere_later(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    asked: list[str] = []
    real = socket.getaddrinfo

    def looked_up(host: Any, port: Any, *args: Any, **more: Any) -> Any:
        if host != "changing.example":
            return real(host, port, *args, **more)
        asked.append(host)
        return [(0, 0, 0, "", ("127.0.0.1" if len(asked) == 1 else "10.0.0.1", port))]

    monkeypatch.setattr(socket, "getaddrinfo", looked_up)
    with place(200) as (url, came):
        named = url.replace("127.0.0.1", "changing.example")
        assert sent(hooks(private=True), named) == ""
    assert asked == ["changing.example"]
    assert came == [named.split("/")[2]]


def test_nobody_is_flooded_with_messages() -> None:
    webhooks = hooks(private=True)
    with place(200) as (url, came):
        for _ in range(MOST):
            webhooks.sent.note("127.0.0.1")
        assert sent(webhooks, url) == "web-error-429"
    assert came == []


def test_names_that_take_long_to_find_hold_nobody_up() -> None:
    webhooks = hooks()
    for _ in range(LOOKUPS):
        webhooks.looking.acquire()
    with pytest.raises(TooMany):
        run(webhooks.check(f"http://{OUT}/"))
    webhooks.looking.release()
    run(webhooks.check(f"http://{OUT}/"))


def test_a_refused_address_makes_room_for_the_next() -> None:
    webhooks = hooks()
    for _ in range(2 * LOOKUPS):
        with pytest.raises(Refused, match=PRIVATE):
            run(webhooks.check("http://127.0.0.1/"))
