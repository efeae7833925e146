"""Everything on the table of Green Deal, as flat numbers, and questions about it. No rules."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from keeling.games.green_deal.engine.effects import N_MODIFIERS
from keeling.games.green_deal.engine.tables import (
    CENTRE,
    CENTRE_MAX,
    CHIP_VALUE,
    INCOME,
    LOAN_AMOUNT,
    MAX_BID,
    MAX_LEVEL,
    N_CATEGORIES,
    N_CELLS,
    N_CHIPS,
    N_FIELDS,
    N_LOANS,
    N_SIZES,
    N_SOURCES,
    N_TILES,
    NONE,
)
from keeling.kernel.agenda import State
from keeling.kernel.bits import bit
from keeling.kernel.rng import Rng

# Where a card is, unless a seat has it.
UNSEEN: Final = -1
OPEN: Final = -2
PREVIEW: Final = -3
DISCARDED: Final = -4
CLEARED: Final = -5  # discarded this round, because enough were sold

EMPTY: Final = -1  # a cell; else seat * N_TILES + tile

# Parts of the main investment, as bits of `main`.
BOUGHT_CARD: Final = 1
BOUGHT_ACTION: Final = 2  # or used the tax refund
TOOK_LOAN: Final = 4


class GreenDeal(State):
    """The table. Indexed by seat unless the comment says otherwise."""

    seats: i64
    image_lasts: bool  # GD-9.10, by the config
    round: i64
    phase_begun: i64  # the last one: told to people and bots, asked by no rule
    order: vec[i64]  # place in the turn order -> seat

    cash: vec[i64]
    step: vec[i64]  # of income
    points: vec[i64]  # seat * N_SOURCES + source
    level: vec[i64]  # seat * N_CATEGORIES + category
    marker: vec[i64]  # seat * N_CATEGORIES + category: where PR has put the image; 0: nowhere
    chips: vec[i64]  # seat * N_CHIPS + chip; those on the PR board count
    chips_left: vec[i64]  # chip -> in the supply
    loans: vec[i64]  # seat * N_LOANS + loan
    loans_left: vec[i64]  # loan -> cards in the stack
    modifier: vec[i64]  # seat * N_MODIFIERS + modifier; follows from the cards

    card: vec[i64]  # sustainability card -> seat, or where it is
    action: vec[i64]  # action card -> seat, or where it is
    set_aside: vec[i64]  # the tile that was bought with a card and is not on the map yet, or NONE
    cell: vec[i64]  # cell -> EMPTY or seat * N_TILES + tile
    tiles_left: vec[i64]  # tile -> in the stack
    started: i64  # one bit for each seat that has placed a first tile
    sold: i64  # sustainability cards sold this round

    bid: vec[i64]  # NONE: not set; a secret of the seat until shown
    bids_shown: bool
    spy: i64  # the seat that bids after the others this round, or NONE
    placed: vec[i64]  # (seat * N_CHIPS + chip) * N_FIELDS + field: on the PR boards, a secret

    repaid: i64  # one bit for each seat that has repaid a loan this turn
    borrowed: i64  # one bit for each seat that has taken one this round
    main: i64  # parts of the main investment used this turn
    chips_bought: i64  # this turn
    dividend_paid: bool  # this turn
    unpaid: vec[i64]  # cash that was missing in the final settlement

    def clone(self) -> GreenDeal:
        """An independent copy; it tells no events."""
        c = GreenDeal()
        c.config = self.config
        c.agenda = self.agenda[:]
        c.seat = self.seat
        c.offered = self.offered
        c.events = None
        c.seats = self.seats
        c.image_lasts = self.image_lasts
        c.round = self.round
        c.phase_begun = self.phase_begun
        c.order = self.order[:]
        c.cash = self.cash[:]
        c.step = self.step[:]
        c.points = self.points[:]
        c.level = self.level[:]
        c.marker = self.marker[:]
        c.chips = self.chips[:]
        c.chips_left = self.chips_left[:]
        c.loans = self.loans[:]
        c.loans_left = self.loans_left[:]
        c.modifier = self.modifier[:]
        c.card = self.card[:]
        c.action = self.action[:]
        c.set_aside = self.set_aside[:]
        c.cell = self.cell[:]
        c.tiles_left = self.tiles_left[:]
        c.started = self.started
        c.sold = self.sold
        c.bid = self.bid[:]
        c.bids_shown = self.bids_shown
        c.spy = self.spy
        c.placed = self.placed[:]
        c.repaid = self.repaid
        c.borrowed = self.borrowed
        c.main = self.main
        c.chips_bought = self.chips_bought
        c.dividend_paid = self.dividend_paid
        c.unpaid = self.unpaid[:]
        return c

    def imagine(self, seat: int, rng: Rng) -> GreenDeal:
        """Bids that are not shown, and chips on the PR boards of others, are set at random."""
        c = self.clone()
        for rival in range(c.seats):
            if rival != seat:
                if not c.bids_shown and c.bid[rival] != NONE:
                    c.bid[rival] = rng.below(min(MAX_BID, c.cash[rival]) + 1)
                c.scatter(rival, rng)
        c.offer_again(seat)
        return c

    def scatter(self, seat: i64, rng: Rng) -> None:
        """Lay the chips on a PR board anew, anywhere."""
        centre: i64 = 0
        for chip in range(N_CHIPS):
            first: i64 = (seat * N_CHIPS + chip) * N_FIELDS
            lying: i64 = self.on_board(seat, chip)
            for field in range(N_FIELDS):
                self.placed[first + field] = 0
            for _ in range(lying):
                field = rng.below(N_FIELDS if centre < CENTRE_MAX else N_CATEGORIES)
                self.placed[first + field] += 1
                centre += 1 if field == CENTRE else 0

    def scores(self) -> list[int]:
        """The points of each seat so far."""
        return [self.score(seat) for seat in range(self.seats)]

    def winners(self) -> list[int]:
        """GD-12.4 Most points; GD-12.5 then the higher income, then more cash; GD-12.6 shared."""
        best = max(self.standing(seat) for seat in range(self.seats))
        return [seat for seat in range(self.seats) if self.standing(seat) == best]

    def standing(self, seat: i64) -> tuple[int, int, int]:
        """GD-12.8 What players are ranked by."""
        return self.score(seat), self.step[seat], self.cash[seat]

    # ---- questions

    def score(self, seat: i64) -> i64:
        """All points of a seat."""
        total: i64 = 0
        for source in range(N_SOURCES):
            total += self.points[seat * N_SOURCES + source]
        return total

    def income(self, seat: i64) -> i64:
        """GD-I14 The income value of a seat's step."""
        return INCOME[self.step[seat]]

    def has(self, seat: i64, modifier: i64) -> i64:
        """What a modifier is for a seat."""
        return self.modifier[seat * N_MODIFIERS + modifier]

    def level_of(self, seat: i64, category: i64) -> i64:
        """The level of a seat in a category."""
        return self.level[seat * N_CATEGORIES + category]

    def image_of(self, seat: i64, category: i64) -> i64:
        """GD-9.14 The image before any chip: the level, or the marker that PR put beyond it."""
        at: i64 = seat * N_CATEGORIES + category
        return max(self.level[at], self.marker[at])

    def lowest(self, seat: i64) -> i64:
        """The lowest of a seat's four levels."""
        found: i64 = MAX_LEVEL
        for category in range(N_CATEGORIES):
            found = min(found, self.level_of(seat, category))
        return found

    def chips_of(self, seat: i64) -> i64:
        """How many PR chips a seat has."""
        held: i64 = 0
        for chip in range(N_CHIPS):
            held += self.chips[seat * N_CHIPS + chip]
        return held

    def on_board(self, seat: i64, chip: i64) -> i64:
        """How many chips of a value lie on a seat's PR board."""
        lying: i64 = 0
        first: i64 = (seat * N_CHIPS + chip) * N_FIELDS
        for field in range(N_FIELDS):
            lying += self.placed[first + field]
        return lying

    def next_chip(self, seat: i64) -> i64:
        """The most valuable chip not yet on the PR board, or NONE."""
        for chip in range(N_CHIPS - 1, -1, -1):
            if self.on_board(seat, chip) < self.chips[seat * N_CHIPS + chip]:
                return chip
        return NONE

    def in_centre(self, seat: i64) -> i64:
        """How many chips lie in the centre of a PR board."""
        lying: i64 = 0
        for chip in range(N_CHIPS):
            lying += self.placed[(seat * N_CHIPS + chip) * N_FIELDS + CENTRE]
        return lying

    def promoted(self, seat: i64, category: i64) -> i64:
        """The values of the chips on a category, together."""
        total: i64 = 0
        for chip in range(N_CHIPS):
            there: i64 = self.placed[(seat * N_CHIPS + chip) * N_FIELDS + category]
            total += CHIP_VALUE[chip] * there
        return total

    def loans_of(self, seat: i64) -> i64:
        """How many loans a seat has."""
        held: i64 = 0
        for loan in range(N_LOANS):
            held += self.loans[seat * N_LOANS + loan]
        return held

    def debt(self, seat: i64, interest: i64) -> i64:
        """What all loans of a seat come to, with so much interest each."""
        due: i64 = 0
        for loan in range(N_LOANS):
            due += self.loans[seat * N_LOANS + loan] * (LOAN_AMOUNT[loan] + interest)
        return due

    def tiles_of(self, seat: i64) -> i64:
        """The cells with a tile of a seat, as bits."""
        found: i64 = 0
        for cell in range(N_CELLS):
            if self.cell[cell] >= 0 and self.cell[cell] // N_TILES == seat:
                found |= bit(cell)
        return found

    def free_cells(self) -> i64:
        """The cells without a tile, as bits."""
        found: i64 = 0
        for cell in range(N_CELLS):
            if self.cell[cell] == EMPTY:
                found |= bit(cell)
        return found

    def has_started(self, seat: i64) -> bool:
        """Whether a seat has placed its first tile."""
        return self.started & bit(seat) != 0

    # ---- the only writers of packed fields

    def add_points(self, seat: i64, source: i64, n: i64) -> None:
        """Give points, or (negative) take them (GD-5.1.9)."""
        self.points[seat * N_SOURCES + source] += n


def tile_of(category: i64, size: i64) -> i64:
    """The tile of a category and size."""
    return category * N_SIZES + size - 1


def category_of(tile: i64) -> i64:
    """The category of a tile."""
    return tile // N_SIZES


def size_of(tile: i64) -> i64:
    """The size of a tile."""
    return tile % N_SIZES + 1
