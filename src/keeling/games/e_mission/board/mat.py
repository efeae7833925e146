"""The mat of a power: who plays it, energy, emissions, resilience, communities in crisis."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from keeling.draw.drawing import Part, box, fitted, rim
from keeling.draw.svg import Point, move, tag, text
from keeling.games.e_mission.board.communities import communities
from keeling.games.e_mission.board.energy import HEIGHT as ENERGY
from keeling.games.e_mission.board.energy import energy, in_short
from keeling.games.e_mission.board.keys import own_key
from keeling.games.e_mission.board.signs import sign
from keeling.games.e_mission.engine.tables import EMISSIONS, RESILIENCE

if TYPE_CHECKING:
    from markupsafe import Markup

    from keeling.games.e_mission.board.drawing import Drawing
    from keeling.games.e_mission.view.types import Seat

WIDTH: Final = 400.0
EDGE: Final = 14.0
TOP: Final = 18.0  # the middle of the first line
FIRST: Final = 36.0  # where the rest begins
LINE: Final = 34.0  # from one line to the next
AREA: Final = 29.0  # the height of what may be clicked
LEFT: Final = 10.0  # where the first kind begins
APART: Final = 42.0  # from one kind to the next
BETWEEN: Final = 6.0  # emissions and resilience


def mat(drawing: Drawing, name: str, *, own: bool) -> Part:
    """All numbers of a power; the viewer's own at length."""
    seat = drawing.view.seats[name]
    y = FIRST
    parts = [heading(drawing, name, seat, own=own)]
    if own:
        parts.append(energy(drawing, name, seat, y))
        y += ENERGY + 3
    else:
        parts.append(in_short(drawing, name, seat, (EDGE, y + AREA / 2)))
        parts += lasting(drawing, seat, (240, y))
        y += LINE
    parts += areas(drawing, name, y, own=own)
    y += LINE
    if own and (later := lasting(drawing, seat, (EDGE, y))):
        parts += later
        y += LINE
    parts.append(communities(drawing, name, seat, y + 12))
    return y + 30, tag("g", *parts, class_="mat")


def heading(drawing: Drawing, name: str, seat: Seat, *, own: bool) -> Markup:
    """The mark, the power, whether its player is done, and its carbon this round."""
    return tag(
        "g",
        tag("title", drawing.say("emits_of", seat=f"seat-{name}", count=seat.emits)),
        who(drawing, name, seat.power, own=own),
        is_done(drawing) if seat.done else None,
        sign("carbon", 22, (WIDTH - 50, TOP)),
        text(seat.emits, (WIDTH - 10, TOP), "emits", "end"),
        id=f"stock-{name}-emits",
        data_amount=seat.emits,
    )


def who(drawing: Drawing, name: str, power: str | None, *, own: bool) -> Markup:
    """Seat and power; the cards of another one are told to who asks for them, by finger or key."""
    title = drawing.words.name(f"seat-{name}")
    if power:
        title = f"{drawing.title('power', power)} \N{MIDDLE DOT} {title}"
    mark = drawing.mark(name, 12, (EDGE + 12, TOP))
    face = fitted(title, (EDGE + 32, TOP), 255, 16, "seat-name")
    if own or f"seat-{name}" in drawing.options:  # there is nothing to press inside a button
        return tag("g", mark, face)
    told = tag("title", drawing.say("read_cards", seat=f"seat-{name}"))
    frame = rim(WIDTH - 92, 2 * TOP - 6, (8, 3))
    pressed = {"id": f"read-{name}", "class_": "reads", "tabindex": 0, "role": "button"}
    return tag("g", told, mark, face, frame, **pressed)


def is_done(drawing: Drawing) -> Markup:
    """Whoever is done with the project phase."""
    met = sign("met", 22, (WIDTH - 80, TOP))
    return tag("g", tag("title", drawing.say("done")), met, class_="is-done")


def areas(drawing: Drawing, name: str, y: float, *, own: bool) -> list[Markup]:
    """Emissions by kind, then resilience; each may be chosen on the viewer's own mat."""
    seat, x, made = drawing.view.seats[name], LEFT, []
    for kind in EMISSIONS:
        key = own_key("emission", kind, name, own=own)
        words = drawing.title("emission", kind)
        made.append(area(drawing, ("emission", key, words), kind, seat.emissions[kind], (x, y)))
        x += APART
    x += BETWEEN
    for kind in RESILIENCE:
        key = own_key("resilience", kind, name, own=own)
        words = drawing.title("resilience", kind)
        made.append(area(drawing, ("resilience", key, words), kind, seat.resilience[kind], (x, y)))
        x += APART
    return made


def area(
    drawing: Drawing, what: tuple[str, str, str], picture: str, count: int, at: Point
) -> Markup:
    """One kind with its icon and its number; resilience is rounder."""
    of, key, words = what
    width = APART - 3.0
    return drawing.piece(
        key,
        drawing.say(f"{of}_of", kind=words, count=count),
        box(width, AREA, "area", radius=4 if of == "emission" else AREA / 2),
        sign(picture, 16, (10.5, AREA / 2)),
        text(count, (width - 4, AREA / 2), "amount", "end"),
        rim(width, AREA),
        class_=f"{of}-area" if count else f"{of}-area spent",
        data_amount=count,
        transform=move(at),
    )


def lasting(drawing: Drawing, seat: Seat, at: Point) -> list[Markup]:
    """Carbon that is not emitted this round, and cards that will not be drawn in the next."""
    parts = []
    both = (("cut", "carbon", seat.cut), ("fewer", "cards", seat.fewer))
    for n, (key, picture, count) in enumerate(both):
        if count:
            x, y = at[0] + 72 * n, at[1] + AREA / 2
            title = tag("title", drawing.say(key, count=count))
            number = text(f"\N{MINUS SIGN}{count}", (x + 24, y), "warning")
            parts.append(tag("g", title, sign(picture, 20, (x + 10, y)), number))
    return parts
