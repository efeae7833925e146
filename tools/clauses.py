"""Which clauses of the rules have code and a test? Prints a table and the gaps; fails on gaps.

A clause is an id in bold at the start of a list item, or in the first cell of a table row, of
`docs/rules/<game>.md`. It has code where a docstring, a comment or a data file of the game names
it, and a test where `pytest.mark.clause` or the `clauses` of a scenario does. A range, `FE-5.3.1
to FE-5.3.4`, names all in between.

Where no code or no test can apply, `docs/rules/no_code.toml` and `no_test.toml` say why:

    "FE-1.1" = "a component; nothing in the rules refers to it"
"""

from __future__ import annotations

import argparse
import ast
import io
import json
import re
import sys
import tokenize
import tomllib
from dataclasses import dataclass, field
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

ID = r"[A-Z]{2}-\d+(?:\.\d+)*(?:[a-z]\b)?"
ITEM = rf"^ *[-*] +\*\*({ID})\*\*"
ROW = rf"^\| *\**({ID})\** *\|"
DECLARED = re.compile(f"{ITEM}|{ROW}", re.MULTILINE)
NAMED = re.compile(rf"\b({ID})(?:\s+to\s+({ID}))?")
DOCUMENTED = (ast.Module, ast.ClassDef, ast.FunctionDef, ast.AsyncFunctionDef)


@dataclass
class Coverage:
    """What is known about the clauses of one game."""

    game: str
    clauses: list[str]
    code: set[str] = field(default_factory=set)
    tests: set[str] = field(default_factory=set)
    no_code: dict[str, str] = field(default_factory=dict)
    no_test: dict[str, str] = field(default_factory=dict)
    unknown: dict[str, str] = field(default_factory=dict)  # id -> where it was named

    def problems(self) -> list[str]:
        """Everything that has to be put right, one line each."""
        found = [f"{c}: no such clause ({where})" for c, where in self.unknown.items()]
        for what, have, excused in (
            ("code", self.code, self.no_code),
            ("test", self.tests, self.no_test),
        ):
            missing = [c for c in self.clauses if c not in have and c not in excused]
            found += [f"{c}: no {what}" for c in missing]
            found += [f"{c}: has {what}, drop it from no_{what}.toml" for c in have & set(excused)]
        return sorted(found, key=lambda line: (number(line.split(":")[0]), line))

    def chapters(self) -> dict[str, list[str]]:
        """The clauses by chapter: FE-5 holds FE-5.1.1."""
        found: dict[str, list[str]] = {}
        for clause in self.clauses:
            found.setdefault(clause.split(".")[0], []).append(clause)
        return found


def number(clause: str) -> tuple[str, list[int], str]:
    """Sorts FE-10.2 behind FE-9.1, and FE-9.1b behind FE-9.1a."""
    prefix, _, rest = clause.partition("-")
    digits = rest.rstrip("abcdefghijklmnopqrstuvwxyz")
    return prefix, [int(part) for part in digits.split(".")], rest[len(digits) :]


def declared(document: str) -> list[str]:
    """The ids of all clauses of a rules document, in order; twice the same is an error."""
    found = [match[1] or match[2] for match in DECLARED.finditer(document)]
    twice = sorted({clause for clause in found if found.count(clause) > 1}, key=number)
    if twice:
        sys.exit(f"declared more than once: {', '.join(twice)}")
    return sorted(found, key=number)


def named(text: str, clauses: list[str]) -> Iterator[str]:
    """The ids a text names, ranges written out."""
    for first, last in NAMED.findall(text):
        if last and first in clauses and last in clauses:
            yield from clauses[clauses.index(first) : clauses.index(last) + 1]
        else:
            yield from filter(None, (first, last))


def prose(source: str) -> Iterator[str]:
    """All docstrings of a Python file; and its comments, those in a row as one."""
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, DOCUMENTED) and (docstring := ast.get_docstring(node)):
            yield docstring
    comments = ""
    for token in tokenize.generate_tokens(io.StringIO(source).readline):
        if token.type == tokenize.COMMENT:
            comments += token.string.lstrip("#")
        elif token.type not in {tokenize.NL, tokenize.NEWLINE}:
            yield comments
            comments = ""
    yield comments


def marked(source: str) -> Iterator[str]:
    """All arguments of `pytest.mark.clause(...)` in a Python file."""
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Call) and ast.unparse(node.func) == "pytest.mark.clause":
            for arg in node.args:
                if isinstance(arg, ast.Constant) and isinstance(arg.value, str):
                    yield arg.value


def scenario_clauses(tree: object) -> Iterator[str]:
    """All strings under a key `clauses` anywhere in a scenario."""
    if isinstance(tree, dict):
        for key, value in tree.items():
            if key == "clauses":
                yield from value if isinstance(value, list) else [value]
            else:
                yield from scenario_clauses(value)
    elif isinstance(tree, list):
        for item in tree:
            yield from scenario_clauses(item)


def python_files(folder: Path) -> list[Path]:
    """All Python files below a folder."""
    return sorted(folder.rglob("*.py"))


def code_texts(root: Path, game: str) -> Iterator[tuple[Path, str]]:
    """Everything in the code and the data of a game that may name a clause; a bot proves none."""
    folder = root / "src" / "keeling" / "games" / game
    for path in python_files(folder):
        if path.is_relative_to(folder / "bot"):
            continue
        for text in prose(path.read_text("utf-8")):
            yield path, text
    for path in sorted(folder.glob("data/*.toml")):
        yield path, path.read_text("utf-8")


def test_texts(root: Path) -> Iterator[tuple[Path, str]]:
    """Everything in the tests that names a clause."""
    for path in python_files(root / "tests"):
        for text in marked(path.read_text("utf-8")):
            yield path, text
    for path in sorted((root / "tests").glob("*/scenarios/**/*.toml")):
        for text in scenario_clauses(tomllib.loads(path.read_text("utf-8"))):
            yield path, text


def excuses(path: Path, prefixes: set[str]) -> dict[str, str]:
    """The clauses of a game that need none, with the reason."""
    if not path.is_file():
        return {}
    found = tomllib.loads(path.read_text("utf-8"))
    for clause, reason in found.items():
        if not re.fullmatch(ID, clause) or not isinstance(reason, str) or not reason.strip():
            sys.exit(f'{path.name}: write "FE-1.1" = "why", not {clause} = {reason!r}')
    return {clause: reason for clause, reason in found.items() if clause.split("-")[0] in prefixes}


def collect(
    texts: Iterable[tuple[Path, str]], coverage: Coverage, prefixes: set[str], root: Path
) -> set[str]:
    """The clauses these texts name. Sections (FE-6.2) may be named too, but prove nothing."""
    known = set(coverage.clauses)
    sections = {c.rsplit(".", n)[0] for c in known for n in range(1, c.count(".") + 1)}
    found = set()
    for path, text in texts:
        for clause in named(text, coverage.clauses):
            if clause in known:
                found.add(clause)
            elif clause.split("-")[0] in prefixes and clause not in sections:
                coverage.unknown[clause] = path.relative_to(root).as_posix()
    return found


def survey(root: Path, document: Path) -> Coverage:
    """Read the rules, the code and the tests of one game."""
    coverage = Coverage(document.stem, declared(document.read_text("utf-8")))
    prefixes = {clause.split("-")[0] for clause in coverage.clauses}
    coverage.code = collect(code_texts(root, document.stem), coverage, prefixes, root)
    coverage.tests = collect(test_texts(root), coverage, prefixes, root)
    coverage.no_code = excuses(document.with_name("no_code.toml"), prefixes)
    coverage.no_test = excuses(document.with_name("no_test.toml"), prefixes)
    for clause in {**coverage.no_code, **coverage.no_test}:
        if clause not in coverage.clauses:
            coverage.unknown[clause] = "no_code.toml, no_test.toml"
    return coverage


def table(coverage: Coverage) -> str:
    """Clauses, those with code and those with a test, by chapter."""
    rows = [["chapter", "clauses", "code", "excused", "tests", "excused"]]
    for chapter, clauses in {**coverage.chapters(), "all": coverage.clauses}.items():
        kinds = (clauses, coverage.code, coverage.no_code, coverage.tests, coverage.no_test)
        rows.append([chapter, *(str(len(set(clauses) & set(kind))) for kind in kinds)])
    lines = [f"{row[0]:<8}" + "".join(f"{cell:>9}" for cell in row[1:]) for row in rows]
    return "\n".join([coverage.game, *lines])


def as_json(coverage: Coverage) -> dict[str, object]:
    """The same for machines."""
    return {
        "game": coverage.game,
        "clauses": coverage.clauses,
        "code": sorted(coverage.code, key=number),
        "tests": sorted(coverage.tests, key=number),
        "no_code": coverage.no_code,
        "no_test": coverage.no_test,
        "problems": coverage.problems(),
    }


def main(argv: list[str] | None = None) -> int:
    """Survey every game with a rules document. 1 if anything has to be put right."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("games", nargs="*", help="only these games")
    parser.add_argument("--json", action="store_true", help="for machines")
    parser.add_argument(
        "--root", type=Path, default=Path(__file__).parents[1], help=argparse.SUPPRESS
    )
    args = parser.parse_args(argv)
    documents = sorted((args.root / "docs" / "rules").glob("*.md"))
    found = [survey(args.root, d) for d in documents if d.stem in (args.games or [d.stem])]
    if missing := sorted(set(args.games) - {coverage.game for coverage in found}):
        parser.error(f"docs/rules has no {missing[0]}.md")
    if args.json:
        print(json.dumps([as_json(coverage) for coverage in found], indent=2))
    else:
        print("\n\n".join("\n".join([table(c), *c.problems()]) for c in found))
    return int(any(coverage.problems() for coverage in found))


if __name__ == "__main__":
    sys.exit(main())
