"""SC-3.4 The draft of lobby cards; SC-3.2.6, SC-3.3.3 goals of which some are kept."""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from keeling.games.carbon.engine.cards import PASSING, PICKED, pass_on
from keeling.games.second_chance.engine import events
from keeling.games.second_chance.engine.options import KEEP, KEEP_COMPANY_GOAL, KEEP_GOAL
from keeling.games.second_chance.engine.places import RETURNED
from keeling.games.second_chance.engine.state import COMPETITIVE, SecondChance
from keeling.games.second_chance.engine.tables import N_LOBBIES
from keeling.kernel.agenda import Choice, Step, together


def draft_steps(s: SecondChance) -> list[Step[SecondChance]]:
    """SC-3.4.1 Everybody keeps two of five, one of three, one of two, and the last."""
    steps: list[Step[SecondChance]] = []
    keeps = [2, 1, 1, 1]
    for n in keeps:
        kept: list[Step[SecondChance]] = []
        for seat in range(s.seats):
            for _ in range(n):
                kept += [KeepCard(seat)]
        steps += [*together(kept), PassOn()]
    return steps


class KeepCard(Choice[SecondChance]):
    """SC-3.4.1 Keep a card, SC-3.4.2 unseen by the others."""

    def sealed(self, option: i64) -> bool:
        """All choose at the same time."""
        return True

    def candidates(self, s: SecondChance) -> vec[i64]:
        """The cards to choose from; the last one is automatic."""
        found = vec[i64](capacity=8)
        for card in range(N_LOBBIES):
            if s.lobby[card] == PASSING + self.seat:
                found = append(found, KEEP.at(card))
        return found

    def objection(self, s: SecondChance, option: i64) -> i64:
        """Any of them."""
        return 0

    def choose(self, s: SecondChance, option: i64) -> None:
        """Face down until all have chosen."""
        card: i64 = KEEP.first(option)
        s.lobby[card] = PICKED + self.seat
        s.tell(events.KEPT, self.seat, card)


class PassOn(Step[SecondChance]):
    """SC-3.4.1 What was kept is in hand; SC-3.4.2 the rest goes to the right, the lower seat."""

    def run(self, s: SecondChance) -> None:
        """All at once."""
        pass_on(s.lobby, s.seats)
        s.tell(events.PASSED_ON)


class KeepGoal(Choice[SecondChance]):
    """SC-3.2.6 Keep one of two company goals; SC-3.3.3 alone, some of the private goals."""

    def sealed(self, option: i64) -> bool:
        """All choose at the same time, secretly."""
        return True

    def candidates(self, s: SecondChance) -> vec[i64]:
        """Those dealt."""
        found = vec[i64](capacity=8)
        for card in range(len(s.goal)):
            if s.goal[card] == PASSING + self.seat:
                company = s.mode == COMPETITIVE
                found = append(found, KEEP_COMPANY_GOAL.at(card) if company else KEEP_GOAL.at(card))
        return found

    def objection(self, s: SecondChance, option: i64) -> i64:
        """Any of them."""
        return 0

    def choose(self, s: SecondChance, option: i64) -> None:
        """Only its owner knows it."""
        if KEEP_COMPANY_GOAL.has(option):
            s.goal[KEEP_COMPANY_GOAL.first(option)] = self.seat
            s.tell(events.KEPT_COMPANY_GOAL, self.seat, KEEP_COMPANY_GOAL.first(option))
        else:
            s.goal[KEEP_GOAL.first(option)] = self.seat
            s.tell(events.KEPT_GOAL, self.seat, KEEP_GOAL.first(option))


class ReturnGoals(Step[SecondChance]):
    """SC-3.2.6, SC-3.3.3 The others go back to the box unseen."""

    def run(self, s: SecondChance) -> None:
        """Only who had them knows them."""
        for card in range(len(s.goal)):
            if s.goal[card] == PASSING + self.seat:
                s.goal[card] = RETURNED + self.seat
