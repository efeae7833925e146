"""Messages to people who are not looking: one for each time it becomes their turn."""

from __future__ import annotations

import asyncio
import logging
import socket
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from functools import cache
from math import ceil
from threading import BoundedSemaphore
from typing import TYPE_CHECKING

import httpx

from keeling.text.words import GameWords
from keeling.web.errors import Refused, TooMany
from keeling.web.limits import PerMinute
from keeling.web.live.networks import is_outside
from keeling.web.security import LAST_PORT

if TYPE_CHECKING:
    from ssl import SSLContext

    from keeling.web.live.hub import Hub
    from keeling.web.settings import Settings
    from keeling.web.tables.table import Table

LOGGER = logging.getLogger(__name__)
PATIENCE = 5.0
LONGEST = 500
LOOKUPS = 4  # of names, at the same time
TESTS = 8  # of addresses, at the same time
MOST = 60  # messages a minute to one host
PORTS = {"http": 80, "https": 443}
# What writes down every request writes down its address, and that is often a key.
logging.getLogger("httpx").setLevel(logging.WARNING)


class Webhooks:
    """Sends messages in the form that chat services understand: a JSON object with a text."""

    def __init__(self, settings: Settings, hub: Hub) -> None:
        self.settings = settings
        self.hub = hub
        self.loop: asyncio.AbstractEventLoop | None = None
        self.sending: set[asyncio.Task[str]] = set()
        self.sent = PerMinute(MOST, "web-error-429")
        self.tested: set[str] = set()  # tables from which a message is being sent to try it
        self.looking = BoundedSemaphore(LOOKUPS)
        self.names = ThreadPoolExecutor(2 * LOOKUPS)  # half of them are for messages

    def changed(self, table: Table, before: list[int]) -> None:
        """People who are asked, and do not look, get one message each. From any thread."""
        for seat in table.choosing:
            if seat in before or not table.is_asked(seat) or not table.seats[seat].webhook:
                continue
            if self.hub.is_present(table.id, seat):
                continue
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

    async def send(self, text: str, words: str) -> str:
        """Send words to an address; what went wrong, or nothing."""
        try:
            async with asyncio.timeout(PATIENCE):
                loop = asyncio.get_running_loop()
                url, machines = await loop.run_in_executor(self.names, self.found, text)
                self.sent.note(url.host)
                await post(url, machines, words)
        except Refused as refused:
            return refused.key
        except (httpx.HTTPError, OSError) as error:
            LOGGER.info("A webhook did not answer: %s", type(error).__name__)
            return "web-error-webhook-answer"
        return ""

    async def test(self, table: str, url: str, words: str) -> None:
        """Send a message now; Refused if it does not get there. No thread waits for that."""
        if table in self.tested or len(self.tested) >= TESTS:
            raise TooMany("web-error-429", wait=ceil(PATIENCE))
        self.tested.add(table)
        try:
            problem = await self.send(url, words)
        finally:
            self.tested.discard(table)
        if problem:
            raise Refused(problem)

    async def check(self, text: str) -> None:
        """An address for messages leads out of this network, unless the server says otherwise."""
        if not self.looking.acquire(blocking=False):  # names can take long to find
            raise TooMany("web-error-429", wait=ceil(PATIENCE))
        looked = self.names.submit(self.found, text)
        looked.add_done_callback(lambda _: self.looking.release())
        try:
            async with asyncio.timeout(PATIENCE):
                await asyncio.wrap_future(looked)
        except TimeoutError as error:
            raise Refused("web-error-webhook") from error

    def found(self, text: str) -> tuple[httpx.URL, list[str]]:
        """An address as it will be used, and the machines behind it, all of which may be."""
        try:
            url = httpx.URL(text)
            port = PORTS[url.scheme] if url.port is None else url.port
            known = socket.getaddrinfo(url.raw_host.decode(), port, type=socket.SOCK_STREAM)
        except (httpx.InvalidURL, LookupError, ValueError, OSError) as error:
            raise Refused("web-error-webhook") from error
        if len(text) > LONGEST or url.userinfo or not url.host or not 0 < port <= LAST_PORT:
            raise Refused("web-error-webhook")
        trusted()  # here, where nobody else has to wait for it
        machines = [str(entry[4][0]) for entry in known]
        if not self.settings.private_webhooks and not all(map(is_outside, machines)):
            raise Refused("web-error-webhook-private")
        return url, machines


@cache
def trusted() -> SSLContext:
    """Whose certificates are believed. Reading them takes long enough to be noticed by others."""
    return httpx.create_ssl_context()


async def post(url: httpx.URL, machines: list[str], words: str) -> None:
    """Send a message to the first machine that can be reached.

    The name is not looked up again: it could lead elsewhere by now. What the address answers is
    not read, and where it redirects to is not followed.
    """
    body = {"content": words, "text": words}
    headers, more = {"host": url.netloc.decode()}, {"sni_hostname": url.raw_host.decode()}
    async with httpx.AsyncClient(timeout=PATIENCE, trust_env=False, verify=trusted()) as client:
        for machine in machines:
            where = url.copy_with(host=machine)
            asked = client.stream("POST", where, json=body, headers=headers, extensions=more)
            with suppress(httpx.ConnectError):
                async with asked as answer:
                    answer.raise_for_status()
                return
        raise httpx.ConnectError(url.host)
