"""Spoiled inputs for every reader of text that others have written.

An input is read, or it is refused with an error that says why, and soon; what was read can be
written and read again. Everything else is a finding: it is printed with the smallest input that
shows it, which is kept in build/fuzz as well. The same seed gives the same inputs.
"""

from __future__ import annotations

import argparse
import multiprocessing
import random
import sys
from pathlib import Path
from typing import Final
from zlib import crc32

from rich.progress import Progress

from tools.fuzz_inputs import Tally
from tools.fuzz_readers import readers
from tools.fuzz_workers import tasks, worked

SHOWN: Final = 400  # bytes of an input
KEPT: Final = Path(__file__).parents[1] / "build" / "fuzz"


def report(tallies: dict[str, Tally], seed: str) -> int:
    """Print what came of it; how many findings there are."""
    print(f"{'reader':28} {'inputs':>9} {'read':>9} {'refused':>9} {'slowest':>9}  findings")
    for name, one in sorted(tallies.items()):
        inputs = one.read + one.refused + one.counts.total()
        print(
            f"{name:28} {inputs:9,} {one.read:9,} {one.refused:9,} {one.slowest:7.2f} s"
            f"  {len(one.examples)}"
        )
    for name, one in sorted(tallies.items()):
        for what, example in one.examples.items():
            print(f"\n{name}: {what} ({one.counts[what]} times, seed {seed})")
            print(kept(name, example))
    return sum(len(one.examples) for one in tallies.values())


def kept(name: str, text: bytes) -> str:
    """An input as it is printed; all of it is put into a file."""
    KEPT.mkdir(parents=True, exist_ok=True)
    path = KEPT / f"{name.replace(' ', '-')}-{crc32(text):08x}"
    path.write_bytes(text)
    return f"  {path} ({len(text)} bytes): {text[:SHOWN]!r}{'...' if len(text) > SHOWN else ''}"


def main() -> int:
    """How many inputs, of which readers."""
    known = {reader.name: reader for reader in readers()}
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--inputs", type=int, default=1_000_000, help="of all readers together")
    parser.add_argument("--seed", default=str(random.SystemRandom().randrange(10**9)))
    parser.add_argument("--reader", action="append", choices=known, help="only this one")
    parser.add_argument("--workers", type=int, default=multiprocessing.cpu_count())
    args = parser.parse_args()
    todo = tasks([known[name] for name in args.reader or known], args.seed, args.inputs)
    print(f"{args.inputs:,} inputs, seed {args.seed}", flush=True)
    tallies: dict[str, Tally] = {}
    with Progress() as progress:
        for done in progress.track(worked(todo, args.workers), total=len(todo)):
            tally = tallies.setdefault(done.reader, Tally(done.reader))
            for what in done.examples.keys() - tally.examples.keys():
                progress.console.print(f"{done.reader}: {what}", markup=False)
            tally.add(done)
    return min(report(tallies, args.seed), 1)


if __name__ == "__main__":
    sys.exit(main())
