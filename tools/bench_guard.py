"""Whether the engine has become slower than it was at the last release.

The release is compiled beside the present engine, in the same way. Then both play the same random
games in turns, a few hundredths of a second each: whatever else the machine does slows both down.
What counts is the median, over all turns, of how the CPU time of a choice compares. More than a
tenth slower fails, if it is so three times: a real loss is there each time.
"""

from __future__ import annotations

import argparse
import os
import shutil
import subprocess
import sys
import zipfile
from pathlib import Path
from statistics import median
from subprocess import PIPE, Popen

ROOT = Path(__file__).resolve().parents[1]
RELEASED = Path("tools/bench_base.txt")  # the commit to compare with, where there is no tag
BOUND = 1.10
SLICE = 0.05  # CPU seconds
TURNS = 25
TRIES = 3


def main(argv: list[str] | None = None) -> int:
    """Compare, and say how."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("games", nargs="+", help="the games to compare")
    parser.add_argument("--base", default="", help="a commit or tag (default: the last tag)")
    args = parser.parse_args(argv)
    try:
        base = args.base or released()
        commit = git("rev-parse", "--short=12", f"{base}^{{commit}}")
    except (subprocess.CalledProcessError, FileNotFoundError):
        print("The speed was not compared: this is no checkout whose history reaches the release.")
        return 0
    package = ROOT / "build" / "compiled"
    is_compiled = (package / ".stamp").exists()
    before = checkout(commit, args.games, compiled=is_compiled)
    after = package if is_compiled else ROOT / "src"
    how = "compiled" if is_compiled else "in plain Python"
    print(f"How long a choice takes, {how}, compared with {base}:")
    slower = [game for game in args.games if is_slower(game, before, after)]
    if slower:
        print(f"More than a tenth slower: {', '.join(slower)}. See docs/design.md, what is cheap.")
    return bool(slower)


def released() -> str:
    """The last release: the last tag, or what is written down where tags were not fetched."""
    try:
        return git("describe", "--tags", "--abbrev=0")
    except subprocess.CalledProcessError:
        return (ROOT / RELEASED).read_text("utf-8").strip()


def git(*words: str) -> str:
    """What git says."""
    command = ["git", "-C", str(ROOT), *words]
    said = subprocess.run(command, check=True, capture_output=True, text=True)  # noqa: S603 - git
    return said.stdout.strip()


def checkout(commit: str, games: list[str], *, compiled: bool) -> Path:
    """The package as it was then, its engine compiled for these games as the present one is."""
    folder = ROOT / "build" / "guard" / f"{commit}-{'-'.join(games)}"
    package = folder / "compiled" if compiled else folder / "src"
    if not (folder / "done").exists() or not package.exists():
        shutil.rmtree(folder, ignore_errors=True)
        folder.mkdir(parents=True)
        packed = folder / "package.zip"
        git("archive", "-o", str(packed), commit, "src", "docs/rules", "README.md")
        with zipfile.ZipFile(packed) as files:
            files.extractall(folder)
        for mine in ("setup.py", "pyproject.toml", "LICENSE"):
            shutil.copy(ROOT / mine, folder)
        if compiled:
            compile_in(folder, games)
        (folder / "done").touch()
    return package


def compile_in(folder: Path, games: list[str]) -> None:
    """Compile an earlier engine with the present flags."""
    where = ["--build-lib", "compiled", "--build-temp", "build/temp"]
    with (folder / "compile.log").open("w") as log:
        ran = subprocess.run(  # noqa: S603 - ourselves
            [sys.executable, "setup.py", "-q", "build", *where],
            cwd=folder,
            env={**os.environ, "KEELING_COMPILED": "1", "KEELING_GAMES": ",".join(games)},
            check=False,
            stdout=log,
            stderr=log,
        )
    if ran.returncode:
        sys.exit(f"The release cannot be compiled: see {folder / 'compile.log'}")


def is_slower(game: str, before: Path, after: Path) -> bool:
    """Whether a choice costs more than a tenth more, each time it is measured."""
    for _ in range(TRIES):
        ratio, rate = compared(game, before, after)
        print(f"  {game:<16} {ratio:5.2f} times as long ({rate:,.0f} choices a second)", flush=True)
        if ratio <= BOUND:
            return False
    return True


def compared(game: str, before: Path, after: Path) -> tuple[float, float]:
    """The CPU time of a choice now, as a part of what it was; and how many there are a second."""
    with started(before, game) as old, started(after, game) as new:
        for side in (old, new):  # what is only done once
            play(side, 0, 1)
        _, seconds = play(old, 1, 4)
        games = max(1, round(SLICE / (seconds / 4)))
        turns = [(play(old, seed, games), play(new, seed, games)) for seed in range(TURNS)]
    ratios = [(now[1] / now[0]) / (then[1] / then[0]) for then, now in turns]
    return median(ratios), median(choices / spent for _, (choices, spent) in turns)


def started(package: Path, game: str) -> Popen[str]:
    """One of the two engines, waiting to be told to play."""
    return Popen(  # noqa: S603 - ourselves
        [sys.executable, str(ROOT / "tools" / "bench_slices.py"), game],
        env={**os.environ, "PYTHONPATH": str(package)},
        stdin=PIPE,
        stdout=PIPE,
        text=True,
    )


def play(side: Popen[str], seed: int, games: int) -> tuple[int, float]:
    """The choices made in so many games, and the CPU seconds they took."""
    assert side.stdin is not None  # noqa: S101 - narrows a type
    assert side.stdout is not None  # noqa: S101 - narrows a type
    print(seed, games, file=side.stdin, flush=True)
    choices, spent = side.stdout.readline().split()
    return int(choices), float(spent)


if __name__ == "__main__":
    sys.exit(main())
