"""How long the server computes for one address: nobody may keep it busy for others.

Computing is measured where it happens: in each step of a request on the event loop, and in the
threads to which requests hand their work. Waiting costs nothing, for the database, for others or
for news.
"""

from __future__ import annotations

from concurrent.futures import Future, ThreadPoolExecutor
from contextvars import ContextVar
from math import ceil
from threading import Lock
from time import monotonic, thread_time
from typing import TYPE_CHECKING, Any, Final, ParamSpec, TypeVar

from keeling.web.errors import TooMany

if TYPE_CHECKING:
    from collections.abc import Callable, Coroutine, Generator

P = ParamSpec("P")
T = TypeVar("T")

MINUTE: Final = 60.0
ENOUGH: Final = 1 / 30  # of all one may use: so much somebody has again who may come back
THREADS: Final = 40  # more than may wait at one door, and at another one besides
MANY: Final = 1000  # addresses in memory before those that owe nothing are forgotten

_charge: ContextVar[Any] = ContextVar("charge", default=None)  # whom the present work is for


class Costs:
    """What addresses have used, and have not yet paid back by waiting."""

    def __init__(self, per_minute: float) -> None:
        self.most = per_minute
        self.rate = per_minute / MINUTE
        self.used: dict[str, tuple[float, float]] = {}  # seconds, and when that was
        self.lock = Lock()

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
            if len(self.used) > MANY and address not in self.used:
                self.used = {who: self.used[who] for who in self.used if self.owed(who) > 0}
            self.used[address] = self.owed(address) + seconds, monotonic()

    async def measured(self, address: str, work: Coroutine[Any, Any, None]) -> None:
        """Do the work of a request, and charge all of its steps and threads to an address."""

        def charge(seconds: float) -> None:
            self.charge(address, seconds)

        before = _charge.set(charge)
        try:
            await Steps(work, charge)
        finally:
            _charge.reset(before)


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


class Threads(ThreadPoolExecutor):
    """Threads that charge what they do to whoever it is done for.

    Most of them wait, at the doors of tables and of the database. Were they only a few for each
    core, as Python has it, those who wait for one slow table would keep all of them.
    """

    def __init__(self) -> None:
        super().__init__(THREADS, thread_name_prefix="request")

    def submit(self, fn: Callable[P, T], /, *args: P.args, **kwargs: P.kwargs) -> Future[T]:
        """Let a thread do something, and time it if it is for somebody."""
        charge = _charge.get()
        if charge is None:
            return super().submit(fn, *args, **kwargs)

        def timed() -> T:
            began = thread_time()
            try:
                return fn(*args, **kwargs)
            finally:
                charge(thread_time() - began)

        return super().submit(timed)
