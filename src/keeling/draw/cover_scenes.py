"""Two covers that are scenes: a curve that bends, and a forest beside a thermometer."""

from __future__ import annotations

from math import sin
from typing import TYPE_CHECKING, Final

from keeling.draw.svg import number, tag

if TYPE_CHECKING:
    from markupsafe import Markup

    from keeling.draw.svg import Point

PAPER, INK, MERCURY = "#f7f4ec", "#1d2327", "#d55e00"
WIDTH, HEIGHT = 320, 200

NOW: Final = (176.0, 78.0)  # where the curve bends
PAST: Final = 92.0  # how far it has risen
GROWTH: Final = 1.8
SEASON: Final = 3.2  # how far it goes up and down within a year
BEND: Final = (226.0, -20.0)  # from the curve that turns down to the one that goes on
FUTURES: Final = ("#f1e2bd", "#efca93", "#eaa94f", "#dd7a2c", "#b9481c", "#7c1d1d")

SKY: Final = {0: "#f7e9cf", 40: "#f6deb4", 72: "#f4d09a"}
SUN: Final = {52: "#f6dcae", 40: "#f5c983", 28: "#efae4e"}
RIDGES: Final = ("#bccdb4", "#93b498", "#639177", "#38705a", "#1c4a3b")
FIR: Final = ((0, 0), (0.22, 0.36), (0.11, 0.36), (0.36, 0.68), (0.2, 0.68), (0.5, 1))
TUBE: Final = (36, 20, 20, 132)  # x, y, width and height
BULB: Final = (46, 158, 19)


def path(points: list[Point]) -> str:
    """A line through points."""
    return "M" + "L".join(f"{number(float(x))} {number(float(y))}" for x, y in points)


def ground(fill: str) -> Markup:
    """The whole poster in one colour."""
    return tag("rect", width=WIDTH, height=HEIGHT, fill=fill)


def past() -> list[Point]:
    """Up in waves until now: each year the plants breathe in and out."""
    xs = [2.0 * i for i in range(int(NOW[0] / 2) + 1)]
    rise = [NOW[1] + PAST * (1 - (x / NOW[0]) ** GROWTH) for x in xs]
    return [(x, y + SEASON * sin((NOW[0] - x) / 2.6)) for x, y in zip(xs, rise, strict=True)]


def future(share: float) -> list[Point]:
    """From now on: 0 turns down, 1 goes on as before."""
    slope = -PAST * GROWTH / NOW[0] * (WIDTH - NOW[0])
    bend = BEND[0] + share * (BEND[1] - BEND[0])
    steps = [i / 30 for i in range(32)]
    return [(NOW[0] + u * (WIDTH - NOW[0]), NOW[1] + slope * u + bend * u * u) for u in steps]


def bending_curve() -> list[Markup]:
    """The curve of carbon dioxide: up in waves, and from now on in one of many ways."""
    count = len(FUTURES)
    fan = [
        tag("path", d=path(future(i / count) + future((i + 1) / count)[::-1]), fill=colour)
        for i, colour in enumerate(FUTURES)
    ]
    sea = past() + future(0) + [(WIDTH + 5, HEIGHT), (0, HEIGHT)]
    rows = [tag("path", d=f"M0 {y}H{WIDTH}") for y in range(25, HEIGHT, 25)]
    years = [tag("path", d=f"M{x} 0V{HEIGHT}") for x in range(16, WIDTH, 32)]
    way = {"fill": "none", "stroke_linecap": "round", "stroke_linejoin": "round"}
    return [
        ground(PAPER),
        *fan,
        tag("path", d=path(sea), fill="#cfe0e6"),
        tag("g", *rows, *years, stroke=INK, stroke_opacity=0.09),
        tag("path", d=path(future(0)), stroke="#00795a", stroke_width=4.5, **way),
        tag("path", d=path(past()), stroke=INK, stroke_width=3, **way),
        tag("circle", cx=NOW[0], cy=NOW[1], r=6, fill=PAPER, stroke=INK, stroke_width=3),
    ]


def forest() -> list[Markup]:
    """Rows of firs before a warm sky, and a thermometer."""
    sky = [tag("rect", y=y, width=WIDTH, height=HEIGHT, fill=colour) for y, colour in SKY.items()]
    sun = [tag("circle", cx=222, cy=74, r=r, fill=colour) for r, colour in SUN.items()]
    rows = [tag("path", d=ridge(i), fill=colour) for i, colour in enumerate(RIDGES)]
    return [*sky, *sun, *rows, *thermometer()]


def ridge(row: int) -> str:
    """A row of firs, taller the nearer it is, and the slope they stand on."""
    wide, high = 11.0 + 4 * row, 20.0 + 8 * row
    outline: list[Point] = [(-wide, HEIGHT)]
    for i in range(int(WIDTH / wide) + 2):
        x = (i - 0.5 + 0.25 * sin(7 * i + row)) * wide
        foot = 104 + 21 * row + 7 * sin(x / 60 + 2 * row)
        tall = high * (1 + 0.28 * sin(11 * i + 3 * row))
        right = [(x + wide * dx, foot - tall * (1 - dy)) for dx, dy in FIR]
        outline += [(2 * x - px, py) for px, py in right[::-1]] + right
    return path([*outline, (WIDTH + wide, HEIGHT)]) + "z"


def thermometer() -> list[Markup]:
    """A glass tube with its scale, hatched where it must not go."""
    x, y, width, height = TUBE
    cx, cy, r = BULB
    glass = f"M{x} {cy - 16}V{y + 10}a10 10 0 0 1 20 0V{cy - 16}a{r} {r} 0 1 1 -20 0z"
    hatch = [tag("path", d=f"M{x + 1} {y + 22 + 7 * i}l18 -9") for i in range(4)]
    marks = [
        tag("path", d=f"M{x + width + 4} {y + 12 + 14 * i}h{12 if i % 3 == 0 else 7}")
        for i in range(8)
    ]
    return [
        tag("path", d=glass, fill=PAPER, stroke=PAPER, stroke_width=9, stroke_linejoin="round"),
        tag("g", *hatch, stroke="#7c1d1d", stroke_width=2),
        tag("rect", x=x + 5, y=y + 52, width=10, height=height - 52, fill=MERCURY),
        tag("circle", cx=cx, cy=cy, r=r - 5, fill=MERCURY),
        tag("path", d=glass, fill="none", stroke=INK, stroke_width=2.5),
        tag("g", *marks, stroke=INK, stroke_width=2.5, stroke_linecap="round"),
    ]
