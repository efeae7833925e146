"""What is said of a fault: what was kept, how others fared, and whether that is good enough."""

from __future__ import annotations

from collections import Counter
from statistics import quantiles
from typing import TYPE_CHECKING

from msgspec import Struct, field

if TYPE_CHECKING:
    from collections.abc import Sequence

    from tools.kill_players import Choice

LONGEST = 0.3  # seconds that one in a hundred may wait where a fault must not concern others


class Kept(Struct, frozen=True):
    """How many choices were acknowledged, and what has become of them."""

    acknowledged: int = 0
    lost: int = 0
    twice: int = 0  # also those that nobody has made

    def __add__(self, other: Kept) -> Kept:
        """Of several tables."""
        return Kept(
            self.acknowledged + other.acknowledged,
            self.lost + other.lost,
            self.twice + other.twice,
        )


def compare(
    acknowledged: Sequence[Choice], pending: Choice | None, logged: Sequence[Choice]
) -> Kept:
    """What was acknowledged beside what the log says; one that was not answered may be there."""
    there = Counter(logged)
    lost = [choice for choice in acknowledged if not there[choice]]
    expected = Counter({*acknowledged} if pending is None else {*acknowledged, pending})
    surplus = there - expected
    return Kept(len(acknowledged), len(lost), surplus.total())


class Outcome(Struct):
    """One row: what was done how often, and what came of it."""

    name: str
    times: int = 0
    kept: Kept = Kept()
    waits: list[float] = field(default_factory=list)  # seconds until a good answer
    later: int = 0  # answers 503
    answered: int = 0  # of these, requests that were answered when they came again
    well: list[float] = field(default_factory=list)  # seconds until all was well again
    spares_others: bool = True  # whether others must not notice
    notes: list[str] = field(default_factory=list)
    problems: list[str] = field(default_factory=list)

    def percentile(self, percent: int) -> float:
        """How long people waited, in seconds."""
        if len(self.waits) < 2:  # noqa: PLR2004 - there are no percentiles of one
            return max(self.waits, default=0.0)
        return quantiles(self.waits, n=100, method="inclusive")[percent - 1]

    def faults(self) -> list[str]:
        """Why it is not good enough; nothing: it is."""
        found = list(self.problems)
        if self.kept.lost:
            found.append(f"{self.kept.lost} choices are lost")
        if self.kept.twice:
            found.append(f"{self.kept.twice} choices that nobody made, or counted twice")
        if not self.kept.acknowledged:
            found.append("nobody could play")
        if self.later > self.answered:
            found.append(f"{self.later - self.answered} answers 503 were never made up for")
        if self.spares_others and self.percentile(99) > LONGEST:
            found.append(f"others waited {self.percentile(99) * 1000:.0f} ms at p99")
        if self.spares_others and self.later:
            found.append(f"others were answered with 503 {self.later} times")
        return found

    def row(self) -> list[str]:
        """The same, to be shown."""
        times = [self.percentile(50), self.percentile(99), max(self.waits, default=0.0)]
        return [
            self.name,
            str(self.times),
            f"{self.kept.acknowledged:,}",
            str(self.kept.lost),
            str(self.kept.twice),
            *(f"{1000 * seconds:,.0f}" for seconds in times),
            f"{self.later} ({self.answered})",
            f"{max(self.well, default=0.0):.1f}",
            "failed" if self.faults() else "well",
        ]
