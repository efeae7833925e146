"""A server far away: its answers and its news come late at random, but in order.

`KEELING_LATE=0.8` delays each answer by up to 0.8 seconds, and each message of a stream by up to
three quarters of that; `KEELING_LATE_SEED` names the delays, so that they can be had again.
"""

from __future__ import annotations

import asyncio
import os
import random
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from collections.abc import Iterable

    from litestar import Litestar
    from litestar.types import ASGIApp, Message, Receive, Scope, Send

LATE: Final = "KEELING_LATE"
SEED: Final = "KEELING_LATE_SEED"
NEWS: Final = 0.75  # of the longest delay of an answer: a message of a stream
STREAMS: Final = (b"text/event-stream", b"application/x-ndjson")


def make_late(app: Litestar) -> None:
    """Let a server answer late, if the environment says so."""
    if most := float(os.environ.get(LATE) or 0):
        app.asgi_handler = Late(app.asgi_handler, most, os.environ.get(SEED))


class Late:
    """An application whose answers come late. One answer waits for no other."""

    def __init__(self, app: ASGIApp, most: float, seed: str | None = None) -> None:
        self.app = app
        self.most = most
        self.dice = random.Random(seed)  # noqa: S311 - no secrets

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Answer, later."""
        streams = False

        async def send_late(message: Message) -> None:
            nonlocal streams
            if message["type"] == "http.response.start":
                streams = is_stream(message["headers"])
                await asyncio.sleep(self.dice.uniform(0, self.most))
            elif streams:
                await asyncio.sleep(self.dice.uniform(0, self.most * NEWS))
            await send(message)

        await self.app(scope, receive, send_late)


def is_stream(headers: Iterable[tuple[bytes, bytes]]) -> bool:
    """Whether these are the headers of an answer that goes on."""
    return any(name == b"content-type" and kind.startswith(STREAMS) for name, kind in headers)
