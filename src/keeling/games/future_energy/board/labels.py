"""Where the names of fields stand: near the side the board data asks for, clear of the lines."""

from __future__ import annotations

from functools import cache
from math import cos, hypot, radians, sin
from typing import Final, NamedTuple

from keeling.draw.svg import Point
from keeling.games.future_energy.data.box import BOARDS, Board

MAP: Final = 1000.0  # the board's coordinates go from 0 to here
FIELD: Final = 29.0  # radius of a field
START: Final = 44.0  # radius of the start octagon
LETTER: Final = 11.5  # width of a letter of a name, rather too much than too little
HEIGHT: Final = 20.0
GAPS: Final = (6, 26)  # how far a name stands from its field
GAP: Final = 6.0  # between two names, and from a name to the rim of the map
ROOM: Final = 20.0  # nearer than this to another field, a name could be taken for its name
CABLE: Final = 5.0  # half the width of a cable
NEAR: Final = 170.0  # no name reaches farther than this from its field
SIDES: Final = {"e": 0, "s": 90, "w": 180, "n": 270}
TURNS: Final = tuple(turn * side for turn in range(0, 181, 15) for side in (1, -1))
SLANTED: Final = 0.5  # a name more to the side than this starts or ends at its field

Line = tuple[Point, Point]


class Spot(NamedTuple):
    """A rectangle where a name could stand, and how it is anchored there."""

    left: float
    top: float
    right: float
    bottom: float
    anchor: str

    @property
    def at(self) -> Point:
        """The point the name is anchored to, at half its height."""
        middle = (self.left + self.right) / 2
        x = {"start": self.left, "end": self.right}.get(self.anchor, middle)
        return x, (self.top + self.bottom) / 2

    def meets(self, other: Spot) -> bool:
        """Whether two names would overlap."""
        x_gap = max(self.left - other.right, other.left - self.right)
        y_gap = max(self.top - other.bottom, other.top - self.bottom)
        return max(x_gap, y_gap) < GAP


@cache
def label_spots(side: int, names: tuple[str, ...]) -> list[Spot]:
    """The best spot for each field's name; the names come in the order of the board data."""
    board = BOARDS[side]
    at = places_of(board)
    lines = [(at[a], at[b]) for a, b in board.lines.pairs]
    taken: list[Spot] = []
    for field, name in zip(board.field, names, strict=True):
        here = at[field.id]
        near = [line for line in lines if distance(here, line) < NEAR]
        others = {place: there for place, there in at.items() if place != field.id}
        choices = [
            (trouble(spot, near, others, taken) + (abs(turn) + 5 * gap) / 30, spot)
            for gap in GAPS
            for turn in TURNS
            for spot in [beside(here, name, SIDES[field.label_side] + turn, gap)]
        ]
        taken.append(min(choices)[1])
    return taken


def places_of(board: Board) -> dict[str, Point]:
    """Where each place lies."""
    places: dict[str, Point] = {"start": (board.start.x, board.start.y)}
    return places | {field.id: (field.x, field.y) for field in board.field}


def beside(at: Point, name: str, angle: float, gap: float) -> Spot:
    """The spot of a name that touches a field at an angle."""
    along, down = cos(radians(angle)), sin(radians(angle))
    wide, high = len(name) * LETTER / 2, HEIGHT / 2
    anchor = "start" if along > SLANTED else "end" if along < -SLANTED else "middle"
    reach = FIELD + gap
    while True:
        x, y = at[0] + along * reach, at[1] + down * reach
        spot = Spot(x - wide, y - high, x + wide, y + high, anchor)
        if apart(at, spot) >= FIELD + gap:
            return spot
        reach += 2


def trouble(spot: Spot, lines: list[Line], places: dict[str, Point], taken: list[Spot]) -> float:
    """How badly a name would stand here: lines through it by length, discs and names far more."""
    crossed = sum(inside(line, spot) for line in lines)
    gaps = [apart(at, spot) - radius(place) for place, at in places.items()]
    covered = sum(gap < 0 for gap in gaps)
    crowded = sum(max(ROOM - gap, 0) for gap in gaps) / 2
    overlaps = sum(spot.meets(other) for other in taken)
    off_map = min(spot.left, spot.top, MAP - spot.right, MAP - spot.bottom) < GAP
    return crossed + crowded + 100 * covered + 200 * overlaps + 300 * off_map


def radius(place: str) -> float:
    """How large a place is drawn."""
    return START if place == "start" else FIELD


def apart(at: Point, spot: Spot) -> float:
    """How far a point is from a rectangle."""
    dx = max(spot.left - at[0], 0, at[0] - spot.right)
    dy = max(spot.top - at[1], 0, at[1] - spot.bottom)
    return hypot(dx, dy)


def distance(at: Point, line: Line) -> float:
    """How far a point is from a line between two points."""
    (ax, ay), (bx, by) = line
    dx, dy = bx - ax, by - ay
    share = ((at[0] - ax) * dx + (at[1] - ay) * dy) / (dx * dx + dy * dy)
    share = min(max(share, 0), 1)
    return hypot(at[0] - ax - share * dx, at[1] - ay - share * dy)


def inside(line: Line, spot: Spot) -> float:
    """How much of a cable lies inside a rectangle: it is clipped at each of the four edges."""
    (ax, ay), (bx, by) = line
    dx, dy = bx - ax, by - ay
    enter, leave = 0.0, 1.0
    x_rooms = (-dx, ax - spot.left + CABLE), (dx, spot.right + CABLE - ax)
    y_rooms = (-dy, ay - spot.top + CABLE), (dy, spot.bottom + CABLE - ay)
    for outward, room in (*x_rooms, *y_rooms):
        if outward < 0:
            enter = max(enter, room / outward)
        elif outward > 0:
            leave = min(leave, room / outward)
        elif room < 0:
            return 0
    return max(leave - enter, 0) * hypot(dx, dy)
