"""GD-10, GD-11 Sustainability scoring and company valuation."""

from __future__ import annotations

from mypy_extensions import i64

from keeling.games.green_deal.engine import events
from keeling.games.green_deal.engine.rules.places import shared
from keeling.games.green_deal.engine.state import GreenDeal
from keeling.games.green_deal.engine.tables import BALANCE, FOR_BALANCE, FOR_VALUATION, VALUE_POINTS
from keeling.kernel.agenda import Step


class BalanceScoring(Step[GreenDeal]):
    """GD-10.1 Everybody scores by the lowest of the four levels; GD-10.2 two levels a stage."""

    def run(self, s: GreenDeal) -> None:
        """Image does not count."""
        for seat in range(s.seats):
            lowest: i64 = s.lowest(seat)
            s.add_points(seat, FOR_BALANCE, BALANCE[lowest])
            s.tell(events.BALANCE_SCORED, seat, lowest, BALANCE[lowest])


class Valuation(Step[GreenDeal]):
    """GD-11.1 Players are ranked by income step; GD-11.2 ties share; GD-11.3 step 0 can score."""

    def run(self, s: GreenDeal) -> None:
        """All at once."""
        for seat in range(s.seats):
            gained: i64 = shared(s.step, seat, VALUE_POINTS)
            s.add_points(seat, FOR_VALUATION, gained)
            s.tell(events.VALUED, seat, s.step[seat], gained)
