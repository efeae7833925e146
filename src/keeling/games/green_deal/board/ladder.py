"""The ladder of income: 32 steps, what each brings a round, and the dividend it allows."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING, Final, NamedTuple

from keeling.draw.areas import area
from keeling.draw.drawing import box, fitted, rim
from keeling.draw.icons import icon
from keeling.draw.svg import Point, move, tag, text
from keeling.games.green_deal.board.crowd import crowd
from keeling.games.green_deal.board.keys import DIVIDEND
from keeling.games.green_deal.engine.tables import DIVIDEND_PAY, DIVIDEND_POINTS, INCOME

if TYPE_CHECKING:
    from markupsafe import Markup

    from keeling.games.green_deal.board.drawing import Drawing
    from keeling.text.catalogue import Catalogue

WIDTH: Final = 364.0
HEIGHT: Final = 392.0
HEAD: Final = 24.0
PAYS: Final = 96.0  # the column of dividends
VALUE: Final = 33.0  # an income before its steps
STEPS: Final = [int(income) for income in INCOME]
TOP: Final = STEPS[-1]
PAIR: Final = 2  # incomes in a row: they have the same dividend
ROWS: Final = TOP // PAIR + 1
ROW: Final = (HEIGHT - HEAD) / ROWS
HALF: Final = (WIDTH - PAYS) / PAIR


class Spot(NamedTuple):
    """Where a step lies: its corner and its size."""

    x: float
    y: float
    width: float
    height: float

    @property
    def middle(self) -> Point:
        """Where its marks stand."""
        return self.x + self.width / 2, self.y + self.height / 2


def row_of(income: int) -> float:
    """The top of the row of an income: the highest on top."""
    return HEAD + ROW * (ROWS - 1 - (income + 1) // PAIR)


def left_of(income: int) -> float:
    """Where an income begins: odd ones on the left, and 0, which is alone."""
    return HALF if income and income % PAIR == 0 else 0


@lru_cache(maxsize=64)
def spot(step: int) -> Spot:
    """The place of a step among those with the same income."""
    income = STEPS[step]
    alike = [n for n, value in enumerate(STEPS) if value == income]
    room = HALF * (1 if income else PAIR) - VALUE - 2
    width = room / len(alike)
    x = left_of(income) + VALUE + width * alike.index(step)
    return Spot(x, row_of(income) + 1, width - 2, ROW - 3)


@area
def ladder(drawing: Drawing, at: Point) -> Markup:
    """All steps with the marks of the seats; here a dividend is paid."""
    own = drawing.view.looker
    return drawing.piece(
        DIVIDEND,
        drawing.say("ladder"),
        box(WIDTH, HEIGHT, "panel"),
        fitted(drawing.say("income"), (10, HEAD / 2 + 1), WIDTH - PAYS - 20, 20, "label strong"),
        fitted(drawing.say("dividend"), (WIDTH - PAYS + 4, HEAD / 2 + 1), PAYS - 8, 20, "label"),
        own_band(own.income) if own and own.income else None,
        rungs(drawing.words),
        *marks(drawing),
        rim(WIDTH, HEIGHT),
        class_="ladder",
        transform=move(at),
    )


@lru_cache(maxsize=8)  # they never change
def rungs(words: Catalogue) -> Markup:
    """All steps, what they bring a round, and the dividends."""
    return tag(
        "g",
        *(step_cell(words, n) for n in range(len(STEPS))),
        *(value(income) for income in range(TOP + 1)),
        *(pays(words, income) for income in range(PAIR, TOP + 1, PAIR)),
    )


def step_cell(words: Catalogue, step: int) -> Markup:
    """A step."""
    x, y, width, height = spot(step)
    title = tag("title", words.say("picture-step", step=step, income=STEPS[step]))
    return tag("g", title, box(width, height, "rung", (x, y), 3))


def value(income: int) -> Markup:
    """What the steps behind it bring a round."""
    at = left_of(income) + VALUE - 4, row_of(income) + ROW / 2
    return text(income, at, "value", "end")


def pays(words: Catalogue, income: int) -> Markup:
    """What a dividend costs at an income, and what it brings."""
    x, y = WIDTH - PAYS, row_of(income) + ROW / 2
    cost, points = DIVIDEND_PAY[income], DIVIDEND_POINTS[income]
    return tag(
        "g",
        tag("title", words.say("picture-dividend_of", cost=cost, points=points)),
        box(PAYS - 5, ROW - 3, "pays", (x, y - ROW / 2 + 1), 3),
        text(cost, (x + 17, y), "fact", "end"),
        icon("money", 18, (x + 29, y)),
        text(points, (x + 63, y), "fact", "end"),
        icon("points", 18, (x + 75, y)),
    )


def own_band(income: int) -> Markup:
    """The dividend the looker could pay now."""
    corner = WIDTH - PAYS - 2, row_of(income) - 1
    return box(PAYS, ROW + 1, "own-band", corner, 4)


def marks(drawing: Drawing) -> list[Markup]:
    """The marks of all seats on their steps."""
    found: dict[int, dict[str, str]] = {}
    for name, seat in drawing.view.seats.items():
        found.setdefault(seat.step, {})[f"step-{name}"] = name
    return [
        mark
        for step, here in sorted(found.items())
        for mark in crowd(drawing, here, spot(step).middle, spot(step)[2:])
    ]
