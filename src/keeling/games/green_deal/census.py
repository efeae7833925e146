"""Where all components are: numbers that no rule ever changes (GD-I1 to GD-I5)."""

from __future__ import annotations

from keeling.games.green_deal.engine.state import (
    CLEARED,
    DISCARDED,
    EMPTY,
    OPEN,
    PREVIEW,
    UNSEEN,
    GreenDeal,
)
from keeling.games.green_deal.engine.tables import (
    CHIPS,
    LOANS,
    N_CHIPS,
    N_LOANS,
    N_TILES,
    TILES,
)


def census(s: GreenDeal) -> dict[str, int]:
    """How many of each component there are in all places together."""
    return {
        **{f"chips {name}": chips(s, n) for n, name in enumerate(CHIPS)},
        **{f"loans {name}": loans(s, n) for n, name in enumerate(LOANS)},
        **{f"tiles {name}": tiles(s, n) for n, name in enumerate(TILES)},
        "cards": sum(known(s, at) for at in s.card),
        "action cards": sum(known(s, at) for at in s.action),
        "tiles of cards": tiles_out(s) - sum(at >= 0 for at in s.card),
    }


def chips(s: GreenDeal, chip: int) -> int:
    """GD-I1 In the supply and held; those on PR boards are held."""
    return s.chips_left[chip] + sum(s.chips[n * N_CHIPS + chip] for n in range(s.seats))


def loans(s: GreenDeal, loan: int) -> int:
    """GD-I2 In the stack and held."""
    return s.loans_left[loan] + sum(s.loans[n * N_LOANS + loan] for n in range(s.seats))


def tiles(s: GreenDeal, tile: int) -> int:
    """GD-I5 In the stack, set aside, on the map."""
    on_map = sum(there != EMPTY and there % N_TILES == tile for there in s.cell)
    return s.tiles_left[tile] + list(s.set_aside).count(tile) + on_map


def tiles_out(s: GreenDeal) -> int:
    """GD-I5 Set aside or on the map: as many as sustainability cards are owned."""
    return sum(there != EMPTY for there in s.cell) + sum(tile >= 0 for tile in s.set_aside)


def known(s: GreenDeal, at: int) -> bool:
    """GD-I3, GD-I4 Every card is in one place."""
    return at in (UNSEEN, OPEN, PREVIEW, CLEARED, DISCARDED) or 0 <= at < s.seats
