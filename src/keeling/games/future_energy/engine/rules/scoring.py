"""FE-8, FE-9 Final scoring."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from keeling.games.future_energy.engine import events
from keeling.games.future_energy.engine.grids import largest_grid_plants, plants_in, regions_in_grid
from keeling.games.future_energy.engine.state import FutureEnergy
from keeling.games.future_energy.engine.tables import (
    CERTIFICATE_VALUE,
    CONTRACT_SIZE,
    FOR_CERTIFICATES,
    FOR_FREE_FIELDS,
    FOR_LARGEST_GRID,
    FOR_MAJORITIES,
    FOR_REGIONS,
    FREE_FIELD_POINTS,
    GRID_PLANT_POINTS,
    N_CATEGORIES,
    N_CERTIFICATES,
    N_CONTRACTS,
    N_REGIONS,
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
    majorities = vec[i64]([0] * s.seats)
    for region in range(N_REGIONS):
        points = majority_points(plants_in(s, region))
        for seat in range(s.seats):
            majorities[seat] += points[seat]
    for seat in range(s.seats):
        award(s, seat, FOR_MAJORITIES, majorities[seat])
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


def majority_points(plants: vec[i64]) -> vec[i64]:
    """FE-8.3.1 Points by rank; FE-8.3.3 the tied share those of their ranks, rounded down."""
    by_rank = SETUP[len(plants)].majority_points
    points = vec[i64]([0] * len(plants))
    for seat in range(len(plants)):
        mine: i64 = plants[seat]
        if mine == 0:
            continue  # FE-8.3.4
        ahead: i64 = 0
        tied: i64 = 0
        for other in plants:
            if other > mine:
                ahead += 1
            elif other == mine:
                tied += 1
        points[seat] = sum(by_rank[ahead : ahead + tied]) // int(tied)
    return points


def region_points(s: FutureEnergy, seat: i64) -> i64:
    """FE-8.4.2, FE-8.4.3 For their own grid that touches most regions."""
    most = regions_in_grid(s, seat)
    return SETUP[s.seats].grid_region_points[most - 1] if most > 0 else 0
