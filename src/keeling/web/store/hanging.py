"""A connection to PostgreSQL that is not waited for without end.

The database's own limits are no help when it hangs itself, because it was stopped or its disk does
not answer: the system keeps its connections open, and whoever asked would wait for ever. This
module needs the driver, which not everybody has installed.
"""

from __future__ import annotations

from time import monotonic
from typing import TYPE_CHECKING, Any, TypeVar

import psycopg

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from psycopg.abc import PQGen

T = TypeVar("T")


class Impatient(psycopg.Connection[Any]):
    """A connection that is cut when nothing has come for too long."""

    longest: float | None = None  # seconds of silence; None: as long as it takes

    def wait(self, gen: PQGen[T], *args: Any, **more: Any) -> T:  # noqa: ANN401 - the driver's own
        """Wait for whatever the database is asked."""
        return super().wait(self.bounded(gen), *args, **more)

    def bounded(self, gen: PQGen[T]) -> PQGen[T]:
        """The same conversation, which ends when the other side says nothing any more."""
        heard = monotonic()
        try:
            wanted = next(gen)
            while True:
                ready = yield wanted
                if ready:
                    heard = monotonic()
                elif self.longest is not None and monotonic() - heard > self.longest:
                    self.pgconn.finish()
                    raise psycopg.OperationalError("the database does not answer")
                wanted = gen.send(ready)
        except StopIteration as end:
            found: T = end.value
            return found


def open_impatient(
    _dialect: object, _record: object, where: Sequence[Any], how: Mapping[str, Any]
) -> Impatient:
    """A new connection, for SQLAlchemy."""
    return Impatient.connect(*where, **how)
