"""A bot that plays every option out at random a few times and keeps the best."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from keeling.bots.playout import play_out
from keeling.kernel.agenda import State
from keeling.kernel.rng import Rng

ALL_LOST: Final = 100.0
UNBOUNDED: Final = 1_000_000_000_000  # choices: more than anybody waits for


class Rollout:
    """Flat Monte Carlo. Knows nothing of any game but what the kernel offers.

    Every option is played out once, then every option again, and so on, until each has had its
    number of games, or `most` choices have been made in all of them.
    """

    def __init__(self, rollouts: int = 30, most: int = UNBOUNDED) -> None:
        self.rollouts: i64 = rollouts
        self.most: i64 = most

    def choose(self, state: State, rng: Rng) -> int:
        """The option with the best average outcome for whoever is to choose."""
        totals = [0.0] * len(state.offered)
        choices: i64 = 0
        for _ in range(self.rollouts):
            for n in range(len(totals)):
                world = state.imagine(state.seat, rng)
                world.apply(state.offered[n])
                choices += play_out(world, rng)
                totals[n] += lead(world, state.seat)
            if choices >= self.most:
                break
        return state.offered[totals.index(max(totals))]


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
