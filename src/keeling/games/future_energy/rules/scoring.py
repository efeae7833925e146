"""FE-8, FE-9 Final scoring."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from keeling.games.future_energy import events
from keeling.games.future_energy.state import FutureEnergy
from keeling.games.future_energy.tables import (
    CERTIFICATE_VALUE,
    CONTRACT_SIZE,
    END_A,
    END_B,
    FOR_CERTIFICATES,
    FOR_FREE_FIELDS,
    FOR_LARGEST_GRID,
    FOR_MAJORITIES,
    FOR_REGIONS,
    FREE_FIELD_POINTS,
    GRID_PLANT_POINTS,
    N_CATEGORIES,
    N_CERTIFICATES,
    N_CONNECTIONS,
    N_CONTRACTS,
    N_PLACES,
    N_REGIONS,
    NONE,
    REGION_OF,
    SETUP,
)


def score(s: FutureEnergy) -> None:
    """FE-8.1 to FE-8.4, FE-9 All categories; FE-8.5 then the winner."""
    for seat in range(s.seats):
        award(s, seat, FOR_FREE_FIELDS, free_fields(s, seat) * FREE_FIELD_POINTS)
        award(s, seat, FOR_CERTIFICATES, certificate_points(s, seat))
        award(s, seat, FOR_REGIONS, region_points(s, seat))
        if s.largest_grid:
            award(s, seat, FOR_LARGEST_GRID, largest_grid_plants(s, seat) * GRID_PLANT_POINTS)
    for region in range(N_REGIONS):
        points = majority_points(s, plants_in(s, region))
        for seat in range(s.seats):
            award(s, seat, FOR_MAJORITIES, points[seat])
    for seat in s.winners():
        s.tell(events.WON, seat, s.score(seat))


def award(s: FutureEnergy, seat: i64, category: i64, points: i64) -> None:
    """Points of the final scoring."""
    s.points[seat * N_CATEGORIES + category] += points
    if points > 0:
        s.tell(events.SCORED, seat, category, points)


def free_fields(s: FutureEnergy, seat: i64) -> i64:
    """FE-8.1 Empty fields on own contracts that are not completed."""
    free: i64 = 0
    for contract in range(N_CONTRACTS):
        if s.owner[contract] == seat and s.holding[contract] != 0:
            free += CONTRACT_SIZE[contract] - s.fields_filled(contract)
    return free


def certificate_points(s: FutureEnergy, seat: i64) -> i64:
    """FE-8.2 The printed value of each own certificate."""
    total: i64 = 0
    for card in range(N_CERTIFICATES):
        total += s.certificates[seat * N_CERTIFICATES + card] * CERTIFICATE_VALUE[card]
    return total


def plants_in(s: FutureEnergy, region: i64) -> list[int]:
    """FE-8.3.2 The plants of each seat in a region; the start field belongs to none."""
    plants = [0] * int(s.seats)
    for place in range(N_PLACES):
        if REGION_OF[s.side * N_PLACES + place] == region:
            for seat in range(s.seats):
                plants[seat] += s.plants_at(place, seat)
    return plants


def majority_points(s: FutureEnergy, plants: list[int]) -> list[int]:
    """FE-8.3.1 Points by rank; FE-8.3.3 the tied share those of their ranks, rounded down."""
    by_rank = SETUP[len(plants)].majority_points
    points = [0] * len(plants)
    for seat, mine in enumerate(plants):
        if mine == 0:
            continue  # FE-8.3.4
        ahead = sum(1 for other in plants if other > mine)
        tied = plants.count(mine)
        points[seat] = sum(by_rank[ahead : ahead + tied]) // tied
    return points


def grids(s: FutureEnergy, seat: i64) -> vec[i64]:
    """FE-8.4.1 For each place the number of the own grid it lies in, or NONE.

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


def region_points(s: FutureEnergy, seat: i64) -> i64:
    """FE-8.4.2, FE-8.4.3 For the own grid that touches most regions."""
    most = regions_in_grid(s, seat)
    return SETUP[s.seats].grid_region_points[most - 1] if most > 0 else 0


def regions_in_grid(s: FutureEnergy, seat: i64) -> int:
    """How many regions the best own grid touches: FE-8.4.1 by the ends of its lines."""
    grid = grids(s, seat)
    touched = [0] * N_PLACES
    for place in range(N_PLACES):
        region = REGION_OF[s.side * N_PLACES + place]
        if grid[place] != NONE and region != NONE:
            touched[grid[place]] |= 1 << region
    return max(regions.bit_count() for regions in touched)


def largest_grid_plants(s: FutureEnergy, seat: i64) -> i64:
    """FE-9.1 to FE-9.5 Own plants in the own grid that contains most of them, the start included."""
    grid = grids(s, seat)
    plants = [0] * N_PLACES
    for place in range(N_PLACES):
        if grid[place] != NONE:
            plants[grid[place]] += s.plants_at(place, seat)
    return max(plants)
