"""`keeling serve --workers N`: several processes answer at one address."""

from __future__ import annotations

import os
import re
import signal
import sys
from typing import TYPE_CHECKING

import httpx
import pytest

from tests.cli.running import sitting
from tests.cli.test_serve import started, stopped
from tests.patience import PATIENCE, until
from tests.web.databases import fresh_postgres, needs_postgres
from tools.server import worker_pids

if TYPE_CHECKING:
    from pathlib import Path

    from tests.cli.running import Keeling

ONE_EACH = {
    "game": "future_energy",
    "config": {"seats": 2},
    "seats": [{"who": "link"}, {"who": "link"}],
}


def ask(url: str, path: str, body: object = None) -> httpx.Response:
    """Over a connection of its own, so that any of them may answer."""
    if body is None:
        return httpx.get(f"{url}{path}", timeout=PATIENCE)
    return httpx.post(f"{url}{path}", json=body, timeout=PATIENCE)


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
@pytest.mark.skipif(sys.platform != "linux", reason="looks for processes as Linux shows them")
@pytest.mark.parametrize("stop", [signal.SIGINT, signal.SIGTERM])
def test_workers_that_die_are_replaced_and_all_stop_quietly(stop: signal.Signals) -> None:
    with (
        fresh_postgres() as database,
        started("--port", "0", "--workers", "2", "--database", database) as (process, told),
    ):
        (url,) = re.findall(r"^The table is open: (\S+)$", told, re.MULTILINE)
        table = ask(url, "api/v1/tables", ONE_EACH).json()["table"]
        first = worker_pids(process.pid)
        assert len(first) == 2
        os.kill(first[0], signal.SIGKILL)
        until(
            lambda: len(worker_pids(process.pid)) == 2 and first[0] not in worker_pids(process.pid)
        )
        os.kill(first[1], signal.SIGKILL)
        assert ask(url, f"api/v1/tables/{table}").json()["table"] == table
        until(
            lambda: (
                len(worker_pids(process.pid)) == 2
                and not set(first).intersection(worker_pids(process.pid))
            )
        )
        last = worker_pids(process.pid)
        if stop == signal.SIGINT:  # a terminal sends it to all
            status, out, err = stopped(process)
        else:
            process.send_signal(stop)
            out, err = process.communicate(timeout=PATIENCE)
            status = process.returncode
        assert (status, out) == (0, "Stopped. Every choice is kept.\n")
        assert all(line.endswith("A worker died (-9) and is replaced") for line in err.splitlines())
        assert err.count("\n") == 2
    assert not any(is_running(pid) for pid in last)


@needs_postgres
@pytest.mark.skipif(sys.platform != "linux", reason="looks for processes as Linux shows them")
def test_workers_end_when_the_process_that_watches_over_them_is_killed() -> None:
    with (
        fresh_postgres() as database,
        started("--port", "0", "--workers", "2", "--database", database) as (process, _told),
    ):
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
