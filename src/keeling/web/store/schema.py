"""The database. The log is the truth; what `tables` says beside it can be worked out again."""

from __future__ import annotations

from typing import Final

from sqlalchemy import Boolean, Column, ForeignKey, Index, Integer, MetaData, String, Table, Text

METADATA: Final = MetaData()

TABLES: Final = Table(
    "tables",
    METADATA,
    Column("id", String(16), primary_key=True),
    Column("game", String(64), nullable=False),
    Column("rules", Integer, nullable=False),
    Column("config", Text, nullable=False),  # JSON
    Column("data", String(64), nullable=False),  # the overlay of component data
    Column("seed", String(64), nullable=False),  # empty: chance is drawn from the system
    Column("language", String(8), nullable=False),
    Column("host_token", String(64), nullable=False, unique=True),
    Column("made", Integer, nullable=False),  # seconds since 1970
    Column("parent", String(16), nullable=False),  # the table this one was forked from
    # From here on: what follows from the log, for lists.
    Column("version", Integer, nullable=False),
    Column("choices", Integer, nullable=False),
    Column("choosing", Integer, nullable=False),
    Column("ended", Boolean, nullable=False),
    Column("changed", Integer, nullable=False),
    Column("seating", Integer, nullable=False),  # counts how often seats have changed
    Column("repeats", String(16), nullable=False),  # the table that this one is played again
)

SEATS: Final = Table(
    "seats",
    METADATA,
    Column("table_id", ForeignKey("tables.id"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("token", String(64), nullable=False, unique=True),
    Column("name", String(64), nullable=False),
    Column("person", Boolean, nullable=False),  # made for a person, even while a bot plays it
    Column("open", Boolean, nullable=False),  # anybody may sit down
    Column("bot", String(32), nullable=False),  # who plays it now; empty: the person
    Column("webhook", String(500), nullable=False),
)

LOG: Final = Table(
    "log",
    METADATA,
    Column("table_id", ForeignKey("tables.id"), primary_key=True),
    Column("version", Integer, primary_key=True),
    Column("seat", Integer, nullable=False),  # -1: chance
    Column("option", String(200), nullable=False),  # in notation; empty: an undo
    Column("kept", Integer, nullable=False),  # after an undo: how many choices stand; else -1
    Column("command", String(80), nullable=True),  # the asker's own id of what was asked
    Column("made", Integer, nullable=False),
    Index("log_command", "table_id", "command", unique=True),
)

HOLDERS: Final = Table(
    "holders",
    METADATA,
    Column("browser", String(64), primary_key=True),  # the fingerprint of its key
    Column("table_id", ForeignKey("tables.id"), primary_key=True),
    Column("seat", Integer, primary_key=True),  # -1: the host's own rights
    Column("made", Integer, nullable=False),
    Column("lost", Boolean, nullable=False),  # it held the seat until another browser took it
)

SECRETS: Final = Table(
    "secrets",
    METADATA,
    Column("name", String(32), primary_key=True),
    Column("value", String(128), nullable=False),
)

Index("holders_table", HOLDERS.c.table_id)
Index("tables_changed", TABLES.c.changed)
Index("tables_repeats", TABLES.c.repeats)
