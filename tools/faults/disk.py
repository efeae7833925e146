"""The disk is full, or somebody else holds the file."""

from __future__ import annotations

import asyncio
import resource
import sqlite3
import subprocess
import time
from contextlib import closing, suppress
from typing import TYPE_CHECKING, ClassVar

from tools.faults.stage import GLANCE, Fault

if TYPE_CHECKING:
    from pathlib import Path

    from tools.faults.stage import Stage
    from tools.server import Server

SIZE = 96  # MiB; /readyz wants 64 of them
FULL = 3.0  # seconds for which the disk stays full after the first refusal
LONGEST = 30.0  # seconds until somebody has to have noticed
HELD = 3.5  # seconds for which a file is locked: longer than the server waits
BLOCK = b"\0" * 2**16


class FullDisk(Fault):
    """The disk is full, and has room again: /readyz says so, choices are answered with 503.

    Where we may mount, the database lies on a small file system of its own, which is filled. Else
    the system lets the server write nothing any more (RLIMIT_FSIZE).
    """

    name = "full disk"
    times = 5
    spares_others: ClassVar[bool] = False

    def make_server(self, folder: Path) -> Server:
        """Its database on a disk that can be filled, its log elsewhere."""
        self.disk = folder / "disk"
        self.disk.mkdir()
        command = ["mount", "-t", "tmpfs", "-o", f"size={SIZE}m", "keeling-faults", str(self.disk)]
        done = subprocess.run(command, check=False, capture_output=True)  # noqa: S603 - ours
        self.is_mounted = done.returncode == 0
        server = super().make_server(folder)
        server.database = self.disk / "keeling.sqlite3"
        server.settings["database"] = f"sqlite:///{server.database}"
        return server

    async def strike(self, stage: Stage) -> None:
        """Fill it, until somebody notices and a while longer, and free it."""
        before, began = stage.street.noticed.later, time.monotonic()
        stage.not_ready.discard("disk")
        self.fill(stage)
        while stage.street.noticed.later == before or "disk" not in stage.not_ready:
            await asyncio.sleep(GLANCE)
            if time.monotonic() - began > LONGEST:
                stage.outcome.problems.append("nobody noticed that the disk was full")
                break
        await asyncio.sleep(FULL)
        self.free(stage)

    def fill(self, stage: Stage) -> None:
        """No room for a single byte."""
        if not self.is_mounted:
            no_limit = resource.getrlimit(resource.RLIMIT_FSIZE)[1]
            resource.prlimit(stage.server.process.pid, resource.RLIMIT_FSIZE, (0, no_limit))
            return
        with (self.disk / "ballast").open("wb", buffering=0) as ballast:
            for block in (BLOCK, BLOCK[:4096], BLOCK[:1]):
                with suppress(OSError):
                    while ballast.write(block):
                        pass

    def free(self, stage: Stage) -> None:
        """Room again."""
        if self.is_mounted:
            (self.disk / "ballast").unlink()
            return
        no_limit = resource.getrlimit(resource.RLIMIT_FSIZE)[1]
        resource.prlimit(stage.server.process.pid, resource.RLIMIT_FSIZE, (no_limit, no_limit))

    async def look_back(self, stage: Stage) -> None:
        """How it was filled."""
        way = f"a file system of {SIZE} MiB" if self.is_mounted else "RLIMIT_FSIZE"
        stage.outcome.notes.append(f"filled: {way}")

    def close(self) -> None:
        """Unmount it."""
        if self.is_mounted:
            subprocess.run(["umount", str(self.disk)], check=False)  # noqa: S603, S607 - ours


class LockedFile(Fault):
    """Another process holds BEGIN EXCLUSIVE on the file for longer than the server waits."""

    name = "locked file"
    times = 8
    spares_others: ClassVar[bool] = False

    async def strike(self, stage: Stage) -> None:
        """Hold it."""
        await asyncio.to_thread(self.hold, stage.server.database)

    def hold(self, path: Path) -> None:
        """Hold it here: this process is another one than the server."""
        with closing(sqlite3.connect(path, timeout=60.0, isolation_level=None)) as db:
            db.execute("BEGIN EXCLUSIVE")
            time.sleep(HELD)
            db.execute("ROLLBACK")
