"""Which settings go together, and how a game ends."""

from __future__ import annotations

import pytest

from keeling.games.second_chance.game import GAME
from keeling.kernel.errors import BadConfig
from keeling.text.words import GameWords
from tests.second_chance.tables import table


@pytest.mark.parametrize(
    ("given", "clash"),
    [
        ({"seats": 1, "mode": "competitive"}, ("seats", "mode")),
        ({"seats": 1, "lobby_draft": True}, ("seats", "lobby_draft")),
        ({"seats": 1, "bonus_gifts": "always"}, ("seats", "bonus_gifts")),
        ({"seats": 3, "solo_goal": "random"}, ("seats", "solo_goal")),
        ({"seats": 3, "mode": "competitive", "inspectors": True}, ("mode", "inspectors")),
        ({"seats": 3, "start_player": "violet"}, ("seats", "start_player")),
        ({"seats": 3, "competitive_slots": "printed_2012"}, ("mode", "competitive_slots")),
        ({"seats": 1, "competitive_slots": "printed_2012"}, ("mode", "competitive_slots")),
        ({"seats": 4, "un_display": "printed_2012"}, ("seats", "un_display")),
        (
            {"seats": 3, "mode": "competitive", "un_display": "printed_2012"},
            ("mode", "un_display"),
        ),
    ],
)
@pytest.mark.clause("SC-3.3.4", "SC-3.4.1", "SC-18.2.1", "SC-3.1.4", "SC-3.1.18", "SC-13.11")
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


@pytest.mark.clause("SC-17.2", "SC-17.3")
def test_a_team_hears_what_it_needed_and_what_of_it_it_had() -> None:
    words = GameWords(GAME, "en")
    lost = table("end_decade", decade=4, team_points={"income": 9})
    told = words.conditions(lost)
    assert told[:2] == [
        ("met", "Decades completed: 4 of 4"),
        ("missed", "UN goals claimed: 0 of 9, needed: 6"),
    ]
    assert [status for status, _ in told[2:]] == ["missed"] * lost.seats + ["told"]
    assert all("one is needed" in text for _, text in told[2:-1])
    assert told[-1][1].startswith("Environment goals not met, which cost points: 21 of 21")


def test_a_team_that_is_lost_early_has_not_finished_its_decade() -> None:
    lost = table("reduction_phase", co2=520)
    assert GameWords(GAME, "en").conditions(lost)[0] == ("missed", "Decades completed: 0 of 4")


@pytest.mark.clause("SC-12.6")
def test_a_team_hears_that_its_goals_cost_too_much() -> None:
    assert GAME.endings(table("environment_goals")) == ["goals"]


@pytest.mark.clause("SC-14.2")
def test_a_team_hears_that_the_air_was_too_bad() -> None:
    assert GAME.endings(table("reduction_phase", co2=520)) == ["co2"]
