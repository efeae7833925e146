"""How much one address may ask for."""

from __future__ import annotations

from collections import deque
from time import monotonic
from typing import TYPE_CHECKING

from litestar.middleware.rate_limit import RateLimitConfig

from keeling.web.errors import TooMany

if TYPE_CHECKING:
    from collections.abc import Sequence

    from litestar.types import Middleware

    from keeling.web.settings import Settings

MINUTE = 60.0
MOST_ADDRESSES = 10_000


def middleware(settings: Settings) -> Sequence[Middleware]:
    """Requests of one address in a minute; files are free."""
    limit = RateLimitConfig(
        rate_limit=("minute", settings.requests_per_minute), exclude=["^/static/", "^/healthz$"]
    )
    return [limit.middleware]


class PerMinute:
    """Counts what an address has done in the last minute."""

    def __init__(self, most: int) -> None:
        self.most = most
        self.times: dict[str, deque[float]] = {}

    def note(self, address: str) -> None:
        """Once more; TooMany if that is too often."""
        now = monotonic()
        if len(self.times) > MOST_ADDRESSES:
            self.times.clear()
        times = self.times.setdefault(address, deque())
        while times and times[0] < now - MINUTE:
            times.popleft()
        if len(times) >= self.most:
            raise TooMany("web-error-too-many")
        times.append(now)
