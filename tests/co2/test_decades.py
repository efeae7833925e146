"""CO-3 Structure and CO-18.1 to CO-18.4: from one decade to the next, and when the game ends."""

from __future__ import annotations

from typing import Any

import pytest

import keeling
from tests.co2.tables import BLUE, ORANGE, PURPLE, last_round, play, table, turn

GREEN_AFRICA = {"spaces": ["orange solar small", "orange recycling small", "purple solar small"]}
GREEN_OCEANIA = {
    "spaces": [
        "orange forestation small",
        "purple biomass small",
        "orange biomass small",
        "purple forestation small",
    ]
}


@pytest.mark.clause("CO-3.1", "CO-18.1", "CO-18.1a")
@pytest.mark.parametrize(("players", "last"), [(1, 5), (2, 5), (3, 5), (4, 5), (5, 6)])
def test_the_game_lasts_five_decades_and_six_with_five_players(players: int, last: int) -> None:
    assert last_round(last, players=players).seat == keeling.NOBODY
    before = last_round(last - 1, players=players)
    assert (before.seat, before.decade) == (keeling.CHANCE, last)


@pytest.mark.clause("CO-3.3", "CO-3.4")
def test_after_the_last_player_the_next_round_begins_with_the_start_player() -> None:
    s = table("end_turn orange", "end_decade", start_player="purple", round=2)
    assert (s.seat, s.round, s.decade) == (PURPLE, 3, 1)


@pytest.mark.clause("CO-3.4", "CO-1.2")
def test_turns_go_clockwise() -> None:
    s = turn("purple")
    play(s, "propose solar africa-money", "end")
    assert (s.seat, s.round) == (BLUE, 1)
    play(s, "propose solar africa-tech", "end")
    assert (s.seat, s.round) == (ORANGE, 1)
    play(s, "propose recycling asia-money", "end")
    assert (s.seat, s.round) == (PURPLE, 2)


@pytest.mark.clause("CO-18.1", "CO-18.1b")
def test_two_regions_with_only_green_plants_end_the_game() -> None:
    both = {"africa": GREEN_AFRICA, "oceania": GREEN_OCEANIA}
    assert last_round(2, regions=both).seat == keeling.NOBODY
    for region, plants in both.items():
        s = last_round(2, regions={region: plants})
        assert (s.seat, s.decade) == (keeling.CHANCE, 3)


@pytest.mark.clause("CO-18.1b")
@pytest.mark.parametrize("space", ["gas", ""])
def test_a_fossil_plant_or_an_empty_space_is_not_green(space: str) -> None:
    almost = {"spaces": [*GREEN_OCEANIA["spaces"][:3], space]}
    s = last_round(2, regions={"africa": GREEN_AFRICA, "oceania": almost})
    assert s.decade == 3


@pytest.mark.clause("CO-18.3")
def test_green_regions_and_the_safe_zone_cut_no_decade_short() -> None:
    given: dict[str, Any] = {"co2": 300, "was_high": True, "round": 2, "start_player": "orange"}
    both = {"africa": GREEN_AFRICA, "oceania": GREEN_OCEANIA}
    s = table("end_turn blue", "end_decade", regions=both, **given)
    assert (s.seat, s.round) == (ORANGE, 3)


@pytest.mark.clause("CO-18.2")
@pytest.mark.parametrize(("decade", "over"), [(3, False), (4, True)])
def test_the_safe_zone_may_count_from_a_later_decade_on(decade: int, over: bool) -> None:  # noqa: FBT001 - a row of the table
    settings: dict[str, object] = {"safe_zone_end_min_decade": "4"}
    s = last_round(decade, settings=settings, co2=340, was_high=True)
    assert (s.seat == keeling.NOBODY) == over


@pytest.mark.clause("CO-18.1c", "CO-18.2")
def test_350_ppm_are_remembered_when_a_fossil_plant_brings_them() -> None:
    s = table("turn_up_fossil europe 2", "act orange", co2=320)
    assert not s.was_high
    play(s, "turn_up_fossil oil")
    assert (s.co2, s.was_high) == (350, True)
    s = table("turn_up_fossil europe 2", "act orange", co2=320)
    play(s, "turn_up_fossil gas")
    assert (s.co2, s.was_high) == (340, False)


@pytest.mark.clause("CO-18.1c")
def test_in_the_first_decade_too() -> None:
    assert last_round(1, co2=340, was_high=True).seat == keeling.NOBODY


@pytest.mark.clause("CO-3.5", "CO-19.3")
def test_without_an_auction_nobody_bids() -> None:
    s = last_round(1)
    assert (s.seat, s.starter) == (keeling.CHANCE, PURPLE)
