"""The first that every request meets, also one that leads nowhere: what its address may ask for."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from litestar import Request
from litestar.enums import ScopeType

from keeling.web.errors import TooMany
from keeling.web.failures import refused
from keeling.web.origin import origin

if TYPE_CHECKING:
    from litestar import Litestar
    from litestar.types import Receive, Scope, Send

    from keeling.web.server import Server

FREE = ("/static/", "/healthz", "/readyz")


class Gate:
    """Lets requests in, as many of one address as it may make, and as dear as they may be."""

    def __init__(self, app: Litestar, server: Server) -> None:
        self.app = app.asgi_handler
        self.server = server

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Count a request, let it in, and measure what it costs; files are free."""
        if scope["type"] != ScopeType.HTTP or scope["path"].startswith(FREE):
            await self.app(scope, receive, send)
            return
        who = origin(scope["client"][0]) if scope["client"] else ""
        try:
            self.server.requests.note(who)
            self.server.costs.check(who)
        except TooMany as error:
            request: Request[Any, Any, Any] = Request(scope, receive, send)
            answer = refused(request, error).to_asgi_response(app=None, request=request)
            await answer(scope, receive, send)
            return
        await self.server.costs.measured(who, self.answer(scope, receive, send))

    async def answer(self, scope: Scope, receive: Receive, send: Send) -> None:
        """What a request leads to."""
        await self.app(scope, receive, send)
