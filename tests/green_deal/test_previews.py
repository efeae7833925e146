"""What options show of their costs and gains before they are taken."""

from __future__ import annotations

from typing import Any

from keeling.games.green_deal.engine.state import GreenDeal
from keeling.games.green_deal.game import GAME
from tests.green_deal.tables import BLUE, RED, on_map, placing, play, table, turn


def preview(s: GreenDeal, notation: str) -> list[dict[str, int]]:
    """What an option changes at once, for each seat."""
    return GAME.preview(s, GAME.vocabulary.read(notation))


def test_a_card_shows_what_it_costs_and_brings() -> None:
    """res_5c: size 5, cost 8, income -5, 11 points; level and income stop at their ends."""
    red = {"cash": 9, "step": 3, "levels": {"research": 10}}
    s = turn(open=["res_5c"], preview=[], seats={"red": red})
    assert preview(s, "buy res_5c")[RED] == {"cash": -8, "step": -3, "score": 11, "research": 2}


def test_an_action_card_shows_its_effects_as_far_as_nothing_is_to_be_chosen() -> None:
    given: dict[str, Any] = {"open_actions": ["A01", "A06"], "preview_actions": []}
    s = turn(**given)
    assert preview(s, "buy_action A01")[RED] == {"cash": 12, "score": -2}
    assert preview(s, "buy_action A06")[RED] == {"score": 3}


def test_loans_and_repayments_show_cash() -> None:
    s = turn(seats={"red": {"cash": 20, "loans": {"10": 1}}})
    assert preview(s, "take_loan 14")[RED] == {"cash": 14, "loans": 1}
    assert preview(s, "repay 10")[RED] == {"cash": -12, "loans": -1}


def test_a_card_that_asks_shows_the_rest_of_its_effects_with_the_answer() -> None:
    """GD-13.21 Boycott: -3 and +3 steps; GD-13.23 a bridge loan brings 6 more cash."""
    s = turn(seats={"red": {"actions": ["A21", "A23"], "step": 6}, "blue": {"step": 6}})
    assert preview(s, "play A21")[RED] == {}
    play(s, "play A21")
    shown = preview(s, "against blue")
    assert (shown[RED], shown[BLUE]) == ({"step": 3}, {"step": -3})
    play(s, "against blue", "play A23")
    assert preview(s, "borrow 14")[RED] == {"cash": 20, "loans": 1}


def test_an_answer_that_is_forced_is_shown_with_the_card() -> None:
    """Two loans of 10 and 14 each are lent thrice: only the loan of 6 is left."""
    lent = {"blue": {"loans": {"10": 3}}, "green": {"loans": {"14": 3}}}
    s = turn(seats={"red": {"actions": ["A23"]}, **lent})
    assert preview(s, "play A23")[RED] == {"cash": 12, "loans": 1}


def test_a_dividend_shows_price_and_points() -> None:
    assert preview(turn(), "dividend")[RED] == {"cash": -2, "score": 3}


def test_a_cell_shows_the_cooperations_nobody_is_asked_about() -> None:
    there = on_map(c12="blue jobs-3", c20="red jobs-2")
    s = placing("jobs-3", map=there, seats={"red": {"step": 6}, "blue": {"step": 6}})
    shown = preview(s, "place 1-1")
    assert (shown[RED], shown[BLUE]) == ({"step": 3}, {"step": 3})


def test_a_cell_shows_nothing_that_is_still_to_be_decided() -> None:
    there = on_map(c12="blue jobs-1", c20="red social-2")
    s = placing("jobs-3", map=there)
    assert preview(s, "place 1-1")[RED] == {}
    play(s, "place 1-1")
    assert preview(s, "compete")[RED] == {"step": 2}
    assert preview(s, "compete")[BLUE] == {"step": -2}
    assert preview(s, "cooperate")[BLUE] == {"step": 2}


def test_a_bid_and_a_chip_on_the_board_show_nothing_of_what_the_others_did() -> None:
    """The last bid and the last chip lead on to what is secret until then."""
    agenda = (
        "bid red",
        "bid blue",
        "bid green",
        "together",
        "show_bids",
        "fix_order",
        "accounting",
    )
    s = table(*agenda)
    play(s, "bid 3", "bid 4")
    assert preview(s, "bid 5") == [{}, {}, {}]
    chips = {"chips": {"3": 1}}
    s = table("image_scoring", round=4, seats={"red": chips, "blue": chips})
    play(s, "allocate 3 jobs")
    assert preview(s, "allocate 3 jobs") == [{}, {}, {}]
