from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from tests.cli.running import Keeling


def test_the_games_that_can_be_played_are_listed(keeling: Keeling) -> None:
    ran = keeling("games")
    assert ran.status == 0
    assert ran.out.splitlines()[0].split() == ["id", "name", "seats", "set-ups"]
    assert ["future_energy", "Future", "Energy", "2-4", "24"] in map(
        str.split, ran.out.splitlines()
    )


def test_machines_read_the_same_list(keeling: Keeling) -> None:
    ran = keeling("games", "--json", "--lang", "de")
    about = next(row for row in ran.json if row["id"] == "future_energy")
    assert list(about) == ["id", "name", "seats", "configs", "ready"]
    assert (about["seats"], about["configs"], about["ready"]) == ([2, 3, 4], 24, True)


def test_a_game_is_found_by_the_name_under_which_it_is_sold_elsewhere(keeling: Keeling) -> None:
    assert "e_mission (daybreak)" in keeling("games").out
    assert keeling("rules", "Daybreak", "EM-1.3").out == keeling("rules", "e_mission", "EM-1.3").out
    assert "'chess'" in keeling("rules", "chess").err
