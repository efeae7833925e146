"""Measure all servers, or show what was measured before: `python -m tools.bench_web --help`."""

from __future__ import annotations

import argparse
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, TypeAlias

from tools import postgres
from tools.bench_web import boardgame, figures, lines
from tools.bench_web.documents import update
from tools.bench_web.figures import Report
from tools.bench_web.growth import Plan
from tools.bench_web.plot import plot
from tools.bench_web.shown import cells, markdown, show

if TYPE_CHECKING:
    from collections.abc import Callable

    from tools.bench_web.figures import Line, Point

SERVERS = ("sqlite", "postgres", "boardgame")
Measure: TypeAlias = "Callable[[Plan, Callable[[Point], None]], Line]"


def wanted(args: argparse.Namespace) -> tuple[dict[str, Measure], list[str]]:
    """What is to be measured, by name, and why some of it cannot be."""
    found: dict[str, Measure] = {}
    missing = []
    if "sqlite" in args.servers:
        found["SQLite"] = lines.on_sqlite
    if "postgres" in args.servers and (why := postgres.missing()):
        missing.append(why)
    elif "postgres" in args.servers:
        for workers in args.workers:
            found[f"PostgreSQL, {workers}"] = partial(lines.on_postgres, workers)
    if "boardgame" in args.servers and (why := boardgame.install()):
        missing.append(why)
    elif "boardgame" in args.servers:
        for storage in ("memory", "FlatFile"):
            found[f"boardgame.io, {storage}"] = partial(lines.on_boardgame, storage)
    return found, missing


def measured(args: argparse.Namespace) -> Report:
    """All figures, with a line on the terminal for each."""
    load, plan = figures.load(), Plan(args.tables, args.seconds, args.rate)
    found, missing = wanted(args)
    done = []
    for number, (name, measure) in enumerate(found.items(), 1):
        print(f"{number}/{len(found)} {name}", flush=True)
        try:
            done.append(
                measure(plan, lambda point: print("  ", *cells(point), sep="  ", flush=True))
            )
        except (OSError, RuntimeError) as error:
            if not name.startswith("boardgame"):
                raise
            missing.append(f"{name}: {error}")  # a peer's failure hides nothing of ours
    print("Memory", flush=True)
    return Report(figures.surroundings(), load, done, lines.memory_of_one(), missing)


def arguments() -> argparse.Namespace:
    """What was asked for."""
    parser = argparse.ArgumentParser(prog="bench_web", description=__doc__)
    parser.add_argument("--servers", nargs="+", choices=SERVERS, default=SERVERS)
    parser.add_argument("--workers", type=int, nargs="+", default=[1, 2, 4], help="of PostgreSQL")
    parser.add_argument("--tables", type=int, nargs="+", default=[10, 100, 300, 1000])
    parser.add_argument("--seconds", type=float, default=5.0, help="of each way to play")
    parser.add_argument("--rate", type=float, default=figures.TARGET_RATE / 2, help="steady play")
    parser.add_argument("--from", type=Path, dest="earlier", help="measure nothing: read figures")
    parser.add_argument("--json", type=Path, help="write the figures to this file")
    parser.add_argument("--plot", type=Path, help="draw them in this file (SVG)")
    parser.add_argument("--markdown", action="store_true", help="print them as Markdown")
    parser.add_argument("--docs", action="store_true", help="put them into docs/")
    return parser.parse_args()


def main() -> None:
    """Measure, and show it in all the ways that were asked for."""
    args = arguments()
    report = figures.read(args.earlier) if args.earlier else measured(args)
    if args.json:
        figures.save(report, args.json)
    if args.plot:
        args.plot.write_text(plot(report), "utf-8")
    if args.docs:
        update(report)
    if args.markdown:
        print(markdown(report))
    else:
        show(report)


if __name__ == "__main__":
    main()
