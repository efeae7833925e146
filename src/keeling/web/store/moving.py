"""Whole databases from one place to another, in one transaction or in a file that then takes over.

Nothing half done is left: whoever reads the new place finds all of it, or what was there before.
"""

from __future__ import annotations

import os
import sqlite3
from contextlib import closing, contextmanager, suppress
from pathlib import Path
from typing import TYPE_CHECKING
from urllib.parse import quote

from sqlalchemy import delete, func, insert, inspect, select

from keeling.web.store.database import connect, unhurried, upgrade
from keeling.web.store.digest import KEPT, Digest, digest, parts
from keeling.web.store.revisions import is_file, looking, path_of
from keeling.web.store.schema import METADATA, TABLES, WORKERS
from keeling.web.store.workers import clock

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from sqlalchemy import Connection

LATELY = 10_000  # milliseconds since a sign of life of a process; they come every two seconds
BESIDE = ("-wal", "-shm", "-journal")  # what lies beside a file of SQLite and belongs to it


class Differs(Exception):
    """What has arrived is not what was sent."""


def is_empty(url: str) -> bool:
    """Whether no table is kept in a place, or nothing at all."""
    if is_file(url):
        path = path_of(url)
        return not path.exists() or path.stat().st_size == 0
    engine = connect(url)
    try:
        upgrade(engine)
        with engine.connect() as db:
            return db.execute(select(func.count()).select_from(TABLES)).scalar() == 0
    finally:
        engine.dispose()


def in_use(url: str) -> bool:
    """Whether a server uses a database."""
    return is_open(path_of(url)) if is_file(url) else is_served(url)


def is_served(url: str) -> bool:
    """Whether a process that serves a database of PostgreSQL has given a sign of life lately."""
    engine = connect(url)
    try:
        with engine.connect() as db:
            if not inspect(db).has_table(WORKERS.name):
                return False
            alive = WORKERS.c.seen >= clock(db) - LATELY
            return db.execute(select(WORKERS.c.id).where(alive)).first() is not None
    finally:
        engine.dispose()


def is_open(path: Path) -> bool:
    """Whether another process has a file of SQLite open."""
    if not path.exists() or not os.access(path, os.W_OK):
        return False
    with closing(sqlite3.connect(path, timeout=0, isolation_level=None)) as db:
        try:
            # Only somebody who is alone may change how the file is written.
            before = db.execute("PRAGMA journal_mode").fetchone()[0]
            db.execute("PRAGMA journal_mode = DELETE")
            db.execute("BEGIN EXCLUSIVE")
            db.execute("ROLLBACK")
            db.execute(f"PRAGMA journal_mode = {before}")
        except sqlite3.OperationalError as error:
            return "locked" in str(error) or "busy" in str(error)
    return False


@contextmanager
def in_place_of(path: Path) -> Iterator[Path]:
    """A file that takes the place of another when it is whole, readable by its owner alone."""
    part = path.with_name(f".{path.name}.{os.getpid()}.part")
    path.parent.mkdir(parents=True, exist_ok=True)
    part.touch(mode=0o600, exist_ok=False)
    try:
        yield part
        with closing(sqlite3.connect(part)) as db:
            db.execute("PRAGMA journal_mode = DELETE")  # one file, with nothing beside it
        belong_alike(part, path if path.exists() else path.parent)
        for ending in BESIDE:
            Path(f"{path}{ending}").unlink(missing_ok=True)
        part.replace(path)
    finally:
        for ending in ("", *BESIDE):
            Path(f"{part}{ending}").unlink(missing_ok=True)


def belong_alike(file: Path, other: Path) -> None:
    """What root makes belongs to whoever the place belongs to: the user that the server runs as."""
    if hasattr(os, "geteuid") and os.geteuid() == 0:
        owner = other.stat()
        os.chown(file, owner.st_uid, owner.st_gid)


def copy_pages(source: Path, target: Path) -> None:
    """A file of SQLite as it is at this moment, while others may write to it."""
    where = f"file:{quote(str(source))}?mode=ro"
    with closing(sqlite3.connect(where, uri=True)) as old, closing(sqlite3.connect(target)) as new:
        old.backup(new)


def copy_rows(source: Connection, target: Connection) -> Digest:
    """All rows that matter; Differs if not the same have arrived.

    One side is idle in its transaction for as long as the other one takes.
    """
    with unhurried(source), unhurried(target):
        for table in reversed(METADATA.sorted_tables):
            target.execute(delete(table))
        for table in KEPT:
            for part in parts(source, table):
                target.execute(insert(table), part)
        sent, arrived = digest(source), digest(target)
    if sent != arrived:
        raise Differs
    return arrived


def move_rows(source: str, target: str) -> Digest:
    """All rows from one database into another, which then has these and no others."""
    old, new = looking(source), connect(target)
    try:
        upgrade(new)
        with old.connect() as sending, new.execution_options(writes=True).begin() as receiving:
            return copy_rows(sending, receiving)
    finally:
        old.dispose()
        new.dispose()


def content(_copy: str) -> None:
    """Whoever does not look at a copy is content with it."""


def transfer(source: str, target: str, look: Callable[[str], None] = content) -> Digest:
    """A whole database from one place to another, brought to the schema of this release.

    Of a file that others write to it is as at one moment. A copy in a file can be looked at before
    it takes the place of what was there: if `look` raises, nothing is replaced.
    """
    if is_file(target):
        with in_place_of(path_of(target)) as part:
            copy = f"sqlite:///{part}"
            if is_file(source):
                copy_pages(path_of(source), part)
            arrived = upgraded(part) if is_file(source) else move_rows(source, copy)
            look(copy)
            return arrived
    if is_file(source):
        with older(path_of(source)) as same:
            return move_rows(f"sqlite:///{same}", target)
    return move_rows(source, target)


def copy_exactly(source: Path, target: Path, look: Callable[[str], None] = content) -> None:
    """A file as it is at this moment, whichever release it is of; it is looked at as above."""
    with in_place_of(target) as part:
        copy_pages(source, part)
        look(f"sqlite:///{part}")


@contextmanager
def older(source: Path) -> Iterator[Path]:
    """A copy of a file, which may be of an older release, with the schema of this one."""
    copy = source.with_name(f".{source.name}.{os.getpid()}.copy")
    copy.touch(mode=0o600, exist_ok=False)
    try:
        copy_pages(source, copy)
        upgraded(copy)
        yield copy
    finally:
        for ending in ("", *BESIDE):
            with suppress(FileNotFoundError):
                Path(f"{copy}{ending}").unlink()


def upgraded(path: Path) -> Digest:
    """What a file holds after it was brought to the newest schema."""
    engine = connect(f"sqlite:///{path}")
    try:
        upgrade(engine)
        with engine.connect() as db:
            return digest(db)
    finally:
        engine.dispose()
