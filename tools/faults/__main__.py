"""Do bad things to a real server while other people keep playing, and see what comes of it.

Each fault gets a server of its own, with the limits it is delivered with, over real HTTP.
Meanwhile people play at other tables, each from an address of their own, and follow the streams of
their tables. Afterwards what was acknowledged is compared with what the database holds, and every
table is replayed. The exit status is 1 if anything was lost, counted twice, stuck, answered with
500, or if others waited for longer than 300 ms (p99) for a fault that must not concern them.

Linux only: everybody comes from an address of their own in 127.0.0.0/8. A server is never that of
this machine: each runs in a temporary folder.
"""

from __future__ import annotations

import argparse
import asyncio
import os
import tempfile
from pathlib import Path
from typing import TYPE_CHECKING

from rich.console import Console
from rich.progress import Progress, SpinnerColumn, TextColumn, TimeElapsedColumn
from rich.table import Table as Rows

from keeling import COMPILED
from tools.faults.bomb import LogBomb
from tools.faults.clock import ClockJump
from tools.faults.connections import EndlessHeaders, Silent, Unread
from tools.faults.crowd import BotFlood, Calm, CrowdedTable
from tools.faults.damage import CorruptPage
from tools.faults.database import DeadDatabase, HungDatabase
from tools.faults.disk import FullDisk, LockedFile
from tools.faults.judging import Outcome
from tools.faults.stage import perform
from tools.faults.tarpit import Tarpit
from tools.postgres import missing

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from tools.faults.stage import Fault

FAULTS: list[type[Fault]] = [
    Calm,
    FullDisk,
    LockedFile,
    DeadDatabase,
    HungDatabase,
    CorruptPage,
    ClockJump,
    Unread,
    Silent,
    EndlessHeaders,
    CrowdedTable,
    BotFlood,
    LogBomb,
    Tarpit,
]
COLUMNS = (
    "fault",
    "times",
    "kept",
    "lost",
    "twice",
    "p50 ms",
    "p99 ms",
    "longest",
    "503 (made up)",
)
WIDTH = 120


def key(fault: type[Fault]) -> str:
    """How a fault is called on the command line."""
    return fault.name.replace(" ", "-")


def inflict(kind: type[Fault], *, is_quick: bool, say: Callable[[str], None]) -> Outcome:
    """Let a fault happen to a server of its own."""
    fault = kind(is_quick=is_quick)
    with tempfile.TemporaryDirectory(prefix="keeling-faults-") as folder:
        server = fault.make_server(Path(folder))
        try:
            say("starting a server")
            server.start()
            return asyncio.run(perform(fault, server, say))
        except Exception as error:  # noqa: BLE001 - the other faults are worth to be seen
            why = f"the run ended early: {type(error).__name__}: {error}"
            return Outcome(fault.name, spares_others=fault.spares_others, problems=[why])
        finally:
            server.close()
            fault.close()


def show(outcomes: Sequence[Outcome]) -> None:
    """One row a fault, and below what else there is to say."""
    shown = Rows(*COLUMNS, "well after s", "verdict", box=None, pad_edge=False)
    for column in shown.columns[1:]:
        column.justify = "right"
    for outcome in outcomes:
        shown.add_row(*outcome.row())
    console = Console(width=WIDTH)
    console.print(shown)
    for outcome in outcomes:
        for note in outcome.notes:
            console.print(f"  {outcome.name}: {note}", highlight=False, markup=False)
    for outcome in outcomes:
        for fault in outcome.faults():
            told = f"{outcome.name}: {fault}"
            console.print(told, style="red", highlight=False, markup=False)


def run(kinds: Sequence[type[Fault]], *, is_quick: bool) -> list[Outcome]:
    """One after the other, and show how far it is."""
    outcomes = []
    look = (SpinnerColumn(), TextColumn("{task.description}"), TimeElapsedColumn())
    with Progress(*look) as progress:
        for kind in kinds:
            line = progress.add_task(kind.name, total=1)

            def say(what: str, line: object = line, name: str = kind.name) -> None:
                progress.update(line, description=f"{name}: {what}")  # type: ignore[arg-type]  # rich's own

            outcomes.append(inflict(kind, is_quick=is_quick, say=say))
            verdict = outcomes[-1].row()[-1]
            progress.update(line, description=f"{kind.name}: {verdict}", completed=1)
            if not progress.console.is_terminal:
                print(f"{kind.name}: {verdict}", flush=True)
    return outcomes


def main(arguments: Sequence[str] | None = None) -> int:
    """Which faults, and how often."""
    about = [f"  {key(kind):24} {(kind.__doc__ or '').splitlines()[0]}" for kind in FAULTS]
    parser = argparse.ArgumentParser(
        prog="python -m tools.faults",
        description=__doc__,
        epilog="\n".join(["faults:", *about]),
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    names = [key(kind) for kind in FAULTS]
    told = "these faults alone"
    parser.add_argument("--only", nargs="+", choices=names, metavar="NAME", help=told)
    parser.add_argument(
        "--quick",
        action="store_true",
        help="each once, and for a short time: about two minutes instead of twelve",
    )
    args = parser.parse_args(arguments)
    chosen = [kind for kind in FAULTS if key(kind) in (args.only or names)]
    if any(kind.needs_postgres for kind in chosen) and missing():
        raise SystemExit(missing())
    load = f"load {os.getloadavg()[0]:.1f} before"
    outcomes = run(chosen, is_quick=args.quick)
    engine = "compiled" if COMPILED else "interpreted"
    print(f"Engine {engine}, {os.cpu_count()} cores, {load}, {os.getloadavg()[0]:.1f} after")
    show(outcomes)
    return 1 if any(outcome.faults() for outcome in outcomes) else 0


if __name__ == "__main__":
    raise SystemExit(main())
