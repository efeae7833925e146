"""What a view tells those who are to choose of where their options lead."""

from __future__ import annotations

from typing import Any

import pytest

from keeling.games.second_chance.game import GAME
from keeling.games.second_chance.view.types import Rating
from keeling.kernel.rng import Rng
from tests.second_chance.tables import BLUE, RED, play, table, turn

PREPARED = {"energy": "wind", "level": 1, "infrastructure": "yellow"}
PLANNED = {"energy": "hydro", "level": 1}
LAST: dict[str, Any] = {"co2": 500, "decade": 4, "team_points": {"plants": 31}}
TWO = ["un_01", "un_02"]
MET = {
    "red": {"goals": ["coop_goal_06"], "money": 10},
    "blue": {"goals": ["coop_goal_04"], "tech": 3},
    "yellow": {"goals": ["coop_goal_05"], "pool": 0, "scientists": 4},
}


@pytest.mark.clause("SC-7.4.1")
def test_infrastructure_of_anybody_can_bring_control_and_a_plan_cannot() -> None:
    s = turn(projects={"africa-money": PREPARED, "asia-tech": PLANNED})
    assert GAME.view(s, RED).own.would_control == ["africa-money"]


@pytest.mark.clause("SC-7.4.2")
def test_a_plant_brings_control_to_who_is_ahead_with_it() -> None:
    given: dict[str, Any] = {"asia": {"slots": ["solar red red", "hydro blue blue"]}}
    s = turn(projects={"asia-money": PREPARED}, regions=given)
    assert [GAME.view(s, seat).own.would_control for seat in (RED, BLUE)] == [["asia-money"]] * 2
    given["asia"]["slots"] += ["wind blue blue", "recycling blue blue"]
    s = turn(projects={"asia-money": PREPARED}, regions=given)
    assert GAME.view(s, RED).own.would_control == []


@pytest.mark.clause("SC-2.5", "SC-7.4.5")
def test_a_region_that_one_controls_is_not_gained_again_nor_a_sixth() -> None:
    ready = {"africa-money": PREPARED}
    own = turn(projects=ready, regions={"africa": {"controller": "red"}})
    assert GAME.view(own, RED).own.would_control == []
    names = ("europe", "asia", "oceania", "north_america", "south_america")
    five = turn(projects=ready, regions={name: {"controller": "red"} for name in names})
    assert GAME.view(five, RED).own.would_control == []


def test_where_others_would_gain_control_is_for_them_to_see() -> None:
    s = turn(projects={"africa-money": PREPARED})
    assert GAME.view(s, RED).seats["blue"].would_control is None
    assert {seat.would_control for seat in GAME.view(s, None).seats.values()} == {None}


@pytest.mark.clause("SC-17.2")
def test_the_last_reduction_has_a_rating_for_every_number_of_steps() -> None:
    """At 500 ppm, with two unclaimed and 31 points: 0, 2 and 6; each step gains 1 and costs 4."""
    s = table("reduce red", un_goals=TWO, **LAST)
    found = GAME.view(s, None).ratings
    assert len(found) == len(s.legal) == 8
    assert [row.rating for row in found] == [8, 8, 8, 8, 9, 9, 9, 9]
    assert found[4] == Rating(rank="rank_2", rating=9)
    assert GAME.view(s.imagine(BLUE, Rng(1)), BLUE).ratings == found


@pytest.mark.clause("SC-17.2")
def test_a_rating_that_was_told_comes_true() -> None:
    for steps in (0, 4, 7):
        s = table("reduce red", "end_decade", un_goals=TWO, seats=MET, **LAST)
        told = GAME.view(s, RED).ratings[steps]
        play(s, f"reduce {steps}")
        assert GAME.view(s, RED).rating == told


@pytest.mark.clause("SC-17.2", "SC-14.1")
@pytest.mark.parametrize(
    ("asked", "given"),
    [
        ("reduce red", {"decade": 3}),
        ("reduce red", {"un_goals": [*TWO, "un_03", "un_04"]}),  # it cannot be won any more
        ("act red", {}),
    ],
)
def test_before_that_nobody_is_rated(asked: str, given: dict[str, Any]) -> None:
    s = table(asked, "reduction_phase", **{**LAST, "un_goals": TWO, **given})
    assert GAME.view(s, RED).ratings == []
