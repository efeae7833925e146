"""The tool that looks for clauses without code or without a test."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING

import pytest

from tools import clauses

if TYPE_CHECKING:
    from pathlib import Path

RULES = """
# Tiny

Prose that mentions **TI-9.9** declares nothing.

| id | component |
|---|---|
| TI-1.1 | board |
| TI-1.2 | pawn |

- **TI-2.1.1** The board is laid out.
- **TI-2.1.2** Each player gets a pawn.
- **TI-2.1.3** The pawns stand ready.
- **TI-2.2** Everybody moves.
- **TI-10.1** The game ends. See TI-2.2.
"""
CODE = '''
"""TI-2 Set-up: the whole chapter, which proves no single clause."""

def lay_out() -> None:
    """TI-2.1.1 to TI-2.1.3 Board and pawns."""

def move() -> None:
    # TI-2.2 and, in the same
    # comment, TI-10.1
    text = "TI-1.1 in a string does not count"
'''
TESTS = """
import pytest

@pytest.mark.clause("TI-1.1", "TI-1.2", "TI-2.1.1 to TI-2.1.3")
def test_set_up(): ...
"""
SCENARIO = """
title = "moving"
clauses = ["TI-2.2", "TI-10.1"]
"""


@pytest.fixture
def root(tmp_path: Path) -> Path:
    """A project with one tiny game in which every clause but TI-1.1 and TI-1.2 has code."""
    write(tmp_path / "docs/rules/tiny.md", RULES)
    write(tmp_path / "src/keeling/games/tiny/rules/setup.py", CODE)
    write(tmp_path / "tests/tiny/test_setup.py", TESTS)
    write(tmp_path / "tests/tiny/scenarios/moving.toml", SCENARIO)
    return tmp_path


def write(path: Path, text: str) -> None:
    """A file, with the folders it needs."""
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(text, "utf-8")


def problems(root: Path) -> list[str]:
    """What the tool complains about."""
    return clauses.survey(root, root / "docs/rules/tiny.md").problems()


def test_clauses_are_bold_items_and_table_rows_in_the_order_of_their_numbers() -> None:
    expected = ["TI-1.1", "TI-1.2", "TI-2.1.1", "TI-2.1.2", "TI-2.1.3", "TI-2.2", "TI-10.1"]
    assert clauses.declared(RULES) == expected


def test_a_clause_may_have_parts_with_letters() -> None:
    document = "- **TI-3.1** Two ends:\n  - **TI-3.1b** late;\n  - **TI-3.1a** early.\n"
    assert clauses.declared(document) == ["TI-3.1", "TI-3.1a", "TI-3.1b"]


def test_the_same_clause_twice_is_an_error() -> None:
    with pytest.raises(SystemExit, match=r"TI-2\.2"):
        clauses.declared(RULES + "- **TI-2.2** Again.\n")


def test_ranges_are_written_out_and_lists_are_taken_apart() -> None:
    known = clauses.declared(RULES)
    text = "TI-1.1, TI-2.1.1 to TI-2.1.3; TI-10.1."
    assert list(clauses.named(text, known)) == [
        "TI-1.1",
        "TI-2.1.1",
        "TI-2.1.2",
        "TI-2.1.3",
        "TI-10.1",
    ]


def test_strings_that_are_no_docstrings_prove_nothing(root: Path) -> None:
    assert problems(root) == ["TI-1.1: no code", "TI-1.2: no code"]


def test_a_data_file_counts_as_code(root: Path) -> None:
    write(root / "src/keeling/games/tiny/data/data.toml", "pawns = 4  # TI-1.2\n")
    assert problems(root) == ["TI-1.1: no code"]


def test_a_reason_excuses_from_code(root: Path) -> None:
    write(root / "docs/rules/no_code.toml", '"TI-1.1" = "a board"\n"TI-1.2" = "a pawn"\n')
    assert problems(root) == []


def test_an_excuse_that_is_not_needed_is_a_problem(root: Path) -> None:
    write(root / "docs/rules/no_code.toml", '"TI-1.1" = "a board"\n"TI-2.2" = "why not"\n')
    assert problems(root) == ["TI-1.2: no code", "TI-2.2: has code, drop it from no_code.toml"]


def test_an_excuse_without_quotes_or_reason_is_an_error(root: Path) -> None:
    write(root / "docs/rules/no_code.toml", 'TI-1.1 = "a board"\n')
    with pytest.raises(SystemExit, match=r"no_code\.toml"):
        problems(root)


def test_a_clause_without_a_test_is_a_problem(root: Path) -> None:
    (root / "tests/tiny/scenarios/moving.toml").unlink()
    assert [p for p in problems(root) if "test" in p] == ["TI-2.2: no test", "TI-10.1: no test"]


def test_an_id_that_no_document_declares_is_a_problem(root: Path) -> None:
    write(root / "tests/tiny/test_more.py", 'import pytest\npytest.mark.clause("TI-3.1")\n')
    assert "TI-3.1: no such clause (tests/tiny/test_more.py)" in problems(root)


def test_the_table_counts_by_chapter(root: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert clauses.main(["--root", str(root)]) == 1
    rows = [line.split() for line in capsys.readouterr().out.splitlines()]
    assert ["TI-2", "4", "4", "0", "4", "0"] in rows
    assert ["all", "7", "5", "0", "7", "0"] in rows


def test_json_lists_what_the_table_counts(root: Path, capsys: pytest.CaptureFixture[str]) -> None:
    write(root / "docs/rules/no_code.toml", '"TI-1.1" = "a board"\n"TI-1.2" = "a pawn"\n')
    assert clauses.main(["--root", str(root), "--json", "tiny"]) == 0
    [found] = json.loads(capsys.readouterr().out)
    assert (found["game"], found["problems"]) == ("tiny", [])
    assert found["no_code"] == {"TI-1.1": "a board", "TI-1.2": "a pawn"}


def test_a_game_without_a_document_is_an_error(root: Path) -> None:
    with pytest.raises(SystemExit):
        clauses.main(["--root", str(root), "chess"])
