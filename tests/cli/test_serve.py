from __future__ import annotations

import json
import os
import re
import signal
import socket
import subprocess
import sys
import urllib.request
from contextlib import contextmanager
from itertools import takewhile
from pathlib import Path
from typing import IO, TYPE_CHECKING

import pytest

from keeling import COMPILED
from keeling import __file__ as package
from keeling.cli import serve
from keeling.cli.serve import database as serve_database
from keeling.cli.serve import http as serve_http
from keeling.cli.serve import network as serve_network
from keeling.web.settings import Settings
from tests.cli.running import ENGLISH, sitting
from tests.patience import PATIENCE
from tools.ports import free_port

if TYPE_CHECKING:
    from collections.abc import Iterator

    from tests.cli.running import Keeling

READY = "Ctrl-C stops"
BOTS = b"""{"game": "future_energy", "config": {"seats": 2}, "seats":
    [{"who": "bot", "bot": "greedy"}, {"who": "bot", "bot": "greedy"}]}"""


@pytest.fixture
def taken() -> Iterator[int]:
    """A port that somebody else listens at."""
    with socket.create_server(("127.0.0.1", 0)) as other:
        yield other.getsockname()[1]


@contextmanager
def started(*argv: str | Path) -> Iterator[tuple[subprocess.Popen[str], str]]:
    """A server in a process of its own, and what it said until it was ready."""
    with subprocess.Popen(  # noqa: S603 - our own command
        [sys.executable, "-m", "keeling.cli", "serve", *map(str, argv)],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        start_new_session=True,
        env={**os.environ, **ENGLISH, "KEELING_NO_BROWSER": "1"},
    ) as process:
        assert process.stdout is not None
        assert process.stderr is not None
        told = "".join(takewhile(lambda line: READY not in line, process.stdout))
        assert process.poll() is None, process.stderr.read()
        try:
            yield process, told
        finally:
            process.kill()


def stopped(process: subprocess.Popen[str]) -> tuple[int, str, str]:
    """How a server ends after Ctrl-C, which all its processes get."""
    os.killpg(process.pid, signal.SIGINT)
    out, err = process.communicate(timeout=PATIENCE)
    return process.returncode, out, err


def asked(url: str, body: bytes | None = None) -> IO[bytes]:
    """What a server answers to a program."""
    headers = {"Content-Type": "application/json", "Accept": "application/x-ndjson"}
    request = urllib.request.Request(url, body, headers)  # noqa: S310 - http
    answer: IO[bytes] = urllib.request.urlopen(request)  # noqa: S310 - http
    return answer


@pytest.mark.skipif(sys.platform == "win32", reason="signals are sent in another way there")
def test_it_says_where_it_is_answers_there_and_stops_quietly_although_somebody_looks(
    tmp_path: Path,
) -> None:
    kept = tmp_path / "deep" / "games.sqlite3"
    with started("--port", "0", "--database", kept) as (process, told):
        (url,) = re.findall(r"^The table is open: (http://127\.0\.0\.1:\d+/)$", told, re.MULTILINE)
        assert f"kept in {kept}\n" in told
        with asked(f"{url}api/v1/tables", BOTS) as made:
            table = json.load(made)["table"]
        with asked(f"{url}api/v1/tables/{table}/stream") as changes:
            for _ in range(2):  # how it stands, and what a bot chooses
                assert changes.readline().startswith(b"{")
            assert stopped(process) == (0, "Stopped. Every choice is kept.\n", "")
    assert serve_http.LAST_WORDS < 10


@pytest.fixture
def twin(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder in which somebody compiles, for a server in plain Python."""
    made = tmp_path / "twin"
    made.mkdir()
    monkeypatch.setenv("KEELING_TWIN", str(made))
    monkeypatch.delenv("PYTHONPATH", raising=False)  # plain Python, also where the tests are not
    return made


@pytest.mark.skipif(not COMPILED, reason="there is no compiled engine to go on with")
def test_when_the_engine_is_compiled_it_goes_on_at_the_same_place_and_nothing_is_lost(
    twin: Path, tmp_path: Path
) -> None:
    with started("--port", "0", "--database", tmp_path / "games.sqlite3") as (process, told):
        assert process.stdout is not None
        assert "plain Python while the engine is compiled" in told
        (url,) = re.findall(r"^The table is open: (\S+)$", told, re.MULTILINE)
        with asked(f"{url}api/v1/tables", BOTS) as made:
            table = json.load(made)["table"]
        for part in Path(package).parents[1].iterdir():
            if part.name != ".stamp":
                (twin / part.name).symlink_to(part)
        (twin / ".stamp").touch()
        assert process.stdout.readline() == "The engine is compiled, and the server now uses it.\n"
        with asked(f"{url}api/v1/tables/{table}/stream") as changes:
            for _ in range(2):  # how it stands, and what a bot chooses
                assert changes.readline().startswith(b"{")
        assert stopped(process) == (0, "Stopped. Every choice is kept.\n", "")


@pytest.mark.skipif(sys.platform == "win32", reason="signals are sent in another way there")
@pytest.mark.parametrize("left", [".stamp", "../twin.failed"])  # nothing works, or it was given up
def test_when_the_engine_cannot_be_compiled_it_says_so_and_goes_on(
    left: str, twin: Path, tmp_path: Path
) -> None:
    with started("--port", "0", "--database", tmp_path / "games.sqlite3") as (process, told):
        assert process.stdout is not None
        (url,) = re.findall(r"^The table is open: (\S+)$", told, re.MULTILINE)
        (twin / left).touch()
        said = process.stdout.readline()
        assert said.startswith("The engine could not be compiled, and the server goes on in plain")
        assert said.endswith(f"{twin if left == '.stamp' else f'{twin}.failed'}\n")
        with asked(f"{url}healthz") as answer:
            assert answer.read()
        assert stopped(process) == (0, "Stopped. Every choice is kept.\n", "")


def test_without_the_packages_of_the_server_it_says_how_to_get_them(
    keeling: Keeling, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(serve, "find_spec", lambda _: None)
    ran = keeling("serve")
    told = "keeling serve: the server is not installed: pip install 'keeling[server]'\n"
    assert (ran.status, ran.out, ran.err) == (1, "", told)


@pytest.mark.skipif(sys.platform == "win32", reason="signals are sent in another way there")
def test_everybody_in_the_network_is_told_where_to_go(tmp_path: Path) -> None:
    with started("--lan", "--port", "0", "--database", tmp_path / "games.sqlite3") as (
        process,
        told,
    ):
        assert stopped(process)[0] == 0
    expected = [r"The table is open: http://127\.0\.0\.1:\d+/"]
    if found := serve_network.own_address():
        expected.append(rf"In your network: http://{re.escape(found)}:\d+/")
    assert all(re.search(f"^{line}$", told, re.MULTILINE) for line in expected)


def test_a_port_that_is_taken_is_one_line_and_exit_1(
    taken: int, tmp_path: Path, keeling: Keeling
) -> None:
    ran = keeling("serve", "--port", str(taken), "--database", tmp_path / "games.sqlite3")
    told = f"keeling serve: --port: port {taken} is taken; without --port a free one is found\n"
    assert (ran.status, ran.out, ran.err) == (1, "", told)


def test_without_a_port_the_first_free_one_is_used(
    taken: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(serve_network, "FIRST_PORT", taken)
    with serve_network.listen("127.0.0.1", None) as found:
        assert taken < found.getsockname()[1] < taken + serve_network.TRIES


def test_when_no_port_is_free_that_is_said(
    taken: int, tmp_path: Path, keeling: Keeling, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(serve_network, "FIRST_PORT", taken)
    monkeypatch.setattr(serve_network, "TRIES", 1)
    ran = keeling("serve", "--database", tmp_path / "games.sqlite3")
    assert (ran.status, ran.err.count("\n")) == (1, 1)
    assert f"all ports from {taken} to {taken} are taken" in ran.err


@pytest.mark.parametrize(
    "given", ["games.example.org", "ftp://games.example.org", "https://", "a b"]
)
def test_an_address_that_no_link_can_begin_with_is_refused(
    keeling: Keeling, tmp_path: Path, given: str
) -> None:
    ran = keeling(
        "serve", "--database", tmp_path / "k.sqlite3", "--port", "0", "--public-url", given
    )
    assert (ran.status, ran.out) == (2, "")
    assert f"“{given}” is no address that links can begin with" in ran.err


def test_an_address_of_somebody_else_is_one_line_and_exit_1(
    tmp_path: Path, keeling: Keeling
) -> None:
    database = tmp_path / "games.sqlite3"
    for host in ("192.0.2.1", "no.such.host.invalid"):
        ran = keeling("serve", "--host", host, "--port", str(free_port()), "--database", database)
        assert (ran.status, ran.out, ran.err.count("\n")) == (1, "", 1)
        assert f"cannot listen at {host}" in ran.err


@pytest.mark.parametrize(
    ("url", "told"),
    [
        ("oracle+nothing://here", "oracle"),
        ("nonsense://here", "nonsense"),
        ("://", "://"),
        ("postgresql://127.0.0.1:x/games", "x"),
        ("postgresql://me:secret@127.0.0.1:1/games", "postgresql://***@127.0.0.1:1/games: "),
    ],
)
def test_a_database_that_cannot_be_used_is_one_line_and_exit_1(
    url: str, told: str, keeling: Keeling
) -> None:
    ran = keeling("serve", "--database", url)
    assert (ran.status, ran.out, ran.err.count("\n")) == (1, "", 1)
    assert ran.err.startswith("keeling serve: --database ")
    assert told in ran.err
    assert "secret" not in ran.err


def test_without_the_driver_it_is_said_how_to_get_it(
    keeling: Keeling, monkeypatch: pytest.MonkeyPatch
) -> None:
    def missing(_url: str) -> None:
        raise ModuleNotFoundError("No module named 'psycopg'")

    monkeypatch.setattr(serve_database, "Store", missing)
    ran = keeling("serve", "--database", "postgresql://me:secret@127.0.0.1/games")
    assert (ran.status, ran.out) == (1, "")
    assert "pip install 'keeling[all]'" in ran.err
    assert "secret" not in ran.err


def test_a_file_that_is_no_database_is_left_alone(tmp_path: Path, keeling: Keeling) -> None:
    path = tmp_path / "letter.txt"
    path.write_text("Dear Charles,\n" * 100, "utf-8")
    for name in (path, tmp_path):
        ran = keeling("serve", "--database", name)
        assert (ran.status, ran.out, ran.err.count("\n")) == (1, "", 1)
    assert path.read_text("utf-8") == "Dear Charles,\n" * 100


@pytest.mark.parametrize(
    ("given", "environment", "expected"),
    [
        (None, {"XDG_DATA_HOME": "/data"}, "sqlite:////data/keeling/keeling.sqlite3"),
        (None, {"KEELING_DATABASE": "/my/games"}, "sqlite:////my/games"),
        (None, {"KEELING_DATABASE": "postgresql://db/games"}, "postgresql://db/games"),
        ("/other", {"KEELING_DATABASE": "/my/games"}, "sqlite:////other"),
        ("~/games", {"HOME": "/home/me"}, "sqlite:////home/me/games"),
    ],
)
@pytest.mark.skipif(sys.platform != "linux", reason="the folders of Linux")
def test_the_database_is_the_one_named_or_a_file_of_the_user(
    given: str | None,
    environment: dict[str, str],
    expected: str,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.delenv("KEELING_DATABASE", raising=False)
    for name, value in environment.items():
        monkeypatch.setenv(name, value)
    assert serve_database.database_url(given) == expected


@pytest.mark.parametrize(
    ("asked", "environment", "opens"),
    [
        (None, {}, False),
        (None, {"DISPLAY": ":0"}, True),
        (None, {"WAYLAND_DISPLAY": "wayland-0"}, True),
        (None, {"DISPLAY": ":0", "SSH_CONNECTION": "1"}, False),
        (None, {"DISPLAY": ":0", "CI": "true"}, False),
        (None, {"DISPLAY": ":0", "KEELING_NO_BROWSER": "1"}, False),
        (True, {}, True),
        (True, {"CI": "true"}, False),
        (False, {"DISPLAY": ":0"}, False),
    ],
)
@pytest.mark.skipif(sys.platform != "linux", reason="elsewhere there always is a screen")
def test_a_browser_opens_where_a_person_sits(
    asked: bool | None,  # noqa: FBT001 - a row of the table above
    environment: dict[str, str],
    opens: bool,  # noqa: FBT001 - a row of the table above
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    for name in ("DISPLAY", "WAYLAND_DISPLAY", "SSH_CONNECTION", "CI", "KEELING_NO_BROWSER"):
        monkeypatch.delenv(name, raising=False)
    for name, value in environment.items():
        monkeypatch.setenv(name, value)
    assert serve.opens_browser(asked=asked) == opens


def test_bots_think_in_as_many_processes_as_the_server_says(keeling: Keeling) -> None:
    assert f"bots ({Settings().bot_workers})" in keeling("serve", "--help").flat
    assert keeling("serve", "--bots", "0").status == 2


def test_an_address_with_colons_stands_in_brackets() -> None:
    assert serve_network.url_of("::1", 8080) == "http://[::1]:8080/"


def test_the_texts_are_there_in_every_language(taken: int, tmp_path: Path) -> None:
    argv = ("serve", "--port", str(taken), "--database", tmp_path / "games.sqlite3")
    told = [sitting(*argv, "--lang", spoken).err for spoken in ("en", "de", "pl")]
    assert len(set(told)) == 3
    assert all(str(taken) in line for line in told)
