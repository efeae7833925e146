"""FE-5.3 Contracts: what the worked examples leave open."""

from __future__ import annotations

import pytest

from keeling.games.future_energy.game import GAME
from tests.future_energy.tables import WHITE, play, table

NO_TILES = {"*": ""}
NO_CONTRACTS = {"*": ""}


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


def test_a_contract_without_plants_is_completed_and_no_other() -> None:
    contracts = {"*": "", "s4": {}, "c01": {"oil": 1}}
    s = table("turn white", seats={"white": {"contracts": contracts}})
    white = GAME.view(s, None).seats["white"]
    assert white.completed == ["s4"]
    assert [contract.id for contract in white.contracts] == ["c01"]
