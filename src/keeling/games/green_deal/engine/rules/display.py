"""GD-1.5, GD-1.6, GD-8 The display: open cards, and those of the next round face up behind them."""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from keeling.games.green_deal.engine import events
from keeling.games.green_deal.engine.options import TURN_UP, TURN_UP_ACTION
from keeling.games.green_deal.engine.state import (
    CLEARED,
    DISCARDED,
    OPEN,
    PREVIEW,
    UNSEEN,
    GreenDeal,
)
from keeling.games.green_deal.engine.tables import (
    CARD_CATEGORY,
    N_ACTIONS,
    N_CARDS,
    N_CATEGORIES,
    N_OPEN_ACTIONS,
    ROUNDS,
)
from keeling.kernel.agenda import Chance, Step


class TurnUp(Chance[GreenDeal]):
    """GD-1.4, GD-1.5 The top card of a category's deck is turned face up."""

    def __init__(self, category: i64, to: i64) -> None:
        super().__init__()
        self.category = category
        self.to = to  # OPEN or PREVIEW

    def candidates(self, s: GreenDeal) -> vec[i64]:
        """Any that nobody has seen."""
        found = vec[i64](capacity=16)
        for card in range(N_CARDS):
            if s.card[card] == UNSEEN and CARD_CATEGORY[card] == self.category:
                found = append(found, TURN_UP.at(card))
        return found

    def choose(self, s: GreenDeal, option: i64) -> None:
        """It lies open, or as preview."""
        card: i64 = TURN_UP.first(option)
        s.card[card] = self.to
        if self.to == OPEN:
            s.tell(events.CARD_OPEN, card)
        elif s.round < ROUNDS - 1:  # GD-8.5 what is turned up for a round 11 is never sold
            s.tell(events.CARD_PREVIEW, card)


class TurnUpAction(Chance[GreenDeal]):
    """GD-1.6 The top action card is turned face up."""

    def __init__(self, to: i64) -> None:
        super().__init__()
        self.to = to  # OPEN or PREVIEW

    def candidates(self, s: GreenDeal) -> vec[i64]:
        """Any that nobody has seen."""
        found = vec[i64](capacity=32)
        for card in range(N_ACTIONS):
            if s.action[card] == UNSEEN:
                found = append(found, TURN_UP_ACTION.at(card))
        return found

    def choose(self, s: GreenDeal, option: i64) -> None:
        """It lies open, or as preview."""
        card: i64 = TURN_UP_ACTION.first(option)
        s.action[card] = self.to
        if self.to == OPEN:
            s.tell(events.ACTION_OPEN, card)
        elif s.round < ROUNDS - 1:
            s.tell(events.ACTION_PREVIEW, card)


def turn_up(to: i64) -> list[Step[GreenDeal]]:
    """One card of each category and two action cards."""
    steps: list[Step[GreenDeal]] = [TurnUp(category, to) for category in range(N_CATEGORIES)]
    for _ in range(N_OPEN_ACTIONS):
        steps += [TurnUpAction(to)]
    return steps


class NextDisplay(Step[GreenDeal]):
    """GD-8.1 to GD-8.3 What was not sold is discarded; previews become open; new previews."""

    def run(self, s: GreenDeal) -> None:
        """GD-8.4 Discarded cards do not return."""
        for card in range(N_CARDS):
            if s.card[card] in (OPEN, CLEARED):
                s.card[card] = DISCARDED
            elif s.card[card] == PREVIEW:
                s.card[card] = OPEN
        for card in range(N_ACTIONS):
            if s.action[card] == OPEN:
                s.action[card] = DISCARDED
            elif s.action[card] == PREVIEW:
                s.action[card] = OPEN
        s.tell(events.NEW_DISPLAY)
        s.then(*turn_up(PREVIEW))
