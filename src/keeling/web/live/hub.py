"""Who is looking: open streams by table and seat, woken when a table changes."""

from __future__ import annotations

import asyncio
from collections import Counter, defaultdict
from contextlib import contextmanager
from time import monotonic, time
from typing import TYPE_CHECKING

from keeling.web.errors import TooMany
from keeling.web.live.abroad import Abroad
from keeling.web.live.elsewhere import Elsewhere

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Iterator

MOST_STREAMS = 5000
LINGER = 10.0  # seconds: a connection that blinks is no news


class Hub:
    """All open streams of this process. Only the event loop touches it, but for `wake`."""

    def __init__(self, streams_per_address: int) -> None:
        self.streams_per_address = streams_per_address
        self.streams: dict[str, dict[asyncio.Event, str]] = defaultdict(dict)  # with addresses
        self.addresses: Counter[str] = Counter()
        self.abroad = Abroad(self.addresses, streams_per_address)  # at other processes
        self.present: Counter[tuple[str, int]] = Counter()
        self.left: dict[tuple[str, int], float] = {}  # when the last page of a seat closed
        self.elsewhere = Elsewhere()  # pages that are open at other processes
        self.told: Callable[[tuple[str, int]], None] | None = None  # when seats come and go here
        self.loop: asyncio.AbstractEventLoop | None = None
        self.began = monotonic()  # the clock on the wall may be set
        self.closing = False  # the server is about to stop: streams say so and end

    def wake(self, table: str) -> None:
        """A table has changed; from any thread."""
        if self.loop is not None and not self.loop.is_closed():
            self.loop.call_soon_threadsafe(self._wake, table)

    def _wake(self, table: str) -> None:
        for stream in self.streams.get(table, ()):
            stream.set()

    def others_changed(self, table: str) -> None:
        """Somebody has come or gone at another process; from any thread."""
        self.elsewhere.forget(table)
        if self.loop is not None and not self.loop.is_closed():
            self.loop.call_soon_threadsafe(self._wake, table)
            self.loop.call_soon_threadsafe(self._wake_later, table)

    def _wake_later(self, table: str) -> None:
        """People who have gone count as gone a little later."""
        if table in self.streams and self.loop is not None and not self.loop.is_closed():
            self.loop.call_later(LINGER + 1, self._wake, table)

    def close(self) -> None:
        """The server stops: all streams end, and their readers come back when it is there again."""
        self.closing = True
        for streams in list(self.streams.values()):
            for stream in streams:
                stream.set()

    def check(self, address: str) -> None:
        """Whether one more stream may be opened from an address."""
        own = self.addresses[address] + self.abroad.count(address)
        if own >= self.streams_per_address or self.addresses.total() >= MOST_STREAMS:
            raise TooMany("web-error-streams")

    @contextmanager
    def stream(self, table: str, seats: Iterable[int], address: str) -> Iterator[asyncio.Event]:
        """A place to wait for changes, as long as somebody looks."""
        changed = asyncio.Event()
        here = [(table, seat) for seat in seats]
        self.streams[table][changed] = address
        self.addresses[address] += 1
        arrived = not all(self.is_around_here(*seat) for seat in here)
        self.tell([seat for seat in here if not self.present[seat]])
        self.present.update(here)
        if arrived:
            self._wake(table)
        try:
            yield changed
        finally:
            del self.streams[table][changed]
            if not self.streams[table]:
                del self.streams[table]
            self.addresses[address] -= 1
            self.addresses += Counter()  # drops those that are at 0
            self.present.subtract(here)
            for seat in here:
                if self.present[seat] <= 0:
                    del self.present[seat]
                    self.left[seat] = monotonic()
            self.tell([seat for seat in here if seat not in self.present])
            if here:
                self._wake_later(table)

    def tell(self, seats: Iterable[tuple[str, int]]) -> None:
        """Let other processes know that the first page of a seat was opened, or the last closed."""
        for seat in seats:
            if self.told is not None:
                self.told(seat)

    def has_viewers(self, table: str) -> bool:
        """Whether somebody looks at a table, as far as is known without asking the database."""
        elsewhere = self.elsewhere.known.get(table, {})
        return table in self.streams or any(seen.here for seen in elsewhere.values())

    def viewers(self, table: str) -> set[str]:
        """The addresses of all who look at a table at this process."""
        return set(self.streams.get(table, {}).values())

    def is_present(self, table: str, seat: int) -> bool:
        """Whether a page of this seat is open somewhere. Not from the event loop."""
        seen = self.elsewhere.at(table, seat) if self.present[table, seat] <= 0 else None
        return self.present[table, seat] > 0 or (seen is not None and seen.here)

    def is_around_here(self, table: str, seat: int) -> bool:
        """Whether a page of this seat is open at this process, or was just now."""
        left = self.left.get((table, seat))
        return self.present[table, seat] > 0 or (left is not None and monotonic() - left < LINGER)

    def is_around(self, table: str, seat: int) -> bool:
        """Whether a page of this seat is open somewhere, or was just now. Not from the loop."""
        if self.is_around_here(table, seat):
            return True
        seen = self.elsewhere.at(table, seat)
        return seen is not None and (seen.here or monotonic() - seen.since < LINGER)

    def absent_for(self, table: str, seat: int, made: int) -> float:
        """Seconds since the last page of a seat closed; since the table was made, if none was."""
        if self.is_present(table, seat):
            return 0.0
        seen = self.elsewhere.at(table, seat)
        left = max(self.left.get((table, seat), self.began), seen.since if seen else self.began)
        away, age = monotonic() - left, time() - made
        return away if age < 0 else min(away, age)  # below 0: the clock was set back
