from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

import keeling as package
from keeling.cli.rulebook import apart, as_number, clauses, rulebook, select

if TYPE_CHECKING:
    from tests.cli.running import Keeling

BOOK = rulebook(package.game("future_energy"))


def test_a_clause_is_read_with_its_chapter_and_its_source() -> None:
    (clause,) = clauses(
        "# Rules\n## 4. Lines (FE-5)\n- **FE-5.2.1** Pay 1 M. [seed] [public: P7]\n"
    )
    assert (clause.id, clause.chapter) == ("FE-5.2.1", "4. Lines (FE-5)")
    assert (clause.text, clause.source) == ("Pay 1 M.", "[seed] [public: P7]")


@pytest.mark.parametrize(
    ("line", "text", "source"),
    [
        ("All stop. [seed]", "All stop.", "[seed]"),
        (
            "All stop. [seed] Some go. [decision] why not",
            "All stop. Some go.",
            "[seed] [decision] why not",
        ),
        ("All stop. [decision] FE-5.4 stays", "All stop.", "[decision] FE-5.4 stays"),
        ("All stop. [seed]; stop: [decision]", "All stop.", "[seed]; stop: [decision]"),
        ("All stop.", "All stop.", ""),
    ],
)
def test_where_a_rule_comes_from_is_told_apart_from_the_rule(
    line: str, text: str, source: str
) -> None:
    assert apart(line) == (text, source)


def test_components_are_clauses_too() -> None:
    (row,) = select(BOOK, "FE", ["FE-1.3"])
    assert (row.text, row.source) == ("building contracts (24)", "[seed]")


def test_no_clause_of_the_document_is_lost_or_doubled() -> None:
    ids = [clause.id for clause in BOOK]
    assert len(ids) == len(set(ids)) > 180
    assert all(clause.text and "[seed]" not in clause.text for clause in BOOK)


def test_a_number_is_the_beginning_of_a_number_not_of_a_digit() -> None:
    assert {c.id for c in select(BOOK, "FE", ["FE-1"])} == {f"FE-1.{n}" for n in range(1, 15)}


@pytest.mark.parametrize("typed", ["FE-5.2", "fe-5.2", "5.2", "5.2."])
def test_the_number_of_a_clause_can_be_typed_in_many_ways(typed: str) -> None:
    assert as_number(typed, "FE") == "FE-5.2"


def test_clauses_are_printed_without_their_sources(keeling: Keeling) -> None:
    ran = keeling("rules", "future_energy", "FE-5.2")
    lines = ran.out.splitlines()
    assert (ran.status, lines[0]) == (0, "4.2 Phase 2: planning (FE-5)")
    assert [line.split()[0] for line in lines[1:]] == [f"FE-5.2.{n}" for n in range(1, 7)]
    assert "[seed]" not in ran.out


def test_words_are_searched_for_all_together(keeling: Keeling) -> None:
    ran = keeling("rules", "future_energy", "transit", "nothing-like-this")
    assert (ran.status, ran.out) == (1, "")
    assert ran.err == (
        "keeling rules: the rules of future_energy have nothing about 'transit nothing-like-this'\n"
    )
    found = keeling("rules", "future_energy", "Stack", "display", "--json").json
    assert "FE-2.3.2" in [row["id"] for row in found]


def test_machines_read_clauses_wherever_they_ask_for_json(keeling: Keeling) -> None:
    first = keeling("rules", "--json", "future_energy", "FE-5.3.1").json
    second = keeling("rules", "future_energy", "--json", "FE-5.3.1").json
    assert first == second
    assert list(first[0]) == ["id", "chapter", "text", "source"]


def test_without_anything_wanted_there_is_a_table_of_contents(keeling: Keeling) -> None:
    ran = keeling("rules", "future_energy")
    assert ran.status == 0
    assert "FE-5.1.1 - FE-5.4.5" in ran.out
    assert "6. Final scoring (FE-8)" in ran.out


def test_an_unknown_game_has_no_rules(keeling: Keeling) -> None:
    ran = keeling("rules", "chess")
    assert (ran.status, ran.out) == (2, "")
    assert ran.err.startswith("keeling rules: there is no game 'chess'")
