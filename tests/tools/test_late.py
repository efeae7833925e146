"""A server far away: late, but in order."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, Any

import pytest
from litestar import Litestar

from tools import late

if TYPE_CHECKING:
    from litestar.types import Message, Receive, Scope, Send

MOST = 0.8
PAGE, NEWS = b"text/html; charset=utf-8", b"text/event-stream"
PARTS = [b"one", b"two", b"three"]


@pytest.fixture
def waits(monkeypatch: pytest.MonkeyPatch) -> list[float]:
    """How long was waited, without waiting."""
    waited: list[float] = []

    async def sleep(seconds: float) -> None:
        waited.append(seconds)

    monkeypatch.setattr("tools.late.asyncio.sleep", sleep)
    return waited


def answered(kind: bytes, seed: str = "7") -> list[bytes]:
    """The parts of an answer as they arrive."""
    arrived: list[Message] = []

    async def app(_scope: Scope, _receive: Receive, send: Send) -> None:
        headers = [(b"content-length", b"11"), (b"content-type", kind)]
        await send({"type": "http.response.start", "status": 200, "headers": headers})
        for part in PARTS:
            await send({"type": "http.response.body", "body": part, "more_body": True})

    async def send(message: Message) -> None:
        arrived.append(message)

    unused: Any = None
    asyncio.run(late.Late(app, MOST, seed)(unused, unused, send))
    assert arrived[0]["type"] == "http.response.start"
    return [message["body"] for message in arrived[1:] if message["type"] == "http.response.body"]


def test_a_page_is_late_once(waits: list[float]) -> None:
    assert answered(PAGE) == PARTS
    assert len(waits) == 1
    assert 0 < waits[0] <= MOST


def test_each_message_of_a_stream_is_late_and_none_overtakes_another(waits: list[float]) -> None:
    assert answered(NEWS) == PARTS
    assert len(waits) == 1 + len(PARTS)
    assert all(0 < wait <= MOST * late.NEWS for wait in waits[1:])


def test_a_seed_names_the_delays(waits: list[float]) -> None:
    for seed in ("7", "7", "8"):
        answered(NEWS, seed)
    first, again, other = waits[:4], waits[4:8], waits[8:]
    assert first == again
    assert first != other


@pytest.mark.parametrize("told", ["", "0", "0.8"])
def test_only_who_asks_for_it_is_served_late(told: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(late.LATE, told)
    app = Litestar()
    late.make_late(app)
    assert isinstance(app.asgi_handler, late.Late) == (told == "0.8")
