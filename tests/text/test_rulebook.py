from __future__ import annotations

import re

import pytest

import keeling
from keeling.kernel.registry import REGISTERED
from keeling.text.rulebook import (
    NoRulebook,
    apart,
    as_number,
    chapters,
    clauses,
    in_pieces,
    openings,
    rulebook,
    search,
    select,
    words_of,
)
from tests.kernel.pebbles.game import GAME as PEBBLES

GAMES = ("co2", "e_mission", "future_energy", "green_deal", "second_chance")
BOOK = rulebook(keeling.game("future_energy"))


def ids(query: str) -> list[str]:
    """The numbers of the clauses that a query finds."""
    return [clause.id for clause in search(BOOK, query)]


def test_a_clause_is_read_with_its_chapter_and_its_source() -> None:
    (clause,) = clauses(
        "# Rules\n## 4. Lines (FE-5)\n- **FE-5.2.1** Pay 1 M. [rulebook] [public: P7]\n"
    )
    assert (clause.id, clause.chapter) == ("FE-5.2.1", "4. Lines (FE-5)")
    assert (clause.text, clause.source) == ("Pay 1 M.", "[rulebook] [public: P7]")


@pytest.mark.parametrize(
    ("line", "text", "source"),
    [
        ("All stop. [rulebook]", "All stop.", "[rulebook]"),
        (
            "All stop. [rulebook] Some go. [decision] why not",
            "All stop. Some go.",
            "[rulebook] [decision] why not",
        ),
        ("All stop. [decision] FE-5.4 stays", "All stop.", "[decision] FE-5.4 stays"),
        ("All stop. [rulebook]; stop: [decision]", "All stop.", "[rulebook]; stop: [decision]"),
        ("All stop.", "All stop.", ""),
    ],
)
def test_where_a_rule_comes_from_is_told_apart_from_the_rule(
    line: str, text: str, source: str
) -> None:
    assert apart(line) == (text, source)


def test_parts_tables_and_what_stands_below_them_belong_to_the_clause_above() -> None:
    first, second, third = clauses(
        "## 1. A\n- **FE-1.1** Either: [rulebook]\n  - one; [decision: two]\n  - two.\n\n"
        "- **FE-1.2** Costs:\n\n| a | b |\n|---|---|\n| 1 | 2 [rulebook] |\n\nFor each.\n\nAside.\n"
        "- **FE-1.3** So.\n\nAside.\n\n| id | what |\n|---|---|\n"
    )
    assert (first.text, first.source) == ("Either:\n- one;\n- two.", "[rulebook] [decision: two]")
    table = "| a | b |\n|---|---|\n| 1 | 2 |"
    assert (second.text, second.source) == (f"Costs:\n\n{table}\n\nFor each.", "[rulebook]")
    assert third.text == "So."


@pytest.mark.parametrize("game", GAMES)
def test_no_clause_ends_where_its_list_or_table_begins(game: str) -> None:
    assert [c.id for c in rulebook(keeling.game(game)) if c.text.endswith(":")] == []


@pytest.mark.parametrize(
    ("clause", "phrase"),
    [
        ("CO-18.1", "at least two regions all plants are green"),
        ("GD-5.7.3", "| income |"),
        ("SC-3.3.7", "chooses a start region"),
        ("SC-6.3.9", "sell a CEP at the market"),
        ("SC-12.2", "topic tile"),
        ("SC-17.3", "n by player count"),
        ("SC-17.4", "VP per full"),
        ("SC-17.7", "CEP in Asia"),
    ],
)
def test_a_clause_is_found_by_what_its_list_or_table_says(clause: str, phrase: str) -> None:
    book = [one for game in GAMES for one in rulebook(keeling.game(game))]
    assert clause in [one.id for one in search(book, phrase)]
    (found,) = [one for one in book if one.id == clause]
    assert phrase in found.text


def test_components_are_clauses_too() -> None:
    (row,) = search(BOOK, "FE-1.3")
    assert (row.text, row.source) == ("building contracts (24)", "[rulebook]")


def test_no_clause_of_the_document_is_lost_or_doubled() -> None:
    found = [clause.id for clause in BOOK]
    assert len(found) == len(set(found)) > 180
    assert all(clause.text and "[rulebook]" not in clause.text for clause in BOOK)


def test_a_number_is_the_beginning_of_a_number_not_of_a_digit() -> None:
    assert ids("FE-1") == [f"FE-1.{n}" for n in range(1, 15)]


@pytest.mark.parametrize("typed", ["FE-5.2", "fe-5.2", "5.2", "5.2."])
def test_the_number_of_a_clause_can_be_typed_in_many_ways(typed: str) -> None:
    assert as_number(typed, "FE") == "FE-5.2"
    assert ids(typed) == [f"FE-5.2.{n}" for n in range(1, 7)]


def test_all_words_must_occur_whatever_their_accents_and_capitals() -> None:
    assert "FE-2.3.2" in ids("STÁCK display")
    assert ids("stack nothing-like-this") == []
    assert set(ids("display")) > set(ids("stack display"))


def test_numbers_and_words_narrow_each_other_down() -> None:
    assert ids("5.2 bank") == ["FE-5.2.1", "FE-5.2.2"]
    assert words_of(["5.2", "FE-5", "bank"], "FE") == ["bank"]


def test_a_word_of_the_heading_finds_the_chapter() -> None:
    assert set(ids("purchase duty")) >= {"FE-3.3", "FE-10.2.5"}
    assert set(ids("combinations")) == {f"FE-12.{n}" for n in range(1, 6)}


def test_several_words_in_one_are_a_phrase() -> None:
    assert 0 < len(select(BOOK, "FE", ["one line"])) < len(search(BOOK, "one line"))


def test_who_asks_for_nothing_gets_everything() -> None:
    assert search(BOOK, " ") == BOOK
    assert search([], "5.2") == []


def test_chapters_hold_all_clauses_in_order() -> None:
    found = chapters(BOOK)
    assert [clause for chapter in found for clause in chapter.clauses] == BOOK
    assert found[5].title == "4. Course of the game (FE-3)"


def test_every_number_that_the_rules_mention_leads_somewhere() -> None:
    opened = openings(BOOK)
    places = {*opened, *(group for groups in opened.values() for group in groups)}
    assert opened["FE-5.4.1"] == ["FE-5.4"]
    assert sum(map(len, opened.values())) + len(opened) == len(places)
    said = " ".join(f"{clause.text} {clause.chapter}" for clause in BOOK)
    assert set(re.findall(r"FE-[0-9]+(?:\.[0-9]+)*", said)) <= places


@pytest.mark.parametrize("game", keeling.game_ids())
def test_every_clause_says_where_it_comes_from(game: str) -> None:
    kinds = ("rulebook", "public", "decision")
    for clause in rulebook(keeling.game(game)):
        told = [piece for piece, is_kind in in_pieces(clause.source) if is_kind]
        assert told, clause.id
        assert set(told) <= set(kinds)


@pytest.mark.parametrize(
    ("source", "kinds"),
    [
        ("[rulebook]", ["rulebook"]),
        ("[rulebook; second half: decision, the rulebook, is silent]", ["rulebook", "decision"]),
        ("[rulebook] [public: AID] [decision] rulebook first", ["rulebook", "public", "decision"]),
        ("[rulebook; counting: rulebook + public: a page]", ["rulebook", "public"]),
        ("", []),
    ],
)
def test_a_source_names_its_kinds(source: str, kinds: list[str]) -> None:
    pieces = in_pieces(source)
    assert "".join(piece for piece, _ in pieces) == source
    assert [piece for piece, is_kind in pieces if is_kind] == kinds


def test_a_clause_without_a_mark_has_that_of_its_heading() -> None:
    listed, own, row, after = clauses(
        "## 1. A [decision: ours]\n- **FE-1.1** So.\n- **FE-1.2** Thus. [rulebook]\n\n"
        "| id | gap |\n|---|---|\n| K-1 | Why? |\n\n## 2. B\n- **FE-2.1** No.\n"
    )
    assert [one.chapter for one in (listed, own, row, after)] == ["1. A", "1. A", "1. A", "2. B"]
    assert [one.source for one in (listed, own, row)] == [
        "[decision: ours]",
        "[rulebook]",
        "[decision: ours]",
    ]
    assert after.source == ""


def test_a_row_speaks_under_the_headings_of_its_columns() -> None:
    first, second = clauses(
        "## D. Questions\n\n| id | who | when | declinable |\n|---|---|---|---|\n"
        "| D-6 | active player | own turn | |\n| D7 | all | draft [decision: secret] | no |\n"
    )
    assert (first.id, first.text) == ("D-6", "who: active player; when: own turn")
    assert (second.id, second.text) == ("D7", "who: all; when: draft; declinable: no")
    assert (first.source, second.source) == ("", "[decision: secret]")


@pytest.mark.parametrize(
    ("game", "typed", "clause", "phrase"),
    [
        ("co2", "K-2", "K-2", "the dismissal precedes the flip"),
        ("co2", "k-40", "K-40", "the order within a visit"),
        ("co2", "D-6", "D-6", "when: own turn"),
        ("second_chance", "A37", "A37", "The team chooses"),
        ("second_chance", "d7.", "D7", "before or after the action"),
        ("second_chance", "inv-18", "INV-18", "stays met"),
        ("future_energy", "D1", "D1", "; "),
    ],
)
def test_entries_of_other_series_are_found_by_their_number(
    game: str, typed: str, clause: str, phrase: str
) -> None:
    (found,) = search(rulebook(keeling.game(game)), typed)
    assert found.id == clause
    assert phrase in found.text


def test_a_word_with_a_digit_stays_a_word() -> None:
    book = rulebook(keeling.game("second_chance"))
    assert as_number("co2", "SC", book) == ""
    assert as_number("K-2", "SC", book) == ""  # no clause of this game
    assert words_of(["A4", "SC-5", "co2", "lobby"], "SC", book) == ["co2", "lobby"]
    assert as_number("A4", "SC", book) == "A4"
    assert {clause.id for clause in search(book, "CO₂")} > {"SC-5.5", "SC-14.1"}


def test_a_game_without_a_rules_document_says_so() -> None:
    assert PEBBLES.id not in REGISTERED
    with pytest.raises(NoRulebook) as raised:
        rulebook(PEBBLES)
    assert raised.value.game == "pebbles"
