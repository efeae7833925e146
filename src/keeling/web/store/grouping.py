"""Choices at several tables that wait for the disk together: one transaction for all of them.

A file of SQLite is written by one thread at a time, and most of that time is the disk's. Whoever
comes meanwhile waits; the first of them who may write then writes for all.
"""

from __future__ import annotations

from threading import Event, Lock
from typing import TYPE_CHECKING, Any

from msgspec import Struct
from sqlalchemy.exc import DatabaseError, IntegrityError

from keeling.web.errors import Busy
from keeling.web.store.complaints import is_malformed
from keeling.web.store.database import AWAY

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence
    from contextlib import AbstractContextManager


class Addition(Struct):
    """What is to be added to the log of a table, and how the table stands then."""

    rows: list[dict[str, Any]]
    facts: dict[str, Any]
    error: BaseException | None = None


class Waiting(Struct):
    """An addition that is to be written, and whether it was: or why not."""

    wanted: Addition
    is_done: Event


class Grouped:
    """Writes what several threads want to add; each of them returns when its own is on disk."""

    def __init__(
        self, turn: AbstractContextManager[None], write: Callable[[Sequence[Addition]], None]
    ) -> None:
        self.turn = turn  # who may write
        self.write = write  # in one transaction: all, or nothing
        self.queue: list[Waiting] = []
        self.lock = Lock()

    def add(self, wanted: Addition) -> None:
        """Write this, perhaps with others; raise what went wrong with it."""
        mine = Waiting(wanted, Event())
        with self.lock:
            self.queue.append(mine)
        try:
            with self.turn:
                if not mine.is_done.is_set():
                    self._write_all()
        except Busy:
            if self._has_given_up(mine):
                raise
            mine.is_done.wait()  # somebody is just writing it: only then is known what became of it
        if wanted.error is not None:
            raise wanted.error

    def _has_given_up(self, mine: Waiting) -> bool:
        """Whether nobody has begun to write this: then nobody will."""
        with self.lock:
            if mine not in self.queue:
                return False
            self.queue.remove(mine)
            return True

    def _write_all(self) -> None:
        """Write for all who wait. If one of them cannot be written, each is written by itself.

        If nothing can be written now, that goes for those who have come meanwhile, too: they have
        waited long enough.
        """
        with self.lock:
            group, self.queue = self.queue, []
        try:
            if not self._written([one.wanted for one in group]):
                for one in group:
                    self._written([one.wanted])
            error = group[0].wanted.error if group else None
            if isinstance(error, AWAY):
                with self.lock:
                    late, self.queue = self.queue, []
                for one in late:
                    one.wanted.error = error
                group += late
        finally:
            for one in group:
                one.is_done.set()

    def _written(self, together: Sequence[Addition]) -> bool:
        """Whether that is settled: on disk, or known to be impossible."""
        try:
            self.write(together)
        except DatabaseError as error:
            if len(together) > 1 and (isinstance(error, IntegrityError) or is_malformed(error)):
                return False  # one of them is too late, or lies where the file is damaged
            for one in together:
                one.error = error
        except BaseException as error:  # noqa: BLE001 - each raises it in its own thread
            for one in together:
                one.error = error
        return True
