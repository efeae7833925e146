"""What a team looks at on the drawn board: its gauge, the threat to the air, its goals."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest
from msgspec.structs import replace

from keeling.games.second_chance.board.air import TEAM
from keeling.games.second_chance.board.team import FROM, TERMS, TO
from keeling.games.second_chance.view.types import Goal, Rating
from keeling.games.second_chance.words.phrases import out_of_reach
from keeling.text.lines import TIE
from tests.second_chance.test_board import (
    classes,
    drawn,
    element,
    in_each_language,
    inside,
    view,
    written,
)

if TYPE_CHECKING:
    from keeling.games.second_chance.view.types import SecondChanceView

OUTLOOK: dict[str, Any] = {
    "fossils_due": 6,
    "co2_best": 520,
    "co2_expected": 580,
    "co2_worst": 640,
    "points": 30,
    "income": 6,
    "goals_cost": 21,
    "still_due": 8,
    "un_to_claim": 2,
    "goals_due": False,
    "goal_price": 3,  # paid for, from now on in the third decade
    "out_of_reach": [],
    "all_turns_done": False,
}


def outlook(worst: int, likely: int, best: int, **more: Any) -> SecondChanceView:
    """A table of a team with such an outlook."""
    found = {"balance_worst": worst, "balance_expected": likely, "balance_best": best}
    shown = replace(view("coop_4"), **{"lost": False, "rating": None, **more})
    return ahead(shown, **OUTLOOK, **found)


def ahead(shown: SecondChanceView, **facts: Any) -> SecondChanceView:
    """The same table with something else in its outlook."""
    assert shown.outlook is not None
    return replace(shown, outlook=replace(shown.outlook, **facts))


@pytest.mark.parametrize(
    ("worst", "likely", "best", "said"),
    [
        (-9, -3, 4, "Probably short by 3 VP"),
        (-2, 5, 9, "Perhaps: 5 VP expected"),
        (0, 7, 12, "This decade yes: 7 VP left"),
    ],
)
def test_the_team_reads_whether_it_can_still_make_it(
    worst: int, likely: int, best: int, said: str
) -> None:
    panel = element(drawn(outlook(worst, likely, best)), "balance")
    assert said in written(panel)
    assert ("danger" in classes(panel)) == (likely < 0)
    assert bool(inside(panel, "below")) == (worst < 0)
    for mark in inside(panel, "below") + inside(panel, "span"):
        left, wide = float(mark.attrib["x"]), float(mark.attrib["width"])
        assert FROM <= left <= left + wide <= TO
    assert {"30", "+6", "−21", "−8"} <= {e.text for e in inside(panel, "sum")}  # noqa: RUF001


@pytest.mark.parametrize(
    ("worst", "likely", "un_goals", "said"),
    [
        (0, 7, 3, "Only with 3 more UN goals"),
        (-2, 5, 1, "Perhaps, with 1 more UN goal"),
        (0, 7, 0, "This decade yes: 7 VP left"),
        (-9, -3, 3, "Probably short by 3 VP"),
    ],
)
def test_in_the_last_decade_the_team_reads_how_many_un_goals_it_needs(
    worst: int, likely: int, un_goals: int, said: str
) -> None:
    shown = ahead(outlook(worst, likely, 9, decade=4), un_to_claim=un_goals)
    assert said in [e.text for e in inside(element(drawn(shown), "balance"), "verdict")]


def test_what_can_no_longer_be_won_is_called_so() -> None:
    shown = ahead(outlook(4, 7, 9, decade=4), out_of_reach=["un_goals"])
    panel = element(drawn(shown), "balance")
    assert [e.text for e in inside(panel, "verdict")] == ["It can no longer be won"]
    assert "danger" in classes(panel)
    assert "Too few turns are left for the UN goals" in written(panel)


MONEY = Goal(goal="coop_goal_06", progress=4, needed=10, met=False)
TECH = Goal(goal="coop_goal_04", progress=4, needed=10, met=False)


@pytest.mark.clause("SC-17.7")
@pytest.mark.parametrize(
    ("goals", "done", "gone"),
    [
        ([MONEY], True, False),  # the income of 6 can be taken as money
        ([replace(MONEY, progress=3)], True, True),
        ([TECH], True, True),
        ([TECH], False, False),
        ([], True, False),  # somebody else's eyes
    ],
)
def test_alone_one_knows_whether_the_own_goals_can_still_be_met(
    goals: list[Goal],
    done: bool,  # noqa: FBT001 - a parameter of the test
    gone: bool,  # noqa: FBT001 - a parameter of the test
) -> None:
    shown = ahead(outlook(4, 7, 9, mode="solo"), all_turns_done=done)
    shown = replace(shown, seats={"red": replace(shown.first, goals=goals)})
    assert out_of_reach(shown) == (["private_goals"] if gone else [])
    team = replace(shown, mode="coop")  # what others hold is their secret
    assert out_of_reach(team) == []


def test_the_supply_threatens_on_the_ring_only_as_long_as_plants_are_due() -> None:
    shown = outlook(-9, -3, 4)
    assert inside(element(drawn(shown), "air"), "threat")
    calm = ahead(shown, fossils_due=0)
    assert not inside(element(drawn(calm), "air"), "threat")


def test_goals_tell_what_they_cost_and_met_ones_are_turned() -> None:
    shown = view("coop_2", 60)
    first, second, third, *rest = shown.goals
    goals = [
        replace(first, met=True, inspector=False),
        replace(second, met=False, inspector=True),
        replace(third, met=False, inspector=False),
        *rest,
    ]
    picture = drawn(replace(shown, goals=goals, decade=3))
    keys = [f"environment_goal-{goal.goal}" for goal in goals[:3]]
    met, watched, plain = (element(picture, key) for key in keys)
    assert "met" in classes(met)
    assert not inside(met, "cost")
    assert [e.text for e in inside(watched, "cost")] == ["−6"]  # noqa: RUF001
    assert inside(watched, "lens")
    assert [e.text for e in inside(plain, "cost")] == ["−3"]  # noqa: RUF001


@pytest.mark.parametrize(
    ("price", "costs", "said"),
    [(3, ["−3"], "costs 3 in the next decade"), (0, [], "not met")],  # noqa: RUF001
)
def test_goals_that_are_paid_for_tell_what_they_cost_next(
    price: int, costs: list[str], said: str
) -> None:
    shown = ahead(outlook(4, 7, 9), goal_price=price)
    goal = replace(shown.goals[0], met=False, inspector=True)  # it will have moved on
    tile = element(drawn(replace(shown, goals=[goal])), f"environment_goal-{goal.goal}")
    assert [e.text for e in inside(tile, "cost")] == costs
    assert said in written(tile)


@in_each_language
@pytest.mark.parametrize("table", ["solo", "coop_2", "coop_4"])
def test_what_the_supply_will_add_stands_below_the_globe_in_numbers(
    table: str, language: str
) -> None:
    shown = replace(view(table), outlook=outlook(-9, -3, 4).outlook)
    (line,) = inside(drawn(shown, language=language), "forecast")
    told = written(line).replace(TIE, " ")
    assert told.startswith("+6 ")
    assert told.endswith(": 520 / 580 / 640 ppm")
    calm = ahead(shown, fossils_due=0)
    assert not inside(drawn(calm, language=language), "forecast")


def test_the_scale_reaches_as_far_as_the_worst_supply() -> None:
    assert TEAM.top >= 500 + 6 * 40  # from the limit, a coal plant in each region
    assert TEAM.angle(700) < TEAM.angle(740)


def test_the_frame_of_the_air_leaves_its_level_free() -> None:
    part = element(drawn(view("coop_4")), "air")
    (rim,) = inside(part, "rim")
    below = float(rim.attrib["y"]) + float(rim.attrib["height"])
    texts = inside(part, "unit") + inside(part, "co2-level")
    assert all(float(text.attrib["y"]) + 12 < below for text in texts)  # half a line


def test_lowering_co2_has_the_sign_of_fossil_plants() -> None:
    assert {key: picture for key, picture, _ in TERMS}["still_due"] == "coal"


@pytest.mark.parametrize("end", [{"lost": True}, {"rating": Rating(rank="rank_1", rating=4)}])
def test_after_the_end_nothing_more_is_expected(end: dict[str, object]) -> None:
    panel = element(drawn(outlook(4, 7, 9, **end)), "balance")
    assert "if nothing changed" not in written(panel)
    assert "if nothing changed" in written(element(drawn(outlook(4, 7, 9)), "balance"))
