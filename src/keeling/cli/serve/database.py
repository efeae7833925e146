"""Where the tables are kept: a file of the user's own unless something else is named."""

from __future__ import annotations

import os
import sys
from pathlib import Path

from alembic.util import CommandError
from sqlalchemy.engine import make_url
from sqlalchemy.exc import SQLAlchemyError

from keeling.cli.errors import BadFile
from keeling.kernel.registry import game, game_ids
from keeling.kernel.revisions import known
from keeling.web.store.store import Store

VARIABLE = "KEELING_DATABASE"
FILE = "keeling.sqlite3"


def database_url(given: str | None) -> str:
    """What was given, what the environment says, or the user's own file."""
    named = given or os.environ.get(VARIABLE)
    if named and "://" in named:
        return named
    path = Path(named).expanduser().resolve() if named else data_folder() / FILE
    return f"sqlite:///{path}"


def data_folder() -> Path:
    """The folder for data of this user, as each system has it."""
    if sys.platform == "win32":
        return Path(os.environ.get("LOCALAPPDATA") or Path.home()) / "keeling"
    if sys.platform == "darwin":
        return Path.home() / "Library" / "Application Support" / "keeling"
    return Path(os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share") / "keeling"


def is_for_several(url: str) -> bool:
    """Whether several processes may serve a database: that of SQLite is for one."""
    return not url.startswith("sqlite")


def checked(url: str) -> str:
    """How a database is shown to people, after making sure that it can be used."""
    try:
        parsed = make_url(url)
        Store(url).close()
    except ImportError as error:
        raise BadFile("cli-error-no-driver", url=without_password(url)) from error
    except (SQLAlchemyError, CommandError, ValueError) as error:
        reason = str(getattr(error, "orig", None) or error).partition("\n")[0]
        raise BadFile("cli-error-database", url=without_password(url), reason=reason) from error
    if parsed.get_backend_name() == "sqlite" and parsed.database:
        return parsed.database
    return parsed.render_as_string()


def earlier_tables(url: str) -> list[tuple[str, int, int]]:
    """The games and earlier revisions of which tables wait, and how many."""
    store = Store(url)
    found = store.unfinished()
    store.close()
    return [
        (name, rules, tables)
        for (name, rules), tables in sorted(found.items())
        if name in game_ids() and rules != game(name).version and rules in known(name)
    ]


def kept_key(url: str) -> str:
    """The key of the owner that a database keeps."""
    store = Store(url)
    key = store.secret("owner")
    store.close()
    return key


def without_password(url: str) -> str:
    """A URL that may be no good, without what must not be shown."""
    before, at, after = url.rpartition("@")
    return f"{before.partition('://')[0]}://***@{after}" if at else url
