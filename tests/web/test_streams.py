"""Streams: that a table has changed, told at once, to everybody the same."""

from __future__ import annotations

import asyncio
import json
from contextlib import contextmanager
from itertools import count
from time import monotonic
from typing import TYPE_CHECKING, Any

import pytest

from keeling.web.app import make_app
from keeling.web.live.streams import Reader, tell
from keeling.web.settings import Settings
from keeling.web.tables.opening import Opening, Sitter, open_table
from tests.patience import until
from tests.web.loops import run
from tools.server import UNHURRIED, Server

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

    import httpx
    from litestar import Litestar

LINES, EVENTS = "application/x-ndjson", "text/event-stream"
HEARTBEAT = 0.4
MOST = 3
RETRY = b"retry: 1500\n\n"
SIGNS = {LINES: b"\n", EVENTS: b"event: alive\ndata:\n\n"}
addresses = (f"10.0.0.{n}" for n in count(1))  # each test comes from somewhere else


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A real server that breathes fast and lets few in."""
    folder = tmp_path_factory.mktemp("server")
    made = Server(folder, heartbeat=HEARTBEAT, streams_per_address=MOST)
    made.start()
    yield made
    made.close()
    assert made.log.read_text("utf-8") == ""


class Place:
    """A table of two people, and somewhere to look at it from."""

    def __init__(self, server: Server) -> None:
        self.api = server.api
        seats = [{"who": "link"}] * 2
        made = self.api.post("/tables", json={"game": "future_energy", "seats": seats}).json()
        self.path = f"/tables/{made['table']}"
        self.page = f"{server.url}/t/{made['table']}/events"
        self.tokens = [seat["token"] for seat in made["seats"]]
        self.colours = [seat["seat"] for seat in made["seats"]]
        self.address = next(addresses)
        self.ids = count()
        for token in self.tokens:  # the first time is news
            headers = {"authorization": f"Bearer {token}"}
            assert self.api.get(f"{self.path}/view", headers=headers).is_success

    @contextmanager
    def stream(
        self, kind: str = LINES, *, token: str = "", seen: str = "", page: str = "", other: str = ""
    ) -> Iterator[httpx.Response]:
        """An open stream; `other` is another address it is opened from."""
        headers = {"accept": kind, "x-forwarded-for": other or self.address}
        headers |= {"authorization": f"Bearer {token}"} if token else {}
        headers |= {"last-event-id": seen} if seen else {}
        with self.api.stream("GET", page or f"{self.path}/stream", headers=headers) as answer:
            yield answer

    def choose(self) -> None:
        """Whoever is to move takes the first option."""
        mover = self.colours.index(self.api.get(self.path).json()["to_move"])
        headers = {"authorization": f"Bearer {self.tokens[mover]}"}
        now = self.api.get(f"{self.path}/options", headers=headers).json()
        wish = {"version": now["version"], "id": str(next(self.ids))}
        wish["option"] = now["options"][0]["option"]
        assert self.api.post(f"{self.path}/choices", headers=headers, json=wish).is_success


@pytest.fixture
def place(server: Server) -> Place:
    """A new table."""
    return Place(server)


def news(kind: str, chunk: bytes) -> dict[str, Any]:
    """What a message tells."""
    text = chunk.decode()
    if kind == EVENTS:
        stamp, text = text.removesuffix("\n\n").split("\n")
        text = text.removeprefix("data: ")
        assert stamp == f"id: {json.loads(text)['stamp']}"
    told: dict[str, Any] = json.loads(text)
    return told


def next_message(kind: str, chunks: Iterator[bytes]) -> bytes:
    """The next message; signs of life do not count."""
    return next(chunk for chunk in chunks if chunk not in (RETRY, SIGNS[kind]))


def next_news(kind: str, chunks: Iterator[bytes]) -> dict[str, Any]:
    """What the next message tells."""
    return news(kind, next_message(kind, chunks))


SEAT = 0
in_both_forms = pytest.mark.parametrize("kind", [LINES, EVENTS])


@in_both_forms
def test_a_stream_begins_with_how_the_table_stands_and_tells_every_change(
    place: Place, kind: str
) -> None:
    with place.stream(kind) as answer:
        assert answer.headers["content-type"].partition(";")[0] == kind
        chunks = answer.iter_raw()
        if kind == EVENTS:
            assert next(chunks) == RETRY
        first = news(kind, next(chunks))
        known = place.api.get(place.path).json()
        del first["stamp"]
        assert first == {name: known[name] for name in first}
        place.choose()
        assert next_news(kind, chunks)["version"] > first["version"]


@in_both_forms
def test_who_sits_there_is_news_as_well(place: Place, kind: str) -> None:
    with place.stream(kind) as answer:
        chunks = answer.iter_raw()
        first = next_news(kind, chunks)
        waiting = 1 - place.colours.index(first["to_move"])
        headers = {"authorization": f"Bearer {place.tokens[waiting]}"}
        path = f"{place.path}/seats/{place.colours[waiting]}"
        assert place.api.post(path, headers=headers, json={"bot": "greedy"}).is_success
        second = next_news(kind, chunks)
        assert second["version"] == first["version"]
        assert second["stamp"] != first["stamp"]


@in_both_forms
def test_who_comes_back_with_the_last_stamp_hears_only_what_is_new(place: Place, kind: str) -> None:
    with place.stream(kind) as answer:
        first = next_news(kind, answer.iter_raw())
    with place.stream(kind, seen=first["stamp"]) as answer:
        chunks = answer.iter_raw()
        if kind == EVENTS:
            assert next(chunks) == RETRY
        assert next(chunks) == SIGNS[kind]
        place.choose()
        assert next_news(kind, chunks)["version"] > first["version"]
    with place.stream(kind, seen=first["stamp"]) as answer:
        assert next_news(kind, answer.iter_raw())["version"] > first["version"]


@in_both_forms
def test_a_silent_stream_gives_signs_of_life(place: Place, kind: str) -> None:
    began = monotonic()
    with place.stream(kind) as answer:
        chunks = answer.iter_raw()
        next_news(kind, chunks)
        assert [next(chunks), next(chunks)] == [SIGNS[kind]] * 2
        assert monotonic() - began >= 2 * HEARTBEAT


def first_with(part: str, chunks: Iterator[bytes]) -> bytes:
    """The first message with this in its stamp: others may have been sent before somebody came."""
    while part not in news(EVENTS, message := next_message(EVENTS, chunks))["stamp"]:
        pass
    return message


def test_spectators_and_seats_get_the_same_bytes(place: Place) -> None:
    with (
        place.stream(EVENTS) as anybody,
        place.stream(EVENTS, token=place.tokens[SEAT]) as player,
        place.stream(EVENTS, page=place.page) as page,
    ):
        heard = [answer.iter_raw() for answer in (anybody, player, page)]
        told = {first_with(f"+{SEAT}", chunks) for chunks in heard}
        for _ in range(3):
            assert len(told) == 1
            place.choose()
            told = {next_message(EVENTS, chunks) for chunks in heard}


@in_both_forms
def test_a_stream_is_neither_kept_nor_gathered_on_its_way(place: Place, kind: str) -> None:
    with place.stream(kind) as answer:
        assert answer.headers["cache-control"] == "no-store"
        assert answer.headers["x-accel-buffering"] == "no"
        assert "content-encoding" not in answer.headers
        assert "default-src 'none'" in answer.headers["content-security-policy"]


def test_there_is_no_stream_without_a_table_or_with_a_wrong_token(
    place: Place, server: Server
) -> None:
    with place.stream(token="x" * 32) as answer:
        assert answer.status_code == 401
    for path in ("/api/v1/tables/nowhere/stream", "/t/nowhere/events"):
        with place.stream(page=server.url + path) as answer:
            assert answer.status_code == 404


# ---- many readers, slow readers


def test_too_many_streams_are_refused_and_those_that_close_make_room(place: Place) -> None:
    with place.stream(), place.stream(EVENTS), place.stream(page=place.page):
        for page in ("", place.page):
            with place.stream(page=page) as answer:
                assert answer.status_code == 429
                assert int(answer.headers["retry-after"]) > 0
        with place.stream(other=next(addresses)) as answer:
            assert answer.status_code == 200

    def all_find_room() -> bool:
        with place.stream() as one, place.stream() as two, place.stream() as three:
            return 429 not in (one.status_code, two.status_code, three.status_code)

    until(all_find_room)


@pytest.fixture
def app(tmp_path: Path) -> Litestar:
    """The server in this process."""
    settings: dict[str, Any] = {**UNHURRIED, "heartbeat": 0.01}
    return make_app(Settings(database=f"sqlite:///{tmp_path / 'keeling.sqlite3'}", **settings))


def new_table(app: Litestar) -> str:
    """A table of two people."""
    sitters = [Sitter("link"), Sitter("link")]
    wanted = Opening(game="future_energy", config={"seats": 2}, sitters=sitters)
    return open_table(app.state.server.tables, wanted).id


def test_a_slow_reader_gets_the_newest_and_nothing_piles_up(app: Litestar) -> None:
    async def watch() -> list[Any]:
        server = app.state.server
        async with app.lifespan():
            table = new_table(app)
            stream = tell(server, table, Reader([], "here", "", lines=True))
            first = json.loads(await anext(stream))
            for n in range(20):
                server.tables.change_seat(table, 0, name=f"Ann {n}")
                await asyncio.sleep(0)
            told = [json.loads(await anext(stream)), await anext(stream)]
            with server.tables.at(table) as now:
                assert told[0]["stamp"] == now.stamp != first["stamp"]
            await stream.aclose()
            return told

    assert run(watch())[1] == b"\n"


@pytest.mark.parametrize("heard", [1, 2])
@pytest.mark.parametrize("path", ["/api/v1/tables/{}/stream", "/t/{}/events"])
def test_a_reader_who_stops_reading_and_leaves_frees_the_place(
    app: Litestar, path: str, heard: int
) -> None:
    stuck, gone, bodies = asyncio.Event(), asyncio.Event(), []

    async def receive() -> Any:
        await gone.wait()
        return {"type": "http.disconnect"}

    async def send(message: Any) -> None:
        bodies.extend([message] if message["type"] == "http.response.body" else [])
        if len(bodies) == heard:
            stuck.set()
            await asyncio.Event().wait()  # nobody reads: the connection takes no more

    async def watch() -> None:
        hub = app.state.server.hub
        async with app.lifespan():
            table = new_table(app)
            asking = asyncio.create_task(app(request_for(path.format(table)), receive, send))
            await stuck.wait()
            assert (hub.addresses.total(), list(hub.streams)) == (1, [table])
            gone.set()
            await asking
            assert (hub.addresses.total(), list(hub.streams)) == (0, [])

    run(watch())


def request_for(path: str) -> Any:
    """A request as a server hands it over."""
    return {
        "type": "http",
        "asgi": {"version": "3.0"},
        "http_version": "1.1",
        "method": "GET",
        "scheme": "http",
        "path": path,
        "raw_path": path.encode(),
        "root_path": "",
        "query_string": b"",
        "headers": [(b"host", b"localhost")],
        "client": ("127.0.0.1", 1),
        "server": ("127.0.0.1", 80),
    }
