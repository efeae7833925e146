"""HTTP over one kept connection, as small as can be: the client must not be what is measured."""

from __future__ import annotations

import asyncio
import time
from contextlib import asynccontextmanager
from typing import TYPE_CHECKING, Any

import msgspec
from msgspec import Struct

if TYPE_CHECKING:
    from collections.abc import AsyncIterator

HERE = "127.0.0.1"
PATIENCE = 600.0  # seconds: it only ends what hangs
IDLE = 2.0  # seconds; servers hang up on clients that say nothing for longer


class Lost(Exception):
    """The connection broke before the answer was there: nobody knows what happened."""


class Answer(Struct, frozen=True):
    """What a server said."""

    status: int
    body: bytes
    fields: dict[str, str] = {}

    @property
    def json(self) -> Any:  # noqa: ANN401 - whatever the API says
        """The body as JSON."""
        return msgspec.json.decode(self.body)


class Wire:
    """A connection to a server; it is made when something is asked, and again after it broke.

    `source` is the address it comes from: on Linux all of 127.0.0.0/8 is this machine.
    """

    def __init__(self, port: int, source: str = HERE) -> None:
        self.port = port
        self.source = (source, 0)
        self.stream: tuple[asyncio.StreamReader, asyncio.StreamWriter] | None = None
        self.used = 0.0

    async def get(self, path: str, token: str = "", cookie: str = "") -> Answer:
        """Read."""
        return await self.ask(request("GET", path, token, cookie=cookie))

    async def post(self, path: str, body: object, token: str = "") -> Answer:
        """Change."""
        return await self.ask(request("POST", path, token, body))

    async def ask(self, message: bytes) -> Answer:
        """Ask, and wait for the answer."""
        try:
            return await asyncio.wait_for(self._ask(message), PATIENCE)
        except (OSError, asyncio.IncompleteReadError, TimeoutError) as error:
            self.close()
            raise Lost from error

    async def _ask(self, message: bytes) -> Answer:
        if time.monotonic() - self.used > IDLE:
            self.close()
        self.used = time.monotonic()
        if self.stream is None or self.stream[0].at_eof():
            self.close()
            self.stream = await asyncio.open_connection(
                HERE, self.port, limit=2**20, local_addr=self.source
            )
        reader, writer = self.stream
        writer.write(message)
        status, fields = await head(reader)
        body = await reader.readexactly(int(fields.get("content-length", "0")))
        if fields.get("connection") == "close":
            self.close()
        return Answer(status, body, fields)

    def close(self) -> None:
        """Hang up."""
        if self.stream is not None:
            self.stream[1].close()
            self.stream = None


@asynccontextmanager
async def events(
    port: int, path: str, token: str = "", *, seen: str | None = None, source: str = HERE
) -> AsyncIterator[AsyncIterator[Any]]:
    """A stream of JSON lines, open as long as the block runs.

    Whoever says what was `seen` last, be it nothing, also gets signs of life: None.
    """
    reader, writer = await asyncio.open_connection(HERE, port, local_addr=(source, 0))
    try:
        writer.write(request("GET", path, token, accept="application/x-ndjson", seen=seen or ""))
        status, _ = await head(reader)
        if status != 200:  # noqa: PLR2004 - OK
            raise Lost(f"status {status}")
        yield lines(reader, alive=seen is not None)
    finally:
        writer.close()


async def lines(reader: asyncio.StreamReader, *, alive: bool = False) -> AsyncIterator[Any]:
    """What a stream says, line by line; one line is one chunk, an empty one a sign of life."""
    while size := int(await reader.readline() or b"0", 16):
        text = (await reader.readexactly(size)).strip()
        await reader.readline()
        if text or alive:
            yield msgspec.json.decode(text) if text else None


def request(  # noqa: PLR0913 - a request has these parts
    method: str,
    path: str,
    token: str = "",
    body: object = None,
    *,
    accept: str = "*/*",
    cookie: str = "",
    seen: str = "",
    origin: str = "",
) -> bytes:
    """A request as it goes over the wire; `origin`: whom a proxy would have heard it from."""
    fields = [f"{method} {path} HTTP/1.1", f"Host: {HERE}", f"Accept: {accept}"]
    if origin:
        fields.append(f"X-Forwarded-For: {origin}")
    if cookie:
        fields.append(f"Cookie: {cookie}")
    if seen:
        fields.append(f"Last-Event-ID: {seen}")
    content = b"" if body is None else msgspec.json.encode(body)
    if content:
        fields += ["Content-Type: application/json", f"Content-Length: {len(content)}"]
    if token:
        fields.append(f"Authorization: Bearer {token}")
    return "\r\n".join([*fields, "", ""]).encode() + content


async def head(reader: asyncio.StreamReader) -> tuple[int, dict[str, str]]:
    """The status and the header fields of an answer."""
    first, *rest = (await reader.readuntil(b"\r\n\r\n")).decode("latin-1").strip().split("\r\n")
    pairs = (line.partition(":") for line in rest)
    return int(first.split()[1]), {name.lower(): value.strip() for name, _, value in pairs}
