"""What a bot is: somebody who picks an option from a state that it has been given to imagine."""

from __future__ import annotations

from typing import Protocol

from keeling.kernel.agenda import State
from keeling.kernel.rng import Rng


class Bot(Protocol):
    """A bot. It gets an imagined state, so it cannot peek, and a generator for its own dice."""

    def choose(self, state: State, rng: Rng) -> int:
        """One of `state.legal`."""
