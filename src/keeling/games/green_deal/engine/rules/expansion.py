"""GD-7 The expansion: tiles of the cards bought this round go on the world map."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from keeling.games.green_deal.engine import events
from keeling.games.green_deal.engine.options import PLACE, REPAY
from keeling.games.green_deal.engine.rules.edges import resolve_edges
from keeling.games.green_deal.engine.rules.loans import add_repayments, repay, repay_objection
from keeling.games.green_deal.engine.rules.map import allowed, cell_objection
from keeling.games.green_deal.engine.state import GreenDeal
from keeling.games.green_deal.engine.tables import N_CELLS, N_LOANS, N_TILES, NONE
from keeling.kernel.agenda import Choice, Step
from keeling.kernel.bits import bit

EXPANSION: Final = 4  # the phase


class Expansion(Step[GreenDeal]):
    """GD-7.1.1 In turn order, who has bought a sustainability card places its tile."""

    def run(self, s: GreenDeal) -> None:
        """GD-2.4."""
        s.phase_begun = EXPANSION
        steps: list[Step[GreenDeal]] = []
        for place in range(s.seats):
            if s.set_aside[s.order[place]] != NONE:
                steps += [PlaceTile(s.order[place])]
        s.then(*steps)


class PlaceTile(Choice[GreenDeal]):
    """GD-7.1.1 The tile must be placed; GD-6.1 before that, loans may be repaid."""

    def candidates(self, s: GreenDeal) -> vec[i64]:
        """Repayments and all cells."""
        found = add_repayments(s, self.seat, vec[i64](capacity=N_CELLS + N_LOANS))
        for cell in range(N_CELLS):
            found = append(found, PLACE.at(cell))
        return found

    def objection(self, s: GreenDeal, option: i64) -> i64:
        """GD-7.1.3 to GD-7.1.6."""
        if REPAY.has(option):
            return repay_objection(s, self.seat, REPAY.first(option))
        return cell_objection(s, self.seat, s.tiles_of(self.seat), PLACE.first(option))

    def options(self, s: GreenDeal) -> vec[i64]:
        """The legal ones at once."""
        found = vec[i64](capacity=N_CELLS + N_LOANS)
        for option in add_repayments(s, self.seat, vec[i64](capacity=N_LOANS)):
            if repay_objection(s, self.seat, REPAY.first(option)) == 0:
                found = append(found, option)
        cells: i64 = allowed(s, self.seat, s.tiles_of(self.seat), s.free_cells())
        for cell in range(N_CELLS):
            if cells & bit(cell) != 0:
                found = append(found, PLACE.at(cell))
        return found

    def choose(self, s: GreenDeal, option: i64) -> None:
        """GD-7.2.1 Then its edges."""
        if REPAY.has(option):
            repay(s, self.seat, REPAY.first(option))
            s.then(PlaceTile(self.seat))
            return
        cell: i64 = PLACE.first(option)
        tile: i64 = s.set_aside[self.seat]
        s.set_aside[self.seat] = NONE
        s.cell[cell] = self.seat * N_TILES + tile
        s.started |= bit(self.seat)
        s.tell(events.PLACED, self.seat, tile, cell)
        resolve_edges(s, self.seat, cell)
