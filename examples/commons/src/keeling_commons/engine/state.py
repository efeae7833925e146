"""The lake and what lies before each player. No rules."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from keeling.kernel.agenda import State
from keeling.kernel.bag import Bag, bag
from keeling.kernel.rng import Rng
from keeling_commons.engine.tables import (
    FISH,
    FISH_EACH,
    N_SIZES,
    NONE,
    ORDERED,
    ORDERS_EACH,
    ROUNDS,
)


class Commons(State):
    """Flat numbers: they are quick to copy and easy to compare."""

    seats: i64
    fish: i64  # in the lake
    round: i64
    last: i64  # the size caught on the turn before; NONE: the lake rested
    landed: vec[i64]  # catches, by seat * N_SIZES + size
    orders: vec[i64]  # by seat: a size; NONE: not drawn yet; a secret of the seat
    pool: Bag  # the orders that nobody has

    def clone(self) -> Commons:
        """Every field, by hand."""
        c = Commons()
        c.config = self.config
        c.agenda = self.agenda[:]
        c.seat = self.seat
        c.offered = self.offered
        c.events = None
        c.seats = self.seats
        c.fish = self.fish
        c.round = self.round
        c.last = self.last
        c.landed = self.landed[:]
        c.orders = self.orders[:]
        c.pool = self.pool.clone()
        return c

    def imagine(self, seat: int, rng: Rng) -> Commons:
        """The orders of the others go back and are drawn again."""
        c = self.clone()
        others = [n for n in range(c.seats) if n != seat and c.orders[n] != NONE]
        for other in others:
            c.pool.put(c.orders[other])
        for other in others:
            c.orders[other] = c.pool.sample(rng)
            c.pool.take(c.orders[other])
        c.offer_again(seat)
        return c

    def scores(self) -> list[int]:
        """CM-4.2 Coins."""
        return [self.ordered(seat) + self.unordered(seat) for seat in range(self.seats)]

    def winners(self) -> list[int]:
        """CM-4.1, CM-4.3 Most coins; nobody, if the lake is empty."""
        return [] if self.is_lost() else super().winners()

    def is_lost(self) -> bool:
        """CM-4.1 There is no fish in the lake."""
        return self.fish == 0

    def nearness(self) -> float:
        """How long the lake has lasted."""
        return self.round / ROUNDS

    # ---- questions

    def room(self) -> i64:
        """CM-1.1 How many fish the lake can hold."""
        return FISH_EACH * self.seats

    def caught(self, seat: i64) -> i64:
        """All fish that a seat has landed."""
        return sum(FISH[size] * self.catches(seat, size) for size in range(N_SIZES))

    def catches(self, seat: i64, size: i64) -> i64:
        """CM-2.5 How many catches of this size a seat has landed."""
        return self.landed[seat * N_SIZES + size]

    def ordered(self, seat: i64) -> i64:
        """CM-4.2 Coins for catches of the size on their own order."""
        order = self.orders[seat]
        return 0 if order == NONE else ORDERED * self.catches(seat, order)

    def unordered(self, seat: i64) -> i64:
        """CM-4.2 Coins for all other catches: one a fish."""
        order = self.orders[seat]
        fish = 0 if order == NONE else FISH[order] * self.catches(seat, order)
        return self.caught(seat) - fish


def new_table(seats: int) -> Commons:
    """CM-1.1, CM-1.2 A full lake, and all orders in the pool."""
    s = Commons()
    s.agenda = []
    s.offered = vec[i64]()
    s.events = []
    s.seats = seats
    s.fish = FISH_EACH * seats
    s.round = 0
    s.last = NONE
    s.landed = vec[i64]([0] * (seats * N_SIZES))
    s.orders = vec[i64]([NONE] * seats)
    s.pool = bag([ORDERS_EACH] * N_SIZES)
    return s
