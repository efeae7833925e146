"""Small things that many parts of the board are made of."""

from __future__ import annotations

from typing import Final

from markupsafe import Markup

from keeling.draw.icons import icon
from keeling.draw.parts import token
from keeling.draw.svg import Point, tag, text
from keeling.games.future_energy.data.box import Effect
from keeling.games.future_energy.engine.tables import SEATS

EFFECT_ICONS: Final = {
    "gain_money": "money",
    "gain_vp": "points",
    "place_line": "line",
    "move_line": "line",
    "return_plant": "return",
    "place_plant": "plant",
    "sell_certificate": "certificate",
    "shift_plant": "shift",
    "free_step": "crew",
    "take_contract": "contract",
    "take_order": "order",
    "swap_tiles": "swap",
    "add_oil_plant": "oil",
    "repeat_planning": "repeat",
}
COUNTED: Final = ("place_line", "place_plant")  # effects that say how many


def mark(seat: str, radius: float, at: Point) -> Markup:
    """The token of a seat by its name."""
    return token(SEATS.index(seat), seat, radius, at)


def effect_mark(effect: Effect, size: float, at: Point) -> Markup:
    """An effect in short: how much, and an icon."""
    x, y = at
    amount = effect.count if effect.op in COUNTED else effect.amount
    if not amount:
        return icon(EFFECT_ICONS[effect.op], size, at)
    return tag(
        "g",
        text(amount, (x - size * 0.1, y), "effect-amount", "end"),
        icon(EFFECT_ICONS[effect.op], size, (x + size * 0.5, y)),
    )


def valued(name: str, amount: object, at: Point) -> Markup:
    """A small icon and a number behind it, as on a price tag."""
    x, y = at
    return tag("g", icon(name, 18, (x + 9, y)), text(amount, (x + 21, y), "value"))


def code(name: str, at: Point) -> Markup:
    """The id of a card, by which options and the log call it."""
    return text(name, at, "code")


def rim(outline: str) -> Markup:
    """The outline of a piece that tells what can be done with it."""
    return tag("path", d=outline, class_="rim")
