"""FE-7.5 The end of a game in which nobody can act, announced a round before."""

from __future__ import annotations

from typing import Any

import pytest

import keeling
from keeling.games.future_energy.data.box import BOARDS
from keeling.games.future_energy.engine.rules.ending import can_act
from keeling.games.future_energy.engine.state import FutureEnergy
from keeling.games.future_energy.engine.tables import (
    CONNECTIONS,
    IN_PLAY,
    LINES_EACH,
    N_CONNECTIONS,
)
from keeling.games.future_energy.game import GAME
from keeling.games.future_energy.words.remarks import remark
from keeling.text.catalogue import catalogue
from tests.future_energy.tables import WHITE, play, table

PACKAGE = "keeling.games.future_energy"
SIDE = [name for n, name in enumerate(CONNECTIONS) if IN_PLAY[2 * N_CONNECTIONS + n]]
CLOSED = {"*": "", **{one.id: "face_down" for one in BOARDS[1].field if one.closed_in_two_player}}
NOTHING: dict[str, Any] = {"plants": 0, "money": 0, "contracts": {"*": ""}, "turns": 0}


def no_way_out(*agenda: str, modules: tuple[int, ...] = (), **given: Any) -> FutureEnergy:
    """Two players: every connection has a line of red, no tile is left, no plant in a supply."""
    given = {
        "kite": "white",
        "tiles": CLOSED,
        "lines": {name: ["red"] for name in SIDE},
        "seats": {"white": NOTHING, "red": NOTHING},
        "order_display": [""] * 4,
        **given,
    }
    s = table(*(agenda or ("turn white",)), players=2, modules=modules, **given)
    s.events = s.events or []
    return s


def told(s: FutureEnergy) -> list[str]:
    """The names of what has been told."""
    return [GAME.events.all[event[0]].name for event in s.events or []]


@pytest.mark.clause("FE-7.5")
def test_the_end_is_announced_a_round_before_and_each_player_is_told() -> None:
    s = no_way_out()
    assert (GAME.prompt(s), s.seat, list(s.turns)) == ("look_on", WHITE, [2, 1])
    view = GAME.view(s, WHITE)
    assert (view.stuck, view.last_round, GAME.legal(s)) == (True, True, ["end"])
    play(s, "end")
    assert (GAME.prompt(s), list(s.turns)) == ("look_on", [2, 2])
    play(s, "end")
    assert (s.seat, list(s.turns)) == (keeling.NOBODY, [2, 2])
    assert [name for name in told(s) if name in ("stuck", "stuck_end", "idle")][-1] == "stuck_end"


@pytest.mark.clause("FE-7.5")
@pytest.mark.parametrize(
    ("language", "words"),
    [
        ("en", "nobody can act: the game ends after this round"),
        ("de", "niemand kann etwas tun: Das Spiel endet nach dieser Runde"),
        ("pl", "nikt nie może nic zrobić: gra kończy się po tej rundzie"),
    ],
)
def test_the_announcement_stands_beside_the_option_and_on_the_board(
    language: str, words: str
) -> None:
    s = no_way_out()
    view, known = GAME.view(s, WHITE), catalogue(PACKAGE, language)
    assert remark(view, s.legal[0], known) == words
    assert words in " ".join(GAME.presentation.text_board(view, known).split())


@pytest.mark.clause("FE-7.5", "FE-7.6")
@pytest.mark.parametrize(
    "given",
    [
        {"lines": {name: ["red"] for name in SIDE[1:]}},  # a connection is empty
        {
            "seats": {"white": {**NOTHING, "plants": 2}, "red": NOTHING},
            "display": ["c01", "", "", ""],
        },
        {
            "seats": {"white": NOTHING, "red": {**NOTHING, "plants": 2}},
            "display": ["c01", "", "", ""],
        },
    ],
    ids=["a line", "a contract", "a contract for the other player"],
)
def test_what_somebody_could_do_keeps_the_game_going(given: dict[str, Any]) -> None:
    s = no_way_out("end_turn red", **given)
    assert not s.stuck
    assert no_way_out("end_turn red").stuck


@pytest.mark.clause("FE-7.5")
def test_who_has_to_save_for_a_long_way_is_not_stuck() -> None:
    """Seven steps of 1 M, and 3 M a round: in the third white must move."""
    white = {**NOTHING, "contracts": {"*": "", "c01": {"oil": 1}}}
    tiles = {**CLOSED, "madrid": "oil"}
    s = no_way_out(tiles=tiles, seats={"white": white, "red": NOTHING}, crew="stockholm")
    assert (GAME.prompt(s), list(s.turns), s.money[WHITE]) == ("move", [3, 2], 9)
    assert GAME.legal(s) == ["step oslo", "step gothenburg", "step riga"]
    assert "stuck" not in told(s)


@pytest.mark.clause("FE-7.5", "FE-10.2.1", "FE-10.4.1")
def test_an_order_to_buy_or_to_use_is_something_to_do() -> None:
    used = [f"o{n:02}" for n in range(1, 17)]
    assert not can_act(no_way_out("look_on white", modules=(2,), orders_used=used), WHITE)
    assert can_act(no_way_out("look_on white", modules=(2,), orders_used=used[1:]), WHITE)
    shown = no_way_out(
        "look_on white", modules=(2,), orders_used=used[1:], order_display=["o01", *[""] * 3]
    )
    assert can_act(shown, WHITE)
    for collected, usable in (({"oil": 1, "gas": 1}, True), ({"coal": 2}, False)):
        white = {**NOTHING, "orders": ["o01"], "collected": collected}
        seats = {"white": white, "red": NOTHING}
        s = no_way_out("look_on white", modules=(2,), orders_used=used[1:], seats=seats)
        assert can_act(s, WHITE) == usable


@pytest.mark.clause("FE-7.5")
def test_what_changes_in_the_announced_round_takes_the_announcement_back() -> None:
    lines = {name: ["red"] for name in SIDE[1:]}
    s = no_way_out("end_turn red", stuck=True, lines=lines)
    assert (s.stuck, GAME.prompt(s)) == (False, "planning")


@pytest.mark.clause("FE-7.5")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_with_the_lines_of_the_box_a_connection_is_always_empty(players: int) -> None:
    """Before the end is triggered everybody has a line left: 14 each lie on the board at most."""
    row = IN_PLAY[players * N_CONNECTIONS : (players + 1) * N_CONNECTIONS]
    assert sum(row) > players * (LINES_EACH - 1)
