"""The threads in which requests do their work, shared fairly.

Somebody who asks for much at once would fill all threads, and everybody else would stand in line
behind it. So only a few threads are at work for one address; what else it wants waits in a line of
its own, and each time only the first of that line goes to the end of the line of all. A thread that
waits for a slow table is not at work: the people behind one address do not wait for each other. But
only some threads may wait like that, so that others are left; and nobody stays in a line for long.
"""

from __future__ import annotations

import asyncio
from collections import deque
from concurrent.futures import Future, ThreadPoolExecutor
from contextlib import contextmanager
from functools import partial
from threading import Lock, local
from time import monotonic, thread_time
from typing import TYPE_CHECKING, Any, Final, ParamSpec, TypeVar

from msgspec import Struct

from keeling.web.costs import payer
from keeling.web.errors import Busy

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from keeling.web.costs import Payer

P = ParamSpec("P")
T = TypeVar("T")

MOST: Final = 128  # most of them wait: a thread that does costs little
SHARE: Final = 4  # of these, at work for one address
ASIDE: Final = 12  # of these, waiting for something slow for one address
ALL_ASIDE: Final = 96  # of these, waiting for something slow
ALL_WAITING: Final = 112  # the same, with those in excess, which wait for less time

_here = local()  # what the present thread is at work for


class InLine(Struct, frozen=True):
    """What an address wants done, and until when it waits for that to begin."""

    until: float
    done: Future[Any]
    work: Callable[[], None]


class Threads(ThreadPoolExecutor):
    """Threads that charge what they do to whoever it is done for."""

    def __init__(self, patience: float) -> None:
        super().__init__(MOST, thread_name_prefix="request")
        self.patience = patience  # seconds that something stays in the line of its address
        self.lines: dict[str, deque[InLine]] = {}  # what addresses wait for
        self.watched: set[str] = set()  # the lines that will be looked at
        self.at_work: dict[str, int] = {}  # threads, by address
        self.aside: dict[str, int] = {}  # threads that wait for something slow, by address
        self.hurried = 0  # threads in excess that do so
        self.counting = Lock()

    def submit(self, fn: Callable[P, T], /, *args: P.args, **kwargs: P.kwargs) -> Future[T]:
        """Let a thread do something, soon; and time it if it is for somebody."""
        who = payer()
        if who is None:
            return super().submit(fn, *args, **kwargs)
        done: Future[T] = Future()
        work = partial(carry_out, done, who, partial(fn, *args, **kwargs))
        with self.counting:
            if self.at_work.get(who.address, 0) >= SHARE:
                waiting = InLine(monotonic() + self.patience, done, work)
                self.lines.setdefault(who.address, deque()).append(waiting)
                self._watch(who.address, self.patience)
                return done
            self.resume(who.address)
        super().submit(self._work, who.address, work)
        return done

    def _watch(self, address: str, seconds: float) -> None:
        """Look at a line after some time, unless somebody will anyway."""
        if address not in self.watched:
            self.watched.add(address)
            asyncio.get_running_loop().call_later(seconds, self._clear, address)

    def _clear(self, address: str) -> None:
        """Busy for those who have waited for too long in a line."""
        late = []
        with self.counting:
            self.watched.discard(address)
            line, now = self.lines.get(address, deque()), monotonic()
            while line and line[0].until <= now:
                late.append(line.popleft().done)
            if line:
                self._watch(address, line[0].until - now)
            else:
                self.lines.pop(address, None)
        for done in late:
            if done.set_running_or_notify_cancel():
                done.set_exception(Busy())

    def _work(self, address: str, work: Callable[[], None]) -> None:
        """Do it in this thread."""
        _here.at = (self, address)
        try:
            work()
        finally:
            _here.at = None
            self.rest(address)

    def rest(self, address: str) -> None:
        """One thread less is at work for an address: the next of its line may begin."""
        following = None
        with self.counting:
            self.at_work[address] -= 1
            line = self.lines.get(address)
            if line and self.at_work[address] < SHARE:
                following = line.popleft().work
                self.resume(address)
            if not line:
                self.lines.pop(address, None)
            if not self.at_work[address]:
                del self.at_work[address]
        if following is not None:
            super().submit(self._work, address, following)

    def resume(self, address: str) -> None:
        """One thread more is at work; for some moments that may be more than the share."""
        self.at_work[address] = self.at_work.get(address, 0) + 1

    def step_aside(self, address: str) -> bool:
        """Let another thread work instead of one that waits; not if many wait already.

        Busy if so many wait that soon none would be left for others.
        """
        with self.counting:
            mine, aside = self.aside.get(address, 0), sum(self.aside.values())
            if aside + self.hurried >= ALL_WAITING:
                raise Busy
            if mine >= ASIDE or aside >= ALL_ASIDE:
                self.hurried += 1
                return False
            self.aside[address] = mine + 1
        self.rest(address)
        return True

    def step_back(self, address: str, *, was_aside: bool) -> None:
        """A thread waits no longer."""
        with self.counting:
            if not was_aside:
                self.hurried -= 1
                return
            self.resume(address)
            self.aside[address] -= 1
            if not self.aside[address]:
                del self.aside[address]


@contextmanager
def resting() -> Iterator[bool]:
    """While a thread waits for others, it keeps nobody of the same address from being served.

    Whether that is so: where too many wait already, it does, and should not wait for long.
    """
    at: tuple[Threads, str] | None = getattr(_here, "at", None)
    if at is None:
        yield True
        return
    threads, address = at
    is_aside = threads.step_aside(address)
    try:
        yield is_aside
    finally:
        threads.step_back(address, was_aside=is_aside)


def carry_out(done: Future[Any], who: Payer, work: Callable[[], object]) -> None:
    """Do something, unless nobody wants it any more, and charge the time it took."""
    if not done.set_running_or_notify_cancel():
        return
    began = thread_time()
    try:
        found = work()
    except BaseException as error:  # noqa: BLE001 - it is handed on, whatever it is
        who.charge(thread_time() - began)
        done.set_exception(error)
    else:
        who.charge(thread_time() - began)
        done.set_result(found)
