"""FE-3 to FE-7: what the worked examples leave open."""

from __future__ import annotations

import pytest

import keeling
from keeling.games.future_energy.game import GAME
from keeling.games.future_energy.tables import PLACES
from tests.future_energy.tables import RED, WHITE, play, table

NO_TILES = {"*": ""}
NO_CONTRACTS = {"*": ""}


@pytest.mark.clause("FE-3.1", "FE-6.6.1", "FE-6.6.2")
def test_the_next_player_takes_a_turn_and_the_crew_stays_where_it_is() -> None:
    s = table("end_turn yellow", crew="milan", tiles=NO_TILES, covered=["one_line"], kite="red")
    assert (s.seat, PLACES[s.crew], s.covered) == (WHITE, "milan", 0)


@pytest.mark.clause("FE-5.3.6")
def test_a_player_may_own_any_number_of_contracts() -> None:
    mine: dict[str, dict[str, int]] = {
        c: {} for c in ("c02", "c03", "c04", "c05", "c06", "c09", "c10")
    }
    s = table(
        "planning white",
        display=["c01", "c07", "c08", "c19"],
        stack=9,
        seats={"white": {"contracts": {**NO_CONTRACTS, **mine, "c11": {"coal": 1}}, "money": 4}},
    )
    play(s, "buy 1")
    assert sum(owner == WHITE for owner in s.owner) == 9


@pytest.mark.clause("FE-6.1.12", "FE-6.5.8")
def test_a_fee_received_this_turn_can_pay_for_joining() -> None:
    """Red has 1 M, gets 1 M for the step over its line, and so has the 2 M to join."""
    s = table(
        "move white 0",
        tiles={**NO_TILES, "lyon": "coal"},
        lines={"start-lyon": ["red"]},
        display=["c02", "c03", "c04", "c07"],
        seats={
            "white": {"money": 1, "contracts": {**NO_CONTRACTS, "c05": {"nuclear": 1, "coal": 1}}},
            "red": {"money": 1, "contracts": {**NO_CONTRACTS, "c06": {"coal": 1}}},
            "blue": {"contracts": NO_CONTRACTS},
            "yellow": {"contracts": NO_CONTRACTS},
        },
    )
    play(s, "decline")  # the step and the build are forced; coal returns nothing
    assert (s.seat, s.money[RED]) == (RED, 2)
    play(s, "join c06")
    assert (s.money[WHITE], s.money[RED]) == (1 - 1 + 2, 2 - 2 + 1)  # 1 M: c06 is completed


@pytest.mark.clause("FE-6.5.8", "FE-6.5.7")
def test_the_money_of_a_contract_completed_by_joining_comes_too_late() -> None:
    """Red has 1 M and would get 1 M by completing c06: not asked."""
    s = table(
        "move white 0",
        tiles={**NO_TILES, "lyon": "gas"},
        display=["c02", "c03", "c04", "c07"],
        seats={
            "white": {"money": 1, "contracts": {**NO_CONTRACTS, "c13": {"oil": 1, "gas": 1}}},
            "red": {"money": 1, "contracts": {**NO_CONTRACTS, "c08": {"gas": 1}}},
            "blue": {"contracts": NO_CONTRACTS},
            "yellow": {"contracts": NO_CONTRACTS},
        },
    )
    play(s, "draw 3")
    assert s.seat == keeling.NOBODY  # red is not asked, and nothing else is on the agenda


@pytest.mark.clause("FE-6.5.10", "FE-6.5.3")
def test_a_joiner_with_several_contracts_chooses_one() -> None:
    s = table(
        "ask_to_join red white lyon oil 1",
        tiles=NO_TILES,
        plants={"lyon": {"white": 1}},
        display=["c03", "c04", "c05", "c06"],
        seats={
            "red": {"money": 2, "contracts": {**NO_CONTRACTS, "c01": {"oil": 1}, "c02": {"oil": 1}}}
        },
    )
    assert GAME.legal(s) == ["join c01", "join c02", "decline"]
    play(s, "join c02")
    assert (s.plants_at(PLACES.index("lyon"), RED), s.under(0, 5)) == (1, 1)


@pytest.mark.clause("FE-6.5.9", "FE-6.1.9")
def test_nobody_is_asked_after_a_pass() -> None:
    s = table(
        "move white 0",
        "end_turn white",
        tiles=NO_TILES,
        kite="white",
        seats={"white": {"money": 9}, "red": {"money": 9}},
    )
    assert (s.seat, GAME.prompt(s)) == (RED, "planning")


@pytest.mark.clause("FE-7.6")
def test_an_empty_board_does_not_end_the_game() -> None:
    s = table("end_turn yellow", tiles=NO_TILES, kite="white", acted=True)
    assert s.seat == WHITE


@pytest.mark.clause("FE-7.4")
def test_a_trigger_is_never_undone() -> None:
    """Red placed its last line and takes it up again with o02: the round is still the last."""
    s = table(
        "planning red",
        "end_turn red",
        modules=(2,),
        ending=True,
        kite="blue",
        lines={"start-lyon": ["red"]},
        order_display=["o01", "o03", "o04", "o06"],
        seats={"red": {"lines": 0, "orders": ["o02"], "collected": {"nuclear": 1, "coal": 1}}},
    )
    play(s, "use o02", "line start-paris", "end")
    assert s.seat == keeling.NOBODY
