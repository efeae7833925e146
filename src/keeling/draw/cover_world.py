"""Two covers made of the world: six regions around the pole, and land as tiles."""

from __future__ import annotations

from math import cos, radians, sin
from typing import TYPE_CHECKING, Final
from zlib import crc32

from keeling.draw.svg import move, smooth, tag

if TYPE_CHECKING:
    from markupsafe import Markup

    from keeling.draw.svg import Point

Outline = list[tuple[float, float]]  # longitude and latitude of each corner
# fmt: off
NORTH_AMERICA: Final[list[Outline]] = [
    [(-166, 65), (-156, 71), (-125, 70), (-95, 73), (-80, 72), (-64, 60), (-56, 52), (-66, 45),
     (-75, 38), (-81, 26), (-90, 30), (-97, 25), (-95, 18), (-87, 20), (-84, 12), (-78, 8),
     (-95, 15), (-106, 22), (-115, 31), (-124, 40), (-125, 49), (-140, 59), (-155, 58)],
    [(-55, 60), (-42, 60), (-22, 70), (-18, 80), (-45, 83), (-68, 79), (-55, 70)],
]
SOUTH_AMERICA: Final[list[Outline]] = [
    [(-78, 8), (-62, 11), (-50, 2), (-34, -6), (-39, -18), (-48, -27), (-58, -38), (-66, -47),
     (-67, -55), (-75, -50), (-72, -30), (-71, -18), (-81, -5)],
]
EUROPE: Final[list[Outline]] = [
    [(-9, 36), (-10, 44), (-1, 45), (-5, 49), (4, 52), (8, 55), (5, 61), (14, 68), (27, 71),
     (41, 67), (60, 68), (60, 52), (48, 46), (36, 46), (29, 44), (26, 40), (22, 36), (19, 42),
     (12, 46), (17, 39), (10, 44), (3, 43), (-2, 36)],
    [(-6, 50), (2, 51), (-2, 59), (-7, 57)],
]
AFRICA: Final[list[Outline]] = [
    [(-6, 35), (10, 37), (20, 31), (32, 31), (37, 20), (43, 12), (52, 12), (41, -3), (40, -15),
     (33, -26), (26, -34), (18, -35), (12, -17), (13, -5), (9, 4), (-8, 4), (-17, 14), (-16, 24)],
    [(44, -16), (50, -14), (47, -26), (44, -24)],
]
ASIA: Final[list[Outline]] = [
    [(62, 68), (75, 73), (105, 77), (140, 73), (179, 68), (165, 60), (161, 52), (155, 59),
     (138, 54), (131, 43), (127, 35), (121, 39), (122, 30), (109, 20), (106, 9), (103, 1),
     (99, 9), (95, 17), (88, 22), (80, 13), (77, 8), (72, 20), (62, 25), (56, 26), (59, 21),
     (45, 12), (35, 28), (36, 36), (28, 37), (30, 41), (42, 42), (51, 45), (62, 52)],
    [(130, 31), (141, 35), (145, 44), (138, 38)],
]
OCEANIA: Final[list[Outline]] = [
    [(113, -22), (122, -17), (130, -12), (136, -12), (142, -10), (146, -19), (154, -27),
     (150, -38), (140, -38), (131, -31), (115, -35)],
    [(172, -34), (179, -38), (168, -47), (171, -41)],
    [(95, 5), (106, -7), (119, -9), (119, 5), (108, 2)],
    [(130, -1), (141, -2), (151, -9), (138, -8)],
]
# fmt: on
REGIONS: Final = {
    "#3d7fb8": NORTH_AMERICA,
    "#4f9d5c": SOUTH_AMERICA,
    "#8566ad": EUROPE,
    "#dfb02f": AFRICA,
    "#d9773a": ASIA,
    "#c25b6e": OCEANIA,
}
RADIUS: Final = 88.0
SOUTH: Final = -60.0  # the latitude of the globe's rim
NORTHERN: Final = 0.8  # below 1, the north gets more room: most of the land lies there
AIR: Final = {182: "#f0cf98", 156: "#f3dcb4", 132: "#f6e8cf", 110: "#f7f1e2"}
SEA, WARM, INK = "#d3e3ea", "#e9bd7c", "#1d2327"

COLUMNS, ROWS, SIDE = 28, 17, 11.0
KINDS: Final = ("#3f9b6b", "#3f9b6b", "#6fb07c", "#e0b548", "#f1e6c8", "#2f7f8f", "#d9824a")


def globe() -> list[Markup]:
    """The earth from above the pole with its six regions, and the air around it, getting warmer."""
    air = [tag("circle", r=reach, fill=colour) for reach, colour in AIR.items()]
    ground = tag("circle", r=RADIUS, fill=SEA, stroke=INK, stroke_width=1.5)
    circles = [tag("circle", r=from_above(0, latitude)[1]) for latitude in (60, 30, 0, -30)]
    spokes = [tag("path", d=f"M0 0L{x:.1f} {y:.1f}") for x, y in rim(12)]
    net = tag("g", *circles, *spokes, fill="none", stroke=INK, stroke_opacity=0.16)
    land = [
        tag("path", d=smooth([from_above(*corner) for corner in outline]), fill=colour)
        for colour, outlines in REGIONS.items()
        for outline in outlines
    ]
    shore = tag("g", *land, stroke="#fffdf7", stroke_width=1, stroke_linejoin="round")
    world = tag("g", *air, ground, shore, net, transform=move((160, 100)))
    return [tag("rect", width=320, height=200, fill=WARM), world]


def rim(count: int) -> list[Point]:
    """Points on the rim of the globe."""
    return [from_above(360 * i / count, SOUTH) for i in range(count)]


def from_above(longitude: float, latitude: float) -> Point:
    """Where a place lies on the globe seen from above the pole."""
    far = RADIUS * ((90 - latitude) / (90 - SOUTH)) ** NORTHERN
    angle = radians(longitude)
    return far * sin(angle), far * cos(angle)


def tiles() -> list[Markup]:
    """The world laid out in tiles: land of many kinds, and the sea."""
    left, top = (320 - COLUMNS * SIDE) / 2 + 2, (200 - ROWS * SIDE) / 2 + 2
    inner = SIDE - 4  # the rest is the gap, and the stroke that rounds the corners
    laid: dict[str, str] = {}
    for row in range(ROWS):
        for column in range(COLUMNS):
            x, y = left + column * SIDE, top + row * SIDE
            colour = tile_colour(column, row)
            laid[colour] = f"{laid.get(colour, '')}M{x:g} {y:g}h{inner:g}v{inner:g}h-{inner:g}z"
    shapes = [tag("path", d=d, fill=colour, stroke=colour) for colour, d in laid.items()]
    ground = tag("rect", width=320, height=200, fill="#1f3a47")
    return [ground, tag("g", *shapes, stroke_width=2.5, stroke_linejoin="round")]


def tile_colour(column: int, row: int) -> str:
    """That of the sea, or one of several for land."""
    place = (column + 0.5) * 360 / COLUMNS - 170, 80 - (row + 0.5) * 140 / ROWS
    on_land = any(within(place, outline) for group in REGIONS.values() for outline in group)
    kind = crc32(bytes((column, row))) % len(KINDS)
    return KINDS[kind] if on_land else "#284957"


def within(place: Point, outline: Outline) -> bool:
    """Whether a place lies inside an outline: a line from it to the east crosses it oddly often."""
    x, y = place
    odd = False
    for (ax, ay), (bx, by) in zip(outline, outline[1:] + outline[:1], strict=True):
        if (ay > y) != (by > y) and x < ax + (y - ay) * (bx - ax) / (by - ay):
            odd = not odd
    return odd
