"""Messages to people who are not looking: one for each time it becomes their turn."""

from __future__ import annotations

import asyncio
import ipaddress
import logging
import socket
from typing import TYPE_CHECKING
from urllib.parse import urlsplit

import httpx

from keeling.text.words import GameWords
from keeling.web.errors import Refused

if TYPE_CHECKING:
    from keeling.web.settings import Settings
    from keeling.web.table import Table

LOGGER = logging.getLogger(__name__)
PATIENCE = 5.0
LONGEST = 500


class Webhooks:
    """Sends messages in the form that chat services understand: a JSON object with a text."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.loop: asyncio.AbstractEventLoop | None = None
        self.sending: set[asyncio.Task[str]] = set()

    def changed(self, table: Table, before: int) -> None:
        """A person whose turn it has become gets one message. From any thread."""
        seat = table.to_move
        if seat < 0 or seat == before or table.thinking or not table.seats[seat].webhook:
            return
        if self.loop is not None and not self.loop.is_closed():
            url, text = table.seats[seat].webhook, self.text(table, seat)
            self.loop.call_soon_threadsafe(self._start, url, text)

    def text(self, table: Table, seat: int) -> str:
        """Whose turn it is, and where."""
        told = GameWords(table.game, table.row.language)
        base = self.settings.public_url or self.settings.address
        where = f"{base.rstrip('/')}/t/{table.id}"
        name = table.seats[seat].name or told.seat(seat)
        return told.say("web-webhook-turn", name=name, game=told.title(), link=where)

    def _start(self, url: str, text: str) -> None:
        task = asyncio.ensure_future(self.send(url, text))
        self.sending.add(task)
        task.add_done_callback(self.sending.discard)

    async def send(self, url: str, text: str) -> str:
        """Send a message; what went wrong, or nothing."""
        try:
            await asyncio.to_thread(self.check, url)
            async with httpx.AsyncClient(timeout=PATIENCE, follow_redirects=False) as client:
                answer = await client.post(url, json={"content": text, "text": text})
                answer.raise_for_status()
        except Refused as refused:
            return refused.key
        except (httpx.HTTPError, OSError, ValueError) as error:
            LOGGER.info("A webhook did not answer: %s", type(error).__name__)
            return "web-error-webhook-answer"
        return ""

    def check(self, url: str) -> None:
        """An address for messages leads out of this network, unless the server says otherwise."""
        try:
            parts = urlsplit(url)
            known = socket.getaddrinfo(parts.hostname, parts.port or 443)
        except (ValueError, OSError) as error:
            raise Refused("web-error-webhook") from error
        if parts.scheme not in ("http", "https") or len(url) > LONGEST or not parts.hostname:
            raise Refused("web-error-webhook")
        inside = [not ipaddress.ip_address(str(entry[4][0])).is_global for entry in known]
        if any(inside) and not self.settings.private_webhooks:
            raise Refused("web-error-webhook-private")
