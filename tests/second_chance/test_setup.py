"""SC-3.1, SC-3.2 Set-up of the co-operative and the competitive game; SC-18.2.1."""

from __future__ import annotations

import pytest

from keeling.games.carbon.engine.cards import SHOWN, UNSEEN
from keeling.games.second_chance.data.box import BOX
from keeling.games.second_chance.engine.tables import (
    COMPANY_GOALS,
    ENVIRONMENT_GOALS,
    PPM,
    REGIONS,
    UN_IS_TWO,
)
from keeling.games.second_chance.game import GAME
from keeling.kernel.config import Config, covering
from keeling.kernel.errors import BadConfig
from keeling.kernel.rng import Rng
from tests.second_chance.tables import RED, play, play_at_random, set_up, table

TEAMS = range(2, 5)
MODES = ["coop", "competitive"]


@pytest.mark.clause("SC-3.1.4")
def test_anybody_may_be_drawn_as_start_player() -> None:
    s = GAME.new(GAME.config(seats=4))
    assert GAME.legal(s) == ["start red", "start blue", "start yellow", "start violet"]
    assert {set_up(seed, seats=4).starter for seed in range(40)} == {0, 1, 2, 3}


@pytest.mark.clause("SC-3.1.7")
@pytest.mark.parametrize("seats", TEAMS)
@pytest.mark.parametrize("mode", MODES)
def test_money_follows_the_turn_order(mode: str, seats: int) -> None:
    for seed in range(8):
        s = set_up(seed, seats=seats, mode=mode)
        money = [s.money[(s.starter + n) % seats] for n in range(seats)]
        assert money == [3, 4, 4, 5][:seats]
        assert s.seat == s.starter


@pytest.mark.clause("SC-3.1.2", "SC-3.1.3", "SC-3.1.5", "SC-3.2.2")
@pytest.mark.parametrize("seats", TEAMS)
@pytest.mark.parametrize("mode", MODES)
def test_what_a_player_begins_with(mode: str, seats: int) -> None:
    s = set_up(1, seats=seats, mode=mode)
    assert list(s.ceps) == list(s.tech) == [2] * seats
    assert list(s.supply) == [1] * seats
    assert list(s.pool) == [3] * seats
    assert s.scores() == [0] * seats
    assert not any(s.levels)
    for row in GAME.view(s, None).seats.values():
        assert (row.markers_left, row.cubes_left, row.control_left) == (8, 8, 5)


@pytest.mark.clause("SC-3.1.2", "SC-3.1.6")
def test_at_first_nothing_of_the_turn_is_used_up() -> None:
    s = set_up(1, seats=3)
    turn = GAME.view(s, RED).turn
    assert (s.decade, s.round, turn.mains) == (1, 1, [])
    assert not any((turn.moved, turn.visited, turn.carded))
    assert GAME.view(s, RED).year == 2010


@pytest.mark.clause("SC-2.1", "SC-3.1.8", "SC-3.1.16", "SC-10.1", "SC-18.2.1")
@pytest.mark.parametrize(("seats", "bank", "tech"), [(2, 17, 26), (3, 15, 24), (4, 13, 22)])
@pytest.mark.parametrize("inspectors", [False, True])
def test_the_bank_and_the_supply_of_tech(
    seats: int,
    bank: int,
    tech: int,
    inspectors: bool,  # noqa: FBT001 - a row of the table
) -> None:
    s = set_up(1, seats=seats, inspectors=inspectors)
    assert (s.bank, s.market, s.price) == (bank, 2, 3)
    assert s.tech_left == tech - (2 if inspectors else 0)
    assert sum(s.region_ceps) == 27


@pytest.mark.clause("SC-3.1.1", "SC-3.1.14", "SC-3.1.15", "SC-13.11")
def test_the_co_operative_side() -> None:
    s = set_up(1, seats=3)
    view = GAME.view(s, None)
    assert s.co2 == 400
    assert [row.region for row in view.regions] == REGIONS
    assert [len(row.slots) for row in view.regions] == [5, 4, 5, 3, 6, 4]
    assert list(s.region_ceps) == [row.places for row in view.regions] == [5, 4, 5, 3, 6, 4]
    assert not any(any(row.slots) for row in view.regions)


@pytest.mark.clause("SC-3.2.1", "SC-3.2.8", "SC-13.10", "SC-13.11")
def test_the_competitive_side_has_fewer_slots_and_gets_six_fossil_plants_at_once() -> None:
    for seed in range(5):
        s = set_up(seed, seats=3, mode="competitive")
        regions = GAME.view(s, None).regions
        assert [len(row.slots) for row in regions] == [4, 3, 4, 2, 5, 3]
        assert [row.places for row in regions] == [5, 4, 5, 3, 6, 4]
        assert [len(row.projects) for row in regions] == [3] * 6
        first = [int(s.slot[n]) for n in (0, 5, 9, 14, 17, 23)]
        assert s.co2 == 50 + sum(int(PPM[fossil]) for fossil in first)
        assert list(s.region_ceps) == [4, 3, 4, 2, 5, 3]


@pytest.mark.clause("SC-3.1.9", "SC-3.1.10")
def test_project_tiles_and_plants_lie_ready() -> None:
    """Two tiles of level 1 on three of level 2; a plant for every tile."""
    s = set_up(1, seats=3)
    assert list(s.tiles_left) == [5] * 5
    assert [energy.plants for energy in BOX.energy] == [5] * 5
    levels = []
    for left in (5, 4, 3, 2, 1):
        s.tiles_left[2] = left
        levels.append(int(s.top_tile(2)) // 5 + 1)
    assert levels == [1, 1, 2, 2, 2]


@pytest.mark.clause("SC-3.1.11")
@pytest.mark.parametrize("mode", MODES)
def test_four_summits_lie_open_and_fourteen_are_the_stack(mode: str) -> None:
    seen = set()
    for seed in range(30):
        s = set_up(seed, seats=3, mode=mode)
        assert len(set(s.summit)) == 4
        seen |= set(s.summit)
        assert GAME.view(s, None).summit_stack == 14
    assert seen == set(range(18))


@pytest.mark.clause("SC-3.1.12")
def test_every_region_has_another_agenda() -> None:
    seen = set()
    for seed in range(20):
        tiles = list(set_up(seed, seats=3).priorities)
        assert len(set(tiles)) == 6
        seen |= set(tiles)
    assert seen == set(range(8))


@pytest.mark.clause("SC-3.1.13", "SC-3.2.7")
@pytest.mark.parametrize("mode", MODES)
@pytest.mark.parametrize(("seats", "gas"), [(2, 10), (3, 4), (4, 10)])
def test_three_players_have_six_gas_plants_fewer(mode: str, seats: int, gas: int) -> None:
    s = GAME.new(GAME.config(seats=seats, mode=mode))
    assert list(s.fossils.counts) == [gas, 10, 10]


@pytest.mark.clause("SC-3.1.17", "SC-3.2.3")
def test_environment_goals_lie_on_the_slots_of_their_group() -> None:
    seen = set()
    for seed in range(60):
        goals = GAME.dump(set_up(seed, seats=3))["goals"]
        numbers = [ENVIRONMENT_GOALS.index(goal) for goal in goals]
        assert len(set(numbers)) == 21
        groups = [BOX.environment_goal[n].group for n in numbers]
        assert groups == ["power_plant"] * 8 + ["knowledge"] * 5 + ["summit"] * 8
        seen |= set(numbers)
    assert seen == set(range(47))
    assert GAME.dump(set_up(1, seats=3, mode="competitive"))["goals"] == []


@pytest.mark.clause("SC-3.1.17")
def test_slots_are_numbered_in_the_order_of_drawing() -> None:
    s = table("lay_goal 0 0", "lay_goal 1 0", "begin_turn red", goals=[])
    play(s, "lay_goal env_22", "lay_goal env_01")
    assert GAME.dump(s)["goals"][:2] == ["env_22", "env_01"]


@pytest.mark.clause("SC-3.1.18", "SC-3.2.5", "SC-3.3.6")
@pytest.mark.parametrize(
    ("seats", "mode", "each"),
    [
        (4, "coop", 3),
        (3, "coop", 4),
        (2, "coop", 4),
        (1, "coop", 4),
        (2, "competitive", 5),
        (4, "competitive", 5),
    ],
)
def test_un_goals_of_both_types_lie_open(seats: int, mode: str, each: int) -> None:
    for seed in range(5):
        s = set_up(seed, seats=seats, mode=mode)
        shown = [card for card, place in enumerate(s.un_goal) if place >= SHOWN]
        assert sum(int(UN_IS_TWO[card]) for card in shown) == each
        assert len(shown) == 2 * each
        assert sum(place == UNSEEN for place in s.un_goal) == 45 - 2 * each


@pytest.mark.clause("SC-3.1.19", "SC-3.1.20", "SC-3.2.3")
@pytest.mark.parametrize("seats", TEAMS)
def test_everybody_gets_two_private_goals_and_five_lobby_cards(seats: int) -> None:
    s = set_up(1, seats=seats)
    assert [sum(place == seat for place in s.goal) for seat in range(seats)] == [2] * seats
    assert sum(place == UNSEEN for place in s.goal) == 16 - 2 * seats
    assert [s.hand_of(seat) for seat in range(seats)] == [5] * seats
    assert sum(place == UNSEEN for place in s.lobby) == 36 - 5 * seats


@pytest.mark.clause("SC-3.2.4")
def test_two_events_are_visible() -> None:
    for seed in range(10):
        view = GAME.view(set_up(seed, seats=3, mode="competitive"), None)
        assert view.event != view.next_event
        assert None not in (view.event, view.next_event)
        assert view.event_stack == 5
    view = GAME.view(set_up(1, seats=3), None)
    assert (view.event, view.next_event) == (None, None)


@pytest.mark.clause("SC-3.2.4")
def test_the_first_tile_is_the_current_event() -> None:
    steps = ("turn_up_event", "turn_up_event", "begin_turn red")
    s = table(*steps, mode="competitive", event="", next_event="")
    play(s, "turn_up_event event_6", "turn_up_event event_3")
    dump = GAME.dump(s)
    assert (dump["event"], dump["next_event"]) == ("event_6", "event_3")


@pytest.mark.clause("SC-3.2.6")
@pytest.mark.parametrize(
    ("seats", "goals"),
    [(2, {1, 2, 3, 4, 8, 9, 10}), (3, set(range(1, 11))), (4, set(range(1, 11)))],
)
def test_one_of_two_company_goals_is_kept(seats: int, goals: set[int]) -> None:
    dealt = set()
    for seed in range(40):
        dump = GAME.dump(set_up(seed, seats=seats, mode="competitive"))["seats"].values()
        for row in dump:
            assert (len(row["goals"]), len(row["goals_returned"])) == (1, 1)
            dealt |= {*row["goals"], *row["goals_returned"]}
    assert {COMPANY_GOALS.index(name) + 1 for name in dealt} == goals


@pytest.mark.clause("SC-3.1.1", "SC-4.1", "SC-4.2")
def test_the_first_decade_begins_with_actions_or_with_the_energy_supply() -> None:
    def chances(mode: str) -> set[str]:
        s = GAME.new(GAME.config(seats=3, mode=mode))
        rng, prompts = Rng(1), set()
        while s.active < 0:
            prompts.add(GAME.prompt(s))
            play_at_random(s, rng)
        assert GAME.prompt(s) == "act"
        return prompts

    assert "supply_fossil" not in chances("coop")
    assert "supply_fossil" in chances("competitive")


BAD: list[dict[str, object]] = [
    {"seats": 5},
    {"seats": 1, "mode": "competitive"},
    {"seats": 1, "lobby_draft": True},
    {"seats": 1, "bonus_gifts": "always"},
    {"seats": 2, "solo_goal": "solo_goal_01"},
    {"seats": 3, "mode": "competitive", "inspectors": True},
]


@pytest.mark.clause("SC-3.4.1", "SC-18.2.1")
@pytest.mark.parametrize("config", BAD, ids=str)
def test_settings_that_do_not_go_together_are_refused(config: dict[str, object]) -> None:
    with pytest.raises(BadConfig, match=r"do not go together|for 1 to 4 seats, not 5"):
        GAME.config(**config)


@pytest.mark.clause("SC-2.1")
@pytest.mark.parametrize("config", covering(GAME.configs())[::4], ids=str)
def test_no_component_is_lost_during_the_set_up(config: Config) -> None:
    s, rng = GAME.new(config), Rng(3)
    census = GAME.census(s)
    while s.active < 0:
        play_at_random(s, rng)
        assert GAME.census(s) == census
