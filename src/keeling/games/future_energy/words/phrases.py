"""What lies on the table, in words: for the titles of the drawing and for the board as text."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from keeling.games.future_energy.data.box import BOARDS, BOX, Board
from keeling.kernel.sources import DECISION

if TYPE_CHECKING:
    from collections.abc import Iterable

    from keeling.games.future_energy.view.types import FutureEnergyView, Seat
    from keeling.text.catalogue import Catalogue

SIDE_OF: Final = {board.board.id: side for side, board in enumerate(BOARDS)}
CONTRACTS: Final = {card.id: card for card in BOX.contract + BOX.start_contract}
ORDERS: Final = {order.id: order for order in BOX.public_order}
READINGS: Final = {  # orders whose effect the rulebook leaves open
    order.id for order in BOX.public_order if order.sources.get("effect", "").startswith(DECISION)
}


def board_of(view: FutureEnergyView) -> Board:
    """The board side in play."""
    return BOARDS[SIDE_OF[view.board]]


def plants_in_region(view: FutureEnergyView, region: str) -> dict[str, int]:
    """How many plants each seat has in a region."""
    fields = [field.id for field in board_of(view).field if field.region == region]
    planted = [view.plants.get(field, {}) for field in fields]
    return {seat: sum(owners.get(seat, 0) for owners in planted) for seat in view.seats}


def names_of(words: Catalogue, kind: str, ids: Iterable[str]) -> str:
    """Several names of one kind, with commas between them."""
    return ", ".join(words.name(f"{kind}-{name}") for name in ids)


def counts_in_words(words: Catalogue, kind: str, counts: dict[str, int]) -> str:
    """Names with numbers, with commas between them."""
    return ", ".join(f"{words.name(f'{kind}-{name}')} {n}" for name, n in counts.items())


def situation(view: FutureEnergyView, words: Catalogue) -> str:
    """Who is asked, who has won, or that chance decides."""
    if view.ended:
        winners = names_of(words, "seat", view.winners)
        return words.say("board-won", seats=winners, count=len(view.winners))
    if view.to_move and view.active not in (None, view.to_move):
        asked, active = f"seat-{view.to_move}", f"seat-{view.active}"
        return words.say("board-asked", seat=asked, seat2=active)
    if view.to_move:
        return words.say("board-to_move", seat=f"seat-{view.to_move}")
    return words.say("board-chance")


def headline(view: FutureEnergyView, words: Catalogue) -> str:
    """The round, and whether it is the last."""
    told = words.say("board-round", round=view.round)
    last = view.last_round and not view.ended
    return f"{told} · {words.say('board-last_round')}" if last else told


def place_in_words(view: FutureEnergyView, words: Catalogue, place: str) -> str:
    """What lies on a place."""
    key = f"place-{place}"
    tile = view.tiles.get(place)
    if view.is_closed(place):
        return words.say("board-place-closed", place=key)
    if tile:
        return words.say("board-place-tile", place=key, tile=f"tile-{tile}")
    owners = counts_in_words(words, "seat", view.plants.get(place, {}))
    return words.say("board-place-plants", place=key, plants=owners) if owners else words.name(key)


def connection_in_words(view: FutureEnergyView, words: Catalogue, connection: str) -> str:
    """The ends of a connection, and who has a line there."""
    key = f"connection-{connection}"
    owners = names_of(words, "seat", view.lines.get(connection, []))
    if not owners:
        return words.name(key)
    return words.say("board-connection", connection=key, seats=owners)


def contract_in_words(words: Catalogue, contract: str) -> str:
    """The icons of a contract and its points."""
    row = CONTRACTS[contract]
    icons = names_of(words, "icon", row.icons)
    return words.say(
        "board-contract", contract=f"contract-{contract}", icons=icons, points=row.points
    )


def order_in_words(words: Catalogue, order: str) -> str:
    """What an order asks for and its points; and how we read it, where the rulebook is open."""
    row = ORDERS[order]
    icons = names_of(words, "icon", row.requires)
    told = words.say("board-order", order=f"order-{order}", icons=icons, points=row.points)
    return f"{told}; {words.say(f'board-reading_{order}')}" if order in READINGS else told


def land_gives_contracts(view: FutureEnergyView) -> bool:
    """FE-11.2.6 Without public orders the land with a free order gives a contract: our reading."""
    return view.new_land and not view.orders_in_play


def certificates_in_words(seat: Seat) -> str:
    """How many certificates, and for their owner what they are worth."""
    values = seat.certificate_values
    count = str(seat.certificates)
    return f"{count} ({'+'.join(map(str, values))})" if values else count
