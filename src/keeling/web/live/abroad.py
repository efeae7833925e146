"""How many streams addresses have open at other processes that serve the same database.

Each tells in every minute anew how many are open there, and changes when they happen: the streams
of a process that has died are forgotten when the minute is over.
"""

from __future__ import annotations

from collections import Counter
from time import time
from typing import TYPE_CHECKING, Final

from keeling.web.limits import MINUTE

if TYPE_CHECKING:
    from collections.abc import Mapping

SETTLED: Final = 3.0  # seconds of a minute after which all have told
MANY: Final = 4  # whoever has this part of what one may have is asked about every time


class Abroad:
    """What is known of other processes (`limits.Shared`). Only the event loop touches it."""

    def __init__(self, here: Counter[str], most: int) -> None:
        self.here = here  # streams of addresses that are open at this process
        self.many = max(1, most // MANY)
        self.is_shared = False
        self.minute = 0
        self.told: Counter[str] = Counter()  # what others know of this process, in this minute
        self.found: Counter[str] = Counter()  # what others have told
        self.before: Counter[str] = Counter()  # what they had told in the minute before

    def count(self, address: str) -> int:
        """The streams of an address at other processes."""
        before = self.before[address] if time() % MINUTE < SETTLED else 0
        return max(self.found[address], before)

    def untold(self) -> dict[str, int]:
        """How many more are open here, or fewer, than others were told."""
        if (minute := int(time() // MINUTE)) != self.minute:
            self.minute, self.before, self.found = minute, self.found, Counter()
            self.told.clear()
        more = {who: self.here[who] - self.told[who] for who in {*self.here, *self.told}}
        return {who: n for who, n in more.items() if n or self.here[who] >= self.many}

    def hear(self, told: Mapping[str, int], totals: Mapping[str, int]) -> None:
        """Others were told of this, and so many are open in all."""
        for who, total in totals.items():
            self.told[who] += told[who]
            self.found[who] = max(0, total - self.told[who])
