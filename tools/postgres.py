"""A PostgreSQL server for tests and measurements, in a folder of its own: it can be killed.

It is never the service of this machine. PostgreSQL does not run as root: there it runs as another
user.
"""

from __future__ import annotations

import os
import pwd
import secrets
import shutil
import signal
import subprocess
import tempfile
import time
from contextlib import suppress
from functools import cache
from pathlib import Path
from typing import Any

import psycopg

from tools.ports import HERE, free_port

PATIENCE = 600.0  # seconds: it only ends what hangs
OTHERS = ("postgres", "nobody")  # users it runs as where we are root
FOLDERS = ("/usr/lib/postgresql/*/bin", "/usr/pgsql-*/bin", "/opt/homebrew/opt/postgresql*/bin")
QUICK = {"fsync": "off", "synchronous_commit": "off", "full_page_writes": "off"}
ALWAYS = {
    "listen_addresses": HERE,
    "max_connections": "300",
    "shared_buffers": "32MB",
    "log_min_messages": "fatal",
    "restart_after_crash": "on",
}


@cache
def binaries() -> Path | None:
    """The folder with `initdb` and `postgres`, the newest of them."""
    named = shutil.which("postgres")
    found = [Path(named).parent] if named else []
    for pattern in FOLDERS:
        found += sorted(Path("/").glob(pattern[1:]), key=version, reverse=True)
    return next((path for path in found if (path / "initdb").is_file()), None)


def version(path: Path) -> int:
    """The release that a folder is named after."""
    return int("".join(filter(str.isdigit, path.parent.name)) or "0")


def missing() -> str:
    """Why there can be no server here; empty: there can be one."""
    return "" if binaries() else "PostgreSQL is not installed: make postgres"


def other_user() -> dict[str, Any]:
    """For `Popen`: another user where we are root, which PostgreSQL refuses to be."""
    if os.geteuid() != 0:
        return {}
    for name in OTHERS:
        with suppress(KeyError):
            found = pwd.getpwnam(name)
            return {"user": found.pw_uid, "group": found.pw_gid, "extra_groups": []}
    raise RuntimeError("PostgreSQL does not run as root, and there is no user postgres or nobody")


class Postgres:
    """A server with its data in a folder; after a restart it has the same address.

    A `durable` one writes to disk before it answers, as one that people use does.
    """

    def __init__(self, *, durable: bool = True) -> None:
        self.folder = Path(tempfile.mkdtemp(prefix="keeling-postgres-"))
        self.data = self.folder / "data"
        self.settings = {**ALWAYS, **({} if durable else QUICK)}
        self.port = free_port()
        self.password = secrets.token_hex(16)
        self.url = f"postgresql://keeling:{self.password}@{HERE}:{self.port}/postgres"
        self.user = other_user()
        self.process: subprocess.Popen[bytes] | None = None
        self._make()

    def _make(self) -> None:
        """An empty cluster, of which only we know the password."""
        word = self.folder / "password"
        word.write_text(self.password, "utf-8")
        word.chmod(0o600)
        if self.user:
            for path in (self.folder, word):
                os.chown(path, self.user["user"], self.user["group"])
        options = ("--no-sync", "--username=keeling", "--auth=scram-sha-256", "--encoding=UTF8")
        made = subprocess.run(  # noqa: S603 - found by us
            [tool("initdb"), *options, "--locale=C", f"--pwfile={word}", f"--pgdata={self.data}"],
            check=False,
            capture_output=True,
            text=True,
            cwd=self.folder,
            **self.user,
        )
        word.unlink()
        if made.returncode:
            raise RuntimeError(f"initdb: {made.stderr}")

    def start(self) -> None:
        """Start, and wait until it answers; one that was killed may still be going away."""
        deadline = time.monotonic() + PATIENCE
        while not self._starts():
            if time.monotonic() > deadline:
                raise RuntimeError((self.folder / "log").read_text("utf-8"))
            time.sleep(0.05)

    def _starts(self) -> bool:
        given = [f"--{name}={value}" for name, value in self.settings.items()]
        where = [f"--port={self.port}", f"--unix_socket_directories={self.folder}"]
        with (self.folder / "log").open("ab") as log:
            self.process = subprocess.Popen(  # noqa: S603 - found by us
                [tool("postgres"), "-D", str(self.data), *where, *given],
                stdout=log,
                stderr=log,
                stdin=subprocess.DEVNULL,
                cwd=self.folder,
                start_new_session=True,
                **self.user,
            )
        while self.process.poll() is None:
            if self.answers():
                return True
            time.sleep(0.02)
        return False

    def answers(self) -> bool:
        """Whether it lets anybody in."""
        try:
            psycopg.connect(self.url, connect_timeout=5).close()
        except psycopg.OperationalError:
            return False
        return True

    def stop(self, how: signal.Signals = signal.SIGINT) -> None:
        """Stop it as an administrator in a hurry does: who is connected is cut off."""
        if self.process is not None and self.process.poll() is None:
            self.process.send_signal(how)
            self.process.wait(PATIENCE)

    def kill(self) -> None:
        """`kill -9` of the process that all others come from."""
        self.stop(signal.SIGKILL)

    def close(self) -> None:
        """The end of it and of all that it kept."""
        self.stop()
        shutil.rmtree(self.folder, ignore_errors=True)


def tool(name: str) -> str:
    """One of PostgreSQL's own programs."""
    folder = binaries()
    if folder is None:
        raise RuntimeError(missing())
    return str(folder / name)
