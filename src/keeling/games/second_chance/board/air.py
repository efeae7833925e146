"""Where we are in time, and the globe in its ring of carbon dioxide."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from keeling.draw.areas import area
from keeling.draw.drawing import fitted, ladder, rim
from keeling.draw.svg import Point, move, tag, text
from keeling.games.carbon.board.ring import Ring, globe, line, scale
from keeling.games.second_chance.board.keys import AIR
from keeling.games.second_chance.data.box import BOX
from keeling.games.second_chance.engine.tables import (
    CO2_FLOOR,
    CO2_LIMIT,
    CO2_START_COMPETITIVE,
    SECOND_EVENT,
)

if TYPE_CHECKING:
    from markupsafe import Markup

    from keeling.games.second_chance.board.drawing import Drawing
    from keeling.games.second_chance.view.types import Outlook, SecondChanceView


LIMIT: Final = int(CO2_LIMIT)
# The ends of the scales, in ppm: from the limit six coal plants lead a team to 740.
TOP, TOP_OF_RIVALS = 750, 600
TEAM: Final = Ring(90, 66, int(CO2_FLOOR), TOP, 35, LIMIT, (LIMIT,))
RIVALS: Final = Ring(
    158, 130, int(CO2_START_COMPETITIVE), TOP_OF_RIVALS, 50, LIMIT, (int(SECOND_EVENT), LIMIT)
)
FORECAST_SIZE: Final = 20.0
WITHIN: Final = 12.0  # between the globe and its ring
WIDTH: Final = 332.0  # of the track of decades
TALL, ROUND = 32.0, (24.0, 32.0)  # its cells, and those of the rounds


@area
def decades(drawing: Drawing, y: float) -> Markup:
    """The years in which decades begin, with a marker on the present one."""
    view = drawing.view
    names = BOX.enums.coop_decades if view.is_team else BOX.enums.competitive_decades
    years = range(names[0], names[-1] + 1, names[1] - names[0])
    cell = ((WIDTH + 4) / len(names) - 4, TALL)
    title = drawing.say("decade_of", number=view.decade, count=view.decades)
    return tag("g", tag("title", title), ladder("decade", years, view.year, (0, y), cell))


@area
def rounds(drawing: Drawing, at: Point) -> Markup:
    """The rounds of this decade, with a marker on the present one."""
    view = drawing.view
    title = drawing.say("round_of", number=view.round, count=view.rounds)
    steps = range(1, view.rounds + 1)
    return tag("g", tag("title", title), ladder("round", steps, view.round, at, ROUND))


@area
def air(drawing: Drawing, at: Point) -> Markup:
    """The globe, the level on the ring around it and as a number, and what is still to come."""
    view = drawing.view
    ring = TEAM if view.is_team else RIVALS
    ppm = view.co2
    grave = " grave" if ppm >= (LIMIT if view.is_team else SECOND_EVENT) else ""
    side = 2 * ring.outer + 8
    return drawing.piece(
        AIR,
        level_title(drawing),
        globe(ring.inner - WITHIN),
        scale(ring),
        threat(view, ring),
        marker(ring, ppm),
        text(ppm, (8, ring.outer - 16), "co2-level small", "end"),
        text("ppm", (13, ring.outer - 16), "unit"),
        rim(side, side - 4, (-side / 2, -side / 2)),
        class_=f"gauge{grave}",
        transform=move(at),
    )


@area
def forecast(drawing: Drawing, at: Point) -> Markup | None:
    """What the supply phase will add, in numbers: at best, to be expected, at worst."""
    outlook = drawing.view.outlook
    if not outlook or not outlook.fossils_due:
        return None
    facts = foreseen(outlook)
    told = fitted(drawing.say("forecast", **facts), at, WIDTH, FORECAST_SIZE, "forecast")
    return tag("g", tag("title", drawing.say("co2_due", **facts)), told)


def foreseen(outlook: Outlook) -> dict[str, int]:
    """The numbers of which texts speak."""
    return {
        "fossils_due": outlook.fossils_due,
        "co2_best": outlook.co2_best,
        "co2_expected": outlook.co2_expected,
        "co2_worst": outlook.co2_worst,
    }


def marker(ring: Ring, ppm: int) -> Markup:
    """The marker on the ring."""
    x, y = ring.at(ppm, (ring.outer + ring.inner) / 2)
    return tag("circle", cx=x, cy=y, r=12, class_="marker", id="co2", data_glide="")


def threat(view: SecondChanceView, ring: Ring) -> Markup | None:
    """What the supply phase will add: from the best to the worst, and what is likely."""
    outlook = view.outlook
    if not outlook or not outlook.fossils_due:
        return None
    outer = Ring(ring.outer + 9, ring.outer + 2, ring.low, ring.top, ring.step, ring.loss, ())
    ends = outlook.co2_best, outlook.co2_expected, outlook.co2_worst
    best, likely, worst = (min(ppm, TOP) for ppm in ends)
    across = line(ring.at(likely, ring.inner - 2), ring.at(likely, ring.outer + 9))
    return tag(
        "g",
        tag("path", d=outer.arc(best, worst), class_="threat"),
        tag("g", across, class_="expected"),
    )


def level_title(drawing: Drawing) -> str:
    """The level in words, and what is to be expected."""
    view = drawing.view
    if not view.is_team:
        return drawing.say("co2", ppm=view.co2, second=int(SECOND_EVENT), limit=LIMIT)
    now = drawing.say("co2_team", ppm=view.co2, limit=LIMIT)
    outlook = view.outlook
    if not outlook:
        return now
    return f"{now} {drawing.say('co2_due', **foreseen(outlook))}"
