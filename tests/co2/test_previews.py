"""What options show of their costs and gains before they are taken."""

from __future__ import annotations

from typing import Any

from keeling.games.co2.game import GAME
from tests.co2.tables import ORANGE, PURPLE, turn

SOLAR: dict[str, Any] = {"energy": "solar"}


def preview(s: Any, notation: str) -> list[dict[str, int]]:
    """What an option changes at once, for each seat."""
    return GAME.preview(s, GAME.vocabulary.read(notation))


def test_installing_shows_the_cep_it_costs_and_the_reward() -> None:
    s = turn(projects={"asia-tech": SOLAR}, seats={"orange": {"ceps": 1, "tech": 0}})
    assert preview(s, "install asia-tech")[ORANGE] == {"ceps": -1, "tech": 3}


def test_a_preview_stops_where_somebody_else_is_asked() -> None:
    there = {"asia-tech": {**SOLAR, "worker": "purple"}}
    rich = {"ceps": 1, "tech": 0, "money": 5}
    s = turn(projects=there, seats={"orange": rich, "purple": {"supply": 0}})
    shown = preview(s, "install asia-tech")
    assert shown[ORANGE] == {"ceps": -1, "money": -1}
    assert shown[PURPLE] == {"money": 1}


def test_building_shows_points_control_and_the_bonus_of_the_new_level() -> None:
    there = {"asia-tech": {**SOLAR, "installed": True}}
    able = {"money": 12, "tech": 2, "expertise": {"solar": 2}}
    s = turn(projects=there, seats={"orange": able})
    shown = preview(s, "build asia-tech")[ORANGE]
    assert shown == {"money": -10, "tech": -1, "score": 8, "regions": 1}  # 2 cubes paid, 1 gained
