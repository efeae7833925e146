"""The rules, in the order of the rules document."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from keeling.kernel.agenda import Chance, Choice, Step, WeightedChance
from keeling_commons.engine import events, reasons
from keeling_commons.engine.options import CATCH, DRAW, REST, SPRING
from keeling_commons.engine.state import Commons
from keeling_commons.engine.tables import FISH, N_SIZES, NONE, PARENTS, ROUNDS, WEATHERS


def set_up(s: Commons) -> None:
    """CM-1.2 An order for everybody; then the first round."""
    s.then(*[DrawOrder(seat) for seat in range(s.seats)], Round())


class DrawOrder(WeightedChance[Commons]):
    """CM-1.2 A player draws an order, unseen by the others."""

    def __init__(self, to: i64) -> None:
        super().__init__()
        self.to = to

    def candidates(self, s: Commons) -> vec[i64]:
        """Any size of which there is a card left."""
        return vec[i64]([DRAW.at(size) for size in range(N_SIZES) if s.pool.counts[size] > 0])

    def weights(self, s: Commons) -> list[int]:
        """Each card is equally likely."""
        return [n for n in s.pool.counts if n > 0]

    def choose(self, s: Commons, option: i64) -> None:
        """Keep it."""
        size = DRAW.first(option)
        s.pool.take(size)
        s.orders[self.to] = size
        s.tell(events.DREW, self.to, size)


class Round(Step[Commons]):
    """CM-2.1, CM-3.1 A turn for everybody, then spring; after the last round the sale."""

    def run(self, s: Commons) -> None:
        """The first turn goes round the table."""
        first = s.round % s.seats
        s.round += 1
        s.tell(events.ROUND, s.round)
        turns = [Turn((first + n) % s.seats) for n in range(s.seats)]
        if s.round < ROUNDS:
            s.then(*turns, Spring(), Round())
        else:
            s.then(*turns, Sale())


class Turn(Choice[Commons]):
    """CM-2.2 Catch 1, 2 or 3 fish, or let the lake rest."""

    def candidates(self, s: Commons) -> vec[i64]:
        """All of it, legal or not. Ascending."""
        return vec[i64]([*[CATCH.at(size) for size in range(N_SIZES)], REST])

    def objection(self, s: Commons, option: i64) -> i64:
        """CM-2.3 No more than there are, CM-2.4 and not as many as just before."""
        if option == REST:
            return 0
        size = CATCH.first(option)
        if FISH[size] > s.fish:
            return reasons.TOO_FEW.at(s.fish)
        return reasons.SAME_SIZE.at(size) if size == s.last else 0

    def choose(self, s: Commons, option: i64) -> None:
        """CM-2.5, CM-4.1 The catch lies open; without fish nothing is to come any more."""
        if option == REST:
            s.last = NONE
            s.tell(events.RESTED, self.seat)
            return
        size = CATCH.first(option)
        s.last = size
        s.fish -= FISH[size]
        s.landed[self.seat * N_SIZES + size] += 1
        s.tell(events.CAUGHT, self.seat, size)
        if s.is_lost():
            s.tell(events.EMPTY, self.seat)
            s.agenda.clear()


class Spring(Chance[Commons]):
    """CM-3.1 Dry, mild or wet, each equally likely."""

    def candidates(self, s: Commons) -> vec[i64]:
        """Any weather."""
        return vec[i64]([SPRING.at(weather) for weather in range(len(WEATHERS))])

    def choose(self, s: Commons, option: i64) -> None:
        """CM-3.2 Fish are added, as long as there is room."""
        weather = SPRING.first(option)
        added = min(s.fish // PARENTS[weather], s.room() - s.fish)
        s.fish += added
        s.tell(events.GREW, weather, added)


class Sale(Step[Commons]):
    """CM-4.2 All orders are shown, and catches become coins."""

    def run(self, s: Commons) -> None:
        """Nothing follows: the game is over."""
        for seat, coins in enumerate(s.scores()):
            s.tell(events.SOLD, seat, s.orders[seat], coins)
