"""A bot that plays every option out at random a few times and keeps the best."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from keeling.bots.playout import play_out
from keeling.kernel.agenda import State
from keeling.kernel.rng import Rng

ALL_LOST: Final = 100.0


class Rollout:
    """Flat Monte Carlo. Knows nothing of any game but what the kernel offers."""

    def __init__(self, rollouts: int = 30) -> None:
        self.rollouts: i64 = rollouts

    def choose(self, state: State, rng: Rng) -> int:
        """The option with the best average outcome for whoever is to choose."""
        best: i64 = state.offered[0]
        best_worth = -1e9
        for option in state.offered:
            worth = self.worth(state, option, rng)
            if worth > best_worth:
                best = option
                best_worth = worth
        return best

    def worth(self, state: State, option: i64, rng: Rng) -> float:
        """The average lead after playing on at random, in worlds imagined afresh."""
        total = 0.0
        for _ in range(self.rollouts):
            world = state.imagine(state.seat, rng)
            world.apply(option)
            play_out(world, rng)
            total += lead(world, state.seat)
        return total / float(self.rollouts)


def lead(state: State, seat: i64) -> float:
    """A seat's points beyond the best rival's; alone or in a team, its points. A win counts more.

    A game that everybody loses is worse than any lead, and the worse the further from its goal.
    """
    if state.is_lost():
        return ALL_LOST * (state.nearness() - 2.0)
    scores = state.scores()
    mine = scores[seat]
    rivals = [score for other, score in enumerate(scores) if other != seat]
    bonus = 3.0 if seat in state.winners() else 0.0
    return mine + bonus if state.is_team() or not rivals else mine - max(rivals) + bonus
