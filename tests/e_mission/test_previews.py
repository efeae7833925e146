"""What options show of their costs and gains before they are taken."""

from __future__ import annotations

from keeling.games.e_mission.engine.state import EMission
from keeling.games.e_mission.game import GAME
from tests.e_mission.tables import BLUE, ORANGE, menu, play


def preview(s: EMission, notation: str) -> list[dict[str, int]]:
    """What an option changes at once, for each seat."""
    return GAME.preview(s, GAME.vocabulary.read(notation))


def test_a_use_without_questions_shows_cost_and_gain() -> None:
    board = {"demand": 5, "emissions": {"buildings": 2}}
    s = menu(seats={"blue": {"projects": [["P067"]], **board}})
    assert preview(s, "use 1")[BLUE] == {"demand": 1, "emissions": -1}


def test_a_use_that_asks_for_a_card_shows_its_gain_with_the_answer() -> None:
    s = menu(seats={"blue": {"projects": [["P018", "P007"]], "hand": ["P001", "P002"]}})
    assert preview(s, "use 1")[BLUE] == {}
    play(s, "use 1")
    assert preview(s, "pay P001")[BLUE] == {"hand": -1, "clean": 2}


def test_a_card_that_is_tucked_or_played_leaves_the_hand() -> None:
    s = menu(seats={"blue": {"projects": [["P018"]], "hand": ["P001"]}})
    assert preview(s, "tuck P001 1")[BLUE] == {"hand": -1}
    assert preview(s, "cover P001 2")[BLUE] == {"hand": -1}


def test_an_amount_shows_what_goes() -> None:
    board = {"dirty": 3, "hand": ["P001", "P002"]}
    s = menu(seats={"blue": {"projects": [["P046"]], **board}})
    play(s, "use 1", "pay P001")
    assert preview(s, "amount 2")[BLUE] == {"dirty": -2}


def test_what_is_for_the_world_is_shown_to_all() -> None:
    board = {"hand": ["P001"], "projects": [["P097"]]}
    s = menu(trees=10, seats={"blue": board})
    shown = preview(s, "use 1")
    assert (shown[BLUE], shown[ORANGE]) == ({"hand": -1, "trees": 1}, {"trees": 1})


def test_what_goes_to_somebody_else_is_shown_there() -> None:
    s = menu(seats={"blue": {"projects": [["S_china_5"]], "clean": 1}})
    shown = preview(s, "use 1")
    assert (shown[BLUE], shown[ORANGE]) == ({"clean": -1}, {"clean": 1})


def test_a_preview_stops_at_chance() -> None:
    s = menu(seats={"blue": {"projects": [["S_usa_4"]], "hand": ["P001"]}})
    assert preview(s, "use 1")[BLUE] == {"hand": -1}
