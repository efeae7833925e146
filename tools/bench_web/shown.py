"""The figures as tables: for a terminal, and as Markdown for documents."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rich.console import Console
from rich.table import Table

from tools.bench_web.figures import TARGET_RATE, TARGET_TABLE, TARGET_WAIT

if TYPE_CHECKING:
    from collections.abc import Sequence

    from tools.bench_web.figures import Line, Point, Report, Waits

WIDTH = 150
COLUMNS = (
    "tables",
    "streams",
    "choices/s",
    "CPU ms a choice",
    "client cores",
    "steady/s",
    "a choice",
    "a page",
    "the news",
    "503",
    "MB",
)
NONE = "-"


def told(waits: Waits | None) -> str:
    """The three quantiles, in milliseconds."""
    return f"{waits.p50:.0f} / {waits.p95:.0f} / {waits.p99:.0f}" if waits else NONE


def cells(point: Point) -> list[str]:
    """One point, column by column."""
    database = f" + {point.database_ms:.1f}" if point.database_ms else ""
    return [
        f"{point.tables:,}",
        f"{point.streams:,}",
        f"{point.capacity:,.0f}",
        f"{point.server_ms:.1f}{database}",
        f"{point.client:.2f}",
        f"{point.rate:,.0f}",
        told(point.choice),
        told(point.page),
        told(point.news),
        f"{point.refused:,}",
        f"{point.megabytes:,.0f}",
    ]


def line_name(line: Line) -> str:
    """A kind of server, and whether a choice is on disk before it is answered."""
    return f"{line.name} ({'on disk' if line.is_durable else 'not on disk'} when answered)"


def verdicts(report: Report) -> list[str]:
    """Whether the targets for two cores are met, by the best of our own servers."""
    ours = [(line, point) for line in report.lines if line.is_durable for point in line.points]
    said = []
    if ours:
        line, best = max(ours, key=lambda one: one[1].capacity)
        said.append(
            f"Most durable choices a second: {best.capacity:,.0f} "
            f"({line.name}, {best.tables:,} tables; target {TARGET_RATE:,.0f})"
        )
        line, slow = max(ours, key=lambda one: one[1].choice.p99)
        said.append(
            f"Longest p99 of a choice in steady play: {slow.choice.p99:.0f} ms "
            f"({line.name}, {slow.tables:,} tables, {slow.rate:,.0f} a second; "
            f"target {TARGET_WAIT:.0f} ms)"
        )
    said += [f"{size.what}: {size.kilobytes:.0f} kB" for size in report.sizes]
    if report.sizes:
        said.append(f"(target: an idle table below {TARGET_TABLE:.0f} kB)")
    return said + [f"Not measured: {why}" for why in report.missing]


def heading(report: Report) -> str:
    """Where all this was measured."""
    return f"{report.where}; load average before: {report.load:.1f}"


def show(report: Report) -> None:
    """All figures on the terminal."""
    console = Console(width=WIDTH)
    console.print(heading(report))
    for line in report.lines:
        rows = Table(
            *COLUMNS, box=None, pad_edge=False, title=line_name(line), title_justify="left"
        )
        for column in rows.columns:
            column.justify = "right"
        for point in line.points:
            rows.add_row(*cells(point))
        console.print("", rows)
    console.print("", *verdicts(report), sep="\n", markup=False)


def markdown(report: Report) -> str:
    """All figures for a document: one table of speed, one of memory."""
    rows = [[line.name, *cells(point)] for line in report.lines for point in line.points]
    text = [f"Measured on {heading(report)}.", "", *table(("server", *COLUMNS), rows)]
    if report.sizes:
        sizes = [[size.what, f"{size.kilobytes:.0f} kB"] for size in report.sizes]
        text += ["", *table(("memory of", "each"), sizes)]
    return "\n".join(text)


def table(head: Sequence[str], rows: Sequence[Sequence[str]]) -> list[str]:
    """A table of Markdown, numbers to the right."""
    align = ["---", *["--:"] * (len(head) - 1)]
    return ["| " + " | ".join(row) + " |" for row in (head, align, *rows)]
