"""The threads in which requests do their work, shared fairly.

Somebody who asks for much at once would fill all threads, and everybody else would stand in line
behind it. So only a few threads are at work for one address; what else it wants waits in a line of
its own, and each time only the first of that line goes to the end of the line of all. A thread that
waits for a slow table is not at work: the people behind one address do not wait for each other.
"""

from __future__ import annotations

from collections import deque
from concurrent.futures import Future, ThreadPoolExecutor
from contextlib import contextmanager
from functools import partial
from threading import Lock, local
from time import thread_time
from typing import TYPE_CHECKING, Any, Final, ParamSpec, TypeVar

from keeling.web.costs import payer

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from keeling.web.costs import Payer

P = ParamSpec("P")
T = TypeVar("T")

MOST: Final = 40  # more than may wait at one door, and at another one besides
SHARE: Final = 4  # of these, at work for one address

_here = local()  # what the present thread is at work for


class Threads(ThreadPoolExecutor):
    """Threads that charge what they do to whoever it is done for."""

    def __init__(self) -> None:
        super().__init__(MOST, thread_name_prefix="request")
        self.lines: dict[str, deque[Callable[[], None]]] = {}  # what addresses wait for
        self.at_work: dict[str, int] = {}  # threads, by address
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
                self.lines.setdefault(who.address, deque()).append(work)
                return done
            self.resume(who.address)
        super().submit(self._work, who.address, work)
        return done

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
                following = line.popleft()
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


@contextmanager
def resting() -> Iterator[None]:
    """While a thread waits for others, it keeps nobody of the same address from being served."""
    at: tuple[Threads, str] | None = getattr(_here, "at", None)
    if at is None:
        yield
        return
    threads, address = at
    threads.rest(address)
    try:
        yield
    finally:
        with threads.counting:
            threads.resume(address)


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
