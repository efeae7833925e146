"""What a seat has: stocks, scientists, levels of expertise; one's own with room for a finger."""

from __future__ import annotations

from typing import TYPE_CHECKING

from keeling.draw.icons import icon
from keeling.draw.svg import tag, text
from keeling.games.carbon.board.stocks import BENCH, EDGE, ICON, PITCH, bench, form_of, pool, stock
from keeling.games.co2.board.drawing import Drawing
from keeling.games.co2.board.keys import SUPPLY
from keeling.games.co2.engine.tables import ENERGIES

if TYPE_CHECKING:
    from markupsafe import Markup

    from keeling.games.co2.view.types import Seat

Stock = tuple[str, str, int]  # its key, its icon, how much of it there is


def held(seat: Seat) -> list[Stock]:
    """The stocks in the first line."""
    return [("money", "money", seat.money), ("tech", "tech", seat.tech), ("ceps", "cep", seat.ceps)]


def reached(seat: Seat) -> list[Stock]:
    """The stocks in the second line."""
    return [
        ("plants", "plant", seat.plants),
        ("regions", "region", len(seat.regions)),
        ("un_goals", "un_goal", len(seat.un_goals)),
        ("income", "income", seat.income),
        ("hand", "lobby", seat.hand),
    ]


def stocks(drawing: Drawing, seat: Seat) -> list[Markup]:
    """Money, cubes and CEPs; plants, regions, UN goals, income, cards and the goal."""
    first, second, _ = form_of(drawing, seat.seat).lines
    parts = [
        stock(drawing, seat.seat, (key, picture), (EDGE + PITCH * i, y), count=count)
        for y, line in ((first, held(seat)), (second, reached(seat)))
        for i, (key, picture, count) in enumerate(line)
    ]
    if seat.has_goal:
        known = seat.goal and drawing.words.name(f"company_goal-{seat.goal}")
        title = tag("title", known or drawing.say("has_goal"))
        parts.append(tag("g", title, icon("goal", 20, (EDGE + PITCH * 5 + 10, second))))
    return parts


def people(drawing: Drawing, seat: Seat) -> list[Markup]:
    """The scientists in the supply as marks, and how many wait to be recruited."""
    x, y = EDGE + PITCH * 3 + 5, form_of(drawing, seat.seat).lines[0]
    return [
        bench(drawing, seat.seat, SUPPLY, (x, y), count=seat.supply),
        pool(drawing, seat.seat, (x + BENCH + 8, y), count=seat.pool),
    ]


def levels(drawing: Drawing, seat: Seat) -> list[Markup]:
    """How far a seat has come on each track."""
    y = form_of(drawing, seat.seat).lines[2]
    found = [(EDGE + PITCH * i, energy) for i, energy in enumerate(ENERGIES)]
    return [
        tag(
            "g",
            tag("title", drawing.title("energy", energy)),
            icon(energy, ICON, (x + ICON / 2, y), f"icon energy-{energy}"),
            text(seat.expertise[energy], (x + ICON + 4, y), "amount"),
            class_="stock" if seat.expertise[energy] else "stock none",
        )
        for x, energy in found
    ]
