"""Databases for tests: a file of SQLite, or an empty database of a PostgreSQL server."""

from __future__ import annotations

import os
from contextlib import contextmanager
from typing import TYPE_CHECKING
from uuid import uuid4

import pytest
from msgspec import structs
from sqlalchemy import NullPool, create_engine
from sqlalchemy.engine import make_url

from keeling.kernel.revisions import newest
from keeling.web.store.rows import SeatRow, TableRow
from tools.postgres import missing
from tools.shared_postgres import shared

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

VARIABLE = "KEELING_TEST_POSTGRES"  # the URL of a server, if another than our own is to be used
NEEDED = "KEELING_TEST_ALL"  # set where a test that cannot be run is a failure
NO_SERVER = "" if os.environ.get(VARIABLE) else missing()
needs_postgres = pytest.mark.skipif(
    bool(NO_SERVER) and not os.environ.get(NEEDED), reason=NO_SERVER or "never"
)
KINDS = ["sqlite", pytest.param("postgresql", marks=needs_postgres)]

TABLE = TableRow(
    id="",
    game="future_energy",
    rules=newest("future_energy"),
    config="{}",
    data="",
    seed="",
    language="en",
    host_token="",
    made=1,
    parent="",
    version=0,
    choices=0,
    choosing=1,
    ended=False,
    changed=1,
)


@contextmanager
def fresh_postgres() -> Iterator[str]:
    """The URL of a new database, which is dropped afterwards, whoever still uses it."""
    server_url = os.environ.get(VARIABLE) or shared()
    here = make_url(server_url).set(drivername="postgresql+psycopg")
    name = f"keeling_test_{uuid4().hex[:12]}"
    server = create_engine(here, isolation_level="AUTOCOMMIT", poolclass=NullPool)
    with server.connect() as db:
        db.exec_driver_sql(f"CREATE DATABASE {name}")
    try:
        yield here.set(database=name).render_as_string(hide_password=False)
    finally:
        with server.connect() as db:
            db.exec_driver_sql(f"DROP DATABASE {name} WITH (FORCE)")


@contextmanager
def fresh_database(kind: str, folder: Path) -> Iterator[str]:
    """The URL of an empty database of a kind."""
    if kind == "sqlite":
        yield f"sqlite:///{folder / 'kept' / 'keeling.sqlite3'}"
    else:
        with fresh_postgres() as url:
            yield url


def table_row(table: str, **values: object) -> TableRow:
    """A table at which nothing has happened."""
    return structs.replace(TABLE, id=table, host_token=f"host-{table}", **values)


def seat_row(table: str, seat: int, **values: object) -> SeatRow:
    """A person's seat."""
    token = f"{table}-{seat}"
    row = SeatRow(table_id=table, seat=seat, token=token, name="", person=True, open=False, bot="")
    return structs.replace(row, **values)
