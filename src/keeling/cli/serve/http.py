"""The server in this process, until Ctrl-C."""

from __future__ import annotations

import logging
import signal
from contextlib import contextmanager
from threading import current_thread, main_thread
from typing import TYPE_CHECKING

import uvicorn

from keeling.cli.serve.door import Bounds, Connection, Door

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator
    from socket import socket

    from litestar import Litestar

STOPPING = (signal.SIGINT, signal.SIGTERM)
LAST_WORDS = 8  # seconds for answers under way when the server is stopped; streams end at once


class Server(uvicorn.Server):
    """A server that says when it is ready, and looks now and then whether to stop."""

    def __init__(
        self,
        config: uvicorn.Config,
        ready: Callable[[], None],
        until: Callable[[], bool],
        leave: Callable[[], None],
    ) -> None:
        super().__init__(config)
        self.leave = leave
        self.ready = ready
        self.until = until
        self.has_come = False  # what it was to run until

    async def startup(self, sockets: list[socket] | None = None) -> None:
        """Begin to answer."""
        await super().startup(sockets=sockets)
        if not self.should_exit:
            self.ready()

    async def on_tick(self, counter: int) -> bool:
        """Whether to stop; asked ten times a second."""
        if await super().on_tick(counter):
            return True
        if counter % 10 == 0:
            for connection in list(self.server_state.connections):
                if isinstance(connection, Connection):
                    connection.tick()
        self.has_come = counter % 10 == 0 and self.until()
        return self.has_come

    async def shutdown(self, sockets: list[socket] | None = None) -> None:
        """Stop: streams end and will come back, answers under way are finished."""
        logging.getLogger("uvicorn.error").setLevel(logging.CRITICAL)
        self.leave()
        await super().shutdown(sockets=sockets)
        for connection in list(self.server_state.connections):
            connection.transport.abort()  # whoever does not take what was written for them


@contextmanager
def told_to_end(server: Server) -> Iterator[None]:
    """Ctrl-C and being told to end (SIGTERM) are the same, and never raise anything.

    The server notes them by itself, but neither before its first step nor after its last one.
    """
    if current_thread() is not main_thread():
        yield
        return
    before = {kind: signal.signal(kind, server.handle_exit) for kind in STOPPING}
    try:
        yield
    finally:
        for kind, old in before.items():
            signal.signal(kind, old)


def never() -> bool:
    """Only Ctrl-C stops it."""
    return False


def host(
    app: Litestar,
    listening: socket,
    ready: Callable[[], None],
    until: Callable[[], bool] = never,
    bounds: Bounds = Bounds(),  # noqa: B008 - it cannot be changed
) -> bool:
    """Answer whoever connects, until Ctrl-C, or until something else has come: then True."""
    config = uvicorn.Config(
        app,
        log_config=None,
        log_level="warning",
        access_log=False,
        server_header=False,
        ws="none",
        http=Door(bounds).protocol(),
        timeout_graceful_shutdown=LAST_WORDS,
    )
    server = Server(config, ready, until, app.state.server.hub.close)
    with told_to_end(server):
        server.run(sockets=[listening])
    return server.has_come
