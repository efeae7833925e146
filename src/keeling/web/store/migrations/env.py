"""Alembic runs this to bring a database to the newest schema, on the connection it is given."""

from __future__ import annotations

from alembic import context

from keeling.web.store.schema import METADATA

context.configure(
    connection=context.config.attributes["connection"],
    target_metadata=METADATA,
    transactional_ddl=True,
)
context.run_migrations()
