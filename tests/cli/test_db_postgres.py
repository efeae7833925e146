"""`keeling db` with PostgreSQL: everything moves there and back, never below a server."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from keeling.web.store.store import Store
from keeling.web.store.workers import Workers
from tests.cli.filling import contents, filled
from tests.web.databases import fresh_postgres, needs_postgres

if TYPE_CHECKING:
    from collections.abc import Iterator

    from tests.cli.running import Keeling

OLD = Path(__file__).parents[1] / "web/releases/schema_0003.sql"


@pytest.fixture
def kept(tmp_path: Path) -> Path:
    """A database with tables."""
    path = tmp_path / "kept.sqlite3"
    filled(f"sqlite:///{path}")
    return path


@pytest.fixture
def postgres() -> Iterator[str]:
    """An empty database of PostgreSQL."""
    with fresh_postgres() as url:
        yield url


@needs_postgres
def test_everything_moves_to_postgresql_and_back(
    kept: Path, postgres: str, keeling: Keeling
) -> None:
    there = keeling("db", "move", kept, postgres, "--json")
    assert (there.status, there.err) == (0, "")
    again = kept.with_name("again.sqlite3")
    back = keeling("db", "move", postgres, again, "--json")
    assert (back.status, back.err) == (0, "")
    before = contents(kept)
    for told in (there.json, back.json):
        assert (told["digest"], told["rows"], told["ok"]) == (before.digest, before.rows, True)
    assert contents(again) == before
    assert keeling("db", "check", "--database", postgres).out.startswith("All is sound: 4 tables")
    refused = keeling("db", "move", kept, postgres)
    assert (refused.status, "is not empty" in refused.err) == (1, True)
    assert "password" not in refused.err
    assert keeling("db", "move", kept, postgres, "--force").status == 0


@needs_postgres
def test_a_backup_of_postgresql_is_a_file_and_can_be_restored_there(
    kept: Path, postgres: str, keeling: Keeling
) -> None:
    filled(postgres)
    before, copy = contents(postgres), kept.with_name("copy.sqlite3")
    ran = keeling("db", "backup", copy, "--database", postgres)
    assert (ran.status, ran.err) == (0, "")
    assert contents(copy) == before
    assert keeling("db", "restore", kept, "--database", postgres).status == 1
    assert keeling("db", "restore", kept, "--database", postgres, "--force").status == 0
    assert contents(postgres) == contents(kept)
    assert keeling("db", "restore", copy, "--database", postgres, "--force").status == 0
    assert contents(postgres) == before


@needs_postgres
def test_what_a_server_uses_in_postgresql_is_not_replaced_below_it(
    kept: Path, postgres: str, keeling: Keeling
) -> None:
    filled(postgres)
    before, store = contents(postgres), Store(postgres)
    serving = Workers(store, every=2.0)
    serving.join()
    for command in (
        ("restore", kept, "--database", postgres),
        ("move", kept, postgres),
        ("move", postgres, kept.with_name("away.sqlite3")),
    ):
        refused = keeling("db", *command, "--force")
        assert (refused.status, "stop the server first" in refused.err) == (1, True)
    assert contents(postgres) == before
    serving.leave()
    store.close()
    assert keeling("db", "restore", kept, "--database", postgres, "--force").status == 0


@needs_postgres
def test_an_older_file_moves_to_postgresql_and_stays_as_it_was(
    tmp_path: Path, postgres: str, keeling: Keeling
) -> None:
    path = tmp_path / "old.sqlite3"
    with closing(sqlite3.connect(path)) as db:
        db.executescript(OLD.read_text("utf-8"))
    assert keeling("db", "move", path, postgres).status == 0
    with closing(sqlite3.connect(path)) as db:
        assert db.execute("SELECT version_num FROM alembic_version").fetchall() == [("0003",)]
    assert [one.name for one in tmp_path.iterdir()] == [path.name]
