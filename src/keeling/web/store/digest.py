"""What is kept in a database, in a number: the same rows, the same digest, in any database."""

from __future__ import annotations

from hashlib import sha256
from typing import TYPE_CHECKING, Final

import msgspec
from msgspec import Struct
from sqlalchemy import select

from keeling.web.store.schema import METADATA

if TYPE_CHECKING:
    from collections.abc import Iterator

    from sqlalchemy import Connection, Table

# What processes tell each other, and what can be worked out again: nobody misses it.
PASSING: Final = frozenset({"workers", "leases", "presence", "counters", "snapshots"})
KEPT: Final = tuple(table for table in METADATA.sorted_tables if table.name not in PASSING)
AT_ONCE: Final = 1000  # rows
SIZE: Final = 2**256


class Digest(Struct, frozen=True):
    """How many rows each table of a database has, and what is in all of them."""

    rows: dict[str, int]
    digest: str


def digest(db: Connection) -> Digest:
    """What a database holds. Rows are added up, as databases do not sort letters alike."""
    rows, total = {}, 0
    for table in KEPT:
        rows[table.name] = 0
        for part in parts(db, table):
            rows[table.name] += len(part)
            total += sum(number(table, row) for row in part)
    return Digest(rows, f"{total % SIZE:064x}")


def parts(db: Connection, table: Table) -> Iterator[list[dict[str, object]]]:
    """All rows of a table, some at a time."""
    found = db.execution_options(yield_per=AT_ONCE).execute(select(table))
    for part in found.mappings().partitions():
        yield [dict(row) for row in part]


def number(table: Table, row: dict[str, object]) -> int:
    """A row as a number."""
    written = msgspec.json.encode([str(table.name), *(row[column.name] for column in table.c)])
    return int.from_bytes(sha256(written).digest())
