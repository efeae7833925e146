"""The parts of a running server, put together."""

from __future__ import annotations

import asyncio
from contextlib import asynccontextmanager, suppress
from functools import partial
from typing import TYPE_CHECKING

from sqlalchemy.exc import SQLAlchemyError

from keeling.web.costs import Costs
from keeling.web.errors import Busy
from keeling.web.limits import PerMinute
from keeling.web.live.hub import Hub
from keeling.web.live.newsroom import Newsroom
from keeling.web.live.sharing import Sharing
from keeling.web.live.streams import news_of
from keeling.web.live.webhooks import Webhooks
from keeling.web.operations.metrics import Metrics
from keeling.web.operations.owner import Owner
from keeling.web.operations.readiness import Readiness
from keeling.web.operations.retention import Retention
from keeling.web.store.announcing import CAME_OR_WENT, Listener, is_shared
from keeling.web.store.counters import Counters
from keeling.web.store.leases import Leases
from keeling.web.store.presence import Presence
from keeling.web.store.store import Store
from keeling.web.store.workers import Workers
from keeling.web.tables.bot_tables import BotTables, is_without_people
from keeling.web.tables.driver import Driver
from keeling.web.tables.opening import open_table, opened_before
from keeling.web.tables.tables import Tables
from keeling.web.threads import Threads

if TYPE_CHECKING:
    from collections.abc import AsyncIterator, Collection

    from litestar import Litestar

    from keeling.web.limits import Shared
    from keeling.web.settings import Settings
    from keeling.web.tables.opening import Opening
    from keeling.web.tables.table import Table


class Server:
    """One process that serves tables."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.store = Store(settings.database, settings.patience)
        self.tables = Tables(self.store)
        self.workers = Workers(self.store, settings.worker_beat)
        self.hub = Hub(settings.streams_per_address)
        self.leases = Leases(self.store, self.workers)
        self.driver = Driver(self.tables, self.leases, settings)
        self.driver.audience.has_viewers = self.hub.has_viewers
        self.driver.audience.viewers = self.hub.viewers
        self.bot_tables = BotTables(self.store, settings)
        self.webhooks = Webhooks(settings, self.hub)
        self.newsroom = Newsroom(partial(news_of, self))
        self.listener = Listener(self.store.engine, self.heard, self.wake_all)
        self.openings = PerMinute(settings.tables_per_minute)
        self.secret = self.store.secret("browsers")  # what the keys of browsers are signed with
        self.is_secure = settings.public_url.startswith("https:")
        self.requests = PerMinute(settings.requests_per_minute, "web-error-429")
        self.files = PerMinute(settings.requests_per_minute, "web-error-429")
        self.costs = Costs(settings.cpu_per_minute)
        self.owner = Owner(self)
        self.sharing = self.share() if is_shared(self.store.engine) else None
        self.metrics = Metrics(self)
        self.readiness = Readiness(self)
        self.retention = Retention(self)
        self.tables.listeners = [self.wake, self.driver.changed, self.webhooks.changed]

    def wake(self, table: Table, _before: list[int]) -> None:
        """Everybody who looks at a table learns that it has changed."""
        self.hub.wake(table.id)

    def share(self) -> Sharing:
        """Tell other processes who looks and who asks here, and hear it of them."""
        presence = Presence(self.store, self.workers)
        limits: dict[str, Shared] = {
            "requests": self.requests,
            "files": self.files,
            "computing": self.costs,
            "tables": self.openings,
            "messages": self.webhooks.sent,
            "keys": self.owner.attempts,
            "streams": self.hub.abroad,
            "thinking": self.driver.turns,
        }
        return Sharing(self.hub, self.listener, presence, Counters(self.store), limits)

    def heard(self, said: str) -> None:
        """Another process has changed a table, or somebody has come or gone there."""
        if said.startswith(CAME_OR_WENT):
            self.hub.others_changed(said.removeprefix(CAME_OR_WENT))
        else:
            self.hub.wake(said)

    def wake_all(self) -> None:
        """Everybody looks again: tables may have changed in other processes. From any thread."""
        self.hub.elsewhere.forget()
        for table in list(self.hub.streams):
            self.hub.wake(table)

    def open(self, address: str, wanted: Opening) -> Table:
        """Open a table for somebody; TooMany if they have opened enough.

        Whoever sends the same form again, because its answer got lost, is led to the same table.
        """
        if before := opened_before(self.tables, wanted):
            return before
        self.openings.note(address)
        if not is_without_people(wanted):
            return open_table(self.tables, wanted)
        with self.bot_tables.room(address) as opener:
            return open_table(self.tables, wanted, opener)

    def is_absent(self, table: Table, seat: int) -> bool:
        """Whether a person should play this seat and has not been seen for long."""
        row = table.seats[seat]
        away = self.hub.absent_for(table.id, seat, table.row.made)
        return row.person and not row.bot and away > self.settings.absent_after

    def stamp(self, table: Table, here: Collection[int] = ()) -> str:
        """Changes whenever anything does that a page shows; also when people come and go.

        People who ask for a page of these seats (`here`) are about to be present.
        """
        people = [row.seat for row in table.seats if row.person and not row.bot and not row.open]
        around = [f"+{n}" for n in people if n in here or self.hub.is_around(table.id, n)]
        absent = [f"-{n}" for n in people if n not in here and self.is_absent(table, n)]
        return "".join([table.stamp, *around, *absent])

    @asynccontextmanager
    async def running(self, _app: Litestar) -> AsyncIterator[None]:
        """From the first request to the last; bots go on where they stopped."""
        self.hub.loop = self.webhooks.loop = asyncio.get_running_loop()
        self.hub.loop.set_default_executor(Threads(self.settings.patience))
        await self.driver.start()
        self.listener.start()
        if self.sharing is not None:
            await self.sharing.start()
        aside = [
            asyncio.create_task(self.retention.run()),
            asyncio.create_task(self.metrics.keep_looking()),
        ]
        try:
            yield
        finally:
            for task in aside:
                task.cancel()
            self.driver.close()
            self.newsroom.close()
            if self.sharing is not None:
                await self.sharing.close()
            await asyncio.to_thread(self.listener.close)
            with suppress(SQLAlchemyError, Busy):  # if it cannot be written, others notice anyway
                await asyncio.to_thread(self.leases.leave)
            self.store.close()
