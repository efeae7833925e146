"""What options show of their costs and gains before they are taken."""

from __future__ import annotations

from typing import Any

from keeling.games.second_chance.game import GAME
from tests.second_chance.tables import BLUE, RED, turn

SOLAR: dict[str, Any] = {"energy": "solar"}


def preview(s: Any, notation: str) -> list[dict[str, int]]:
    """What an option changes at once, for each seat."""
    return GAME.preview(s, GAME.vocabulary.read(notation))


def test_planning_shows_knowledge_and_the_subsidy() -> None:
    s = turn()
    assert preview(s, "plan solar asia-tech")[RED] == {"tech": 2, "knowledge": 1}
    assert preview(s, "plan solar asia-money")[RED] == {"money": 6, "knowledge": 1}


def test_preparing_shows_the_cep_it_costs_and_the_reward() -> None:
    s = turn(projects={"asia-tech": SOLAR}, seats={"red": {"ceps": 1, "tech": 0}})
    assert preview(s, "prepare asia-tech")[RED] == {"ceps": -1, "tech": 3}


def test_a_preview_stops_where_somebody_else_is_asked() -> None:
    there = {"asia-tech": {**SOLAR, "worker": "blue"}, "asia-money": SOLAR}
    s = turn(projects=there, seats={"blue": {"scientists": 0}})
    shown = preview(s, "prepare asia-tech")
    assert (shown[RED], shown[BLUE]) == ({}, {})


def test_building_shows_costs_points_and_control() -> None:
    there = {"asia-tech": {**SOLAR, "infrastructure": "blue"}}
    able = {"money": 12, "tech": 2, "ceps": 1, "knowledge": {"solar": 2}}
    s = turn(mode="competitive", projects=there, seats={"red": able})
    shown = preview(s, "build asia-tech")
    assert shown[RED] == {"money": -10, "tech": -2, "ceps": -1, "score": 8, "regions": 1}
    assert shown[BLUE] == {}


def test_points_of_a_team_are_shown_to_all_of_it() -> None:
    there = {"asia-tech": {**SOLAR, "infrastructure": "blue"}}
    able = {"money": 12, "tech": 2, "ceps": 1, "knowledge": {"solar": 2}}
    s = turn(projects=there, seats={"red": able})
    shown = preview(s, "build asia-tech")
    assert (shown[RED]["score"], shown[BLUE]) == (8, {"score": 8})


def test_a_scientist_on_a_card_shows_its_side_effect() -> None:
    s = turn(played={"lobby_18": {"player": "blue"}})
    assert preview(s, "move board lobby_18")[RED] == {"scientists": -1, "tech": 1}
