"""Several seats may be to choose at the same time: a bit for each."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    """Forward."""
    op.add_column("tables", sa.Column("choosing", sa.Integer, nullable=False, server_default="0"))
    op.execute("UPDATE tables SET choosing = 1 << to_move WHERE to_move >= 0")
    op.execute("ALTER TABLE tables DROP COLUMN to_move")
