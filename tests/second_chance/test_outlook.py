"""What awaits a team, from what everybody can see: only what is still to come."""

from __future__ import annotations

from typing import Any

import pytest

from keeling.games.second_chance.view.outlook import outlook
from tests.second_chance.tables import table

STEPS = ("environment_goals", "supply europe", "supply africa", "reduction_phase")
STACK = {"gas": 1, "oil": 1, "coal": 1}


@pytest.mark.clause("SC-11.3", "SC-12.5", "SC-13.4", "SC-14.2")
def test_before_the_phases_all_of_them_are_counted() -> None:
    s = table("act red", "income red", *STEPS, seats={"red": {"knowledge": {"solar": 1}}})
    told = outlook(s)
    # 1 for solar 1, 21 tiles at 1 point in the first decade, two regions with an empty slot
    assert (told.income, told.goals_cost, told.fossils_due) == (1, 21, 2)


def test_a_phase_that_is_over_is_counted_no_more() -> None:
    s = table("reduce red", team_points={"income": 9})
    told = outlook(s)
    assert (told.income, told.goals_cost, told.fossils_due) == (0, 0, 0)
    assert told.balance_expected == 9


def test_the_air_is_judged_by_what_is_left_in_the_stack() -> None:
    s = table("act red", *STEPS, fossils=STACK, co2=480)
    told = outlook(s)
    # gas and oil 50, on average 30 each, oil and coal 70; above 500 each 10 ppm costs 1 point
    assert (told.co2_best, told.co2_expected, told.co2_worst) == (530, 540, 550)
    reduction = (told.reduction_best, told.reduction_expected, told.reduction_worst)
    assert reduction == (3, 4, 5)


@pytest.mark.clause("SC-17.7")
def test_without_gas_the_cleanest_plant_is_oil() -> None:
    s = table("act red", *STEPS, players=1, fossils=STACK, solo_goal="solo_goal_07")
    assert outlook(s).co2_best == 400 + 30 + 40


SIX = ["un_01", "un_02", "un_03", "un_16", "un_17", "un_18"]  # three of them may be left
LAST: dict[str, Any] = {"players": 4, "decade": 4, "un_goals": SIX}
NINE = {"income": 9}
LEARNED = {"red": {"knowledge": {"solar": 1}}}  # so that there is an income to divide


def gone(*agenda: str, **given: Any) -> list[str]:
    """What can no longer be reached."""
    return outlook(table(*agenda, **given)).out_of_reach


@pytest.mark.clause("SC-17.2")
def test_after_the_last_turn_nobody_claims_un_goals() -> None:
    assert gone("income red", seats=LEARNED, **LAST) == ["un_goals"]
    assert gone("income red", seats=LEARNED, **{**LAST, "decade": 3}) == []
    assert gone("income red", seats=LEARNED, **{**LAST, "un_goals": SIX[:3]}) == []


@pytest.mark.clause("SC-6.3.1", "SC-17.2")
@pytest.mark.parametrize(
    ("first", "now", "carded", "within"),
    [
        ("red", "blue", False, True),  # blue, yellow, violet: one claim each
        ("red", "blue", True, False),  # yellow, violet
        ("red", "yellow", False, False),
        ("violet", "red", False, True),  # red, blue, yellow
    ],
)
def test_in_each_turn_that_is_left_one_un_goal_can_be_claimed(
    first: str,
    now: str,
    carded: bool,  # noqa: FBT001 - a parameter of the test
    within: bool,  # noqa: FBT001 - a parameter of the test
) -> None:
    turn = {"active": now, "carded": carded}
    found = gone(f"act {now}", "income red", **LAST, round=2, start_player=first, turn=turn)
    assert found == ([] if within else ["un_goals"])


def test_at_the_end_of_a_turn_those_that_follow_are_left() -> None:
    given = {**LAST, "start_player": "red"}
    assert gone("summits", "end_turn red", **given, round=2) == []  # blue, yellow, violet
    assert gone("summits", "end_turn blue", **given, round=2) == ["un_goals"]
    assert gone("summits", "end_turn violet", **given, round=1) == []


@pytest.mark.clause("SC-17.7", "SC-17.8")
def test_a_solo_goal_is_gone_after_its_date_or_the_last_turn() -> None:
    ten = {"mode": "solo", "solo_goal": "solo_goal_02", "decade": 4, "un_goals": SIX[:3]}
    assert gone("act red", **ten) == []
    assert gone("reduce red", **ten, co2=480, team_points=NINE) == [
        "solo_goal"
    ]  # no plant was built
    assert gone("act red", mode="solo", solo_goal="solo_goal_03", late=True) == ["solo_goal"]


@pytest.mark.clause("SC-12.5")
@pytest.mark.parametrize(
    ("phase", "decade", "price"),
    [
        ("environment_goals", 2, 2),
        ("reduction_phase", 2, 3),  # this decade is paid for
        ("environment_goals", 4, 4),
        ("reduction_phase", 4, 0),
    ],
)
def test_goals_are_dearer_the_next_time_and_after_the_last_free(
    phase: str, decade: int, price: int
) -> None:
    told = outlook(table("act red", phase, "end_decade", decade=decade))
    assert (told.goals_due, told.goal_price) == (phase == "environment_goals", price)


BARE = {"controller": "red", "ceps": 0}
THREE = {"europe": BARE, "africa": BARE, "asia": BARE}
SUPPLY = tuple(f"supply {region}" for region in THREE)


@pytest.mark.clause("SC-10.4", "SC-10.10")
@pytest.mark.parametrize(
    ("market", "price", "ceps", "cost"),
    [
        (1, 3, 0, 3 + 4 + 4),  # the first one empties the market
        (2, 3, 0, 3 + 3 + 4),
        (1, 3, 1, 3 + 4),  # one debt can be paid
        (1, 8, 0, 8 + 8 + 8),  # the highest price
    ],
)
def test_penalties_empty_the_market_and_become_dearer(
    market: int, price: int, ceps: int, cost: int
) -> None:
    seats = {"red": {"ceps": ceps}}
    s = table("act red", *SUPPLY, regions=THREE, seats=seats, market=market, price=price)
    assert outlook(s).penalties == cost


CLEAN = {"gas": 1, "oil": 1, "coal": 0}  # 25 on average


@pytest.mark.parametrize(("co2", "expected"), [(460, 490), (470, 500)])
def test_half_a_step_is_expected_to_be_paid(co2: int, expected: int) -> None:
    s = table("act red", "supply europe", fossils=CLEAN, co2=co2)
    assert outlook(s).co2_expected == expected
