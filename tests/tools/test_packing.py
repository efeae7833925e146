"""What is published is complete: the archive of the source, and the package made from it."""

from __future__ import annotations

import shutil
import subprocess
import tomllib
from fnmatch import fnmatch
from pathlib import Path, PurePath

import pytest
from setuptools import find_packages

ROOT = Path(__file__).parents[2]
PACKAGE = ROOT / "src/keeling"
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))
DATA = PROJECT["tool"]["setuptools"]["package-data"]["keeling"]
MANIFEST = [line.split() for line in (ROOT / "MANIFEST.in").read_text("utf-8").splitlines()]
BY_ITSELF = ("LICENSE", "README.md", "pyproject.toml", "setup.py", "MANIFEST.in", "src/*.py")


def tracked() -> list[str]:
    """All files of the repository."""
    if not (ROOT / ".git").exists() or shutil.which("git") is None:
        pytest.skip("this is no checkout")
    command = ["git", "-C", str(ROOT), "ls-files", "--cached", "--others", "--exclude-standard"]
    said = subprocess.run(command, check=True, capture_output=True, text=True)  # noqa: S603 - git
    return [path for path in said.stdout.splitlines() if (ROOT / path).exists()]


def is_packed(path: str) -> bool:
    """Whether the manifest has a line for a file, or needs none."""
    lines = (takes(path, *line) for line in MANIFEST)
    return any(lines) or any(fnmatch(path, pattern) for pattern in BY_ITSELF)


def takes(path: str, word: str, *rest: str) -> bool:
    """Whether a line of the manifest takes a file in."""
    if word == "include":
        return path in rest
    if word not in {"graft", "recursive-include"} or not path.startswith(f"{rest[0]}/"):
        return False
    name = PurePath(path).name
    return word == "graft" or any(fnmatch(name, pattern) for pattern in rest[1:])


def test_the_archive_of_the_source_has_every_file() -> None:
    assert [path for path in tracked() if not is_packed(path)] == []


def test_the_package_has_every_file() -> None:
    """Modules come with their packages; whatever else there is has a pattern of its own."""
    packages = {ROOT / "src" / name.replace(".", "/") for name in find_packages(str(ROOT / "src"))}
    data = {path for pattern in DATA for path in PACKAGE.glob(pattern)}
    files = {path for path in PACKAGE.rglob("*.*") if path.is_file()} - data
    lost = {path for path in files if path.suffix != ".py" or path.parent not in packages}
    left = {str(path.relative_to(ROOT)) for path in lost if path.parent.name != "__pycache__"}
    assert left == set()


@pytest.mark.parametrize("room", ["engine", "board", "words", "view", "position", "bot"])
def test_the_rooms_of_a_game_are_packages(room: str) -> None:
    assert f"keeling.games.future_energy.{room}" in find_packages(str(ROOT / "src"))
