"""`keeling serve --workers N`: several processes answer at one address."""

from __future__ import annotations

import os
import re
import signal
import sys
from contextlib import contextmanager, suppress
from typing import TYPE_CHECKING, Any

import httpx
import psycopg
import pytest

from tests.cli.running import sitting
from tests.cli.test_serve import started
from tests.patience import PATIENCE, until
from tests.web.databases import fresh_postgres, needs_postgres
from tools.server import worker_pids

if TYPE_CHECKING:
    import subprocess
    from collections.abc import Iterator
    from pathlib import Path

    from tests.cli.running import Keeling

ONE_EACH = {
    "game": "future_energy",
    "config": {"seats": 2},
    "seats": [{"who": "link"}, {"who": "link"}],
}
# A database that nobody gives up: a machine that does much else may need long for an answer.
UNHURRIED = "?connect_timeout=600&options=-cstatement_timeout%3D600s%20-clock_timeout%3D600s"
HOLD = "SELECT pg_advisory_lock(358)"  # nobody can look whether the schema is the newest
HELD_UP = """
    SELECT pid FROM pg_locks JOIN pg_database ON pg_database.oid = pg_locks.database
    WHERE datname = current_database() AND locktype = 'advisory' AND NOT granted
"""
on_linux = pytest.mark.skipif(
    sys.platform != "linux", reason="looks for processes as Linux shows them"
)


@contextmanager
def two_workers(database: str) -> Iterator[tuple[subprocess.Popen[str], str]]:
    """A server, and what it said until it was ready; whatever fails meanwhile shows its log."""
    argv = ("--port", "0", "--workers", "2", "--database", database + UNHURRIED)
    with started(*argv) as (process, told):
        try:
            yield process, told
        except BaseException as error:
            with suppress(ProcessLookupError):
                os.killpg(process.pid, signal.SIGKILL)
            if process.stderr is not None and not process.stderr.closed:
                error.add_note(f"The log of the server:\n{process.stderr.read()}")
            raise


def ask(url: str, path: str, body: object = None) -> dict[str, Any]:
    """Over a connection of its own, so that any of them may answer."""
    method = "GET" if body is None else "POST"
    answer = httpx.request(method, f"{url}{path}", json=body, timeout=PATIENCE)
    assert answer.is_success, answer.text
    found: dict[str, Any] = answer.json()
    return found


def two_without(supervisor: int, dead: list[int]) -> list[int]:
    """The two workers, as soon as these have been replaced: by then it has been told as well."""

    def replaced() -> list[int]:
        found = worker_pids(supervisor)  # looked at once: it changes from one look to the next
        return found if len(found) == 2 and not set(dead).intersection(found) else []

    return until(replaced, "they are not replaced")


def stopped_quietly(process: subprocess.Popen[str], stop: signal.Signals, *, to_all: bool) -> int:
    """Stop a server; of how many workers it has said that they died, having said nothing else."""
    (os.killpg if to_all else os.kill)(process.pid, stop)
    out, err = process.communicate(timeout=PATIENCE)
    assert (process.returncode, out) == (0, "Stopped. Every choice is kept.\n"), err
    lines = err.splitlines()
    assert all(line.endswith("A worker died (-9) and is replaced") for line in lines), err
    return len(lines)


def test_several_processes_are_refused_on_a_file_with_the_reason(
    tmp_path: Path, keeling: Keeling
) -> None:
    ran = keeling("serve", "--workers", "2", "--database", tmp_path / "games.sqlite3")
    assert (ran.status, ran.out, ran.err.count("\n")) == (2, "", 1)
    assert "--workers 2: several processes cannot serve one SQLite file" in ran.err
    assert "postgresql://" in ran.err
    assert list(tmp_path.iterdir()) == []


def test_the_reason_is_there_in_every_language(tmp_path: Path) -> None:
    argv = ("serve", "--workers", "3", "--database", tmp_path / "games.sqlite3")
    told = [sitting(*argv, "--lang", spoken).err for spoken in ("en", "de", "pl")]
    assert len(set(told)) == 3
    assert all("--workers 3" in line and "SQLite" in line for line in told)


@needs_postgres
@on_linux
@pytest.mark.parametrize("stop", [signal.SIGINT, signal.SIGTERM])
def test_workers_that_die_are_replaced_and_all_stop_quietly(stop: signal.Signals) -> None:
    with fresh_postgres() as database, two_workers(database) as (process, told):
        (url,) = re.findall(r"^The table is open: (\S+)$", told, re.MULTILINE)
        table = ask(url, "api/v1/tables", ONE_EACH)["table"]
        first = worker_pids(process.pid)
        assert len(first) == 2
        os.kill(first[0], signal.SIGKILL)
        two_without(process.pid, first[:1])
        os.kill(first[1], signal.SIGKILL)
        assert ask(url, f"api/v1/tables/{table}")["table"] == table
        last = two_without(process.pid, first)
        assert stopped_quietly(process, stop, to_all=stop == signal.SIGINT) == 2  # as terminals do
    assert not any(is_running(pid) for pid in last)


@needs_postgres
@on_linux
@pytest.mark.parametrize("stop", [signal.SIGINT, signal.SIGTERM])
@pytest.mark.parametrize("to_all", [True, False])
def test_a_worker_that_has_not_started_yet_is_stopped_as_quietly(
    stop: signal.Signals, *, to_all: bool
) -> None:
    with (
        fresh_postgres() as database,
        psycopg.connect(database.replace("+psycopg", ""), autocommit=True) as held,
        two_workers(database) as (process, _told),
    ):
        held.execute(HOLD)
        os.kill(worker_pids(process.pid)[0], signal.SIGKILL)
        until(lambda: held.execute(HELD_UP).fetchone())
        assert stopped_quietly(process, stop, to_all=to_all) == 1


@needs_postgres
@on_linux
def test_workers_end_when_the_process_that_watches_over_them_is_killed() -> None:
    with fresh_postgres() as database, two_workers(database) as (process, _told):
        workers = worker_pids(process.pid)
        process.kill()
        process.wait(PATIENCE)
        until(lambda: not any(is_running(pid) for pid in workers))


def is_running(pid: int) -> bool:
    """Whether there is such a process."""
    try:
        os.kill(pid, 0)
    except ProcessLookupError:
        return False
    return True
