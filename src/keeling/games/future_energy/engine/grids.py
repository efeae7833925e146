"""Questions about regions and grids: what FE-8.3, FE-8.4 and FE-9 count."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from keeling.games.future_energy.engine.state import FutureEnergy
from keeling.games.future_energy.engine.tables import (
    END_A,
    END_B,
    N_CONNECTIONS,
    N_PLACES,
    NONE,
    REGION_OF,
)
from keeling.kernel.bits import bit, count_bits


def plants_in(s: FutureEnergy, region: i64) -> vec[i64]:
    """FE-8.3.2 The plants of each seat in a region; the start field belongs to none."""
    plants = vec[i64]([0] * s.seats)
    for place in range(N_PLACES):
        if REGION_OF[s.side * N_PLACES + place] == region and s.planted[place] != 0:
            for seat in range(s.seats):
                plants[seat] += s.plants_at(place, seat)
    return plants


def grids(s: FutureEnergy, seat: i64) -> vec[i64]:
    """FE-8.4.1 For each place the number of their own grid it lies in, or NONE.

    A grid is a maximal set of own lines connected through shared ends.
    """
    grid = vec[i64]([NONE] * N_PLACES)
    for connection in range(N_CONNECTIONS):
        if s.has_line(connection, seat):
            merge(grid, END_A[connection], END_B[connection])
    return grid


def merge(grid: vec[i64], a: i64, b: i64) -> None:
    """A line joins the grids of its two ends."""
    new: i64 = a if grid[a] == NONE else grid[a]
    old: i64 = grid[b]
    grid[a] = new
    grid[b] = new
    if old in (NONE, new):
        return
    for place in range(N_PLACES):
        if grid[place] == old:
            grid[place] = new


def regions_in_grid(s: FutureEnergy, seat: i64) -> i64:
    """How many regions the best own grid touches: FE-8.4.1 by the ends of its lines."""
    grid = grids(s, seat)
    touched = vec[i64]([0] * N_PLACES)
    most: i64 = 0
    for place in range(N_PLACES):
        region: i64 = REGION_OF[s.side * N_PLACES + place]
        if grid[place] != NONE and region != NONE:
            touched[grid[place]] |= bit(region)
            most = max(most, count_bits(touched[grid[place]]))
    return most


def largest_grid_plants(s: FutureEnergy, seat: i64) -> i64:
    """FE-9.1 to FE-9.5 Own plants in their own grid that contains most, the start included."""
    grid = grids(s, seat)
    plants = vec[i64]([0] * N_PLACES)
    most: i64 = 0
    for place in range(N_PLACES):
        if grid[place] != NONE:
            plants[grid[place]] += s.plants_at(place, seat)
            most = max(most, plants[grid[place]])
    return most
