"""How long the server computes for one address: nobody may keep it busy for others.

Computing is measured where it happens: in each step of a request on the event loop, and in the
threads to which requests hand their work. Waiting costs nothing, for the database, for others or
for news.
"""

from __future__ import annotations

from collections.abc import Callable
from contextvars import ContextVar
from math import ceil
from threading import Lock
from time import monotonic, thread_time
from typing import TYPE_CHECKING, Any, Final

from msgspec import Struct

from keeling.web.errors import TooMany

if TYPE_CHECKING:
    from collections.abc import Coroutine, Generator, Mapping

MINUTE: Final = 60.0
ENOUGH: Final = 1 / 30  # of all one may use: so much somebody has again who may come back
WORTH_TELLING: Final = 0.05  # seconds
MANY: Final = 1000  # addresses in memory before those that owe nothing are forgotten


class Payer(Struct, frozen=True):
    """Whom something is done for."""

    address: str
    charge: Callable[[float], None]  # so many seconds more; from any thread


_payer: ContextVar[Payer | None] = ContextVar("payer", default=None)


def payer() -> Payer | None:
    """Whom the present work is for; None: for nobody but the server itself."""
    return _payer.get()


class Costs:
    """What addresses have used, and have not yet paid back by waiting."""

    def __init__(self, per_minute: float) -> None:
        self.most = per_minute
        self.rate = per_minute / MINUTE
        self.used: dict[str, tuple[float, float]] = {}  # seconds, and when that was
        self.lock = Lock()
        self.is_shared = False  # with other processes, at which the same address may ask
        self.fresh: dict[str, float] = {}  # seconds of which they have not been told
        self.heard: dict[str, int] = {}  # milliseconds in this minute at all of them

    def owed(self, address: str) -> float:
        """What an address has used more than time has paid back."""
        used, then = self.used.get(address, (0.0, 0.0))
        return max(0.0, used - (monotonic() - then) * self.rate)

    def check(self, address: str) -> None:
        """TooMany if an address has used all that it may."""
        if (owed := self.owed(address)) >= self.most:
            back = owed - self.most * (1 - ENOUGH)
            raise TooMany("web-error-429", wait=ceil(back / self.rate))

    def charge(self, address: str, seconds: float) -> None:
        """An address has used so much more; from any thread."""
        with self.lock:
            self._charge(address, seconds)
            if self.is_shared:
                self.fresh[address] = self.fresh.get(address, 0.0) + seconds

    def _charge(self, address: str, seconds: float) -> None:
        if len(self.used) > MANY and address not in self.used:
            self.used = {who: self.used[who] for who in self.used if self.owed(who) > 0}
            self.heard = {who: self.heard[who] for who in self.heard if who in self.used}
            self.fresh = {who: self.fresh[who] for who in self.fresh if who in self.used}
        self.used[address] = self.owed(address) + seconds, monotonic()

    def untold(self) -> dict[str, int]:
        """Milliseconds used here since others were told the last time, where it is worth it."""
        with self.lock:
            return {who: int(1000 * s) for who, s in self.fresh.items() if s >= WORTH_TELLING}

    def hear(self, told: Mapping[str, int], totals: Mapping[str, int]) -> None:
        """Others were told of this, and so much is it in all; what is theirs counts here too."""
        with self.lock:
            for who, total in totals.items():
                self.fresh[who] = self.fresh.get(who, 0.0) - told[who] / 1000
                known = self.heard.get(who, 0) + told[who]
                if known > total:  # another minute has begun
                    known = told[who]
                self._charge(who, (total - known) / 1000)
                self.heard[who] = total

    async def measured(self, address: str, work: Coroutine[Any, Any, None]) -> None:
        """Do the work of a request, and charge all of its steps and threads to an address."""

        def charge(seconds: float) -> None:
            self.charge(address, seconds)

        before = _payer.set(Payer(address, charge))
        try:
            await Steps(work, charge)
        finally:
            _payer.reset(before)


class Steps:
    """A coroutine whose steps on the event loop are timed."""

    def __init__(self, work: Coroutine[Any, Any, None], charge: Callable[[float], None]) -> None:
        self.work = work
        self.charge = charge

    def __await__(self) -> Generator[Any, Any, None]:
        """Take a step, wait as it says, take the next."""
        steps = self.work.__await__()
        step: Callable[[Any], Any] = steps.send
        given: Any = None
        while True:
            began = thread_time()
            try:
                waits_for = step(given)
            except StopIteration:
                return
            finally:
                self.charge(thread_time() - began)
            try:
                step, given = steps.send, (yield waits_for)
            except BaseException as error:  # noqa: BLE001 - it is handed on, whatever it is
                step, given = steps.throw, error
