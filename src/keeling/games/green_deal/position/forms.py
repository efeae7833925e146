"""What has a form of its own in a position of Green Deal: the order, the map, bids, PR boards."""

from __future__ import annotations

from collections.abc import Mapping

from msgspec import Struct

from keeling.games.green_deal.engine.state import GreenDeal
from keeling.games.green_deal.engine.tables import (
    CELLS,
    CENTRE_MAX,
    CHIPS,
    FIELDS,
    N_CHIPS,
    N_FIELDS,
    N_TILES,
    NONE,
    PHASES,
    SEATS,
    TILES,
)
from keeling.games.green_deal.view.view import pr_board
from keeling.kernel.errors import BadScenario
from keeling.kernel.fields import number, seat_number


class Tile(Struct, forbid_unknown_fields=True):
    """A tile on the map and whose it is."""

    seat: str
    tile: str


def put_phase(s: GreenDeal, _row: None, name: str) -> None:
    """There is always one, so it has to be named."""
    if name not in PHASES:
        raise BadScenario(f"'{name}' is none of {', '.join(PHASES)}")
    s.phase_begun = PHASES.index(name)


def order(s: GreenDeal, _row: None) -> list[str]:
    """The seats whose place in the turn order is fixed."""
    return [SEATS[seat] for seat in s.order if seat != NONE]


def put_order(s: GreenDeal, _row: None, given: list[str]) -> None:
    """From the first place on; the others are still to be fixed."""
    if len(set(given)) != len(given):
        raise BadScenario("a seat stands there twice")
    for place, name in enumerate(given):
        s.order[place] = seat_number(s, name, SEATS)


def put_map(s: GreenDeal, _row: None, given: Mapping[str, Tile]) -> None:
    """Cell -> its tile and whose it is."""
    for name, there in given.items():
        tile = number(there.tile, TILES, "tile")
        cell = number(name, CELLS, "cell")
        s.cell[cell] = seat_number(s, there.seat, SEATS) * N_TILES + tile


def bid(s: GreenDeal, seat: int) -> int | None:
    """What a seat bids, if that is set."""
    return None if s.bid[seat] == NONE else s.bid[seat]


def put_bid(s: GreenDeal, seat: int, given: int | None) -> None:
    """What a seat bids, or that it is not set."""
    s.bid[seat] = NONE if given is None else given


def on_board(s: GreenDeal, seat: int) -> dict[str, list[str]]:
    """Field of the PR board -> chips, where any lie."""
    return {field: chips for field, chips in pr_board(s, seat).items() if chips}


def put_on_board(s: GreenDeal, seat: int, given: Mapping[str, list[str]]) -> None:
    """Chips on a PR board are among those the seat holds; few may lie in the centre (GD-9.1)."""
    for name, chips in given.items():
        for value in chips:
            at = (seat * N_CHIPS + number(value, CHIPS, "chip")) * N_FIELDS
            s.placed[at + number(name, FIELDS, "field")] += 1
    for chip, value in enumerate(CHIPS):
        held = s.chips[seat * N_CHIPS + chip]
        if s.on_board(seat, chip) > held:
            raise BadScenario(f"only {held} chips of value {value} are held")
    if s.in_centre(seat) > CENTRE_MAX:
        raise BadScenario(f"more than {CENTRE_MAX} in the centre")
