"""The engine behind a database URL, brought to the newest schema."""

from __future__ import annotations

from contextlib import contextmanager, nullcontext
from pathlib import Path
from typing import TYPE_CHECKING, Any

from alembic import command
from alembic.config import Config as Alembic
from sqlalchemy import create_engine, event
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.engine import make_url
from sqlalchemy.exc import ArgumentError, DataError, InterfaceError, OperationalError
from sqlalchemy.exc import TimeoutError as NoneFree

from keeling.web.door import Door
from keeling.web.errors import Busy, Refused
from keeling.web.store.announcing import is_shared
from keeling.web.store.complaints import PASSING, complaint
from keeling.web.store.damage import Damage
from keeling.web.store.pinging import ping_when_idle
from keeling.web.threads import MOST

if TYPE_CHECKING:
    from collections.abc import Iterator

    from sqlalchemy import URL, Connection, Engine, Table
    from sqlalchemy.engine import ExceptionContext

PATIENCE = 30.0  # seconds: commands can wait
MIGRATIONS = Path(__file__).parent / "migrations"
# Seconds: that a network was cut is noticed soon, also by who only listens.
ALIVE = {
    "connect_timeout": "3",
    "keepalives_idle": "5",
    "keepalives_interval": "2",
    "keepalives_count": "3",
    "tcp_user_timeout": "10000",  # milliseconds
}
# All of them stay open. With fewer, whoever comes when these are in use would connect anew, and
# hang up afterwards: that costs more than most of what is asked for.
CONNECTIONS = 15
# May wait for one that writes: it writes for all of them together. The others only want to read.
WRITERS = MOST - 16
FREE_WITHIN = 2.0  # seconds to wait for a connection of the pool
# Milliseconds; nobody waits for longer, and a process that hangs keeps nobody else from writing.
LONGEST = {
    "statement_timeout": 5000,
    "lock_timeout": 2000,
    "idle_in_transaction_session_timeout": 10_000,
}
SILENT = "SELECT setting::int FROM pg_settings WHERE name = 'statement_timeout'"  # milliseconds
GRACE = 1.0  # seconds more, after which the database does not only take long, but hangs
AWAY = (Busy, OperationalError, InterfaceError, NoneFree)  # what is raised when a database is away


class Database:
    """A database that is read and written."""

    def __init__(self, url: str, patience: float = PATIENCE) -> None:
        self.engine = connect(url, patience)
        upgrade(self.engine)
        self.patience = patience
        self.damage = Damage()
        self.writing = self.engine.execution_options(writes=True)
        self.reading = single(self.engine)
        self.turn = nullcontext() if is_shared(self.engine) else Door(patience, WRITERS)

    @contextmanager
    def transaction(self) -> Iterator[Connection]:
        """To write in. One at a time with SQLite: its own queue lets some wait far too long."""
        with self.turn, self.writing.begin() as db:
            yield db

    def close(self) -> None:
        """Let go of all connections."""
        self.engine.dispose()


def connect(url: str, patience: float = PATIENCE) -> Engine:
    """An engine for the URL of a database of SQLite or PostgreSQL.

    What is asked for may be a key, and errors are written down: parameters stand in none of them.
    """
    parsed = make_url(url)
    kind = parsed.get_backend_name()
    if kind not in ("sqlite", "postgresql"):
        raise ArgumentError(f"{kind} is neither sqlite nor postgresql")
    return alone(parsed, patience) if kind == "sqlite" else shared(parsed)


def alone(url: URL, patience: float) -> Engine:
    """A file, for one process; others are waited for so many seconds."""
    if url.database and url.database != ":memory:":
        path = Path(url.database)
        path.parent.mkdir(parents=True, exist_ok=True)
        path.touch(mode=0o600)  # it holds the keys to all seats
    engine = create_engine(
        url,
        connect_args={"timeout": patience},
        pool_size=CONNECTIONS,
        max_overflow=0,
        pool_timeout=patience,
        hide_parameters=True,
    )
    event.listen(engine, "connect", durable)
    event.listen(engine, "begin", begin)
    return engine


def shared(url: URL) -> Engine:
    """A database on a server, for several processes; its driver is psycopg."""
    url = url.set(drivername="postgresql+psycopg", query={**ALIVE, **url.query})
    engine = create_engine(
        url,
        pool_size=CONNECTIONS,
        max_overflow=0,
        pool_timeout=FREE_WITHIN,
        isolation_level="READ COMMITTED",
        hide_parameters=True,
    )
    from keeling.web.store.hanging import open_impatient  # noqa: PLC0415 - it needs the driver

    event.listen(engine, "do_connect", open_impatient)
    event.listen(engine, "connect", impatient)
    ping_when_idle(engine)
    event.listen(engine, "handle_error", refuse)
    return engine


def is_away(error: Exception) -> bool:
    """Whether the database cannot be used just now, or takes too long; it may be well again soon.

    A disk that is full is such a case: nothing was written, and whoever asks again is answered.
    """
    if not isinstance(error, AWAY):
        return False
    return complaint(error) in (None, *PASSING)


def impatient(connection: Any, _record: object) -> None:  # noqa: ANN401 - the driver's own
    """Limit what a connection may wait for, unless its URL or its owner has done so.

    A database that hangs keeps no limit of its own: then the connection is cut.
    """
    with connection.cursor() as cursor:
        for name, most in LONGEST.items():
            unset = f"current_setting('{name}') = '0'"
            cursor.execute(f"SELECT set_config('{name}', '{most}', false) WHERE {unset}")
        cursor.execute(SILENT)
        connection.longest = cursor.fetchone()[0] / 1000 + GRACE
    connection.commit()


def durable(connection: Any, _record: object) -> None:  # noqa: ANN401 - the driver's own
    """Readers do not wait for writers, and what is committed is on disk."""
    connection.isolation_level = None  # transactions are begun below, not by the driver
    for pragma in ("journal_mode = WAL", "synchronous = FULL", "foreign_keys = ON"):
        connection.execute(f"PRAGMA {pragma}")


def begin(connection: Connection) -> None:
    """A transaction that will write takes its place in the queue at once."""
    options = connection.get_execution_options()
    if not options.get("single", False):
        writes = options.get("writes", False)
        connection.exec_driver_sql("BEGIN IMMEDIATE" if writes else "BEGIN")


def single(engine: Engine) -> Engine:
    """To ask one question: that needs no transaction, which would be two statements more."""
    if is_shared(engine):
        return engine.execution_options(isolation_level="AUTOCOMMIT")
    return engine.execution_options(single=True)


def refuse(context: ExceptionContext) -> None:
    """Text with a NUL, which PostgreSQL cannot hold, names nothing and was sent to do harm."""
    if isinstance(context.sqlalchemy_exception, DataError):
        raise Refused("web-error-400")


def write_once(db: Connection, into: Table, row: dict[str, object]) -> bool:
    """A row, unless it is there already: also when another process writes it just now."""
    insert_into = postgresql.insert if is_shared(db.engine) else sqlite.insert
    return db.execute(insert_into(into).values(row).on_conflict_do_nothing()).rowcount > 0


def upgrade(engine: Engine, to: str = "head") -> None:
    """Bring the database to the newest schema; several servers may start at once."""
    config = Alembic()
    config.set_main_option("script_location", str(MIGRATIONS).replace("%", "%%"))
    with engine.execution_options(writes=True).begin() as connection, unhurried(connection):
        if is_shared(engine):
            connection.exec_driver_sql("SELECT pg_advisory_xact_lock(358)")  # one at a time
        config.attributes["connection"] = connection
        command.upgrade(config, to)


@contextmanager
def unhurried(connection: Connection) -> Iterator[None]:
    """As long as it takes, in one transaction: an old database, or all of one, can be large."""
    if not is_shared(connection.engine):
        yield
        return
    for name in LONGEST:
        connection.exec_driver_sql(f"SET LOCAL {name} = 0")
    driver: Any = connection.connection.driver_connection
    longest, driver.longest = driver.longest, None
    try:
        yield
    finally:
        driver.longest = longest
