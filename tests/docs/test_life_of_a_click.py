"""The page about a choice names files and functions: all of them exist."""

from __future__ import annotations

import ast
import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
PAGE = (ROOT / "docs" / "life-of-a-click.md").read_text("utf-8")
NAMED = re.findall(r"`([\w/]+\.py)`\s`([\w.]+)`", PAGE)


def names_in(file: str) -> set[str]:
    """The functions and classes of a file, and the methods of its classes."""
    tree = ast.parse((ROOT / "src" / "keeling" / file).read_text("utf-8"))
    found = set()
    for node in tree.body:
        if isinstance(node, (ast.FunctionDef, ast.AsyncFunctionDef, ast.ClassDef)):
            found.add(node.name)
        if isinstance(node, ast.ClassDef):
            inside = [one for one in node.body if isinstance(one, ast.FunctionDef)]
            found |= {f"{node.name}.{one.name}" for one in inside}
    return found


@pytest.mark.parametrize(("file", "name"), NAMED, ids=[f"{file} {name}" for file, name in NAMED])
def test_what_it_names_exists(file: str, name: str) -> None:
    assert name in names_in(file)


def test_it_names_the_way_through_every_room() -> None:
    rooms = {"/".join(file.split("/")[:2]) for file, _ in NAMED}
    assert {"web/pages", "web/tables", "web/store", "web/show", "web/live"} <= rooms
    assert {file.split("/")[0] for file, _ in NAMED} == {
        "cli",
        "web",
        "kernel",
        "games",
        "draw",
        "text",
    }


@pytest.mark.parametrize("script", ["keeling.js", "asides.js"])
def test_the_functions_of_scripts_exist(script: str) -> None:
    code = (ROOT / "src" / "keeling" / "web" / "static" / script).read_text("utf-8")
    for name in re.findall(rf"`(\w+)` in `static/{re.escape(script)}`", PAGE):
        assert f"function {name}(" in code
