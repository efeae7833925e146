"""What lies in a region of either edition: its controller, fossil plants, CEPs and tech."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from keeling.draw.drawing import AnyDrawing, amount, box, rim
from keeling.draw.icons import icon
from keeling.draw.svg import Point, move, tag, text

if TYPE_CHECKING:
    from markupsafe import Markup

SPACE: Final = (48.0, 62.0)  # where a plant stands
CEP: Final = 24.0


def control(drawing: AnyDrawing, controller: str | None, region: str, at: Point) -> Markup:
    """A flag with the mark of who controls the region."""
    if not controller:
        empty = tag("circle", cx=at[0], cy=at[1], r=14, class_="vacant")
        return tag("g", tag("title", drawing.say("no_control")), empty)
    title = drawing.say("control", seat=f"seat-{controller}")
    flag = icon("region", 26, (at[0] - 29, at[1]))
    return tag(
        "g",
        tag("title", title),
        flag,
        drawing.mark(controller, 14, at),
        id=f"control-{region}",
        class_="on",
    )


def event_sign(drawing: AnyDrawing, card: str, key: str, class_: str, at: Point) -> Markup:
    """A disaster that can strike here."""
    return drawing.piece(
        f"event-{card}",
        drawing.say(key),
        box(30, 30, "ground", (-15, -15)),
        icon("disaster", 24, (0, 0)),
        rim(30, 30, (-15, -15)),
        class_=f"event {class_}",
        transform=move(at),
    )


def fossil(drawing: AnyDrawing, kind: str, ppm: int) -> Markup:
    """A fossil plant with what it emits."""
    return tag(
        "g",
        tag("title", drawing.say("fossil", fossil=f"fossil-{kind}", ppm=ppm)),
        box(*SPACE, "face"),
        icon(kind, 27, (SPACE[0] / 2, 21)),
        text(ppm, (SPACE[0] / 2, 48), "ppm", "middle"),
        class_="fossil",
    )


def empty_space(drawing: AnyDrawing, n: int, at: Point, *, due: bool) -> Markup:
    """Room for a plant, with the decade it belongs to."""
    return tag(
        "g",
        tag("title", drawing.say("space", decade=n)),
        box(*SPACE, "place"),
        text(n, (SPACE[0] / 2, SPACE[1] / 2), "decade", "middle"),
        class_="space due" if due else "space",
        transform=move(at),
    )


def foot(drawing: AnyDrawing, at: Point, *, ceps: int, limit: int, cubes: int) -> Markup:
    """CEPs as discs up to the limit, and tech that was left; up to the right edge."""
    right, y = at
    title = drawing.say("region_ceps", count=ceps, limit=limit)
    discs = [disc((28 + (CEP + 4) * i, y), filled=i < ceps) for i in range(limit)]
    pile = None
    if cubes:
        title_cubes = tag("title", drawing.say("region_tech", count=cubes))
        pile = tag("g", title_cubes, amount("tech", cubes, (right - 62, y), 26), class_="cubes")
    return tag("g", tag("g", tag("title", title), *discs), pile)


def disc(at: Point, *, filled: bool) -> Markup:
    """A CEP, or the room for one."""
    x, y = at
    if not filled:
        return tag("circle", cx=x, cy=y, r=CEP / 2 - 1, class_="vacant")
    ground = tag("circle", cx=x, cy=y, r=CEP / 2)
    return tag("g", ground, icon("cep", 16, (x, y - 1)), class_="cep")
