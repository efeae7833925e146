"""FE-10, FE-11: what the worked examples leave open."""

from __future__ import annotations

import pytest

from keeling.games.future_energy.engine.tables import ORDERS
from keeling.games.future_energy.game import GAME
from tests.future_energy.tables import RED, WHITE, play, table

AROUND = ["hamburg", "berlin", "prague", "vienna", "zurich", "cologne"]
DISPLAY = ["o02", "o03", "o04", "o06"]


@pytest.mark.clause("FE-10.2.4", "FE-10.2.1")
def test_an_order_bought_blind_lies_face_up() -> None:
    s = table("planning white", modules=(2,), order_display=DISPLAY, seats={"white": {"money": 3}})
    play(s, "buy_blind", "turn_up_order o10")
    assert GAME.view(s, RED).seats["white"].orders == ["o10"]
    assert (s.money[WHITE], s.order_bought) == (2, True)


@pytest.mark.clause("FE-10.4.8", "FE-10.3.1")
def test_a_tile_collected_this_turn_can_be_spent_in_the_last_window() -> None:
    """White takes a gas tile; o01 wants oil and gas, and oil was there before."""
    s = table(
        "move white 0",
        "last_window white",
        modules=(2,),
        tiles={"*": "", "lyon": "gas"},
        order_display=DISPLAY,
        display=["c02", "c03", "c04", "c07"],
        seats={
            "white": {
                "money": 1,
                "orders": ["o01"],
                "collected": {"oil": 1},
                "contracts": {"*": "", "c13": {"gas": 1, "oil": 1}},
            },
            "red": {"money": 0},
            "blue": {"money": 0},
            "yellow": {"money": 0},
        },
    )
    play(s, "draw 3", "use o01")
    assert (s.money[WHITE], s.score(WHITE)) == (4, 2)


@pytest.mark.clause("FE-10.5.5", "FE-10.4.5")
def test_a_certificate_is_sold_for_its_value_and_one_more() -> None:
    """o03 wants gas and coal; a 5 brings 6 M; the box shows a 5; 2 points for genuine tiles."""
    s = table(
        "planning white",
        modules=(2,),
        order_display=["o02", "o01", "o04", "o06"],
        certificate_pool={"3": 4, "4": 3, "5": 0},
        seats={
            "white": {
                "money": 0,
                "orders": ["o03"],
                "collected": {"gas": 1, "coal": 1},
                "certificates": {"3": 1, "5": 1},
            }
        },
    )
    play(s, "use o03")
    assert GAME.legal(s) == ["sell 3", "sell 5"]
    play(s, "sell 5")
    assert (s.money[WHITE], s.score(WHITE)) == (6, 2)
    assert GAME.view(s, RED).sold == {"5": 1}
    assert s.order_owner[ORDERS.index("o03")] == -3


@pytest.mark.clause("FE-10.2.2")
def test_without_a_deck_there_is_no_refill_and_no_blind_purchase() -> None:
    """Everything but the four open orders is used up."""
    used = [order for order in ORDERS if order not in DISPLAY]
    s = table(
        "planning white",
        modules=(2,),
        order_display=DISPLAY,
        orders_used=used,
        seats={"white": {"money": 3}},
    )
    objection = GAME.objection(s, GAME.vocabulary.read("buy_blind"))
    assert objection is not None
    assert objection.clause == "FE-10.2.2"
    play(s, "buy_order 2")
    assert list(s.order_display) == [1, -1, 3, 5]


@pytest.mark.clause("FE-11.3.3", "FE-11.3.2")
def test_nuclear_tiles_slide_back_at_the_end_of_the_turn() -> None:
    s = table("end_turn white", modules=(3,), nuclear_used=2, seats={"white": {"nuclear": 2}})
    assert s.slid == 0


@pytest.mark.clause("FE-11.3.2")
def test_a_nuclear_tile_is_not_wasted_on_a_step_that_is_free_anyway() -> None:
    s = table(
        "move white 0",
        modules=(3,),
        tiles={"*": "", **dict.fromkeys(AROUND, "investor"), "lyon": "gas", "paris": "gas"},
        lines={"start-lyon": ["white"]},
        seats={
            "white": {"nuclear": 1, "money": 1, "contracts": {"*": "", "c13": {"gas": 1, "oil": 1}}}
        },
        display=["c02", "c03", "c04", "c07"],
    )
    assert GAME.legal(s) == ["step paris", "step lyon", "step_nuclear paris"]
    objection = GAME.objection(s, GAME.vocabulary.read("step_nuclear lyon"))
    assert objection is not None
    assert objection.name == "free_anyway"
