"""One process serves a file of SQLite; a second one says so and ends."""

from __future__ import annotations

import json
import os
import re
import signal
import sqlite3
import subprocess
import sys
from contextlib import closing
from typing import TYPE_CHECKING

import pytest

from keeling.cli.errors import BadFile
from keeling.cli.serve import alone as serve_alone
from keeling.cli.serve.alone import alone_at
from keeling.text.catalogue import LANGUAGES
from tests.cli.running import piped, sitting
from tests.cli.test_serve import BOTS, asked, started, stopped
from tests.patience import PATIENCE

if TYPE_CHECKING:
    from pathlib import Path

    from tests.cli.running import Keeling

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="signals are sent in another way")

# Takes the lock, and begins again in the same process, which has it still.
GOES_ON = """
import os, sys
from keeling.cli.serve.alone import alone_at
with alone_at(sys.argv[1]) as alone:
    print("has it", flush=True)
    sys.stdin.readline()
    if len(sys.argv) > 2:
        alone.hand_over()
if len(sys.argv) > 2:
    os.execv(sys.executable, [sys.executable, *sys.orig_argv[1:-1]])
"""


def test_a_second_server_at_the_same_file_says_so_and_ends(tmp_path: Path) -> None:
    path, other = tmp_path / "games.sqlite3", tmp_path / "the-same.sqlite3"
    other.symlink_to(path)
    with started("--port", "0", "--database", path) as (process, told):
        for name in (path, other):
            ran = piped("serve", "--port", "0", "--database", name, "--no-open")
            assert (ran.status, ran.out, ran.err.count("\n")) == (1, "", 1)
            assert f"{path} is served already, by process {process.pid}" in ran.err
        (url,) = re.findall(r"^The table is open: (\S+)$", told, re.MULTILINE)
        with asked(f"{url}api/v1/tables", BOTS) as made:  # the first is not disturbed
            assert json.load(made)["table"]
        for argv in (("check",), ("backup", tmp_path / "copy.sqlite3")):
            assert piped("db", *argv, "--database", path).status == 0
        assert stopped(process)[0] == 0


def test_after_the_first_was_killed_the_next_one_serves(tmp_path: Path) -> None:
    path = tmp_path / "games.sqlite3"
    for end in (signal.SIGKILL, signal.SIGTERM, signal.SIGKILL):
        with started("--port", "0", "--database", path) as (process, _):
            process.send_signal(end)
            process.wait(PATIENCE)


def test_the_lock_goes_on_with_the_process_when_the_program_begins_again(tmp_path: Path) -> None:
    url = f"sqlite:///{tmp_path / 'games.sqlite3'}"
    with subprocess.Popen(  # noqa: S603 - ourselves
        [sys.executable, "-c", GOES_ON, url, "again"],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        text=True,
    ) as process:
        assert process.stdin is not None
        assert process.stdout is not None
        for _ in range(2):
            assert process.stdout.readline() == "has it\n"
            with pytest.raises(BadFile), alone_at(url):
                pass
            process.stdin.write("\n")
            process.stdin.flush()
        assert process.wait(PATIENCE) == 0
    with alone_at(url):
        pass


def test_a_server_that_did_not_start_leaves_the_file_to_others(
    tmp_path: Path, keeling: Keeling
) -> None:
    path = tmp_path / "games.sqlite3"
    for _ in range(2):
        ran = keeling("serve", "--host", "192.0.2.1", "--port", "8080", "--database", path)
        assert "cannot listen at 192.0.2.1" in ran.err


def test_nothing_is_put_beside_what_is_no_database(tmp_path: Path, keeling: Keeling) -> None:
    letter = tmp_path / "letter.txt"
    letter.write_text("Dear Charles,\n" * 100, "utf-8")
    assert keeling("serve", "--database", letter).status == 1
    assert [path.name for path in tmp_path.iterdir()] == [letter.name]


def test_databases_for_several_processes_have_no_lock() -> None:
    for url in ("postgresql://here/games", "sqlite://", "sqlite:///:memory:"):
        with alone_at(url) as one, alone_at(url) as two:
            assert (one.lock, two.lock) == (None, None)


def test_a_disk_that_knows_no_locks_is_no_hindrance(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def unknown(_lock: int) -> None:
        raise OSError(95, "Operation not supported")

    monkeypatch.setattr(serve_alone, "hold", unknown)
    with alone_at(f"sqlite:///{tmp_path / 'games.sqlite3'}") as alone:
        assert alone.lock is None


@pytest.mark.parametrize("language", LANGUAGES)
def test_it_is_said_in_every_language(tmp_path: Path, language: str) -> None:
    path = tmp_path / "games.sqlite3"
    with closing(sqlite3.connect(path)) as db:
        db.execute("CREATE TABLE t (a)")
    with alone_at(f"sqlite:///{path}"):
        ran = sitting("--lang", language, "serve", "--database", path)
    assert (ran.status, str(os.getpid()) in ran.err, str(path) in ran.err) == (1, True, True)


def test_a_link_in_the_place_of_the_lock_leads_to_nothing(tmp_path: Path) -> None:
    path, precious = tmp_path / "games.sqlite3", tmp_path / "precious"
    precious.write_text("it means something", "utf-8")
    (tmp_path / "games.sqlite3.lock").symlink_to(precious)
    with pytest.raises(BadFile), alone_at(f"sqlite:///{path}"):
        pass
    assert precious.read_text("utf-8") == "it means something"


def test_a_variable_that_somebody_has_left_behind_is_no_lock(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv(serve_alone.LEFT, "987654")
    with alone_at(f"sqlite:///{tmp_path / 'games.sqlite3'}") as held:
        assert held.lock is not None
