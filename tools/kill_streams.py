"""Somebody who follows a table, and comes back whenever the stream breaks."""

from __future__ import annotations

import asyncio
import time
from typing import TYPE_CHECKING

from tools.wire import HERE, Lost, events

if TYPE_CHECKING:
    from tools.kill_players import Score

AGAIN = 0.1  # seconds before the next attempt


class Watcher:
    """A stream that resumes where it was: it says what it saw last."""

    def __init__(self, port: int, path: str, score: Score, source: str = HERE) -> None:
        self.port, self.path, self.score, self.source = port, path, score, source
        self.stamp = ""
        self.version = -1
        self.heard = time.monotonic()  # the last time; signs of life count
        self.broke: float | None = None  # when the stream before this one ended

    async def follow(self) -> None:
        """Until the game is over."""
        self.score.watching.append(self)
        try:
            while not await self.listen():
                if self.broke is None:
                    self.broke = time.monotonic()
                await asyncio.sleep(AGAIN)
        finally:
            self.score.watching.remove(self)

    async def listen(self) -> bool:
        """One stream until it breaks; whether it has told of the end."""
        try:
            asking = events(self.port, self.path, seen=self.stamp, source=self.source)
            async with asking as stream:
                self.note()  # it is open again; who has seen all there is hears nothing more yet
                async for news in stream:
                    self.note()
                    if news is not None:
                        self.stamp = news["stamp"]
                        self.version = max(self.version, news["version"])
                        if news["ended"]:
                            return True
        except (Lost, OSError, EOFError, ValueError, asyncio.IncompleteReadError):
            pass
        return False

    def note(self) -> None:
        """Something was heard."""
        self.heard = time.monotonic()
        if self.broke is not None:
            self.score.gaps.append(self.heard - max(self.broke, self.score.back))
            self.broke = None
