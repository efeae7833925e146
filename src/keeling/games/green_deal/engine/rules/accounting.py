"""GD-4 Accounting: bids are paid, then income arrives."""

from __future__ import annotations

from typing import Final

from keeling.games.green_deal.engine import events
from keeling.games.green_deal.engine.state import GreenDeal
from keeling.kernel.agenda import Step

ACCOUNTING: Final = 2  # the phase


class Accounting(Step[GreenDeal]):
    """GD-4.1 Each player pays their own bid, winner or not; GD-4.2 then receives their income."""

    def run(self, s: GreenDeal) -> None:
        """GD-4.3 There is no decision; GD-2.4 in turn order."""
        s.phase_begun = ACCOUNTING
        for place in range(s.seats):
            seat = s.order[place]
            s.cash[seat] += s.income(seat) - s.bid[seat]
            s.tell(events.INCOME, seat, s.bid[seat], s.income(seat))
