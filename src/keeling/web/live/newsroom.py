"""How tables stand, looked up once for all who want to know at the same moment."""

from __future__ import annotations

import asyncio
from concurrent.futures import ThreadPoolExecutor
from typing import TYPE_CHECKING, Generic, TypeVar

if TYPE_CHECKING:
    from collections.abc import Callable

THREADS = 4  # of their own: whoever only watches keeps nobody waiting who plays

News = TypeVar("News")


class Newsroom(Generic[News]):
    """However many watch a table, at most one look at it is under way and one is to follow."""

    def __init__(self, look: Callable[[str], News]) -> None:
        self.look = look
        self.pool = ThreadPoolExecutor(THREADS, "news")
        self.next: dict[str, asyncio.Task[News]] = {}  # looks that have not begun yet
        self.now: dict[str, asyncio.Task[News]] = {}  # looks under way

    async def of(self, table: str) -> News:
        """How a table stands, at this moment or later."""
        if table not in self.next:
            self.next[table] = asyncio.create_task(self._look(table))
        return await asyncio.shield(self.next[table])

    async def _look(self, table: str) -> News:
        if table in self.now:
            await asyncio.wait([self.now[table]])
        mine = self.now[table] = self.next.pop(table)  # whoever asks from now on may see more
        try:
            return await asyncio.get_running_loop().run_in_executor(self.pool, self.look, table)
        finally:
            if self.now.get(table) is mine:
                del self.now[table]

    def close(self) -> None:
        """No more news."""
        self.pool.shutdown(wait=False, cancel_futures=True)
