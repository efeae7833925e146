"""FE-6.5 Joining: what the worked examples leave open."""

from __future__ import annotations

import pytest

import keeling
from keeling.games.future_energy.engine.tables import PLACES
from keeling.games.future_energy.game import GAME
from tests.future_energy.tables import RED, WHITE, play, table

NO_TILES = {"*": ""}
NO_CONTRACTS = {"*": ""}


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
