"""Which schema a database has, and opening one only to look at it."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Any
from urllib.parse import quote

from alembic.config import Config as Alembic
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import NullPool, create_engine, event, inspect
from sqlalchemy.engine import URL, make_url

from keeling.web.store.database import MIGRATIONS, begin, connect
from keeling.web.store.schema import METADATA

if TYPE_CHECKING:
    from sqlalchemy import Engine


def scripts() -> ScriptDirectory:
    """All changes of the schema there have been."""
    config = Alembic()
    config.set_main_option("script_location", str(MIGRATIONS).replace("%", "%%"))
    return ScriptDirectory.from_config(config)


def newest() -> str:
    """The schema of this release."""
    return str(scripts().get_current_head())


def known() -> list[str]:
    """All schemas that this release can read, or bring to its own."""
    return [script.revision for script in scripts().walk_revisions()]


def revision(engine: Engine) -> str:
    """The schema of a database; empty: it is none of ours."""
    with engine.connect() as db:
        return str(MigrationContext.configure(db).get_current_revision() or "")


def is_file(url: str) -> bool:
    """Whether a database is a file."""
    return make_url(url).get_backend_name() == "sqlite"


def path_of(url: str) -> Path:
    """The file of a database."""
    return Path(make_url(url).database or "")


def looking(url: str) -> Engine:
    """An engine that changes nothing: not even how a file is written the next time."""
    if not is_file(url):
        return connect(url).execution_options(isolation_level="REPEATABLE READ")
    where = f"file:{quote(str(path_of(url)))}"
    only = URL.create("sqlite", database=where, query={"mode": "ro", "uri": "true"})
    engine = create_engine(only, poolclass=NullPool, hide_parameters=True)
    event.listen(engine, "connect", by_hand)
    event.listen(engine, "begin", begin)
    return engine


def by_hand(connection: Any, _record: object) -> None:  # noqa: ANN401 - the driver's own
    """Transactions are begun by us, not by the driver."""
    connection.isolation_level = None


def missing(engine: Engine) -> list[str]:
    """What the schema of this release has and this database has not: `log.kind`."""
    there = inspect(engine)
    names = set(there.get_table_names())
    found = []
    for table in METADATA.sorted_tables:
        if table.name not in names:
            found.append(table.name)
            continue
        columns = {column["name"] for column in there.get_columns(table.name)}
        found += [f"{table.name}.{name}" for name in table.c.keys() if name not in columns]  # noqa: SIM118 - not a dict
    return found
