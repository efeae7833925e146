"""Databases that a command is given: named in any way, and told apart before anything is done."""

from __future__ import annotations

import sqlite3
from contextlib import contextmanager
from typing import TYPE_CHECKING

from alembic.util import CommandError
from sqlalchemy.engine import make_url
from sqlalchemy.exc import DBAPIError, SQLAlchemyError

from keeling.cli.errors import BadFile
from keeling.cli.serve.database import database_url, without_password
from keeling.web.store.moving import Differs, in_use
from keeling.web.store.revisions import is_file, known, looking, newest, path_of, revision

if TYPE_CHECKING:
    from collections.abc import Iterator


@contextmanager
def told(url: str) -> Iterator[None]:
    """What goes wrong with a database is said in one line, without its password."""
    try:
        yield
    except Differs as error:
        raise BadFile("cli-error-db-differs", place=shown(url)) from error
    except ImportError as error:
        raise BadFile("cli-error-no-driver", url=shown(url)) from error
    except (SQLAlchemyError, CommandError, ValueError, sqlite3.Error) as error:
        cause = error.orig if isinstance(error, DBAPIError) else error
        reason = str(cause or error).partition("\n")[0]
        raise BadFile("cli-error-db", place=shown(url), reason=reason) from error


def place(named: str | None) -> str:
    """The URL of a database that was named, or of the usual one."""
    url = database_url(named)
    with told(url):
        kind = make_url(url).get_backend_name()
        if kind not in ("sqlite", "postgresql"):
            raise ValueError(f"{kind} is neither sqlite nor postgresql")
    return url


def existing(named: str | None) -> str:
    """The same of one that has to be there; it may be of an older release, not of a newer one."""
    url = place(named)
    if is_file(url) and not path_of(url).is_file():
        raise BadFile("cli-error-db-none", place=shown(url))
    schema = schema_of(url)
    if not schema:
        raise BadFile("cli-error-db-foreign", place=shown(url))
    if schema not in known():
        raise BadFile("cli-error-db-newer", place=shown(url), schema=schema)
    if not is_file(url) and schema != newest():
        raise BadFile("cli-error-db-older", place=shown(url), schema=schema)
    return url


def schema_of(url: str) -> str:
    """The schema of a database; empty: it is none of ours."""
    with told(url):
        engine = looking(url)
        try:
            return revision(engine)
        finally:
            engine.dispose()


def check_idle(url: str) -> None:
    """What a server uses is not moved or replaced below it."""
    if in_use(url):
        raise BadFile("cli-error-db-in-use", place=shown(url))


def shown(url: str) -> str:
    """How a database is called before people."""
    try:
        return str(path_of(url)) if is_file(url) else make_url(url).render_as_string()
    except SQLAlchemyError:
        return without_password(url)
