"""Counting in several processes: whoever is asked for the metrics tells those of all.

The library keeps the counters of each process in files of a folder, if a variable names one before
it is imported. The process that watches over the others names it.
"""

from __future__ import annotations

import os
import tempfile
from contextlib import contextmanager
from typing import TYPE_CHECKING, Final

from prometheus_client import CollectorRegistry, generate_latest
from prometheus_client.multiprocess import MultiProcessCollector, mark_process_dead

if TYPE_CHECKING:
    from collections.abc import Iterator

FOLDER: Final = "PROMETHEUS_MULTIPROC_DIR"


@contextmanager
def counting_together() -> Iterator[None]:
    """Processes that are started meanwhile count together."""
    with tempfile.TemporaryDirectory(prefix="keeling-") as folder:
        os.environ[FOLDER] = folder
        try:
            yield
        finally:
            del os.environ[FOLDER]


def is_together() -> bool:
    """Whether this process counts together with others."""
    return FOLDER in os.environ


def all_counted() -> bytes:
    """The counters of all processes, in the format of Prometheus."""
    registry = CollectorRegistry()
    MultiProcessCollector(registry)  # type: ignore[no-untyped-call]  # the library's own
    return generate_latest(registry)


def forget(pid: int | None) -> None:
    """What a process that has ended was doing counts no more; what it has done does."""
    if pid is not None and is_together():
        mark_process_dead(pid)  # type: ignore[no-untyped-call]  # the library's own
