"""A lock at which nobody waits for long, so that a slow thing keeps few threads from their work."""

from __future__ import annotations

from contextlib import contextmanager
from threading import Lock, RLock
from typing import TYPE_CHECKING, Final

from keeling.web.errors import Busy
from keeling.web.threads import resting

if TYPE_CHECKING:
    from collections.abc import Iterator
    from types import TracebackType

ROOM: Final = 16  # threads that may wait at one door; a server has MOST
HURRY: Final = 4  # times less patience for a thread that others wait for meanwhile


class Door:
    """Lets one thread in at a time, again and again if it likes; Busy for those in excess."""

    def __init__(self, patience: float, room: int = ROOM) -> None:
        self.patience = patience  # seconds
        self.room = room
        self.waiting = 0
        self.lock, self.counting = RLock(), Lock()

    def __enter__(self) -> None:
        """Go in, perhaps after others; Busy if they take too long, or are too many."""
        self._go_in(self.patience)

    @contextmanager
    def within(self, patience: float) -> Iterator[None]:
        """The same for somebody who has so much patience."""
        self._go_in(min(patience, self.patience))
        try:
            yield
        finally:
            self.lock.release()

    def _go_in(self, patience: float) -> None:
        if self.lock.acquire(blocking=False):
            return
        with self.counting:
            if self.waiting >= self.room:
                raise Busy
            self.waiting += 1
        try:
            with resting() as is_aside:
                is_in = self.lock.acquire(timeout=patience if is_aside else patience / HURRY)
            if not is_in:
                raise Busy
        finally:
            with self.counting:
                self.waiting -= 1

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        """Let the next one in."""
        self.lock.release()
