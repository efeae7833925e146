"""The compiled loop: random play from a position to the end."""

from __future__ import annotations

from mypy_extensions import i64

from keeling.kernel.agenda import CHANCE, NOBODY, State
from keeling.kernel.rng import Rng


def play_out(state: State, rng: Rng) -> i64:
    """Play on at random until the game is over; how many choices that took, chance included."""
    choices: i64 = 0
    while state.seat != NOBODY:
        if state.seat == CHANCE:
            state.apply(state.sample(rng))
        else:
            state.apply(state.offered[rng.below(len(state.offered))])
        choices += 1
    return choices


def clone_often(state: State, times: i64) -> None:
    """Clone a state many times over, to measure what that costs."""
    for _ in range(times):
        state.clone()
