"""The import directions of docs/design.md, read from the source."""

from __future__ import annotations

import ast
from pathlib import Path

import pytest

SOURCE = Path(__file__).parents[1] / "src" / "keeling"
ALLOWED = {
    "kernel": {"kernel", "text"},
    "draw": {"draw", "kernel", "text"},
    "text": {"text", "kernel"},
    "games": {"kernel", "draw", "text", "bots", "games"},
    "bots": {"kernel", "bots"},
    "cli": {"kernel", "text", "bots", "cli", "bench", "web", ""},
    "web": {"kernel", "text", "draw", "bots", "web", ""},
}
FILES = [path for package in ALLOWED for path in sorted((SOURCE / package).rglob("*.py"))]


def imports(path: Path) -> list[str]:
    """The modules of this project that a file imports."""
    found = []
    for node in ast.walk(ast.parse(path.read_text("utf-8"))):
        if isinstance(node, ast.ImportFrom) and node.module:
            found.append(node.module)
        elif isinstance(node, ast.Import):
            found += [alias.name for alias in node.names]
    return [name for name in found if name.split(".")[0] == "keeling"]


@pytest.mark.parametrize("path", FILES, ids=[str(p.relative_to(SOURCE)) for p in FILES])
def test_imports_go_one_way(path: Path) -> None:
    parts = path.relative_to(SOURCE).parts
    for name in imports(path):
        target = [*name.split("."), ""][1]
        assert target in ALLOWED[parts[0]], f"{'/'.join(parts)} imports {name}"
        if target == "games" and len(name.split(".")) > 2:
            game = name.split(".")[2]
            assert game in (parts[1], "carbon"), f"{'/'.join(parts)} imports {name}"


def test_no_sentence_stands_in_the_rules() -> None:
    """Rules speak in facts; docstrings are the only strings."""
    for path in SOURCE.glob("games/*/engine/rules/*.py"):
        tree = ast.parse(path.read_text("utf-8"))
        documented = (ast.Module, ast.ClassDef, ast.FunctionDef)
        docs = {
            ast.get_docstring(n, clean=False) for n in ast.walk(tree) if isinstance(n, documented)
        }
        strings = [n.value for n in ast.walk(tree) if isinstance(n, ast.Constant)]
        allowed = {"modules", "module_1", "module_2", "module_3"}
        found = [s for s in strings if isinstance(s, str) and s not in docs and s not in allowed]
        assert not found, f"{path.name}: {found}"


def test_no_python_file_is_longer_than_four_hundred_lines() -> None:
    long = [p.name for p in SOURCE.rglob("*.py") if len(p.read_text("utf-8").splitlines()) > 400]
    assert not long
