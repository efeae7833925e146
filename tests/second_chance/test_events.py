"""SC-15 The event phase: what the worked examples leave open."""

from __future__ import annotations

from typing import Any

import pytest

from keeling.games.second_chance.engine.state import SecondChance
from keeling.games.second_chance.game import GAME
from tests.second_chance.tables import BLUE, RED, YELLOW, offered, play, table

POOR = {"tech": 0, "ceps": 0}


def phase(**given: Any) -> SecondChance:
    """The event phase; North America is struck, South America is next."""
    return table("event_phase", "begin_turn red", mode="competitive", **given)


@pytest.mark.clause("SC-15.1", "SC-15.8")
def test_one_tech_leaves_every_region_first() -> None:
    there = {"north_america": {"tech": 2}, "asia": {"tech": 1}, "africa": {"tech": 5}}
    s = phase(regions=there, tech_left=10, start_player="red")
    # 3 leave, and each player puts one into North America
    assert list(s.region_tech) == [1 + 3, 0, 0, 4, 0, 0]
    assert s.tech_left == 13


@pytest.mark.clause("SC-15.2", "SC-15.3", "SC-15.4")
def test_everybody_who_is_not_there_gives_tech_and_a_cep() -> None:
    s = phase()
    assert (list(s.tech), list(s.ceps), s.scores()) == ([1, 1, 1], [1, 1, 1], [0, 0, 0])
    assert s.bank == 15 + 3


@pytest.mark.clause("SC-15.2")
def test_in_player_order_from_the_start_player() -> None:
    """Price 3 and two CEPs in the market: the second penalty empties it, the third costs 4."""
    every = dict.fromkeys(("red", "blue", "yellow"), POOR)
    s = phase(seats=every, start_player="blue")
    assert s.scores() == [-2 - 4, -2 - 3, -2 - 3]
    assert (s.price, s.market) == (4, 1)


@pytest.mark.clause("SC-15.3", "SC-15.9")
def test_without_tech_two_points_are_lost_and_points_may_be_negative() -> None:
    s = phase(seats={"blue": {"tech": 0}})
    assert s.scores() == [0, -2, 0]
    assert (s.tech[BLUE], s.region_tech[0]) == (0, 2)


@pytest.mark.clause("SC-15.5")
def test_tech_comes_before_the_cep() -> None:
    """Red is asked which CEP to pay when the tech is given already."""
    held = {"asia": {"slots": ["solar red red"], "controller": "red"}}
    s = phase(regions=held, start_player="red")
    assert (s.seat, offered(s)) == (RED, ["pay own", "pay asia"])
    assert (s.tech[RED], s.tech[BLUE], s.region_tech[0]) == (1, 2, 1)


@pytest.mark.clause("SC-15.6")
@pytest.mark.parametrize(("co2", "struck"), [(390, 1), (400, 2)])
def test_from_400_ppm_the_future_event_strikes_too(co2: int, struck: int) -> None:
    s = phase(co2=co2)
    assert list(s.ceps) == [2 - struck] * 3


@pytest.mark.clause("SC-15.7")
def test_the_future_event_moves_up_and_a_new_one_is_turned() -> None:
    s = phase()
    assert offered(s) == [f"turn_up_event event_{n}" for n in range(3, 8)]
    play(s, "turn_up_event event_7")
    dump = GAME.dump(s)
    shown = (dump["event"], dump["next_event"], dump["events_gone"])
    assert shown == ("event_2", "event_7", ["event_1"])


@pytest.mark.clause("SC-15.7")
def test_tiles_may_run_out() -> None:
    gone = [f"event_{n}" for n in (3, 4, 5, 6, 7)]
    s = phase(events_gone=gone)
    assert (GAME.dump(s)["event"], GAME.dump(s)["next_event"], s.seat) == ("event_2", "", RED)
    s = phase(events_gone=[*gone, "event_2"], next_event="", co2=450)
    assert (GAME.dump(s)["event"], list(s.ceps)) == ("", [1, 1, 1])
    s = phase(events_gone=[*gone, "event_1", "event_2"], event="", next_event="")
    assert (GAME.dump(s)["event"], list(s.ceps), s.seat) == ("", [2, 2, 2], RED)


@pytest.mark.clause("SC-15.7")
def test_after_two_events_two_tiles_are_turned_as_far_as_there_are_any() -> None:
    gone = [f"event_{n}" for n in (3, 4, 5, 6)]
    s = phase(events_gone=gone, co2=400)
    play(s, "turn_up_event event_7")
    assert (GAME.dump(s)["event"], GAME.dump(s)["next_event"]) == ("event_7", "")


@pytest.mark.clause("SC-15.10")
def test_exemption_is_judged_anew_for_each_event() -> None:
    there = {
        "north_america": {"slots": ["solar red red"]},
        "south_america": {"slots": ["wind blue yellow"]},
    }
    s = phase(regions=there, co2=400)
    assert list(s.ceps) == [1, 1, 1]
    assert list(s.region_tech)[:2] == [2, 1]
    assert s.tech[YELLOW] == 1
