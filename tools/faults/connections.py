"""People who connect and do not behave: they do not read, say nothing, or never stop."""

from __future__ import annotations

import asyncio
import socket
import time
from collections import Counter
from contextlib import suppress

from tools.faults.stage import BAD_GUY, Fault, Stage
from tools.kill_players import PREFIX
from tools.ports import HERE

MANY = 600  # connections; the door lets 512 of one address in
STREAMS, PAGES = 200, 100  # that nobody reads; a fifth of them if it has to be quick
SMALL = 1024  # bytes that a connection takes before somebody reads
HOLD = 18.0  # seconds: longer than anybody may be silent, or take for headers
LINES = 40  # connections that send header lines slowly, and as many fast
LINE = b"x-more: and more\r\n"
HUGE = 2**20  # bytes of one header
OPEN = "still open"


async def plug(port: int, received: int = 0) -> socket.socket:
    """A connection that nobody has to read."""
    made = socket.socket()
    made.setblocking(False)  # noqa: FBT003 - the name says it
    if received:
        made.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, received)
    made.bind((BAD_GUY, 0))
    await asyncio.get_running_loop().sock_connect(made, (HERE, port))
    return made


def said_on(wire: socket.socket) -> str:
    """What has become of a connection: a status, closed, or still open."""
    try:
        found = wire.recv(2**16)
    except BlockingIOError:
        return OPEN
    except OSError:
        return "closed"
    return found.split(b" ", 2)[1].decode() if found.startswith(b"HTTP/1.1 ") else "closed"


def tell(stage: Stage, what: str, plugs: list[socket.socket]) -> Counter[str]:
    """Hang up, and note what the server had made of it."""
    found = Counter(said_on(wire) for wire in plugs)
    for wire in plugs:
        wire.close()
    told = ", ".join(f"{times} {kind}" for kind, times in sorted(found.items()))
    stage.outcome.notes.append(f"{what}: {told}")
    return found


async def send(wire: socket.socket, data: bytes) -> bool:
    """Send; whether there is anybody to send it to."""
    with suppress(OSError, TimeoutError):
        async with asyncio.timeout(1.0):
            await asyncio.get_running_loop().sock_sendall(wire, data)
        return True
    return False


class Unread(Fault):
    """Streams and pages are opened with small buffers and never read."""

    name = "readers that never read"
    times = 2

    async def strike(self, stage: Stage) -> None:
        """Open as many as one address may, and read nothing."""
        port, tables = stage.server.port, [one.table for one in stage.street.present.values()]
        plugs: list[socket.socket] = []
        part = 5 if self.is_quick else 1
        streams, pages = STREAMS // part, PAGES // part
        for number in range(streams + pages):
            table = tables[number % len(tables)]
            stream = f"GET {PREFIX}/{table}/stream HTTP/1.1\r\nHost: a\r\n\r\n"
            page = f"GET /t/{table} HTTP/1.1\r\nHost: a\r\n\r\n" * 3
            plugs.append(await plug(port, SMALL))
            await send(plugs[-1], (stream if number < streams else page).encode())
            await asyncio.sleep(0.02)  # a thousand requests a minute are nobody's harm
        stage.say("nobody reads")
        await asyncio.sleep(HOLD / part)
        for wire in plugs:
            wire.close()
        stage.outcome.notes.append(f"{streams} streams, {3 * pages} pages")


class Silent(Fault):
    """Hundreds of connections say nothing, or half a line."""

    name = "silent connections"
    times = 2

    async def strike(self, stage: Stage) -> None:
        """Connect, and wait until the server has enough of it."""
        plugs = [await plug(stage.server.port) for _ in range(MANY)]
        for wire in plugs[::2]:
            await send(wire, b"GET /t/")
        await asyncio.sleep(HOLD)
        if tell(stage, "connections", plugs)[OPEN]:
            stage.outcome.problems.append("silent connections stay open")


class EndlessHeaders(Fault):
    """Header lines without end, slowly and fast, and headers of a megabyte."""

    name = "endless headers"
    times = 2

    async def strike(self, stage: Stage) -> None:
        """Three kinds of them, until the server has enough."""
        plugs = [await plug(stage.server.port) for _ in range(3 * LINES)]
        slow, fast, huge = plugs[:LINES], plugs[LINES : 2 * LINES], plugs[2 * LINES :]
        async with asyncio.TaskGroup() as group:
            for wire in slow:
                group.create_task(self.drip(wire, 0.5))
            for wire in fast:
                group.create_task(self.drip(wire, 0.001))
            for wire in huge:
                group.create_task(send(wire, b"GET / HTTP/1.1\r\nx-huge: " + b"x" * HUGE))
        for what, some in (("slow", slow), ("fast", fast), ("huge", huge)):
            if tell(stage, what, some)[OPEN]:
                stage.outcome.problems.append(f"{what} headers are heard for ever")

    async def drip(self, wire: socket.socket, pause: float) -> None:
        """Line after line, as long as anybody listens."""
        end = time.monotonic() + HOLD
        goes_on = await send(wire, b"GET / HTTP/1.1\r\n")
        while goes_on and time.monotonic() < end:
            await asyncio.sleep(pause)
            goes_on = await send(wire, LINE)
