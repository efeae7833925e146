"""A bot that looks ahead to the end of its own turn, along the most promising ways."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from keeling.kernel.agenda import State
from keeling.kernel.heuristic import Heuristic
from keeling.kernel.rng import Rng

WIDTH: Final = 4  # ways followed at the same time
DEPTH: Final = 12  # choices ahead, at most
UNBOUNDED: Final = 1_000_000_000  # positions: more than any turn has
ALIKE: Final = 1e-3  # ways worth the same to this much mostly lead to the same position


class Way:
    """Choices of a seat that have led somewhere: the first of them, and what the place is worth."""

    def __init__(self, first: i64, state: State, worth: float) -> None:
        self.first: Final = first
        self.state: Final = state
        self.worth: Final = worth


class Planner:
    """Beam search over the choices of one turn, judged by the heuristic where the turn ends.

    When it has looked at `most` positions it follows only the best way on, to the end of the turn.
    """

    def __init__(self, heuristic: Heuristic, width: int = WIDTH, most: int = UNBOUNDED) -> None:
        self.heuristic = heuristic
        self.width: i64 = width
        self.most: i64 = most
        self.looks: i64 = heuristic.looks()
        self.seen: i64 = 0  # positions looked at for this choice

    def choose(self, state: State, rng: Rng) -> int:
        """The first choice of the best turn found."""
        self.seen = 0
        seat = state.seat
        best = Way(state.offered[0], state, -1e18)
        ways = self.after(state, -1, seat, rng)
        for depth in range(DEPTH):
            going_on: list[Way] = []
            for way in ways:
                if way.state.seat == seat and depth < DEPTH - 1:
                    going_on.append(way)
                elif way.worth > best.worth:
                    best = way
            ways = []
            for way in self.promising(going_on):
                if self.seen < self.most or len(ways) == 0:
                    ways += self.after(way.state, way.first, seat, rng)
        return best.first

    def after(self, state: State, first: i64, seat: i64, rng: Rng) -> list[Way]:
        """Every way one choice further; ties are broken by lot."""
        ways: list[Way] = []
        for option in state.offered:
            after = state.clone()
            after.apply(option)
            worth = self.heuristic.worth(after, seat) + float(rng.below(1000)) * ALIKE * 1e-4
            ways.append(Way(option if first < 0 else first, after, worth))
        self.seen += self.looks * len(ways)
        return ways

    def promising(self, ways: list[Way]) -> list[Way]:
        """The best ways, each place once."""
        found: list[Way] = []
        for way in sorted(ways, key=by_worth):
            if len(found) == 0 or found[-1].worth - way.worth > ALIKE:
                found.append(way)
            if len(found) >= self.width:
                break
        return found


def by_worth(way: Way) -> float:
    """Best first."""
    return -way.worth
