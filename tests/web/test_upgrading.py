"""Databases that older releases have made: every table in them can be played on.

`releases/schema_0003.sql` was written by the release that had this schema, in which games were
played at random with many undos; the file beside it says how its tables stood there.
"""

from __future__ import annotations

import json
import os
import sqlite3
import subprocess
import sys
from contextlib import closing, contextmanager, nullcontext
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest
from sqlalchemy import MetaData, NullPool, create_engine, insert, select

import keeling
from keeling.kernel.revisions import ASKED, asking, known
from keeling.web.ids import fingerprint
from keeling.web.store.database import connect, upgrade
from keeling.web.store.rows import HOST, Kind
from keeling.web.store.store import Store
from keeling.web.tables.tables import Tables, Wish
from tests.patience import PATIENCE
from tests.web.databases import KINDS, fresh_postgres

if TYPE_CHECKING:
    from collections.abc import Iterator

RELEASES = Path(__file__).parent / "releases"
STOOD: dict[str, dict[str, Any]] = json.loads((RELEASES / "schema_0003.json").read_text("utf-8"))
GAMES = {name: name.split()[0] for name in STOOD}
# Tables of earlier revisions of their games are played by a process that plays these: see below.
PLAYABLE = [name for name in STOOD if keeling.game(GAMES[name]).version == STOOD[name]["rules"]]
RUNNING = [name for name in PLAYABLE if len(STOOD[name]["choosing"]) == 1]
EARLIER = {GAMES[name]: int(STOOD[name]["rules"]) for name in STOOD if name not in PLAYABLE}


def written(path: Path) -> None:
    """A file as that release has left it."""
    with closing(sqlite3.connect(path)) as db:
        db.executescript((RELEASES / "schema_0003.sql").read_text("utf-8"))


def written_to_postgres(url: str, path: Path) -> None:
    """The same rows in PostgreSQL, with the schema of that release."""
    old, new = create_engine(f"sqlite:///{path}", poolclass=NullPool), connect(url)
    upgrade(new, "0003")
    there = MetaData()
    there.reflect(new)
    with old.connect() as source, new.begin() as target:
        for table in there.sorted_tables:
            if table.name != "alembic_version":
                rows = [dict(row) for row in source.execute(select(table)).mappings()]
                target.execute(insert(table), rows)
    new.dispose()


@contextmanager
def opened(kind: str, folder: Path) -> Iterator[Store]:
    """The database of that release, opened by this one."""
    path = folder / "old.sqlite3"
    written(path)
    with fresh_postgres() if kind == "postgresql" else nullcontext(f"sqlite:///{path}") as url:
        if kind == "postgresql":
            written_to_postgres(url, path)
        made = Store(url)
        yield made
        made.close()


@pytest.fixture(scope="module", params=KINDS)
def store(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Any:
    """The database of that release, which nobody changes."""
    with opened(request.param, tmp_path_factory.mktemp("old")) as made:
        yield made


def test_no_table_of_an_older_release_is_given_up() -> None:
    assert not [name for name in STOOD if STOOD[name]["rules"] not in known(GAMES[name])]


@pytest.mark.skipif(not EARLIER, reason="this process plays the revisions of all tables")
def test_tables_of_earlier_revisions_stand_and_go_on_where_these_are_played() -> None:
    wanted = "stands_as_it_stood or goes_on"
    ran = subprocess.run(  # noqa: S603 - our own tests
        [sys.executable, "-m", "pytest", "-v", "-p", "no:xdist", "-k", wanted, __file__],
        env={**os.environ, ASKED: asking(EARLIER)},
        capture_output=True,
        text=True,
        timeout=PATIENCE,
        check=False,
    )
    assert ran.returncode == 0, ran.stdout
    for name in STOOD:
        assert f"stands_as_it_stood[sqlite-{name}] PASSED" in ran.stdout
    assert "goes_on[sqlite-future_energy] PASSED" in ran.stdout


@pytest.mark.parametrize("name", PLAYABLE)
def test_a_table_of_an_older_release_stands_as_it_stood(store: Store, name: str) -> None:
    then = STOOD[name]
    with Tables(store).at(then["table"]) as now:
        assert now.match.choices == then["choices"]
        assert (now.version, now.ended, now.choosing) == (
            then["version"],
            then["ended"],
            then["choosing"],
        )
        drafts = {
            str(seat): [now.game.write(option) for option in options]
            for seat, options in now.match.drafts.items()
        }
        assert drafts == then["drafts"]
        seats = [[row.name, row.bot, row.open, row.person, row.token] for row in now.seats]
        assert seats == then["seats"]


@pytest.mark.parametrize("name", STOOD)
def test_what_was_taken_back_is_told_by_its_kind(store: Store, name: str) -> None:
    kinds = [entry.kind for entry in store.log(STOOD[name]["table"])]
    assert kinds.count(Kind.UNDO) == STOOD[name]["undone"]
    assert kinds.count(Kind.WITHDRAWN) == STOOD[name]["withdrawn"]


def test_the_log_of_an_older_release_has_entries_of_every_kind_it_knew(store: Store) -> None:
    found = {entry.kind for table in STOOD.values() for entry in store.log(table["table"])}
    assert found == set(Kind) - {Kind.WORDS}


@pytest.mark.parametrize("name", RUNNING)
@pytest.mark.parametrize("kind", KINDS)
def test_a_table_of_an_older_release_goes_on(kind: str, name: str, tmp_path: Path) -> None:
    with opened(kind, tmp_path) as store:
        goes_on(Tables(store), name)


def goes_on(tables: Tables, name: str) -> None:
    """Whoever is to choose chooses, and the log has it."""
    table_id = STOOD[name]["table"]
    with tables.at(table_id) as table:
        (seat,) = table.choosing
        option = table.game.write(table.match.asked(seat).legal[0])
        wish, bot = Wish(seat, table.version, "on"), table.seats[seat].bot
    tables.choose(table_id, wish, option, bot=bot)
    tables.forget(table_id)
    with tables.at(table_id) as table:
        assert table.match.choices[len(STOOD[name]["choices"])] == option


def test_browsers_hold_what_they_held(store: Store) -> None:
    table = STOOD["future_energy"]["table"]
    assert store.held(fingerprint("browser-of-ann"), table) == [HOST, 0]
    assert store.held(fingerprint("another-browser"), table) == [1]
    assert store.lost(fingerprint("browser-of-ben"), table) == [1]


def test_the_first_schema_of_all_is_brought_to_the_newest(tmp_path: Path) -> None:
    url = f"sqlite:///{tmp_path / 'first.sqlite3'}"
    engine = connect(url)
    upgrade(engine, "0001")
    with engine.execution_options(writes=True).begin() as db:
        db.exec_driver_sql(
            "INSERT INTO tables VALUES"
            " ('a', 'future_energy', 1, '{}', '', '', 'en', 'host', 1, '', 0, 0, 2, 0, 1, 0)"
        )
        db.exec_driver_sql("INSERT INTO holders VALUES ('browser', 'a', 0, 1)")
    engine.dispose()
    store = Store(url)
    table = store.table("a")
    assert table is not None
    assert (table.choosing, table.repeats) == (1 << 2, "")
    assert (store.held("browser", "a"), store.lost("browser", "a")) == ([0], [])
    store.close()
