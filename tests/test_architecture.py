"""The import directions of docs/design.md, read from the source: packages and rooms of games."""

from __future__ import annotations

import ast
from pathlib import Path

import pytest

SOURCE = Path(__file__).parents[1] / "src" / "keeling"
SHARED = "carbon"  # a part of two games
# What a package may import. Nobody imports a game but its own parts.
PACKAGES = {
    "kernel": {"kernel"},
    "text": {"text", "kernel"},
    "draw": {"draw", "kernel", "text"},
    "bots": {"bots", "kernel"},
    "games": {"games", "kernel", "text", "draw"},
    "web": {"web", "kernel", "text", "draw", "bots", ""},
    "cli": {"cli", "kernel", "text", "bots", "web", "bench", ""},
}
# What a room of a game may import: rooms of the same game or of what two games share, and packages.
# What is printed on the components and how options are written down is known everywhere (tables,
# options, effects: they hold no state and no rule).
PRINTED = {"engine.tables", "engine.options", "engine.effects"}
ROOMS = {
    "data": {"data", "kernel"},
    "engine": {"engine", "data", "kernel"},
    "bot": {"bot", "engine", "kernel"},
    "view": {"view", "engine", "data", "names", "kernel"},
    "position": {"position", "view", "engine", "data", "names", "kernel"},
    "census": {"engine", "kernel"},
    "names": {"engine", "kernel"},
    "features": {"view", "data", "kernel", *PRINTED},
    "words": {"words", "view", "data", "text", "kernel", *PRINTED},
    "presentation": {"board", "words", "view", "text"},
    "board": {"board", "words", "view", "data", "text", "draw", "kernel", *PRINTED},
}
DESCRIPTION = "game"  # it holds all parts of its game together


def imports(path: Path) -> list[str]:
    """The modules of this project that a file imports."""
    found = []
    for node in ast.walk(ast.parse(path.read_text("utf-8"))):
        if isinstance(node, ast.ImportFrom) and node.level:
            found.append("keeling")  # from here or from above: nobody sees where that is
        elif isinstance(node, ast.ImportFrom) and node.module:
            names = [f"{node.module}.{alias.name}" for alias in node.names]
            found += [name if is_module(name) else node.module for name in names]
        elif isinstance(node, ast.Import):
            found += [alias.name for alias in node.names]
    return [name for name in dict.fromkeys(found) if name.split(".")[0] == "keeling"]


def is_module(name: str) -> bool:
    """Whether there is a file or a folder of this name."""
    path = SOURCE.joinpath(*name.split(".")[1:])
    return path.is_dir() or path.with_suffix(".py").is_file()


def room_of(path: Path) -> str:
    """The room of a game that a file lies in."""
    return path.relative_to(SOURCE).parts[2].removesuffix(".py")


def is_allowed(path: Path, name: str) -> bool:
    """Whether a file may import a module."""
    package, *within = path.relative_to(SOURCE).parts
    target, *inside = [*name.split(".")[1:], ""]
    if target not in PACKAGES[package]:
        return False
    if package != "games" or within[0] == "__init__.py":
        return target != "games" or package == "games"
    room = room_of(path)
    if room in ("__init__", DESCRIPTION):
        return target != "games" or inside[0] == within[0]
    if target != "games":
        return target in ROOMS[room]
    return inside[0] in (within[0], SHARED) and any(
        ".".join(inside[1 : 1 + depth]) in ROOMS[room] for depth in (1, 2)
    )


def wrong_edges() -> set[tuple[str, str]]:
    """Every import that goes the wrong way: the file, and what it imports."""
    return {
        (str(path.relative_to(SOURCE)), name)
        for package in PACKAGES
        for path in (SOURCE / package).rglob("*.py")
        for name in imports(path)
        if not is_allowed(path, name)
    }


def test_imports_go_one_way() -> None:
    wrong = [f"{file} imports {name}" for file, name in sorted(wrong_edges())]
    assert not wrong, "\n".join(["these imports go the wrong way:", *wrong])


def test_every_room_of_a_game_has_its_rule() -> None:
    games = [path.parent for path in SOURCE.glob("games/*/__init__.py")]
    rooms = {room_of(path) for game in games for path in game.rglob("*.py")}
    assert rooms - {"__init__", DESCRIPTION} == set(ROOMS)


@pytest.mark.parametrize(
    ("file", "name"),
    [
        ("kernel/agenda.py", "keeling.games.co2.engine.state"),
        ("bots/greedy.py", "keeling.games.co2.bot.heuristic"),
        ("games/co2/engine/state.py", "keeling.games.co2.view.view"),
        ("games/co2/engine/rules/turn.py", "keeling.games.green_deal.engine.tables"),
        ("games/co2/board/board.py", "keeling.games.co2.engine.state"),
        ("games/co2/board/board.py", "keeling.games.co2.engine.rules.turn"),
        ("games/co2/words/remarks.py", "keeling.games.co2.board.board"),
        ("games/co2/data/box.py", "keeling.games.co2.engine.tables"),
        ("games/co2/game.py", "keeling.games.second_chance.game"),
        ("games/carbon/engine/market.py", "keeling.games.carbon.words.phrases"),
        ("web/app.py", "keeling.games.co2.game"),
        ("text/words.py", "keeling.draw.svg"),
    ],
)
def test_a_wrong_import_is_noticed(file: str, name: str) -> None:
    assert not is_allowed(SOURCE / file, name)


def test_what_is_to_happen_stands_on_the_agenda_alone() -> None:
    """No state has a flag for it, and no rule asks which phase has begun."""
    flags = {"phase", "pending", "waiting_for"}
    for path in SOURCE.glob("games/*/engine/state.py"):
        tree = ast.parse(path.read_text("utf-8"))
        fields = {ast.unparse(n.target) for n in ast.walk(tree) if isinstance(n, ast.AnnAssign)}
        assert not fields & flags, path
    for path in SOURCE.glob("games/*/engine/**/*.py"):
        tree = ast.parse(path.read_text("utf-8"))
        asking = [
            function.name
            for function in ast.walk(tree)
            if isinstance(function, ast.FunctionDef) and function.name != "clone"
            for n in ast.walk(function)
            if isinstance(n, ast.Attribute) and n.attr == "phase_begun"
            if isinstance(n.ctx, ast.Load)
        ]
        assert not asking, path


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
