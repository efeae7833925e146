"""A place that takes messages, for tests."""

from __future__ import annotations

from contextlib import contextmanager
from http.server import BaseHTTPRequestHandler, HTTPServer
from threading import Thread
from typing import TYPE_CHECKING

import msgspec

if TYPE_CHECKING:
    from collections.abc import Iterator


@contextmanager
def chat(status: int = 204) -> Iterator[tuple[str, list[dict[str, str]]]]:
    """A place that takes messages: its address, and what came."""
    came: list[dict[str, str]] = []

    class Chat(BaseHTTPRequestHandler):
        def do_POST(self) -> None:
            """Keep the message."""
            came.append(msgspec.json.decode(self.rfile.read(int(self.headers["content-length"]))))
            self.send_response(status)
            self.end_headers()

        def log_message(self, *_: object) -> None:
            """Nothing."""

    server = HTTPServer(("127.0.0.1", 0), Chat)
    Thread(target=server.serve_forever, daemon=True).start()
    yield f"http://127.0.0.1:{server.server_port}/hook", came
    server.shutdown()
    server.server_close()
