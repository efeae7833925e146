"""The browser tests on a bad day: all cores are busy, and answers and news come late.

Tests that wait for what they need do not mind; those that wait for a time, or hope to be first,
fail here before they fail somewhere else. See `late.py` for what comes late, and how.
"""

from __future__ import annotations

import argparse
import os
import random
import subprocess
import sys
import time
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Iterator

ROOT = Path(__file__).resolve().parents[1]
BUSY = "while True: pass"


def main(argv: list[str] | None = None) -> int:
    """Run the tests several times; 0 if nothing failed in any run."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--rounds", type=int, default=3, help="how often (default: 3)")
    parser.add_argument("--late", type=float, default=0.8, help="seconds at most (default: 0.8)")
    parser.add_argument("--seed", type=int, help="of the delays (default: any)")
    parser.add_argument("more", nargs="*", help="for pytest: files, -k, ...")
    args = parser.parse_args(argv)
    first = random.SystemRandom().randrange(10**6) if args.seed is None else args.seed
    statuses = []
    with load():
        for seed in range(first, first + args.rounds):
            began = time.monotonic()
            statuses.append(run(args.late, seed, args.more))
            minutes = (time.monotonic() - began) / 60
            told = "passed" if statuses[-1] == 0 else "FAILED"
            print(
                f"Round {len(statuses)}: {told} after {minutes:.1f} min (--seed {seed})", flush=True
            )
    return int(any(statuses))


@contextmanager
def load() -> Iterator[None]:
    """As many processes that do nothing but count as there are cores."""
    busy = [
        subprocess.Popen([sys.executable, "-c", BUSY])  # noqa: S603 - ourselves
        for _ in range(os.cpu_count() or 1)
    ]
    try:
        yield
    finally:
        for process in busy:
            process.kill()
            process.wait()


def run(late: float, seed: int, more: list[str]) -> int:
    """The browser tests once."""
    command = [sys.executable, "-m", "pytest", "-q", "-n", "auto", "--dist", "worksteal"]
    return subprocess.run(  # noqa: S603 - ourselves
        [*command, "-m", "browser", *(more or ["tests/web/browser"])],
        cwd=ROOT,
        env={**os.environ, "KEELING_LATE": str(late), "KEELING_LATE_SEED": str(seed)},
        check=False,
    ).returncode


if __name__ == "__main__":
    sys.exit(main())
