"""Charts from numbers: curves over time, and bars for the cells of a table."""

from __future__ import annotations

from math import ceil, floor, log10
from typing import TYPE_CHECKING, Final, NamedTuple

from keeling.draw.parts import DASHES, line, token
from keeling.draw.style import PARTS, scoped
from keeling.draw.svg import NAMESPACE, number, svg, tag, text

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from markupsafe import Markup

    from keeling.draw.svg import Point

SIZE: Final = (720, 384)
LEFT, RIGHT, TOP, BOTTOM = 52, 480, 44, 322  # where the curves are drawn
LABELS: Final = 520  # where the seats' marks stand, with the names behind them
MARK: Final = 12.0  # radius of a mark
APART: Final = 34.0  # from one mark to the next, at least
LETTERS: Final = 12  # a longer name is cut
STEPS: Final = (1, 2, 5, 10)  # round numbers, times a power of ten
MOST_TICKS: Final = 6
WHOLE_TABLE: Final = -1
BAR: Final = (120, 14)

LOOK: Final = """
.grid { stroke: var(--hairline); stroke-width: 1.5; }
.zero { stroke: var(--quiet); stroke-width: 2; }
.tick { font-size: 16px; fill: var(--quiet); }
.axis { font-size: 16px; font-weight: 600; }
.leader { stroke: var(--quiet); stroke-width: 1.5; }
.curve path { fill: none; stroke-linecap: round; stroke-linejoin: round; }
.curve .casing { stroke: var(--dark); stroke-width: 6.5; }
.curve .core { stroke: var(--seat); stroke-width: 4; }
.seat-table { --seat: var(--quiet); }
.end { font-size: 17px; font-weight: 600; }
.last { font-weight: 800; }
.trough { fill: var(--hairline); }
.amount { fill: var(--seat); stroke: var(--dark); stroke-width: 1.5; }
.owed { fill: none; stroke: var(--seat); stroke-width: 2; stroke-dasharray: 4 3; }
"""
CHART_STYLE: Final = scoped("svg.chart", PARTS, LOOK)


class Series(NamedTuple):
    """One curve: whose it is (name, number, colour), and its points from left to right.

    The number of a curve that is nobody's is WHOLE_TABLE, its colour `table`.
    """

    label: str
    seat: int
    colour: str
    points: Sequence[tuple[float, float]]


class Scale(NamedTuple):
    """The values an axis goes from and to, and the round numbers written on it."""

    low: float
    high: float
    ticks: list[float]

    def share(self, value: float) -> float:
        """How far along the axis a value lies, from 0 to 1."""
        return (value - self.low) / (self.high - self.low)


class Axes(NamedTuple):
    """Both axes of a chart."""

    across: Scale
    up: Scale

    def at(self, x: float, y: float) -> Point:
        """Where a pair of values lies in the picture."""
        right, above = self.across.share(x), self.up.share(y)
        return LEFT + right * (RIGHT - LEFT), BOTTOM - above * (BOTTOM - TOP)


def line_chart(  # noqa: PLR0913 - each is one text of the picture
    title: str, series: Sequence[Series], *, name: str, desc: str, across: str, up: str
) -> Markup:
    """Curves over time, each with its seat's mark, name and last value at its end."""
    drawn = [curve for curve in series if curve.points]
    found = [point for curve in drawn for point in curve.points]
    axes = Axes(scale(x for x, _ in found), scale((y for _, y in found), whole=True))
    return svg(
        SIZE,
        *grid(axes),
        text(up, (LEFT, 16), "axis"),
        text(across, (RIGHT, SIZE[1] - 14), "axis", "end"),
        *(curve_of(curve, axes) for curve in drawn),
        *ends(drawn, axes),
        name=name,
        title=title,
        desc=desc,
        class_="chart",
        style=CHART_STYLE,
    )


def scale(values: Iterable[float], *, whole: bool = False) -> Scale:
    """An axis from the least to the greatest value; a whole one has 0 on it and round ends."""
    found = [*values, *([0.0] if whole else [])] or [0.0]
    low, high = min(found), max(found)
    high = max(high, low + 1)
    step = round_step((high - low) / MOST_TICKS)
    first, last = (floor, ceil) if whole else (ceil, floor)
    ticks = [step * i for i in range(first(low / step), last(high / step) + 1)]
    return Scale(ticks[0], ticks[-1], ticks) if whole else Scale(low, high, ticks)


def round_step(least: float) -> float:
    """The smallest round number that is not less, at least 1: what is counted is whole."""
    power = 10.0 ** floor(log10(max(least, 1)))
    return next(step * power for step in STEPS if step * power >= least)


def grid(axes: Axes) -> list[Markup]:
    """A line for each round number above each other, and the numbers on both axes."""
    parts = []
    for value in axes.up.ticks:
        y = axes.at(axes.across.low, value)[1]
        parts.append(line(((LEFT, y), (RIGHT, y)), class_="grid" if value else "zero"))
        parts.append(text(number(value), (LEFT - 10, y), "tick", "end"))
    for value in axes.across.ticks:
        x = axes.at(value, axes.up.low)[0]
        parts.append(text(number(value), (x, BOTTOM + 20), "tick", "middle"))
    return parts


def curve_of(series: Series, axes: Axes) -> Markup:
    """A curve in its seat's colour and dashes, each with a dark edge; one point is a dot."""
    corners = [axes.at(x, y) for x, y in (*series.points, series.points[-1])]
    d = "M" + "L".join(f"{number(x)} {number(y)}" for x, y in corners)
    layers = [
        tag("path", d=d, class_=layer, stroke_dasharray=DASHES[max(0, series.seat)])
        for layer in ("casing", "core")
    ]
    return tag("g", *layers, class_=f"curve seat-{series.colour}")


def ends(series: Sequence[Series], axes: Axes) -> list[Markup]:
    """Whose curve ends where, from the top; where curves end close together, names move apart."""
    lasts = sorted(((axes.at(*curve.points[-1]), curve) for curve in series), key=lambda e: e[0][1])
    heights = spread([at[1] for at, _ in lasts])
    return [end_of(curve, at, y) for (at, curve), y in zip(lasts, heights, strict=True)]


def end_of(series: Series, at: Point, y: float) -> Markup:
    """The mark, the last value and the name of a curve, with a line from where it ends."""
    long = len(series.label) > LETTERS
    label = f"{series.label[: LETTERS - 1]}…" if long else series.label
    last = tag("tspan", number(float(series.points[-1][1])), class_="last")
    return tag(
        "g",
        tag("title", series.label),
        line((at, (LABELS - MARK, y)), class_="leader"),
        token(series.seat, series.colour, MARK, (LABELS, y)) if series.seat >= 0 else None,
        tag("text", last, tag("tspan", label, dx=8), x=LABELS + 24, y=y, class_="end"),
    )


def spread(heights: list[float]) -> list[float]:
    """Ascending heights moved apart as little as it takes, none above or below the curves."""
    moved: list[float] = []
    for i, height in enumerate(heights):
        lowest = BOTTOM - APART * (len(heights) - 1 - i)
        above = moved[-1] + APART if moved else TOP
        moved.append(max(min(height, lowest), above))
    return moved


def bar(amount: float, most: float, colour: str) -> Markup:
    """A bar for the cell of a table: a share of the longest one; hollow below 0."""
    width, height = BAR
    long = (width - 2) * min(abs(amount) / (most or 1), 1)
    kind = "amount" if amount > 0 else "owed"
    shown = {"x": 1, "y": 1, "width": long, "height": height - 2, "rx": 2}
    return tag(
        "svg",
        tag("rect", y=height / 2 - 1, width=width, height=2, rx=0, class_="trough"),
        tag("rect", class_=f"{kind} seat-{colour}", **shown) if long else None,
        xmlns=NAMESPACE,
        viewBox=f"0 0 {width} {height}",
        width=width,
        height=height,
        class_="chart",
        aria_hidden="true",
    )
