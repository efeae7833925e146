"""GD-7.1 Where a tile may go on the world map, which wraps around in both directions."""

from __future__ import annotations

from mypy_extensions import i64

from keeling.games.green_deal.engine import reasons
from keeling.games.green_deal.engine.effects import PLACE_ANYWHERE
from keeling.games.green_deal.engine.state import GreenDeal
from keeling.games.green_deal.engine.tables import N_CELLS, NEIGHBOURS, START_FIELDS
from keeling.kernel.bits import bit


def allowed(s: GreenDeal, seat: i64, own: i64, free: i64) -> i64:
    """The cells, as bits, for a tile of a seat whose other tiles lie on `own`."""
    if not s.has_started(seat):
        return START_FIELDS[s.seats] & free  # GD-7.1.3
    unreserved: i64 = free & ~reserved(s)
    near: i64 = unreserved
    if s.has(seat, PLACE_ANYWHERE) == 0:  # GD-13.16 waives GD-7.1.4
        near &= around(own)
    if near != 0:
        return near
    return unreserved if unreserved != 0 else free  # GD-7.1.6


def reserved(s: GreenDeal) -> i64:
    """GD-7.1.5 Start fields in use, until everybody has started; GD-7.1.7 others never are."""
    for seat in range(s.seats):
        if not s.has_started(seat):
            return START_FIELDS[s.seats]
    return 0


def around(cells: i64) -> i64:
    """GD-7.1.4 All cells that touch one of these, by edge or corner."""
    found: i64 = 0
    for cell in range(N_CELLS):
        if cells & bit(cell) != 0:
            found |= NEIGHBOURS[cell]
    return found


def cell_objection(s: GreenDeal, seat: i64, own: i64, cell: i64) -> i64:
    """Why a tile cannot go on a cell."""
    free: i64 = s.free_cells()
    if free & bit(cell) == 0:
        return reasons.CELL_TAKEN.at()
    if allowed(s, seat, own, free) & bit(cell) != 0:
        return 0
    if not s.has_started(seat):
        return reasons.NOT_A_START.at()
    return reasons.RESERVED.at() if reserved(s) & bit(cell) != 0 else reasons.NOT_BESIDE.at()
