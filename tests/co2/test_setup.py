"""CO-2 Set-up; CO-20.1 to CO-20.3 of the solo game."""

from __future__ import annotations

import pytest

import keeling
from keeling.games.carbon.engine.cards import GONE, SHOWN, UNSEEN
from keeling.games.co2.data.box import BOX
from keeling.games.co2.engine.tables import COMPANY_GOALS, CONGRESSES, REGIONS, TOPICS
from keeling.games.co2.game import GAME
from keeling.kernel.bits import count_bits
from keeling.kernel.errors import BadConfig
from keeling.kernel.rng import Rng
from tests.co2.tables import set_up, table

PLAYERS = range(1, 6)


@pytest.mark.clause("CO-2.1")
def test_anybody_may_be_drawn_as_start_player() -> None:
    s = GAME.new(GAME.config(seats=4))
    assert GAME.legal(s) == ["start orange", "start purple", "start blue", "start yellow"]
    assert {set_up(seed, seats=4).starter for seed in range(40)} == {0, 1, 2, 3}


@pytest.mark.clause("CO-2.2", "CO-20.1")
@pytest.mark.parametrize("seats", PLAYERS)
def test_money_follows_the_turn_order(seats: int) -> None:
    for seed in range(8):
        s = set_up(seed, seats=seats)
        money = [s.money[(s.starter + n) % seats] for n in range(seats)]
        assert money == [3, 4, 4, 5, 5][:seats]


@pytest.mark.clause("CO-2.3", "CO-20.1")
@pytest.mark.parametrize("seats", PLAYERS)
def test_players_begin_with_two_ceps_and_one_scientist(seats: int) -> None:
    s = set_up(1, seats=seats)
    assert list(s.ceps) == [2] * seats
    assert list(s.supply) == [1] * seats
    assert list(s.pool) == [3] * seats
    assert list(s.tech) == [0] * seats
    assert s.scores() == [0] * seats
    assert not any(s.levels)


@pytest.mark.clause("CO-2.4", "CO-3.1", "CO-3.3", "CO-20.2")
@pytest.mark.parametrize(
    ("seats", "decades", "rounds"), [(1, 5, 6), (2, 5, 5), (3, 5, 4), (4, 5, 3), (5, 6, 2)]
)
def test_decades_and_rounds_depend_on_the_number_of_players(
    seats: int, decades: int, rounds: int
) -> None:
    s = set_up(1, seats=seats)
    assert (s.decade, s.round, s.decades, s.rounds) == (1, 1, decades, rounds)


@pytest.mark.clause("CO-2.5", "CO-2.6", "CO-2.7")
def test_cubes_project_tiles_and_plants_lie_ready() -> None:
    s = set_up(1, seats=3)
    assert s.tech_left == 25
    assert list(s.tiles_left) == [6] * 5
    assert list(s.plants_left) == [5] * 5
    assert [plant.size for plant in GAME.view(s, None).plants] == ["small"] * 5
    assert [(row.energy, row.tech) for row in BOX.green_plant.tile if row.size == "small"] == [
        ("forestation", 3),
        ("solar", 2),
        ("cold_fusion", 2),
        ("biomass", 1),
        ("recycling", 1),
    ]


@pytest.mark.clause("CO-2.8")
def test_four_congresses_of_two_topics_lie_open_and_the_rest_is_the_stack() -> None:
    for seed in range(10):
        s = set_up(seed, seats=3)
        assert [count_bits(TOPICS[tile]) for tile in s.congress] == [2] * 4
        assert len(set(s.congress)) == 4
        assert GAME.view(s, None).congress_stack == 14
    s = table("close_congress congress_place_1", congresses={"congress_place_1": {"speakers": {}}})
    sizes = {count_bits(TOPICS[CONGRESSES.index(o.split()[1])]) for o in GAME.legal(s)}
    assert (len(s.legal), sizes) == (14, {2, 3, 4})


@pytest.mark.clause("CO-2.9")
def test_every_region_has_another_agenda() -> None:
    seen = set()
    for seed in range(20):
        tiles = list(set_up(seed, seats=3).priorities)
        assert len(set(tiles)) == 6
        seen |= set(tiles)
    assert seen == set(range(8))


@pytest.mark.clause("CO-2.10")
def test_one_fossil_plant_lies_on_the_first_space_of_every_region() -> None:
    for seed in range(10):
        dump = GAME.dump(set_up(seed, seats=3))
        plants = [dump["regions"][region]["spaces"] for region in REGIONS]
        assert all(spaces[0] and not any(spaces[1:]) for spaces in plants)
        ppm = {"coal": 40, "oil": 30, "gas": 20}
        assert dump["co2"] == sum(ppm[spaces[0]] for spaces in plants)
        assert sum(dump["fossils"].values()) == 24


@pytest.mark.clause("CO-2.11")
@pytest.mark.parametrize(("seats", "bank"), [(1, 15), (2, 13), (3, 11), (4, 9), (5, 7)])
def test_the_other_ceps_are_the_bank(seats: int, bank: int) -> None:
    s = set_up(1, seats=seats)
    assert (s.bank, s.market, s.price) == (bank, 2, 3)
    assert list(s.region_ceps) == [4, 3, 4, 2, 5, 3]


@pytest.mark.clause("CO-2.12", "CO-15.1", "CO-20.1")
@pytest.mark.parametrize(
    ("seats", "goals"),
    [
        (1, {28, 29, 31}),
        (2, {27, 29, 31, 32}),
        (3, {27, 28, 29, 31, 32, 33}),
        (4, {27, 28, 29, 30, 31, 32, 33}),
        (5, {27, 28, 29, 30, 31, 32, 33}),
    ],
)
def test_everybody_is_dealt_one_goal_of_those_in_the_game(seats: int, goals: set[int]) -> None:
    dealt = set()
    for seed in range(60):
        s = set_up(seed, seats=seats)
        own = [s.goal_of(seat) for seat in range(seats)]
        assert len(set(own)) == seats
        dealt |= {int(COMPANY_GOALS[goal].removeprefix("company_")) for goal in own}
    assert dealt == goals


@pytest.mark.clause("CO-2.13", "CO-20.3")
@pytest.mark.parametrize(("seats", "shown"), [(1, 0), (2, 7), (3, 10), (4, 10), (5, 10)])
def test_un_goals_lie_open(seats: int, shown: int) -> None:
    seen = set()
    for seed in range(20):
        s = set_up(seed, seats=seats)
        open_cards = {card for card, place in enumerate(s.un_goal) if place >= SHOWN}
        assert len(open_cards) == shown
        assert sum(place == UNSEEN for place in s.un_goal) == 13 - shown
        seen |= open_cards
    assert len(seen) == (13 if shown else 0)


@pytest.mark.clause("CO-2.14")
def test_two_events_are_visible() -> None:
    for seed in range(10):
        view = GAME.view(set_up(seed, seats=3), None)
        assert view.event != view.next_event
        assert None not in (view.event, view.next_event)
        assert view.event_stack == 4


@pytest.mark.clause("CO-2.15", "CO-13.1", "CO-20.1")
@pytest.mark.parametrize("seats", PLAYERS)
def test_everybody_is_dealt_five_lobby_cards(seats: int) -> None:
    s = set_up(1, seats=seats)
    assert [s.hand_of(seat) for seat in range(seats)] == [5] * seats
    assert sum(place == UNSEEN for place in s.lobby) == 26 - 5 * seats
    assert GONE not in list(s.lobby)


@pytest.mark.clause("CO-2.16", "CO-3.2")
@pytest.mark.parametrize("seats", range(2, 6))
def test_the_first_decade_begins_with_the_turn_of_the_start_player(seats: int) -> None:
    s = GAME.new(GAME.config(seats=seats))
    rng, prompts = Rng(1), set()
    while s.seat == keeling.CHANCE:
        prompts.add(GAME.prompt(s))
        s.apply(s.sample(rng))
    assert (s.decade, s.seat, GAME.prompt(s)) == (1, s.starter, "act")
    assert "income" not in prompts
    assert s.co2 <= 240


@pytest.mark.clause("CO-19.2", "CO-19.3")
@pytest.mark.parametrize("variant", ["lobby_draft", "start_player_auction"])
def test_alone_there_is_neither_draft_nor_auction(variant: str) -> None:
    with pytest.raises(BadConfig, match=f"do not go together: .*{variant}=true"):
        GAME.config(seats=1, **{variant: True})


@pytest.mark.clause("CO-19.1")
@pytest.mark.parametrize(
    ("name", "kinds"),
    [
        ("eco", ["coal", "gas", "gas", "gas", "gas", "oil"]),
        ("recycler", ["coal", "coal", "gas", "gas", "oil", "oil"]),
        ("industrialised", ["coal", "coal", "coal", "coal", "gas", "oil"]),
        ("lobbyist", ["coal"] * 6),
    ],
)
@pytest.mark.parametrize("seats", PLAYERS)
def test_a_fixed_set_is_dealt_at_random_to_the_regions(
    seats: int, name: str, kinds: list[str]
) -> None:
    deals = set()
    for seed in range(12):
        dump = GAME.dump(set_up(seed, seats=seats, fossil_set=name))
        deal = [dump["regions"][region]["spaces"][0] for region in REGIONS]
        assert sorted(deal) == kinds
        deals.add(tuple(deal))
    assert len(deals) > 1 or name == "lobbyist"
