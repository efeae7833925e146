"""EM-5.1.7, EM-7.22 Project cards are drawn: to a hand, aside, or under a stack."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from keeling.games.e_mission.engine import events
from keeling.games.e_mission.engine.options import DRAW
from keeling.games.e_mission.engine.rules.boards import wake
from keeling.games.e_mission.engine.state import DISCARDED, IN_DECK, SET_ASIDE, EMission
from keeling.games.e_mission.engine.tables import N_PROJECTS, N_SLOTS
from keeling.kernel.agenda import Chance, Step
from keeling.kernel.rng import Rng

# Where drawn cards go.
TO_HAND: Final = 0
ASIDE: Final = 1
TO_STACK: Final = 2  # + slot


class Draw(Step[EMission]):
    """Draw so many cards for a player, one after another."""

    def __init__(self, player: i64, to: i64, left: i64) -> None:
        super().__init__()
        self.player = player
        self.to = to
        self.left = left

    def run(self, s: EMission) -> None:
        """EM-5.1.7 An empty deck is made anew from the discard pile; if there is none, no more."""
        if self.left <= 0:
            return
        if s.deck_size == 0:
            shuffle_discards(s)
        if s.deck_size > 0:
            s.then(DrawCard(self.player, self.to), Draw(self.player, self.to, self.left - 1))


def shuffle_discards(s: EMission) -> None:
    """The discard pile becomes the deck."""
    for card in range(N_PROJECTS):
        if s.where[card] == DISCARDED:
            s.put(card, IN_DECK)


def can_draw(s: EMission) -> bool:
    """EM-7.22 Whether deck and discard pile hold a card."""
    return s.deck_size + s.pile_size > 0


class DrawCard(Chance[EMission]):
    """The top card of the project deck."""

    def __init__(self, player: i64, to: i64) -> None:
        super().__init__()
        self.player = player
        self.to = to

    def candidates(self, s: EMission) -> vec[i64]:
        """Any that nobody has seen."""
        found = vec[i64](capacity=N_PROJECTS)
        for card in range(N_PROJECTS):
            if s.where[card] == IN_DECK:
                found = append(found, DRAW.at(card))
        return found

    def sample(self, s: EMission, rng: Rng) -> i64:
        """One of them, without a list of all."""
        left: i64 = rng.below(s.deck_size)
        card: i64 = 0
        while left > 0 or s.where[card] != IN_DECK:
            left -= 1 if s.where[card] == IN_DECK else 0
            card += 1
        return DRAW.at(card)

    def choose(self, s: EMission, option: i64) -> None:
        """EM-6.1.3 Hands are open: everybody sees it."""
        card: i64 = DRAW.first(option)
        s.tell(events.DREW, self.player, card)
        if self.to == TO_HAND:
            s.put(card, self.player)
            wake(s, self.player)
        elif self.to == ASIDE:
            s.put(card, SET_ASIDE - self.player)
        else:  # EM-7.11
            s.tuck(card, self.player * N_SLOTS + self.to - TO_STACK)
