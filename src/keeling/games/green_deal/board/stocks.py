"""What a seat has: cash, income, chips and loans; its levels; its projects."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from keeling.draw.drawing import box, rim
from keeling.draw.icons import icon
from keeling.draw.svg import Point, move, tag, text
from keeling.games.green_deal.board.badge import badge, chip
from keeling.games.green_deal.board.keys import debt_key
from keeling.games.green_deal.engine.tables import (
    BALANCE,
    CARD_CATEGORY,
    CARD_SIZE,
    CARDS,
    CATEGORIES,
    CHIPS,
    LOANS,
)

if TYPE_CHECKING:
    from markupsafe import Markup

    from keeling.games.green_deal.board.drawing import Drawing
    from keeling.games.green_deal.view.types import Seat

EDGE: Final = 14.0
ICON: Final = 19.0
PITCH: Final = 64.0  # from one level to the next
HOLD: Final = 60.0  # from one stock to the next
CHIP: Final = 11.5
DEBTS: Final = 400.0 - 8  # where loans end
DEBT: Final = (48.0, 28.0)
SEVERAL: Final = 24.0  # how much wider several are
MINI: Final = (35.0, 23.0)  # a project


def stocks(drawing: Drawing, name: str, seat: Seat, y: float) -> list[Markup]:
    """Cash and income, chips, loans; the chips have the room that loans leave."""
    end, owed = debts(drawing, name, y)
    held = [
        stock(drawing, name, ("cash", "money"), (EDGE, y), count=seat.cash),
        stock(drawing, name, ("income", "income"), (EDGE + HOLD, y), count=seat.income),
    ]
    x = EDGE + HOLD * len(held)
    return [*held, chips(drawing, name, seat, (x, y), room=end - x), *owed]


def stock(drawing: Drawing, name: str, kind: tuple[str, str], at: Point, *, count: int) -> Markup:
    """A kind of thing, by its key and its picture, and how much of it a seat has."""
    (key, picture), seat = kind, drawing.view.seats[name]
    title = drawing.say(f"stock_{key}", income=seat.income, step=seat.step)
    return tag(
        "g",
        tag("title", title),
        icon(picture, ICON, (at[0] + ICON / 2, at[1])),
        text(count, (at[0] + ICON + 4, at[1]), "amount"),
        class_="stock" if count else "stock none",
        id=f"stock-{name}-{key}",
        data_amount=count,
    )


def chips(drawing: Drawing, name: str, seat: Seat, at: Point, *, room: float) -> Markup:
    """The PR chips by value; many of them partly over each other."""
    held = [value for value in CHIPS for _ in range(seat.chips[value])]
    first = at[0] + ICON + CHIP + 4
    apart = min(2 * CHIP + 2, (room - ICON - 2 * CHIP - 4) / max(len(held) - 1, 1))
    return tag(
        "g",
        tag("title", drawing.say("stock_chips", chips=", ".join(held) or "0")),
        icon("image", ICON, (at[0] + ICON / 2, at[1])),
        *(chip(value, CHIP, (first + apart * i, at[1])) for i, value in enumerate(held)),
        None if held else text(0, (at[0] + ICON + 4, at[1]), "amount"),
        class_="stock" if held else "stock none",
        id=f"stock-{name}-chips",
        data_amount=len(held),
    )


def debts(drawing: Drawing, name: str, y: float) -> tuple[float, list[Markup]]:
    """The loans by amount, with what is due for each, and where they begin."""
    seat = drawing.view.seats[name]
    x, parts = DEBTS, []
    for amount in reversed(LOANS):
        if seat.loans[amount]:
            width = DEBT[0] + (SEVERAL if seat.loans[amount] > 1 else 0)
            x -= width
            parts.append(debt(drawing, name, amount, (x, y), width))
            x -= 4
    return x, parts[::-1]


def debt(drawing: Drawing, name: str, amount: str, at: Point, width: float) -> Markup:
    """Loans of one amount: how many, and what has to be paid for each; one's own can be repaid."""
    seat = drawing.view.seats[name]
    count, due = seat.loans[amount], seat.due(amount)
    own = drawing.view.seat == name
    several = f"{count}\N{MULTIPLICATION SIGN}" if count > 1 else ""
    words = f"{several}\N{MINUS SIGN}{due}"
    return drawing.piece(
        debt_key(amount) if own else f"{debt_key(amount)}-{name}",
        drawing.say("debt", amount=amount, due=due, count=count),
        box(width, DEBT[1], "owed"),
        text(words, (width / 2, DEBT[1] / 2), "amount", "middle"),
        rim(width, DEBT[1]),
        class_="debt",
        transform=move((at[0], at[1] - DEBT[1] / 2)),
    )


def levels(drawing: Drawing, seat: Seat, y: float) -> list[Markup]:
    """How far a seat has come in each category, and what its lowest level is worth."""
    parts = [
        tag(
            "g",
            tag("title", drawing.title("category", category)),
            badge(drawing, category, 11.3, (EDGE + PITCH * i + 10, y)),
            text(seat.levels[category], (EDGE + PITCH * i + 26, y), "amount"),
            class_="stock" if seat.levels[category] else "stock none",
        )
        for i, category in enumerate(CATEGORIES)
    ]
    worth = BALANCE[min(seat.levels.values())]
    x = EDGE + PITCH * len(CATEGORIES) + 20
    balance = tag(
        "g",
        tag("title", drawing.say("lowest", points=worth)),
        icon("balance", ICON, (x + ICON / 2, y)),
        text(worth, (x + ICON + 4, y), "amount"),
        icon("points", 16, (x + ICON + 36, y)),
        class_="stock" if worth else "stock none",
    )
    return [*parts, balance]


def projects(drawing: Drawing, seat: Seat, y: float) -> list[Markup]:
    """The projects by category and size, in the order of the cards."""
    return [
        project(drawing, card, (EDGE - 4 + (MINI[0] + 3) * i, y - MINI[1] / 2))
        for i, card in enumerate(seat.cards)
    ]


def project(drawing: Drawing, card: str, at: Point) -> Markup:
    """A project in short; its title is its name."""
    n = CARDS.index(card)
    category = CATEGORIES[CARD_CATEGORY[n]]
    return tag(
        "g",
        tag("title", drawing.title("card", card)),
        box(*MINI, "mini", radius=4),
        badge(drawing, category, 7, (11, MINI[1] / 2)),
        text(CARD_SIZE[n], (26, MINI[1] / 2), "amount", "middle"),
        id=f"card-{card}",
        class_=f"own-project in-{category}",
        transform=move(at),
        data_glide="",
    )
