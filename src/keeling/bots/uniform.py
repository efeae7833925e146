"""A bot that takes any legal option, all equally likely."""

from __future__ import annotations

from keeling.kernel.agenda import State
from keeling.kernel.rng import Rng


class Uniform:
    """The zero of every rating."""

    def choose(self, state: State, rng: Rng) -> int:
        """Any legal option."""
        return state.offered[rng.below(len(state.offered))]
