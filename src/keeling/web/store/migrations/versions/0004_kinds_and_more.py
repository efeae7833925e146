"""The log says what its entries are; who changed seats; leases, snapshots, verifiable shuffles."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"

TIME = sa.BigInteger().with_variant(sa.Integer, "sqlite")
TIMES = (("tables", "made"), ("tables", "changed"), ("log", "made"), ("holders", "made"))
TABLE_OR_GONE = sa.ForeignKey("tables.id", ondelete="CASCADE")
# What the numbers in `kept` meant, with whether there was a command and whose entry it was.
KINDS = {
    "undo": "kept >= 0",
    "withdrawn": "kept = -2",
    "chance": "kept = -1 AND command IS NULL AND seat < 0",
    "restored": "kept = -1 AND command IS NULL AND seat >= 0",
}


def upgrade() -> None:
    """Forward."""
    kinds()
    times()
    columns()
    seats()
    op.create_table(
        "snapshots",
        sa.Column("table_id", sa.String(16), sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("version", sa.Integer, nullable=False),
        sa.Column("body", sa.LargeBinary, nullable=False),
    )
    shared_among_workers()


def kinds() -> None:
    """A word for each entry instead of a number with hidden meanings."""
    op.add_column("log", sa.Column("kind", sa.String(12), nullable=False, server_default="choice"))
    op.add_column("log", sa.Column("stands", sa.Integer, nullable=True))
    for kind, meant in KINDS.items():
        op.execute(f"UPDATE log SET kind = '{kind}' WHERE {meant}")  # noqa: S608 - our own words
    op.execute("UPDATE log SET stands = kept WHERE kept >= 0")
    op.execute("ALTER TABLE log DROP COLUMN kept")


def times() -> None:
    """Seconds after the year 2038. Integers of SQLite have 64 bits anyway."""
    if op.get_bind().dialect.name == "postgresql":
        for table, column in TIMES:
            op.alter_column(table, column, type_=TIME)


def columns() -> None:
    """What a table has committed to, and whether its host's server has closed it."""
    for name in ("secret", "commitment"):
        op.add_column("tables", sa.Column(name, sa.String(64), nullable=False, server_default=""))
    op.add_column("tables", sa.Column("copied", sa.Integer, nullable=False, server_default="0"))
    op.add_column(
        "tables", sa.Column("closed", sa.Boolean, nullable=False, server_default=sa.false())
    )


def seats() -> None:
    """Who changed who sits where; keys that were used up; which seats programs play."""
    op.create_table(
        "trace",
        sa.Column("table_id", sa.String(16), sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("number", sa.Integer, primary_key=True),
        sa.Column("version", sa.Integer, nullable=False),
        sa.Column("choices", sa.Integer, nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("what", sa.String(16), nullable=False),
        sa.Column("by", sa.Integer, nullable=False),
        sa.Column("name", sa.String(64), nullable=False),
        sa.Column("detail", sa.String(64), nullable=False),
        sa.Column("made", TIME, nullable=False),
    )
    table = sa.ForeignKey("tables.id", ondelete="CASCADE")
    op.create_table(
        "spent",
        sa.Column("key", sa.String(64), primary_key=True),
        sa.Column("table_id", sa.String(16), table, nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
    )
    op.create_index("spent_table", "spent", ["table_id"])
    op.add_column(
        "seats", sa.Column("program", sa.Boolean, nullable=False, server_default=sa.false())
    )


def shared_among_workers() -> None:
    """What processes that serve the same database tell each other."""
    op.create_table(
        "workers",
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column("began", TIME, nullable=False),
        sa.Column("seen", TIME, nullable=False),
    )
    op.create_table(
        "leases",
        sa.Column("table_id", sa.String(16), sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("owner", sa.String(32), nullable=False),
    )
    op.create_table(
        "presence",
        sa.Column(
            "table_id",
            sa.String(16),
            sa.ForeignKey("tables.id", ondelete="CASCADE"),
            primary_key=True,
        ),
        sa.Column("seat", sa.Integer, primary_key=True),
        sa.Column("worker", sa.String(32), primary_key=True),
        sa.Column("here", sa.Boolean, nullable=False),
        sa.Column("since", TIME, nullable=False),
    )
    op.create_table(
        "counters",
        sa.Column("name", sa.String(128), primary_key=True),
        sa.Column("minute", sa.BigInteger, primary_key=True),
        sa.Column("count", sa.Integer, nullable=False),
    )
