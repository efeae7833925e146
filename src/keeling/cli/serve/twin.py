"""From plain Python to the compiled engine while people play, as soon as it has been compiled.

The server ends as with Ctrl-C, and the program starts again in the same process, at the same
socket: whoever connects meanwhile waits a moment, and pages that were connected connect again.
"""

from __future__ import annotations

import atexit
import os
import subprocess
import sys
from pathlib import Path
from socket import socket
from threading import Thread
from time import sleep
from typing import TYPE_CHECKING

import keeling

if TYPE_CHECKING:
    from collections.abc import Callable

TWIN = "KEELING_TWIN"  # the folder of the compiled package, which somebody is making
SOCKET = "KEELING_SOCKET"  # where to listen: left by the program before
OFTEN = 0.5  # seconds
WORKS = "import keeling, sys; sys.exit(not keeling.COMPILED)"

_begin_again: list[int] = []  # at this socket, at the very end of the program


class Watch(Thread):
    """Waits for the compiled package, and tells if it cannot be had."""

    def __init__(self, twin: str, complain: Callable[[str], None]) -> None:
        super().__init__(daemon=True)
        self.twin = Path(twin)
        self.complain = complain
        self.is_ready = False

    def run(self) -> None:
        """Look now and then; whoever makes the package leaves a file beside it if that fails."""
        stamp, failed = self.twin / ".stamp", Path(f"{self.twin}.failed")
        while not stamp.exists() and not failed.exists():
            sleep(OFTEN)
        if stamp.exists() and works(self.twin):
            self.is_ready = True
        else:
            self.complain(str(failed if failed.exists() else self.twin))


def watch(complain: Callable[[str], None]) -> Watch | None:
    """Watch for the compiled package, if this is plain Python and somebody compiles."""
    twin = os.environ.get(TWIN)
    return Watch(twin, complain) if twin and not keeling.COMPILED else None


def works(twin: Path) -> bool:
    """Whether the package can be used, and is compiled."""
    command = [sys.executable, "-c", WORKS]
    return subprocess.run(command, env=with_twin(twin), check=False).returncode == 0  # noqa: S603 - ourselves


def with_twin(twin: Path) -> dict[str, str]:
    """The environment in which the compiled package comes first."""
    path = os.pathsep.join(filter(None, (str(twin), os.environ.get("PYTHONPATH", ""))))
    kept = {name: value for name, value in os.environ.items() if name != TWIN}
    return {**kept, "PYTHONPATH": path}


def inherited() -> socket | None:
    """The socket at which the program before this one listened."""
    left = os.environ.pop(SOCKET, "")
    if not left:
        return None
    found = socket(fileno=int(left))
    found.set_inheritable(False)
    return found


def hand_over(listening: socket) -> None:
    """Begin again with the compiled package, when everything has been put away."""
    listening.set_inheritable(True)
    _begin_again.append(listening.detach())


# Registered before the modules that have something to put away are imported: it comes after them.
@atexit.register
def _begin() -> None:
    for left in _begin_again:
        sys.stdout.flush()
        os.execve(  # noqa: S606 - ourselves, as we were called
            sys.executable,
            [sys.executable, *sys.orig_argv[1:]],
            {**with_twin(Path(os.environ[TWIN])), SOCKET: str(left)},
        )
