"""The door of a real server: what connections send, how long they take, and how many there are."""

from __future__ import annotations

import json
import re
import socket
from contextlib import ExitStack, contextmanager, suppress
from threading import Event, Thread
from time import monotonic
from typing import TYPE_CHECKING, Any

import pytest

from keeling.cli.serve import files as serve_files
from keeling.cli.serve.door import Bounds
from keeling.cli.serve.files import room_for
from keeling.cli.serve.http import host
from keeling.cli.serve.network import listen
from keeling.web.app import make_app
from keeling.web.security import HEADERS
from keeling.web.settings import Settings
from keeling.web.tables.opening import Opening, Sitter, open_table
from tests.patience import PATIENCE, until
from tools.server import UNHURRIED

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

    from litestar import Litestar

HERE, ELSEWHERE = "127.0.0.1", "127.0.0.2"  # the first is that of a proxy, which is believed
END = b"Host: localhost\r\n\r\n"
GET = b"GET /healthz HTTP/1.1\r\n"
POST = b"POST /api/v1/tables HTTP/1.1\r\nContent-Type: application/json\r\n"
QUICK = {"silent": 1, "head": 1, "body": 1, "unread": 1}


class Place:
    """A server in a thread of this process."""

    def __init__(self, app: Litestar, **bounds: int) -> None:
        listening, self.ready, self.stop = listen(HERE, 0), Event(), Event()
        self.app, self.port = app, int(listening.getsockname()[1])
        more = (app, listening, self.ready.set, self.stop.is_set, Bounds(**bounds))
        self.thread = Thread(target=host, args=more)

    def connect(self, source: str = HERE, **more: int) -> socket.socket:
        """A connection from an address of this machine."""
        line = socket.socket()
        for name, value in more.items():
            line.setsockopt(socket.SOL_SOCKET, getattr(socket, name), value)
        line.settimeout(PATIENCE)
        line.bind((source, 0))
        line.connect((HERE, self.port))
        return line

    def answer(self, *sent: bytes, source: str = HERE) -> bytes:
        """All that comes back, until the server closes the connection."""
        with self.connect(source) as line:
            for part in sent:
                line.sendall(part)
            return everything(line)


@contextmanager
def hosted(folder: Path, **bounds: int) -> Iterator[Place]:
    """A server that is stopped in the end, however its connections hang."""
    settings: dict[str, Any] = {**UNHURRIED, "database": f"sqlite:///{folder / 'keeling.sqlite3'}"}
    made = Place(make_app(Settings(**settings)), **bounds)
    made.thread.start()
    made.ready.wait(PATIENCE)
    try:
        yield made
    finally:
        made.stop.set()
        made.thread.join(PATIENCE)
        assert not made.thread.is_alive()


@pytest.fixture(scope="module")
def usual(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Place]:
    """A server as it is usually."""
    with hosted(tmp_path_factory.mktemp("usual")) as made:
        yield made


@pytest.fixture(scope="module")
def quick(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Place]:
    """A server without patience."""
    with hosted(tmp_path_factory.mktemp("quick"), **QUICK) as made:
        yield made


def everything(line: socket.socket) -> bytes:
    """All that comes, until the other side closes."""
    heard = b""
    with suppress(ConnectionResetError):
        while more := line.recv(65536):
            heard += more
    return heard


def status_of(answer: bytes) -> int:
    """The status of the last answer."""
    return int(re.findall(rb"HTTP/1.1 (\d+) ", answer)[-1])


# ---- what is sent


@pytest.mark.parametrize(
    "head",
    [
        b"GET / HTTP/1.1\r\nX: " + b"x" * 17_000 + b"\r\n" + END,
        b"GET / HTTP/1.1\r\nX: " + b"x" * 17_000,
        b"GET / HTTP/1.1\r\n" + b"X" * 17_000,
        b"GET / HTTP/1.1\r\n" + b"X: y\r\n" * 101 + END,
        b"GET / HTTP/1.1\r\n" + b"X: y\r\n" * 102,
        b"GET / HTTP/1.1\r\n"
        + b"X-Yes: 0123456789\r\n" * 99
        + b"Cookie: "
        + b"c" * 15_000
        + b"\r\n",
        b"GET /" + b"x" * 17_000 + b" HTTP/1.1\r\n" + END,
        b"G" * 17_000,
        POST + b"Transfer-Encoding: chunked\r\n" + END + b"1\r\n{\r\n0\r\nX: " + b"x" * 900_000,
        POST + b"Transfer-Encoding: chunked\r\n" + END + b"0\r\n" + b"X: y\r\n" * 102,
    ],
)
@pytest.mark.parametrize("size", [100_000, 4_000])
def test_a_head_that_is_too_large_is_refused_however_it_comes(
    usual: Place, head: bytes, size: int
) -> None:
    parts = [head[n : n + size] for n in range(0, len(head), size)]
    answer = usual.answer(*parts)
    assert status_of(answer) in ((431,) if b"GGGG" not in head else (431, 400))
    for name, value in HEADERS.items():
        assert f"{name}: {value}\r\n".encode() in answer
    assert b"connection: close\r\n" in answer


def test_programs_are_told_in_json_and_people_in_their_language(usual: Place) -> None:
    answer = usual.answer(POST + b"X: " + b"x" * 17_000 + b"\r\n" + END)
    assert json.loads(answer.partition(b"\r\n\r\n")[2])["error"] == "headers_too_large"
    long = b"X: " + b"x" * 17_000 + b"\r\n"
    answer = usual.answer(b"GET / HTTP/1.1\r\nAccept-Language: de\r\n" + long + END)
    assert "Kopfzeilen" in answer.decode()


def test_a_head_of_usual_size_is_heard(usual: Place) -> None:
    headers = b"X: y\r\n" * 90 + b"Cookie: " + b"c" * 15_000 + b"\r\nConnection: close\r\n"
    assert status_of(usual.answer(GET + headers + END)) == 200


def test_requests_that_follow_each_other_are_all_heard(usual: Place) -> None:
    body = b'{"game": "chess", "seats": [{}, {}]' + b" " * 30_000 + b"}"
    asked = POST + b"Content-Length: %d\r\n" % len(body) + END + body
    last = GET + b"Connection: close\r\n" + END
    answer = usual.answer((asked + GET + END) * 3 + last)
    assert re.findall(rb"HTTP/1.1 (\d+) ", answer) == [b"404", b"200"] * 3 + [b"200"]


def test_another_protocol_is_answered_as_http(usual: Place) -> None:
    upgrade = b"Upgrade: websocket\r\nConnection: Upgrade\r\n"
    with usual.connect() as line:
        line.sendall(GET + upgrade + END)
        assert line.recv(65536).startswith(b"HTTP/1.1 200")


# ---- how long it takes


@pytest.mark.parametrize(
    "begun", [b"", b"G", GET, GET + b"X: y", b"\r\n", GET + END, GET + END + GET]
)
def test_who_does_not_finish_is_not_waited_for(quick: Place, begun: bytes) -> None:
    answer = quick.answer(begun)
    finished = [200] * begun.count(END)
    slow = [] if begun in (b"", GET + END) else [408]
    assert [int(one) for one in re.findall(rb"HTTP/1.1 (\d+) ", answer)] == finished + slow


@pytest.mark.parametrize(
    "body",
    [b"Content-Length: 9\r\n" + END + b"{", b"Transfer-Encoding: chunked\r\n" + END + b"1\r\n"],
)
def test_a_body_that_does_not_come_is_not_waited_for(quick: Place, body: bytes) -> None:
    answer = quick.answer(POST + body)
    assert status_of(answer) == 408
    assert json.loads(answer.partition(b"\r\n\r\n")[2])["error"] == "too_slow"


@pytest.mark.parametrize(
    ("begun", "drop"),
    [(GET + b"X: ", b"x"), (b"", b"\r\n"), (POST + b"Content-Length: 60000\r\n" + END, b" ")],
)
def test_a_drop_now_and_then_does_not_buy_time(quick: Place, begun: bytes, drop: bytes) -> None:
    with quick.connect() as line:
        line.sendall(begun)
        line.settimeout(0.2)
        began, heard = monotonic(), b""
        with suppress(ConnectionError):
            while monotonic() - began < PATIENCE:
                line.sendall(drop)
                with suppress(TimeoutError):
                    more = line.recv(65536)
                    heard += more
                    if not more:
                        break
        assert status_of(heard) == 408


def test_who_only_listens_is_not_cut_off(quick: Place) -> None:
    server = quick.app.state.server
    wanted = Opening(game="future_energy", config={"seats": 2}, sitters=[Sitter(), Sitter()])
    table = open_table(server.tables, wanted).id
    with quick.connect() as line:
        line.sendall(b"GET /t/%b/events HTTP/1.1\r\n" % table.encode() + END)
        until(lambda: b"stamp" in line.recv(65536))
        for begun in (b"G", b"", b"G"):  # others come, are too slow, and are sent away
            quick.answer(begun)
        server.tables.change_seat(table, 0, name="Ann")
        until(lambda: b"stamp" in line.recv(65536))


# ---- who does not read


def test_who_takes_nothing_is_given_up(quick: Place) -> None:
    with quick.connect(SO_RCVBUF=4096) as line:
        asked = b"GET /api/v1/openapi.json HTTP/1.1\r\n" + END
        line.settimeout(0.2)
        with suppress(TimeoutError, ConnectionError):
            while True:
                line.sendall(asked * 50)
        line.settimeout(PATIENCE)
        heard = everything(line)  # what was on its way, and then the end
    assert heard.count(b"HTTP/1.1 200") > 0


def test_a_server_stops_although_somebody_takes_nothing(tmp_path: Path) -> None:
    with hosted(tmp_path) as place, ExitStack() as lines:
        for _ in range(3):
            line = lines.enter_context(place.connect(SO_RCVBUF=4096))
            line.settimeout(0.2)
            with suppress(TimeoutError):
                while True:
                    line.sendall((b"GET /api/v1/openapi.json HTTP/1.1\r\n" + END) * 50)
        place.stop.set()
        place.thread.join(PATIENCE)
        assert not place.thread.is_alive()


# ---- how many


def test_one_address_has_so_many_connections_and_those_that_close_make_room(
    tmp_path: Path,
) -> None:
    with hosted(tmp_path, connections_per_origin=3) as place, ExitStack() as lines:
        kept = [lines.enter_context(place.connect(ELSEWHERE)) for _ in range(3)]
        for line in kept:
            line.sendall(GET + END)
            assert line.recv(65536).startswith(b"HTTP/1.1 200")
        answer = place.answer(GET + END, source=ELSEWHERE)
        assert status_of(answer) == 429
        assert b"retry-after: 60\r\n" in answer
        for _ in range(5):  # a proxy speaks for many
            lines.enter_context(place.connect())
        close = b"Connection: close\r\n"
        assert status_of(place.answer(GET + close + END)) == 200
        kept[0].close()
        until(
            lambda: status_of(place.answer(GET + close + END, source=ELSEWHERE)) == 200,
            "there is no room again",
        )


def test_a_server_has_so_many_connections_in_all(tmp_path: Path) -> None:
    with hosted(tmp_path, connections=3) as place, ExitStack() as lines:
        for n in range(3):
            line = lines.enter_context(place.connect(f"127.0.0.{n + 1}"))
            line.sendall(GET + END)
            assert line.recv(65536).startswith(b"HTTP/1.1 200")
        assert status_of(place.answer(GET + END, source="127.0.0.9")) == 503


@pytest.mark.parametrize(
    ("soft", "hard", "set_to", "room"),
    [
        (1024, 4096, 4096, 4096 - 256),
        (1024, -1, 8256, 8000),
        (1024, 100_000, 8256, 8000),
        (100_000, 100_000, None, 8000),
        (-1, -1, None, 8000),
        (200, 200, None, 100),
    ],
)
def test_the_system_is_asked_for_as_many_files_as_are_needed(
    monkeypatch: pytest.MonkeyPatch, soft: int, hard: int, set_to: int | None, room: int
) -> None:
    asked: list[tuple[int, int]] = []

    class System:
        RLIM_INFINITY = -1
        RLIMIT_NOFILE = 7

        def getrlimit(self, _what: int) -> tuple[int, int]:
            return soft, hard

        def setrlimit(self, _what: int, limits: tuple[int, int]) -> None:
            asked.append(limits)

    monkeypatch.setattr(serve_files, "import_module", lambda _name: System())
    assert room_for(8000) == room
    assert asked == ([] if set_to is None else [(set_to, hard)])
