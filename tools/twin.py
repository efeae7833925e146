"""The compiled twin of `src`, in build/compiled: the engine as extensions, beside all modules.

Whatever has that folder first on its path plays compiled. What has not changed is not made again;
two of these at the same time wait for each other. `--check` only tells: 0 if the twin is there and
as new as the sources, 1 if it is not, 2 if it cannot be made here.
"""

from __future__ import annotations

import fcntl
import os
import shutil
import subprocess
import sys
import time
from contextlib import contextmanager
from itertools import chain
from pathlib import Path
from typing import TYPE_CHECKING

ROOT = Path(__file__).resolve().parents[1]
sys.path.insert(0, str(ROOT))

import setup  # noqa: E402 - it stands in the root, which is no package

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

SOURCE = ROOT / setup.PACKAGE
BUILD = ROOT / "build"
TWIN = BUILD / "compiled"
STAMP = TWIN / ".stamp"  # all of the twin is as new as this
ENGINE = BUILD / "engine"  # the extensions are, and these are their modules
LOG = BUILD / "compile.log"
ROOMS = ("kernel", "bots", "carbon", "games")  # what mypyc looks at: the engine, what it imports
CANNOT = 2


def main(argv: list[str]) -> int:
    """Make the twin, or say why there is none."""
    why = setup.missing_tool()
    if why:
        print(f"Not compiled: {why}. Everything works in plain Python, slower.")
        shutil.rmtree(TWIN, ignore_errors=True)
    if "--check" in argv:
        return CANNOT if why else not is_new(STAMP, files())
    BUILD.mkdir(exist_ok=True)
    with alone():
        if not why and not is_new(STAMP, files()):
            STAMP.unlink(missing_ok=True)
            return make()
    return 0


@contextmanager
def alone() -> Iterator[None]:
    """Wait until nobody else makes the twin."""
    with (BUILD / "lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        yield


def files() -> Iterable[Path]:
    """Everything that is in the twin."""
    return chain(whole(SOURCE, "*"), (ROOT / setup.RULES).glob("*.md"), [ROOT / "setup.py"])


def whole(folder: Path, names: str) -> Iterator[Path]:
    """The files in a folder, but for what Python leaves there."""
    found = (path for path in folder.rglob(names) if "__pycache__" not in path.parts)
    return (path for path in found if path.is_file())


def is_new(made: Path, sources: Iterable[Path]) -> bool:
    """Whether something was made after all it was made from."""
    if not made.exists():
        return False
    when = made.stat().st_mtime
    return all(source.stat().st_mtime <= when for source in sources)


def make() -> int:
    """Compile the engine if it has changed, and bring everything else up to date."""
    began = time.time()  # what is edited from now on is newer than the twin
    modules = "\n".join(setup.engine_files())
    if not ENGINE.exists() or ENGINE.read_text("utf-8") != modules:
        remove(TWIN.rglob("*.so"))  # the extension of a module that is gone would shadow the rest
    sources = chain(*(whole(SOURCE / room, "*.py") for room in ROOMS), [ROOT / "setup.py"])
    if not is_new(ENGINE, sources):
        print("Compiling the engine: only when it has changed, and only what has", flush=True)
        if not run("build_ext", "--build-temp", str(BUILD / "temp")):
            return 1
        ENGINE.write_text(modules, "utf-8")
        os.utime(ENGINE, (began, began))
    if not run("build_py"):
        return 1
    remove(path for path in whole(TWIN, "*") if is_left_behind(path))
    STAMP.touch()
    os.utime(STAMP, (began, began))
    return 0


def run(command: str, *more: str) -> bool:
    """One command of setup.py; what it says goes to a log, but for how far it has come."""
    with LOG.open("w") as log, os.fdopen(os.dup(sys.stdout.fileno()), "w") as told:
        ran = subprocess.run(  # noqa: S603 - ourselves
            [sys.executable, "setup.py", "-q", command, "--build-lib", str(TWIN), *more],
            cwd=ROOT,
            env={**os.environ, setup.COMPILED: "1", setup.PROGRESS: str(told.fileno())},
            pass_fds=[told.fileno()],
            stdout=log,
            stderr=log,
            check=False,
        )
    if ran.returncode:
        print(LOG.read_text("utf-8"), file=sys.stderr)
    return ran.returncode == 0


def is_left_behind(path: Path) -> bool:
    """Whether a file of the twin has no source any more: it would shadow what has."""
    source = SOURCE.parent / path.relative_to(TWIN)
    return path.suffix != ".so" and path.name != "rules.md" and not source.exists()


def remove(left: Iterable[Path]) -> None:
    """Take files away."""
    for path in list(left):
        path.unlink()


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
