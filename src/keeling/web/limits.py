"""How much one address may ask for."""

from __future__ import annotations

from collections import Counter
from time import monotonic, time
from typing import TYPE_CHECKING, Protocol

from keeling.web.errors import TooMany

if TYPE_CHECKING:
    from collections.abc import Mapping

MINUTE = 60.0


class Shared(Protocol):
    """A limit that several processes keep together: each counts, tells the others, and hears."""

    is_shared: bool

    def untold(self) -> dict[str, int]:
        """What addresses have done here since others were told the last time."""

    def hear(self, told: Mapping[str, int], totals: Mapping[str, int]) -> None:
        """Others were told of this, and so much has it been in all."""


class PerMinute:
    """Counts what addresses do in a minute. They all begin anew together: nothing piles up."""

    def __init__(self, most: int, key: str = "web-error-too-many") -> None:
        self.most = most
        self.key = key  # of the text for those who come too often
        self.times: Counter[str] = Counter()
        self.told: Counter[str] = Counter()  # what other processes know of that
        self.elsewhere: Counter[str] = Counter()  # what is known of other processes
        self.until = 0.0
        self.is_shared = False  # with others: then it begins anew when the minute of the clock does

    def note(self, address: str) -> None:
        """Once more; TooMany if that is too often."""
        now = monotonic()
        if now >= self.until:
            for counted in (self.times, self.told, self.elsewhere):
                counted.clear()
            self.until = now + MINUTE - (time() % MINUTE if self.is_shared else 0.0)
        if self.times[address] + self.elsewhere[address] >= self.most:
            raise TooMany(self.key)
        self.times[address] += 1

    def untold(self) -> dict[str, int]:
        """What has been counted here since others were told the last time."""
        return {who: more for who in list(self.times) if (more := self.times[who] - self.told[who])}

    def hear(self, told: Mapping[str, int], totals: Mapping[str, int]) -> None:
        """Others were told of this, and so often has it been in all."""
        for who, total in totals.items():
            self.told[who] += told[who]
            self.elsewhere[who] = max(0, total - self.told[who])
