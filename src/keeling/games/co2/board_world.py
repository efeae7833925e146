"""The middle of the board: where we are in time, and the globe in its ring of carbon dioxide."""

from __future__ import annotations

from functools import cache
from math import cos, radians, sin
from typing import TYPE_CHECKING, Final

from keeling.draw.cover_world import (
    AFRICA,
    ASIA,
    EUROPE,
    NORTH_AMERICA,
    OCEANIA,
    RADIUS,
    SOUTH_AMERICA,
    from_above,
)
from keeling.draw.svg import Point, move, number, smooth, tag, text
from keeling.games.co2.board_piece import Drawing, amount, box, ladder
from keeling.games.co2.tables import LOSS, SAFE

if TYPE_CHECKING:
    from markupsafe import Markup

WIDTH: Final = 332.0
LABEL: Final = 96.0  # the words before the tracks
CELL: Final = (34.0, 34.0)
MIDDLE: Final = (WIDTH / 2, 248.0)
OUTER, INNER = 162.0, 134.0
GLOBE: Final = 122.0
TOP: Final = 600  # the end of the scale, in ppm
STEP: Final = 50  # one shade of the scale
FROM, SWEEP = 135.0, 270.0  # where the scale begins, and how far it goes, in degrees
STOCKS: Final = 436.0
LAND: Final = {
    "north_america": NORTH_AMERICA,
    "south_america": SOUTH_AMERICA,
    "europe": EUROPE,
    "africa": AFRICA,
    "asia": ASIA,
    "oceania": OCEANIA,
}


def world(drawing: Drawing) -> Markup:
    """Time, globe, and what is left for all."""
    view = drawing.view
    return tag(
        "g",
        track(drawing, "decade", view["decades"], 18),
        track(drawing, "round", view["rounds"], 58),
        tag("g", globe(), scale(), transform=move(MIDDLE)),
        gauge(drawing),
        supplies(drawing),
        class_="world",
    )


def track(drawing: Drawing, name: str, count: int, y: float) -> Markup:
    """Decades or rounds in a row, with a marker on the present one."""
    now = drawing.view[name]
    return tag(
        "g",
        tag("title", drawing.say(f"{name}_of", number=now, count=count)),
        text(drawing.say(name), (0, y), "label"),
        ladder(name, range(1, count + 1), now, (LABEL, y), CELL),
    )


@cache
def globe() -> Markup:
    """The earth from above the pole, each region in its colour."""
    sea = tag("circle", r=GLOBE, class_="ocean")
    circles = [tag("circle", r=from_above(0, latitude)[1]) for latitude in (60, 30, 0, -30)]
    spokes = [
        tag("path", d=f"M0 0L{x:.1f} {y:.1f}")
        for x, y in (from_above(30.0 * i, -60) for i in range(12))
    ]
    land = [
        tag("path", d=smooth([from_above(*corner) for corner in outline]), class_=f"region-{name}")
        for name, outlines in LAND.items()
        for outline in outlines
    ]
    net = tag("g", *circles, *spokes, class_="net")
    larger = f"scale({number(GLOBE / RADIUS)})"
    return tag("g", sea, tag("g", *land, net, class_="land", transform=larger))


def angle(ppm: int) -> float:
    """Where on the ring a level is, in radians."""
    return radians(FROM + SWEEP * min(ppm, TOP) / TOP)


def on_ring(ppm: int, far: float) -> Point:
    """A point of the ring around (0, 0)."""
    return far * cos(angle(ppm)), far * sin(angle(ppm))


def arc(start: int, end: int, outer: float = OUTER, inner: float = INNER) -> str:
    """A part of the ring between two levels."""
    (ax, ay), (bx, by) = on_ring(start, outer), on_ring(end, outer)
    (cx, cy), (dx, dy) = on_ring(end, inner), on_ring(start, inner)
    wide = int(SWEEP * (end - start) / TOP > 180)  # noqa: PLR2004  (half a circle)
    return (
        f"M{ax:.1f} {ay:.1f}A{outer:g} {outer:g} 0 {wide} 1 {bx:.1f} {by:.1f}"
        f"L{cx:.1f} {cy:.1f}A{inner:g} {inner:g} 0 {wide} 0 {dx:.1f} {dy:.1f}z"
    )


@cache
def scale() -> Markup:
    """The ring from clean air to what must not be, hatched beyond the danger line."""
    shades = [
        tag("path", d=arc(ppm, ppm + STEP), class_=f"shade-{ppm // STEP}")
        for ppm in range(0, TOP, STEP)
    ]
    hatch = [
        line(on_ring(ppm, INNER), on_ring(ppm + 12, OUTER)) for ppm in range(int(LOSS), TOP - 8, 8)
    ]
    outline = tag("path", d=arc(0, TOP), class_="ring")
    marks = [threshold(int(ppm)) for ppm in (SAFE, LOSS)]
    return tag("g", *shades, tag("g", *hatch, class_="hatch"), outline, *marks)


def line(start: Point, end: Point) -> Markup:
    """A straight stroke."""
    return tag("path", d=f"M{start[0]:.1f} {start[1]:.1f}L{end[0]:.1f} {end[1]:.1f}")


def threshold(ppm: int) -> Markup:
    """A line across the ring with its level."""
    x, y = on_ring(ppm, INNER - 26)
    across = line(on_ring(ppm, OUTER + 3), on_ring(ppm, INNER - 5))
    ground = box(46, 26, "ground", (x - 23, y - 13))
    return tag("g", across, ground, text(ppm, (x, y), "level", "middle"), class_="threshold")


def gauge(drawing: Drawing) -> Markup:
    """The marker on the ring, and the level as a number in its opening."""
    ppm = drawing.view["co2"]
    x, y = on_ring(ppm, (OUTER + INNER) / 2)
    marker = tag(
        "circle",
        cx=MIDDLE[0] + x,
        cy=MIDDLE[1] + y,
        r=15,
        class_="marker",
        id="co2",
        data_glide="",
    )
    grave = " grave" if ppm >= SAFE else ""
    return tag(
        "g",
        tag("title", drawing.say("co2", ppm=ppm, safe=int(SAFE), loss=int(LOSS))),
        marker,
        text(ppm, (MIDDLE[0], MIDDLE[1] + 136), "co2-level", "middle"),
        text("ppm", (MIDDLE[0], MIDDLE[1] + 162), "unit", "middle"),
        class_=f"gauge{grave}",
    )


def supplies(drawing: Drawing) -> Markup:
    """Tech cubes, fossil plants and congress tiles that are left."""
    view = drawing.view
    kinds = ", ".join(
        f"{drawing.words.name(f'fossil-{kind}')} {n}" for kind, n in view["fossils_left"].items()
    )
    shown = {
        "tech": (view["tech_left"], drawing.say("tech_left", count=view["tech_left"])),
        "coal": (
            view["fossil_stack"],
            drawing.say("fossils_left", count=view["fossil_stack"], kinds=kinds),
        ),
        "speak": (
            view["congress_stack"],
            drawing.say("congress_stack", count=view["congress_stack"]),
        ),
    }
    parts = [
        tag("g", tag("title", title), amount(name, count, (24 + 108 * i, STOCKS), 24))
        for i, (name, (count, title)) in enumerate(shown.items())
    ]
    return tag("g", *parts, class_="supplies")
