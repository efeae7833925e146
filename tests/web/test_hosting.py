"""What the page on hosting shows holds: commands, drills, settings, SQL, what is watched."""

from __future__ import annotations

import re
import shlex
import sqlite3
from ast import literal_eval
from contextlib import closing
from pathlib import Path

import pytest
from litestar import Litestar
from litestar.testing import TestClient
from msgspec import structs
from sqlalchemy.engine import make_url

from keeling.cli import main
from keeling.cli.parser import command_parser
from keeling.text.catalogue import catalogue
from keeling.web.errors import NoSuchThing
from keeling.web.operations.owner import COOKIE
from keeling.web.settings import Settings
from keeling.web.store.rows import Comer
from keeling.web.store.schema import METADATA
from keeling.web.store.store import Store
from keeling.web.tables.opening import Opening, Sitter, open_table
from keeling.web.tables.tables import Tables
from keeling.web.visitor import BROWSER, LANGUAGE
from tests.web.databases import fresh_postgres, needs_postgres
from tests.web.past import server_of

ROOT = Path(__file__).parents[2]
PAGE = (ROOT / "docs/howto/host.md").read_text("utf-8")
COMMANDS = re.findall(r"^((?:ExecStart=\S*/)?keeling serve .*)", PAGE, re.MULTILINE)


def block(language: str) -> str:
    """The block of code in a language."""
    (found,) = re.findall(rf"^```{language}\n(.*?)^```", PAGE, re.MULTILINE | re.DOTALL)
    return str(found)


@pytest.mark.parametrize("command", COMMANDS)
def test_its_commands_can_be_given(command: str) -> None:
    parser, _ = command_parser("serve", catalogue("keeling", "en"))
    program, _, *argv = shlex.split(command)
    given = parser.parse_args(argv)
    in_unit = program.startswith("ExecStart")  # which has a variable for the database
    assert given.lan or (given.open is False and bool(given.database) is not in_unit)


def test_its_table_has_every_setting_with_its_value() -> None:
    table = re.findall(r"^\| `(\w+)` \| `(.*?)` \|", PAGE, re.MULTILINE)
    assert {name: literal_eval(value) for name, value in table} == structs.asdict(Settings())


def test_its_python_makes_a_server(tmp_path: Path) -> None:
    names: dict[str, object] = {}
    here = block("python").replace("/var/lib/keeling", str(tmp_path))
    exec(compile(here, "host.md", "exec"), names)  # noqa: S102 - that is the test
    app = names["app"]
    assert isinstance(app, Litestar)
    with TestClient(app) as client:
        assert client.get("/healthz").json()["status"] == "ok"
    assert (tmp_path / "keeling.sqlite3").is_file()


def test_its_sql_deletes_a_table_also_while_it_is_open(tmp_path: Path) -> None:
    store = Store(f"sqlite:///{tmp_path / 'keeling.sqlite3'}")
    tables = Tables(store)
    wanted = Opening(game="future_energy", config={"seats": 2}, sitters=[Sitter(), Sitter()])
    first, second = (open_table(tables, wanted).id for _ in range(2))
    store.hold("browser", first, [0])
    store.sit_by_key(store.seats(first)[1].token, Comer("Ann", "other"))
    with store.writing.begin() as db:
        for statement in block("sql").replace("abcdefghjk", first).splitlines():
            db.exec_driver_sql(statement)
    with pytest.raises(NoSuchThing), tables.at(first):
        pass
    with tables.at(second) as table:
        assert table.version > 0
    store.close()


# ---- drills: each `keeling db` of the page is run, and says what the page says it does

DRILLS = re.findall(r"^```console\n(.*?)^```", PAGE, re.MULTILINE | re.DOTALL)
OLD = Path(__file__).parent / "releases/schema_0003.sql"
SPOILT = "UPDATE log SET option = '?' WHERE version = 3 AND table_id = (SELECT min(id) FROM tables)"
VARYING = re.compile(r"(?<=table )\w{10}|\(IllegalChoice.*\)|[0-9a-f]{64}|[\d,]*\d")


def steps(drill: str) -> list[tuple[str, str]]:
    """The commands of a drill, each with what it says."""
    return re.findall(r"^\$ (.*)\n((?:(?!\$ ).*\n)*)", drill, re.MULTILINE)


def alike(text: str) -> str:
    """A text without what is different each time."""
    return VARYING.sub("#", text)


@needs_postgres
@pytest.mark.parametrize("drill", range(len(DRILLS)), ids=["upgrade", "restore", "move"])
def test_its_drills_can_be_carried_out(
    drill: int, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    kept = tmp_path / "lib/keeling/keeling.sqlite3"
    kept.parent.mkdir(parents=True)
    with closing(sqlite3.connect(kept)) as db:
        db.executescript(OLD.read_text("utf-8"))
    if "before.sqlite3" not in DRILLS[drill]:
        Store(f"sqlite:///{kept}").close()
        main(["db", "backup", f"{tmp_path}/backups/keeling-2.sqlite3", "--database", str(kept)])
    if "db restore" in DRILLS[drill]:
        with closing(sqlite3.connect(kept)) as db, db:
            db.execute(SPOILT)
    capsys.readouterr()
    with fresh_postgres() as postgres:
        there = make_url(postgres).render_as_string()
        for command, said in steps(DRILLS[drill]):
            if command == "sudo systemctl restart keeling":
                Store(f"sqlite:///{kept}").close()  # the first thing that a new release does
            if not command.startswith("keeling db "):
                continue
            here = command.replace("/var/", f"{tmp_path}/").replace(POSTGRES, postgres)
            main(["--lang", "en", *shlex.split(here)[1:]])
            out = capsys.readouterr().out.replace(f"{tmp_path}/", "/var/").replace(there, SHOWN)
            assert alike(out) == alike(said), command


POSTGRES = "postgresql://keeling:password@db.example.org/keeling"
SHOWN = "postgresql://keeling:***@db.example.org/keeling"


def test_it_names_every_metric(client: TestClient[Litestar]) -> None:
    counted = server_of(client).metrics.text().decode()
    there = set(re.findall(r"^# TYPE (keeling_\w+)", counted, re.MULTILINE))
    assert set(re.findall(r"`(keeling_[a-z_]+)`", PAGE)) - {"keeling_browser"} >= there


def test_it_names_every_table_of_the_database_and_every_cookie() -> None:
    named = set(re.findall(r"`(\w+)`", PAGE))
    assert {table.name for table in METADATA.sorted_tables} <= named
    assert {BROWSER, LANGUAGE, COOKIE, "keeling_csrf"} <= named


def test_its_sql_forgets_no_table_of_the_database() -> None:
    about = {table.name for table in METADATA.sorted_tables if "table_id" in table.c}
    assert set(re.findall(r"DELETE FROM (\w+)", block("sql"))) == about | {"tables"}


def test_its_unit_is_the_one_that_is_deployed() -> None:
    (line,) = re.findall(r"^ExecStart=(/.*)$", block("ini"), re.MULTILINE)
    assert f"ExecStart={line}" in (ROOT / "deploy/keeling.service").read_text("utf-8")
