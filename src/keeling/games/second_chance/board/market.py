"""The market of emission permits: the price dial, the CEPs for sale, the bank behind it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from keeling.draw.areas import area
from keeling.draw.drawing import box, fitted, ladder, rim
from keeling.draw.icons import icon
from keeling.draw.svg import Point, move, tag
from keeling.games.carbon.board.market import shelf, stop
from keeling.games.second_chance.board.keys import MARKET
from keeling.games.second_chance.engine.tables import PRICE_MAX, PRICE_MIN

if TYPE_CHECKING:
    from markupsafe import Markup

    from keeling.games.second_chance.board.drawing import Drawing

WIDTH, HEIGHT = 332.0, 129.0
TITLE, DIAL, SHELF = 21.0, 61.0, 106.0  # where its lines stand
CELL: Final = (35.0, 38.0)
PRICES: Final = range(int(PRICE_MIN), int(PRICE_MAX) + 1)
BANK: Final = 120.0  # where the bank stands beside the CEPs


@area
def market(drawing: Drawing, at: Point) -> Markup:
    """Where CEPs are bought and sold."""
    goods = drawing.view.market
    return drawing.piece(
        MARKET,
        drawing.say("market", count=goods.ceps, price=goods.price),
        box(WIDTH, HEIGHT, "panel"),
        fitted(drawing.say("market_title"), (14, TITLE), 230, 20, "region-name"),
        stop(drawing, "swap", (WIDTH - 26, TITLE)) if goods.closed else None,
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
    return tag(
        "g", icon("cep", 20, (BANK, SHELF)), fitted(words, (BANK + 16, SHELF), 192, 18, "label")
    )
