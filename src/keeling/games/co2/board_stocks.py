"""What a seat has: stocks, scientists, levels of expertise; the own ones with room for a finger."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, NamedTuple

from keeling.draw.icons import icon
from keeling.draw.svg import Point, tag, text
from keeling.games.co2.board_keys import OWN, POOL, SUPPLY
from keeling.games.co2.board_piece import Drawing, Json, box, rim
from keeling.games.co2.tables import ENERGIES

if TYPE_CHECKING:
    from markupsafe import Markup

EDGE: Final = 14.0
PITCH: Final = 64.0  # from one stock to the next
ICON: Final = 19.0
BENCH: Final = 104.0  # room for four scientists
CHAIR: Final = 25.0
# Stocks with their icons: in the first line, and in the second.
HELD: Final = {"money": "money", "tech": "tech", "ceps": "cep"}
REACHED: Final = {
    "plants": "plant",
    "regions": "region",
    "un_goals": "un_goal",
    "income": "income",
    "hand": "lobby",
}


class Form(NamedTuple):
    """How the row of a seat is laid out."""

    height: float
    lines: tuple[float, float, float]  # where they stand
    reach: float  # how high what can be chosen is


OTHER: Final = Form(115, (48, 75, 100), 28)
MINE: Final = Form(126, (53, 86, 111), 35)


def form_of(drawing: Drawing, seat: Json) -> Form:
    """The own row is higher than those of others."""
    return MINE if seat["seat"] == drawing.view["seat"] else OTHER


def stocks(drawing: Drawing, seat: Json) -> list[Markup]:
    """Money, cubes and CEPs; plants, regions, UN goals, income, cards and the goal."""
    first, second, _ = form_of(drawing, seat).lines
    parts = [
        stock(drawing, seat, (key, picture), (EDGE + PITCH * i, y))
        for y, kinds in ((first, HELD), (second, REACHED))
        for i, (key, picture) in enumerate(kinds.items())
    ]
    if seat["has_goal"]:
        known = seat["goal"] and drawing.words.name(f"company_goal-{seat['goal']}")
        title = tag("title", known or drawing.say("has_goal"))
        parts.append(tag("g", title, icon("goal", 20, (EDGE + PITCH * 5 + 10, second))))
    return parts


def stock(drawing: Drawing, seat: Json, kind: tuple[str, str], at: Point) -> Markup:
    """An icon and how much of it a seat has; the own CEPs can pay."""
    key, picture = kind
    count = len(seat[key]) if isinstance(seat[key], list) else seat[key]
    title = drawing.say(f"stock_{key}")
    made = tag(
        "g",
        tag("title", title),
        icon(picture, ICON, (at[0] + ICON / 2, at[1])),
        text(count, (at[0] + ICON + 4, at[1]), "amount"),
        class_="stock none" if count == 0 else "stock",
        id=f"stock-{seat['seat']}-{key}",
        data_amount=count,
    )
    if key != "ceps" or seat["seat"] != drawing.view["seat"]:
        return made
    corner = at[0] - 5, at[1] - MINE.reach / 2
    return drawing.piece(OWN, title, made, rim(60, MINE.reach, corner), class_="own")


def people(drawing: Drawing, seat: Json) -> list[Markup]:
    """The scientists in the supply as marks, and how many wait to be recruited."""
    form = form_of(drawing, seat)
    x, y = EDGE + PITCH * 3 + 5, form.lines[0]
    size, corner = (BENCH, form.reach), (x, y - form.reach / 2)
    name = seat["seat"]
    here = [
        drawing.scientist(name, f"supply_{i + 1}", 11, (x + 15 + CHAIR * i, y))
        for i in range(seat["supply"])
    ]
    return [
        drawing.piece(
            SUPPLY if form is MINE else f"supply-{name}",
            drawing.say("supply", count=seat["supply"]),
            box(*size, "bench", corner),
            *(here or [icon("scientist", ICON, (x + 15, y), "icon nobody")]),
            rim(*size, corner),
            class_="supply",
        ),
        pool(drawing, seat, (x + BENCH + 8, y)),
    ]


def pool(drawing: Drawing, seat: Json, at: Point) -> Markup:
    """The scientists that wait to be recruited."""
    x, y = at
    form, count = form_of(drawing, seat), seat["pool"]
    return drawing.piece(
        POOL if form is MINE else f"recruits-{seat['seat']}",
        drawing.say("pool", count=count),
        icon("recruit", ICON, (x + 4 + ICON / 2, y)),
        text(count, (x + ICON + 8, y), "amount"),
        rim(50, form.reach, (x, y - form.reach / 2)),
        class_="stock recruits" if count else "stock none recruits",
    )


def levels(drawing: Drawing, seat: Json) -> list[Markup]:
    """How far a seat has come on each track."""
    y = form_of(drawing, seat).lines[2]
    found = [(EDGE + PITCH * i, energy) for i, energy in enumerate(ENERGIES)]
    return [
        tag(
            "g",
            tag("title", drawing.title("energy", energy)),
            icon(energy, ICON, (x + ICON / 2, y), f"icon energy-{energy}"),
            text(seat["expertise"][energy], (x + ICON + 4, y), "amount"),
            class_="stock" if seat["expertise"][energy] else "stock none",
        )
        for x, energy in found
    ]
