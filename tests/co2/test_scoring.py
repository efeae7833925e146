"""CO-18 Final scoring: what the worked examples leave open."""

from __future__ import annotations

from typing import Any

import pytest

import keeling
from keeling.games.co2.game import GAME
from tests.co2.tables import BLUE, ORANGE, PURPLE, last_round, table

POOR: dict[str, Any] = {"money": 0, "ceps": 0, "tech": 0, "discarded": True}
NAMES = ("orange", "purple", "blue")


def sheet(orange: dict[str, Any], **given: Any) -> dict[str, int]:
    """Orange's points at the end; the others have nothing."""
    seats = {"orange": {**POOR, **orange}, "purple": POOR, "blue": POOR}
    return GAME.score_sheet(last_round(5, seats=seats, **given))[ORANGE]


@pytest.mark.clause("CO-18.8")
@pytest.mark.parametrize(("money", "points"), [(0, 0), (1, 0), (2, 1), (9, 4)])
def test_two_dollars_are_a_point(money: int, points: int) -> None:
    assert sheet({"money": money})["money"] == points


@pytest.mark.clause("CO-18.5", "CO-18.6", "CO-16.9")
def test_ceps_of_controlled_regions_are_sold_with_the_own_ones() -> None:
    """Two own ones and five of Asia at price 3; those of other regions are ignored."""
    assert sheet({"ceps": 2}, regions={"asia": {"controller": "orange"}})["money"] == 10
    assert sheet({"ceps": 2}, regions={"asia": {"controller": "purple"}})["money"] == 3


@pytest.mark.clause("CO-18.6")
def test_the_price_does_not_fall_by_the_final_sales() -> None:
    s = last_round(5, price=8, seats={"orange": {**POOR, "ceps": 4}, "purple": POOR, "blue": POOR})
    assert (s.price, s.score(ORANGE)) == (8, 16)


@pytest.mark.clause("CO-18.9")
@pytest.mark.parametrize(
    ("cubes", "points"), [((2, 1, 0), [3, 0, 0]), ((2, 2, 1), [3, 3, 0]), ((0, 0, 0), [0, 0, 0])]
)
def test_most_cubes_score_and_a_majority_of_nothing_does_not(
    cubes: tuple[int, int, int], points: list[int]
) -> None:
    seats = {name: {**POOR, "tech": n} for name, n in zip(NAMES, cubes, strict=True)}
    s = last_round(5, seats=seats, regions={"asia": {"tech": 5}})
    assert s.scores() == points


@pytest.mark.clause("CO-18.10")
@pytest.mark.parametrize(
    ("claimed", "points"),
    [
        ((["un_34", "un_35"], ["un_36"], []), [3, 0, 0]),
        ((["un_34"], ["un_36"], []), [3, 3, 0]),
        (([], [], []), [0, 0, 0]),
    ],
)
def test_most_un_goals_score_and_a_majority_of_nothing_does_not(
    claimed: tuple[list[str], list[str], list[str]], points: list[int]
) -> None:
    seats = {name: {**POOR, "un_goals": c} for name, c in zip(NAMES, claimed, strict=True)}
    assert last_round(5, un_goals=["un_46"], seats=seats).scores() == points


@pytest.mark.clause("CO-18.7")
@pytest.mark.parametrize(("regions", "goal", "money"), [(0, 0, 4), (1, 0, 4), (2, 6, 0)])
def test_the_better_of_goal_and_swap_is_taken(regions: int, goal: int, money: int) -> None:
    """Goal 28 brings 3 points a region, $8 bring 4: with one region the swap is better."""
    plants = {
        "africa": {"spaces": ["oil", "orange solar small", ""]},
        "oceania": {"spaces": ["gas", "orange solar small", "", ""]},
    }
    there = dict(list(plants.items())[:regions])
    seats = {
        "orange": {**POOR, "discarded": False, "goal": "company_28"},
        "purple": POOR,
        "blue": {**POOR, "goal": "company_29"},
    }
    points = GAME.score_sheet(last_round(5, regions=there, seats=seats))[ORANGE]
    assert (points["company_goal"], points["money"]) == (goal, money)


@pytest.mark.clause("CO-18.11")
def test_most_points_win() -> None:
    s = table(seats={"purple": {"points": {"plants": 3}}, "blue": {"points": {"income": 2}}})
    assert (s.seat, s.winners(), s.scores()) == (keeling.NOBODY, [PURPLE], [0, 3, 2])


@pytest.mark.clause("CO-18.12")
def test_with_equal_points_most_plants_win() -> None:
    africa = {"spaces": ["oil", "blue solar small", ""], "controller": "orange"}
    s = table(
        regions={"africa": africa},
        seats={"orange": {"expertise": {"forestation": 9}}},
    )
    assert s.winners() == [BLUE]


ORDER = ["forestation", "solar", "cold_fusion", "biomass", "recycling"]


@pytest.mark.clause("CO-18.12")
@pytest.mark.parametrize("first", range(5))
def test_then_the_levels_in_the_printed_order(first: int) -> None:
    """Purple is one ahead in an energy, orange far ahead in all that come after it."""
    later = dict.fromkeys(ORDER[first + 1 :], 9)
    seats = {"orange": {"expertise": later}, "purple": {"expertise": {ORDER[first]: 1}}}
    assert table(seats=seats).winners() == [PURPLE]


@pytest.mark.clause("CO-18.12")
def test_then_controlled_regions_and_then_the_victory_is_shared() -> None:
    assert table(regions={"asia": {"controller": "blue"}}).winners() == [BLUE]
    both = {"asia": {"controller": "blue"}, "africa": {"controller": "orange"}}
    assert table(regions=both).winners() == [ORANGE, BLUE]


@pytest.mark.clause("CO-18.13")
def test_a_score_has_no_bounds() -> None:
    seats = {"orange": {"points": {"plants": 240}}, "purple": {"points": {"purchases": -31}}}
    assert table(seats=seats).scores() == [240, -31, 0]
