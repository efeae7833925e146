"""Chapters 5 and 6 of the rules document: the auction, and paying for it."""

from __future__ import annotations

from typing import Any

import pytest

import keeling
from keeling.games.green_deal.engine.state import GreenDeal
from keeling.games.green_deal.game import GAME
from tests.green_deal.tables import offered, play, refused, table, told

BIDS = ("set_bids", "accounting")


def auction(*agenda: str, players: int = 3, **seats: dict[str, Any]) -> GreenDeal:
    """Everybody is to bid."""
    return table(*(agenda or BIDS), players=players, round=3, phase="auction", seats=seats)


@pytest.mark.clause("GD-3.1")
def test_all_bid_at_the_same_time_and_the_bids_are_shown_together() -> None:
    s = auction()
    assert s.choosing() == [0, 1, 2]
    s.events = []
    play(s, "bid 1", "bid 2")
    assert [event[0] for event in told(s)] == ["set_bid", "set_bid"]
    assert not s.bids_shown
    play(s, "bid 3")
    shown = [event[1:3] for event in told(s) if event[0] == "shown_bid"]
    assert shown == [(0, 1), (1, 2), (2, 3)]
    assert s.bids_shown


@pytest.mark.clause("GD-3.3")
def test_the_highest_bid_is_first() -> None:
    s = auction(players=5)
    play(s, "bid 2", "bid 0", "bid 4", "bid 1", "bid 3")
    assert GAME.dump(s)["order"] == ["green", "violet", "red", "yellow", "blue"]


@pytest.mark.clause("GD-3.4")
def test_cash_is_compared_before_bids_are_paid() -> None:
    """Blue has less cash than red at the same bid; green's lower bid leaves more and is last."""
    s = auction(red={"cash": 6}, blue={"cash": 5}, green={"cash": 4})
    play(s, "bid 4", "bid 4", "bid 0")
    assert GAME.dump(s)["order"] == ["blue", "red", "green"]


@pytest.mark.clause("GD-3.5")
def test_the_lower_income_step_is_earlier_even_where_the_income_is_the_same() -> None:
    """Steps 6 and 7 both mean income 6."""
    s = auction(red={"step": 7}, blue={"step": 6}, green={"step": 8})
    play(s, "bid 4", "bid 4", "bid 4")
    assert GAME.dump(s)["order"] == ["blue", "red", "green"]


@pytest.mark.clause("GD-3.6")
def test_lots_are_drawn_only_among_those_who_are_tied() -> None:
    s = auction(players=4, yellow={"cash": 9})
    play(s, "bid 4", "bid 7", "bid 4", "bid 4")
    assert s.seat == keeling.CHANCE
    assert offered(s) == ["lot red", "lot green"]
    play(s, "lot green")
    assert GAME.dump(s)["order"] == ["blue", "green", "red", "yellow"]
    places = [event[1:3] for event in told(s) if event[0] == "order"]
    assert places == [(1, 1), (2, 2), (0, 3), (3, 4)]  # told once


@pytest.mark.clause("GD-3.7", "GD-3.2")
def test_everybody_may_bid_nothing() -> None:
    s = auction(red={"cash": 0}, blue={"cash": 0}, green={"cash": 1})
    assert s.choosing() == [2]  # the others have nothing to decide
    play(s, "bid 0")
    assert offered(s) == ["lot red", "lot blue"]


@pytest.mark.clause("GD-3.8", "GD-6.1", "GD-6.5")
def test_several_loans_may_be_repaid_before_the_bid() -> None:
    s = auction(red={"cash": 25, "loans": {"6": 1, "14": 1}})
    assert offered(s)[-2:] == ["repay 6", "repay 14"]
    play(s, "repay 6", "repay 14")
    assert offered(s) == ["bid 0", "bid 1"]
    play(s, "bid 1")
    assert s.choosing() == [1, 2]


@pytest.mark.clause("GD-6.3", "GD-6.2")
def test_a_loan_that_cannot_be_paid_in_full_is_not_repaid_before_the_bid() -> None:
    s = auction(red={"cash": 7, "loans": {"6": 1}})
    assert refused(s, "repay 6") == "GD-6.2"


@pytest.mark.clause("GD-4.1", "GD-4.2", "GD-4.3")
def test_bids_are_paid_and_income_arrives_without_a_decision() -> None:
    s = auction(red={"cash": 15, "step": 31}, blue={"cash": 3, "step": 0}, green={"cash": 5})
    play(s, "bid 15", "bid 3", "bid 0")
    assert list(s.cash) == [16, 0, 11]
    assert s.seat == keeling.NOBODY


@pytest.mark.clause("GD-4.4")
def test_cash_has_no_upper_bound() -> None:
    s = auction(red={"cash": 999, "step": 31})
    play(s, "bid 0", "bid 1", "bid 2")
    assert s.cash[0] == 999 + 16
