"""Chance: outcomes come up as often as their weights say."""

from __future__ import annotations

from keeling.kernel.rng import Rng
from tests.kernel.pebbles.game import GAME


class Pointed(Rng):
    """A generator that always draws the same number."""

    def __init__(self, number: int) -> None:
        super().__init__(0)
        self.number = number

    def below(self, n: int) -> int:
        """The number, if there are so many."""
        return min(self.number, n - 1)


def drawn(*notations: str) -> list[str]:
    """All that can be drawn after these choices, as often as it can be."""
    state = GAME.new(GAME.config(seats=3))
    GAME.take(state, *notations)
    left = sum(state.chance().weights(state))
    return [GAME.write(int(state.sample(Pointed(n)))) for n in range(left)]


def test_what_there_is_more_of_comes_up_more_often() -> None:
    assert drawn() == ["draw 0"] * 2 + ["draw 1"] * 2 + ["draw 2"] * 2 + ["draw 3"] * 2
    assert drawn("draw 1") == ["draw 0"] * 2 + ["draw 1"] + ["draw 2"] * 2 + ["draw 3"] * 2
    assert drawn("draw 1", "draw 1") == ["draw 0"] * 2 + ["draw 2"] * 2 + ["draw 3"] * 2


def test_where_all_is_equally_likely_each_outcome_has_one_chance() -> None:
    assert drawn("draw 1", "draw 0", "draw 0", "take 1") == ["heads", "tails"]
