"""How many files the system lets the server have open: each connection is one."""

from __future__ import annotations

from importlib import import_module
from typing import Any

SPARE = 256  # for the database, for bots, for files that are served


def room_for(connections: int) -> int:
    """How many of these connections may be open at once; the system is asked for more files."""
    try:
        resource: Any = import_module("resource")  # not there on Windows, which has no such limit
    except ImportError:
        return connections
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = connections + SPARE
    if hard != resource.RLIM_INFINITY:
        wanted = min(wanted, hard)
    if soft == resource.RLIM_INFINITY or soft >= wanted:
        return min(connections, wanted - SPARE) if wanted > SPARE else wanted // 2
    resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))
    return wanted - SPARE if wanted > SPARE else wanted // 2
