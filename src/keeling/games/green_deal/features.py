"""A view as named numbers for learning: the same names at every moment of a config."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from keeling.games.green_deal.data.box import BOX
from keeling.games.green_deal.engine.tables import (
    ACTIONS,
    CATEGORIES,
    CELLS,
    CHIPS,
    LOANS,
    PHASES,
)

if TYPE_CHECKING:
    from keeling.kernel.view import View

CARD = {card.id: card for card in BOX.sustainability_card}
NOBODY = -1.0
MOST = {"cash": 20, "step": 31, "income": 16, "score": 150}  # about: so that numbers are near 1


def features(view: View) -> dict[str, float]:
    """Everything in the view as numbers of about 1; what is unknown or not there is -1."""
    return {
        "round": view["round"] / 10,
        **{f"phase {name}": float(view["phase"] == name) for name in PHASES},
        **{f"chips {name}": view["chips"][name] / 3 for name in CHIPS},
        **{f"loans {name}": view["loans"][name] / 3 for name in LOANS},
        "sold": view["sold"] / 4,
        **{f"main {name}": float(name in view["main"]) for name in ("card", "action", "loan")},
        "chips bought": view["chips_bought"] / 2,
        "dividend paid": float(view["dividend_paid"]),
        **display(view),
        **on_map(view),
        **{
            f"{name} {what}": value
            for name, seat in view["seats"].items()
            for what, value in of_seat(view, name, seat).items()
        },
    }


def display(view: View) -> dict[str, float]:
    """The open cards and the previews."""
    found: dict[str, float] = {}
    for row in ("open", "preview"):
        for category in CATEGORIES:
            card = CARD.get(view[row][category])
            found[f"{row} {category} size"] = card.size / 5 if card else NOBODY
            found[f"{row} {category} cost"] = card.cost / 10 if card else NOBODY
            found[f"{row} {category} income"] = card.income / 5 if card else 0.0
            found[f"{row} {category} points"] = card.vp / 10 if card else 0.0
        for action in ACTIONS:
            found[f"{row} {action}"] = float(action in view[f"{row}_actions"])
    return found


def on_map(view: View) -> dict[str, float]:
    """Cell by cell: whose tile, of which category, how large."""
    found: dict[str, float] = {}
    for cell in CELLS:
        tile = view["map"].get(cell)
        for name in view["seats"]:
            found[f"cell {cell} {name}"] = float(tile is not None and tile["seat"] == name)
        found |= of_tile(f"cell {cell}", tile["tile"] if tile else None)
    return found


def of_tile(where: str, tile: str | None) -> dict[str, float]:
    """A tile by category, with its size; all 0: none."""
    category, _, size = (tile or "-0").rpartition("-")
    return {f"{where} {name}": int(size) / 5 if name == category else 0.0 for name in CATEGORIES}


def of_seat(view: View, name: str, seat: dict[str, Any]) -> dict[str, float]:
    """One player's things."""
    order = view["order"]
    return {
        "is choosing": float(name in view["choosing"]),
        "is me": float(name == view["seat"]),
        "place": order.index(name) / len(order) if name in order else NOBODY,
        **{what: seat[what] / most for what, most in MOST.items()},
        **{f"level {category}": seat["levels"][category] / 12 for category in CATEGORIES},
        **{f"chips {chip}": seat["chips"][chip] / 3 for chip in CHIPS},
        **{f"loans {loan}": seat["loans"][loan] / 3 for loan in LOANS},
        **{action: float(action in seat["actions"]) for action in ACTIONS},
        "cards": len(seat["cards"]) / 10,
        **of_tile("pending", seat["pending"]),
        "started": float(seat["started"]),
        "bid": NOBODY if seat["bid"] is None else seat["bid"] / 15,
        "repaid": float(seat["repaid"]),
        "borrowed": float(seat["borrowed"]),
        **{
            f"image {category}": NOBODY if seat["image"] is None else seat["image"][n] / 12
            for n, category in enumerate(CATEGORIES)
        },
    }
