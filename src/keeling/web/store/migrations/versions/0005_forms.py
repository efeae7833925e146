"""Which form has opened a table: the same one again leads to the same table."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"


def upgrade() -> None:
    """Forward."""
    op.add_column("tables", sa.Column("form", sa.String(64), nullable=True))
    op.create_index("tables_form", "tables", ["form"], unique=True)
