"""A bot that looks one choice ahead: points so far and a game's own heuristic."""

from __future__ import annotations

from mypy_extensions import i64

from keeling.kernel.agenda import State
from keeling.kernel.heuristic import Heuristic
from keeling.kernel.rng import Rng


class Greedy:
    """Takes the option after which its position is worth most; ties by lot."""

    def __init__(self, heuristic: Heuristic) -> None:
        self.heuristic = heuristic

    def choose(self, state: State, rng: Rng) -> int:
        """The best option one choice ahead."""
        best: i64 = state.offered[0]
        best_worth = -1e9
        for option in state.offered:
            after = state.clone()
            after.apply(option)
            worth = self.heuristic.worth(after, state.seat) + float(rng.below(1000)) * 1e-6
            if worth > best_worth:
                best = option
                best_worth = worth
        return best
