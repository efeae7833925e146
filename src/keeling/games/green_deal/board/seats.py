"""One row for each seat: mark and score, stocks and loans, levels, projects, action cards."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from keeling.draw.areas import area
from keeling.draw.drawing import Part, box, fitted, rim
from keeling.draw.icons import icon
from keeling.draw.svg import move, tag, text
from keeling.games.green_deal.board.badge import badge, parts_of
from keeling.games.green_deal.board.hand import pills
from keeling.games.green_deal.board.stocks import EDGE, levels, projects, stocks

if TYPE_CHECKING:
    from markupsafe import Markup

    from keeling.games.green_deal.board.drawing import Drawing
    from keeling.games.green_deal.view.types import Seat

WIDTH: Final = 400.0
TOP: Final = 20.0  # where the first line of a row stands
LINES: Final = (51.0, 80.0)  # stocks, levels
PROJECTS: Final = 109.0
BARE: Final = 96.0  # the height of a row without projects
ALL: Final = 125.0  # and with them


@area
def seat_row(drawing: Drawing, name: str) -> Part:
    """Everything a seat has, as far as it may be seen."""
    seat = drawing.view.seats[name]
    own = drawing.view.seat == name
    height = ALL if seat.cards else BARE
    more, cards = (0.0, None) if own else pills(drawing, seat)
    shift = move((0, height - 3))
    height += more + (2 if more else 0)
    asked = name in drawing.view.choosing
    return height, drawing.piece(
        f"seat-{name}",
        seat_title(drawing, name, seat),
        box(WIDTH, height, "row"),
        box(6, height, "edge", radius=3),
        first_line(drawing, name, seat),
        *stocks(drawing, name, seat, LINES[0]),
        *levels(drawing, seat, LINES[1]),
        *projects(drawing, seat, PROJECTS),
        tag("g", cards, transform=shift) if more else None,
        rim(WIDTH, height),
        class_=f"seat seat-{name} moving" if asked else f"seat seat-{name}",
    )


def seat_title(drawing: Drawing, name: str, seat: Seat) -> str:
    """Who it is, and what matters of this round and of the end."""
    told = [drawing.say(f"has_{mark}") for mark in seat.loan_marks]
    told += [drawing.say("unpaid", count=seat.unpaid)] if seat.unpaid else []
    who = drawing.words.name(f"seat-{name}")
    return f"{who}: {', '.join(told)}" if told else who


def turn(drawing: Drawing) -> list[Markup]:
    """GD-5.1 What an investment turn consists of; what has been done in this one is filled."""
    view = drawing.view
    if view.phase != "investment":
        return []
    parts = [
        ("main", "order", bool(view.main)),
        ("chips_bought", "image", view.chips_bought > 0),
        ("dividend_paid", "money", view.dividend_paid),
    ]
    return [
        tag(
            "g",
            tag("title", drawing.say(f"turn_{key}", done="yes" if done else "no")),
            box(24, 24, "", (-12, -12), 5),
            icon(picture, 17, (0, 0)),
            class_="part done" if done else "part",
            transform=move((262 + 27.0 * i, TOP)),
        )
        for i, (key, picture, done) in enumerate(parts)
    ]


def first_line(drawing: Drawing, name: str, seat: Seat) -> Markup:
    """Mark, name, a tile that is still to be placed, score."""
    active = drawing.where("active", name)
    return tag(
        "g",
        drawing.mark(name, 12, (EDGE + 12, TOP)),
        fitted(drawing.words.name(f"seat-{name}"), (EDGE + 32, TOP), 130, 17, "seat-name"),
        pending(drawing, name, seat.pending) if seat.pending else None,
        *(turn(active) if active else []),
        score(drawing, name, seat),
    )


def pending(drawing: Drawing, name: str, waits: str) -> Markup:
    """A tile that has been bought and is not on the map yet."""
    category, size = parts_of(waits)
    words = drawing.say("pending", category=f"category-{category}", size=size)
    return tag(
        "g",
        tag("title", words),
        box(36, 34, "mini", radius=4),
        badge(drawing, category, 7, (11, 17)),
        text(size, (26, 17), "amount", "middle"),
        id=f"tile-{name}-{waits}-pending",
        class_=f"pending in-{category}",
        data_glide="",
        transform=move((206, 3)),
    )


def score(drawing: Drawing, name: str, seat: Seat) -> Markup:
    """The points so far, at the right edge."""
    digits = 14 * len(str(seat.score))
    return tag(
        "g",
        tag("title", drawing.say("stock_score")),
        icon("points", 20, (WIDTH - 22 - digits, TOP)),
        text(seat.score, (WIDTH - 9, TOP), "score", "end"),
        id=f"stock-{name}-score",
        data_amount=seat.score,
    )
