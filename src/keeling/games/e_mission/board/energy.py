"""Energy of a power: dirty and clean against the demand; what is missing, in sign and words."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from keeling.draw.drawing import box
from keeling.draw.parts import line
from keeling.draw.svg import Point, move, tag, text
from keeling.games.e_mission.board.lines import pressed
from keeling.games.e_mission.board.signs import fact, sign

if TYPE_CHECKING:
    from markupsafe import Markup

    from keeling.games.e_mission.board.drawing import Drawing
    from keeling.games.e_mission.view.types import Seat

LEFT: Final = 14.0
ROOM: Final = 372.0
BAR: Final = 28.0
TOP: Final = 24.0  # of the bar; above it the demand stands
HEIGHT: Final = 60.0
GAP: Final = 6.0
LETTERS: Final = 16.0
PLUG: Final = 44.0  # how wide plug and number of the demand are
NUMBERED: Final = 46.0  # the least width of a part with icon and number


def energy(drawing: Drawing, name: str, seat: Seat, y: float) -> Markup:
    """A bar of what there is, a line where the demand is, and what follows in words."""
    have = seat.dirty + seat.clean
    scale = ROOM / max(have, seat.demand, 1)
    return tag(
        "g",
        tag("title", energy_title(drawing, seat)),
        hatch(),
        *bars(seat, scale),
        demand(seat.demand, LEFT + seat.demand * scale),
        words(drawing, seat, plug_at(LEFT + seat.demand * scale)) if seat.power else None,
        id=f"stock-{name}-demand",
        data_amount=seat.demand,
        class_="energy",
        transform=move((0, y)),
    )


def energy_title(drawing: Drawing, seat: Seat) -> str:
    """All three numbers."""
    return drawing.say("energy", demand=seat.demand, dirty=seat.dirty, clean=seat.clean)


def hatch() -> Markup:
    """The pattern of what is missing."""
    pattern = tag(
        "pattern",
        tag("path", d="M0 0V8", class_="short-line"),
        id="short-hatch",
        width=8,
        height=8,
        patternUnits="userSpaceOnUse",
        patternTransform="rotate(45)",
    )
    return tag("defs", pattern)


def bars(seat: Seat, scale: float) -> list[Markup]:
    """Dirty, clean, and hatched what is missing."""
    parts, x = [], LEFT
    demanded = LEFT + seat.demand * scale
    for kind, count in (("dirty", seat.dirty), ("clean", seat.clean)):
        width = count * scale
        if width:
            parts.append(box(width, BAR, f"{kind}-bar", (x, TOP), 3))
            parts.append(on_bar(kind, count, roomier(x, x + width, demanded)))
        x += width
    if seat.shortage:
        parts.append(box(seat.shortage * scale, BAR, "short-bar", (x, TOP), 3))
    return parts


def roomier(left: float, right: float, line_at: float) -> Point:
    """The wider part of a bar that the line of the demand may divide."""
    if not left < line_at < right:
        return left, right
    return (left, line_at) if line_at - left >= right - line_at else (line_at, right)


def on_bar(kind: str, count: int, span: Point) -> Markup:
    """The number in the middle of a bar, with its icon if there is room."""
    middle = (span[0] + span[1]) / 2
    y = TOP + BAR / 2
    if span[1] - span[0] < NUMBERED:
        return text(count, (middle, y), f"on-bar on-{kind}", "middle")
    return tag("g", fact(kind, count, (middle - 20, y), 19, "on-bar"), class_=f"on-{kind}")


def demand(amount: int, x: float) -> Markup:
    """The line of the demand, with a plug and the number above it."""
    return tag(
        "g",
        line(((x, TOP - 4), (x, TOP + BAR + 4)), class_="demand-line"),
        fact("demand", amount, (plug_at(x), 11), 18),
        class_="demand",
    )


def plug_at(x: float) -> float:
    """Where plug and number begin above a line: in the middle, but never beyond the bar."""
    return min(max(x - PLUG / 2, LEFT), LEFT + ROOM - PLUG)


def words(drawing: Drawing, seat: Seat, plug: float) -> Markup:
    """What is missing, or what is left over, at the wider side of the demand."""
    have = seat.dirty + seat.clean
    spare = have - seat.demand
    if seat.shortage:
        told = drawing.say("shortage", count=seat.shortage)
        return tag(
            "g",
            sign("crisis", 19, (LEFT + 10, 11)),
            text(told, (LEFT + 24, 11), "warning"),
            class_="shortage",
        )
    before, behind = (LEFT, plug - GAP), (plug + PLUG, LEFT + ROOM)
    left, right = before if before[1] - before[0] >= behind[1] - behind[0] else behind
    return pressed(drawing.say("covered", count=spare), (left, 11), right - left, LETTERS, "quiet")


def in_short(drawing: Drawing, name: str, seat: Seat, at: Point) -> Markup:
    """The same for another power: three numbers, and a warning if energy is missing."""
    x, y = at
    parts = [
        fact("demand", seat.demand, (x, y), 18),
        fact("dirty", seat.dirty, (x + 50, y), 18),
        fact("clean", seat.clean, (x + 100, y), 18),
    ]
    if seat.shortage:
        told = f"\N{MINUS SIGN}{seat.shortage}"
        short = (sign("crisis", 18, (x + 159, y)), text(told, (x + 170, y), "warning"))
        parts.append(tag("g", *short, class_="shortage"))
    return tag(
        "g",
        tag("title", energy_title(drawing, seat)),
        *parts,
        id=f"stock-{name}-demand",
        data_amount=seat.demand,
    )
