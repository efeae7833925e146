"""SC-3.1.4, SC-3.1.18, SC-13.11 What a table settles first: who starts, and whose numbers."""

from __future__ import annotations

from typing import Any

import pytest

from keeling.games.second_chance.engine.tables import SEATS, UN_IS_TWO
from keeling.games.second_chance.game import GAME
from keeling.games.second_chance.view.types import Slot
from tests.second_chance.tables import play, set_up, table, told

REGIONS = ["north_america", "south_america", "europe", "africa", "asia", "oceania"]


@pytest.mark.clause("SC-3.1.4", "SC-3.1.7")
@pytest.mark.parametrize("seat", range(3))
def test_the_start_player_may_be_named(seat: int) -> None:
    s = set_up(1, seats=3, start_player=SEATS[seat])
    assert (s.starter, s.active) == (seat, seat)
    assert [int(s.money[(seat + n) % 3]) for n in range(3)] == [3, 4, 4]


@pytest.mark.clause("SC-3.1.4")
def test_otherwise_the_start_player_is_drawn_and_told() -> None:
    s = GAME.new(GAME.config(seats=3))
    assert GAME.prompt(s) == "draw_start"
    assert GAME.legal(s) == ["start red", "start blue", "start yellow"]
    named = GAME.new(GAME.config(seats=3, start_player="blue"))
    assert GAME.prompt(named) == "turn_up_summit"
    assert ("starts", SEATS.index("blue")) in [event[:2] for event in told(named)]


@pytest.mark.clause("SC-16.2")
def test_a_named_start_player_passes_the_marker_on_as_usual() -> None:
    s = table("end_decade", settings={"start_player": "blue"}, start_player="blue")
    assert SEATS[s.starter] == "red"


@pytest.mark.clause("SC-3.1.18", "SC-3.3.6")
@pytest.mark.parametrize(
    ("settings", "with_two", "with_three"),
    [
        ({"seats": 1}, 4, 4),
        ({"seats": 2}, 4, 4),
        ({"seats": 3}, 4, 4),
        ({"seats": 4}, 3, 3),
        ({"seats": 1, "un_display": "printed_2012"}, 4, 3),
        ({"seats": 2, "un_display": "printed_2012"}, 4, 3),
        ({"seats": 3, "un_display": "printed_2012"}, 5, 5),
    ],
    ids=str,
)
def test_the_un_display(settings: dict[str, object], with_two: int, with_three: int) -> None:
    """2012: ten cards, seven with two players."""
    s = set_up(1, **settings)
    kinds = [int(UN_IS_TWO[n]) for n, place in enumerate(s.un_goal) if place >= 0]
    assert len(GAME.view(s, 0).un_goals) == with_two + with_three
    assert (kinds.count(1), kinds.count(0)) == (with_two, with_three)


@pytest.mark.clause("SC-13.11", "SC-3.2.8")
@pytest.mark.parametrize(
    ("settings", "slots"),
    [
        ({}, [4, 3, 4, 2, 5, 3]),
        ({"competitive_slots": "printed_2012"}, [5, 4, 5, 3, 6, 4]),
    ],
    ids=["balanced", "printed_2012"],
)
def test_the_slots_of_rivals(settings: dict[str, object], slots: list[int]) -> None:
    s = set_up(1, seats=3, mode="competitive", **settings)
    assert [int(s.slots_in(n)) for n in range(6)] == slots
    assert [len(GAME.view(s, 0).region(name).slots) for name in REGIONS] == slots


@pytest.mark.clause("SC-13.3", "SC-13.4", "SC-13.11")
def test_with_the_slots_of_2012_a_fifth_decade_fills_three_of_them() -> None:
    """Slots due in decade 5: North America, Europe and Asia; by our numbers only Asia's."""
    for numbers, regions in (("balanced", 1), ("printed_2012", 3)):
        there: dict[str, Any] = {"fossils": {"gas": 9, "oil": 9, "coal": 9}, "co2": 50, "decade": 5}
        steps = [f"supply {name}" for name in REGIONS]
        settings: dict[str, object] = {"competitive_slots": numbers}
        s = table(*steps, "begin_turn red", mode="competitive", settings=settings, **there)
        drawn = 0
        while GAME.prompt(s) == "supply_fossil":
            play(s, "turn_up_fossil gas")
            drawn += 1
        assert drawn == regions


@pytest.mark.clause("SC-7.3.4", "SC-13.11")
def test_a_plant_comes_to_the_last_slot_of_2012() -> None:
    """Africa has three slots then; two hold fossil plants."""
    there = {"africa-money": {"energy": "recycling", "infrastructure": "red"}}
    s = table(
        "raise_plant red africa-money",
        "begin_turn red",
        mode="competitive",
        settings={"competitive_slots": "printed_2012"},
        projects=there,
        regions={"africa": {"slots": ["gas", "gas"]}},
    )
    built = Slot(fossil=None, energy="recycling", infrastructure="red", builder="red")
    assert GAME.view(s, 0).region("africa").slots[2] == built
