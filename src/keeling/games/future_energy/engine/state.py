"""Everything on the table of Future Energy, as flat numbers, and questions about it. No rules."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64, u8

from keeling.games.future_energy.engine.tables import (
    CLOSED,
    CONTRACT_SIZE,
    COST_EMPTY,
    COST_FOREIGN,
    COST_OWN,
    ENGINEER,
    FEWEST,
    ICON_AT,
    IN_BOARD,
    IN_PLAY,
    INDEX_OF,
    INVESTOR,
    KIND_OF_TILE,
    LINES_EACH,
    MOST_FIELDS,
    N_CATEGORIES,
    N_CERTIFICATES,
    N_CONNECTIONS,
    N_CONTRACTS,
    N_ICONS,
    N_KINDS,
    N_PLACES,
    NONE,
    OIL,
    OWN_ENGINEERS,
    PLANTS_EACH,
)
from keeling.kernel.agenda import ROOM, State
from keeling.kernel.bag import Bag
from keeling.kernel.bits import bit, count_bits
from keeling.kernel.rng import Rng

NO_TILE: Final = -1
FACE_DOWN: Final = -2  # the tile on a closed field
UNSEEN: Final = -1  # a card in a stack, or put unseen into the box
SHOWN: Final = -2  # a card in a display
USED_UP: Final = -3  # an order that has left the game
NIBBLE: Final = 4  # bits a seat in `planted`
PAIR: Final = 2  # bits a contract field in `holding`

SEAT_BIT: Final = vec[u8]([u8(1), u8(2), u8(4), u8(8)])

# Planning actions, as bits of `covered`.
ONE_LINE_BIT: Final = 1
TWO_LINES_BIT: Final = 2
THIRD_BIT: Final = 4


class FutureEnergy(State):
    """The table. Indexed by seat unless the comment says otherwise."""

    seats: i64
    side: i64  # of the board: LARGE or SMALL
    largest_grid: bool  # module 1
    orders_in_play: bool  # module 2
    new_land: bool  # module 3

    tiles: vec[i64]  # place -> tile, NO_TILE or FACE_DOWN
    planted: vec[i64]  # place -> plants, four bits a seat
    lines: vec[u8]  # connection -> one bit for each seat with a line there
    crew: i64  # its place
    tile_pool: Bag  # undistributed tiles
    box: vec[i64]  # kind -> tiles that have left the game

    owner: vec[i64]  # contract -> seat, UNSEEN or SHOWN
    holding: vec[i64]  # contract -> plants on it, two bits a field
    display: vec[i64]  # slot -> contract or NONE
    stack: i64  # contracts left in the stack

    order_owner: vec[i64]  # order -> seat, UNSEEN, SHOWN or USED_UP
    order_display: vec[i64]  # slot -> order or NONE
    jokers_left: i64

    money: vec[i64]
    supply: vec[i64]  # plants
    spare_lines: vec[i64]
    investors: vec[i64]
    engineers: vec[i64]  # besides their own
    nuclear: vec[i64]  # tiles on the nuclear tableau
    jokers: vec[i64]
    collected: vec[i64]  # seat * N_KINDS + kind
    certificates: vec[i64]  # seat * N_CERTIFICATES + certificate; a secret of the seat
    certificate_pool: Bag
    sold: vec[i64]  # certificate -> how many have been sold
    points: vec[i64]  # seat * N_CATEGORIES + category
    turns: vec[i64]

    kite: i64  # whose it is
    covered: i64  # planning actions covered by engineers this turn
    order_bought: bool  # this turn
    duty: bool  # the active player is under the purchase duty
    slid: i64  # nuclear tiles used this turn
    free_step: bool  # the next step is free
    acted: bool  # somebody did something this round
    stuck: bool  # nobody could act in the round before, and this was announced
    ending: bool  # this is the last round

    def clone(self) -> FutureEnergy:
        """An independent copy; it tells no events."""
        c = FutureEnergy()
        c.config = self.config
        c.agenda = self.agenda[:]
        c.seat = self.seat
        c.offered = self.offered
        c.events = None
        c.seats = self.seats
        c.side = self.side
        c.largest_grid = self.largest_grid
        c.orders_in_play = self.orders_in_play
        c.new_land = self.new_land
        c.tiles = self.tiles[:]
        c.planted = self.planted[:]
        c.lines = self.lines[:]
        c.crew = self.crew
        c.tile_pool = self.tile_pool if self.tile_pool.size == 0 else self.tile_pool.clone()
        c.box = self.box[:]
        c.owner = self.owner[:]
        c.holding = self.holding[:]
        c.display = self.display[:]
        c.stack = self.stack
        c.order_owner = self.order_owner[:]
        c.order_display = self.order_display[:]
        c.jokers_left = self.jokers_left
        c.money = self.money[:]
        c.supply = self.supply[:]
        c.spare_lines = self.spare_lines[:]
        c.investors = self.investors[:]
        c.engineers = self.engineers[:]
        c.nuclear = self.nuclear[:]
        c.jokers = self.jokers[:]
        c.collected = self.collected[:]
        c.certificates = self.certificates[:]
        c.certificate_pool = self.certificate_pool.clone()
        c.sold = self.sold[:]
        c.points = self.points[:]
        c.turns = self.turns[:]
        c.kite = self.kite
        c.covered = self.covered
        c.order_bought = self.order_bought
        c.duty = self.duty
        c.slid = self.slid
        c.free_step = self.free_step
        c.acted = self.acted
        c.stuck = self.stuck
        c.ending = self.ending
        return c

    def imagine(self, seat: int, rng: Rng) -> FutureEnergy:
        """The certificates of the others go back into the pool and are drawn again."""
        c = self.clone()
        for rival in range(c.seats):
            if rival != seat:
                for card in range(N_CERTIFICATES):
                    c.certificate_pool.put(card, c.certificates[rival * N_CERTIFICATES + card])
                    c.certificates[rival * N_CERTIFICATES + card] = 0
        for rival in range(c.seats):
            if rival != seat:
                for _ in range(self.certificates_held(rival)):
                    drawn = c.certificate_pool.sample(rng)
                    c.certificate_pool.take(drawn)
                    c.certificates[rival * N_CERTIFICATES + drawn] += 1
        c.offer_again(seat)
        return c

    def scores(self) -> list[int]:
        """The points of each seat so far."""
        return [self.score(seat) for seat in range(self.seats)]

    def winners(self) -> list[int]:
        """FE-8.5 Most points, then most money; still tied: shared."""
        best = max((self.score(seat), self.money[seat]) for seat in range(self.seats))
        return [s for s in range(self.seats) if (self.score(s), self.money[s]) == best]

    # ---- questions

    def score(self, seat: i64) -> i64:
        """All points of a seat."""
        total: i64 = 0
        for category in range(N_CATEGORIES):
            total += self.points[seat * N_CATEGORIES + category]
        return total

    def plants_at(self, place: i64, seat: i64) -> i64:
        """Plants of a seat at a place."""
        return (self.planted[place] >> (seat * NIBBLE)) & 15

    def foreign_plants_at(self, place: i64, seat: i64) -> bool:
        """Whether another seat has a plant there."""
        return (self.planted[place] & ~(15 << (seat * NIBBLE))) != 0

    def has_line(self, connection: i64, seat: i64) -> bool:
        """Whether the seat has a line there."""
        return (self.lines[connection] & SEAT_BIT[seat]) != 0

    def lines_at(self, connection: i64) -> i64:
        """How many lines lie there."""
        bits: u8 = self.lines[connection]
        if bits == 0:
            return 0
        return 1 if bits & (bits - 1) == 0 else 2  # FE-6.3.7 never more

    def is_closed(self, place: i64) -> bool:
        """FE-2.2.2 Whether the place is a closed field (two players)."""
        return self.seats == FEWEST and CLOSED[self.side * N_PLACES + place] == 1

    def on_board(self, connection: i64) -> bool:
        """Whether the connection is printed on this side of the board."""
        return IN_BOARD[self.side * N_CONNECTIONS + connection] == 1

    def in_play(self, connection: i64) -> bool:
        """FE-2.2.3 Whether lines may lie there: on this side, and not at a closed field."""
        return IN_PLAY[self.seats * N_CONNECTIONS + connection] == 1

    def kind_at(self, place: i64) -> i64:
        """The kind of the face-up tile at a place, or NONE."""
        tile: i64 = self.tiles[place]
        return KIND_OF_TILE[tile] if tile >= 0 else NONE

    def step_cost(self, connection: i64, seat: i64) -> i64:
        """FE-6.1.5, FE-6.1.6 What a step over this connection costs in money."""
        bits: u8 = self.lines[connection]
        if bits == 0:
            return COST_EMPTY
        if bits & SEAT_BIT[seat] != 0:
            return COST_OWN
        return COST_FOREIGN if bits & (bits - 1) == 0 else 2 * COST_FOREIGN

    def under(self, contract: i64, icon: i64) -> i64:
        """Plants on the contract under this icon."""
        index: i64 = INDEX_OF[contract * N_ICONS + icon]
        return 0 if index == NONE else (self.holding[contract] >> (index * PAIR)) & 3

    def icons_of(self, seat: i64) -> i64:
        """One bit for each icon under which the seat has a plant on a contract."""
        icons: i64 = 0
        for contract in range(N_CONTRACTS):
            held: i64 = self.holding[contract]
            if held != 0 and self.owner[contract] == seat:
                row: i64 = contract * MOST_FIELDS
                while held != 0:
                    if held & 3:
                        icons |= bit(ICON_AT[row])
                    held >>= PAIR
                    row += 1
        return icons

    def has_plant_on_contract(self, seat: i64) -> bool:
        """Whether any contract of the seat holds a plant."""
        for contract in range(N_CONTRACTS):
            if self.holding[contract] != 0 and self.owner[contract] == seat:
                return True
        return False

    def fields_filled(self, contract: i64) -> i64:
        """Contract fields that hold a plant."""
        held: i64 = self.holding[contract]
        filled: i64 = 0
        while held != 0:
            if held & 3:
                filled += 1
            held >>= PAIR
        return filled

    def plants_on(self, contract: i64) -> i64:
        """Plants on the contract, both of a pair counted."""
        held: i64 = self.holding[contract]
        plants: i64 = 0
        while held != 0:
            plants += held & 3
            held >>= PAIR
        return plants

    def fits(self, contract: i64, seat: i64) -> bool:
        """FE-5.3.2 Whether the supply has a plant for each field."""
        return CONTRACT_SIZE[contract] <= self.supply[seat]

    def engineers_left(self, seat: i64) -> i64:
        """FE-5.1.1 Engineers not yet on a planning action this turn."""
        return OWN_ENGINEERS + self.engineers[seat] - count_bits(self.covered)

    def certificates_held(self, seat: i64) -> i64:
        """How many certificates the seat holds; everybody sees that."""
        held: i64 = 0
        for card in range(N_CERTIFICATES):
            held += self.certificates[seat * N_CERTIFICATES + card]
        return held

    def orders_unseen(self) -> i64:
        """Orders left in the deck."""
        unseen: i64 = 0
        for order in range(len(self.order_owner)):
            if self.order_owner[order] == UNSEEN:
                unseen += 1
        return unseen

    # ---- the only writers of packed fields

    def add_plants(self, place: i64, seat: i64, n: i64) -> None:
        """Put plants of a seat on a place."""
        self.planted[place] += n << (seat * NIBBLE)

    def add_line(self, connection: i64, seat: i64) -> None:
        """Put a line of a seat on a connection."""
        self.lines[connection] |= SEAT_BIT[seat]

    def remove_line(self, connection: i64, seat: i64) -> None:
        """Take a line of a seat off a connection."""
        self.lines[connection] ^= SEAT_BIT[seat]

    def add_to_contract(self, contract: i64, icon: i64, n: i64) -> None:
        """Put plants on a contract field, or (negative) take them off."""
        index: i64 = INDEX_OF[contract * N_ICONS + icon]
        self.holding[contract] += n << (index * PAIR)


def empty_table(seats: int) -> FutureEnergy:
    """A table before anything is laid out; `rules.setup` does the rest."""
    s = FutureEnergy()
    s.agenda = []
    s.offered = vec[i64]()
    s.events = []
    s.seats = seats
    s.tiles = vec[i64]([NO_TILE] * N_PLACES)
    s.planted = vec[i64]([0] * N_PLACES)
    s.lines = vec[u8]([u8(0)] * N_CONNECTIONS)
    s.box = vec[i64]([0] * N_KINDS)
    s.owner = vec[i64]([UNSEEN] * N_CONTRACTS)
    s.holding = vec[i64]([0] * N_CONTRACTS)
    s.money = by_seat(seats, 0)
    s.supply = by_seat(seats, PLANTS_EACH)
    s.spare_lines = by_seat(seats, LINES_EACH)
    s.investors = by_seat(seats, 0)
    s.engineers = by_seat(seats, 0)
    s.nuclear = by_seat(seats, 0)
    s.jokers = by_seat(seats, 0)
    s.turns = by_seat(seats, 0)
    s.collected = by_seat(seats * N_KINDS, 0)
    s.certificates = by_seat(seats * N_CERTIFICATES, 0)
    s.sold = by_seat(N_CERTIFICATES, 0)
    s.points = by_seat(seats * N_CATEGORIES, 0)
    return s


def by_seat(n: int, value: int) -> vec[i64]:
    """The same number n times."""
    return vec[i64]([value] * n)


def tableau_full(s: FutureEnergy, seat: i64, kind: i64, most: i64) -> bool:
    """Whether the tableau has no space left for this kind of tile."""
    if kind == INVESTOR:
        return s.investors[seat] >= most
    if kind == ENGINEER:
        return s.engineers[seat] >= most
    return s.nuclear[seat] >= most


def pairs_of(s: FutureEnergy, seat: i64) -> vec[i64]:
    """FE-10.5.12 The contracts of a seat with two plants under oil; only orders make such pairs."""
    found = vec[i64]()
    for contract in range(N_CONTRACTS):
        if s.owner[contract] == seat and s.under(contract, OIL) > 1:
            found = append(found, contract)
    return found


def own_plants(s: FutureEnergy, seat: i64) -> vec[i64]:
    """All (contract, icon) pairs with a plant, as contract * N_ICONS + icon, ascending."""
    found = vec[i64](capacity=ROOM)
    for contract in range(N_CONTRACTS):
        if s.owner[contract] == seat and s.holding[contract] != 0:
            for icon in range(N_ICONS):
                if s.under(contract, icon) > 0:
                    found = append(found, contract * N_ICONS + icon)
    return found
