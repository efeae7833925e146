"""Chapter 7 of the rules document: the investment turn."""

from __future__ import annotations

from typing import Any

import pytest

from keeling.games.green_deal.engine.state import GreenDeal
from keeling.games.green_deal.game import GAME
from tests.green_deal.tables import BLUE, RED, offered, play, refused, table, told, turn

MAINS = ("buy ", "buy_action", "refund", "take_loan")


def investing(**red: Any) -> GreenDeal:
    """Red's turn with a card for 3 (job_2a: size 2, income +1, 1 point), A01 and A03."""
    row = {"cash": 20, "step": 6, **red}
    shown: dict[str, Any] = {"open": ["job_2a", "soc_1a"], "preview": ["job_1a"]}
    return turn(open_actions=["A01", "A03"], preview_actions=["A04"], seats={"red": row}, **shown)


def mains(s: GreenDeal) -> set[str]:
    """The kinds of main investment that are offered."""
    return {kind for kind in MAINS for option in offered(s) if option.startswith(kind)}


@pytest.mark.clause("GD-5.1.2", "GD-5.1.3")
@pytest.mark.parametrize(
    ("used", "left"),
    [
        ([], {"buy ", "buy_action", "refund", "take_loan"}),
        (["buy job_2a"], set()),
        (["buy_action A01"], {"take_loan"}),
        (["refund_cash"], {"take_loan"}),
        (["refund_chip 2"], {"take_loan"}),
        (["take_loan 6"], {"buy_action", "refund"}),
        (["take_loan 6", "buy_action A03"], set()),
        (["buy_action A03", "take_loan 14"], set()),
        (["refund_cash", "take_loan 14"], set()),
        (["buy_chip 1", "dividend"], {"buy ", "buy_action", "refund", "take_loan"}),
    ],
)
def test_what_is_left_of_the_main_investment(used: list[str], left: set[str]) -> None:
    s = investing()
    play(s, *used)
    assert mains(s) == left
    assert "end_turn" in offered(s)


@pytest.mark.clause("GD-5.1.4")
def test_a_loan_may_come_after_the_action_card() -> None:
    s = investing(cash=4)
    play(s, "buy_action A03", "take_loan 10")
    assert (s.cash[RED], s.step[RED]) == (10, 10)


@pytest.mark.clause("GD-5.1.5")
@pytest.mark.parametrize(
    "order",
    [
        ["buy_chip 1", "dividend", "take_loan 6", "buy_action A03"],
        ["take_loan 6", "buy_chip 1", "buy_action A03", "dividend"],
        ["take_loan 6", "dividend", "buy_action A03", "buy_chip 1"],
    ],
    ids=str,
)
def test_chips_and_dividends_come_before_between_or_after(order: list[str]) -> None:
    """Step 6 pays 2 for 3 points; step 10, income 8, pays 3 for 4."""
    s = investing()
    play(s, *order)
    early = order.index("dividend") < order.index("buy_action A03")
    cost, points = (2, 3) if early else (3, 4)
    assert (s.cash[RED], s.score(RED)) == (20 + 6 - 4 - 2 - cost, points)


@pytest.mark.clause("GD-5.1.6", "GD-5.1.10")
def test_a_turn_may_end_with_nothing_done() -> None:
    s = table("begin_turn red", "begin_turn blue", seats={"red": {"cash": 0, "step": 0}})
    assert {"refund_cash", "end_turn"} < set(offered(s))
    play(s, "end_turn")
    assert s.seat == BLUE


@pytest.mark.clause("GD-5.1.8")
def test_everybody_sees_what_somebody_has_bought() -> None:
    s = investing()
    play(s, "take_loan 6", "buy_action A03", "buy_chip 2")
    row = GAME.view(s, BLUE).seats["red"]
    assert (row.actions, row.loans["6"], row.chips["2"]) == (["A03"], 1, 1)
    s = investing()
    play(s, "buy job_2a")
    assert GAME.view(s, None).seats["red"].cards == ["job_2a"]
    assert GAME.view(s, None).seats["red"].pending == "jobs-2"


@pytest.mark.clause("GD-5.1.1")
def test_every_turn_begins_with_nothing_used() -> None:
    agenda = ("begin_turn red", "begin_turn blue")
    seats = {name: {"cash": 9} for name in ("red", "blue")}
    s = table(*agenda, seats=seats, open=["soc_1a", "job_1b"], preview=[])
    play(s, "buy soc_1a", "buy_chip 1", "dividend")  # nothing is left but to end the turn
    assert s.seat == BLUE
    assert {"buy job_1b", "buy_chip 1", "dividend", "take_loan 6"} < set(offered(s))


@pytest.mark.clause("GD-5.2.1")
def test_a_card_costs_what_is_printed_on_it() -> None:
    assert "buy job_2a" in offered(investing(cash=3))
    assert refused(investing(cash=2), "buy job_2a") == "GD-5.1.7"
    assert refused(investing(), "buy env_1a") == ""  # it is not in the display


@pytest.mark.clause("GD-5.2.2")
def test_a_purchase_is_told_in_the_order_of_its_steps() -> None:
    s = investing()
    play(s, "buy job_2a")
    assert [event[0] for event in told(s)] == ["bought", "level", "rose", "points"]
    assert GAME.view(s, None).tiles["jobs-2"] == 2


@pytest.mark.clause("GD-5.2.4")
def test_the_income_marker_stops_at_31() -> None:
    s = investing(step=29)
    play(s, "buy_action A03")
    assert s.step[RED] == 31


@pytest.mark.clause("GD-5.2.8", "GD-5.3.4")
def test_what_is_sold_is_not_replaced_during_the_round() -> None:
    s = investing()
    play(s, "buy job_2a")
    assert GAME.dump(s)["open"] == ["soc_1a"]
    assert GAME.dump(s)["preview"] == ["job_1a"]
    s = investing()
    play(s, "buy_action A01")
    assert GAME.dump(s)["open_actions"] == ["A03"]
    assert GAME.dump(s)["preview_actions"] == ["A04"]


@pytest.mark.clause("GD-5.3.1")
def test_an_action_card_must_be_open_and_paid() -> None:
    assert refused(investing(cash=3), "buy_action A03") == "GD-5.1.7"
    assert refused(investing(), "buy_action A04") == "GD-5.3.1"
    assert refused(investing(), "buy_action A05") == ""
    s = investing()
    play(s, "buy_action A01")
    assert refused(s, "buy_action A03") == "GD-5.1.2"


@pytest.mark.clause("GD-5.3.2", "GD-5.3.3", "GD-5.3.6")
def test_an_action_card_is_bought_like_any_card_and_its_columns_count_once() -> None:
    """A14: cost 2, income +2; nothing more of its columns in later turns."""
    agenda = ("begin_turn red", "begin_turn red")
    red = {"cash": 9, "step": 6}
    s = table(*agenda, open_actions=["A14"], preview_actions=[], seats={"red": red})
    play(s, "buy_action A14", "end_turn")
    assert (s.cash[RED], s.step[RED], s.score(RED)) == (7, 8, 0)
    assert GAME.dump(s)["seats"]["red"]["actions"] == ["A14"]


@pytest.mark.clause("GD-5.3.5")
def test_an_action_card_may_be_bought_in_vain() -> None:
    """A05 with everything at 12."""
    top = {"environment": 12, "jobs": 12, "social": 12, "research": 12}
    red = {"cash": 1, "levels": top}
    s = turn(open_actions=["A05"], preview_actions=[], seats={"red": red})
    play(s, "buy_action A05", "raise jobs")
    assert GAME.dump(s)["seats"]["red"]["levels"] == top


@pytest.mark.clause("GD-5.4.1", "GD-5.4.2", "GD-5.4.4")
def test_the_chip_of_the_tax_refund_is_free_and_no_purchase() -> None:
    s = investing()
    play(s, "refund_chip 3")
    assert (s.cash[RED], GAME.dump(s)["seats"]["red"]["chips"]) == (20, {"3": 1})
    assert "buy_chip 3" in offered(s)
    assert refused(s, "refund_cash") == "GD-5.1.2"
    assert refused(s, "refund_chip 1") == "GD-5.1.2"


@pytest.mark.clause("GD-5.6.2")
@pytest.mark.parametrize(("chip", "price"), [("1", 2), ("2", 3), ("3", 4)])
def test_the_price_of_a_chip(chip: str, price: int) -> None:
    s = investing(cash=price)
    play(s, f"buy_chip {chip}")
    assert s.cash[RED] == 0
    assert refused(investing(cash=price - 1), f"buy_chip {chip}") == "GD-5.1.7"


@pytest.mark.clause("GD-5.6.4")
def test_there_is_no_limit_on_chips_held() -> None:
    s = investing(chips={"1": 3, "2": 3, "3": 2})
    play(s, "buy_chip 3")
    assert s.chips_of(RED) == 9


DIVIDENDS = {  # income -> step, pay, points
    1: (1, 1, 1),
    2: (2, 1, 1),
    3: (3, 2, 2),
    4: (4, 2, 2),
    5: (5, 2, 3),
    6: (7, 2, 3),
    7: (9, 3, 4),
    8: (10, 3, 4),
    9: (12, 3, 5),
    10: (15, 3, 5),
    11: (16, 4, 6),
    12: (21, 4, 6),
    13: (24, 4, 7),
    14: (25, 4, 7),
    15: (30, 5, 8),
    16: (31, 5, 8),
}


@pytest.mark.clause("GD-5.7.2", "GD-5.7.3")
@pytest.mark.parametrize("income", DIVIDENDS)
def test_the_table_of_dividends(income: int) -> None:
    step, pay, points = DIVIDENDS[income]
    s = investing(step=step, cash=pay)
    assert GAME.view(s, None).seats["red"].income == income
    play(s, "dividend")
    assert (s.cash[RED], s.score(RED)) == (0, points)
    assert refused(investing(step=step, cash=pay - 1), "dividend") == "GD-5.1.7"


@pytest.mark.clause("GD-5.7.3")
def test_no_income_no_dividend() -> None:
    assert refused(investing(step=0), "dividend") == "GD-5.7.3"
