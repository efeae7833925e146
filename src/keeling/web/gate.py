"""The first that every request meets, also one that leads nowhere: what its address may ask for."""

from __future__ import annotations

import asyncio
from functools import lru_cache
from typing import TYPE_CHECKING, Final

import msgspec
from litestar import Request
from litestar.enums import ScopeType

from keeling.text.catalogue import catalogue
from keeling.web.errors import TooMany
from keeling.web.failures import refused
from keeling.web.framework import AnyRequest
from keeling.web.heads import Heads
from keeling.web.limits import PerMinute
from keeling.web.origin import origin
from keeling.web.visitor import LONGEST_KEY, preferred_language

if TYPE_CHECKING:
    from litestar import Litestar
    from litestar.types import Receive, Scope, Send

    from keeling.web.server import Server

FREE: Final = ("/healthz", "/readyz")
FILES: Final = "/static/"
POLITE: Final = 20  # refusals of an address in a minute that are explained on a page
PAUSE: Final = 0.5  # seconds before any other is told


class Gate:
    """Lets requests in, as many of one address as it may make, and as dear as they may be."""

    def __init__(self, app: Litestar, server: Server) -> None:
        self.app = Heads(app.asgi_handler)
        self.server = server
        self.refusals = PerMinute(POLITE)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Count a request, let it in, and measure what it costs."""
        if scope["type"] != ScopeType.HTTP or scope["path"] in FREE:
            await self.app(scope, receive, send)
            return
        who = origin(scope["client"][0]) if scope["client"] else ""
        try:
            self.admit(who, scope["path"])
        except TooMany as error:
            await self.refuse(who, error, scope, receive, send)
            return
        await self.server.costs.measured(who, self.answer(scope, receive, send))

    def admit(self, who: str, path: str) -> None:
        """TooMany if an address has asked for enough. The files of pages count by themselves.

        Whoever has used all the computing time still gets the files: the page that says so has a
        style sheet, too.
        """
        if path.startswith(FILES):
            self.server.files.note(who)
            return
        self.server.requests.note(who)
        self.server.costs.check(who)

    async def refuse(
        self, who: str, error: TooMany, scope: Scope, receive: Receive, send: Send
    ) -> None:
        """Say so on a page; whoever does not listen gets a sentence, and is hung up on."""
        try:
            self.refusals.note(who)
        except TooMany:
            await hang_up(error, scope, send)
            return
        request: AnyRequest = Request(scope, receive, send)
        answer = refused(request, error).to_asgi_response(app=None, request=request)
        await answer(scope, receive, send)

    async def answer(self, scope: Scope, receive: Receive, send: Send) -> None:
        """What a request leads to."""
        await self.app(scope, receive, send)


async def hang_up(error: TooMany, scope: Scope, send: Send) -> None:
    """Refuse a request in a sentence, as cheaply as that can be, and not at once.

    Whoever waits for answers before asking again asks less often, and a pause costs nothing.
    """
    is_api = scope["path"].startswith("/api/")
    headers = dict(scope["headers"])
    asked = headers.get(b"accept-language", b"")[:LONGEST_KEY].decode("latin-1")
    body = b"" if scope.get("method") == "HEAD" else in_a_sentence(asked, is_api=is_api)
    kind = b"application/json" if is_api else b"text/plain; charset=utf-8"
    told = [
        (b"content-type", kind),
        (b"content-length", str(len(body)).encode()),
        (b"connection", b"close"),
        *((name.encode(), value.encode()) for name, value in error.headers.items()),
    ]
    await send({"type": "http.response.start", "status": error.status, "headers": told})
    await asyncio.sleep(PAUSE)
    await send({"type": "http.response.body", "body": body, "more_body": False})


@lru_cache
def in_a_sentence(asked: str, *, is_api: bool) -> bytes:
    """Why a request is refused, for somebody whose browser asks for these languages."""
    text = catalogue("keeling", preferred_language(asked)).say("web-error-429")
    return (
        msgspec.json.encode({"error": TooMany.word, "message": text}) if is_api else text.encode()
    )
