"""The game in `examples/commons`: installed as people install it, then played, read and shown."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
import tomllib
from functools import cached_property
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest

from tests.cli.running import Ran, piped, words
from tests.patience import PATIENCE
from tools import clauses

if TYPE_CHECKING:
    from collections.abc import Iterator

ROOT = Path(__file__).parents[2]
EXAMPLE = ROOT / "examples/commons"
SOURCE = EXAMPLE / "src/keeling_commons"
SCENARIOS = sorted(EXAMPLE.glob("tests/scenarios/*.toml"))
PYTEST = ("-m", "pytest", "-q", "-p", "no:cacheprovider")
WITHOUT_PLUGINS = {"PYTEST_DISABLE_PLUGIN_AUTOLOAD": "1"}  # to load them takes seconds
HOWTO = (ROOT / "docs/howto/add-a-game.md").read_text("utf-8")
ROW = re.compile(r"^\| (`.*`) \| (\d+) \| (\d+) \|", re.MULTILINE)
TOTAL = re.compile(r"(\d+) files with (\d+) lines")


class Installed:
    """The example in a folder of its own, beside Keeling as it is here."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        # What builds it leaves things beside the source: so that is a copy.
        copied = shutil.copytree(EXAMPLE, folder / "copy")
        pip = "-m pip install --quiet --disable-pip-version-check --no-compile"
        offline = "--no-index --no-deps --no-build-isolation --target"
        self.python(*words(pip), *words(offline), self.packages, copied)

    @property
    def packages(self) -> Path:
        """Where Python looks for it."""
        return self.folder / "packages"

    @cached_property
    def path(self) -> str:
        """Where Python looks for all."""
        known = os.environ.get("PYTHONPATH")
        return os.pathsep.join([str(self.packages), *([known] if known else [])])

    def keeling(self, command: str, *more: str | Path) -> Ran:
        """The command line, in a process of its own."""
        return piped(*words(command), *more, PYTHONPATH=self.path)

    def python(self, *argv: str | Path) -> None:
        """Python, which has to succeed."""
        done = subprocess.run(  # noqa: S603 - our own programs
            [sys.executable, *map(str, argv)],
            cwd=ROOT,
            env={**os.environ, "PYTHONPATH": self.path, **WITHOUT_PLUGINS},
            capture_output=True,
            text=True,
            encoding="utf-8",
            timeout=PATIENCE,
            check=False,
        )
        assert done.returncode == 0, done.stdout + done.stderr


@pytest.fixture(scope="module")
def installed(tmp_path_factory: pytest.TempPathFactory) -> Installed:
    """As `pip install ./examples/commons` leaves it."""
    return Installed(tmp_path_factory.mktemp("example"))


# ---- the package


def test_every_file_of_it_is_installed(installed: Installed) -> None:
    def files(folder: Path) -> set[str]:
        found = (path for path in folder.rglob("*") if path.is_file() and path.suffix != ".pyc")
        return {path.relative_to(folder).as_posix() for path in found}

    assert files(installed.packages / "keeling_commons") == files(SOURCE)


def test_its_own_tests_pass(installed: Installed) -> None:
    installed.python(*PYTEST, EXAMPLE / "tests")


def test_texts_pictures_and_the_server_take_it_as_one_of_our_own(installed: Installed) -> None:
    installed.python(*PYTEST, "tests/docs/of_example_game.py")


def test_every_clause_has_code_and_a_test() -> None:
    found = clauses.Coverage("commons", clauses.declared((SOURCE / "rules.md").read_text("utf-8")))
    found.code = clauses.collect(said_in_code(), found, {"CM"}, ROOT)
    found.tests = clauses.collect(proved_by_tests(), found, {"CM"}, ROOT)
    assert found.problems() == []


def said_in_code() -> Iterator[tuple[Path, str]]:
    """All docstrings and comments of the game but those of its bot, which proves nothing."""
    for path in clauses.python_files(SOURCE):
        if path.stem != "bot":
            yield from ((path, text) for text in clauses.prose(path.read_text("utf-8")))


def proved_by_tests() -> Iterator[tuple[Path, str]]:
    """All clauses that its tests and scenarios name."""
    for path in clauses.python_files(EXAMPLE / "tests"):
        yield from ((path, text) for text in clauses.marked(path.read_text("utf-8")))
    for path in SCENARIOS:
        tree: dict[str, Any] = tomllib.loads(path.read_text("utf-8"))
        yield from ((path, text) for text in clauses.scenario_clauses(tree))


# ---- the command line


def test_it_is_listed_among_the_games(installed: Installed) -> None:
    rows = {row["id"]: row for row in installed.keeling("games --json").json}
    assert rows["commons"]["seats"] == [2, 3, 4]
    assert rows["commons"]["ready"]
    assert "future_energy" in rows


def test_its_rules_can_be_read(installed: Installed) -> None:
    assert "CM-2.4 Nobody catches as many fish" in installed.keeling("rules commons 2.4").flat


def test_bots_play_it_to_the_end(installed: Installed) -> None:
    ran = installed.keeling("play commons --players greedy,planner,rollout:5 --seed 4 --lang de")
    assert (ran.status, ran.err) == (0, "")
    assert "Allmende - Runde 6 von 6" in ran.out


def test_its_heuristic_beats_chance(installed: Installed) -> None:
    ran = installed.keeling(
        "sim commons --seats 2 --bots greedy,uniform --games 60 --seed 1 --json"
    )
    greedy, uniform = ran.json[0]["wins"]
    assert greedy > 3 * uniform


def test_its_scenarios_hold(installed: Installed) -> None:
    ran = installed.keeling("check", *SCENARIOS)
    assert (ran.status, ran.err) == (0, "")


# ---- what the how-to says of it


def test_the_how_to_counts_its_files_and_lines_truly() -> None:
    parts: set[Path] = set()
    for patterns, files, lines in ROW.findall(HOWTO):
        found = {path for one in re.findall("`(.*?)`", patterns) for path in matching(one)}
        assert counted(found) == (int(files), int(lines)), patterns
        assert not parts & found, patterns
        parts |= found
    everything = {path for path in SOURCE.rglob("*.*") if path.suffix != ".pyc"}
    assert {path.name for path in everything - parts} == {"py.typed"}  # an empty file
    assert [tuple(map(int, found)) for found in TOTAL.findall(HOWTO)] == [counted(parts)]


def matching(pattern: str) -> list[Path]:
    """The files of the package, or beside it, that a pattern means."""
    return [*SOURCE.glob(pattern), *EXAMPLE.glob(pattern)]


def counted(files: set[Path]) -> tuple[int, int]:
    """How many files, and how many lines they have."""
    return len(files), sum(len(path.read_text("utf-8").splitlines()) for path in files)
