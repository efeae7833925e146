"""`keeling db`: a database is checked, backed up, restored and moved, and nothing is lost."""

from __future__ import annotations

import sqlite3
import stat
from contextlib import closing
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from keeling.text.catalogue import LANGUAGES
from keeling.web.store.store import Store
from keeling.web.tables.tables import Tables, Wish
from tests.cli.filling import contents, filled
from tests.cli.running import sitting
from tests.patience import until
from tests.web.servers import running
from tools.faults.damage import damage_page

if TYPE_CHECKING:
    from tests.cli.running import Keeling, Ran

OLD = Path(__file__).parents[1] / "web/releases/schema_0003.sql"


@pytest.fixture
def kept(tmp_path: Path) -> Path:
    """A database with tables."""
    path = tmp_path / "kept.sqlite3"
    filled(f"sqlite:///{path}")
    return path


def spoil(path: Path, statement: str) -> None:
    """Something happens to a database that should not."""
    with closing(sqlite3.connect(path)) as db, db:
        db.execute(statement)


# ---- check


def test_a_sound_database_is_found_sound_and_is_not_touched(kept: Path, keeling: Keeling) -> None:
    with closing(sqlite3.connect(kept)) as db:
        db.execute("PRAGMA journal_mode = DELETE")
    before = kept.read_bytes()
    ran = keeling("db", "check", "--database", kept)
    assert (ran.status, ran.err) == (0, "")
    assert ran.out.startswith("All is sound: 4 tables with ")
    assert kept.read_bytes() == before
    assert [path.name for path in kept.parent.iterdir()] == [kept.name]
    told = keeling("db", "check", "--database", kept, "--json").json
    assert (told["ok"], told["tables"], told["damaged"]) == (True, 4, [])


@pytest.mark.parametrize(
    ("statement", "said"),
    [
        ("UPDATE log SET option = 'fly' WHERE {} AND version = 4", "entry 4 of the log cannot"),
        ("DELETE FROM log WHERE {} AND version = 3", "the log has no entry 3"),
        ("UPDATE tables SET ended = NOT ended, choosing = 77 WHERE {}", ": choosing, ended"),
        ("UPDATE tables SET version = version + 1 WHERE {}", "differs from its log: version"),
        ("DELETE FROM seats WHERE {} AND seat = 1", "the number of seats (1)"),
        ("UPDATE log SET kind = 'nonsense' WHERE {} AND version = 2", "entry 2 of the log cannot"),
    ],
)
def test_a_damaged_table_is_named_with_what_is_wrong(
    kept: Path, keeling: Keeling, statement: str, said: str
) -> None:
    with closing(sqlite3.connect(kept)) as db:
        (table,) = db.execute("SELECT id FROM tables WHERE game = 'co2' AND NOT ended").fetchone()
    column = "id" if "UPDATE tables" in statement else "table_id"
    spoil(kept, statement.format(f"{column} = '{table}'"))
    ran = keeling("db", "check", "--database", kept)
    assert ran.status == 1
    (line, last) = ran.out.splitlines()
    assert line.startswith(f"table {table}: ")
    assert said in line
    assert "fly" not in line  # what an entry says may be a secret, also a damaged one's
    assert "nonsense" not in line
    assert last == "Something is wrong. Damaged tables: 1 of 4."
    told = keeling("db", "check", "--database", kept, "--json").json
    assert [one["table"] for one in told["damaged"]] == [table]


def test_a_damaged_file_is_told(kept: Path, keeling: Keeling) -> None:
    spoil(kept, "PRAGMA journal_mode = DELETE")
    content = bytearray(kept.read_bytes())
    content[8 * 4096 : 12 * 4096] = b"\xff" * 4 * 4096
    kept.write_bytes(content)
    ran = keeling("db", "check", "--database", kept)
    assert ran.status == 1
    assert "damaged" in ran.out + ran.err or "malformed" in ran.out + ran.err


def test_a_table_on_a_damaged_page_is_named_and_the_others_are_checked(
    tmp_path: Path, keeling: Keeling
) -> None:
    path = tmp_path / "kept.sqlite3"
    *others, table = filled(f"sqlite:///{path}")
    spoil(path, "PRAGMA journal_mode = DELETE")
    damage_page(path, table, others[-1])
    ran = keeling("db", "check", "--database", path)
    assert ran.status == 1
    assert f"table {table}: its rows cannot be read" in ran.out
    assert "The file is damaged: " in ran.out
    assert ran.out.splitlines()[-1] == "Something is wrong. Damaged tables: 1 of 4."


def test_rows_that_belong_to_no_table_are_told(kept: Path, keeling: Keeling) -> None:
    spoil(kept, "DELETE FROM tables WHERE game = 'co2' AND NOT ended")
    ran = keeling("db", "check", "--database", kept)
    assert ran.status == 1
    assert "2 rows of seats belong to no table" in ran.out


def test_tables_of_other_rules_are_counted_not_blamed(kept: Path, keeling: Keeling) -> None:
    spoil(kept, "UPDATE tables SET rules = 99 WHERE game = 'co2'")
    spoil(kept, "UPDATE tables SET game = 'chess' WHERE game = 'future_energy' AND ended")
    ran = keeling("db", "check", "--database", kept)
    assert (ran.status, ran.out.splitlines()[0]) == (
        0,
        "3 tables were made for other rules or data and were not replayed.",
    )


def test_an_older_schema_is_named_and_left_alone(tmp_path: Path, keeling: Keeling) -> None:
    path = tmp_path / "old.sqlite3"
    with closing(sqlite3.connect(path)) as db:
        db.executescript(OLD.read_text("utf-8"))
    before = path.read_bytes()
    ran = keeling("db", "check", "--database", path)
    assert (ran.status, path.read_bytes()) == (1, before)
    assert "The schema is 0003" in ran.out


def test_a_schema_that_lacks_something_is_told(kept: Path, keeling: Keeling) -> None:
    spoil(kept, "DROP TABLE trace")
    ran = keeling("db", "check", "--database", kept)
    assert (ran.status, ran.out) == (1, "The schema lacks: trace\n")


# ---- backup and restore


def test_a_backup_is_made_while_a_server_writes_and_restored(
    tmp_path: Path, keeling: Keeling
) -> None:
    copy, again = tmp_path / "backup.sqlite3", tmp_path / "deep" / "again.sqlite3"
    with running(tmp_path) as server:
        bots = [{"who": "bot", "bot": "greedy"}] * 2
        made = server.api.post("/tables", json={"game": "future_energy", "seats": bots})
        ran = keeling("db", "backup", copy, "--database", server.database)
        assert (ran.status, ran.err) == (0, "")
        refused = keeling("db", "restore", copy, "--database", server.database, "--force")
        assert (refused.status, "stop the server first" in refused.err) == (1, True)
        refused = keeling("db", "move", server.database, again)
        assert (refused.status, "stop the server first" in refused.err) == (1, True)
        until(lambda: server.api.get(f"/tables/{made.json()['table']}").json()["ended"])
    assert stat.S_IMODE(copy.stat().st_mode) == 0o600
    ran = keeling("db", "restore", copy, "--database", again)
    assert (ran.status, ran.err) == (0, "")
    with closing(sqlite3.connect(again)) as db:
        assert db.execute("SELECT id FROM tables").fetchall() == [(made.json()["table"],)]
    assert contents(again) == contents(copy)
    assert not [path.name for path in tmp_path.iterdir() if path.name.startswith(".")]


def test_what_is_there_is_replaced_only_by_force(kept: Path, keeling: Keeling) -> None:
    other = kept.with_name("other.sqlite3")
    filled(f"sqlite:///{other}")
    before = contents(other)
    for argv in (("backup", other, "--database", kept), ("restore", kept, "--database", other)):
        ran = keeling("db", *argv)
        assert (ran.status, "is not empty" in ran.err) == (1, True)
    assert contents(other) == before
    assert keeling("db", "restore", kept, "--database", other, "--force").status == 0
    assert contents(other) == contents(kept) != before


def test_a_restored_database_goes_on_where_the_backup_was_made(
    kept: Path, keeling: Keeling
) -> None:
    copy = kept.with_name("copy.sqlite3")
    assert keeling("db", "backup", copy, "--database", kept).status == 0
    store = Store(f"sqlite:///{kept}")
    tables = Tables(store)
    with store.engine.connect() as db:
        asked = "SELECT id FROM tables WHERE game = 'future_energy' AND NOT ended"
        table_id = str(db.exec_driver_sql(asked).scalar_one())
    with tables.at(table_id) as table:
        seat, version = table.to_move, table.version
        option, bot = table.game.write(table.match.asked(seat).legal[0]), table.seats[seat].bot
    tables.choose(table_id, Wish(seat, version, "lost"), option, bot=bot)
    store.close()
    assert keeling("db", "restore", copy, "--database", kept, "--force").status == 0
    store = Store(f"sqlite:///{kept}")
    with Tables(store).at(table_id) as table:
        assert table.version == version
    store.close()


def test_a_backup_of_an_older_release_is_restored_by_this_one(
    tmp_path: Path, keeling: Keeling
) -> None:
    path = tmp_path / "old.sqlite3"
    with closing(sqlite3.connect(path)) as db:
        db.executescript(OLD.read_text("utf-8"))
    ran = keeling("db", "restore", path, "--database", tmp_path / "new.sqlite3")
    assert (ran.status, ran.err) == (0, "")
    assert "All is sound" in ran.out


def test_a_backup_of_an_older_database_is_of_that_release(tmp_path: Path, keeling: Keeling) -> None:
    path, copy = tmp_path / "old.sqlite3", tmp_path / "copy.sqlite3"
    with closing(sqlite3.connect(path)) as db:
        db.executescript(OLD.read_text("utf-8"))
    ran = keeling("db", "backup", copy, "--database", path)
    assert (ran.status, ran.err) == (0, "")
    assert "(schema 0003)" in ran.out
    dumps = []
    for file in (path, copy):
        with closing(sqlite3.connect(file)) as db:
            dumps.append(list(db.iterdump()))
    assert dumps[0] == dumps[1]


def test_a_damaged_backup_is_restored_and_said_to_be_damaged(kept: Path, keeling: Keeling) -> None:
    spoil(kept, "UPDATE tables SET version = 1 WHERE game = 'co2'")
    ran = keeling("db", "restore", kept, "--database", kept.with_name("new.sqlite3"))
    assert (ran.status, "Damaged tables: 2 of 4" in ran.out) == (1, True)


def wreck(path: Path, root: str) -> None:
    """Overwrite the page where a table or an index of a file begins."""
    spoil(path, "PRAGMA journal_mode = DELETE")
    with closing(sqlite3.connect(path)) as db:
        found = db.execute("SELECT rootpage FROM sqlite_master WHERE name = ?", [root])
        page = found.fetchone()[0] - 1
    content = bytearray(path.read_bytes())
    content[page * 4096 : page * 4096 + 8] = b"\xff" * 8
    path.write_bytes(content)


@pytest.mark.parametrize("what", ["a table", "tables_repeats", "log"])
def test_a_sound_backup_is_not_replaced_by_a_damaged_one(
    kept: Path, keeling: Keeling, what: str
) -> None:
    copy = kept.with_name("copy.sqlite3")
    argv = ("db", "backup", "--force", copy, "--database", kept)
    assert keeling(*argv).status == 0
    before = copy.read_bytes()
    if what == "a table":
        spoil(kept, "UPDATE tables SET version = 1 WHERE game = 'co2'")
    else:
        wreck(kept, what)
    ran = keeling(*argv)
    assert (ran.status, copy.read_bytes() == before) == (1, True)
    assert f"{kept} is damaged, so {copy} was left as it is" in ran.err
    assert not list(kept.parent.glob(".*"))
    ran = keeling("db", "backup", copy.with_name("other.sqlite3"), "--database", kept)
    assert ran.status == 1  # what was not there is made, if it can be read


def test_a_sound_backup_of_an_older_release_is_not_replaced_by_a_damaged_one(
    tmp_path: Path, keeling: Keeling
) -> None:
    path, copy = tmp_path / "old.sqlite3", tmp_path / "copy.sqlite3"
    with closing(sqlite3.connect(path)) as db:
        db.executescript(OLD.read_text("utf-8"))
    argv = ("db", "backup", "--force", copy, "--database", path)
    assert keeling(*argv).status == 0
    before = copy.read_bytes()
    wreck(path, "seats")
    ran = keeling(*argv)
    assert (ran.status, "is damaged, so" in ran.err, copy.read_bytes() == before) == (1, True, True)


# ---- what cannot be


@pytest.fixture
def elsewhere(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """In an empty folder."""
    monkeypatch.chdir(tmp_path)


@pytest.mark.parametrize(
    ("argv", "status", "said"),
    [
        (("frobnicate",), 2, "'frobnicate' is none of check, backup, restore, move"),
        (("check", "a"), 2, "check takes no place"),
        (("backup",), 2, "backup takes one FILE"),
        (("restore", "a", "b"), 2, "restore takes one FILE"),
        (("move", "a"), 2, "move takes two places"),
        (("move", "a", "b", "--database", "c"), 2, "move takes two places"),
        (("check", "--database", "nothing.sqlite3"), 1, "there is no database at"),
        (("restore", "nothing.sqlite3"), 1, "there is no database at"),
        (("check", "--database", "oracle://me:secret@here/x"), 1, "neither sqlite nor postgresql"),
        (("move", "postgresql://me:secret@127.0.0.1:1/x", "b"), 1, "me:***@127.0.0.1:1/x"),
    ],
)
@pytest.mark.usefixtures("elsewhere")
def test_what_makes_no_sense_is_one_line(
    keeling: Keeling, argv: tuple[str, ...], status: int, said: str, tmp_path: Path
) -> None:
    ran = keeling("db", *argv)
    assert (ran.status, ran.out, ran.err.count("\n")) == (status, "", 1)
    assert said in ran.err
    assert "secret" not in ran.err
    assert list(tmp_path.iterdir()) == []


def test_other_files_are_left_alone(tmp_path: Path, kept: Path, keeling: Keeling) -> None:
    letter, foreign = tmp_path / "letter.txt", tmp_path / "foreign.sqlite3"
    letter.write_text("Dear Charles,\n" * 100, "utf-8")
    spoil(foreign, "CREATE TABLE birds (name)")
    assert "not a database" in keeling("db", "check", "--database", letter).err
    assert "is not a database of Keeling" in keeling("db", "restore", foreign).err
    assert "onto itself" in keeling("db", "move", kept, kept).err
    spoil(kept, "UPDATE alembic_version SET version_num = '9999'")
    assert "newer release (schema 9999)" in keeling("db", "check", "--database", kept).err


def test_it_speaks_every_language(kept: Path) -> None:
    def ran(language: str) -> Ran:
        return sitting("db", "check", "--database", kept, "--lang", language)

    assert len({ran(language).out for language in LANGUAGES}) == len(LANGUAGES)
