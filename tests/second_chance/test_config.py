"""Which settings go together, and how a game ends."""

from __future__ import annotations

import pytest

from keeling.games.second_chance.game import GAME
from keeling.kernel.errors import BadConfig
from tests.second_chance.tables import table


@pytest.mark.parametrize(
    ("given", "clash"),
    [
        ({"seats": 1, "mode": "competitive"}, ("seats", "mode")),
        ({"seats": 1, "lobby_draft": True}, ("seats", "lobby_draft")),
        ({"seats": 1, "bonus_gifts": "always"}, ("seats", "bonus_gifts")),
        ({"seats": 3, "solo_goal": "random"}, ("seats", "solo_goal")),
        ({"seats": 3, "mode": "competitive", "inspectors": True}, ("mode", "inspectors")),
    ],
)
@pytest.mark.clause("SC-3.3.4", "SC-3.4.1", "SC-18.2.1")
def test_settings_that_do_not_go_together_are_named(
    given: dict[str, object], clash: tuple[str, ...]
) -> None:
    with pytest.raises(BadConfig, match="do not go together") as refused:
        GAME.config(**given)
    assert refused.value.conflict == clash


@pytest.mark.clause("SC-17.1", "SC-17.2")
def test_a_team_hears_everything_it_lacked() -> None:
    lost = table("end_decade", decade=4, team_points={"income": 9})
    # nine UN goals lie open, three may; nobody has met a goal of the set-up
    assert lost.is_lost()
    assert GAME.endings(lost) == ["un_goals", "private_goals"]


@pytest.mark.clause("SC-12.6")
def test_a_team_hears_that_its_goals_cost_too_much() -> None:
    assert GAME.endings(table("environment_goals")) == ["goals"]


@pytest.mark.clause("SC-14.2")
def test_a_team_hears_that_the_air_was_too_bad() -> None:
    assert GAME.endings(table("reduction_phase", co2=520)) == ["co2"]
