"""SC-6.2, SC-10 The market and CEPs: what the worked examples leave open."""

from __future__ import annotations

from typing import Any

import pytest

from keeling.games.second_chance.game import GAME
from keeling.text.catalogue import catalogue
from tests.second_chance.tables import BLUE, RED, offered, play, refused, table, turn

WIND = {"energy": "wind"}


@pytest.mark.clause("SC-6.2.1", "SC-5.1")
@pytest.mark.parametrize("visit", ["buy", "sell"])
def test_one_visit_a_turn(visit: str) -> None:
    s = turn(seats={"red": {"money": 20, "ceps": 2}})
    play(s, visit)
    assert (refused(s, "buy"), refused(s, "sell")) == ("SC-5.1", "SC-5.1")


@pytest.mark.clause("SC-6.2.2")
@pytest.mark.parametrize(("money", "legal"), [(4, False), (5, True)])
def test_buying_needs_the_price(money: int, legal: bool) -> None:  # noqa: FBT001 - a row of the table
    s = turn(price=5, seats={"red": {"money": money}})
    assert ("buy" in offered(s)) == legal
    if not legal:
        assert refused(s, "buy") == "SC-6.2.2"


@pytest.mark.clause("SC-6.2.4", "SC-7.4.5")
def test_ceps_of_a_region_are_never_sold() -> None:
    held = {"asia": {"slots": ["solar red red"], "controller": "red"}}
    s = turn(regions=held, seats={"red": {"ceps": 0}})
    assert refused(s, "sell") == "SC-6.2.4"


@pytest.mark.clause("SC-10.9")
def test_from_an_empty_market_nothing_is_bought_but_selling_is_possible() -> None:
    s = turn(market=0, bank=0, price=5, seats={"red": {"money": 9, "ceps": 1}})
    assert refused(s, "buy") == "SC-10.9"
    play(s, "sell")
    assert (s.money[RED], s.price, s.market, s.bank) == (14, 4, 1, 0)


@pytest.mark.clause("SC-10.9", "SC-2.2")
def test_a_gain_from_an_empty_market_is_lost() -> None:
    """Card 17 for its side effect, a CEP; nothing is owed later."""
    s = turn(market=0, bank=0, seats={"red": {"ceps": 1, "lobby": ["lobby_17"]}})
    play(s, "side lobby_17")
    assert (s.ceps[RED], s.market, s.carded) == (1, 0, True)


@pytest.mark.clause("SC-10.9", "SC-2.2", "SC-10.3")
def test_of_two_ceps_only_one_may_be_left() -> None:
    s = turn(
        market=1,
        bank=0,
        price=4,
        projects={"africa-money": {"energy": "forestation"}},
        seats={"red": {"ceps": 0}},
        regions={"asia": {"slots": ["solar red red"], "controller": "red"}},
    )
    play(s, "prepare africa-money")
    # the CEP paid is in the bank when the market runs empty, and is the second one
    assert (s.ceps[RED], s.market, s.bank, s.price) == (2, 0, 0, 6)


@pytest.mark.clause("SC-10.9")
def test_a_refill_takes_what_the_bank_has() -> None:
    s = turn(market=1, bank=1, price=4, seats={"red": {"money": 4}})
    play(s, "buy")
    assert (s.market, s.bank, s.price) == (1, 0, 5)


@pytest.mark.clause("SC-10.9")
def test_a_market_with_one_cep_is_not_topped_up() -> None:
    s = turn(market=1, seats={"red": {"ceps": 1}})
    play(s, "sell")
    assert s.market == 1


@pytest.mark.clause("SC-10.5")
def test_the_market_closes_through_whomever_it_runs_empty() -> None:
    """Blue, forced to move, takes the last CEP in red's turn."""
    s = turn(
        market=1,
        projects={"africa-money": {**WIND, "worker": "blue"}},
        played={"lobby_17": {"player": "yellow"}},
        seats={"red": {"money": 9}, "blue": {"scientists": 0, "ceps": 0}},
    )
    play(s, "prepare africa-money", "move africa-money lobby_17")
    assert (s.ceps[BLUE], s.market, s.price) == (1, 2, 4)
    assert refused(s, "buy") == "SC-10.5"


@pytest.mark.clause("SC-10.5")
def test_gains_are_possible_from_a_closed_market() -> None:
    s = turn(turn={"closed": True}, seats={"red": {"ceps": 0, "lobby": ["lobby_17"]}})
    play(s, "side lobby_17")
    assert s.ceps[RED] == 1


@pytest.mark.clause("SC-10.6", "SC-10.1", "SC-10.2")
@pytest.mark.parametrize("source", ["own", "asia"])
def test_a_cep_is_paid_from_the_board_or_a_controlled_region(source: str) -> None:
    held = {"asia": {"slots": ["solar red red"], "controller": "red"}}
    s = turn(regions=held, projects={"africa-money": WIND}, seats={"red": {"ceps": 1}})
    bank = s.bank
    play(s, "prepare africa-money")
    assert offered(s) == ["pay own", "pay asia"]
    play(s, f"pay {source}")
    left = (int(s.ceps[RED]), int(s.region_ceps[4]))
    assert left == ((0, 6) if source == "own" else (1, 5))
    assert s.bank == bank + 1


@pytest.mark.clause("SC-10.6", "SC-7.4.5")
def test_nobody_pays_from_a_region_of_somebody_else() -> None:
    held = {"asia": {"slots": ["solar blue blue"], "controller": "blue"}}
    s = turn(regions=held, projects={"africa-money": WIND}, seats={"red": {"ceps": 0}})
    assert refused(s, "prepare africa-money") == "SC-10.7"


@pytest.mark.clause("SC-8.4", "SC-10.8", "SC-8.10")
def test_a_regional_cep_goes_where_a_place_is_free() -> None:
    s = table(
        "learn red wind",
        "act red",
        turn={"active": "red"},
        regions={"africa": {"ceps": 2}, "asia": {"ceps": 0}},
        seats={"red": {"knowledge": {"wind": 2}}},
    )
    assert offered(s) == ["stock africa", "stock asia", "give blue", "give yellow", "decline"]
    assert refused(s, "stock europe") == "SC-10.8"
    play(s, "stock africa")
    assert (s.region_ceps[3], s.market) == (3, 1)


@pytest.mark.clause("SC-8.10")
def test_without_a_cep_in_the_market_the_bonus_is_void() -> None:
    s = table(
        "learn red wind",
        "act red",
        turn={"active": "red"},
        market=0,
        bank=0,
        regions={"africa": {"ceps": 2}},
        seats={"red": {"knowledge": {"wind": 2}}},
    )
    assert "stock africa" not in offered(s)
    assert any(option.startswith("plan") for option in offered(s))


@pytest.mark.clause("SC-10.10")
def test_a_penalty_may_empty_the_market() -> None:
    """The price before the rise is lost; between turns nothing is closed."""
    s = table(
        "pay_or_penalty red 2 africa",
        "begin_turn red",
        market=1,
        price=4,
        seats={"red": {"ceps": 0}},
    )
    assert (s.score(RED), s.price, s.market, s.stopped) == (-4, 5, 2, False)


@pytest.mark.clause("SC-10.10")
def test_a_penalty_with_an_empty_market_takes_no_cep() -> None:
    empty: dict[str, Any] = {"market": 0, "bank": 0, "price": 6, "seats": {"red": {"ceps": 0}}}
    s = table("pay_or_penalty red 2 africa", "begin_turn red", **empty)
    assert (s.score(RED), s.price, s.market, s.bank) == (-6, 6, 0, 0)


@pytest.mark.clause("SC-10.11")
def test_who_can_pay_gets_no_penalty() -> None:
    s = table("pay_or_penalty red 2 africa", "begin_turn red", seats={"red": {"ceps": 1}})
    assert (s.ceps[RED], s.score(RED)) == (0, 0)


@pytest.mark.clause("SC-2.2", "SC-5.4")
def test_a_gain_of_tech_gives_what_is_left() -> None:
    s = turn(tech_left=1, seats={"red": {"tech": 0}})
    play(s, "plan wind africa-tech")
    assert (s.tech[RED], s.tech_left) == (1, 0)


@pytest.mark.clause("SC-10.6", "SC-10.11")
def test_it_is_said_for_what_a_cep_is_paid() -> None:
    asia = {"asia": {"controller": "red", "ceps": 1}}
    red = {"red": {"ceps": 1}}
    s = table("pay_or_penalty red 2 africa", "begin_turn red", seats=red, regions=asia)
    asked = catalogue("keeling.games.second_chance", "en").prompt(GAME.view(s, RED))
    assert asked == "From where do you pay the CEP for the fossil plant in Africa?"
