"""Chapters 12 to 14 of the rules document: the last scorings and the ranking."""

from __future__ import annotations

import pytest

import keeling
from keeling.games.green_deal.game import GAME
from tests.green_deal.tables import table


@pytest.mark.clause("GD-10.1")
def test_image_does_not_count_for_the_sustainability_scoring() -> None:
    """Chips on all categories at level 1: lowest 1, nothing."""
    levels = {"environment": 1, "jobs": 1, "social": 1, "research": 1}
    red = {"levels": levels, "actions": ["A17"], "chips": {"3": 1}}
    s = table("balance_scoring", open_actions=[], preview_actions=[], seats={"red": red})
    assert s.scores() == [0, 0, 0]


@pytest.mark.clause("GD-11.1", "GD-11.2", "GD-11.3")
def test_a_company_on_step_0_is_valued_too() -> None:
    zero = {"step": 0}
    s = table("valuation", seats={"red": zero, "blue": zero, "green": zero})
    assert s.scores() == [8, 8, 8]
    s = table("valuation", seats={"red": {"step": 9}, "blue": {"step": 5}, "green": zero})
    assert s.scores() == [12, 8, 4]


@pytest.mark.clause("GD-11.2")
def test_shares_of_the_valuation_are_rounded_down() -> None:
    """Five on the same step: 24 / 5."""
    s = table("valuation", players=5)
    assert s.scores() == [4] * 5


@pytest.mark.clause("GD-11.1")
def test_steps_are_compared_and_not_incomes() -> None:
    """Steps 6 and 7 both mean income 6."""
    s = table("valuation", seats={"red": {"step": 7}, "green": {"step": 1}})
    assert s.scores() == [12, 8, 4]


@pytest.mark.clause("GD-12.2", "GD-5.1.9")
def test_debts_may_lead_below_nothing() -> None:
    red = {"cash": 0, "loans": {"6": 1, "10": 1, "14": 1}}
    s = table("settlement", "final_cards", round=10, seats={"red": red})
    assert s.scores() == [-2 * (8 + 12 + 16), 0, 0]
    assert s.winners() == [1, 2]


@pytest.mark.clause("GD-12.7")
def test_cash_and_chips_have_no_value_by_themselves() -> None:
    red = {"cash": 99, "chips": {"3": 3}}
    s = table("settlement", "final_cards", round=10, seats={"red": red})
    assert s.seat == keeling.NOBODY
    assert s.scores() == [0, 0, 0]


@pytest.mark.clause("GD-12.4", "GD-12.5", "GD-12.8")
def test_lower_places_are_ranked_by_the_same_rules() -> None:
    row = {"points": {"projects": 10}, "step": 6, "cash": 3}
    seats = {
        "red": {**row, "points": {"projects": 20}},
        "blue": {**row, "step": 7},
        "green": {**row, "cash": 4},
        "yellow": row,
        "violet": row,
    }
    s = table("final_cards", round=10, players=5, seats=seats)
    order = sorted(range(5), key=s.standing, reverse=True)
    assert order[:3] == [0, 1, 2]
    assert s.standing(3) == s.standing(4)
    assert GAME.tie_breaks(s)[2] == {"step": 6, "cash": 4}
    assert GAME.score_sheet(s)[0]["projects"] == 20
