"""How much one address may ask for."""

from __future__ import annotations

from collections import Counter
from time import monotonic
from typing import TYPE_CHECKING

from litestar.enums import ScopeType
from litestar.middleware import ASGIMiddleware

from keeling.web.errors import TooMany
from keeling.web.origin import origin

if TYPE_CHECKING:
    from litestar.types import ASGIApp, Receive, Scope, Send

MINUTE = 60.0
FREE = ("/static/", "/healthz")


class PerMinute:
    """Counts what addresses do in a minute. They all begin anew together: nothing piles up."""

    def __init__(self, most: int, key: str = "web-error-too-many") -> None:
        self.most = most
        self.key = key  # of the text for those who come too often
        self.times: Counter[str] = Counter()
        self.until = 0.0

    def note(self, address: str) -> None:
        """Once more; TooMany if that is too often."""
        now = monotonic()
        if now >= self.until:
            self.times.clear()
            self.until = now + MINUTE
        if self.times[address] >= self.most:
            raise TooMany(self.key)
        self.times[address] += 1


class Requests(ASGIMiddleware):
    """Requests of one address in a minute; files are free."""

    scopes = (ScopeType.HTTP,)

    def __init__(self, most: int) -> None:
        self.seen = PerMinute(most, "web-error-429")

    async def handle(self, scope: Scope, receive: Receive, send: Send, next_app: ASGIApp) -> None:
        """Count a request and let it in."""
        if not scope["path"].startswith(FREE):
            self.seen.note(origin(scope["client"][0]) if scope["client"] else "")
        await next_app(scope, receive, send)
