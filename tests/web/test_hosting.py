"""What the page on hosting shows holds: the command of the unit, the settings, the SQL."""

from __future__ import annotations

import re
import shlex
from ast import literal_eval
from pathlib import Path

import pytest
from litestar import Litestar
from litestar.testing import TestClient
from msgspec import structs

from keeling.cli.parser import command_parser
from keeling.text.catalogue import catalogue
from keeling.web.errors import NoSuchThing
from keeling.web.settings import Settings
from keeling.web.store.store import Store
from keeling.web.tables.opening import Opening, Sitter, open_table
from keeling.web.tables.tables import Tables

PAGE = (Path(__file__).parents[2] / "docs/howto/host.md").read_text("utf-8")
COMMANDS = re.findall(r"^(?:ExecStart=\S*/)?keeling (serve .*)", PAGE, re.MULTILINE)


def block(language: str) -> str:
    """The block of code in a language."""
    (found,) = re.findall(rf"^```{language}\n(.*?)^```", PAGE, re.MULTILINE | re.DOTALL)
    return str(found)


@pytest.mark.parametrize("command", COMMANDS)
def test_its_commands_can_be_given(command: str) -> None:
    parser, _ = command_parser("serve", catalogue("keeling", "en"))
    given = parser.parse_args(shlex.split(command)[1:])
    assert given.database
    assert given.open is False


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
    with store.writing.begin() as db:
        for statement in block("sql").replace("abcdefghjk", first).splitlines():
            db.exec_driver_sql(statement)
    with pytest.raises(NoSuchThing), tables.at(first):
        pass
    with tables.at(second) as table:
        assert table.version > 0
    store.close()
