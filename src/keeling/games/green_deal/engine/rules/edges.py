"""GD-7.2 to GD-7.4 Tiles of the same category side by side: cooperation or competition."""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from keeling.games.green_deal.engine import events, reasons
from keeling.games.green_deal.engine.effects import (
    COMPETITION_BONUS,
    COMPETITION_IMMUNE,
    COOPERATION_BONUS,
)
from keeling.games.green_deal.engine.options import COMPETE, COOPERATE
from keeling.games.green_deal.engine.rules.gains import move_income
from keeling.games.green_deal.engine.state import EMPTY, GreenDeal, category_of, size_of
from keeling.games.green_deal.engine.tables import BESIDE, N_DIRECTIONS, N_TILES, NONE
from keeling.kernel.agenda import Choice, Step


def resolve_edges(s: GreenDeal, seat: i64, cell: i64) -> None:
    """GD-7.2.1 North, east, south, west; GD-7.2.6 one is carried out before the next."""
    steps: list[Step[GreenDeal]] = []
    for direction in range(N_DIRECTIONS):
        steps += [Edge(seat, cell, direction)]
    s.then(*steps)


class Edge(Choice[GreenDeal]):
    """GD-7.2.3 One neighbour of a tile just placed or moved (GD-7.2.7)."""

    def __init__(self, seat: i64, cell: i64, direction: i64) -> None:
        super().__init__(seat)
        self.cell = cell
        self.direction = direction

    def other(self, s: GreenDeal) -> i64:
        """The tile beside, with its owner, if it is of the same category; else EMPTY."""
        beside: i64 = BESIDE[self.cell * N_DIRECTIONS + self.direction]
        if beside == NONE or s.cell[beside] == EMPTY:
            return EMPTY
        category: i64 = category_of(s.cell[self.cell] % N_TILES)
        return s.cell[beside] if category_of(s.cell[beside] % N_TILES) == category else EMPTY

    def candidates(self, s: GreenDeal) -> vec[i64]:
        """GD-7.2.2 Other categories have no effect, nor have corners."""
        if self.other(s) == EMPTY:
            return vec[i64]()
        return append(append(vec[i64](capacity=2), COOPERATE), COMPETE)

    def objection(self, s: GreenDeal, option: i64) -> i64:
        """GD-7.2.4 Only a strictly larger tile competes; GD-7.2.5 never with an own one."""
        if option == COOPERATE:
            return 0
        other: i64 = self.other(s)
        if other // N_TILES == self.seat:
            return reasons.OWN_TILE.at()
        size: i64 = size_of(s.cell[self.cell] % N_TILES)
        theirs: i64 = size_of(other % N_TILES)
        return reasons.NOT_LARGER.at(size, theirs) if size <= theirs else 0

    def choose(self, s: GreenDeal, option: i64) -> None:
        """GD-7.3.3 The other player cannot refuse."""
        other: i64 = self.other(s)
        size: i64 = size_of(s.cell[self.cell] % N_TILES)
        theirs: i64 = size_of(other % N_TILES)
        if option == COOPERATE:
            cooperate(s, self.seat, other // N_TILES, (size + theirs) // 2)
        else:
            compete(s, self.seat, other // N_TILES, size - theirs)


def cooperate(s: GreenDeal, seat: i64, other: i64, average: i64) -> None:
    """GD-7.3.1 Both rise by the average; GD-7.3.2 with oneself once; GD-13.13 more for partners."""
    if other == seat:
        s.tell(events.COOPERATED_ALONE, seat, average)
    else:
        s.tell(events.COOPERATED, seat, other, average)
        move_income(s, other, average)
    move_income(s, seat, average + s.has(seat, COOPERATION_BONUS))


def compete(s: GreenDeal, seat: i64, other: i64, difference: i64) -> None:
    """GD-7.4.1 One rises by the difference, the other falls; GD-7.4.2 the gain is always full.

    GD-13.14 A market attack counts more for both; GD-13.15 a legal department does not fall.
    """
    by: i64 = difference + s.has(seat, COMPETITION_BONUS)
    s.tell(events.COMPETED, seat, other, by)
    move_income(s, seat, by)
    if s.has(other, COMPETITION_IMMUNE) == 0:
        move_income(s, other, -by)
    else:
        s.tell(events.IMMUNE, other, seat, by)
