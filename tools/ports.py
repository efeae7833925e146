"""Where the servers of tests and measurements listen."""

from __future__ import annotations

import socket

HERE = "127.0.0.1"


def free_port() -> int:
    """A port that nobody listens at."""
    with socket.create_server((HERE, 0)) as found:
        return int(found.getsockname()[1])
