"""One process serves a file of SQLite: a second would not notice what happens in the first.

A lock on a small file beside it says so. The system takes it from a process that ends, however that
ends; commands that only look or copy need none.
"""

from __future__ import annotations

import errno
import os
import sys
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import TYPE_CHECKING

from sqlalchemy.engine import make_url

from keeling.cli.errors import BadFile

if sys.platform == "win32":
    import msvcrt
else:
    import fcntl

if TYPE_CHECKING:
    from collections.abc import Iterator

LEFT = "KEELING_SERVING"  # the lock: left by the program before, which this one goes on from
ENDING = ".lock"
HEAD = b"SQLite format 3\0"
TAKEN = (errno.EAGAIN, errno.EACCES, errno.EDEADLK)  # what systems say where another has the lock
FAR = 4096  # the byte that is locked on Windows: nobody could read what stands there
DIGITS = 20


class Alone:
    """The lock of a process that serves a file; without one, many may serve the database."""

    def __init__(self, lock: int | None = None) -> None:
        self.lock = lock

    def hand_over(self) -> None:
        """Leave the lock to the program that goes on in this process."""
        if self.lock is not None and sys.platform != "win32":
            os.set_inheritable(self.lock, True)  # noqa: FBT003 - the system's own
            os.environ[LEFT] = str(self.lock)
            self.lock = None

    def close(self) -> None:
        """Others may serve the file."""
        if self.lock is not None:
            os.close(self.lock)


@contextmanager
def alone_at(url: str) -> Iterator[Alone]:
    """Serve a database, if it is a file as the only process; BadFile if there is another."""
    before = inherited()
    held = Alone(taken(url) if before is None else before)
    try:
        yield held
    finally:
        held.close()


def inherited() -> int | None:
    """The lock of the program before this one."""
    left = os.environ.pop(LEFT, "")
    if not left.isdecimal():
        return None
    try:
        os.set_inheritable(int(left), False)  # noqa: FBT003 - the system's own
    except OSError:  # a variable that somebody has left behind
        return None
    return int(left)


def taken(url: str) -> int | None:
    """The lock of a file; None: there is none to be had, or none is needed."""
    path = file_of(url)
    if path is None:
        return None
    beside = path.with_name(path.name + ENDING)
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        lock = opened(beside)
    except OSError as error:
        raise BadFile("cli-error-database", url=str(path), reason=str(error)) from error
    try:
        hold(lock)
    except OSError as error:
        process = os.read(lock, DIGITS).decode("ascii", "replace").strip() or "?"
        os.close(lock)
        if error.errno not in TAKEN:  # a disk that knows no locks, a network share perhaps
            return None
        raise BadFile("cli-error-served", place=str(path), process=process) from error
    with suppress(OSError):  # it may be somebody else's: who it is helps, no more
        os.ftruncate(lock, 0)
        os.write(lock, f"{os.getpid()}\n".encode())
    return lock


def file_of(url: str) -> Path | None:
    """The file of a database, if it is one or may become one; what is none of ours is let alone."""
    database = make_url(url).database if url.startswith("sqlite") else None
    if not database or database == ":memory:":
        return None
    path = Path(database).resolve()  # the same file by another name has the same lock
    if not path.exists():
        return path
    if not path.is_file() or not os.access(path, os.R_OK):
        return None
    with path.open("rb") as file:
        return path if file.read(len(HEAD)) in (b"", HEAD) else None


def opened(path: Path) -> int:
    """The file that is locked; somebody else's can be read at least."""
    follow_none = getattr(os, "O_NOFOLLOW", 0)  # a link could lead to a file that means something
    try:
        return os.open(path, os.O_RDWR | os.O_CREAT | follow_none, 0o600)
    except PermissionError:
        return os.open(path, os.O_RDONLY | follow_none)


def hold(lock: int) -> None:
    """Take the lock; OSError if another process has it."""
    if sys.platform == "win32":
        os.lseek(lock, FAR, os.SEEK_SET)
        try:
            msvcrt.locking(lock, msvcrt.LK_NBLCK, 1)
        finally:
            os.lseek(lock, 0, os.SEEK_SET)
    else:
        fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
