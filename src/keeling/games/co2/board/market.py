"""The market of emission permits: the price dial, the CEPs for sale, the bank behind it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from keeling.draw.areas import area
from keeling.draw.drawing import box, fitted, ladder, rim
from keeling.draw.icons import icon
from keeling.draw.svg import Point, move, tag
from keeling.games.carbon.board.market import shelf, stop
from keeling.games.co2.board.drawing import Drawing
from keeling.games.co2.board.keys import MARKET
from keeling.games.co2.engine.tables import PRICE_MAX, PRICE_MIN

if TYPE_CHECKING:
    from markupsafe import Markup

WIDTH: Final = 332.0
HEIGHT: Final = 184.0
DIAL: Final = 71.0  # where the middle of the dial stands
CELL: Final = (35.0, 46.0)
PRICES: Final = range(int(PRICE_MIN), int(PRICE_MAX) + 1)
SHELF: Final = 126.0  # the middle of the CEPs for sale
BANK: Final = 163.0


@area
def market(drawing: Drawing, at: Point) -> Markup:
    """Where CEPs are bought and sold."""
    goods = drawing.view.market
    words = drawing.say("market", count=goods.ceps, price=goods.price)
    return drawing.piece(
        MARKET,
        words,
        box(WIDTH, HEIGHT, "panel"),
        fitted(drawing.say("market_title"), (14, 23), 196, 20, "region-name"),
        stop(drawing, "sell", (WIDTH - 30, 23)) if goods.stopped else None,
        ladder("price", PRICES, goods.price, (12, DIAL), CELL),
        shelf(goods.ceps, SHELF),
        bank(drawing, goods.bank),
        rim(WIDTH, HEIGHT),
        class_="market",
        transform=move(at),
    )


def bank(drawing: Drawing, ceps: int) -> Markup:
    """The CEPs nobody can buy yet."""
    words = drawing.say("bank", count=ceps)
    return tag("g", icon("cep", 20, (24, BANK)), fitted(words, (40, BANK), 276, 20, "label"))
