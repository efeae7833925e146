"""States at a prompt: a line, the board, equality, a hash, and what differs."""

from __future__ import annotations

import json
import xml.etree.ElementTree as ET
from hashlib import sha256
from typing import Any

import pytest

import keeling
from keeling.kernel.registry import REGISTERED
from tests.kernel.pebbles.game import GAME

GAMES = [keeling.game(name) for name in keeling.game_ids()]
of_each_game = pytest.mark.parametrize("game", GAMES, ids=[game.id for game in GAMES])


def opened(game: Any, seed: int = 3) -> Any:
    """A game that waits for the first choice of a player."""
    state, rng = game.new(game.config(seats=game.seats[-1])), keeling.Rng(seed)
    while state.seat == keeling.CHANCE:
        state.apply(state.sample(rng))
    return state


@pytest.fixture
def pebbles(monkeypatch: pytest.MonkeyPatch) -> Any:
    """A game of which everything is known."""
    monkeypatch.setitem(REGISTERED, GAME.id, GAME)
    state = GAME.new(GAME.config(seats=2))
    GAME.take(state, "draw 3", "draw 0")
    return state


def test_a_line_tells_the_seats_and_whose_turn_it_is(pebbles: Any) -> None:
    assert repr(pebbles) == "<Pebbles: 2 seats, ann to choose among 3>"
    GAME.take(pebbles, "take 2")
    assert repr(pebbles) == "<Pebbles: 2 seats, chance to decide>"


def test_a_line_tells_who_has_won(pebbles: Any) -> None:
    keeling.play(pebbles, [keeling.bot("uniform")] * 2, keeling.Rng(1))
    won = " and ".join(["ann", "bob"][seat] for seat in pebbles.winners())
    assert repr(pebbles) == f"<Pebbles: 2 seats, won by {won}>"


def test_a_state_of_a_game_that_nobody_knows_has_a_line_and_is_itself() -> None:
    state = GAME.new(GAME.config(seats=2))
    assert repr(state) == "<Pebbles: 2 seats>"
    assert state == state  # noqa: PLR0124 - nothing has to be written down for that


def test_it_prints_as_the_board_that_its_player_sees(pebbles: Any) -> None:
    assert str(pebbles) == "12"
    assert pebbles._repr_svg_() == "<svg><title>12</title></svg>"
    line = "<p><code>&lt;Pebbles: 2 seats, ann to choose among 3&gt;</code></p>"
    assert pebbles._repr_html_() == f"{line}<svg><title>12</title></svg>"


def test_what_differs_is_told_by_its_place(pebbles: Any) -> None:
    after = pebbles.clone()
    GAME.take(after, "take 2", "tails")
    assert keeling.diff(pebbles, after) == {
        "heap": (12, 10),
        "last": (0, 2),
        "taken.0": (0, 2),
        "agenda.0": ("turn ann", "turn bob"),
    }
    assert keeling.diff(pebbles, pebbles.clone()) == {}


def test_what_one_has_and_the_other_has_not_is_told(pebbles: Any) -> None:
    over = pebbles.clone()
    over.agenda.clear()
    assert keeling.diff(pebbles, over) == {"agenda.0": ("turn ann", "nothing")}


@of_each_game
def test_equal_states_are_equal_and_have_the_same_hash(game: Any) -> None:
    state = opened(game)
    copy = state.clone()
    assert copy == state
    assert hash(copy) == hash(state) == hash(game.load(game.dump(state)))
    game.take(copy, game.legal(copy)[0])
    assert copy != state
    assert hash(copy) != hash(state)
    assert state != game.id
    assert len({state, copy, state.clone()}) == 2


def test_a_hash_is_the_same_tomorrow(pebbles: Any) -> None:
    written = json.dumps(GAME.dump(pebbles), sort_keys=True, separators=(",", ":"))
    assert hash(pebbles) == int.from_bytes(sha256(written.encode()).digest()[:7])


@of_each_game
def test_every_state_prints(game: Any) -> None:
    state = opened(game)
    assert repr(state).startswith(f"<{type(state).__name__}: {game.seats[-1]} seats, ")
    assert len(str(state).splitlines()) > 10
    assert ET.fromstring(state._repr_svg_()).tag.endswith("svg")  # noqa: S314 - our own
