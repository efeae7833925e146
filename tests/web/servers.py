"""Real servers, each in a process of its own."""

from __future__ import annotations

from contextlib import contextmanager
from typing import TYPE_CHECKING, Any

from tools.server import Server

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path


@contextmanager
def running(folder: Path, **settings: Any) -> Iterator[Server]:
    """A server that never has a reason to complain, and that leaves nothing behind."""
    made = Server(folder, **settings)
    made.start()
    yield made
    made.close()
    assert made.log.read_text("utf-8") == ""
    assert made.is_gone()
