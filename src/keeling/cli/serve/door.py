"""The door of the server: how many connections may be open, how long they take, what they send.

Whoever connects and says nothing, or says it letter by letter, costs a file and some memory for as
long as the connection lasts. Time is counted in ticks of the server, one a second: when the whole
machine stands still, nobody has been slow.
"""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING, Any

import httptools
import msgspec
from uvicorn.middleware.proxy_headers import ProxyHeadersMiddleware
from uvicorn.protocols.http.httptools_impl import STATUS_LINE, HttpToolsProtocol

from keeling.cli.serve.files import room_for
from keeling.text.catalogue import catalogue
from keeling.web.failures import WORDS
from keeling.web.origin import origin
from keeling.web.security import HEADERS, POLICY
from keeling.web.visitor import preferred_language

if TYPE_CHECKING:
    import asyncio

    import uvicorn
    from uvicorn.protocols.http.httptools_impl import RequestResponseCycle

SLOW, TOO_MANY, HEAD_TOO_LARGE, FULL, NONSENSE = 408, 429, 431, 503, 400
LAST_WORDS = 2  # seconds in which somebody who was refused may still hear why
LATER = "60"  # seconds


class Bounds(msgspec.Struct, frozen=True, kw_only=True):
    """What a connection may be. Seconds are whole, and counted a little generously."""

    connections: int = 8000  # in all; fewer where the system allows fewer files
    connections_per_origin: int = 512  # of one address; proxies that are believed may have all
    head_bytes: int = 16 * 1024  # the first line and all headers
    headers: int = 100
    silent: int = 15  # seconds until the first byte comes
    head: int = 10  # seconds from the first byte to the end of the headers
    body: int = 30  # seconds from there to the end of the body
    unread: int = 60  # seconds in which somebody takes what was written for them


class Door:
    """Who is in, by origin."""

    def __init__(self, bounds: Bounds) -> None:
        self.bounds = bounds
        self.most = room_for(bounds.connections)
        self.inside: Counter[str] = Counter()
        self.trusted: Any = None  # uvicorn's own list of proxies

    def protocol(self) -> type[Connection]:
        """What speaks to those who come through this door."""
        return type("Connection", (Connection,), {"door": self})

    def enter(self, host: str, others: int, config: uvicorn.Config) -> int:
        """Count somebody who comes in; the status with which they are refused, or 0."""
        if self.trusted is None:
            believed = config.forwarded_allow_ips or []
            self.trusted = ProxyHeadersMiddleware(config.loaded_app, believed).trusted_hosts
        self.inside[origin(host)] += 1
        if others > self.most:
            return FULL
        crowded = self.inside[origin(host)] > self.bounds.connections_per_origin
        return TOO_MANY if crowded and host not in self.trusted else 0

    def leave(self, host: str) -> None:
        """Count somebody who has gone."""
        self.inside[origin(host)] -= 1
        if self.inside[origin(host)] <= 0:
            del self.inside[origin(host)]


class TooLargeError(Exception):
    """The head of a request has too many headers, or they are too long."""


class Connection(HttpToolsProtocol):
    """A connection that is not waited for without end."""

    door: Door

    def __init__(self, *args: Any, **more: Any) -> None:  # noqa: ANN401 - uvicorn's own
        super().__init__(*args, **more)
        self.bounds = self.door.bounds
        self.url, self.headers = b"", []
        self.phase = "silent"
        self.waited = 0  # ticks in this phase
        self.unread = 0  # ticks in which something written has not been taken
        self.pending = 0  # bytes that were neither a whole head nor a part of a body
        self.heading = False  # whether the head of a request has begun and is not whole
        self.status = NONSENSE  # what is answered if the parser gives up

    @property
    def host(self) -> str:
        """The address at the other end."""
        return self.client[0] if self.client else ""

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]  # as uvicorn has it
        """Let somebody in, or say that there is no room."""
        super().connection_made(transport)
        if status := self.door.enter(self.host, len(self.connections), self.config):
            self.refuse(status)

    def connection_lost(self, exc: Exception | None) -> None:
        """Somebody has gone."""
        self.door.leave(self.host)
        super().connection_lost(exc)

    # ---- what comes in

    def data_received(self, data: bytes) -> None:
        """Read on, unless it is too much or makes no sense."""
        if self.phase == "over":
            return
        self._unset_keepalive_if_required()
        self.pending += len(data)
        try:
            self.parser.feed_data(data)
        except httptools.HttpParserUpgrade:  # to something else than HTTP: answered as HTTP
            self.pending = 0
        except httptools.HttpParserError:
            self.refuse(self.status)
            return
        if self.pending > self.bounds.head_bytes:
            self.refuse(HEAD_TOO_LARGE)
        else:
            self.enter_phase()

    def on_message_begin(self) -> None:
        """The first byte of a request."""
        super().on_message_begin()
        self.heading = True

    def on_header(self, name: bytes, value: bytes) -> None:
        """One header more; also one that follows a body."""
        super().on_header(name, value)
        if len(self.headers) > self.bounds.headers:
            self.status = HEAD_TOO_LARGE
            raise TooLargeError

    def on_headers_complete(self) -> None:
        """The head is whole: if it is not too large, it is answered."""
        size = len(self.url) + sum(len(name) + len(value) + 4 for name, value in self.headers)
        if size > self.bounds.head_bytes:
            self.status = HEAD_TOO_LARGE
            raise TooLargeError
        self.pending, self.heading = 0, False
        super().on_headers_complete()

    def on_body(self, body: bytes) -> None:
        """A part of the body, which the application reads and limits."""
        self.pending = 0
        super().on_body(body)

    def on_message_complete(self) -> None:
        """The request is whole."""
        self.pending = 0
        super().on_message_complete()

    def on_response_complete(self) -> None:
        """The answer is whole: somebody may ask again, or has begun to."""
        super().on_response_complete()
        self.enter_phase(waits=not self.heading)

    def enter_phase(self, *, waits: bool = False) -> None:
        """What this connection is waiting for now, and since when."""
        if self.phase == "over":
            return
        if self.is_answering():
            phase = "body" if self.cycle.more_body else "answer"
        else:
            phase = "idle" if waits else "head"
        if phase != self.phase:
            self.phase, self.waited = phase, 0

    def is_answering(self) -> bool:
        """Whether there is a request whose answer is not whole yet."""
        cycle: RequestResponseCycle | None = self.cycle  # none before the first request
        return cycle is not None and not cycle.response_complete

    # ---- time

    def tick(self) -> None:
        """A second has passed."""
        self.waited += 1
        self.unread = self.unread + 1 if self.transport.get_write_buffer_size() else 0
        if self.unread > self.bounds.unread:
            self.transport.abort()
            return
        known = {"silent": self.bounds.silent, "head": self.bounds.head, "body": self.bounds.body}
        longest = {**known, "over": LAST_WORDS}.get(self.phase)
        if longest is None or self.waited <= longest:
            return
        answered = self.phase == "body" and self.cycle.response_started
        if self.phase in ("silent", "over") or answered:
            self.transport.abort()
        else:
            self.refuse(SLOW)

    def _unsupported_upgrade_warning(self) -> None:
        """Nobody needs to be told."""

    def refuse(self, status: int) -> None:
        """Say why, and hear no more; closed at once, the answer could get lost on its way."""
        self.phase, self.waited = "over", 0
        if self.is_answering():
            self.cycle.disconnected = True
            self.cycle.message_event.set()
        self.transport.write(answer(status, self.url, self.headers))
        self.transport.write_eof()


def answer(status: int, url: bytes, headers: list[tuple[bytes, bytes]]) -> bytes:
    """A whole answer: JSON for programs, a line of text for people, in their language."""
    wanted = b",".join(value for name, value in headers if name == b"accept-language")
    words = catalogue("keeling", preferred_language(wanted.decode("latin-1")))
    text = words.say(f"web-error-{status}")
    is_api = url.startswith(b"/api/")
    problem = msgspec.json.encode({"error": WORDS[status], "message": text})
    body = problem if is_api else text.encode()
    said = {
        **HEADERS,
        "content-security-policy": POLICY,
        "content-type": "application/json" if is_api else "text/plain; charset=utf-8",
        "content-length": str(len(body)),
        "cache-control": "no-store",
        "connection": "close",
        **({"retry-after": LATER} if status in (TOO_MANY, FULL) else {}),
    }
    lines = [f"{name}: {value}\r\n".encode() for name, value in said.items()]
    return b"".join([STATUS_LINE[status], *lines, b"\r\n", body])
