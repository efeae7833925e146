"""Whether a connection still leads to its database: asked of those that were idle for a while.

Asked every time, that would be a third of all messages to the database. A connection that was used
a moment ago and leads nowhere is noticed as well: what fails by it is answered with 503.
"""

from __future__ import annotations

from time import monotonic
from typing import TYPE_CHECKING, Final

from sqlalchemy import event
from sqlalchemy.exc import DisconnectionError

if TYPE_CHECKING:
    from sqlalchemy import Engine
    from sqlalchemy.engine.interfaces import DBAPIConnection
    from sqlalchemy.pool import ConnectionPoolEntry, PoolProxiedConnection

IDLE: Final = 0.05  # seconds: no database is started anew in less
LEFT: Final = "left"  # when a connection was given back


def ping_when_idle(engine: Engine) -> None:
    """Let connections of a pool be asked after each pause; those that do not answer are renewed."""
    dialect = engine.dialect

    def given_back(_connection: object, entry: ConnectionPoolEntry) -> None:
        entry.info[LEFT] = monotonic()

    def taken(
        connection: DBAPIConnection, entry: ConnectionPoolEntry, _use: PoolProxiedConnection
    ) -> None:
        if monotonic() - entry.info.get(LEFT, -IDLE) < IDLE:
            return
        try:
            dialect.do_ping(connection)
        except dialect.loaded_dbapi.Error as error:
            raise DisconnectionError from error

    event.listen(engine, "checkin", given_back)
    event.listen(engine, "checkout", taken)
