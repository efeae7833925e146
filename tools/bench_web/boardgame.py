"""boardgame.io's own server beside ours, with a comparable game and its own transport.

It tells a move to everybody before it writes it anywhere: in memory, or to files without waiting
for the disk. Ours answers when a choice is on disk.
"""

from __future__ import annotations

import asyncio
import json
import os
import shutil
import subprocess
from pathlib import Path
from typing import TYPE_CHECKING, Any, Self

from tools.bench_web.crowd import AT_ONCE
from tools.bench_web.loads import Heard
from tools.bench_web.processes import cpu, memory
from tools.ports import free_port
from tools.server import ROOT

if TYPE_CHECKING:
    from types import TracebackType

PEER = Path(__file__).parent / "peer"
INSTALLED = ROOT / "build/peers"
PINNED = ("package.json", "package-lock.json")
LONGEST_LINE = 2**24
PATIENCE = 300.0  # seconds: it only ends what hangs


def install() -> str:
    """Install what stands in the lock, once; why that is not possible, or nothing."""
    npm = shutil.which("npm")
    if npm is None or shutil.which("node") is None:
        return "boardgame.io: node and npm are not installed"
    wanted = [(PEER / name).read_bytes() for name in PINNED]
    stamp = INSTALLED / ".stamp"
    if stamp.exists() and stamp.read_bytes() == b"".join(wanted):
        return ""
    INSTALLED.mkdir(parents=True, exist_ok=True)
    for name in PINNED:
        shutil.copy(PEER / name, INSTALLED / name)
    how = ["ci", "--ignore-scripts", "--no-audit", "--no-fund"]
    done = subprocess.run([npm, *how], cwd=INSTALLED, capture_output=True, text=True, check=False)  # noqa: S603 - what is pinned
    if done.returncode:
        return f"boardgame.io: npm cannot install it ({done.stderr.strip().splitlines()[-1]})"
    stamp.write_bytes(b"".join(wanted))
    return ""


class Boardgame:
    """A server of boardgame.io, and a client that plays at its tables."""

    def __init__(self, folder: Path | None) -> None:
        self.folder = folder  # where it keeps its files; None: in memory alone
        self.port = free_port()
        self.client_cpu = 0.0

    async def __aenter__(self) -> Self:
        """Start both."""
        where = [str(self.folder)] if self.folder is not None else []
        self.server = await started("server.js", str(self.port), *where)
        while "ready" not in await line_of(self.server):
            pass
        self.client = await started("client.js", str(self.port))
        return self

    async def __aexit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        """End both."""
        for process in (self.client, self.server):
            if process.returncode is None:
                process.kill()
            await process.wait()

    async def do(self, what: str, **how: float) -> dict[str, Any]:
        """Let the client do something, and wait for it."""
        if self.client.stdin is None:
            raise RuntimeError("there is nothing to talk to")
        self.client.stdin.write(json.dumps({"what": what, **how}).encode() + b"\n")
        said: dict[str, Any] = json.loads(await line_of(self.client))
        if "error" in said:
            raise RuntimeError(said["error"])
        self.client_cpu = said["cpu"]
        return said

    async def grow(self, tables: int, streams: int) -> None:
        """Open matches and connections that only watch until there are so many."""
        await self.do("grow", tables=tables, streams=streams)

    async def flat_out(self, seconds: float) -> list[float]:
        """As fast as can be."""
        waits: list[float] = (await self.do("flatOut", players=AT_ONCE, seconds=seconds))["choices"]
        return waits

    async def steady(self, rate: float, seconds: float) -> Heard:
        """At a steady rate."""
        said = await self.do("steady", rate=rate, seconds=seconds)
        return Heard(said["choices"], [], said["news"])

    def spent(self) -> tuple[float, float, float]:
        """CPU seconds so far: of the server, of a database it has not, of the client."""
        return cpu(self.server.pid), 0.0, self.client_cpu

    def refused(self) -> int:
        """It refuses nobody."""
        return 0

    def kilobytes(self) -> float:
        """The memory of the server."""
        return memory(self.server.pid)


async def started(script: str, *arguments: str) -> asyncio.subprocess.Process:
    """A process of Node that finds what was installed."""
    return await asyncio.create_subprocess_exec(
        "node",
        str(PEER / script),
        *arguments,
        stdin=asyncio.subprocess.PIPE,
        stdout=asyncio.subprocess.PIPE,
        limit=LONGEST_LINE,
        env={
            **os.environ,
            "NODE_PATH": str(INSTALLED / "node_modules"),
            "NODE_ENV": "production",
        },
    )


async def line_of(process: asyncio.subprocess.Process) -> str:
    """What a process says next; an error if it has ended."""
    if process.stdout is None:
        raise RuntimeError("nothing can be heard of this process")
    said = await asyncio.wait_for(process.stdout.readline(), PATIENCE)
    if not said:
        raise RuntimeError("boardgame.io: the process of Node has ended")
    return said.decode()
