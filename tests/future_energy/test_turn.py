"""FE-3, FE-6.6, FE-7 Rounds and turns: what the worked examples leave open."""

from __future__ import annotations

import pytest

import keeling
from keeling.games.future_energy.engine.tables import PLACES
from tests.future_energy.tables import WHITE, play, table

NO_TILES = {"*": ""}
NO_CONTRACTS = {"*": ""}


@pytest.mark.clause("FE-3.1", "FE-6.6.1", "FE-6.6.2")
def test_the_next_player_takes_a_turn_and_the_crew_stays_where_it_is() -> None:
    s = table("end_turn yellow", crew="milan", tiles=NO_TILES, covered=["one_line"], kite="red")
    assert (s.seat, PLACES[s.crew], s.covered) == (WHITE, "milan", 0)


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
