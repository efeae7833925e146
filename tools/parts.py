"""Run parts of the Makefile one after the other, and say how long each took.

Parts joined by `+` run at the same time: `parts.py lint+types fast`. What they say is shown when
they end, so that it is not mixed up. The first that fails ends it.
"""

from __future__ import annotations

import os
import subprocess
import sys
import time
from concurrent.futures import ThreadPoolExecutor, as_completed
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
MAKE = (os.environ.get("MAKE", "make"), "-s", "--no-print-directory")


def main(argv: list[str]) -> int:
    """Run them all; the exit status of the first that fails."""
    began = time.monotonic()
    took: dict[str, float] = {}
    failed = 0
    for group in argv:
        failed = together(group.split("+"), took)
        if failed:
            break
    ended = [part for group in argv for part in group.split("+") if part in took]
    rows = [(part, took[part]) for part in ended]
    print(table([*rows, ("all", time.monotonic() - began)]), flush=True)
    return failed


def together(parts: list[str], took: dict[str, float]) -> int:
    """Run parts at the same time; the exit status of the last that failed, 0 if none did."""
    if len(parts) == 1:
        return timed(parts[0], took, shown=True)[0]
    failed = 0
    with ThreadPoolExecutor(len(parts)) as pool:
        under_way = [pool.submit(timed, part, took, shown=False) for part in parts]
        for done in as_completed(under_way):
            status, said = done.result()
            sys.stdout.write(said)
            sys.stdout.flush()
            failed = status or failed
    return failed


def timed(part: str, took: dict[str, float], *, shown: bool) -> tuple[int, str]:
    """Run one part: its exit status, and what it said, if that was not shown as it came."""
    print(f"make {part}", flush=True)
    began = time.monotonic()
    ran = subprocess.run(  # noqa: S603 - our own Makefile
        [*MAKE, part],
        cwd=ROOT,
        check=False,
        stdout=None if shown else subprocess.PIPE,
        stderr=None if shown else subprocess.STDOUT,
        text=True,
    )
    took[part] = time.monotonic() - began
    if ran.returncode:
        print(f"make {part} failed", file=sys.stderr)
    return ran.returncode, ran.stdout or ""


def table(rows: list[tuple[str, float]]) -> str:
    """How long each part took, and all of it: parts that ran side by side overlap."""
    width = max(len(part) for part, _ in rows)
    return "\n".join(f"  {part:<{width}}  {clock(seconds)}" for part, seconds in rows)


def clock(seconds: float) -> str:
    """`4:05`: minutes and seconds."""
    return f"{int(seconds) // 60:3}:{int(seconds) % 60:02}"


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
