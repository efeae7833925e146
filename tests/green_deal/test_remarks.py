"""What stands beside options: the numbers a person would look up or work out."""

from __future__ import annotations

from itertools import combinations
from typing import TYPE_CHECKING, Any

import pytest

from keeling.games.green_deal.game import GAME
from keeling.games.green_deal.words.phrases import MINUS
from keeling.games.green_deal.words.remarks_edges import asked, fight, gains
from keeling.text.catalogue import catalogue
from tests.green_deal.tables import BLUE, RED, on_map, placing, play, table, turn

if TYPE_CHECKING:
    from keeling.games.green_deal.engine.state import GreenDeal

SHOWN = GAME.presentation

WORDS = catalogue("keeling.games.green_deal", "en")
DISPLAY: dict[str, Any] = {"open": ["env_4a", "job_1b", "soc_3b", "res_2a"], "preview": []}
NO_CARDS: dict[str, Any] = {"open_actions": [], "preview_actions": []}


def beside(s: GreenDeal, notation: str) -> str:
    """The remark for whoever is to choose, with plain minus signs."""
    assert notation in GAME.legal(s)
    told = SHOWN.remark(GAME.view(s, int(s.seat)), GAME.vocabulary.read(notation), WORDS)
    return told.replace(MINUS, "-")


def test_a_project_tells_where_it_leads() -> None:
    red = {"cash": 9, "step": 8, "levels": {"environment": 2}}
    s = turn(**DISPLAY, seats={"red": red})
    told = beside(s, "buy env_4a")
    assert told == "level 2 → 6; income 7 → 6"


def test_a_level_has_an_end_and_a_sale_may_be_the_last() -> None:
    red = {"cash": 9, "levels": {"research": 11}}
    s = turn(**DISPLAY, sold=1, **NO_CARDS, seats={"red": red})
    told = beside(s, "buy res_2a")
    assert told == "level 11 → 12; last sale of the round, also discarded: 3 projects"


def test_loans_dividends_and_chips_tell_what_they_come_to() -> None:
    red = {"cash": 20, "step": 5, "loans": {"10": 1}, "actions": ["A12", "A10"]}
    s = turn(**NO_CARDS, seats={"red": red})
    assert beside(s, "take_loan 14") == "to be repaid with 16, interest 2"
    assert beside(s, "repay 10") == "12 cash, interest 2"
    assert beside(s, "dividend") == "2 cash for 5 points"
    assert beside(s, "buy_chip 3") == "3 cash; 3 left"
    assert beside(s, "end_turn") == "without a main investment"
    play(s, "refund_cash")
    assert beside(s, "end_turn") == ""


def test_an_action_card_tells_kind_cost_and_effect() -> None:
    s = turn(open_actions=["A14", "A24"], preview_actions=[], seats={"red": {"cash": 9}})
    attack = "each competition you start counts 2 steps more for both"
    assert beside(s, "buy_action A14") == f"permanent, 2 cash, income steps +2: {attack}"
    play(s, "buy_action A24")
    assert beside(s, "play A24") == "receive your income once more"


def test_a_cell_tells_every_edge_with_the_same_category() -> None:
    """North a smaller rival, east another category, south an own one, west a larger rival."""
    rivals = {"c02": "blue jobs-1", "c13": "blue research-1", "c11": "green jobs-5"}
    lying = on_map(**rivals, c22="red jobs-2", c03="red jobs-1")
    s = placing("jobs-4", map=lying)
    north = "north, Blue 1: cooperate, you +2, Blue +2, or compete, you +3, the other -3"
    west = "west, Green 5: cooperate, you +4, Green +4"
    assert beside(s, "place 1-2") == f"{north}; south, own 2: cooperate, you +3; {west}"


def test_permanent_cards_of_both_sides_count_in_both_outcomes() -> None:
    lying = on_map(c02="blue jobs-1", c22="red social-2")
    red, blue = {"actions": ["A13", "A14"], "step": 6}, {"actions": ["A15"], "step": 3}
    s = placing("jobs-4", map=lying, seats={"red": red, "blue": blue}, **NO_CARDS)
    play(s, "place 1-2")
    assert beside(s, "cooperate") == "you +4 (income 6 → 8), Blue +2 (income 3 → 5)"
    assert beside(s, "compete") == "you +5 (income 6 → 8), Blue 0 (income 3 → 3)"


@pytest.mark.parametrize("cards", [[], ["A13"], ["A14"]], ids=str)
@pytest.mark.parametrize("rivals", [[], ["A15"]], ids=str)
def test_what_edges_promise_is_what_happens(cards: list[str], rivals: list[str]) -> None:
    for size, other in combinations([5, 4, 3, 2, 1], 2):
        lying = on_map(c02=f"blue jobs-{other}", c22="red social-2")
        seats = {"red": {"actions": cards, "step": 15}, "blue": {"actions": rivals, "step": 15}}
        s = placing(f"jobs-{size}", map=lying, seats=seats, **NO_CARDS)
        play(s, "place 1-2")
        view = GAME.view(s, RED)
        for notation, promised in {"cooperate": gains, "compete": fight}.items():
            done = GAME.preview(s, GAME.vocabulary.read(notation))
            assert (done[RED]["step"], done[BLUE].get("step", 0)) == promised(view, *asked(view))


def test_a_bid_tells_what_is_left_and_to_a_spy_the_place() -> None:
    seats: dict[str, Any] = {
        "red": {"cash": 9, "step": 7},
        "blue": {"cash": 5},
        "green": {"cash": 9},
    }
    s = table("bid red", round=2, phase="auction", seats=seats)
    assert beside(s, "bid 4") == "5 cash left, 11 with the income"
    seats |= {"blue": {"cash": 5, "bid": 4}, "green": {"cash": 9, "bid": 4}}
    s = table("bid red", round=2, phase="auction", bids_shown=True, spy="red", seats=seats)
    assert beside(s, "bid 4").endswith("; place 3")
    assert beside(s, "bid 5").endswith("; place 1")
    seats |= {"green": {"cash": 12, "bid": 4}}  # who bids the same and has more comes after
    s = table("bid red", round=2, phase="auction", bids_shown=True, spy="red", seats=seats)
    assert beside(s, "bid 4").endswith("; place 2")


def test_a_chip_tells_the_image_and_the_place_by_what_can_be_seen() -> None:
    red = {"levels": {"jobs": 1}, "chips": {"3": 1}, "actions": ["A17"]}
    blue = {"levels": {"jobs": 6, "social": 2}}
    s = table(
        "lay_chip red", round=4, phase="scoring", seats={"red": red, "blue": blue}, **NO_CARDS
    )
    assert beside(s, "allocate 3 jobs") == "image 5; place 2 by what can be seen"
    assert beside(s, "allocate 3 social") == "image 4; place 1 by what can be seen"
    assert beside(s, "allocate 3 centre") == "saved for the next PR scoring"
    s = table(
        "lay_chip red", round=10, phase="scoring", seats={"red": red, "blue": blue}, **NO_CARDS
    )
    assert beside(s, "allocate 3 centre") == "counts no more after this round"


@pytest.mark.clause("GD-9.14")
def test_a_chip_is_added_to_an_image_that_has_stayed_and_compared_with_those_of_others() -> None:
    seats = {
        "red": {"levels": {"jobs": 1}, "image": {"jobs": 4}, "chips": {"3": 1}},
        "blue": {"levels": {"jobs": 2}, "image": {"jobs": 9}},
    }
    s = table("lay_chip red", image="lasting", round=7, phase="scoring", seats=seats, **NO_CARDS)
    assert beside(s, "allocate 3 jobs") == "image 7; place 2 by what can be seen"


def test_cards_against_others_tell_what_they_have_to_lose() -> None:
    seats = {"red": {"actions": ["A19", "A21"]}, "blue": {"cash": 4, "step": 2}}
    s = turn(seats=seats, **NO_CARDS)
    play(s, "play A19")
    assert beside(s, "against blue") == "pays 4 cash"
    play(s, "against blue", "play A21")
    assert beside(s, "against blue") == "income 2 → 0"
