"""What a team has before it, as text."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest

from keeling.games.second_chance.game import GAME
from keeling.text.words import GameWords
from tests.second_chance.tables import table

if TYPE_CHECKING:
    from keeling.games.second_chance.engine.state import SecondChance

SHOWN = GAME.presentation

SIX = ["un_01", "un_02", "un_03", "un_16", "un_17", "un_18"]  # three of them may be left


def told(s: SecondChance) -> str:
    """The board of the first seat in one line."""
    words = GameWords(GAME, "en").words
    return " ".join(SHOWN.text_board(GAME.view(s, 0), words).split())


@pytest.mark.clause("SC-17.2")
def test_it_is_said_when_the_game_cannot_be_won_any_more() -> None:
    over = "Too few turns are left for the UN goals: the game cannot be won any more"
    given: dict[str, Any] = {"players": 4, "decade": 4, "un_goals": SIX}
    assert over in told(table("reduce red", co2=480, team_points={"income": 9}, **given))
    assert over not in told(table("act red", **given))


@pytest.mark.clause("SC-12.5")
def test_goals_that_are_paid_for_cost_something_in_the_next_decade() -> None:
    given: dict[str, Any] = {"decade": 1, "co2": 480, "team_points": {"income": 9}}
    before = told(table("act red", "environment_goals", **given))
    assert "each other one costs 1 point in this decade" in before
    assert "Environment goals not met: 21" in before
    after = told(table("reduce red", "end_decade", **given))
    assert "each other one costs 2 points in the next decade" in after
    assert "Environment goals not met" not in after
    assert "Environment goals: 0 of 21 met Power" in told(
        table("reduce red", **{**given, "decade": 4})
    )
