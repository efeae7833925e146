"""A view as named numbers for learning, scaled to about one; the viewing seat comes first."""

from __future__ import annotations

from typing import TYPE_CHECKING

from keeling.games.future_energy.data.box import BOARDS
from keeling.games.future_energy.engine.tables import (
    CERTIFICATES,
    CONTRACTS,
    ICONS,
    KINDS,
    ORDERS,
    TILES,
)

if TYPE_CHECKING:
    from collections.abc import Iterator

    from keeling.games.future_energy.view.types import FutureEnergyView, Seat

SCALE = {
    "money": 10.0,
    "plants": 20.0,
    "lines": 15.0,
    "investors": 2.0,
    "engineers": 2.0,
    "nuclear": 2.0,
    "jokers": 6.0,
    "certificates": 7.0,
    "score": 60.0,
}


def features(view: FutureEnergyView) -> dict[str, float]:
    """All features; the names depend on the config alone."""
    seats = in_turn(view)
    found = dict(table(view, seats))
    for i, seat in enumerate(seats):
        found.update(owned(f"seat{i}", seat))
    found.update(own_secrets(view))
    found.update(places(view, seats))
    return found


def in_turn(view: FutureEnergyView) -> list[Seat]:
    """The players clockwise, beginning with the one who looks (a spectator: as they sit)."""
    seats = list(view.seats.values())
    first = 0 if view.looker is None else seats.index(view.looker)
    return seats[first:] + seats[:first]


def table(view: FutureEnergyView, seats: list[Seat]) -> Iterator[tuple[str, float]]:
    """What belongs to nobody."""
    yield "round", view.round / 12
    yield "last_round", float(view.last_round)
    yield "stack", view.stack / 18
    yield "certificates_left", view.certificates_left / 10
    yield "order_deck", view.order_deck / 16
    yield "jokers_left", view.jokers_left / 18
    yield "duty", float(view.duty)
    yield "free_step", float(view.free_step)
    yield "nuclear_used", view.nuclear_used / 2
    for action in ("one_line", "two_lines", "buy_contract"):
        yield f"covered:{action}", float(action in view.covered)
    for i, seat in enumerate(seats):
        yield f"seat{i}:kite", float(view.kite == seat.seat)
        yield f"seat{i}:to_move", float(view.to_move == seat.seat)
    for slot, card in enumerate(view.display):
        for contract in CONTRACTS[:-4]:
            yield f"slot{slot + 1}:{contract}", float(card == contract)
    for order in ORDERS:
        yield f"open:{order}", float(order in view.order_display)
    for value in CERTIFICATES:
        yield f"sold:{value}", view.sold.get(value, 0) / 6


def owned(prefix: str, seat: Seat) -> Iterator[tuple[str, float]]:
    """What a player has in front of them."""
    amounts = {
        **seat.stocks,
        "jokers": seat.jokers,
        "certificates": seat.certificates,
        "score": seat.score,
    }
    for key, amount in amounts.items():
        yield f"{prefix}:{key}", amount / SCALE[key]
    waiting = dict.fromkeys(ICONS, 0)
    for contract in seat.contracts:
        for field in contract.fields:
            waiting[field.icon] += field.plants
    for icon, n in waiting.items():
        yield f"{prefix}:waiting:{icon}", n / 3
    yield f"{prefix}:contracts", len(seat.contracts) / 5
    yield f"{prefix}:completed", len(seat.completed) / 5
    for kind in KINDS:
        yield f"{prefix}:collected:{kind}", seat.collected.get(kind, 0) / 3
    for order in ORDERS:
        yield f"{prefix}:{order}", float(order in seat.orders)


def own_secrets(view: FutureEnergyView) -> Iterator[tuple[str, float]]:
    """The certificates only the viewing seat knows."""
    values = (view.looker.certificate_values if view.looker else None) or []
    for value in CERTIFICATES:
        yield f"own:certificate:{value}", values.count(int(value)) / 3


def places(view: FutureEnergyView, seats: list[Seat]) -> Iterator[tuple[str, float]]:
    """The board: tiles, crew, plants and lines."""
    board = next(b for b in BOARDS if b.board.id == view.board)
    for place in [board.start.id, *(field.id for field in board.field)]:
        yield f"{place}:crew", float(view.crew == place)
        for tile in TILES:
            yield f"{place}:{tile}", float(view.tiles.get(place) == tile)
        for i, seat in enumerate(seats):
            yield f"{place}:plants{i}", view.plants.get(place, {}).get(seat.seat, 0) / 3
    for a, b in board.lines.pairs:
        owners = view.lines.get(f"{a}-{b}", [])
        for i, seat in enumerate(seats):
            yield f"{a}-{b}:line{i}", float(seat.seat in owners)
