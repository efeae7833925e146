"""What lies ready all the time: loans, PR chips and the tax refund."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from keeling.draw.areas import area
from keeling.draw.drawing import box, fitted, rim
from keeling.draw.icons import icon
from keeling.draw.svg import Point, move, tag, text
from keeling.games.green_deal.board.badge import chip, fact
from keeling.games.green_deal.board.keys import REFUND
from keeling.games.green_deal.data.box import BOX
from keeling.games.green_deal.engine.tables import CHIP_PRICE, CHIPS, LOANS
from keeling.games.green_deal.engine.tables import REFUND as CASH

if TYPE_CHECKING:
    from markupsafe import Markup

    from keeling.games.green_deal.board.drawing import Drawing

WIDTH: Final = 450.0
ROW: Final = 80.0
GAP: Final = 6.0
LABEL: Final = 126.0
STACK: Final = 102.0  # how wide a stack is
PITCH: Final = 108.0
UPPER, LOWER = 24.0, 57.0  # where the lines of a stack stand


@area
def supply(drawing: Drawing, at: Point) -> Markup:
    """Three rows."""
    return tag(
        "g",
        row(drawing, "loan", [loan(drawing, name) for name in LOANS], 0),
        row(drawing, "chip", [chips(drawing, name) for name in CHIPS], 1),
        refund(drawing, (0, (ROW + GAP) * 2)),
        class_="supply",
        transform=move(at),
    )


def row(drawing: Drawing, kind: str, stacks: list[Markup], n: int) -> Markup:
    """Stacks side by side behind their name."""
    picture = {"loan": "loan", "chip": "image"}[kind]
    laid = [tag("g", one, transform=move((LABEL + PITCH * i, 0))) for i, one in enumerate(stacks)]
    return tag(
        "g",
        icon(picture, 28, (24, UPPER)),
        fitted(drawing.say(f"{kind}s"), (8, LOWER), LABEL - 14, 20, "label"),
        *laid,
        transform=move((0, (ROW + GAP) * n)),
    )


def due_for(drawing: Drawing, amount: str) -> int:
    """What a loan costs who looks, or anybody else, when it is repaid."""
    own = drawing.view.looker
    return own.due(amount) if own else int(amount) + BOX.loans.interest


def loan(drawing: Drawing, amount: str) -> Markup:
    """Loans of an amount: what they bring, what has to be paid back, how many are left."""
    left, due = drawing.view.loans[amount], due_for(drawing, amount)
    return drawing.piece(
        f"loan-{amount}",
        drawing.say("loan", amount=amount, due=due, left=left),
        box(STACK, ROW, "sheet"),
        text(f"+{amount}", (10, UPPER), "fact"),
        text(f"\N{RIGHTWARDS ARROW} \N{MINUS SIGN}{due}", (10, LOWER), "label"),
        counted(left),
        rim(STACK, ROW),
        class_="stack-of loan" if left else "stack-of loan none",
    )


def chips(drawing: Drawing, value: str) -> Markup:
    """Chips of a value: what they cost, how many are left."""
    left, cost = drawing.view.chips[value], price(drawing, value)
    return drawing.piece(
        f"chip-{value}",
        drawing.say("chip", value=value, price=cost, left=left),
        box(STACK, ROW, "sheet"),
        chip(value, 17, (27, UPPER + 2)),
        fact("money", cost, (8, LOWER + 3)),
        counted(left),
        rim(STACK, ROW),
        class_="stack-of chip" if left else "stack-of chip none",
    )


def price(drawing: Drawing, value: str) -> int:
    """What a chip costs who looks, or anybody else."""
    return drawing.view.price(f"chip-{value}", int(CHIP_PRICE[CHIPS.index(value)]))


def counted(left: int) -> Markup:
    """How many there are."""
    return text(f"×{left}", (STACK - 7, UPPER), "label", "end")  # noqa: RUF001 - how many are left


def refund(drawing: Drawing, at: Point) -> Markup:
    """The tax refund: a chip or cash, for nothing."""
    return drawing.piece(
        REFUND,
        f"{drawing.say('refund')}: {drawing.words.say('does-tax_refund')}",
        box(WIDTH, ROW, "sheet"),
        icon("station", 22, (22, UPPER)),
        fitted(drawing.say("refund"), (40, UPPER), WIDTH - 50, 20, "card-name"),
        fact("money", 0, (10, LOWER)),
        text("\N{RIGHTWARDS ARROW}", (64, LOWER), "label"),
        fact("image", "+1", (96, LOWER), 22),
        text(drawing.say("or"), (188, LOWER), "label", "middle"),
        fact("money", f"+{CASH}", (226, LOWER), 22),
        rim(WIDTH, ROW),
        class_="refund",
        transform=move(at),
    )
