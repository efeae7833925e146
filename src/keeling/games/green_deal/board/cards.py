"""The display: open projects beside their tracks, and behind them those of the next round."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, NamedTuple

from keeling.draw.areas import area
from keeling.draw.drawing import box, fitted, rim
from keeling.draw.svg import Point, move, tag, text
from keeling.games.green_deal.board.badge import badge, fact, pips
from keeling.games.green_deal.engine.tables import (
    CARD_CATEGORY,
    CARD_COST,
    CARD_INCOME,
    CARD_POINTS,
    CARD_SIZE,
    CARDS,
    CATEGORIES,
)
from keeling.games.green_deal.words.phrases import signed

if TYPE_CHECKING:
    from markupsafe import Markup

    from keeling.games.green_deal.board.drawing import Drawing


class Column(NamedTuple):
    """One of the two columns of cards: where it is, and how its cards look."""

    x: float
    width: float
    key: str  # the class of its cards
    inset: float  # where the words of a project begin: an open one has its mark before them


OPEN: Final = Column(464.0, 300.0, "open", 44.0)
NEXT: Final = Column(770.0, 226.0, "next", 10.0)
HEIGHT: Final = 66.0
FIRST, SECOND = 18.0, 47.0  # where its lines stand
SIZE: Final = 46.0  # room for its size


@area
def project(drawing: Drawing, card: str | None, column: Column, y: float) -> Markup:
    """A project: its name; its size, price, income and points. Or that it is gone."""
    at = (column.x, y)
    if card is None:
        return gone(drawing, at, (column.width, HEIGHT))
    category = CATEGORIES[CARD_CATEGORY[CARDS.index(card)]]
    room = column.width - column.inset - 8
    return drawing.piece(
        f"card-{card}",
        project_title(drawing, card),
        box(column.width, HEIGHT, "sheet"),
        badge(drawing, category, 14, (22, HEIGHT / 2)) if column == OPEN else None,
        fitted(drawing.title("card", card), (column.inset, FIRST), room, 21, "card-name"),
        *facts(drawing, card, column),
        rim(column.width, HEIGHT),
        class_=f"project {column.key} in-{category}",
        transform=move(at),
        data_glide="",
    )


def facts(drawing: Drawing, card: str, column: Column) -> list[Markup]:
    """Size as a number and as pips, price, steps of income, points."""
    n, x = CARDS.index(card), column.inset
    pitch = (column.width - x - SIZE - 4) / 3
    shown = {
        "money": price(drawing, card),
        "income": signed(CARD_INCOME[n]),
        "points": CARD_POINTS[n],
    }
    return [
        text(CARD_SIZE[n], (x, SECOND), "fact"),
        pips(int(CARD_SIZE[n]), (x + 24, SECOND), 6),
        *(
            fact(kind, number, (x + SIZE + pitch * i, SECOND), 18)
            for i, (kind, number) in enumerate(shown.items())
        ),
    ]


def price(drawing: Drawing, card: str) -> int:
    """What a project costs who looks, or anybody else."""
    return drawing.view.price(card, int(CARD_COST[CARDS.index(card)]))


def project_title(drawing: Drawing, card: str) -> str:
    """A project in words."""
    n = CARDS.index(card)
    about = drawing.say(
        "project",
        category=f"category-{CATEGORIES[CARD_CATEGORY[n]]}",
        size=CARD_SIZE[n],
        price=price(drawing, card),
        income=signed(CARD_INCOME[n]),
        points=CARD_POINTS[n],
    )
    return f"{drawing.title('card', card)}: {about}"


def gone(drawing: Drawing, at: Point, size: Point) -> Markup:
    """An empty place of the display."""
    words = text(drawing.say("gone"), (size[0] / 2, size[1] / 2), "label faint", "middle")
    return tag("g", box(*size, "place"), words, transform=move(at))
