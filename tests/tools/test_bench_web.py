"""What `make bench-web` calculates from what it has measured, and how it shows it."""

from __future__ import annotations

import asyncio
import os
import subprocess
import sys
import time
from typing import TYPE_CHECKING
from xml.etree import ElementTree as ET

import pytest

from tools.bench_web.documents import BEGIN, END, between
from tools.bench_web.figures import (
    Line,
    Point,
    Report,
    Size,
    Waits,
    each,
    read,
    save,
    steady_rate,
    waits_of,
)
from tools.bench_web.loads import PAGE_EVERY, as_fast_as_can_be, steadily
from tools.bench_web.plot import plot, share, ticks
from tools.bench_web.processes import cpu, family, memory
from tools.bench_web.shown import markdown, verdicts

if TYPE_CHECKING:
    from pathlib import Path


def point(tables: int, capacity: float = 400.0, p99: float = 20.0) -> Point:
    """A point with round figures."""
    waits = Waits(100, 2.0, 10.0, p99)
    return Point(
        tables=tables,
        streams=tables // 2,
        capacity=capacity,
        flat_out=waits,
        server_ms=2.0,
        database_ms=0.0,
        client=0.1,
        rate=200.0,
        choice=waits,
        page=waits,
        news=None,
        refused=0,
        megabytes=100.0,
    )


REPORT = Report(
    where="2 cores",
    load=0.5,
    lines=[
        Line("ours", [point(10, 450.0), point(1000, 300.0, 140.0)]),
        Line("theirs", [point(10, 2000.0, 900.0)], is_durable=False),
    ],
    sizes=[Size("a table", 40.0)],
    missing=["PostgreSQL is not installed"],
)


class Still:
    """A table that stands still at its first choice, and then answers at once."""

    def __init__(self, seconds: float) -> None:
        self.still = asyncio.Event()
        self.seconds = seconds

    async def choose(self, due: float | None = None) -> float:
        """Wait until the server goes on."""
        began = due or time.perf_counter()
        if not self.still.is_set():
            asyncio.get_running_loop().call_later(self.seconds, self.still.set)
            await self.still.wait()
        return (time.perf_counter() - began) * 1000

    async def page(self, due: float) -> float:
        """A page is there at once."""
        return (time.perf_counter() - due) * 1000


def test_quantiles_are_those_of_all_waits() -> None:
    assert waits_of([float(n) for n in range(101)]) == Waits(101, 50.0, 95.0, 99.0)
    assert waits_of([7.0]) == Waits(1, 7.0, 7.0, 7.0)
    assert waits_of([]) is None


def test_a_server_that_stands_still_makes_all_wait_who_come_meanwhile() -> None:
    table = Still(0.3)
    heard = asyncio.run(steadily([table], [table], rate=100.0, seconds=0.5))
    assert len(heard.choices) == 50
    assert len(heard.pages) == 50 / PAGE_EVERY
    assert sum(wait > 100 for wait in heard.choices) >= 15  # not only the one that was asked first


def test_as_fast_as_can_be_uses_no_more_players_than_tables() -> None:
    tables = [Still(0.05) for _ in range(3)]
    waits = asyncio.run(as_fast_as_can_be(tables, players=32, seconds=0.01))
    assert len(waits) == 3


def test_steady_play_is_at_half_of_what_a_weak_server_bears() -> None:
    assert steady_rate(500.0, 250.0) == 250.0
    assert steady_rate(200.0, 250.0) == 100.0
    assert steady_rate(0.0, 250.0) == 1.0


def test_memory_of_one_is_what_many_took_and_never_less_than_nothing() -> None:
    assert each(1000.0, 5000.0, 100) == 40.0
    assert each(1000.0, 900.0, 100) == 0.0


def test_processes_are_counted_with_all_that_they_started() -> None:
    busy = "import subprocess, sys; print(subprocess.run([sys.executable, '-c', '%s']))"
    code = busy % "n = sum(range(3000000)); input()"
    with subprocess.Popen(  # noqa: S603 - ourselves
        [sys.executable, "-c", code], stdin=subprocess.PIPE, stdout=subprocess.DEVNULL
    ) as process:
        deadline = time.monotonic() + 60
        while (
            len(family(process.pid)) < 2 or not cpu(process.pid)
        ) and time.monotonic() < deadline:
            time.sleep(0.01)
        assert len(family(process.pid)) == 2
        assert cpu(process.pid) > 0
        assert memory(process.pid) > 1000
        process.communicate(b"\n")
    assert process.pid not in family(os.getpid())


def test_figures_are_the_same_after_writing_and_reading(tmp_path: Path) -> None:
    save(REPORT, tmp_path / "new" / "figures.json")
    assert read(tmp_path / "new" / "figures.json") == REPORT


def test_axes_end_at_round_numbers_around_all_values() -> None:
    assert ticks([130.0, 900.0]) == [100.0, 200.0, 500.0, 1000.0]
    assert ticks([50.0]) == [50.0, 100.0]
    assert ticks([]) == [1.0, 2.0]
    assert share(100.0, 10.0, 1000.0) == pytest.approx(0.5)


def test_the_picture_has_every_server_in_both_panels_and_in_the_legend() -> None:
    root = ET.fromstring(plot(REPORT))  # noqa: S314 - our own picture
    classes = [element.get("class") for element in root.iter()]
    assert classes.count("curve") == 2 * len(REPORT.lines)
    assert classes.count("mark") == 2 * 3 + len(REPORT.lines)
    assert {"ours", "theirs", "aim: 500", "aim: 150 ms"} <= {e.text for e in root.iter()}


def test_targets_are_held_against_what_is_kept_on_disk() -> None:
    said = "\n".join(verdicts(REPORT))
    assert "450 (ours, 10 tables; target 500)" in said
    assert "140 ms (ours, 1,000 tables" in said
    assert "Not measured: PostgreSQL is not installed" in said


def test_markdown_has_a_row_for_each_point_with_as_many_cells_as_its_head() -> None:
    rows = [line for line in markdown(REPORT).splitlines() if line.startswith("|")]
    speed, sizes = rows[:5], rows[5:]
    assert len({row.count("|") for row in speed}) == 1
    assert sizes == ["| memory of | each |", "| --- | --: |", "| a table | 40 kB |"]


def test_only_what_stands_between_the_marks_is_replaced() -> None:
    page = f"before\n{BEGIN}\nold\n{END}\nafter"
    assert between(page, "new") == f"before\n{BEGIN}\nnew\n{END}\nafter"
    with pytest.raises(ValueError, match="must stand there"):
        between("a page without marks", "new")
