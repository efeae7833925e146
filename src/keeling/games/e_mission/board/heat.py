"""The thermometer: bands from below, carbon that fills no row yet, what each level brings."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from keeling.draw.areas import area
from keeling.draw.drawing import box
from keeling.draw.svg import Point, move, tag, text
from keeling.games.e_mission.board.signs import fact, sign
from keeling.games.e_mission.engine.tables import BANDS, BASE_TEMPERATURE

if TYPE_CHECKING:
    from markupsafe import Markup

    from keeling.games.e_mission.board.drawing import Drawing

WIDTH: Final = 232.0
HEIGHT: Final = 592.0
HEAD: Final = 56.0  # the temperature now
ROW: Final = 53.0
TOP: Final = 66.0  # of the highest row
LABEL: Final = 62.0
TUBE: Final = (70.0, 104.0)  # x and width
CRISES: Final = 182.0
DANGER: Final = 6  # bands from which the thermometer is hatched
DIGITS: Final = 10  # tenths of a degree


def shown(drawing: Drawing, tenths: int) -> str:
    """A temperature as the language writes it."""
    number = drawing.say("degrees", whole=tenths // DIGITS, tenths=tenths % DIGITS)
    return f"{number}\N{DEGREE SIGN}"


@area
def thermometer(drawing: Drawing, at: Point) -> Markup:
    """The temperature, eight rows, and below them where it began."""
    world = drawing.view.world
    now = shown(drawing, world.temperature)
    numbers = {"bands": world.bands, "loose": world.loose, "row": world.row}
    rows = [row(drawing, n, TOP + ROW * (int(BANDS) - n)) for n in range(int(BANDS), 0, -1)]
    return tag(
        "g",
        tag("title", drawing.say("thermometer", degrees=now, **numbers)),
        box(WIDTH, HEIGHT, "panel"),
        sign("heat", 38, (30, HEAD / 2 + 4)),
        text(f"{now}C", (54, HEAD / 2 + 4), "degrees"),
        rolls(drawing),
        *rows,
        start(drawing),
        set_aside(drawing),
        class_="thermometer",
        transform=move(at),
    )


def rolls(drawing: Drawing) -> Markup | None:
    """EM-9.1 How often the die of the effects is still to be rolled."""
    count = drawing.view.world.rolls
    if not count:
        return None
    title = tag("title", drawing.say("rolls", count=count))
    return tag("g", title, fact("die", count, (CRISES, HEAD / 2 + 4), 24), id="rolls")


def level(drawing: Drawing, n: int, middle: float) -> list[Markup]:
    """The temperature with so many bands and the crises that brings; a ring if it is so now."""
    world = drawing.view.world
    now = n == world.bands
    told = shown(drawing, int(BASE_TEMPERATURE) + n)
    label = text(told, (LABEL, middle), "temperature", "end")
    if n >= BANDS:
        lost = tag("title", drawing.say("level_lost", degrees=told))
        return [lost, label, sign("closed", 24, (CRISES + 12, middle), "icon tip")]
    crises = world.crisis_numbers[n]
    title = tag("title", drawing.say("level", degrees=told, count=crises))
    parts = [title, label, fact("crisis", crises, (CRISES, middle), 20)]
    if now:
        parts.append(box(WIDTH - CRISES, 34, "here-box", (CRISES - 6, middle - 17)))
    return parts


def row(drawing: Drawing, n: int, y: float) -> Markup:
    """A row: its temperature, its band or the carbon in it, and the crises it brings."""
    bands = drawing.view.world.bands
    parts = [*level(drawing, n, y + ROW / 2), box(TUBE[1], ROW, "tube", (TUBE[0], y), 0)]
    if n <= bands:
        parts.append(band(n, y))
    elif n == bands + 1:
        parts += loose(drawing, y)
    return tag("g", *parts, class_="level here" if n == bands else "level")


def band(n: int, y: float) -> Markup:
    """A full row; near the end it is hatched as well."""
    x, width = TUBE
    face = box(width - 4, ROW - 4, "band", (x + 2, y + 2), 4)
    if n < DANGER:
        return tag("g", face, id=f"band-{n}", class_=f"heat-{n - 1}")
    lines = [
        tag(
            "path",
            d=f"M{x + 8 + 16 * i:g} {y + ROW - 6:g}l14 {-(ROW - 12):g}",
            class_="beyond-danger",
        )
        for i in range(6)
    ]
    return tag("g", face, *lines, id=f"band-{n}", class_=f"heat-{n - 1}")


def loose(drawing: Drawing, y: float) -> list[Markup]:
    """The row that fills now: a cell for each carbon, and how many of how many."""
    world = drawing.view.world
    x, width = TUBE
    across = max((world.row + 1) // 2, 5)
    cell = (width - 6) / across
    cells = [
        box(
            cell - 1,
            11,
            "cell full" if k < world.loose else "cell",
            (x + 3.5 + cell * (k % across), y + 4 + 12 * (k // across)),
            2,
        )
        for k in range(world.row)
    ]
    words = f"{world.loose}/{world.row}"
    return [*cells, text(words, (x + width / 2, y + ROW - 11), "fact", "middle")]


def start(drawing: Drawing) -> Markup:
    """Where it began: with no band, and how many crises that brings."""
    y = TOP + ROW * int(BANDS) + 20
    bulb = tag("circle", cx=TUBE[0] + TUBE[1] / 2, cy=y + 4, r=24, class_="band")
    now = drawing.view.world.bands == 0
    kind = "level here heat-0" if now else "level heat-0"
    return tag("g", *level(drawing, 0, y), bulb, class_=kind)


def set_aside(drawing: Drawing) -> Markup | None:
    """Bands that count again at the end of the round."""
    count = drawing.view.world.suspended
    if not count:
        return None
    y = HEIGHT - 24
    return tag(
        "g",
        tag("title", drawing.say("suspended", count=count)),
        box(WIDTH - 16, 36, "place", (8, y - 18)),
        sign("repeat", 22, (28, y)),
        text(drawing.say("aside", count=count), (46, y), "fact"),
        id="suspended",
    )
