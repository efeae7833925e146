"""Bots know no more than the seat they play for, and think of more worlds than one."""

from __future__ import annotations

from typing import TYPE_CHECKING

from keeling.bots.play import decide
from keeling.bots.rollout import Rollout
from keeling.kernel.agenda import NOBODY, State
from keeling.kernel.rng import Rng
from tests.kernel.pebbles.game import GAME, Pebbles

if TYPE_CHECKING:
    import pytest

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
