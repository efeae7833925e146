"""A server whose clock can be set from outside, for `clock`.

Only the clock of the wall: SIGUSR1 sets it an hour ahead, SIGUSR2 an hour back. It has to be
replaced before anybody has asked for it, so this is the first that runs in the process.
"""

from __future__ import annotations

import signal
import time
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from types import FrameType

HOUR = 3600.0
real = time.time
ahead = 0.0  # seconds


def shifted() -> float:
    """What the clock shows."""
    return real() + ahead


def shift(number: int, _frame: FrameType | None) -> None:
    """Set it ahead, or back."""
    global ahead  # noqa: PLW0603 - there is one clock
    ahead += HOUR if number == signal.SIGUSR1 else -HOUR


def main() -> None:
    """The server, with that clock."""
    time.time = shifted
    for number in (signal.SIGUSR1, signal.SIGUSR2):
        signal.signal(number, shift)
    from tools.server import main as serve  # noqa: PLC0415 - it asks for the clock

    serve()


if __name__ == "__main__":
    main()
