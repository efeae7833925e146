"""EM-6.1 At the start of the project phase everybody draws cards."""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from keeling.games.e_mission.engine import events
from keeling.games.e_mission.engine.effects import (
    AMOUNT,
    DRAW_BONUS,
    EACH,
    FIRST,
    KIND,
    OF_GLOBALS,
    OP,
)
from keeling.games.e_mission.engine.options import BONUS_FOR
from keeling.games.e_mission.engine.rules.active import is_active
from keeling.games.e_mission.engine.rules.decks import TO_HAND, Draw
from keeling.games.e_mission.engine.rules.group import GroupChoice, ask_group
from keeling.games.e_mission.engine.state import EMission
from keeling.games.e_mission.engine.tables import BASE_DRAW, N_GLOBAL_SLOTS, PENALTY, PROJECT_PHASE
from keeling.kernel.agenda import Step


class DrawPhase(Step[EMission]):
    """EM-6.1.7 The numbers of all players are fixed first; then all draw in seat order."""

    def run(self, s: EMission) -> None:
        """EM-6.1.2 Bonuses of active global projects; EM-6.1.6 of those active now."""
        s.phase_begun = PROJECT_PHASE
        s.tell(events.PHASE, PROJECT_PHASE)
        s.chosen = vec[i64](capacity=s.seats)
        for seat in range(s.seats):
            s.chosen = append(s.chosen, cards_of(s, seat))
        s.then(DealCards())
        for slot in range(N_GLOBAL_SLOTS):
            if is_active(s, slot):
                bonus(s, FIRST[OF_GLOBALS + s.out[slot]])


def cards_of(s: EMission, seat: i64) -> i64:
    """EM-6.1.1 Five, fewer with many communities; EM-6.1.2 challenges, and what crises cost.

    EM-9.6.1 The communities of this moment count.
    """
    n: i64 = BASE_DRAW + PENALTY[s.communities[seat]] + s.every_round[seat] - s.fewer[seat]
    s.fewer[seat] = 0  # used up now, even if there are not so many cards
    return n + s.first_round[seat] if s.round == 1 else n


def bonus(s: EMission, effect: i64) -> None:
    """EM-7.31 A global project that lets players draw more."""
    if OP[effect] != DRAW_BONUS:
        return
    if KIND[effect] == EACH:
        for seat in range(s.seats):
            s.chosen[seat] += AMOUNT[effect]
    else:
        ask_group(s, [BonusFor(seat, AMOUNT[effect]) for seat in range(s.seats)])


class BonusFor(GroupChoice):
    """EM-7.31 One player with the most communities draws more; the group decides ties."""

    def __init__(self, seat: i64, n: i64) -> None:
        super().__init__(seat)
        self.n = n

    def candidates(self, s: EMission) -> vec[i64]:
        """Those with the most."""
        most: i64 = 0
        for seat in range(s.seats):
            most = max(most, s.communities[seat])
        found = vec[i64](capacity=s.seats)
        for seat in range(s.seats):
            if s.communities[seat] == most:
                found = append(found, BONUS_FOR.at(seat))
        return found

    def objection(self, s: EMission, option: i64) -> i64:
        """Any of them."""
        return 0

    def decide(self, s: EMission, option: i64) -> None:
        """That one draws more."""
        s.chosen[BONUS_FOR.first(option)] += self.n


class DealCards(Step[EMission]):
    """EM-6.1.7 Players draw completely, one after another; nobody acts before all have drawn."""

    def run(self, s: EMission) -> None:
        """EM-6.1.1 Never fewer than none."""
        steps: list[Step[EMission]] = []
        for seat in range(s.seats):
            steps += [Draw(seat, TO_HAND, max(0, s.chosen[seat]))]
        s.chosen = vec[i64]()
        s.then(*steps)
