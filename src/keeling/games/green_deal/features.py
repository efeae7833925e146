"""A view as named numbers for learning: the same names at every moment of a config."""

from __future__ import annotations

from typing import TYPE_CHECKING

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
    from keeling.games.green_deal.view.types import GreenDealView, Seat

CARD = {card.id: card for card in BOX.sustainability_card}
NOBODY = -1.0


def features(view: GreenDealView) -> dict[str, float]:
    """Everything in the view as numbers of about 1; what is unknown or not there is -1."""
    return {
        "round": view.round / 10,
        **{f"phase {name}": float(view.phase == name) for name in PHASES},
        **{f"chips {name}": view.chips[name] / 3 for name in CHIPS},
        **{f"loans {name}": view.loans[name] / 3 for name in LOANS},
        "sold": view.sold / 4,
        **{f"main {name}": float(name in view.main) for name in ("card", "action", "loan")},
        "chips bought": view.chips_bought / 2,
        "dividend paid": float(view.dividend_paid),
        **display(view),
        **on_map(view),
        **{
            f"{name} {what}": value
            for name, seat in view.seats.items()
            for what, value in of_seat(view, name, seat).items()
        },
    }


def display(view: GreenDealView) -> dict[str, float]:
    """The open cards and the previews."""
    found: dict[str, float] = {}
    rows = {
        "open": (view.open, view.open_actions),
        "preview": (view.preview, view.preview_actions),
    }
    for row, (cards, actions) in rows.items():
        for category in CATEGORIES:
            name = cards[category]
            card = CARD[name] if name else None
            found[f"{row} {category} size"] = card.size / 5 if card else NOBODY
            found[f"{row} {category} cost"] = card.cost / 10 if card else NOBODY
            found[f"{row} {category} income"] = card.income / 5 if card else 0.0
            found[f"{row} {category} points"] = card.vp / 10 if card else 0.0
        for action in ACTIONS:
            found[f"{row} {action}"] = float(action in actions)
    return found


def on_map(view: GreenDealView) -> dict[str, float]:
    """Cell by cell: whose tile, of which category, how large."""
    found: dict[str, float] = {}
    for cell in CELLS:
        tile = view.map.get(cell)
        for name in view.seats:
            found[f"cell {cell} {name}"] = float(tile is not None and tile.seat == name)
        found |= of_tile(f"cell {cell}", tile.tile if tile else None)
    return found


def of_tile(where: str, tile: str | None) -> dict[str, float]:
    """A tile by category, with its size; all 0: none."""
    category, _, size = (tile or "-0").rpartition("-")
    return {f"{where} {name}": int(size) / 5 if name == category else 0.0 for name in CATEGORIES}


def of_seat(view: GreenDealView, name: str, seat: Seat) -> dict[str, float]:
    """One player's things."""
    order, images = view.order, seat.images
    return {
        "is choosing": float(name in view.choosing),
        "is me": float(name == view.seat),
        "place": order.index(name) / len(order) if name in order else NOBODY,
        "cash": seat.cash / 20,
        "step": seat.step / 31,
        "income": seat.income / 16,
        "score": seat.score / 150,
        **{f"level {category}": seat.levels[category] / 12 for category in CATEGORIES},
        **{f"marker {category}": seat.marker[category] / 12 for category in CATEGORIES},
        **{f"chips {chip}": seat.chips[chip] / 3 for chip in CHIPS},
        **{f"loans {loan}": seat.loans[loan] / 3 for loan in LOANS},
        **{action: float(action in seat.actions) for action in ACTIONS},
        "cards": len(seat.cards) / 10,
        **of_tile("pending", seat.pending),
        "started": float(seat.started),
        "bid": NOBODY if seat.bid is None else seat.bid / 15,
        "repaid": float(seat.repaid),
        "borrowed": float(seat.borrowed),
        **{
            f"image {category}": images[category] / 12 if images else NOBODY
            for category in CATEGORIES
        },
    }
