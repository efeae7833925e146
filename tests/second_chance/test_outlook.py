"""What awaits a team, from what everybody can see: only what is still to come."""

from __future__ import annotations

import pytest

from keeling.games.second_chance.outlook import outlook
from tests.second_chance.tables import table

STEPS = ("environment_goals", "supply europe", "supply africa", "reduction_phase")
STACK = {"gas": 1, "oil": 1, "coal": 1}


@pytest.mark.clause("SC-11.3", "SC-12.5", "SC-13.4", "SC-14.2")
def test_before_the_phases_all_of_them_are_counted() -> None:
    s = table("act red", "income red", *STEPS, seats={"red": {"knowledge": {"solar": 1}}})
    told = outlook(s)
    # 1 for solar 1, 21 tiles at 1 point in the first decade, two regions with an empty slot
    assert (told["income"], told["goals_cost"], told["fossils_due"]) == (1, 21, 2)


def test_a_phase_that_is_over_is_counted_no_more() -> None:
    s = table("reduce red", team_points={"income": 9})
    told = outlook(s)
    assert (told["income"], told["goals_cost"], told["fossils_due"]) == (0, 0, 0)
    assert told["balance_expected"] == 9


def test_the_air_is_judged_by_what_is_left_in_the_stack() -> None:
    s = table("act red", *STEPS, fossils=STACK, co2=480)
    told = outlook(s)
    # gas and oil 50, on average 30 each, oil and coal 70; above 500 each 10 ppm costs 1 point
    assert [told[f"co2_{n}"] for n in ("best", "expected", "worst")] == [530, 540, 550]
    assert [told[f"reduction_{n}"] for n in ("best", "expected", "worst")] == [3, 4, 5]


@pytest.mark.clause("SC-17.7")
def test_without_gas_the_cleanest_plant_is_oil() -> None:
    s = table("act red", *STEPS, players=1, fossils=STACK, solo_goal="solo_goal_07")
    assert outlook(s)["co2_best"] == 400 + 30 + 40
