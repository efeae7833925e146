"""SC-12 to SC-14, SC-16 The phases after the actions: what the worked examples leave open."""

from __future__ import annotations

from typing import Any

import pytest

import keeling
from keeling.games.second_chance.engine.rules.environment import is_met, points_lost
from keeling.games.second_chance.engine.state import SecondChance
from keeling.games.second_chance.game import GAME
from tests.second_chance.tables import (
    BLUE,
    RED,
    TILES,
    YELLOW,
    offered,
    play,
    refused,
    table,
    told,
)

# All knowledge tiles and all summit tiles of the tests' layout are met by this.
HALF_WAY = {"knowledge": dict.fromkeys(("recycling", "hydro", "wind", "solar", "forestation"), 5)}
RESOLVED = ["summit_05", "summit_07", "summit_11", "summit_12", "summit_15"]
AHEAD: dict[str, Any] = {"summits_gone": RESOLVED, "seats": {"red": HALF_WAY}}


# ---- environment goals


def met(s: SecondChance) -> list[int]:
    """The slots of tiles that are met."""
    return [tile for tile in range(21) if is_met(s, tile)]


@pytest.mark.clause("SC-12.2")
def test_at_first_no_tile_is_met() -> None:
    assert met(table("begin_turn red")) == []


@pytest.mark.clause("SC-12.2", "SC-12.3")
def test_a_plant_serves_its_region_and_its_energy() -> None:
    """Slots 3 and 6 of the layout: Africa, recycling."""
    s = table("begin_turn red", regions={"africa": {"slots": ["recycling red blue"]}})
    assert met(s) == [3, 6]


@pytest.mark.clause("SC-12.2", "SC-12.4")
def test_knowledge_tiles_ask_for_the_disc_of_one_player() -> None:
    apart = {name: {"knowledge": {"solar": 4}} for name in ("red", "blue", "yellow")}
    assert met(table("begin_turn red", seats=apart)) == []
    assert met(table("begin_turn red", seats={"blue": {"knowledge": {"solar": 5}}})) == [11]


@pytest.mark.clause("SC-12.2")
@pytest.mark.parametrize(("space", "found"), [(9, []), (10, [8])])
def test_the_last_space_of_a_track(space: int, found: list[int]) -> None:
    """Tile 23: the last space of recycling."""
    goals = [*TILES[:8], "env_23", *TILES[9:]]
    seats = {"red": {"knowledge": {"recycling": space}}}
    assert met(table("begin_turn red", goals=goals, seats=seats)) == found


@pytest.mark.clause("SC-12.2", "SC-12.3")
def test_summit_tiles_count_summits_that_were_resolved() -> None:
    """One of size 2 with hydro and solar: the first tile of size 2 and the hydro tile."""
    assert met(table("begin_turn red", summits_gone=["summit_05"])) == [13, 19]
    assert met(table("begin_turn red", summits_gone=["summit_05", "summit_06"])) == [13, 14, 19]


def newly_met(step: str, **given: Any) -> list[int]:
    """The environment goals that a step tells of, as their tiles are numbered."""
    s = table(step, "act red", turn={"active": "red"}, **given)
    return [1 + number for name, number, *_ in told(s) if name == "tile_met"]


READY = {"africa-money": {"energy": "recycling", "infrastructure": "blue"}}


@pytest.mark.clause("SC-12.1", "SC-12.3")
def test_a_plant_that_meets_tiles_tells_so() -> None:
    """Tile 7 is about Africa, tile 13 about recycling; there is no second one of either."""
    step = "raise_plant red africa-money"
    assert newly_met(step, projects=READY) == [7, 13]
    before = {"africa": {"slots": ["wind red blue"]}}
    assert newly_met(step, projects=READY, regions=before) == [13]
    before = {"africa": {"slots": ["wind red blue"]}, "asia": {"slots": ["recycling red blue"]}}
    assert newly_met(step, projects=READY, regions=before) == []
    assert newly_met(step, projects=READY, mode="competitive") == []


@pytest.mark.clause("SC-12.1", "SC-12.4")
def test_the_first_disc_on_the_space_of_a_tile_tells_so() -> None:
    """Tile 31 is about the middle of the solar track."""
    red, blue = ({"knowledge": {"solar": level}} for level in (4, 5))
    assert newly_met("learn red solar", seats={"red": red}) == [31]
    assert newly_met("learn red solar", seats={"red": red, "blue": blue}) == []
    goals = [*TILES[:8], "env_23", *TILES[9:]]
    last = {"red": {"knowledge": {"recycling": 9}}}
    assert newly_met("learn red recycling", seats=last, goals=goals) == [23]


@pytest.mark.clause("SC-12.1", "SC-12.3")
def test_a_summit_that_meets_tiles_tells_so() -> None:
    """It has two topics, recycling and hydro; the one before had two, hydro among them."""
    step = "close_summit summit_place_1"
    assert newly_met(step) == [33, 38, 40]
    assert newly_met(step, summits_gone=["summit_05"]) == [34, 38]


@pytest.mark.clause("SC-12.5")
@pytest.mark.parametrize(("decade", "lost"), [(1, 8), (2, 16), (3, 24), (4, 32)])
def test_each_tile_costs_more_from_decade_to_decade(decade: int, lost: int) -> None:
    """Eight tiles about plants are not met."""
    points = {"start": 40}
    s = table("environment_goals", "begin_turn red", decade=decade, team_points=points, **AHEAD)
    assert s.score(RED) == 40 - lost


@pytest.mark.clause("SC-12.5", "SC-18.2.6")
@pytest.mark.parametrize(("inspectors", "lost"), [([2, 13], 18), ([-1, 13], 16), ([-2, -2], 16)])
def test_an_inspector_doubles_a_tile_that_is_not_met(inspectors: list[int], lost: int) -> None:
    """Eight tiles at 2 points; slot 2 is not met, slot 13 is."""
    given: dict[str, Any] = {"decade": 2, "inspectors": inspectors, **AHEAD}
    s = table("begin_turn red", settings={"inspectors": True}, **given)
    assert points_lost(s) == lost


@pytest.mark.clause("SC-12.1", "SC-12.5")
def test_with_all_tiles_met_nothing_is_lost() -> None:
    plants = {
        "north_america": {"slots": ["hydro red red"]},
        "south_america": {"slots": ["hydro red red"]},
        "europe": {"slots": ["recycling red red"]},
        "africa": {"slots": ["wind red red"]},
        "asia": {"slots": ["solar red red"]},
        "oceania": {"slots": ["wind red red"]},
    }
    s = table("environment_goals", "begin_turn red", decade=4, regions=plants, **AHEAD)
    assert (met(s), s.score(RED), s.lost) == (list(range(21)), 0, False)


# ---- energy supply


@pytest.mark.clause("SC-13.1")
@pytest.mark.parametrize(
    ("home", "order"),
    [
        ("europe", ["europe", "africa", "asia", "oceania", "north_america", "south_america"]),
        ("oceania", ["oceania", "north_america", "south_america", "europe", "africa", "asia"]),
    ],
)
def test_regions_are_handled_clockwise_from_the_home_region(home: str, order: list[str]) -> None:
    s = table("begin_decade", settings={"home_region": home})
    found = [step.split()[1] for step in GAME.dump(s)["agenda"] if step.startswith("supply ")]
    assert found == order


@pytest.mark.clause("SC-13.2", "SC-13.3", "SC-13.11")
@pytest.mark.parametrize(
    ("mode", "due"), [("coop", [6, 6, 6, 5]), ("competitive", [6, 6, 5, 3, 1])]
)
def test_how_many_slots_are_due(mode: str, due: list[int]) -> None:
    regions = GAME.vocabulary.names["region"]
    for decade, n in enumerate(due, 1):
        supply = [f"supply {name}" for name in regions]
        s = table(*supply, "begin_turn red", mode=mode, decade=decade, co2=0)
        drawn = 0
        while s.seat == keeling.CHANCE:
            play(s, next(option for option in offered(s)))
            drawn += 1
        assert drawn == n


@pytest.mark.clause("SC-13.4", "SC-13.5")
def test_a_team_may_exceed_500_until_the_end_of_the_phase() -> None:
    s = table("supply asia", "settle asia", "reduction_phase", co2=490, team_points={"start": 9})
    play(s, "turn_up_fossil coal")
    assert (s.co2, s.lost) == (530, False)
    assert offered(s) == [f"reduce {n}" for n in range(3, 10)]


@pytest.mark.clause("SC-13.7")
def test_a_player_with_several_debts_can_run_out_of_ceps() -> None:
    held = {
        "europe": {"slots": ["wind red red"], "ceps": 0, "controller": "red"},
        "africa": {"slots": ["wind red red"], "ceps": 0, "controller": "red"},
    }
    steps = ["supply europe", "supply africa", "settle europe", "settle africa", "begin_turn red"]
    s = table(*steps, decade=2, regions=held, seats={"red": {"ceps": 1}})
    play(s, "turn_up_fossil gas", "turn_up_fossil gas")
    assert (s.ceps[RED], s.score(RED)) == (0, -3)


@pytest.mark.clause("SC-13.7", "SC-7.4.5")
def test_control_is_kept_while_a_debt_is_open() -> None:
    held = {"europe": {"slots": ["wind red red"], "controller": "red"}}
    steps = ["supply europe", "supply africa", "settle europe", "settle africa", "begin_turn red"]
    s = table(*steps, decade=2, regions=held)
    play(s, "turn_up_fossil gas")
    assert (s.controller[2], GAME.dump(s)["owing"]) == (RED, ["europe"])


@pytest.mark.clause("SC-13.9")
def test_an_empty_stack_is_made_anew_of_the_replaced_plants() -> None:
    none = {"gas": 0, "oil": 0, "coal": 0}
    gone = {"gas": 0, "oil": 2, "coal": 0}
    s = table("supply asia", "begin_turn red", fossils=none, fossils_gone=gone)
    play(s, "turn_up_fossil oil")
    assert s.co2 == 430
    assert (list(s.fossils.counts), list(s.fossils_gone)) == ([0, 1, 0], [0, 0, 0])


@pytest.mark.clause("SC-13.9")
def test_without_any_plant_none_is_placed_and_nothing_is_paid() -> None:
    none = {"gas": 0, "oil": 0, "coal": 0}
    s = table("supply asia", "settle asia", "begin_turn red", fossils=none)
    assert (s.co2, s.region_ceps[4], s.score(RED)) == (400, 6, 0)


@pytest.mark.clause("SC-13.9", "SC-18.2.3")
def test_plants_under_the_stack_come_last_and_in_their_order() -> None:
    stack = {"gas": 1, "oil": 0, "coal": 0}
    given: dict[str, Any] = {"fossils": stack, "fossils_under": ["coal", "oil"]}
    s = table("supply asia", "supply africa", "supply europe", "begin_turn red", **given)
    for kind in ("gas", "coal", "oil"):
        assert offered(s) == [f"turn_up_fossil {kind}"]
        play(s, f"turn_up_fossil {kind}")
    slots = [GAME.dump(s)["regions"][name]["slots"][0] for name in ("asia", "africa", "europe")]
    assert slots == ["gas", "coal", "oil"]


# ---- reduction


@pytest.mark.clause("SC-14.4")
@pytest.mark.parametrize(("start", "seat"), [("red", RED), ("yellow", YELLOW)])
def test_the_start_player_decides_for_the_team(start: str, seat: int) -> None:
    given: dict[str, Any] = {"co2": 450, "team_points": {"start": 3}, "start_player": start}
    assert table("reduction_phase", "begin_turn red", **given).seat == seat


@pytest.mark.clause("SC-14.1", "SC-14.3")
@pytest.mark.parametrize(("decade", "steps"), [(1, 10), (2, 5), (3, 3), (4, 2)])
def test_a_step_costs_more_from_decade_to_decade(decade: int, steps: int) -> None:
    given: dict[str, Any] = {"decade": decade, "co2": 500, "team_points": {"start": 10}}
    s = table("reduction_phase", "begin_turn red", **given)
    assert offered(s) == [f"reduce {n}" for n in range(steps + 1)]
    if steps < 10:
        assert refused(s, f"reduce {steps + 1}") == "SC-14.3"


@pytest.mark.clause("SC-14.5", "SC-14.6")
@pytest.mark.parametrize(("points", "lost"), [(0, False), (-1, True)])
def test_below_zero_points_the_game_is_lost(points: int, lost: bool) -> None:  # noqa: FBT001 - a row of the table
    given: dict[str, Any] = {"co2": 450, "team_points": {"penalties": points}}
    assert table("reduction_phase", "begin_turn red", **given).lost == lost


# ---- decade end


@pytest.mark.clause("SC-16.2")
def test_the_right_hand_neighbour_starts_the_next_decade() -> None:
    s = table("end_decade", start_player="red")
    assert (s.decade, s.round, s.starter, s.seat) == (2, 1, YELLOW, YELLOW)
    s = table("end_decade", start_player="yellow")
    assert (s.starter, s.seat) == (BLUE, BLUE)


@pytest.mark.clause("SC-16.1", "SC-4.1", "SC-4.2")
@pytest.mark.parametrize(("mode", "last"), [("coop", 4), ("solo", 4), ("competitive", 5)])
def test_the_game_ends_after_the_last_decade(mode: str, last: int) -> None:
    assert table("end_decade", mode=mode, decade=last - 1).seat != keeling.NOBODY
    s = table("end_decade", mode=mode, decade=last)
    while s.seat >= 0:
        play(s, offered(s)[0])
    assert (s.seat, s.decade) == (keeling.NOBODY, last)


@pytest.mark.clause("SC-16.1")
def test_the_years() -> None:
    years = [GAME.view(table("begin_turn red", decade=n), None).year for n in range(1, 5)]
    assert years == [2010, 2020, 2030, 2040]
    s = table("begin_turn red", mode="competitive", decade=5)
    assert GAME.view(s, None).year == 2050


@pytest.mark.clause("SC-4.1")
def test_the_phases_of_a_team() -> None:
    s = table("begin_decade", start_player="red")
    kinds = [step.split()[0] for step in GAME.dump(s)["agenda"]]
    phases = [kind for n, kind in enumerate(kinds) if kind not in kinds[:n]]
    wanted = ["act", "income", "turn_goals", "environment_goals", "judge_dated", "supply", "settle"]
    assert phases == [*wanted, "reduction_phase", "end_decade"]


@pytest.mark.clause("SC-4.2")
def test_the_phases_of_rivals() -> None:
    s = table("begin_decade", mode="competitive", start_player="red")
    kinds = [step.split()[0] for step in GAME.dump(s)["agenda"]]
    phases = [kind for n, kind in enumerate(kinds) if kind not in kinds[:n]]
    wanted = ["supply_fossil", "supply", "settle", "begin_turn", "income"]
    assert phases == [*wanted, "event_phase", "end_decade"]
