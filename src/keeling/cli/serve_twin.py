"""From plain Python to the compiled engine while people play, as soon as it has been compiled.

The server ends as with Ctrl-C, and the program starts again in the same process, at the same
socket: whoever connects meanwhile waits a moment, and pages that were connected connect again.
"""

from __future__ import annotations

import atexit
import os
import socket
import sys
from pathlib import Path

import keeling

TWIN = "KEELING_TWIN"  # the folder of the compiled package, which somebody is making
SOCKET = "KEELING_SOCKET"  # where to listen: left by the program before

_begin_again: list[int] = []  # at this socket, at the very end of the program


def is_awaited() -> bool:
    """Whether this is plain Python, and somebody compiles."""
    return bool(os.environ.get(TWIN)) and not keeling.COMPILED


def is_ready() -> bool:
    """Whether the compiled package is whole."""
    return is_awaited() and (Path(os.environ[TWIN]) / ".stamp").exists()


def inherited() -> socket.socket | None:
    """The socket at which the program before this one listened."""
    left = os.environ.pop(SOCKET, "")
    return socket.socket(fileno=int(left)) if left else None


def hand_over(listening: socket.socket) -> None:
    """Begin again with the compiled package, when everything has been put away."""
    listening.set_inheritable(True)
    _begin_again.append(listening.detach())


# Registered before the modules that have something to put away are imported: it comes after them.
@atexit.register
def _begin() -> None:
    for left in _begin_again:
        twin = os.environ.pop(TWIN)
        path = os.pathsep.join(filter(None, (twin, os.environ.get("PYTHONPATH", ""))))
        sys.stdout.flush()
        os.execve(  # noqa: S606 - ourselves, as we were called
            sys.executable,
            sys.orig_argv,
            {**os.environ, "PYTHONPATH": path, SOCKET: str(left)},
        )
