"""SC-2, SC-3.1.2 The table before anything is laid out."""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from keeling.games.carbon.engine.cards import UNSEEN
from keeling.games.second_chance.engine.places import EMPTY
from keeling.games.second_chance.engine.state import COMPETITIVE, COOP, NOTHING, SecondChance
from keeling.games.second_chance.engine.tables import (
    CEPS,
    N_CATEGORIES,
    N_COMPANY_GOALS,
    N_COOP_GOALS,
    N_ENERGIES,
    N_FOSSILS,
    N_LOBBIES,
    N_PLACES,
    N_PROJECTS,
    N_REGIONS,
    N_SLOTS,
    N_TILES,
    N_UN_GOALS,
    NONE,
    PRICE_MAX,
    PRICE_START,
    PROJECT_TILES,
    REFILL,
    TECH,
)
from keeling.kernel.agenda import CHANCE
from keeling.kernel.bag import bag


def new_table(seats: int, mode: i64) -> SecondChance:
    """SC-2.1 All components in their stacks and supplies."""
    s = SecondChance()
    s.agenda = []
    s.offered = vec[i64]()
    s.events = []
    s.seat = CHANCE
    s.seats = seats
    s.mode = mode
    lay_board(s)
    lay_cards(s)
    seat_players(s)
    begin_nothing(s)
    return s


def lay_board(s: SecondChance) -> None:
    """SC-3.1.1, SC-3.1.6, SC-3.2.1 The board; nothing stands on it."""
    s.decade = 1
    s.round = 1
    s.starter = 0
    s.active = NONE
    s.co2 = 0
    s.lost = False
    s.fate = 0
    s.market = 0
    s.bank = CEPS
    s.price = PRICE_START
    s.price_max = PRICE_MAX
    s.refill = REFILL
    s.tech_left = TECH
    s.slot = row(N_SLOTS, EMPTY)
    s.priorities = row(N_REGIONS, NONE)
    s.region_ceps = row(N_REGIONS, 0)
    s.region_tech = row(N_REGIONS, 0)
    s.controller = row(N_REGIONS, NONE)
    s.rival = row(N_REGIONS if s.seats == 1 else 0, 0)
    s.project = row(N_PROJECTS, NONE)
    s.marker = row(N_PROJECTS, NONE)
    s.worker = row(N_PROJECTS, NONE)
    s.tiles_left = row(N_ENERGIES, PROJECT_TILES)
    s.fossils = bag([0] * N_FOSSILS)
    s.under = vec[i64]()
    s.fossils_gone = row(N_FOSSILS, 0)
    s.gas_out = 0


def lay_cards(s: SecondChance) -> None:
    """All cards and tiles in their stacks."""
    s.summit = row(N_PLACES, NONE)
    s.closer = row(N_PLACES, NONE)
    s.speaker = row(N_PLACES * N_ENERGIES, NONE)
    s.summit_seen = 0
    s.completed = 0
    s.lobby = row(N_LOBBIES, UNSEEN)
    s.goal = row(N_COMPANY_GOALS if s.mode == COMPETITIVE else N_COOP_GOALS, UNSEEN)
    s.un_goal = row(N_UN_GOALS, UNSEEN)
    s.tiles = row(N_TILES if s.mode == COOP else 0, NONE)
    s.inspector = row(2, NONE)
    s.turned = 0
    s.event = NONE
    s.next_event = NONE
    s.events_seen = 0


def seat_players(s: SecondChance) -> None:
    """SC-3.1.2 What belongs to the players."""
    s.money = row(s.seats, 0)
    s.tech = row(s.seats, 0)
    s.ceps = row(s.seats, 0)
    s.pool = row(s.seats, 0)
    s.supply = row(s.seats, 0)
    s.levels = row(s.seats * N_ENERGIES, 0)
    s.points = row(N_CATEGORIES * (1 if s.mode == COOP else s.seats), 0)


def begin_nothing(s: SecondChance) -> None:
    """Nothing has happened yet."""
    s.solo_goal = NONE
    s.discarded = 0
    s.cashing = 0
    s.owing = 0
    s.aside = 0
    s.alone = 0
    s.replaced = False
    s.lobbied_early = False
    s.late = False
    forget_turn(s)


def forget_turn(s: SecondChance) -> None:
    """SC-5.7 Between turns nothing is used up, and the market is open."""
    s.active = NONE
    s.mains = 0
    s.moved = False
    s.visited = False
    s.carded = False
    s.stopped = False
    forget_action(s)


def forget_action(s: SecondChance) -> None:
    """SC-6.3.7 What was done last is no longer what was done last."""
    s.last = NOTHING
    s.last_project = NONE
    s.last_energy = NONE
    s.sent = 0


def row(n: i64, value: i64) -> vec[i64]:
    """The same number n times."""
    made = vec[i64](capacity=n)
    for _ in range(n):
        made = append(made, value)
    return made
