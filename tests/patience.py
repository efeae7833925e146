"""How long a test waits for what has to come: for as long as any machine may need."""

from __future__ import annotations

from time import monotonic, sleep
from typing import TYPE_CHECKING, TypeVar

if TYPE_CHECKING:
    from collections.abc import Callable

T = TypeVar("T")

# Seconds. It only ends tests that hang: a machine that does much else needs minutes for what takes
# a second on a quiet one.
PATIENCE = 600.0


def until(holds: Callable[[], T], what: str = "it never came to that") -> T:
    """Wait until something holds; what it said."""
    end = monotonic() + PATIENCE
    while monotonic() < end:
        if found := holds():
            return found
        sleep(0.02)
    raise AssertionError(what)
