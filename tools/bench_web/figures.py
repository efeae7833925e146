"""What is measured, as it is written to a file and read back, and what is calculated from it."""

from __future__ import annotations

import os
import platform
import time
from statistics import quantiles
from typing import TYPE_CHECKING

import msgspec
from msgspec import Struct

import keeling

if TYPE_CHECKING:
    from collections.abc import Sequence
    from pathlib import Path

TARGET_RATE = 500.0  # durable choices a second, on two cores
TARGET_WAIT = 150.0  # milliseconds: p99 at half of that
TARGET_TABLE = 60.0  # kB of an idle table


class Waits(Struct, frozen=True):
    """Milliseconds: what half of all wait at most, all but one in twenty, all but one in 100."""

    count: int
    p50: float
    p95: float
    p99: float


class Point(Struct, frozen=True, kw_only=True):
    """One number of tables: as fast as can be, and then steady play."""

    tables: int
    streams: int
    capacity: float  # choices a second, as fast as can be
    flat_out: Waits  # of a choice meanwhile
    server_ms: float  # CPU of the server's processes a choice, everything else it does included
    database_ms: float  # the same of PostgreSQL
    client: float  # cores that the client used meanwhile
    rate: float  # choices a second in steady play
    choice: Waits
    page: Waits | None
    news: Waits | None
    refused: int  # answers that the server has too much to do; the wait goes on until it has not
    megabytes: float  # of all processes of the server, in the end


class Line(Struct, frozen=True):
    """A kind of server, from few tables to many."""

    name: str
    points: list[Point]
    is_durable: bool = True  # a choice is on disk before it is answered


class Size(Struct, frozen=True):
    """What one more of something takes."""

    what: str
    kilobytes: float


class Report(Struct, frozen=True):
    """All figures of a run, and where they were measured."""

    where: str
    load: float  # the load average when it began: what else the machine had to do
    lines: list[Line]
    sizes: list[Size]
    missing: list[str]  # what was not measured, and why


def waits_of(milliseconds: Sequence[float]) -> Waits | None:
    """How long was waited; None: nobody did."""
    if not milliseconds:
        return None
    if len(milliseconds) == 1:
        return Waits(1, *milliseconds, *milliseconds, *milliseconds)
    cuts = quantiles(milliseconds, n=100, method="inclusive")
    return Waits(len(milliseconds), cuts[49], cuts[94], cuts[98])


def steady_rate(capacity: float, wanted: float) -> float:
    """Choices a second that a server of this capacity should bear without anybody waiting long."""
    return wanted if capacity >= 1.2 * wanted else max(1.0, capacity / 2)


def each(before: float, after: float, number: int) -> float:
    """What one of so many takes: of a total before, and with them. Noise is not less than none."""
    return max(0.0, after - before) / number


def surroundings() -> str:
    """The machine, the Python and the engine."""
    engine = "compiled" if keeling.COMPILED else "interpreted"
    return f"{os.cpu_count()} cores, Python {platform.python_version()}, engine {engine}"


def load() -> float:
    """The load average of the last minute."""
    return os.getloadavg()[0]


def save(report: Report, path: Path) -> None:
    """Write all figures to a file."""
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_bytes(msgspec.json.format(msgspec.json.encode(report), indent=1) + b"\n")


def read(path: Path) -> Report:
    """The figures of an earlier run."""
    return msgspec.json.decode(path.read_bytes(), type=Report)


def since(began: float) -> float:
    """Milliseconds since a moment of `time.perf_counter`."""
    return (time.perf_counter() - began) * 1000
