"""Whose pages are open at other processes, as far as this one has heard."""

from __future__ import annotations

from time import monotonic
from typing import TYPE_CHECKING

from msgspec import Struct

if TYPE_CHECKING:
    from collections.abc import Callable

    from keeling.web.store.presence import Sighting

MOST = 5000  # tables of which it is remembered


class Seen(Struct, frozen=True):
    """Whether a page of a seat is open elsewhere, and since when, by the clock of this process."""

    here: bool
    since: float


class Elsewhere:
    """Remembers what the database says of a table until somebody comes or goes there."""

    def __init__(self) -> None:
        self.ask: Callable[[str], dict[int, Sighting]] | None = None  # nobody else is there
        self.known: dict[str, dict[int, Seen]] = {}
        self.changes = 0  # heard of so far

    def asks(self, ask: Callable[[str], dict[int, Sighting]]) -> None:
        """There are other processes, and this is how one hears of their pages."""
        self.ask = ask

    def forget(self, table: str | None = None) -> None:
        """Somebody has come or gone at a table, or perhaps at all of them. From any thread."""
        self.changes += 1
        if table is None:
            self.known.clear()
        else:
            self.known.pop(table, None)

    def at(self, table: str, seat: int) -> Seen | None:
        """What is known of a seat. It may ask the database: not from the event loop."""
        if self.ask is None:
            return None
        known = self.known.get(table)
        if known is None:
            before, now = self.changes, monotonic()
            known = {n: Seen(one.here, now - one.ago) for n, one in self.ask(table).items()}
            if len(self.known) >= MOST:
                self.known.clear()
            if self.changes == before:  # else this may be old already
                self.known[table] = known
        return known.get(seat)
