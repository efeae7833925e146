"""A file of SQLite that is damaged where everybody needs it: said clearly, and the rest goes on."""

from __future__ import annotations

import logging
import sqlite3
from contextlib import closing, contextmanager
from typing import TYPE_CHECKING, Any

import pytest
from litestar.testing import TestClient

from keeling.web.app import make_app
from keeling.web.settings import Settings
from keeling.web.store.rows import HOST
from keeling.web.tables import tables
from keeling.web.tables.opening import Sitter
from tests.patience import until
from tests.web.asking import API, Player, new_table
from tests.web.browsers import become
from tests.web.forms import sent_by
from tests.web.hostile import refused
from tests.web.past import KEY, server_of, speak, table_of
from tools.server import UNHURRIED

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

    from litestar import Litestar

SAID = "The database of this server is damaged"
SIZE = 4096  # bytes of a page
SITTERS = (Sitter("here", "Anna"), Sitter("open"))


class File:
    """The database of a server that is not running."""

    def __init__(self, path: Path) -> None:
        self.path = path
        told: dict[str, Any] = {**UNHURRIED, "database": f"sqlite:///{path}"}
        self.settings = Settings(**told)

    @contextmanager
    def served(self) -> Iterator[TestClient[Litestar]]:
        """A server, for a while; afterwards all is in the file."""
        with TestClient(make_app(self.settings)) as client:
            yield client
        with closing(sqlite3.connect(self.path)) as db:
            db.execute("PRAGMA wal_checkpoint(TRUNCATE)")

    def damage(self, page: int) -> None:
        """Overwrite the head of a page."""
        content = bytearray(self.path.read_bytes())
        content[(page - 1) * SIZE : (page - 1) * SIZE + 8] = b"\xff" * 8
        self.path.write_bytes(content)

    def root(self, name: str) -> int:
        """The page on which all of a table or an index is looked for."""
        with closing(sqlite3.connect(self.path)) as db:
            wanted = "SELECT rootpage FROM sqlite_master WHERE name = ?"
            return int(db.execute(wanted, [name]).fetchone()[0])

    def last_of_logs(self) -> int:
        """The page to which everybody's next choice is written."""
        with closing(sqlite3.connect(self.path)) as db:
            wanted = "SELECT table_id FROM log ORDER BY rowid DESC LIMIT 1"
            last = db.execute(wanted).fetchone()[0].encode()
        content = self.path.read_bytes()
        found = [n for n in range(len(content) // SIZE) if is_leaf(content, n, last)]
        return found[-1] + 1


def is_leaf(content: bytes, number: int, word: bytes) -> bool:
    """Whether a page holds rows in which a word stands."""
    page = content[number * SIZE : (number + 1) * SIZE]
    return page[0] == 0x0D and page.count(word) > 3


@pytest.fixture
def file(tmp_path: Path) -> File:
    """An empty one."""
    return File(tmp_path / "games.sqlite3")


def errors(caplog: pytest.LogCaptureFixture) -> list[str]:
    """What the owner reads in the log."""
    return [one.getMessage() for one in caplog.records if one.levelno >= logging.ERROR]


def ready(client: TestClient[Litestar]) -> str:
    """What is wrong with the database, as those who watch over the server are told."""
    server_of(client).readiness.until = 0.0
    return str(client.get("/readyz").json()["checks"]["database"].get("problem", ""))


def test_where_no_choice_can_be_written_that_is_said_and_tables_can_be_read(
    file: File, caplog: pytest.LogCaptureFixture
) -> None:
    with file.served() as client:
        first = new_table(client, "link", "link")
        others = [table_of(client, SITTERS, upto=40, hold=[HOST, 0]) for _ in range(4)]
    file.damage(file.last_of_logs())
    with file.served() as client:
        player, server = Player(client, first, 0), server_of(client)
        standing = player.get("/view")
        seat = [one["seat"] for one in first["seats"]].index(standing["view"]["to_move"])
        player = Player(client, first, seat)
        option = player.get("/options")["options"][0]["option"]
        for _ in range(2):
            answer = refused(player.choose(option, standing["version"], "a"), 503)
            assert answer.json()["error"] == "damaged_database"
            assert SAID in answer.json()["message"]
            assert answer.headers["retry-after"] == "60"
        assert Player(client, first, 0).get("/view") == standing
        assert client.get(f"/t/{others[0]}").status_code == 200
        assert ready(client) == "it is damaged: keeling db check says where"
        assert client.get("/readyz").status_code == 503
        (told,) = [one for one in errors(caplog) if "table" not in one]
        assert "The database is damaged" in told
        client.get(f"/owner/{server.owner.key}")
        assert "keeling db restore" in client.get("/owner").text


def test_a_page_on_which_somebody_chooses_says_it_in_its_place(file: File) -> None:
    with file.served() as client:
        table = table_of(client, [Sitter("here", "Anna")] * 2, upto=40, hold=[HOST, 0, 1])
        for _ in range(4):
            table_of(client, SITTERS, upto=40)
    file.damage(file.last_of_logs())
    with file.served() as client:
        become(client, KEY)
        page = client.get(f"/t/{table}").text
        with server_of(client).tables.at(table) as shown:
            seat = shown.choosing[0]
            option = shown.game.write(shown.match.asked(seat).legal[0])
        page = client.get(f"/t/{table}?seat={shown.colour(seat)}").text
        form = {**sent_by(page, f"/t/{table}/choose"), "option": option, "confirmed": "yes"}
        answer = client.post(f"/t/{table}/choose", data=form, headers={"keeling-part": "table"})
        assert (answer.status_code, "keeling-final" in answer.headers) == (503, True)
        assert SAID in answer.text
        assert 'id="table"' in answer.text


@pytest.mark.parametrize("root", ["log", "seats", "tables", "holders", "sqlite_autoindex_tables_1"])
def test_whatever_everybody_needs_is_missed_with_a_clear_word(
    file: File, caplog: pytest.LogCaptureFixture, root: str
) -> None:
    with file.served() as client:
        tables = [table_of(client, SITTERS, upto=60, hold=[0]) for _ in range(3)]
    file.damage(file.root(root))
    with file.served() as client:
        become(client, KEY)
        for path in (f"/t/{tables[0]}", f"{API}/tables/{tables[1]}"):
            assert SAID in refused(client.get(path), 503).text
        if root != "log":  # nobody reads logs there
            lobby = client.get("/")
            assert (lobby.status_code, SAID in lobby.text) == (200, True)
        assert "it is damaged" in ready(client)
        assert client.get("/healthz").status_code == 200
        assert [one for one in errors(caplog) if "The log of table" in one] == []
        assert len(errors(caplog)) == 1


def test_bots_say_it_too_and_once(file: File, caplog: pytest.LogCaptureFixture) -> None:
    with file.served() as client:
        tables = [
            table_of(client, [Sitter("here"), Sitter("bot", "", "greedy")], upto=60)
            for _ in range(3)
        ]
    file.damage(file.root("log"))
    with file.served() as client:
        server = server_of(client)
        for table in tables:
            server.driver.wake(table)
        until(lambda: server.store.damage.is_known)
        assert "it is damaged" in ready(client)
    assert len(errors(caplog)) == 1


@pytest.mark.parametrize(
    ("language", "said"), [("de", "ist beschädigt, und"), ("pl", "jest uszkodzona i tego")]
)
def test_it_is_said_in_every_language(file: File, language: str, said: str) -> None:
    with file.served() as client:
        table = table_of(client, SITTERS, upto=60, language=language)
    file.damage(file.root("log"))
    with file.served() as client:
        speak(client, language)
        assert said in refused(client.get(f"/t/{table}"), 503).text


def test_where_only_snapshots_are_damaged_every_table_is_played_again_from_its_log(
    file: File, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(tables, "EVERY", 20)
    with file.served() as client:
        opened = [table_of(client, SITTERS, upto=60, hold=[HOST, 0]) for _ in range(3)]
    file.damage(file.root("sqlite_autoindex_snapshots_1"))
    with file.served() as client:
        for table in opened:
            assert client.get(f"/t/{table}").status_code == 200
        assert ready(client)
    assert not [told for told in errors(caplog) if "The log of table" in told]
