"""CO-12 CEPs and the market, CO-17 limited supplies: what the worked examples leave open."""

from __future__ import annotations

from typing import Any

import pytest

from keeling.games.carbon.engine.market import take_from_market
from keeling.games.co2.engine.tables import NONE
from tests.co2.tables import ORANGE, PURPLE, offered, play, refused, table, turn

OCEANIA = {"spaces": ["gas", "orange solar small", "", ""], "ceps": 3, "controller": "orange"}


@pytest.mark.clause("CO-12.4", "CO-12.5", "CO-12.8")
def test_buying_costs_the_price_and_changes_it_only_if_the_market_runs_empty() -> None:
    s = turn(market=3, price=4, bank=10, seats={"orange": {"money": 4}})
    play(s, "buy")
    assert (s.money[ORANGE], s.ceps[ORANGE], s.market, s.price, s.bank) == (0, 3, 2, 4, 10)
    assert not s.stopped


@pytest.mark.clause("CO-12.5")
def test_who_has_less_than_the_price_cannot_buy() -> None:
    s = turn(price=4, seats={"orange": {"money": 3, "tech": 9}})
    assert refused(s, "buy") == "CO-12.5"


@pytest.mark.clause("CO-12.7")
def test_ceps_of_a_region_are_never_sold() -> None:
    s = turn(regions={"oceania": OCEANIA}, seats={"orange": {"ceps": 0}})
    assert refused(s, "sell") == "CO-12.7"


@pytest.mark.clause("CO-12.7", "CO-12.12", "CO-12.8")
def test_selling_lowers_the_price_after_it_is_paid() -> None:
    s = turn(market=2, price=6, bank=10, seats={"orange": {"money": 0, "ceps": 1}})
    play(s, "sell")
    assert (s.money[ORANGE], s.ceps[ORANGE], s.market, s.price, s.bank) == (6, 0, 3, 5, 10)


@pytest.mark.clause("CO-12.3", "CO-12.12")
@pytest.mark.parametrize(("price", "after"), [(1, 2), (7, 8), (8, 8)])
def test_the_last_cep_raises_the_price_up_to_8(price: int, after: int) -> None:
    s = turn(market=1, price=price, bank=10, seats={"orange": {"money": 8}})
    play(s, "buy")
    assert (s.price, s.market, s.bank, s.stopped) == (after, 2, 8, True)


@pytest.mark.clause("CO-12.3")
def test_a_refill_at_a_congress_stops_nobody_in_the_next_turn() -> None:
    """Orange's further expertise, cold fusion 3, takes the last CEP after the turn."""
    talks: dict[str, Any] = {
        "*": "",
        "congress_place_1": {"tile": "congress_02", "speakers": {"cold_fusion": "orange"}},
    }
    s = turn(
        turn={"done": "propose", "project": "asia-money", "energy": "recycling"},
        market=1,
        congresses=talks,
        projects={"africa-money": {"energy": "recycling", "worker": "orange"}},
        seats={"orange": {"supply": 0, "expertise": {"cold_fusion": 1}}},
    )
    play(s, "move africa-money congress_place_1", "end", "study cold_fusion", "stock asia")
    play(s, "turn_up_congress congress_10")
    assert (s.seat, s.price, s.market) == (PURPLE, 4, 2)
    assert "sell" in offered(s)


@pytest.mark.clause("CO-12.1", "CO-12.2", "CO-12.3")
def test_ceps_are_taken_from_the_market_one_at_a_time_with_a_refill_for_each() -> None:
    """The bank has one CEP with the one paid: the second CEP comes from a market of one."""
    s = turn(
        market=1,
        bank=0,
        price=3,
        projects={"europe-money": {"energy": "forestation"}},
        seats={"orange": {"ceps": 1}},
    )
    play(s, "install europe-money")
    assert (s.ceps[ORANGE], s.market, s.bank, s.price) == (2, 0, 0, 5)
    assert refused(s, "buy") == "CO-17.4"


@pytest.mark.clause("CO-17.3")
def test_a_cep_paid_into_an_empty_bank_goes_on_to_an_empty_market() -> None:
    """The price does not rise a second time."""
    s = turn(
        market=0,
        bank=0,
        price=6,
        projects={"africa-money": {"energy": "solar"}},
        seats={"orange": {"ceps": 1}},
    )
    play(s, "install africa-money")
    assert (s.market, s.bank, s.price, s.stopped) == (1, 0, 6, False)


@pytest.mark.clause("CO-17.3")
def test_the_market_is_refilled_with_what_the_bank_has() -> None:
    s = turn(market=1, bank=1, seats={"orange": {"money": 3}})
    play(s, "buy")
    assert (s.market, s.bank, s.price) == (1, 0, 4)


@pytest.mark.clause("CO-17.4")
def test_with_no_cep_left_rewards_give_none() -> None:
    s = turn(market=0, bank=0, price=5, seats={"orange": {"money": 9, "lobby": ["lobby_03"]}})
    assert refused(s, "buy") == "CO-17.4"
    play(s, "minor lobby_03")
    assert (s.ceps[ORANGE], s.price, s.carded) == (2, 5, True)


@pytest.mark.clause("CO-17.4", "CO-8.7")
def test_with_no_cep_left_a_replacement_brings_none() -> None:
    africa = {"spaces": ["coal", "purple solar small", "purple recycling small"], "ceps": 1}
    s = turn(
        market=0,
        bank=0,
        co2=300,
        regions={"africa": {**africa, "controller": "purple"}},
        projects={"africa-money": {"energy": "recycling", "installed": True}},
        seats={"orange": {"money": 7, "tech": 1, "expertise": {"recycling": 1}}},
    )
    play(s, "build africa-money")
    assert (s.region_ceps[3], s.market, s.price, s.co2) == (1, 0, 3, 260)


@pytest.mark.clause("CO-12.11", "CO-16.10")
def test_ceps_and_cubes_of_a_region_stay_when_control_changes() -> None:
    africa = {"spaces": ["oil", "purple cold_fusion small", ""], "ceps": 2, "tech": 3}
    s = turn(
        regions={"africa": {**africa, "controller": "purple"}},
        projects={"africa-money": {"energy": "cold_fusion", "installed": True}},
        seats={"orange": {"money": 8, "tech": 1, "expertise": {"cold_fusion": 3}}},
    )
    play(s, "build africa-money")
    # One cube has paid for the plant.
    assert (s.controller[3], s.region_ceps[3], s.region_tech[3]) == (ORANGE, 2, 2)


@pytest.mark.clause("CO-17.1")
def test_money_never_runs_out() -> None:
    """All coins of the box are worth 150 dollars."""
    s = turn(seats={"orange": {"money": 150}, "purple": {"money": 150}})
    play(s, "propose recycling asia-money", "sell")
    assert s.money[ORANGE] == 158


@pytest.mark.clause("CO-17.2")
def test_a_reward_takes_the_cubes_that_are_left() -> None:
    s = turn(tech_left=2, projects={"africa-money": {"energy": "solar"}})
    play(s, "install africa-money")
    assert (s.tech[ORANGE], s.tech_left) == (2, 0)


@pytest.mark.clause("CO-10.7", "CO-17.2")
def test_a_cube_bonus_from_an_empty_supply_is_lost() -> None:
    seats = {"orange": {"expertise": {"solar": 2}}}
    s = table("learn orange solar", "act orange", tech_left=0, seats=seats)
    assert (s.tech[ORANGE], s.level(ORANGE, 1)) == (0, 3)


@pytest.mark.clause("CO-12.3")
@pytest.mark.parametrize(("active", "stopped"), [(ORANGE, True), (NONE, False)])
def test_a_market_that_runs_empty_between_turns_stops_nobody(active: int, stopped: bool) -> None:  # noqa: FBT001 - a case
    s = turn(market=1, price=3)
    s.active = active
    assert take_from_market(s)
    assert (s.price, s.stopped) == (4, stopped)
