"""Compile the engine with mypyc where a C compiler is at hand; else install plain Python.

`KEELING_PURE=1` compiles nothing. `KEELING_COMPILED=1` makes a failing compilation an error;
without it the installation warns and goes on in plain Python, which plays the same, slower.
An editable installation is never compiled: edits would not be seen. `KEELING_GAMES=co2,green_deal`
compiles the kernel and these games alone. `KEELING_PROGRESS` is the number of an open file that is
told how far the C compiler has come.
"""

from __future__ import annotations

import os
import re
import shlex
import shutil
import sys
import sysconfig
import warnings
from concurrent.futures import ThreadPoolExecutor, as_completed
from hashlib import sha256
from importlib.metadata import version
from pathlib import Path
from typing import TYPE_CHECKING

from setuptools import setup
from setuptools.command.build_ext import build_ext
from setuptools.command.build_py import build_py

if TYPE_CHECKING:
    from setuptools import Extension

PURE = "KEELING_PURE"
COMPILED = "KEELING_COMPILED"
PROGRESS = "KEELING_PROGRESS"
GAMES = "KEELING_GAMES"
PACKAGE = Path("src/keeling")
RULES = Path("docs/rules")
CAN_COUNT = hasattr(os, "sched_getaffinity")  # the cores that are ours, where the system tells
COMMANDS = {"build", "build_ext", "bdist_wheel", "install"}  # those that make something to run

# Of the kernel and the bots what is hot; of a game whatever lies in these two folders.
HOT = {
    "kernel": ("agenda", "options", "rng", "bag", "facts", "bits", "heuristic"),
    "bots": ("playout", "rollout", "greedy", "planner"),
}
ROOMS = ("engine", "bot")
SHARED = "carbon"  # a part of two games

# What runs only when a module is imported: tables, vocabularies, and the shims that lead from a
# module to the library. To optimise it takes a quarter of all the time and gains nothing.
COLD = re.compile(
    r"___engine___(tables|effects|events|reasons|options|steps|configured|previews)\.c$|build.keeling."
)


def engine_files() -> list[str]:
    """Every module that is compiled, as far as it exists."""
    found = {PACKAGE / part / f"{name}.py" for part, names in HOT.items() for name in names}
    some = os.environ.get(GAMES, "")
    for game in [SHARED, *some.split(",")] if some else ["*"]:
        for room in ROOMS:
            found.update(PACKAGE.glob(f"games/{game}/{room}/**/*.py"))
    there = (path for path in found if path.is_file() and path.name != "__init__.py")
    return sorted(map(str, there))


def missing_tool() -> str:
    """What stands in the way of compiling; empty if nothing does."""
    compiler = shlex.split(os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc")[0]
    if sys.platform != "win32" and shutil.which(compiler) is None:
        return f"there is no C compiler '{compiler}'"
    header = Path(sysconfig.get_path("include")) / "Python.h"
    if not header.is_file():
        return "Python.h is missing (on Debian and Ubuntu: the package python3-dev)"
    return ""


def give_up(why: str) -> None:
    """Say that this will be plain Python; or stop, if that is not wanted."""
    if os.environ.get(COMPILED):
        sys.exit(f"keeling: cannot compile: {why}")
    warnings.warn(
        f"keeling: not compiled, {why}; plain Python plays the same, slower", stacklevel=2
    )


def extensions() -> list[Extension]:
    """The compiled engine as one extension; nothing where it cannot or shall not be compiled."""
    if os.environ.get(PURE) or not COMMANDS & set(sys.argv):
        return []
    if why := missing_tool():
        give_up(why)
        return []
    try:
        from mypyc.build import mypycify  # noqa: PLC0415 - only needed to compile

        # Types are checked by `make types`; here only those of the engine itself matter.
        paths = ["--follow-imports=silent", *engine_files()]
        # One C file a module: as one file of all games gcc would take a quarter of an hour.
        made: list[Extension] = mypycify(paths, debug_level="0", multi_file=True)
    except (Exception, SystemExit) as error:  # noqa: BLE001 - whatever it is, plain Python works
        give_up(f"mypyc failed: {error}")
        return []
    return made


class BuildExtensions(build_ext):
    """Compile, or go on without: all C files first, as many at a time as there are cores."""

    def run(self) -> None:
        """A C compiler that fails does not fail the installation."""
        try:
            super().run()
        except (Exception, SystemExit) as error:  # noqa: BLE001 - whatever it is, plain Python works
            give_up(f"the C compiler failed: {error}")
            for built in self.get_outputs():  # half an engine is worse than none
                Path(built).unlink(missing_ok=True)
            self.extensions: list[Extension] = []

    def build_extensions(self) -> None:
        """Setuptools would compile the files of an extension one by one, and all of them anew."""
        if self.compiler.compiler_type == "unix":
            self.parallel = len(os.sched_getaffinity(0)) if CAN_COUNT else os.cpu_count() or 1
            self.compile_all(self.parallel)
        super().build_extensions()

    def compile_all(self, workers: int) -> None:
        """Compile what has changed, the largest files first; what is left to do is linking."""
        jobs = [(made, source) for made in self.extensions for source in made.sources]
        jobs.sort(key=lambda job: -Path(job[1]).stat().st_size)
        self.surroundings = f"{seen_by_all()} {self.compiler.compiler_so}"
        for made in self.extensions:
            made.extra_objects = self.compiler.object_filenames(made.sources, 0, self.build_temp)
        with ThreadPoolExecutor(workers) as pool:
            under_way = [pool.submit(self.compile_one, *job) for job in jobs]
            try:
                for done, job in enumerate(as_completed(under_way), 1):
                    job.result()
                    show_progress(done, len(jobs))
            except BaseException:
                pool.shutdown(cancel_futures=True)
                raise
        for made in self.extensions:
            made.sources, made.depends = [], made.extra_objects

    def compile_one(self, made: Extension, source: str) -> None:
        """Compile a file, unless it is the same as last time, and so is all that it sees."""
        arguments = [*made.extra_compile_args, "-Wno-error", "-fvisibility=hidden", level(source)]
        seen = sha256(Path(source).read_bytes())
        seen.update(f"{arguments} {self.surroundings}".encode())
        (target,) = self.compiler.object_filenames([source], 0, self.build_temp)
        note = Path(f"{target}.seen")
        if Path(target).exists() and note.exists() and note.read_text("utf-8") == seen.hexdigest():
            return
        note.unlink(missing_ok=True)
        self.compiler.compile(
            [source],
            output_dir=self.build_temp,
            include_dirs=made.include_dirs,
            extra_postargs=arguments,
        )
        note.write_text(seen.hexdigest(), "utf-8")


def seen_by_all() -> str:
    """What every C file depends on: the headers, and what made them."""
    headers = sha256(f"{version('mypy')} {sys.version}".encode())
    for header in sorted([*Path("build").glob("*.h"), *Path("build").glob("*/*.h")]):
        # How many literals there are says nothing to those who use one of them.
        headers.update(re.sub(rb"CPyStatics\[\d+\]", b"", header.read_bytes()))
    return headers.hexdigest()


def level(source: str) -> str:
    """How well a C file is optimised. -O3 is no faster here, and takes longer."""
    return "-O0" if COLD.search(source) else "-O2"


def show_progress(done: int, of: int) -> None:
    """Say how far it is: on a terminal always, in a log now and then."""
    if told := os.environ.get(PROGRESS):
        terminal = os.isatty(int(told))
        if terminal or done * 4 // of > (done - 1) * 4 // of:
            line = f"  compiled {done} of {of} files"
            end = "\n" if done == of or not terminal else ""
            os.write(int(told), f"{chr(13) if terminal else ''}{line}{end}".encode())


class BuildModules(build_py):
    """Copy the modules, and each rules document beside its game as `rules.md`."""

    def run(self) -> None:
        """In an editable installation the documents stay where they are, in docs/rules."""
        super().run()
        if not self.editable_mode:
            for document in sorted(RULES.glob("*.md")):
                game = Path(self.build_lib) / "keeling" / "games" / document.stem
                if game.is_dir():
                    self.copy_file(str(document), str(game / "rules.md"))


if __name__ == "__main__":
    setup(
        ext_modules=extensions(),
        cmdclass={"build_ext": BuildExtensions, "build_py": BuildModules},
    )
