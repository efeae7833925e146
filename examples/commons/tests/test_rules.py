"""The rules, clause by clause, with numbers that were worked out by hand."""

from __future__ import annotations

from pathlib import Path

import pytest

from keeling.kernel.agenda import NOBODY
from keeling.kernel.errors import BadScenario, IllegalChoice
from keeling.kernel.scenario import Scenario, check, position, read_scenario
from keeling_commons import GAME
from keeling_commons.engine.state import Commons

SCENARIOS = sorted((Path(__file__).parent / "scenarios").glob("*.toml"))


def table(players: int = 3, **given: object) -> Commons:
    """A table just set up, but for what is given."""
    state = position(Scenario("commons", config={"seats": players}, given=given))
    assert isinstance(state, Commons)
    return state


@pytest.mark.parametrize("path", SCENARIOS, ids=[path.stem for path in SCENARIOS])
def test_the_scenario_holds(path: Path) -> None:
    assert check(read_scenario(path)) == []


@pytest.mark.clause("CM-1.1")
@pytest.mark.parametrize(("seats", "fish"), [(2, 12), (3, 18), (4, 24)])
def test_the_lake_is_full_at_the_start(seats: int, fish: int) -> None:
    s = table(seats)
    assert (s.fish, s.room()) == (fish, fish)


@pytest.mark.clause("CM-1.1")
def test_no_position_has_more_fish_than_room() -> None:
    with pytest.raises(BadScenario, match="fish: the lake has room for 18"):
        table(fish=19)


@pytest.mark.clause("CM-1.2")
def test_there_are_two_orders_of_each_size() -> None:
    s = GAME.new(GAME.config(seats=3))
    assert s.chance().weights(s) == [2, 2, 2]
    GAME.take(s, "draw 2")
    assert s.chance().weights(s) == [2, 1, 2]
    GAME.take(s, "draw 2")
    assert GAME.legal(s) == ["draw 1", "draw 3"]


@pytest.mark.clause("CM-1.2")
def test_no_position_has_three_orders_of_one_size() -> None:
    with pytest.raises(BadScenario, match="not so many orders of one size"):
        table(seats={name: {"order": "1"} for name in ("red", "blue", "green")})


@pytest.mark.clause("CM-1.2")
def test_an_order_is_a_secret_of_its_owner_until_the_end() -> None:
    s = table(seats={"red": {"order": "2"}})
    assert GAME.view(s, 0).seats["red"].order == "2"
    assert GAME.view(s, 1).seats["red"].order is None
    assert GAME.view(s, None).seats["red"].coins is None
    ended = table(agenda=["sale"], seats={"red": {"order": "2"}})
    assert GAME.view(ended, 1).seats["red"].order == "2"


@pytest.mark.clause("CM-2.1")
def test_each_round_begins_with_the_next_seat_and_there_are_six() -> None:
    s = table(2)
    begun = []
    while s.seat != NOBODY:
        begun.append(GAME.vocabulary.names["seat"][s.seat])
        GAME.take(s, "rest", "rest")
        if s.seat != NOBODY:
            GAME.take(s, "spring dry")
    assert begun == ["red", "blue"] * 3


@pytest.mark.clause("CM-2.2")
def test_one_catches_up_to_three_fish_or_lets_the_lake_rest() -> None:
    assert GAME.legal(table()) == ["catch 1", "catch 2", "catch 3", "rest"]


@pytest.mark.clause("CM-2.3")
def test_nobody_catches_more_than_there_are() -> None:
    s = table(fish=2)
    with pytest.raises(IllegalChoice, match=r"'catch 3' is not legal: CM-2.3 \(too_few 2\)"):
        GAME.take(s, "catch 3")


@pytest.mark.clause("CM-2.4")
def test_nobody_catches_as_many_as_just_before_but_any_number_after_a_rest() -> None:
    s = table()
    GAME.take(s, "catch 2")
    with pytest.raises(IllegalChoice, match=r"CM-2.4 \(same_size 2\)"):
        GAME.take(s, "catch 2")
    GAME.take(s, "rest", "catch 2")
    assert s.fish == 14


@pytest.mark.clause("CM-2.5")
def test_catches_lie_open() -> None:
    s = table()
    GAME.take(s, "catch 2", "rest", "rest", "spring dry", "rest", "rest", "catch 2")
    assert GAME.view(s, 1).seats["red"].landed == {"1": 0, "2": 2, "3": 0}


@pytest.mark.clause("CM-3.1")
def test_springs_are_equally_likely_and_there_is_none_after_the_last_round() -> None:
    s = table(agenda=["spring", "round"])
    assert s.chance().weights(s) == [1, 1, 1]
    last = table(2, round=5, agenda=["round"])
    GAME.take(last, "rest", "rest")
    assert last.seat == NOBODY


@pytest.mark.clause("CM-3.2")
@pytest.mark.parametrize(
    ("fish", "weather", "then"),
    [(10, "dry", 12), (10, "mild", 13), (10, "wet", 15), (1, "wet", 1), (17, "dry", 18)],
)
def test_fish_are_added_by_the_weather_as_long_as_there_is_room(
    fish: int, weather: str, then: int
) -> None:
    s = table(fish=fish, agenda=["spring", "round"])
    GAME.take(s, f"spring {weather}")
    assert s.fish == then


@pytest.mark.clause("CM-4.1")
def test_everybody_has_lost_as_soon_as_the_lake_is_empty() -> None:
    s = table(fish=3)
    GAME.take(s, "catch 3")
    assert (s.seat, s.is_lost(), s.winners()) == (NOBODY, True, [])
    assert GAME.endings(s) == ["empty_lake"]


@pytest.mark.clause("CM-4.2")
def test_ordered_catches_are_worth_four_and_others_a_coin_a_fish() -> None:
    landed = {"3": 2, "1": 1, "2": 1}
    s = table(agenda=["sale"], seats={"red": {"order": "3", "landed": landed}})
    assert s.scores()[0] == 4 + 4 + 1 + 2
    assert GAME.score_sheet(s)[0] == {"ordered": 8, "unordered": 3}


@pytest.mark.clause("CM-4.3")
def test_most_coins_win_and_equals_share_the_victory() -> None:
    red = {"order": "1", "landed": {"1": 1}}  # 4
    blue = {"order": "1", "landed": {"2": 2}}  # 2 + 2
    green = {"order": "2", "landed": {"3": 1}}  # 3
    s = table(agenda=["sale"], seats={"red": red, "blue": blue, "green": green})
    assert (s.scores(), s.winners()) == ([4, 4, 3], [0, 1])
