"""What is still ahead of a seat in Green Deal: turns, incomes, scorings."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from keeling.games.green_deal.engine.rules.auction import AUCTION
from keeling.games.green_deal.engine.rules.image import CompareImages
from keeling.games.green_deal.engine.rules.investment import BeginTurn, Invest
from keeling.games.green_deal.engine.rules.rounds import SCORING
from keeling.games.green_deal.engine.rules.scoring import BalanceScoring, Valuation
from keeling.games.green_deal.engine.state import GreenDeal
from keeling.games.green_deal.engine.tables import BALANCE_ROUNDS, PR_ROUNDS, ROUNDS

IMAGES: Final = vec[i64](PR_ROUNDS)
BALANCES: Final = vec[i64](BALANCE_ROUNDS)


class Outlook:
    """Counted once for a position."""

    def __init__(self, s: GreenDeal, seat: i64) -> None:
        self.left: i64 = ROUNDS - s.round  # rounds after this one
        self.waits = s.phase_begun <= AUCTION  # for the turn of this round
        acts = False
        self.others: i64 = 0  # whose turn is still to come
        over = s.phase_begun == SCORING
        self.images = not over  # of this round are still to come
        self.balance = not over
        self.valuation = not over
        for step in s.agenda:
            if isinstance(step, BeginTurn):
                if step.seat == seat:
                    self.waits = True
                else:
                    self.others += 1
            elif isinstance(step, Invest):
                acts = step.seat == seat
            elif over and isinstance(step, CompareImages):
                self.images = True
            elif over and isinstance(step, BalanceScoring):
                self.balance = True
            elif over and isinstance(step, Valuation):
                self.valuation = True
        self.acts = acts
        self.turns: i64 = self.left + (1 if self.waits or acts else 0)
        self.incomes: i64 = self.left + (1 if s.phase_begun <= AUCTION else 0)

    def end_turn(self) -> None:
        """As it will be after the turn of this round."""
        self.waits = False
        self.acts = False
        self.turns = self.left
