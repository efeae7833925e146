"""Whether a server can do its work: the database answers, the disk takes more, bots can think.

What goes wrong at a single table is a warning: all others can be played at, so it is ready.
"""

from __future__ import annotations

import asyncio
import os
import shutil
import tempfile
from pathlib import Path
from time import monotonic
from typing import TYPE_CHECKING, Final

from msgspec import Struct
from sqlalchemy import text
from sqlalchemy.exc import DatabaseError

from keeling.web.operations import state
from keeling.web.store.announcing import is_shared

if TYPE_CHECKING:
    from collections.abc import Callable

    from keeling.web.server import Server

PATIENCE: Final = 3.0  # seconds in which everything has to answer
FRESH: Final = 1.0  # seconds for which an answer holds: whoever asks often costs nothing
LEAST_SPACE: Final = 64 * 1024 * 1024  # bytes
DAMAGED: Final = "it is damaged: keeling db check says where"
BLOCK: Final = b"\0" * 4096


class Check(Struct, frozen=True, omit_defaults=True):
    """How one thing is."""

    ok: bool
    milliseconds: float
    problem: str = ""
    warning: str = ""  # it can do its work, but somebody should look


class Ready(Struct, frozen=True):
    """Whether a server can do its work, and each thing it needs for that."""

    status: str
    checks: dict[str, Check]

    @property
    def ok(self) -> bool:
        """Whether it can."""
        return all(check.ok for check in self.checks.values())


class Readiness:
    """Looks after everything that a server needs."""

    def __init__(self, server: Server) -> None:
        self.server = server
        self.patience = PATIENCE
        self.last: Ready | None = None
        self.until = 0.0
        self.lock = asyncio.Lock()

    async def look(self) -> Ready:
        """How everything is; for a moment the same answer holds."""
        async with self.lock:
            if self.last is None or monotonic() >= self.until:
                names = CHECKS.items()
                found = await asyncio.gather(*(self.check(check) for _, check in names))
                checks = dict(zip(CHECKS, found, strict=True))
                word = "ready" if all(check.ok for check in found) else "not ready"
                self.last = Ready(word, checks)
                self.until = monotonic() + FRESH
            return self.last

    async def check(self, look: Callable[[Server], str]) -> Check:
        """How one thing is; what takes too long is not well."""
        began = monotonic()
        try:
            asked = asyncio.to_thread(look, self.server)
            problem = await asyncio.wait_for(asked, self.patience)
        except TimeoutError:
            problem = f"no answer within {self.patience:g} s"
        except Exception as error:  # noqa: BLE001 - whatever it is, it is not well
            problem = type(error).__name__
        took = round(1000 * (monotonic() - began), 1)
        if look in WARNINGS:
            return Check(ok=True, milliseconds=took, warning=problem)
        return Check(not problem, took, problem)


def database(server: Server) -> str:
    """The database answers, can be written, and was not found damaged."""
    damage = server.store.damage
    try:
        answer = asked(server)
    except DatabaseError as error:
        if not damage.note(error):
            raise
    return DAMAGED if damage.is_known else answer


def asked(server: Server) -> str:
    """What the database answers."""
    with server.store.engine.connect() as db:
        db.execute(text("SELECT count(*) FROM secrets"))
        if is_shared(server.store.engine):
            read_only = db.execute(text("SHOW transaction_read_only")).scalar() == "on"
            return "it can only be read" if read_only else ""
    return ""


def disk(server: Server) -> str:
    """The disk of a database in a file has room and can be written; another has its own server."""
    path = server.store.engine.url.database
    if is_shared(server.store.engine) or not path or path == ":memory:":
        return ""
    folder = Path(path).parent
    if shutil.disk_usage(folder).free < LEAST_SPACE:
        return f"less than {LEAST_SPACE // 2**20} MiB free"
    if not os.access(path, os.W_OK):
        return "the file cannot be written"
    with tempfile.TemporaryFile(dir=folder) as probe:
        probe.write(BLOCK)
        probe.flush()
        os.fsync(probe.fileno())
    return ""


def bots(server: Server) -> str:
    """The processes that think for bots live."""
    dead = state.dead_thinkers(server)
    return f"{dead} processes have died" if dead else ""


def stuck(server: Server) -> str:
    """No bot keeps people waiting for ever."""
    count = state.bots_stuck(server)
    return f"{count} tables" if count else ""


CHECKS: Final[dict[str, Callable[[Server], str]]] = {
    "database": database,
    "disk": disk,
    "bots": bots,
    "stuck_bots": stuck,
}
WARNINGS: Final = frozenset({stuck})
