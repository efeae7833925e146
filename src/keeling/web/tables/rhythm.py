"""How fast bots choose: each turn is seen to happen, and nobody waits long for their own."""

from __future__ import annotations

from keeling.kernel.agenda import NOBODY

# Parts of the time that a turn takes.
FIRST = 0.7  # before the first choice of a turn: what happened before can be looked at
RESUMED = 0.3  # before a turn goes on that another bot has only answered to
NEXT = 0.1  # before the second choice of a turn
FADING = 2 / 3  # before each further choice, of the time before the last one
LEAST = 0.05  # but not less than this: choices come one after the other, never all at once
BREATH = 16  # so many choices in a row are no longer one turn to those who watch


class Rhythm:
    """How long the bots of a table wait before they choose, until a person is to choose."""

    def __init__(self, pace: float) -> None:
        self.pace = pace  # seconds that a turn takes, about
        self.seat = NOBODY  # whose turn it is
        self.before = NOBODY  # whose turn it was
        self.choices = 0  # made in this turn

    def pause(self, seat: int, *, together: bool) -> float:
        """Seconds from the last choice at the table to the next one, which this seat makes.

        Where seats choose together nobody follows whose turn it is: bots only keep a little apart.
        """
        if together:
            return NEXT * self.pace
        resumed = seat == self.before
        if seat != self.seat:
            self.seat, self.before, self.choices = seat, self.seat, 0
        self.choices += 1
        return share(self.choices, resumed=resumed) * self.pace


def share(nth: int, *, resumed: bool) -> float:
    """The part of a turn's time that passes before its nth choice."""
    later = (nth - 1) % BREATH
    if later == 0:
        return RESUMED if resumed else FIRST
    return max(LEAST, NEXT * FADING ** (later - 1))
