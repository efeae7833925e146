"""Bots know no more than the seat they play for, and think of more worlds than one."""

from __future__ import annotations

import re
from typing import Any

import pytest

from keeling.bots.play import decide, play
from keeling.bots.rollout import Rollout
from keeling.kernel.agenda import NOBODY, State
from keeling.kernel.errors import BadConfig, IllegalChoice
from keeling.kernel.registry import REGISTERED
from keeling.kernel.rng import Rng
from tests.kernel.pebbles.game import GAME, Pebbles

ANN, BOB = 0, 1


class Curious:
    """A bot that writes down the cards it gets to see."""

    def __init__(self) -> None:
        self.seen: list[list[int]] = []

    def choose(self, state: State, _rng: Rng) -> int:
        """The first option."""
        assert isinstance(state, Pebbles)
        self.seen.append(list(state.cards))
        return state.legal[0]


def test_a_bot_sees_its_own_card_and_imagines_those_of_others() -> None:
    bots, rng = (Curious(), Curious()), Rng(1)
    for _ in range(10):
        state = GAME.new(GAME.config(seats=2))
        GAME.take(state, "draw 3", "draw 0")
        while state.seat != NOBODY:
            state.apply(decide(state, bots, rng))
    assert {cards[ANN] for cards in bots[ANN].seen} == {3}
    assert {cards[BOB] for cards in bots[ANN].seen} == {0, 1, 2, 3}
    assert {cards[BOB] for cards in bots[BOB].seen} == {0}


class Wrong:
    """A bot that chooses what nobody offers it."""

    def __init__(self, option: int) -> None:
        self.option = option

    def choose(self, _state: State, _rng: Rng) -> int:
        """Whatever it was made with."""
        return self.option


@pytest.mark.parametrize(
    ("option", "called"), [(GAME.vocabulary.read("heads"), "heads"), (-7, "-7"), (10**6, "1000000")]
)
def test_a_bot_that_chooses_what_is_not_legal_is_named(
    option: int, called: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(REGISTERED, GAME.id, GAME)
    state = GAME.new(GAME.config(seats=2))
    GAME.take(state, "draw 3", "draw 0")
    told = f"the bot Wrong in seat 0 chose {called}, which is not legal; legal are: "
    with pytest.raises(IllegalChoice, match=re.escape(told + ", ".join(GAME.legal(state)))):
        decide(state, [Wrong(option), Wrong(option)], Rng(1))


@pytest.mark.parametrize("option", [None, "take 1", 2.7])
def test_a_bot_that_chooses_no_number_is_named_also_in_a_game_that_nobody_knows(
    option: Any,
) -> None:
    state = GAME.new(GAME.config(seats=2))
    GAME.take(state, "draw 3", "draw 0")
    told = f"the bot Wrong in seat 0 chose {option!r}, which is not legal; legal are: "
    with pytest.raises(IllegalChoice, match=re.escape(told + ", ".join(map(str, state.legal)))):
        decide(state, [Wrong(option), Wrong(option)], Rng(1))


def test_there_is_a_bot_for_each_seat() -> None:
    state = GAME.new(GAME.config(seats=3))
    with pytest.raises(BadConfig, match="3 bots are needed, one in each seat, not 2"):
        play(state, [Wrong(0)] * 2, Rng(1))


def test_a_game_without_a_heuristic_of_its_own_counts_points() -> None:
    state = GAME.new(GAME.config(seats=2))
    assert GAME.heuristic.worth(state, ANN) == state.scores()[ANN]


def test_every_game_that_a_bot_plays_out_is_imagined_afresh(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    imagine, asked = Pebbles.imagine, []

    def counted(s: Pebbles, seat: int, rng: Rng) -> Pebbles:
        asked.append(seat)
        return imagine(s, seat, rng)

    monkeypatch.setattr(Pebbles, "imagine", counted)
    state = GAME.new(GAME.config(seats=2))
    GAME.take(state, "draw 3", "draw 0")
    assert Rollout(5).choose(state, Rng(1)) in state.legal
    assert asked == [ANN] * 5 * len(state.legal)
