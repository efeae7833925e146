"""What this process tells the others that serve the same database, once a second at most.

Changes of who is looking are told at once; how often addresses ask, and how long the processes
compute for them, every second: so that several together allow about what one would.
"""

from __future__ import annotations

import asyncio
import logging
from contextlib import suppress
from time import monotonic, time
from typing import TYPE_CHECKING

from keeling.web.limits import MINUTE
from keeling.web.store.database import AWAY

if TYPE_CHECKING:
    from collections.abc import Mapping

    from keeling.web.limits import Shared
    from keeling.web.live.hub import Hub
    from keeling.web.store.announcing import Listener
    from keeling.web.store.counters import Counters
    from keeling.web.store.presence import Presence

LOGGER = logging.getLogger(__name__)
OFTEN = 1.0  # seconds between two looks
SELDOM = 3.0  # seconds between two looks at who is gone


class Sharing:
    """Tells and hears, in a task of the event loop; the database is asked in a thread."""

    def __init__(
        self,
        hub: Hub,
        listener: Listener,
        presence: Presence,
        counters: Counters,
        limits: Mapping[str, Shared],
    ) -> None:
        self.hub = hub
        self.listener = listener
        self.presence = presence
        self.counters = counters
        self.limits = limits
        self.changed: set[tuple[str, int]] = set()  # seats whose pages have come or gone
        self.woken = asyncio.Event()
        self.buried = 0.0
        self.task: asyncio.Task[None] | None = None
        hub.elsewhere.asks(presence.elsewhere)
        hub.told = self.note
        for limit in limits.values():
            limit.is_shared = True

    def note(self, seat: tuple[str, int]) -> None:
        """The first page of a seat was opened here, or the last one closed."""
        self.changed.add(seat)
        self.woken.set()

    async def start(self) -> None:
        """Begin. Nobody has been away for longer than the first of all processes is there."""
        with suppress(*AWAY):
            self.hub.began -= await asyncio.to_thread(self.presence.age)
        self.task = asyncio.ensure_future(self.run())

    async def close(self) -> None:
        """Stop: no page is open here any more."""
        if self.task is not None:
            self.task.cancel()
            await asyncio.wait([self.task])
        with suppress(*AWAY):
            await asyncio.to_thread(self.presence.leave)

    async def run(self) -> None:
        """Until it is cancelled; a database that is away is asked again."""
        while True:
            with suppress(TimeoutError):
                async with asyncio.timeout(OFTEN):  # `wait_for` may miss that it is cancelled
                    await self.woken.wait()
            self.woken.clear()
            self.listener.rouse()
            try:
                await self.tell_seats()
                await self.tell_counts()
                if monotonic() - self.buried > SELDOM:
                    self.buried = monotonic()
                    await asyncio.to_thread(self.presence.bury)
            except AWAY as error:
                LOGGER.debug("Other processes are not told: %s", error)
                await asyncio.sleep(OFTEN)
            except Exception:
                LOGGER.exception("Other processes are not told")
                await asyncio.sleep(OFTEN)

    async def tell_seats(self) -> None:
        """Which pages have come and gone since the last time."""
        told, self.changed = self.changed, set()
        if not told:
            return
        try:
            here = {seat: self.hub.present[seat] > 0 for seat in told}
            await asyncio.to_thread(self.presence.tell, here)
        except AWAY:
            self.changed |= told
            raise

    async def tell_counts(self) -> None:
        """How often addresses have asked here since the last time; and elsewhere."""
        new = {name: limit.untold() for name, limit in self.limits.items()}
        counts = {(name, who): more for name, part in new.items() for who, more in part.items()}
        if not counts:
            return
        totals = await asyncio.to_thread(self.counters.add, int(time() // MINUTE), counts)
        for name, limit in self.limits.items():
            limit.hear(new[name], {who: n for (what, who), n in totals.items() if what == name})
