"""From where a table was opened at which only bots play, as a hash of the address."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"


def upgrade() -> None:
    """Forward."""
    op.add_column("tables", sa.Column("opener", sa.String(32), nullable=False, server_default=""))
