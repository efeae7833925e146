"""GD-1 Set-up. Everything random is offered to chance; nothing is decided by players."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from keeling.games.green_deal.engine.effects import N_MODIFIERS, UNMODIFIED
from keeling.games.green_deal.engine.rules.display import turn_up
from keeling.games.green_deal.engine.rules.rounds import Round
from keeling.games.green_deal.engine.state import EMPTY, OPEN, PREVIEW, UNSEEN, GreenDeal
from keeling.games.green_deal.engine.tables import (
    CHIP_COUNT,
    LOAN_COUNT,
    N_ACTIONS,
    N_CARDS,
    N_CATEGORIES,
    N_CELLS,
    N_CHIPS,
    N_FIELDS,
    N_LOANS,
    N_SOURCES,
    NONE,
    START_CASH,
    START_STEP,
    TILE_COUNT,
)
from keeling.kernel.agenda import CHANCE


def set_up(s: GreenDeal) -> None:
    """GD-1.4 to GD-1.7 The display, then the first round: there is no turn order yet (GD-1.12)."""
    s.then(*turn_up(OPEN), *turn_up(PREVIEW), Round())


def new_table(seats: int) -> GreenDeal:
    """GD-1.1 A table for three to five; GD-0.1 markers never limit play, so none are counted."""
    s = GreenDeal()
    s.agenda = []
    s.offered = vec[i64]()
    s.events = []
    s.seat = CHANCE
    s.seats = seats
    s.image_lasts = False
    s.round = 0
    s.phase_begun = 0
    new_players(s)
    s.chips_left = vec[i64](CHIP_COUNT)  # GD-1.9
    s.loans_left = vec[i64](LOAN_COUNT)  # GD-1.8
    s.card = row(N_CARDS, UNSEEN)
    s.action = row(N_ACTIONS, UNSEEN)
    s.cell = row(N_CELLS, EMPTY)
    s.tiles_left = vec[i64](TILE_COUNT)  # GD-1.10
    s.started = 0
    s.sold = 0
    s.bids_shown = False
    s.spy = NONE
    s.repaid = 0
    s.borrowed = 0
    s.main = 0
    s.chips_bought = 0
    s.dividend_paid = False
    return s


def new_players(s: GreenDeal) -> None:
    """GD-1.2, GD-1.3 Cash and income; nothing else."""
    seats = int(s.seats)
    s.order = row(seats, NONE)
    s.cash = row(seats, START_CASH[seats])
    s.step = row(seats, int(START_STEP))
    s.points = row(seats * N_SOURCES, 0)
    s.level = row(seats * N_CATEGORIES, 0)
    s.marker = row(seats * N_CATEGORIES, 0)
    s.chips = row(seats * N_CHIPS, 0)
    s.loans = row(seats * N_LOANS, 0)
    s.modifier = row(seats * N_MODIFIERS, 0)
    for seat in range(seats):
        for n in range(N_MODIFIERS):
            s.modifier[seat * N_MODIFIERS + n] = UNMODIFIED[n]
    s.set_aside = row(seats, NONE)
    s.bid = row(seats, NONE)
    s.placed = row(seats * N_CHIPS * N_FIELDS, 0)
    s.unpaid = row(seats, 0)


def row(n: int, value: int) -> vec[i64]:
    """The same number n times."""
    return vec[i64]([value] * n)
