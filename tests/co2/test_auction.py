"""CO-19.3 to CO-19.10 The auction for the start player: what the worked examples leave open."""

from __future__ import annotations

from typing import Any

import pytest

import keeling
from keeling.games.co2.engine.state import Co2
from tests.co2.tables import BLUE, ORANGE, PURPLE, last_round, offered, play, refused, table

AUCTION: dict[str, object] = {"start_player_auction": True}
BIDS = ("bid orange", "bid purple", "bid blue", "award_start", "resource")


def auction(**given: Any) -> Co2:
    """The beginning of an auction; orange holds the card."""
    return table(*BIDS, settings=AUCTION, start_player="orange", decade=2, **given)


@pytest.mark.clause("CO-19.3", "CO-3.5")
def test_an_auction_is_held_between_two_decades_from_the_holder_on() -> None:
    s = last_round(1, settings=AUCTION)
    assert (s.seat, s.decade) == (ORANGE, 2)
    play(s, "pass")
    assert s.seat == PURPLE
    play(s, "pass")
    assert s.seat == BLUE


@pytest.mark.clause("CO-19.3")
def test_there_is_no_auction_after_the_last_decade() -> None:
    assert last_round(5, settings=AUCTION).seat == keeling.NOBODY


@pytest.mark.clause("CO-19.8")
def test_if_all_pass_the_left_neighbour_gets_the_card() -> None:
    s = auction()
    play(s, "pass", "pass", "pass")
    assert (s.starter, s.seat) == (PURPLE, keeling.CHANCE)


@pytest.mark.clause("CO-19.4")
def test_nobody_bids_twice_and_the_first_bid_may_be_0() -> None:
    s = auction()
    assert "bid 0" in offered(s)
    play(s, "bid 0")
    assert refused(s, "bid 0") == "CO-19.4"
    play(s, "bid 1", "bid 2")
    assert (s.seat, s.bid, s.bidder) == (BLUE, 2, BLUE)


@pytest.mark.clause("CO-19.5")
def test_money_cubes_and_ceps_cover_a_bid() -> None:
    """$4, two cubes at 2, and at price 5 one own CEP and the three of Oceania."""
    oceania = {"spaces": ["gas", "orange solar small", "", ""], "controller": "orange"}
    orange = {"money": 4, "tech": 2, "ceps": 1, "discarded": True}
    s = auction(price=5, regions={"oceania": oceania}, seats={"orange": orange})
    assert refused(s, "bid 29") == "CO-19.5"
    assert "bid 28" in offered(s)


@pytest.mark.clause("CO-19.6", "CO-19.9", "CO-12.9")
def test_ceps_may_come_from_controlled_regions() -> None:
    oceania = {"spaces": ["gas", "orange solar small", "", ""], "controller": "orange"}
    orange = {"money": 0, "tech": 0, "ceps": 1, "discarded": True}
    s = auction(bank=11, regions={"oceania": oceania}, seats={"orange": orange})
    play(s, "bid 6", "pass", "pass")
    # Only two CEPs pay six at price 3; the first may come from either place.
    assert offered(s) == ["pay own", "pay oceania"]
    play(s, "pay oceania", "pay oceania", "name blue")
    assert (s.ceps[ORANGE], s.region_ceps[5], s.bank, s.price) == (1, 1, 13, 3)
    assert s.starter == BLUE


@pytest.mark.clause("CO-19.6")
def test_the_rest_is_paid_in_dollars_without_change() -> None:
    orange = {"money": 4, "tech": 1, "ceps": 1, "discarded": True}
    s = auction(seats={"orange": orange})
    play(s, "bid 4", "pass", "pass")
    assert offered(s) == ["pay_bid 0 0", "pay_bid 0 1", "pay_bid 1 0", "pay_bid 1 1"]
    play(s, "pay_bid 1 0")
    assert (s.money[ORANGE], s.tech[ORANGE], s.ceps[ORANGE]) == (2, 0, 1)
    s = auction(seats={"orange": orange})
    play(s, "bid 4", "pass", "pass", "pay_bid 1 1")
    assert (s.money[ORANGE], s.tech[ORANGE], s.ceps[ORANGE]) == (4, 0, 0)


@pytest.mark.clause("CO-19.7")
@pytest.mark.parametrize(("name", "seat"), [("orange", 0), ("purple", 1), ("blue", 2)])
def test_the_winner_names_anybody(name: str, seat: int) -> None:
    s = auction()
    play(s, "pass", "bid 0", "pass", f"name {name}")
    assert s.starter == seat


@pytest.mark.clause("CO-19.5")
def test_without_its_goal_money_a_bid_must_be_covered_otherwise() -> None:
    s = auction(seats={"orange": {"money": 2, "tech": 0, "ceps": 0, "discarded": True}})
    assert offered(s) == ["pass", "bid 0", "bid 1", "bid 2"]
