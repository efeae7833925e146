"""The compiled twin of `src`, in build/compiled: the engine as extensions, beside all modules.

Whatever has that folder first on its path plays compiled. What has not changed is not made again;
two of these at the same time wait for each other. `--check` only tells: 0 if the twin is there and
as new as the sources, 1 if it is not, 2 if it cannot be made here. With `--at-once` nobody is
waited for: as long as somebody else makes the twin, there is none.
"""

from __future__ import annotations

import fcntl
import os
import shutil
import signal
import subprocess
import sys
import time
from contextlib import contextmanager
from hashlib import sha256
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
ENGINE = BUILD / "engine"  # the extensions are, and this tells how they were made
BACKGROUND = BUILD / "background.pid"
TOOLS = "lock/build.txt"
LOG = BUILD / "compile.log"
ROOMS = ("kernel", "bots", "games")  # what mypyc looks at: the engine, what it imports
CANNOT = 2


def main(argv: list[str]) -> int:
    """Make the twin, or say why there is none."""
    os.chdir(ROOT)
    if why := setup.missing_tool():
        print(f"Not compiled: {why}. Everything works in plain Python, slower.")
    if "--check" in argv:
        return CANNOT if why else not is_whole()
    # Bash lets what it starts in the background ignore Ctrl-C, and so would all we start here.
    signal.signal(signal.SIGINT, signal.default_int_handler)
    BUILD.mkdir(exist_ok=True)
    at_once = "--at-once" in argv
    with alone(wait=not at_once) as is_alone:
        if at_once and (not is_alone or is_promised()):
            print("The engine is being compiled by another process: meanwhile in plain Python")
        elif why:
            shutil.rmtree(TWIN, ignore_errors=True)
        elif not is_whole():
            STAMP.unlink(missing_ok=True)
            return make()
    return 0


@contextmanager
def alone(*, wait: bool) -> Iterator[bool]:
    """Wait until nobody else makes the twin; or not, and say whether somebody does."""
    with (BUILD / "lock").open("w") as lock:
        try:
            fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            if not wait:
                yield False
                return
            print("The engine is being compiled by another process: waiting for it", flush=True)
            fcntl.flock(lock, fcntl.LOCK_EX)
        yield True


def is_promised() -> bool:
    """Whether `make play` makes the twin in the background; it may not have begun yet."""
    try:
        os.kill(int(BACKGROUND.read_text("utf-8")), 0)
    except (OSError, ValueError):
        return False
    return not is_whole()


def is_whole() -> bool:
    """Whether the twin is there, made from the present sources in the present way."""
    return is_new(STAMP, files()) and is_same()


def is_same() -> bool:
    """Whether the extensions are those of the same modules, made with the same tools."""
    return ENGINE.exists() and ENGINE.read_text("utf-8") == key()


def key() -> str:
    """What the extensions depend on besides the sources: the modules, the Python, the compiler."""
    tools = sha256((ROOT / TOOLS).read_bytes()).hexdigest()
    return "\n".join([sys.version, tools, *setup.engine_files()])


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
    if not is_same():  # the extension of a module that is gone would shadow the rest
        remove([*TWIN.rglob("*.so"), *BUILD.glob("engine")])
    sources = chain(*(whole(SOURCE / room, "*.py") for room in ROOMS), [ROOT / "setup.py"])
    if not is_new(ENGINE, sources):
        print("Compiling the engine (only what has changed)", flush=True)
        if not run("build_ext", "--build-temp", str(BUILD / "temp")):
            return 1
        ENGINE.write_text(key(), "utf-8")
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
