"""The clock of the wall jumps."""

from __future__ import annotations

import asyncio
import signal
from typing import TYPE_CHECKING

from tools.faults.stage import Fault

if TYPE_CHECKING:
    from pathlib import Path

    from tools.faults.stage import Stage
    from tools.server import Server

CALM, QUICK_CALM = 3.0, 1.0  # seconds between two jumps


class ClockJump(Fault):
    """The clock jumps an hour ahead, back, an hour behind, and ahead again.

    The server is started by `shifted`, which replaces `time.time` in its process.
    """

    name = "clock jump"
    times = 3

    def make_server(self, folder: Path) -> Server:
        """One whose clock we can set."""
        server = super().make_server(folder)
        server.module = "tools.faults.shifted"
        return server

    async def strike(self, stage: Stage) -> None:
        """There and back, in both directions."""
        there, back = signal.SIGUSR1, signal.SIGUSR2
        for jump in (there, back, back, there):
            stage.server.process.send_signal(jump)
            await asyncio.sleep(QUICK_CALM if self.is_quick else CALM)
