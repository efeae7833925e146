"""Seats that a browser has lost, and tables that are played again."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    """Forward."""
    lost = sa.Column("lost", sa.Boolean, nullable=False, server_default=sa.false())
    repeats = sa.Column("repeats", sa.String(16), nullable=False, server_default="")
    op.add_column("holders", lost)
    op.add_column("tables", repeats)
    op.create_index("tables_repeats", "tables", ["repeats"])
