"""CO-2 The table before anything is laid out."""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from keeling.games.carbon.engine.cards import UNSEEN
from keeling.games.co2.engine.state import EMPTY, NO_VISIT, NOTHING_YET, Co2
from keeling.games.co2.engine.tables import (
    BY_PLAYERS,
    CEPS,
    N_CATEGORIES,
    N_COMPANY_GOALS,
    N_ENERGIES,
    N_FOSSILS,
    N_LOBBIES,
    N_PLACES,
    N_PLANTS,
    N_PROJECTS,
    N_REGIONS,
    N_SPACES,
    N_UN_GOALS,
    NONE,
    PRICE_MAX,
    PRICE_START,
    PROJECT_TILES,
    REFILL,
    TECH_CUBES,
)
from keeling.kernel.agenda import CHANCE
from keeling.kernel.bag import bag


def new_table(seats: int) -> Co2:
    """CO-2.4 to CO-2.7, CO-3.1, CO-3.3, CO-20.2 An empty table for so many players."""
    s = empty_table(seats)
    row = BY_PLAYERS[seats]
    s.seat = CHANCE
    s.decades = row.decades
    s.rounds = row.rounds_per_decade
    s.decade = 1
    s.round = 1
    s.starter = 0
    s.active = NONE
    s.co2 = 0
    s.was_high = False
    s.lost = False
    s.market = 0
    s.price = PRICE_START
    s.price_max = PRICE_MAX
    s.refill = REFILL
    s.installed = 0
    s.congress_seen = 0
    s.completed = 0
    s.discarded = 0
    s.un_turned_up = 0
    s.event = NONE
    s.next_event = NONE
    s.events_seen = 0
    s.done = NOTHING_YET
    s.done_project = NONE
    s.done_energy = NONE
    s.moved = False
    s.visit = NO_VISIT
    s.carded = False
    s.stopped = False
    s.sent = 0
    s.bid = NONE
    s.bidder = NONE
    return s


def empty_table(seats: int) -> Co2:
    """All components in their stacks and supplies."""
    s = Co2()
    s.agenda = []
    s.offered = vec[i64]()
    s.events = []
    s.seats = seats
    s.demand = row(N_SPACES, EMPTY)
    s.priorities = row(N_REGIONS, NONE)
    s.region_ceps = row(N_REGIONS, 0)
    s.region_tech = row(N_REGIONS, 0)
    s.controller = row(N_REGIONS, NONE)
    s.project = row(N_PROJECTS, NONE)
    s.worker = row(N_PROJECTS, NONE)
    s.tiles_left = PROJECT_TILES[:]
    s.plants_left = row(N_ENERGIES, N_PLANTS)
    s.fossils = bag([0] * N_FOSSILS)
    s.fossils_gone = row(N_FOSSILS, 0)
    s.congress = row(N_PLACES, NONE)
    s.speaker = row(N_PLACES * N_ENERGIES, NONE)
    s.lobby = row(N_LOBBIES, UNSEEN)
    s.goal = row(N_COMPANY_GOALS, UNSEEN)
    s.un_goal = row(N_UN_GOALS, UNSEEN)
    s.money = row(seats, 0)
    s.tech = row(seats, 0)
    s.ceps = row(seats, 0)
    s.pool = row(seats, 0)
    s.supply = row(seats, 0)
    s.levels = row(seats * N_ENERGIES, 0)
    s.points = row(seats * N_CATEGORIES, 0)
    s.bank = CEPS
    s.tech_left = TECH_CUBES
    return s


def row(n: i64, value: i64) -> vec[i64]:
    """The same number n times."""
    made = vec[i64](capacity=n)
    for _ in range(n):
        made = append(made, value)
    return made
