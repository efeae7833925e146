"""GD-2 Ten rounds of four phases, and what is scored after them."""

from __future__ import annotations

from typing import Final

from keeling.games.green_deal.engine import events
from keeling.games.green_deal.engine.rules.accounting import Accounting
from keeling.games.green_deal.engine.rules.auction import Auction
from keeling.games.green_deal.engine.rules.display import NextDisplay
from keeling.games.green_deal.engine.rules.expansion import Expansion
from keeling.games.green_deal.engine.rules.final import FinalCards, Settlement
from keeling.games.green_deal.engine.rules.image import ImageScoring
from keeling.games.green_deal.engine.rules.investment import Investment
from keeling.games.green_deal.engine.rules.scoring import BalanceScoring, Valuation
from keeling.games.green_deal.engine.state import GreenDeal
from keeling.games.green_deal.engine.tables import (
    BALANCE_ROUNDS,
    PR_ROUNDS,
    ROUNDS,
    VALUE_ROUNDS,
)
from keeling.kernel.agenda import Step

SCORING: Final = 5  # the phase


class Round(Step[GreenDeal]):
    """GD-2.2 Auction, accounting, investment, expansion; GD-2.5 then scorings and a new display."""

    def run(self, s: GreenDeal) -> None:
        """GD-2.3 All players complete a phase before the next one starts."""
        s.round += 1
        s.repaid = 0
        s.borrowed = 0
        s.sold = 0
        s.tell(events.ROUND, s.round)
        s.then(Auction(), Accounting(), Investment(), Expansion(), Scorings())


class Scorings(Step[GreenDeal]):
    """GD-2.6 What is scored after this round; GD-2.7 in round 10 everything, in this order."""

    def run(self, s: GreenDeal) -> None:
        """GD-2.1 After ten rounds the game ends, GD-8.5 without a new display."""
        s.phase_begun = SCORING
        steps: list[Step[GreenDeal]] = []
        if s.round in PR_ROUNDS:
            steps += [ImageScoring()]
        if s.round in BALANCE_ROUNDS:
            steps += [BalanceScoring()]
        if s.round in VALUE_ROUNDS:
            steps += [Valuation()]
        if s.round < ROUNDS:
            steps += [NextDisplay(), Round()]
        else:
            steps += [Settlement(), FinalCards()]
        s.then(*steps)
