"""What went wrong at which tables, and when to try again: later each time, and never all at once.

Bots never stop: a database that was away comes back, and a full disk is cleared.
"""

from __future__ import annotations

import logging
import random
from collections import Counter
from concurrent.futures.process import BrokenProcessPool

from sqlalchemy.exc import SQLAlchemyError

LOGGER = logging.getLogger(__name__)
FIRST = 0.5  # seconds before the second try
GROWTH = 2.0
LONGEST = 10.0  # seconds: when all is well again, nobody waits for longer than that
SPREAD = 0.5  # a pause is shorter by up to this part, so that tables do not come all at once
EXPECTED = (SQLAlchemyError, OSError, BrokenProcessPool)  # nobody needs to know where


class Setbacks:
    """Tables at which something has failed, until it has worked again."""

    def __init__(self) -> None:
        self.times: Counter[str] = Counter()  # in a row, by table
        self.reasons: dict[str, str] = {}  # the last one, by table
        self.dice = random.Random()  # noqa: S311 - no secrets

    def __len__(self) -> int:
        """At how many tables something has failed."""
        return len(self.times)

    def note(self, table: str, error: Exception, *, is_told: bool = False) -> float:
        """Something has failed at a table; seconds after which to try again.

        It is logged once, until it has worked again: also if the same fails at all tables. What
        the log tells already is not told again.
        """
        kind = SQLAlchemyError if isinstance(error, SQLAlchemyError) else type(error)
        reason = kind.__name__  # a database that is away fails in many ways
        if reason not in self.reasons.values() and not is_told:
            told = "Bots are asked again later, at table %s and wherever else this fails: %s: %s"
            why = str(error).partition("\n")[0]
            surprise = None if isinstance(error, EXPECTED) else error
            LOGGER.error(told, table, type(error).__name__, why, exc_info=surprise)
        self.reasons[table] = reason
        self.times[table] += 1
        longest = min(LONGEST, FIRST * GROWTH ** (self.times[table] - 1))
        return longest * (1 - SPREAD * self.dice.random())

    def forget(self, table: str) -> None:
        """It has worked, or the table is given up."""
        if self.times.pop(table, 0):
            del self.reasons[table]
            LOGGER.info("The bots of table %s go on", table)
