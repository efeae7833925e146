"""Compile the engine with mypyc where a C compiler is at hand; else install plain Python.

`KEELING_PURE=1` compiles nothing. `KEELING_COMPILED=1` makes a failing compilation an error;
without it the installation warns and goes on in plain Python, which plays the same, slower.
An editable installation is never compiled: edits would not be seen.
"""

from __future__ import annotations

import os
import shlex
import shutil
import sys
import sysconfig
import warnings
from pathlib import Path
from typing import TYPE_CHECKING

from setuptools import setup
from setuptools.command.build_ext import build_ext
from setuptools.command.build_py import build_py

if TYPE_CHECKING:
    from setuptools import Extension

PURE = "KEELING_PURE"
COMPILED = "KEELING_COMPILED"
PACKAGE = Path("src/keeling")
RULES = Path("docs/rules")
COMMANDS = {"build", "build_ext", "bdist_wheel", "install"}  # those that make something to run

# Globs, so that a new game, rule or heuristic needs no edit here.
ENGINE = (
    "kernel/{agenda,options,rng,bag,facts,bits}.py",
    "bots/{playout,rollout,greedy,planner}.py",
    "bots/heuristics/*.py",
    "carbon/{table,facts,market,tracks,control,cards}.py",
    "games/*/{tables,effects,events,reasons,options,state,grids}.py",
    "games/*/rules/*.py",
)


def engine_files() -> list[str]:
    """Every module that is compiled, as far as it exists."""
    found: set[Path] = set()
    for pattern in ENGINE:
        folder, _, name = pattern.rpartition("/")
        names = name[1:].removesuffix("}.py").split(",") if name.startswith("{") else [name[:-3]]
        for stem in names:
            found.update(PACKAGE.glob(f"{folder}/{stem}.py"))
    return sorted(str(path) for path in found if path.name != "__init__.py")


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
        made: list[Extension] = mypycify(paths, opt_level="3", debug_level="0", multi_file=True)
        for extension in made if sys.platform != "win32" else []:
            # Nobody else calls into these files: calls among them are direct and may be inlined.
            extension.extra_compile_args.append("-fvisibility=hidden")
    except (Exception, SystemExit) as error:  # noqa: BLE001 - whatever it is, plain Python works
        give_up(f"mypyc failed: {error}")
        return []
    return made


class BuildExtensions(build_ext):
    """Compile, or go on without."""

    def run(self) -> None:
        """A C compiler that fails does not fail the installation."""
        try:
            super().run()
        except (Exception, SystemExit) as error:  # noqa: BLE001 - whatever it is, plain Python works
            give_up(f"the C compiler failed: {error}")
            for built in self.get_outputs():  # half an engine is worse than none
                Path(built).unlink(missing_ok=True)
            self.extensions: list[Extension] = []


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
