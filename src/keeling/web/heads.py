"""HEAD: what GET would say, without what it would show. Watchdogs and proxies ask like that."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from litestar.enums import ScopeType

if TYPE_CHECKING:
    from litestar.types import ASGIApp, Message, Receive, Scope, Send

OTHERS: Final = ("/api/", "/static/")  # the API knows its methods, and files have their own way
STREAM: Final = "/events"  # it never ends, and its head says nothing


class Heads:
    """Answers HEAD as GET for all pages."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Answer a request."""
        if scope["type"] != ScopeType.HTTP or scope["method"] != "HEAD" or not is_page(scope):
            await self.app(scope, receive, send)
            return

        async def only_head(message: Message) -> None:
            if message["type"] == "http.response.body":
                message["body"] = b""
            await send(message)

        asked: Scope = {**scope, "method": "GET"}
        await self.app(asked, receive, only_head)


def is_page(scope: Scope) -> bool:
    """Whether a request is for a page or a text of a table."""
    return not scope["path"].startswith(OTHERS) and not scope["path"].endswith(STREAM)
