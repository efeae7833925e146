"""A saved game goes on where it was left."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from keeling.kernel.record import read_records
from tests.cli.running import Ran, sitting

if TYPE_CHECKING:
    from pathlib import Path


def play(*typed: str, options: tuple[str | Path, ...] = ()) -> Ran:
    """A game of two, answered by these lines."""
    table = options or ("--seats", "2", "--seed", "5")
    return sitting("play", "future_energy", *table, typed="\n".join([*typed, ""]))


def test_a_saved_game_goes_on_with_the_same_players(tmp_path: Path) -> None:
    saved, later = tmp_path / "saved.txt", tmp_path / "later.txt"
    play(*["1"] * 5, f"save {saved}", "quit")
    first = read_records(saved)[0]
    ran = play("1", "1", f"save {later}", "quit", options=("--resume", saved))
    assert (ran.status, ran.err) == (0, "")
    second = read_records(later)[0]
    assert second.seats == first.seats
    assert second.choices[: len(first.choices)] == first.choices
    assert len(second.choices) > len(first.choices)


@pytest.mark.parametrize("change", [("--seats", "3"), ("--set", "modules=module_1")])
def test_neither_seats_nor_settings_change_in_a_saved_game(
    tmp_path: Path, change: tuple[str, str]
) -> None:
    saved = tmp_path / "saved.txt"
    play("1", f"save {saved}", "quit")
    ran = play("quit", options=("--resume", saved, *change))
    assert ran.status == 2
    assert "leave its seats and settings to the record" in ran.err
