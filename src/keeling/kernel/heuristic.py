"""What a position is worth to a seat: a game may bring its own judgement, and offers it to bots."""

from __future__ import annotations

from mypy_extensions import i64, mypyc_attr

from keeling.kernel.agenda import State


@mypyc_attr(allow_interpreted_subclasses=True)
class Heuristic:
    """What a position is worth to a seat. A game without its own counts points alone."""

    def worth(self, state: State, seat: i64) -> float:
        """The seat's own points."""
        return float(state.scores()[seat])

    def looks(self) -> i64:
        """About how many positions are looked at to judge one."""
        return 1
