"""The figures as a picture: choices a second and the longest waits, over the number of tables."""

from __future__ import annotations

from math import log10
from typing import TYPE_CHECKING, Final

from msgspec import Struct

from keeling.draw.svg import number, svg, tag, text
from tools.bench_web.figures import TARGET_RATE, TARGET_WAIT

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Sequence

    from markupsafe import Markup

    from keeling.draw.svg import Point as Place
    from tools.bench_web.figures import Line, Point, Report

SIZE: Final = (960.0, 536.0)
TOP, BOTTOM = 84.0, 380.0
STEPS: Final = (1, 2, 5)  # what stands on an axis, times powers of ten
STYLE: Final = """
svg.bench { color: #1d2327; font: 15px system-ui, "Segoe UI", Roboto, sans-serif; }
svg.bench .sheet { fill: #ffffff; }
svg.bench text { fill: #1d2327; }
svg.bench .title { font-size: 18px; font-weight: 600; }
svg.bench .axis, svg.bench .tick { fill: #4d565c; }
svg.bench .grid { stroke: #dfe3e5; }
svg.bench .edge { stroke: #4d565c; }
svg.bench .target { stroke: #1d2327; stroke-dasharray: 6 5; stroke-width: 1.5; }
svg.bench .curve { fill: none; stroke-width: 2.5; stroke-linejoin: round; }
svg.bench .mark { stroke: #ffffff; stroke-width: 1; }
"""
NOTE: Final = "Keeling answers when a choice is on disk; boardgame.io before it writes anything."
COLOURS: Final = ("#0072b2", "#009e73", "#e69f00", "#d55e00", "#56606a", "#a05195")
MARKS: Final = (  # around (0, 0): a colour alone tells nothing to some
    "M-5 0a5 5 0 1 0 10 0a5 5 0 1 0 -10 0z",
    "M-5 -5h10v10h-10z",
    "M0 -6.5L6 5H-6z",
    "M0 -7L6 0L0 7L-6 0z",
    "M0 6.5L6 -5H-6z",
    "M-6 -2h4v-4h4v4h4v4h-4v4h-4v-4h-4z",
)


class Panel(Struct, frozen=True):
    """One of the two parts: where it stands, what it shows, and what was aimed at."""

    left: float
    right: float
    title: str
    value: Callable[[Point], float]
    target: float
    aim: str


PANELS: Final = (
    Panel(70, 460, "Choices a second, as fast as can be", lambda p: p.capacity, TARGET_RATE, "500"),
    Panel(
        560,
        924,
        "p99 of a choice in steady play, ms",
        lambda p: p.choice.p99,
        TARGET_WAIT,
        "150 ms",
    ),
)


def ticks(values: Iterable[float]) -> list[float]:
    """Round numbers, ascending by steps of about two, that all values lie between."""
    found = [value for value in values if value > 0] or [1.0]
    all_steps = [step * 10.0**power for power in range(-2, 7) for step in STEPS]
    low = max(step for step in all_steps if step <= min(found))
    high = min(step for step in all_steps if step >= max(found))
    if low == high:
        high = all_steps[all_steps.index(low) + 1]
    return [step for step in all_steps if low <= step <= high]


def share(value: float, low: float, high: float) -> float:
    """How far a value lies between two others, from 0 to 1, where each step is a factor."""
    return log10(max(value, low) / low) / log10(high / low)


def plot(report: Report) -> str:
    """The whole picture."""
    parts: list[Markup] = [tag("rect", width=SIZE[0], height=SIZE[1], class_="sheet")]
    drawn = [line for line in report.lines if line.points]
    for panel in PANELS:
        parts += panel_of(panel, drawn)
    parts += legend(drawn)
    return svg(
        SIZE,
        *parts,
        name="bench-web",
        title="What a server bears, by the number of open tables",
        desc=f"{report.where}. Half as many open streams as tables.",
        class_="bench",
        style=STYLE,
    )


def panel_of(panel: Panel, lines: Sequence[Line]) -> list[Markup]:
    """Axes, what was aimed at, and a curve for each server."""
    across = sorted({float(point.tables) for line in lines for point in line.points})
    up = ticks([panel.target, *(panel.value(p) for line in lines for p in line.points)])

    def at(x: float, y: float) -> Place:
        right = share(x, across[0], max(across[-1], across[0] + 1))
        above = share(y, up[0], up[-1])
        return panel.left + right * (panel.right - panel.left), BOTTOM - above * (BOTTOM - TOP)

    parts = [text(panel.title, (panel.left, 40), "title")]
    for value in up:
        y = at(across[0], value)[1]
        parts += [rule((panel.left, y), (panel.right, y), "grid")]
        parts += [text(f"{value:,g}", (panel.left - 10, y), "tick", "end")]
    for value in across:
        parts += [text(f"{value:,.0f}", (at(value, up[0])[0], BOTTOM + 20), "tick", "middle")]
    y = at(across[0], panel.target)[1]
    parts += [
        rule((panel.left, BOTTOM), (panel.right, BOTTOM), "edge"),
        rule((panel.left, y), (panel.right, y), "target"),
        text(f"aim: {panel.aim}", (panel.right, y - 11), "axis", "end"),
        text("tables", (panel.right, BOTTOM + 42), "axis", "end"),
    ]
    for n, line in enumerate(lines):
        parts += curve([at(p.tables, panel.value(p)) for p in line.points], n)
    return parts


def rule(a: Place, b: Place, class_: str) -> Markup:
    """A straight line."""
    return tag("line", x1=a[0], y1=a[1], x2=b[0], y2=b[1], class_=class_)


def curve(places: Sequence[Place], n: int) -> list[Markup]:
    """One server: a line with a mark at each point."""
    d = "M" + "L".join(f"{number(float(x))} {number(float(y))}" for x, y in places)
    return [tag("path", d=d, class_="curve", stroke=colour(n)), *(mark(at, n) for at in places)]


def mark(at: Place, n: int) -> Markup:
    """The mark of a server."""
    moved = f"translate({number(float(at[0]))} {number(float(at[1]))})"
    return tag("path", d=MARKS[n % len(MARKS)], fill=colour(n), class_="mark", transform=moved)


def colour(n: int) -> str:
    """The colour of a server."""
    return COLOURS[n % len(COLOURS)]


def legend(lines: Sequence[Line]) -> list[Markup]:
    """Which mark is which server, in three columns."""
    parts = []
    for n, line in enumerate(lines):
        x, y = 80 + 300 * (n % 3), 450 + 28 * (n // 3)
        parts += [mark((x, y), n), text(line.name, (x + 16, y))]
    parts.append(text(NOTE, (80, 450 + 28 * ((len(lines) + 2) // 3)), "axis"))
    return parts
