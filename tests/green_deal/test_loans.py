"""Chapters 7.5 and 8 of the rules document: taking and repaying loans."""

from __future__ import annotations

from typing import Any

import pytest

import keeling
from keeling.games.green_deal.game import GAME
from tests.green_deal.tables import RED, offered, on_map, placing, play, refused, table, turn


@pytest.mark.clause("GD-5.5.1", "GD-5.5.2")
@pytest.mark.parametrize("amount", [6, 10, 14])
def test_a_loan_brings_its_amount(amount: int) -> None:
    s = turn(seats={"red": {"cash": 1, "loans": {"6": 2}}})
    play(s, f"take_loan {amount}")
    assert s.cash[RED] == 1 + amount
    held = 2 if amount == 6 else 0
    assert GAME.view(s, None).loans[str(amount)] == 3 - held - 1


@pytest.mark.clause("GD-5.5.3")
def test_one_loan_a_turn() -> None:
    s = turn()
    play(s, "take_loan 6")
    assert [refused(s, f"take_loan {n}") for n in (6, 10, 14)] == ["GD-5.5.3"] * 3


@pytest.mark.clause("GD-5.5.5")
@pytest.mark.parametrize("number", [1, 10])
def test_loans_are_taken_in_every_round(number: int) -> None:
    assert "take_loan 14" in offered(turn(round=number))


@pytest.mark.clause("GD-6.1", "GD-6.2")
def test_repaying_costs_the_interest_and_the_card_can_be_taken_again() -> None:
    seats = {"red": {"cash": 30, "loans": {"10": 3}}}
    s = table("begin_turn red", "begin_turn blue", seats=seats)
    play(s, "repay 10", "end_turn")
    assert s.cash[RED] == 18
    assert "take_loan 10" in offered(s)


@pytest.mark.clause("GD-6.1")
def test_repaying_before_during_and_after_the_main_investment() -> None:
    red = {"cash": 30, "loans": {"6": 3}}
    s = turn(open=["soc_1a"], preview=[], seats={"red": red})
    play(s, "repay 6", "buy soc_1a", "repay 6", "dividend", "repay 6")
    assert s.loans_of(RED) == 0
    assert s.cash[RED] == 30 - 3 * 8 - 1 - 2  # step 7: income 6


@pytest.mark.clause("GD-6.1")
def test_repaying_before_placing_the_tile_and_not_at_its_edges() -> None:
    seats: dict[str, Any] = {"red": {"cash": 20, "loans": {"6": 2}}}
    there = on_map(c12="blue jobs-1", c20="red social-1")
    s = placing("jobs-2", map=there, seats=seats)
    assert "repay 6" in offered(s)
    play(s, "repay 6")
    assert s.cash[RED] == 12
    assert {"repay 6", "place 1-1"} < set(offered(s))
    play(s, "place 1-1")
    assert offered(s) == ["cooperate", "compete"]
    assert refused(s, "repay 6") == ""


@pytest.mark.clause("GD-6.1")
def test_repaying_before_the_first_chip_is_laid_and_not_later() -> None:
    red = {"cash": 20, "loans": {"6": 2}, "chips": {"1": 1, "2": 1}}
    s = table("image_scoring", round=4, seats={"red": red})
    play(s, "repay 6")
    assert "repay 6" in offered(s)
    play(s, "allocate 2 jobs")
    assert refused(s, "repay 6") == ""


@pytest.mark.clause("GD-6.1")
def test_repaying_never_splits_the_handling_of_a_card() -> None:
    red = {"cash": 20, "loans": {"6": 1}}
    s = turn(open_actions=["A06"], preview_actions=[], seats={"red": red})
    play(s, "buy_action A06")
    assert refused(s, "repay 6") == ""


@pytest.mark.clause("GD-6.3", "GD-6.2")
def test_no_partial_repayment() -> None:
    s = turn(seats={"red": {"cash": 15, "loans": {"14": 1, "6": 1}}})
    assert refused(s, "repay 14") == "GD-6.2"
    assert "repay 6" in offered(s)


@pytest.mark.clause("GD-6.4")
@pytest.mark.parametrize("moment", ["turn", "place", "lay"])
def test_who_has_borrowed_may_repay_at_every_moment_of_the_round(moment: str) -> None:
    red = {"cash": 20, "loans": {"6": 1}, "borrowed": True, "chips": {"1": 1}}
    if moment == "turn":
        s = turn(main=["loan"], seats={"red": red})
    elif moment == "place":
        s = placing("jobs-1", map=on_map(c20="red social-1"), seats={"red": red})
    else:
        s = table("image_scoring", round=4, seats={"red": red})
    assert "repay 6" in offered(s)


@pytest.mark.clause("GD-6.4")
def test_a_repayment_rules_out_a_loan_until_the_turn_ends() -> None:
    red = {"cash": 20, "loans": {"6": 2}}
    s = table("begin_turn red", "begin_turn red", seats={"red": red})
    play(s, "repay 6", "refund_cash")
    assert refused(s, "take_loan 10") == "GD-6.4"
    assert GAME.view(s, None).seats["red"].repaid
    play(s, "end_turn")
    assert "take_loan 10" in offered(s)
    assert not GAME.view(s, None).seats["red"].repaid


@pytest.mark.clause("GD-6.5")
def test_all_loans_may_be_repaid_in_one_turn() -> None:
    s = turn(seats={"red": {"cash": 36, "loans": {"6": 1, "10": 1, "14": 1}}})
    play(s, "repay 14", "repay 6", "repay 10")
    assert (s.cash[RED], s.loans_of(RED)) == (0, 0)


@pytest.mark.clause("GD-12.1", "GD-6.4")
def test_the_settlement_takes_what_is_due_and_leaves_the_rest() -> None:
    red = {"cash": 30, "loans": {"6": 1, "14": 1}, "borrowed": True}
    s = table("settlement", round=10, seats={"red": red})
    assert s.seat == keeling.NOBODY
    assert (s.cash[RED], s.loans_of(RED), s.score(RED)) == (6, 0, 0)
    assert GAME.view(s, None).loans == {"6": 3, "10": 3, "14": 3}
