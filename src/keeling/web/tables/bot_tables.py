"""How many tables may run at which only bots play: they think as fast as they are let."""

from __future__ import annotations

from collections import Counter
from contextlib import contextmanager
from hashlib import blake2b
from time import time
from typing import TYPE_CHECKING

from keeling.web.door import Door
from keeling.web.errors import TooMany

if TYPE_CHECKING:
    from collections.abc import Iterator

    from keeling.web.settings import Settings
    from keeling.web.store.store import Store
    from keeling.web.tables.opening import Opening
    from keeling.web.tables.table import Table

LONGEST_KEY = 64  # bytes
LATELY = 3600  # seconds: a table at which nothing has happened for so long keeps nobody busy


class BotTables:
    """Tables without people. From where they were opened stands with them, as a keyed hash.

    So all processes that serve a database count alike, also after a restart. Addresses are in
    nobody's database, and the hashes only as long as bots play.
    """

    def __init__(self, store: Store, settings: Settings) -> None:
        self.store = store
        self.most = settings.bot_tables
        self.most_per_address = settings.bot_tables_per_address
        self.key = store.secret("openers").encode()[:LONGEST_KEY]
        self.coming: list[str] = []  # openers at this process whose tables are not written yet
        self.door = Door(settings.patience)

    @contextmanager
    def room(self, address: str) -> Iterator[str]:
        """A place for one table more, to be noted with its opener; TooMany if there is none."""
        opener = self.opener(address)
        with self.door:
            self._count(opener)
            self.coming.append(opener)
        try:
            yield opener  # it may take long to write: others need not wait for that
        finally:
            self.coming.remove(opener)

    def opener(self, address: str) -> str:
        """An address, without saying which."""
        return blake2b(address.encode(), key=self.key, digest_size=16).hexdigest()

    def _count(self, opener: str) -> None:
        since = int(time()) - LATELY
        self.store.forget_openers(since)
        running = self.store.without_people(since)
        found = Counter([*running.values(), *self.coming])
        if found[opener] >= self.most_per_address:
            raise TooMany("web-error-own-bot-tables")
        # Whoever leaves many tables to bots takes no more of the room of others than that.
        if sum(min(n, self.most_per_address) for n in found.values()) >= self.most:
            raise TooMany("web-error-bot-tables")

    def admit(self, address: str, table: Table, seat: int) -> None:
        """Let a bot play a seat, also if nobody is left then."""
        others = [row for row in table.seats if row.seat != seat]
        if not table.ended and not table.seats[seat].bot and all(row.bot for row in others):
            with self.room(address) as opener:
                self.store.note_opener(table.id, opener)

    def left(self, address: str, table: Table) -> None:
        """Somebody has left a table: if only bots are there now, it counts as one of theirs."""
        if not table.ended and all(row.bot for row in table.seats):
            self.store.note_opener(table.id, self.opener(address))


def is_without_people(wanted: Opening) -> bool:
    """Whether only bots are to play at a table."""
    return all(sitter.who == "bot" for sitter in wanted.sitters)
