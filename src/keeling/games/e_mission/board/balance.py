"""The carbon of this round against what the earth binds: two bars on one scale, and a verdict."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from keeling.draw.areas import area
from keeling.draw.drawing import box
from keeling.draw.parts import line
from keeling.draw.svg import Point, move, tag, text
from keeling.games.e_mission.board.energy import roomier
from keeling.games.e_mission.board.signs import sign

if TYPE_CHECKING:
    from markupsafe import Markup

    from keeling.games.e_mission.board.drawing import Drawing

WIDTH: Final = 594.0
HEIGHT: Final = 172.0
BARS: Final = 96.0  # where the bars begin
ROOM: Final = WIDTH - BARS - 12
BAR: Final = 42.0
EMITTED, BINDING, VERDICT = 12.0, 64.0, 118.0  # the upper edges
MARK: Final = 13.4
MARKED: Final = 32.0  # the least width of a part with a mark in it
NUMBERED: Final = 60.0  # and with a number as well
EMITTED_ALREADY: Final = ("crisis", "growth")  # phases; what will be is a matter of the next round


@area
def balance(drawing: Drawing, at: Point) -> Markup:
    """Who emits how much, what binds it, and what is too much or free."""
    view = drawing.view
    scale = ROOM / max(view.balance.total, view.world.sinks, 1)
    return tag(
        "g",
        tag("title", balance_title(drawing)),
        box(WIDTH, HEIGHT, "panel"),
        hatch(),
        *emitted(drawing, scale, BARS + view.world.sinks * scale),
        *binding(drawing, scale),
        line(limit(BARS + view.world.sinks * scale), class_="capacity"),
        None if view.phase == "set_up" else verdict(drawing),
        class_="balance",
        transform=move(at),
    )


def balance_title(drawing: Drawing) -> str:
    """The sums in words."""
    sums, over = drawing.view.balance, drawing.view.phase in EMITTED_ALREADY
    numbers = {"total": sums.total, "binds": sums.binds, "heats": sums.heats, "free": sums.free}
    return drawing.say("balance_then" if over else "balance", **numbers)


def limit(x: float) -> tuple[Point, Point]:
    """The line where the earth can bind no more."""
    return (x, EMITTED - 4), (x, BINDING + BAR + 4)


def hatch() -> Markup:
    """The pattern of what is too much."""
    stroke = tag("path", d="M0 0V12", class_="hatch")
    pattern = tag(
        "pattern",
        stroke,
        id="heat-hatch",
        width=12,
        height=12,
        patternUnits="userSpaceOnUse",
        patternTransform="rotate(45)",
    )
    return tag("defs", pattern)


def head(picture: str, number: int, y: float) -> list[Markup]:
    """What a bar is, and all of it together."""
    middle = y + BAR / 2
    return [
        sign(picture, 32, (26, middle)),
        text(number, (BARS - 8, middle), "total", "end"),
    ]


def emitted(drawing: Drawing, scale: float, limit_at: float) -> list[Markup]:
    """The carbon of each power and what is there already; hatched what is not bound."""
    view = drawing.view
    sums = view.balance
    parts = head("carbon", sums.total, EMITTED)
    x = BARS
    for seat, things in view.seats.items():
        width = things.emits * scale
        if width:
            span = (x, x + width)
            parts.append(of_seat(drawing, seat, things.emits, span, roomier(*span, limit_at)))
        x += width
    recent = view.world.recent
    if recent:
        span = (x, x + recent * scale)
        parts.append(of_before(drawing, recent, span, roomier(*span, limit_at)))
    if sums.heats:
        start = BARS + sums.binds * scale
        parts.append(box(sums.heats * scale, 9, "over", (start, EMITTED + BAR), 0))
    return parts


def of_seat(drawing: Drawing, seat: str, amount: int, span: Point, free: Point) -> Markup:
    """The carbon of one power in its colour; where no line runs its mark and the number."""
    width = free[1] - free[0]
    middle = ((free[0] + free[1]) / 2, EMITTED + BAR / 2)
    parts = [box(span[1] - span[0], BAR, "segment", (span[0], EMITTED), 3)]
    if width >= NUMBERED:
        parts.append(drawing.mark(seat, MARK, (middle[0] - 16, middle[1])))
        parts.append(text(amount, (middle[0] + 4, middle[1]), "on-segment on-seat"))
    elif width >= MARKED:
        parts.append(drawing.mark(seat, MARK, middle))
    words = drawing.say("emits_of", seat=f"seat-{seat}", count=amount)
    return tag("g", tag("title", words), *parts, class_=f"seat-{seat}", id=f"carbon-{seat}")


def of_before(drawing: Drawing, amount: int, span: Point, free: Point) -> Markup:
    """Carbon that lies in recent emissions already."""
    face = [box(span[1] - span[0], BAR, "segment recent", (span[0], EMITTED), 3)]
    if free[1] - free[0] >= MARKED:
        middle = ((free[0] + free[1]) / 2, EMITTED + BAR / 2)
        face.append(text(amount, middle, "on-segment on-recent", "middle"))
    return tag("g", tag("title", drawing.say("recent", count=amount)), *face, id="carbon-recent")


def binding(drawing: Drawing, scale: float) -> list[Markup]:
    """Trees, oceans and air filters on the same scale."""
    world = drawing.view.world
    parts = head("earth", world.sinks, BINDING)
    x = BARS
    for name, count in world.kinds_of_sinks().items():
        width = count * scale
        if not width:
            continue
        middle = (x + width / 2, BINDING + BAR / 2)
        face = [box(width, BAR, f"segment sink {name}", (x, BINDING), 3)]
        if width >= NUMBERED:
            face.append(sign(name, 24, (middle[0] - 16, middle[1])))
            face.append(text(count, (middle[0] + 2, middle[1]), "on-segment"))
        elif width >= MARKED:
            face.append(sign(name, 22, middle))
        title = tag("title", drawing.say(f"sink_{name}", count=count))
        parts.append(tag("g", title, *face))
        x += width
    return parts


def verdict(drawing: Drawing) -> Markup:
    """What follows if nothing more is done: it gets warmer, or there is drawdown."""
    view, sums = drawing.view, drawing.view.balance
    key = "heats" if sums.heats else "drawdown" if sums.free else "even"
    if view.drawdown:
        key = "reached"
    words = drawing.say(key, count=sums.heats or sums.free)
    if view.phase in EMITTED_ALREADY and not view.drawdown:
        words = drawing.say("next_round", what=words)
    picture = "heat" if key in ("heats", "even") else "drawdown"
    return tag(
        "g",
        box(WIDTH - 20, 42, "verdict-box", (10, VERDICT)),
        sign(picture, 28, (34, VERDICT + 21)),
        text(words, (56, VERDICT + 21), "verdict"),
        class_=f"verdict-of {key}",
    )
