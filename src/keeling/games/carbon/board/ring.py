"""The globe, and around it a ring of carbon dioxide: from clean air to what must not be."""

from __future__ import annotations

from dataclasses import dataclass
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
from keeling.draw.drawing import box
from keeling.draw.svg import Point, number, smooth, tag, text

if TYPE_CHECKING:
    from markupsafe import Markup

FROM, SWEEP = 135.0, 270.0  # where the scale begins, and how far it goes, in degrees
LAND: Final = {
    "north_america": NORTH_AMERICA,
    "south_america": SOUTH_AMERICA,
    "europe": EUROPE,
    "africa": AFRICA,
    "asia": ASIA,
    "oceania": OCEANIA,
}


@cache
def globe(radius: float) -> Markup:
    """The earth from above the pole, each region in its colour."""
    sea = tag("circle", r=radius, class_="ocean")
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
    larger = f"scale({number(radius / RADIUS)})"
    return tag("g", sea, tag("g", *land, net, class_="land", transform=larger))


@dataclass(frozen=True, slots=True)
class Ring:
    """A ring around (0, 0), open below, on which each angle is a level of carbon dioxide."""

    outer: float
    inner: float
    low: int  # both ends of the scale, in ppm
    top: int
    step: int  # one shade of the scale
    loss: int  # the danger line: hatched beyond it
    marked: tuple[int, ...]  # levels that are named

    def angle(self, ppm: int) -> float:
        """Where on the ring a level is, in radians."""
        share = (min(max(ppm, self.low), self.top) - self.low) / (self.top - self.low)
        return radians(FROM + SWEEP * share)

    def at(self, ppm: int, far: float) -> Point:
        """A point so far from the middle."""
        return far * cos(self.angle(ppm)), far * sin(self.angle(ppm))

    def arc(self, start: int, end: int) -> str:
        """A part of the ring between two levels."""
        outer, inner = self.outer, self.inner
        (ax, ay), (bx, by) = self.at(start, outer), self.at(end, outer)
        (cx, cy), (dx, dy) = self.at(end, inner), self.at(start, inner)
        wide = int(SWEEP * (end - start) / (self.top - self.low) > 180)  # noqa: PLR2004 - half a circle
        return (
            f"M{ax:.1f} {ay:.1f}A{outer:g} {outer:g} 0 {wide} 1 {bx:.1f} {by:.1f}"
            f"L{cx:.1f} {cy:.1f}A{inner:g} {inner:g} 0 {wide} 0 {dx:.1f} {dy:.1f}z"
        )

    def threshold(self, ppm: int) -> Markup:
        """A line across the ring with its level."""
        x, y = self.at(ppm, self.inner - 26)
        across = line(self.at(ppm, self.outer + 3), self.at(ppm, self.inner - 5))
        ground = box(46, 26, "ground", (x - 23, y - 13))
        return tag("g", across, ground, text(ppm, (x, y), "level", "middle"), class_="threshold")


@cache
def scale(ring: Ring) -> Markup:
    """The ring with its shades, hatched beyond the danger line, and the levels that are named."""
    spread = (ring.top - ring.low) // 75  # between two strokes, equally far in all rings
    shades = [
        tag("path", d=ring.arc(ppm, ppm + ring.step), class_=f"shade-{i}")
        for i, ppm in enumerate(range(ring.low, ring.top, ring.step))
    ]
    hatch = [
        line(ring.at(ppm, ring.inner), ring.at(ppm + spread * 3 // 2, ring.outer))
        for ppm in range(ring.loss, ring.top - spread, spread)
    ]
    outline = tag("path", d=ring.arc(ring.low, ring.top), class_="ring")
    marks = [ring.threshold(ppm) for ppm in ring.marked]
    return tag("g", *shades, tag("g", *hatch, class_="hatch"), outline, *marks)


def line(start: Point, end: Point) -> Markup:
    """A straight stroke."""
    return tag("path", d=f"M{start[0]:.1f} {start[1]:.1f}L{end[0]:.1f} {end[1]:.1f}")
