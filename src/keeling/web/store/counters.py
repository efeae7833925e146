"""How often addresses have asked in this minute, at all processes together."""

from __future__ import annotations

from hashlib import blake2b
from typing import TYPE_CHECKING, Final

from sqlalchemy import delete
from sqlalchemy.dialects.postgresql import insert

from keeling.web.store.schema import COUNTERS

if TYPE_CHECKING:
    from collections.abc import Mapping

    from sqlalchemy import Connection

    from keeling.web.store.store import Store

PART: Final = 500  # rows of one statement
LONGEST_KEY: Final = 64  # bytes


class Counters:
    """Counts in a database that several processes share. No address is kept, only its hash."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self.key = store.secret("counters").encode()[:LONGEST_KEY]
        self.minute = 0  # the last that was counted in

    def add(self, minute: int, counts: Mapping[tuple[str, str], int]) -> dict[tuple[str, str], int]:
        """Count more of what and by whom; how often that has been in this minute, in all."""
        rows = {self.name(*who): (who, count) for who, count in counts.items()}
        names, totals = sorted(rows), {}
        with self.store.transaction() as db:
            for begin in range(0, len(names), PART):
                part = {name: rows[name][1] for name in names[begin : begin + PART]}
                totals.update(count(db, minute, part))
            if minute != self.minute:
                db.execute(delete(COUNTERS).where(COUNTERS.c.minute < minute))
                self.minute = minute
        return {rows[name][0]: total for name, total in totals.items()}

    def name(self, what: str, address: str) -> str:
        """What is counted, without saying of whom."""
        return f"{what} {blake2b(address.encode(), key=self.key, digest_size=16).hexdigest()}"


def count(db: Connection, minute: int, more: Mapping[str, int]) -> dict[str, int]:
    """Add to counters; all of them in the same order, so that nobody waits in a circle."""
    rows = [{"name": name, "minute": minute, "count": added} for name, added in more.items()]
    made = insert(COUNTERS).values(rows)
    grown = made.on_conflict_do_update(
        index_elements=COUNTERS.primary_key, set_={"count": COUNTERS.c.count + made.excluded.count}
    )
    return {
        row[0]: row[1] for row in db.execute(grown.returning(COUNTERS.c.name, COUNTERS.c.count))
    }
