from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from keeling.cli.output import Screen
from keeling.cli.rules import show_clauses
from keeling.kernel.registry import REGISTERED, register
from keeling.text.rulebook import Clause
from tests.kernel.pebbles.game import GAME as PEBBLES

if TYPE_CHECKING:
    from collections.abc import Iterator

    from tests.cli.running import Keeling


@pytest.fixture
def _pebbles() -> Iterator[None]:
    """A game without a rules document, known while a test runs."""
    register(PEBBLES)
    yield
    del REGISTERED[PEBBLES.id]


def test_clauses_are_printed_with_their_sources_when_piped_too(keeling: Keeling) -> None:
    ran = keeling("rules", "future_energy", "FE-5.2")
    lines = ran.out.splitlines()
    assert (ran.status, lines[0]) == (0, "4.2 Phase 2: planning (FE-5)")
    assert [line.split()[0] for line in lines[1:]] == [f"FE-5.2.{n}" for n in range(1, 7)]
    assert all("[rulebook" in line or "[decision" in line for line in lines[1:])
    told = keeling("rules", "second_chance", "SC-12.4").out.splitlines()[1]
    assert told.endswith('[decision: "reach the space"]')


@pytest.mark.parametrize(
    ("number", "heading"),
    [("K-2", "K. Ambiguities, gaps and contradictions of the rulebook"), ("D-6", "D. Decision")],
)
def test_entries_of_tables_are_found_by_their_number(
    keeling: Keeling, number: str, heading: str
) -> None:
    ran = keeling("rules", "co2", number)
    first, second = ran.out.splitlines()
    assert (ran.status, first.startswith(heading)) == (0, True)
    assert (second.split()[0], "[decision" in second) == (number, True)


def test_lists_and_tables_of_clauses_are_printed(keeling: Keeling) -> None:
    listed = keeling("rules", "co2", "CO-18.1").out.splitlines()
    assert listed[2] == "  - CO-18.1a the last decade (5th; 6th with five players) is over;"
    rows = keeling("rules", "second_chance", "SC-17.3").out.splitlines()
    assert "  | 06 | money ≥ 10 |" in rows
    assert rows[-1].startswith("  n by player count")


def test_a_person_sees_the_columns_of_a_table(capsys: pytest.CaptureFixture[str]) -> None:
    out = Screen(force_terminal=True, width=60, markup=False, color_system=None)
    text = "Costs:\n\n| a | b |\n|---|---|\n| one line | 2 |"
    show_clauses(out, [Clause("FE-1.1", "1. A", text, "[rulebook]")])
    lines = [line.rstrip() for line in capsys.readouterr().out.splitlines()]
    assert lines == ["1. A", "FE-1.1 Costs: [rulebook]", "  a         b", "  one line  2"]


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


@pytest.mark.usefixtures("_pebbles")
@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("en", "the rules document of pebbles is not installed"),
        ("de", "das Regeldokument von pebbles ist nicht installiert"),
    ],
)
def test_a_game_without_a_rules_document_says_so_in_the_language_asked_for(
    keeling: Keeling, language: str, said: str
) -> None:
    ran = keeling("rules", "--lang", language, "pebbles")
    assert (ran.status, ran.out, ran.err) == (1, "", f"keeling rules: {said}\n")
