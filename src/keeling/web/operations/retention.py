"""Tables that nobody has touched for long are deleted, where the owner has said so."""

from __future__ import annotations

import asyncio
import logging
from time import time
from typing import TYPE_CHECKING, Final

from keeling.web.operations.keeping import delete_table
from keeling.web.store import care
from keeling.web.store.database import is_away
from keeling.web.tables.bot_tables import LATELY

if TYPE_CHECKING:
    from keeling.web.server import Server
    from keeling.web.tables.table import Table

LOGGER = logging.getLogger(__name__)
DAY: Final = 24 * 3600
STEP: Final = 10  # tables deleted at once
BREATH: Final = 1.0  # seconds between two steps: those who play come first
PAUSE: Final = 900.0  # seconds until it is looked again
WARNING: Final = 7  # days before, pages of a table say so


class Retention:
    """Deletes old tables in the background, a few at a time."""

    def __init__(self, server: Server) -> None:
        self.server = server
        self.days = server.settings.retention_days

    async def run(self) -> None:
        """Look now and then, for as long as the server runs."""
        while True:
            try:
                await asyncio.to_thread(self.server.store.forget_openers, int(time()) - LATELY)
                more = bool(self.days) and len(await asyncio.to_thread(self.step)) >= STEP
            except Exception as error:
                if not (is_away(error) or self.server.store.damage.note(error)):
                    LOGGER.exception("Old tables could not be deleted")
                more = False
            await asyncio.sleep(BREATH if more else PAUSE)

    def step(self) -> list[str]:
        """Delete a few tables; which ones."""
        since = int(time()) - self.days * DAY
        found = care.untouched(self.server.store, since, STEP + len(self.server.hub.streams))
        idle = [table for table in found if table not in self.server.hub.streams][:STEP]
        gone = [table for table in idle if delete_table(self.server, table, since=since)]
        if gone:
            told = "Deleted %d tables that nobody had touched for %d days: %s"
            LOGGER.warning(told, len(gone), self.days, ", ".join(gone))
        return gone

    def days_left(self, table: Table) -> int | None:
        """In how many days a table will be deleted, if that is soon."""
        if not self.days or self.left(table.row.changed) > WARNING:
            return None
        row = self.server.store.table(table.id)  # somebody may have chosen since it was opened
        left = self.left(row.changed) if row else 0
        return left if left <= WARNING else None

    def left(self, changed: int) -> int:
        """Whole days until a table that was last changed then is deleted."""
        return max(0, self.days - int(time() - changed) // DAY)
