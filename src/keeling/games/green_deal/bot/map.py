"""What places on the map of Green Deal are worth to a player."""

from __future__ import annotations

from mypy_extensions import i64

from keeling.games.green_deal.bot import weights as w
from keeling.games.green_deal.bot.outlook import Outlook
from keeling.games.green_deal.engine.effects import COMPETITION_BONUS, COOPERATION_BONUS
from keeling.games.green_deal.engine.rules.map import allowed
from keeling.games.green_deal.engine.state import EMPTY, GreenDeal, category_of, size_of
from keeling.games.green_deal.engine.tables import (
    BESIDE,
    N_CATEGORIES,
    N_CELLS,
    N_DIRECTIONS,
    N_TILES,
    NONE,
)
from keeling.kernel.bits import bit


def map_worth(s: GreenDeal, seat: i64, view: Outlook, step: float) -> float:
    """The tile set aside at its best place; what the next tiles will find."""
    tile: i64 = s.set_aside[seat]
    turns = float(view.turns)
    if tile == NONE and turns < 1.0:
        return 0.0
    cells: i64 = allowed(s, seat, s.tiles_of(seat), s.free_cells())
    total = presence(s, seat, float(view.left))
    if tile != NONE:
        total += step * best_place(s, seat, cells, category_of(tile), size_of(tile))
    if turns < 1.0 or not s.has_started(seat):
        return total
    ahead = step * w.NEXT_TILE * min(turns, w.TILE_TURNS)
    for category in range(N_CATEGORIES):
        total += ahead * best_place(s, seat, cells, category, w.TILE_SIZE)
    return total


def presence(s: GreenDeal, seat: i64, left: float) -> float:
    """Large tiles meet many others in the rounds to come; the earlier, the more."""
    sizes: i64 = 0
    for cell in range(N_CELLS):
        there: i64 = s.cell[cell]
        if there != EMPTY and there // N_TILES == seat:
            sizes += size_of(there % N_TILES) - 1
    if s.set_aside[seat] != NONE:
        sizes += size_of(s.set_aside[seat]) - 1
    return w.PRESENCE * float(sizes) * left * left


def best_place(s: GreenDeal, seat: i64, cells: i64, category: i64, size: i64) -> float:
    """The income steps that a tile can bring."""
    best: i64 = 0
    for cell in range(N_CELLS):
        if cells & bit(cell) != 0:
            best = max(best, steps_at(s, seat, cell, category, size))
    return float(best)


def steps_at(s: GreenDeal, seat: i64, cell: i64, category: i64, size: i64) -> i64:
    """GD-7.3, GD-7.4 What the edges of a cell bring, each by the better way."""
    total: i64 = 0
    for direction in range(N_DIRECTIONS):
        beside: i64 = BESIDE[cell * N_DIRECTIONS + direction]
        if beside != NONE and s.cell[beside] != EMPTY:
            there: i64 = s.cell[beside]
            if category_of(there % N_TILES) == category:
                theirs: i64 = size_of(there % N_TILES)
                found: i64 = (size + theirs) // 2 + s.has(seat, COOPERATION_BONUS)
                if there // N_TILES != seat and size > theirs:
                    found = max(found, size - theirs + s.has(seat, COMPETITION_BONUS))
                total += found
    return total
