"""The people who wait for the bots of a table, by address. Addresses are never stored."""

from __future__ import annotations

from time import monotonic
from typing import TYPE_CHECKING

from keeling.web.costs import payer
from keeling.web.tables.turns import Rank

if TYPE_CHECKING:
    from collections.abc import Callable, Collection

    from keeling.web.tables.tables import Tables

LATELY = 60.0  # seconds for which whoever has done something at a table counts as looking at it


class Audience:
    """Those who look at tables, and those who have done something there."""

    def __init__(self, tables: Tables) -> None:
        self.tables = tables
        self.acted: dict[str, float] = {}  # when a person last chose, by table
        self.askers: dict[str, tuple[str, float]] = {}  # after whose request bots play, and when
        self.has_viewers: Callable[[str], bool] = lambda _table: False  # somebody looks at it
        self.viewers: Callable[[str], set[str]] = lambda _table: set()  # from these addresses

    def note(self, table: str, *, has_chosen: bool) -> None:
        """A person has done something at a table. From any thread."""
        if has_chosen:
            self.acted[table] = monotonic()
        if (asker := payer()) is not None:
            self.askers[table] = asker.address, monotonic()

    def forget(self, playing: Collection[str]) -> None:
        """What was long ago counts no more, unless bots still play after it."""
        long_ago = monotonic() - LATELY
        for table in [table for table, at in list(self.acted.items()) if at < long_ago]:
            self.acted.pop(table, None)
        for table, (_, at) in list(self.askers.items()):
            if at < long_ago and table not in playing:
                self.askers.pop(table, None)

    def rank(self, table: str) -> Rank:
        """The people who wait for the bots of a table."""
        if self.has_viewers(table):
            return Rank.WATCHED
        kept = self.tables.kept.get(table)
        if kept and kept.seats and all(row.bot for row in kept.seats):
            return Rank.BOTS
        lately = monotonic() - self.acted.get(table, float("-inf")) < LATELY
        return Rank.WATCHED if lately else Rank.PEOPLE

    def whose(self, table: str) -> set[str]:
        """The addresses that wait for a table; if none is known, it stands for itself."""
        found = self.viewers(table)
        if (asker := self.askers.get(table)) is not None:  # other threads write to it
            found.add(asker[0])
        return found or {table}
