"""The database. The log is the truth; what `tables` says beside it can be worked out again."""

from __future__ import annotations

from typing import Final

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    String,
    Table,
    Text,
)

METADATA: Final = MetaData()
TIME: Final = BigInteger().with_variant(Integer, "sqlite")  # whose integers have 64 bits anyway

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
    Column("made", TIME, nullable=False),  # seconds since 1970
    Column("parent", String(16), nullable=False),  # the table this one was forked from
    Column("secret", String(64), nullable=False),  # what chance is drawn from; empty: see `seed`
    Column("commitment", String(64), nullable=False),  # to the secret, told from the beginning
    Column("copied", Integer, nullable=False),  # draws of chance that were made at its parent
    # From here on: what follows from the log, for lists.
    Column("version", Integer, nullable=False),
    Column("choices", Integer, nullable=False),
    Column("choosing", Integer, nullable=False),
    Column("ended", Boolean, nullable=False),
    Column("changed", TIME, nullable=False),
    Column("seating", Integer, nullable=False),  # counts how often seats have changed
    Column("repeats", String(16), nullable=False),  # the table that this one is played again
    Column("closed", Boolean, nullable=False),  # by the owner of the server
    Column("form", String(64), nullable=True),  # the fingerprint of what was sent to open it
    Column("opener", String(32), nullable=False),  # while only bots play: see `tables/bot_tables`
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
    Column("program", Boolean, nullable=False),  # a program has used the key
)

LOG: Final = Table(
    "log",
    METADATA,
    Column("table_id", ForeignKey("tables.id"), primary_key=True),
    Column("version", Integer, primary_key=True),
    Column("seat", Integer, nullable=False),  # -1: chance
    Column("kind", String(12), nullable=False),  # see `rows.Kind`
    Column("option", String(200), nullable=False),  # in notation, or words; empty: taken back
    Column("stands", Integer, nullable=True),  # after an undo: how many choices stand
    Column("command", String(80), nullable=True),  # the asker's own id of what was asked
    Column("made", TIME, nullable=False),
    Index("log_command", "table_id", "command", unique=True),
)

HOLDERS: Final = Table(
    "holders",
    METADATA,
    Column("browser", String(64), primary_key=True),  # the fingerprint of its key
    Column("table_id", ForeignKey("tables.id"), primary_key=True),
    Column("seat", Integer, primary_key=True),  # -1: the host's own rights
    Column("made", TIME, nullable=False),
    Column("lost", Boolean, nullable=False),  # it held the seat until another browser took it
)

TRACE: Final = Table(  # who changed who sits where
    "trace",
    METADATA,
    Column("table_id", ForeignKey("tables.id"), primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("version", Integer, nullable=False),  # of the log, when it happened
    Column("choices", Integer, nullable=False),  # after how many choices it happened
    Column("seat", Integer, nullable=False),
    Column("what", String(16), nullable=False),  # see `rows.What`
    Column("by", Integer, nullable=False),  # the seat that did it; -1: the host
    Column("name", String(64), nullable=False),  # of whoever did it, as they were called then
    Column("detail", String(64), nullable=False),  # a name, a bot
    Column("made", TIME, nullable=False),
)

SPENT: Final = Table(  # keys that open nothing any more
    "spent",
    METADATA,
    Column("key", String(64), primary_key=True),  # its fingerprint
    Column("table_id", ForeignKey("tables.id", ondelete="CASCADE"), nullable=False),
    Column("seat", Integer, nullable=False),
)

SNAPSHOTS: Final = Table(  # a cache: whoever throws it away loses nothing
    "snapshots",
    METADATA,
    Column("table_id", ForeignKey("tables.id"), primary_key=True),
    Column("version", Integer, nullable=False),  # of the log, up to which it holds
    Column("body", LargeBinary, nullable=False),
)

# What processes that serve the same database tell each other. Times are in milliseconds.

WORKERS: Final = Table(
    "workers",
    METADATA,
    Column("id", String(32), primary_key=True),
    Column("began", TIME, nullable=False),
    Column("seen", TIME, nullable=False),  # its last sign of life
)

LEASES: Final = Table(  # which process plays the bots of a table
    "leases",
    METADATA,
    Column("table_id", ForeignKey("tables.id"), primary_key=True),
    Column("owner", String(32), nullable=False),  # a worker; it counts while that lives
)

PRESENCE: Final = Table(  # whose pages are open at which worker
    "presence",
    METADATA,
    Column("table_id", ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("worker", String(32), primary_key=True),
    Column("here", Boolean, nullable=False),
    Column("since", TIME, nullable=False),  # when the first page opened, or the last closed
)

COUNTERS: Final = Table(  # what addresses did in a minute
    "counters",
    METADATA,
    Column("name", String(128), primary_key=True),
    Column("minute", BigInteger, primary_key=True),
    Column("count", Integer, nullable=False),
)

SECRETS: Final = Table(
    "secrets",
    METADATA,
    Column("name", String(32), primary_key=True),
    Column("value", String(128), nullable=False),
)

Index("holders_table", HOLDERS.c.table_id)
Index("spent_table", SPENT.c.table_id)
Index("tables_changed", TABLES.c.changed)
Index("tables_repeats", TABLES.c.repeats)
Index("tables_form", TABLES.c.form, unique=True)
