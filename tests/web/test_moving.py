"""Whole databases from one place to another take as long as they take, also with PostgreSQL."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest

from keeling.web.operations import checking
from keeling.web.store import moving
from keeling.web.store.announcing import is_shared
from keeling.web.store.database import LONGEST, connect, unhurried, upgrade
from keeling.web.store.digest import Digest, digest
from keeling.web.store.store import Store
from keeling.web.tables.opening import Opening, Sitter, open_table
from keeling.web.tables.tables import Tables
from tests.web.databases import fresh_postgres, needs_postgres

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

    from sqlalchemy import Connection


pytestmark = needs_postgres

WANTED = Opening(game="future_energy", config={"seats": 2}, sitters=[Sitter(), Sitter()])
SLOW = """
CREATE FUNCTION take_long() RETURNS trigger LANGUAGE plpgsql AS
    'BEGIN PERFORM pg_sleep(1.2); RETURN NULL; END';
CREATE TRIGGER slow BEFORE DELETE ON log FOR EACH STATEMENT EXECUTE FUNCTION take_long();
"""


@pytest.fixture
def postgres() -> Iterator[str]:
    """A database with a table."""
    with fresh_postgres() as url:
        store = Store(url)
        open_table(Tables(store), WANTED)
        store.close()
        yield url


def limits(db: Connection) -> dict[str, object]:
    """What a connection may not wait for any longer; nothing: it has all the time it needs."""
    driver: Any = db.connection.driver_connection
    set_to = {
        name: db.exec_driver_sql(f"SELECT current_setting('{name}')").scalar() for name in LONGEST
    }
    return {
        **{name: most for name, most in set_to.items() if most != "0"},
        **({"longest": driver.longest} if driver.longest else {}),
    }


def test_neither_side_is_hurried_while_the_other_one_is_read(
    postgres: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    seen = []

    def look(db: Connection) -> Digest:
        if is_shared(db.engine):
            seen.append(limits(db))
        return digest(db)

    monkeypatch.setattr(moving, "digest", look)
    copy = f"sqlite:///{tmp_path / 'copy.sqlite3'}"
    assert moving.transfer(postgres, copy) == moving.transfer(copy, postgres)
    assert seen == [{}, {}]


def test_what_is_replaced_may_take_long_to_delete(postgres: str, tmp_path: Path) -> None:
    copy = f"sqlite:///{tmp_path / 'copy.sqlite3'}"
    sent = moving.transfer(postgres, copy)
    engine = connect(postgres)
    with engine.begin() as db:
        db.exec_driver_sql(SLOW)
    engine.dispose()
    hurried = f"{postgres}?options=-c%20statement_timeout%3D1s"
    assert moving.transfer(copy, hurried) == sent


def test_a_check_is_not_hurried_either(postgres: str, monkeypatch: pytest.MonkeyPatch) -> None:
    seen = []

    def look(db: Connection, table: str) -> Any:
        seen.append(limits(db))
        return rows_of(db, table)

    rows_of = checking.rows_of
    monkeypatch.setattr(checking, "rows_of", look)
    assert checking.check(postgres, lambda ids: ids).problems == []
    assert seen == [{}]


def test_a_backup_under_way_keeps_no_server_from_starting(postgres: str) -> None:
    engine = connect(postgres)
    with engine.connect() as backing_up, unhurried(backing_up):
        held = (
            "SELECT count(*) FROM pg_locks WHERE locktype = 'advisory' AND pid = pg_backend_pid()"
        )
        assert backing_up.exec_driver_sql(held).scalar() == 0
        upgrade(engine)
    engine.dispose()
