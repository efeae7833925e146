"""A real server in a process of its own, for tests and measurements: it can be killed."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
import time
import urllib.request
from contextlib import suppress
from functools import cached_property
from pathlib import Path

import httpx

from keeling.cli.serve.http import host
from keeling.cli.serve.network import listen
from keeling.cli.serve.workers import host_many
from keeling.web.app import make_app
from keeling.web.operations.logs import configure
from keeling.web.settings import Settings
from keeling.web.store.store import Store
from keeling.web.tables.tables import Tables
from tools.late import make_late
from tools.ports import HERE, free_port

ROOT = Path(__file__).parents[1]
PATIENCE = 600.0  # seconds: it only ends what hangs; a busy machine may need minutes
MAKER = b"multiprocessing.forkserver"  # the process that workers come from
UNHURRIED = {  # a server that lets programs do what they want
    "bot_workers": 1,
    "bot_pace": 0.0,
    "patience": 300.0,
    "requests_per_minute": 10_000_000,
    "tables_per_minute": 10_000_000,
    "cpu_per_minute": 10_000_000.0,
    "streams_per_address": 10_000,
    "bot_tables": 10_000_000,
    "bot_tables_per_address": 10_000_000,
    "private_webhooks": True,
}


class Server:
    """A server with a database in this folder. After a restart it has the same address."""

    module = "tools.server"  # what runs in that process

    def __init__(self, folder: Path, *, workers: int = 1, **settings: object) -> None:
        self.workers = workers  # processes; more than one need a database of PostgreSQL
        self.database = folder / "keeling.sqlite3"
        self.settings = {"database": f"sqlite:///{self.database}", **UNHURRIED, **settings}
        self.log = folder / "server.log"
        self.port = free_port()
        self.url = f"http://{HERE}:{self.port}"

    @cached_property
    def api(self) -> httpx.Client:
        """A client of the API."""
        return httpx.Client(base_url=f"{self.url}/api/v1", timeout=PATIENCE)

    @cached_property
    def tables(self) -> Tables:
        """Its tables, opened from this process, as a second server at its database would."""
        return Tables(Store(str(self.settings["database"])))

    def start(self) -> None:
        """Start, and wait until it answers."""
        with self.log.open("a") as log:
            self.process = subprocess.Popen(  # noqa: S603 - ourselves
                [
                    sys.executable,
                    "-m",
                    self.module,
                    json.dumps([self.port, self.workers, self.settings]),
                ],
                cwd=ROOT,
                stderr=log,
                start_new_session=True,
            )
        deadline = time.monotonic() + PATIENCE
        while not self.answers():
            if self.process.poll() is not None or time.monotonic() > deadline:
                raise RuntimeError(f"the server does not start: {self.log.read_text('utf-8')}")
            time.sleep(0.02)

    def answers(self) -> bool:
        """Whether it is up."""
        try:
            with urllib.request.urlopen(f"{self.url}/healthz", timeout=PATIENCE) as answer:  # noqa: S310 - http
                return bool(answer.status == httpx.codes.OK)
        except OSError:
            return False

    def stop(self) -> None:
        """Stop it as Ctrl-C does; the processes of its bots as well."""
        with suppress(ProcessLookupError):
            os.killpg(self.process.pid, signal.SIGINT)
        self.process.wait(PATIENCE)

    def kill(self) -> None:
        """`kill -9`."""
        self.process.kill()
        self.process.wait(PATIENCE)

    def restart(self) -> None:
        """The same database, the same address."""
        self.stop()
        self.start()

    def is_gone(self) -> bool:
        """Whether all its processes have ended, soon after it has itself."""
        deadline = time.monotonic() + PATIENCE
        while time.monotonic() < deadline:
            try:
                os.killpg(self.process.pid, 0)
            except ProcessLookupError:
                return True
            time.sleep(0.02)
        return False

    def close(self) -> None:
        """The end."""
        self.api.close()
        if "tables" in vars(self):
            self.tables.store.close()
        self.stop()


def worker_pids(pid: int) -> list[int]:
    """The workers of the process that watches over them, as Linux shows them."""
    makers = [child for child in children(pid) if MAKER in command_of(child)]
    return [worker for maker in makers for worker in children(maker)]


def children(pid: int) -> list[int]:
    """The processes that one has started."""
    try:
        return [
            int(name)
            for name in Path(f"/proc/{pid}/task/{pid}/children").read_text("utf-8").split()
        ]
    except OSError:
        return []


def command_of(pid: int) -> bytes:
    """What a process was started with; nothing if it has ended."""
    try:
        return Path(f"/proc/{pid}/cmdline").read_bytes()
    except OSError:
        return b""


def main() -> None:
    """What runs in that process."""
    port, workers, told = json.loads(sys.argv[1])
    settings, listening = Settings(**told), listen(HERE, port)
    if workers > 1:
        configure(settings.log, settings.log_level)
        host_many(settings, listening, workers, lambda: None)
        return
    app = make_app(settings)
    make_late(app)
    host(app, listening, lambda: None)


if __name__ == "__main__":
    main()
