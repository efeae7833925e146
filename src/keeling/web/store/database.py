"""The engine behind a database URL, brought to the newest schema."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Any

from alembic import command
from alembic.config import Config as Alembic
from sqlalchemy import create_engine, event
from sqlalchemy.engine import make_url

if TYPE_CHECKING:
    from sqlalchemy import Connection, Engine

MIGRATIONS = Path(__file__).parent / "migrations"


def connect(url: str) -> Engine:
    """An engine for a URL. SQLite and PostgreSQL are known to work."""
    parsed = make_url(url)
    if parsed.get_backend_name() != "sqlite":
        if parsed.drivername == "postgresql":
            parsed = parsed.set(drivername="postgresql+psycopg")
        return create_engine(parsed, pool_pre_ping=True)
    if parsed.database and parsed.database != ":memory:":
        path = Path(parsed.database)
        path.parent.mkdir(parents=True, exist_ok=True)
        path.touch(mode=0o600)  # it holds the keys to all seats
    engine = create_engine(parsed, connect_args={"timeout": 30})
    event.listen(engine, "connect", durable)
    event.listen(engine, "begin", begin)
    return engine


def durable(connection: Any, _record: object) -> None:  # noqa: ANN401 - the driver's own
    """Readers do not wait for writers, and what is committed is on disk."""
    connection.isolation_level = None  # transactions are begun below, not by the driver
    for pragma in ("journal_mode = WAL", "synchronous = FULL", "foreign_keys = ON"):
        connection.execute(f"PRAGMA {pragma}")


def begin(connection: Connection) -> None:
    """A transaction that will write takes its place in the queue at once."""
    writes = connection.get_execution_options().get("writes", False)
    connection.exec_driver_sql("BEGIN IMMEDIATE" if writes else "BEGIN")


def upgrade(engine: Engine) -> None:
    """Bring the database to the newest schema; several servers may start at once."""
    config = Alembic()
    config.set_main_option("script_location", str(MIGRATIONS).replace("%", "%%"))
    with engine.execution_options(writes=True).begin() as connection:
        if engine.dialect.name == "postgresql":
            connection.exec_driver_sql("SELECT pg_advisory_xact_lock(358)")
        config.attributes["connection"] = connection
        command.upgrade(config, "head")
