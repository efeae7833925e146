"""Streams: that a table has changed, as server-sent events or as lines of JSON."""

from __future__ import annotations

import asyncio
from random import SystemRandom
from typing import TYPE_CHECKING

import msgspec
from litestar.background_tasks import BackgroundTask
from litestar.response import Stream
from sqlalchemy.exc import DatabaseError

from keeling.web.errors import Refused, Wrecked
from keeling.web.store.database import AWAY, is_away
from keeling.web.visitor import origin_of, server_of

if TYPE_CHECKING:
    from collections.abc import AsyncGenerator

    from keeling.web.framework import AnyRequest
    from keeling.web.server import Server
    from keeling.web.tables.table import Table

AGAIN = 1.0  # seconds until the database is asked again after it was away
BACK = (500, 3500)  # milliseconds after which the readers of a stopped server come back
HEADERS = {"cache-control": "no-store", "x-accel-buffering": "no"}


class News(msgspec.Struct, frozen=True):
    """What a stream tells: nothing that is not public."""

    stamp: str
    version: int
    choices: int
    to_move: str | None
    choosing: list[str]
    thinking: bool
    ended: bool


class Reader(msgspec.Struct, frozen=True):
    """Somebody who reads a stream: for which seats, from where, and what they saw last."""

    seats: list[int]
    address: str
    seen: str
    lines: bool  # of JSON; else server-sent events


def news_of(server: Server, table_id: str) -> News:
    """How a table stands; Wrecked if the database is damaged where that would be read."""
    try:
        with server.tables.at(table_id) as table:
            return as_it_stands(server, table)
    except DatabaseError as error:
        if server.store.damage.note(error):
            raise Wrecked from error
        raise


def as_it_stands(server: Server, table: Table) -> News:
    """What is told of a table."""
    return News(
        stamp=server.stamp(table),
        version=table.version,
        choices=len(table.match.taken),
        to_move=table.next_colour,
        choosing=table.choosing_colours,
        thinking=table.thinking,
        ended=table.ended,
    )


def changes(request: AnyRequest, table_id: str, seats: list[int], *, lines: bool = False) -> Stream:
    """A stream of changes. A reader that comes back with what it saw last misses nothing."""
    server = server_of(request)
    address = origin_of(request)
    server.hub.check(address)
    seen = request.headers.get("last-event-id", "")
    told = tell(server, table_id, Reader(seats, address, seen, lines))
    kind = "application/x-ndjson" if lines else "text/event-stream"
    return Stream(told, media_type=kind, headers=HEADERS, background=BackgroundTask(end, told))


async def end(told: AsyncGenerator[bytes, None]) -> None:
    """End a stream whose reader has gone, wherever it is: a slow one leaves in mid-sentence."""
    await told.aclose()


async def tell(server: Server, table_id: str, reader: Reader) -> AsyncGenerator[bytes, None]:
    """News whenever there is some, and signs of life in between."""
    last = reader.seen
    with server.hub.stream(table_id, reader.seats, reader.address) as changed:
        if not reader.lines:
            yield b"retry: 1500\n\n"
        while not server.hub.closing:
            changed.clear()
            try:
                news = await server.newsroom.of(table_id)
            except AWAY as error:
                if not is_away(error):
                    raise
                await asyncio.sleep(AGAIN)  # the reader stays, and hears when it is back
                continue
            except Refused:  # deleted, or damaged: there will be no news any more
                if not reader.lines:
                    yield b"event: gone\ndata:\n\n"
                return
            if news.stamp != last:
                last = news.stamp
                yield line(news) if reader.lines else message(news)
            try:
                await asyncio.wait_for(changed.wait(), server.settings.heartbeat)
            except TimeoutError:
                yield b"\n" if reader.lines else b"event: alive\ndata:\n\n"
        if not reader.lines:
            yield farewell()


def farewell() -> bytes:
    """The last words of a server that stops: come back soon, but not all at the same moment."""
    return b"event: bye\nretry: %d\ndata:\n\n" % SystemRandom().randint(*BACK)


def message(news: News) -> bytes:
    """News as a server-sent event."""
    return b"id: %b\ndata: %b\n\n" % (news.stamp.encode(), msgspec.json.encode(news))


def line(news: News) -> bytes:
    """News as a line of JSON."""
    return msgspec.json.encode(news) + b"\n"
