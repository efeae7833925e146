"""How many tables may run at which only bots play: they think as fast as they are let."""

from __future__ import annotations

from contextlib import contextmanager
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

LATELY = 3600  # seconds: a table at which nothing has happened for so long keeps nobody busy


class BotTables:
    """Tables without people. This process alone remembers who opened them."""

    def __init__(self, store: Store, settings: Settings) -> None:
        self.store = store
        self.most = settings.bot_tables
        self.most_per_address = settings.bot_tables_per_address
        self.opened: dict[str, str] = {}  # the address, by table
        self.coming: list[str] = []  # addresses that are opening one just now
        self.door = Door(settings.patience)

    @contextmanager
    def room(self, address: str) -> Iterator[dict[str, str]]:
        """A place for one table more, to be noted with its address; TooMany if there is none."""
        with self.door:
            self._count(address)
            self.coming.append(address)
        try:
            yield self.opened  # it may take long to write: others need not wait for that
        finally:
            self.coming.remove(address)

    def _count(self, address: str) -> None:
        noted = list(self.opened)  # whatever is noted from now on may be missing in the database
        running = self.store.without_people(since=int(time()) - LATELY)
        for table in noted:
            if table not in running:
                del self.opened[table]
        own = [*self.opened.values(), *self.coming]
        if own.count(address) >= self.most_per_address:
            raise TooMany("web-error-own-bot-tables")
        if len(running) + len(self.coming) >= self.most:
            raise TooMany("web-error-bot-tables")

    def admit(self, address: str, table: Table, seat: int) -> None:
        """Let a bot play a seat, also if nobody is left then."""
        others = [row for row in table.seats if row.seat != seat]
        if not table.ended and not table.seats[seat].bot and all(row.bot for row in others):
            with self.room(address) as opened:
                opened[table.id] = address


def is_without_people(wanted: Opening) -> bool:
    """Whether only bots are to play at a table."""
    return all(sitter.who == "bot" for sitter in wanted.sitters)
