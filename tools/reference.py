"""The reference of the public Python API, from signatures and docstrings: docs/reference/python.md.

python -m tools.reference          writes it
python -m tools.reference --check  only says whether it is as the code is
"""

from __future__ import annotations

import argparse
import ast
import inspect
import sys
from pathlib import Path
from typing import Final

import keeling

ROOT: Final = Path(__file__).parents[1]
PAGE: Final = ROOT / "docs" / "reference" / "python.md"
# What a program may rely on: a module, what it is about, and the names in it.
PUBLIC: Final = [
    ("keeling.kernel.registry", "Games", ["game", "game_ids", "register"]),
    ("keeling.bots.play", "Bots", ["bot", "play"]),
    ("keeling.bots.base", "", ["Bot"]),
    ("keeling.kernel.heuristic", "", ["Heuristic"]),
    ("keeling.kernel.game", "A game", ["Game"]),
    ("keeling.kernel.view", "", ["View", "Part"]),
    ("keeling.kernel.agenda", "A state", ["State"]),
    ("keeling.kernel.prompt", "", ["diff"]),
    ("keeling.kernel.rng", "Chance", ["Rng"]),
    ("keeling.kernel.match", "A game being played", ["Match"]),
    (
        "keeling.kernel.record",
        "Records",
        ["read_records", "record_of", "replay", "is_of_other_revision"],
    ),
    ("keeling.kernel.past", "", ["Past"]),
    ("keeling.kernel.scenario", "Scenarios", ["read_scenario", "position", "play", "check"]),
    ("keeling.kernel.layout", "What a state consists of", ["Layout", "Each", "Group"]),
    ("keeling.text.presentation", "Words and pictures", ["Presentation", "presentation_of"]),
    ("keeling.text.words", "", ["GameWords"]),
    ("keeling.testing", "Tests", ["check_game", "check_config"]),
    ("keeling.kernel.errors", "What is raised", ["*"]),
]
HEAD: Final = """# Python

What a program may rely on. It is made from the docstrings by `python -m tools.reference`, and a
test keeps it true. The names of `keeling` itself are {names};
all others are imported from where they stand below.
"""


def page() -> str:
    """The whole page."""
    names = ", ".join(f"`{name}`" for name in keeling.__all__)
    parts = [HEAD.format(names=names)]
    for module, title, wanted in PUBLIC:
        parts += [f"\n## {title}\n"] if title else []
        tree = ast.parse(source(module).read_text("utf-8"))
        named = {n.name: n for n in tree.body if isinstance(n, (ast.FunctionDef, ast.ClassDef))}
        for name in named if wanted == ["*"] else wanted:
            parts += entry(module, named[name])
    return "\n".join(parts).rstrip() + "\n"


def source(module: str) -> Path:
    """The file of a module: compiled ones have no signatures to look at."""
    return ROOT / "src" / Path(*module.split(".")).with_suffix(".py")


def entry(module: str, node: ast.FunctionDef | ast.ClassDef) -> list[str]:
    """A function or a class, with its methods."""
    if isinstance(node, ast.FunctionDef):
        return [f"### `{signature(node)}`\n", f"`{module}`. {told(node)}\n"]
    bases = ", ".join(ast.unparse(base) for base in node.bases)
    title = f"{node.name}({bases})" if bases else node.name
    fields = [
        f"- `{ast.unparse(one.target)}: {ast.unparse(one.annotation)}`"
        for one in node.body
        if isinstance(one, ast.AnnAssign) and is_struct(node)
    ]
    methods = [
        f"- `{signature(one)}`: {told(one)}"
        for one in node.body
        if isinstance(one, ast.FunctionDef) and not one.name.startswith("_")
    ]
    rows = fields + methods
    return [f"### class `{title}`\n", f"`{module}`. {told(node)}\n", *rows, ""]


def is_struct(node: ast.ClassDef) -> bool:
    """Whether a class is nothing but its fields, all of which are for everybody."""
    return any(keyword.arg == "frozen" for keyword in node.keywords)


def signature(node: ast.FunctionDef) -> str:
    """A call as one writes it, with the types."""
    arguments = ast.unparse(node.args).removeprefix("self, ").removeprefix("self")
    answer = f" -> {ast.unparse(node.returns)}" if node.returns else ""
    is_property = any(ast.unparse(one) == "property" for one in node.decorator_list)
    return f"{node.name}{'' if is_property else f'({arguments})'}{answer}"


def told(node: ast.FunctionDef | ast.ClassDef) -> str:
    """What a docstring says, in one paragraph."""
    return " ".join(inspect.cleandoc(ast.get_docstring(node) or "").split())


def main() -> None:
    """Write the page, or compare it."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--check", action="store_true", help="write nothing")
    args = parser.parse_args()
    if not args.check:
        PAGE.write_text(page(), "utf-8")
    elif not PAGE.is_file() or PAGE.read_text("utf-8") != page():
        sys.exit("docs/reference/python.md is not as the code is: python -m tools.reference")


if __name__ == "__main__":
    main()
