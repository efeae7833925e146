"""A server with its neighbours, a fault that happens to it, and what came of it."""

from __future__ import annotations

import asyncio
import time
from typing import TYPE_CHECKING, ClassVar

import httpx
from msgspec.structs import asdict

from keeling.web.operations.checking import check
from keeling.web.settings import Settings
from tools.faults.judging import Kept, Outcome, compare
from tools.faults.neighbours import Street
from tools.kill_players import Broken, Choice, log_of
from tools.server import UNHURRIED, Server
from tools.wire import Answer, Lost, Wire

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

    from tools.faults.neighbours import Neighbour

# The limits of a server as it is delivered; bots are a little faster, streams say more.
USUAL = {name: value for name, value in asdict(Settings()).items() if name in UNHURRIED} | {
    "bot_pace": 0.2,
    "heartbeat": 1.0,
}
BAD_GUY = "127.0.66.6"  # where those who do harm come from
GLANCE = 0.1  # seconds between two looks whether all is well
STUCK = 60.0  # seconds after which something will never be well again
ALIVE_WITHIN = 2.0  # seconds in which /healthz has to answer whatever happens
READY, NOT_READY = 200, 503
TRACE = "Traceback"  # in the log of the server


class Stage:
    """Where a fault happens."""

    def __init__(self, server: Server, outcome: Outcome, say: Callable[[str], None]) -> None:
        self.server = server
        self.outcome = outcome
        self.say = say  # what is happening just now, for whoever watches
        self.street = Street(server)
        self.damaged: set[str] = set()  # tables that are not expected to replay
        self.others: list[tuple[str, list[Choice]]] = []  # what the fault itself has chosen where
        self.unanswered = 0.0  # seconds that /healthz took at most
        self.not_ready: set[str] = set()  # what /readyz has found wrong

    async def get(self, path: str, source: str = "127.0.0.9") -> Answer | None:
        """Ask once; nothing: there is no answer."""
        wire = Wire(self.server.port, source)
        try:
            async with asyncio.timeout(STUCK):
                return await wire.get(path)
        except (Lost, TimeoutError):
            return None
        finally:
            wire.close()

    async def watch(self) -> None:
        """Look at /healthz and /readyz all the time."""
        while True:
            began = time.monotonic()
            alive = await self.get("/healthz")
            self.unanswered = max(self.unanswered, time.monotonic() - began)
            if alive is None:
                self.outcome.problems.append("/healthz does not answer")
                return
            ready = await self.get("/readyz")
            if ready is not None and ready.status == NOT_READY:
                checks = ready.json["checks"].items()
                self.not_ready |= {name for name, found in checks if not found["ok"]}
            await asyncio.sleep(GLANCE)

    async def well(self, moment: float) -> float:
        """Wait until everything is as it should be; the seconds since a moment."""
        while True:
            ready = await self.get("/readyz")
            if ready is not None and ready.status == READY and self.street.all_chose_since(moment):
                return time.monotonic() - moment
            if time.monotonic() - moment > STUCK:
                raise Broken(f"not everything is well after {STUCK:g} s: {self.stuck(moment)}")
            await asyncio.sleep(GLANCE)

    def stuck(self, moment: float) -> str:
        """What is not well."""
        here = self.street.present.values()
        silent = [one.table for one in here if one.watcher.heard <= moment]
        waiting = [one.table for one in here if one.chose <= moment]
        return f"nothing chosen at {waiting}, nothing heard from {silent}"


class Fault:
    """Something bad. A docstring says what; the first line stands in the help."""

    name: ClassVar[str]
    times: ClassVar[int] = 3
    quick: ClassVar[int] = 1
    spares_others: ClassVar[bool] = True  # others must not notice
    settings: ClassVar[dict[str, object]] = {}
    needs_postgres: ClassVar[bool] = False

    def __init__(self, *, is_quick: bool) -> None:
        self.is_quick = is_quick

    def make_server(self, folder: Path) -> Server:
        """A server to which it can happen."""
        return Server(folder, **{**USUAL, **self.settings})

    async def prepare(self, stage: Stage) -> None:
        """What has to be there before; nobody plays yet."""

    async def strike(self, stage: Stage) -> None:
        """Do it once; when this returns it is over."""
        raise NotImplementedError

    async def look_back(self, stage: Stage) -> None:
        """What else there is to see when nobody plays any more."""

    def close(self) -> None:
        """Put everything back."""


async def perform(fault: Fault, server: Server, say: Callable[[str], None]) -> Outcome:
    """Let a fault happen to a server as often as it should; what came of it."""
    outcome = Outcome(fault.name, spares_others=fault.spares_others)
    stage = Stage(server, outcome, say)
    say("preparing")
    await fault.prepare(stage)
    stage.street.begin()
    watching = None
    try:
        await stage.well(time.monotonic())
        for one in list(stage.street.present.values()):  # the first page of a server takes longer
            await stage.get(f"/t/{one.table}")
        stage.street.noticed.forget()
        watching = asyncio.create_task(stage.watch())
        for number in range(fault.quick if fault.is_quick else fault.times):
            say(f"striking ({number + 1})")
            await fault.strike(stage)
            outcome.times += 1
            say("waiting until all is well")
            outcome.well.append(await stage.well(time.monotonic()))
    except Broken as broken:
        outcome.problems.append(str(broken))
    finally:
        if watching is not None:
            watching.cancel()
        if not await stage.street.end(STUCK):
            outcome.problems.append("somebody waits for an answer for ever")
    say("looking back")
    gather(stage)
    await fault.look_back(stage)
    await asyncio.to_thread(verify, stage)
    return outcome


def gather(stage: Stage) -> None:
    """What the neighbours noticed."""
    outcome, noticed = stage.outcome, stage.street.noticed
    outcome.waits, outcome.later, outcome.answered = noticed.waits, noticed.later, noticed.answered
    outcome.problems += [f"{times} answers {what}" for what, times in noticed.bad.items()]
    if noticed.hung:
        outcome.problems.append(f"{noticed.hung} requests hung")
    if stage.unanswered > ALIVE_WITHIN:
        outcome.problems.append(f"/healthz took {stage.unanswered:.1f} s")
    if noticed.bots:
        told = f"bots answered within {max(noticed.bots):.1f} s"
        outcome.notes.append(told)


def verify(stage: Stage) -> None:
    """Compare what was acknowledged with the database, and replay every table."""
    outcome, database = stage.outcome, str(stage.server.settings["database"])
    for one in stage.street.past:
        outcome.kept += kept_at(one, outcome)
    for table, acknowledged in stage.others:
        rows = [row for row in log_of(database, table) if row[2]]
        logged = [Choice(row[0], row[1], row[2].partition("-")[2]) for row in rows]
        outcome.kept += compare(acknowledged, None, logged)
    report = check(database, lambda ids: ids)
    wrong = [problem for problem in report.problems if problem.table not in stage.damaged]
    outcome.problems += [f"{one.key} {one.table} {one.facts}" for one in wrong]
    traces = stage.server.log.read_text("utf-8").split(TRACE)[1:]
    if traces:
        outcome.problems.append(
            f"{len(traces)} traces in the log of the server: {cause(traces[0])}"
        )


def cause(trace: str) -> str:
    """What a trace ends with."""
    lines = [line for line in trace.splitlines()[1:] if line and not line.startswith(" ")]
    return lines[0] if lines else trace


def kept_at(one: Neighbour, outcome: Outcome) -> Kept:
    """What was kept at a table; the server and its database agree on where it stands."""
    try:
        logged = one.logged()
    except Broken as broken:
        outcome.problems.append(str(broken))
        return Kept(len(one.acknowledged), len(one.acknowledged), 0)
    database = str(one.server.settings["database"])
    before = len(log_of(database, one.table))  # bots may still be choosing
    said = httpx.get(f"{one.server.url}{one.path}", timeout=STUCK).json()
    after = len(log_of(database, one.table))
    if not before <= said.get("version", -1) <= after:
        outcome.problems.append(f"{one.table}: {said} is told, {after} entries are written")
    return compare(one.acknowledged, one.pending, logged)
