"""One PostgreSQL server for all processes that run tests in this checkout.

The first that asks starts it, and it ends soon after the last, however that ended: each user holds
a lock as long as it lives.
"""

from __future__ import annotations

import atexit
import fcntl
import hashlib
import os
import subprocess
import sys
import tempfile
import time
from contextlib import contextmanager, suppress
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING

from tools.postgres import Postgres

if TYPE_CHECKING:
    from collections.abc import Iterator

ROOT = Path(__file__).resolve().parents[1]
PATIENCE = 600.0  # seconds: it only ends what hangs
OFTEN = 0.5  # seconds between two looks whether anybody still uses the server


@cache
def shared() -> str:
    """The URL of the server; it is started if there is none."""
    place = meeting_place()
    with locked(place / "gate"):
        if not is_kept(place):
            (place / "url").unlink(missing_ok=True)
            begin(place)
        users = (place / "users").open("a")
        fcntl.flock(users, fcntl.LOCK_SH)
        atexit.register(users.close)
        return (place / "url").read_text("utf-8")


def meeting_place() -> Path:
    """The folder in which processes of this checkout find the server; it is ours alone."""
    name = hashlib.sha256(str(ROOT).encode()).hexdigest()[:12]
    place = Path(tempfile.gettempdir()) / f"keeling-tests-{os.getuid()}-{name}"
    place.mkdir(mode=0o700, exist_ok=True)
    if place.stat().st_uid != os.getuid():
        raise RuntimeError(f"{place} belongs to somebody else")
    return place


def is_kept(place: Path) -> bool:
    """Whether there is a server: whoever keeps it has said where, and lives."""
    if not (place / "url").exists():
        return False
    try:
        with locked(place / "keeper", wait=False):
            return False
    except BlockingIOError:
        return True


def begin(place: Path) -> None:
    """Start the process that keeps the server, and wait until it has said where."""
    with (place / "log").open("w") as log:
        keeper = subprocess.Popen(  # noqa: S603 - ourselves
            [sys.executable, "-m", "tools.shared_postgres", str(place)],
            cwd=ROOT,
            stdin=subprocess.DEVNULL,
            stdout=log,
            stderr=log,
            start_new_session=True,
        )
    deadline = time.monotonic() + PATIENCE
    while not (place / "url").exists():
        if keeper.poll() is not None or time.monotonic() > deadline:
            raise RuntimeError(f"PostgreSQL does not start: {(place / 'log').read_text('utf-8')}")
        time.sleep(0.05)
    keeper.returncode = 0  # it outlives this process, and nobody has to wait for it


@contextmanager
def locked(path: Path, *, wait: bool = True) -> Iterator[None]:
    """One at a time."""
    with path.open("a") as held:
        fcntl.flock(held, fcntl.LOCK_EX if wait else fcntl.LOCK_EX | fcntl.LOCK_NB)
        yield


def keep(place: Path) -> None:
    """Run the server until nobody uses it any more."""
    server, said = Postgres(durable=False), place / "url"
    try:
        with locked(place / "keeper"):
            server.start()
            said.touch(mode=0o600)
            said.write_text(server.url, "utf-8")
            while is_used(place):
                time.sleep(OFTEN)
    finally:
        server.close()


def is_used(place: Path) -> bool:
    """Whether anybody uses the server; if not, nobody finds it any more."""
    with locked(place / "gate"), suppress(BlockingIOError):
        with locked(place / "users", wait=False):
            (place / "url").unlink(missing_ok=True)
        return False
    return True


if __name__ == "__main__":
    keep(Path(sys.argv[1]))
