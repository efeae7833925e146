from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

import keeling as package
from keeling.cli.bench import shown_as
from keeling.text.catalogue import catalogue

if TYPE_CHECKING:
    from tests.cli.running import Keeling

KEYS = ["game", "seats", "compiled", "choices_per_second", "clone_us", "state_bytes"]


def test_a_game_is_measured(keeling: Keeling) -> None:
    ran = keeling("bench", "future_energy", "--seats", "2", "--seconds", "0.01", "--json")
    (row,) = ran.json
    assert list(row) == KEYS
    assert (row["game"], row["seats"], row["compiled"]) == ("future_energy", 2, package.COMPILED)
    assert row["choices_per_second"] > 0


def test_without_a_name_all_games_are_measured(keeling: Keeling) -> None:
    ran = keeling("bench", "--seconds", "0.01")
    assert ran.status == 0
    assert [line.split()[0] for line in ran.out.splitlines()] == ["game", *package.game_ids()]


def test_numbers_are_written_as_the_language_writes_them() -> None:
    words = catalogue("keeling", "de")
    assert [shown_as(cell, words) for cell in ("co2", 2, True, 12345, 6.25)] == [
        "co2",
        "2",
        "ja",
        "12.345",
        "6,250",
    ]


@pytest.mark.parametrize(
    "argv",
    [
        ["chess"],
        ["future_energy", "--seats", "5"],
        ["--seats", "0"],
        ["--seats", "two"],
        ["--seconds", "0"],
        ["--seconds", "nan"],
        ["--seconds", "-1"],
        ["--seconds", "soon"],
    ],
)
def test_what_cannot_be_measured_is_refused(argv: list[str], keeling: Keeling) -> None:
    ran = keeling("bench", *argv)
    assert (ran.status, ran.out, ran.err.count("\n")) == (2, "", 1)
