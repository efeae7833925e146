"""What a position is worth to a seat, in coins. It may read the state, but never knows a secret."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from keeling.kernel.agenda import State
from keeling.kernel.heuristic import Heuristic
from keeling_commons.engine.rules import Turn
from keeling_commons.engine.state import Commons
from keeling_commons.engine.tables import FISH, ROUNDS

LOST: Final = -50.0  # worse than to have no coin at all
ROUND: Final = 4.0  # what a round brings as long as the lake is full
TEMPTED: Final = 4.0  # what it costs to leave somebody the last fish


class CommonsHeuristic(Heuristic):
    """Coins so far, and what the lake will still bring."""

    def worth(self, state: State, seat: i64) -> float:
        """In coins."""
        assert isinstance(state, Commons)
        if state.is_lost():
            return LOST
        ahead = ROUND * float(ROUNDS - state.round) * float(state.fish) / float(state.room())
        return float(state.scores()[seat]) + ahead - (TEMPTED if can_be_emptied(state) else 0.0)


def can_be_emptied(s: Commons) -> bool:
    """Whether somebody still has a turn in this round who could catch all fish at once."""
    return s.fish <= max(FISH) and any(isinstance(step, Turn) for step in s.agenda)


HEURISTIC: Final = CommonsHeuristic()
