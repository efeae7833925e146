"""CO-19.2 The draft of lobby cards."""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from keeling.games.carbon.engine.cards import PASSING, PICKED, pass_on
from keeling.games.co2.engine import events
from keeling.games.co2.engine.options import KEEP
from keeling.games.co2.engine.state import Co2
from keeling.games.co2.engine.tables import N_LOBBIES
from keeling.kernel.agenda import Choice, Step, together


class DraftPass(Step[Co2]):
    """CO-19.2 All players keep one card and pass the rest on, until all cards are kept."""

    def run(self, s: Co2) -> None:
        """Everybody chooses from the cards at hand before any card is passed on."""
        for card in range(N_LOBBIES):
            if s.lobby[card] >= PASSING:
                steps: list[Step[Co2]] = [KeepCard(seat) for seat in range(s.seats)]
                s.then(*together(steps), PassOn(), DraftPass())
                return


class KeepCard(Choice[Co2]):
    """CO-19.2 Keep one card, unseen by the others."""

    def sealed(self, option: i64) -> bool:
        """All choose at the same time."""
        return True

    def candidates(self, s: Co2) -> vec[i64]:
        """The cards to choose from; the last one is automatic."""
        found = vec[i64](capacity=N_LOBBIES)
        for card in range(N_LOBBIES):
            if s.lobby[card] == PASSING + self.seat:
                found = append(found, KEEP.at(card))
        return found

    def objection(self, s: Co2, option: i64) -> i64:
        """Any of them."""
        return 0

    def choose(self, s: Co2, option: i64) -> None:
        """Face down until all have chosen."""
        card: i64 = KEEP.first(option)
        s.lobby[card] = PICKED + self.seat
        s.tell(events.KEPT, self.seat, card)


class PassOn(Step[Co2]):
    """CO-19.2 What was kept is in hand; the rest goes to the right neighbour (CO-1.2)."""

    def run(self, s: Co2) -> None:
        """All at once."""
        pass_on(s.lobby, s.seats)
        s.tell(events.PASSED_ON)
