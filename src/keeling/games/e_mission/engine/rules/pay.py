"""EM-6.3.4, EM-6.6.9 What a use costs is paid first; then its effects follow."""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from keeling.games.e_mission.engine import events
from keeling.games.e_mission.engine.effects import FIRST
from keeling.games.e_mission.engine.options import PAY, SPEND
from keeling.games.e_mission.engine.rules.amounts import GLOBAL, source
from keeling.games.e_mission.engine.rules.boards import raise_demand
from keeling.games.e_mission.engine.rules.carry_out import CarryOut
from keeling.games.e_mission.engine.state import EMission
from keeling.games.e_mission.engine.tables import (
    COST_DEMAND,
    COST_DISCARD,
    COST_RESILIENCE,
    GLOBAL_COST,
    N_GLOBAL_SLOTS,
    N_RESILIENCE,
    N_SLOTS,
    TUCKED_COST,
)
from keeling.kernel.agenda import Choice, Step


class Pay(Step[EMission]):
    """EM-6.3.4 The cost is paid first; EM-6.3.9 then the effects follow in their order."""

    def __init__(self, seat: i64, place: i64, partner: i64) -> None:
        super().__init__(seat)
        self.place = place
        self.partner = partner

    def run(self, s: EMission) -> None:
        """The use is counted, EM-6.3.7 for the top card, EM-6.6.7 or for the global project."""
        steps = self.pay_for_card(s) if self.place < GLOBAL else self.pay_for_project(s)
        of: i64 = source(s, self.seat, self.place)
        for effect in range(FIRST[of], FIRST[of + 1]):
            steps += [CarryOut(self.seat, self.place, effect, self.partner)]
        s.then(*steps)

    def pay_for_card(self, s: EMission) -> list[Step[EMission]]:
        """Cards, demand (EM-7.3 without bound), resilience."""
        stack: i64 = self.seat * N_SLOTS + self.place
        card: i64 = s.top[stack]
        s.used[stack] += 1
        s.tell(events.USED, self.seat, card)
        if COST_DEMAND[card] > 0:
            raise_demand(s, self.seat, COST_DEMAND[card])
        for kind in range(N_RESILIENCE):
            cost: i64 = COST_RESILIENCE[card * N_RESILIENCE + kind]
            if cost > 0:
                s.resilience[self.seat * N_RESILIENCE + kind] -= cost
                s.tell(events.RESILIENCE_GONE, self.seat, kind, cost)
        return [PayCards(self.seat, COST_DISCARD[card])]

    def pay_for_project(self, s: EMission) -> list[Step[EMission]]:
        """Cards of the hand, EM-6.6.9 or from under the project."""
        slot: i64 = self.place - GLOBAL
        s.global_used[self.seat * N_GLOBAL_SLOTS + slot] += 1
        s.tell(events.USED_GLOBAL, self.seat, s.out[slot])
        cost: i64 = TUCKED_COST[s.out[slot]]
        return [PayCards(self.seat, GLOBAL_COST[s.out[slot]]), PayTucked(self.seat, slot, cost)]


class PayCards(Choice[EMission]):
    """EM-6.3.4 Hand cards of the player's choice, whatever they show."""

    def __init__(self, seat: i64, left: i64) -> None:
        super().__init__(seat)
        self.left = left

    def candidates(self, s: EMission) -> vec[i64]:
        """The hand."""
        found = vec[i64](capacity=16)
        if self.left > 0:
            for card in s.cards_at(self.seat):
                found = append(found, PAY.at(card))
        return found

    def objection(self, s: EMission, option: i64) -> i64:
        """Any."""
        return 0

    def choose(self, s: EMission, option: i64) -> None:
        """To the project discard pile."""
        card: i64 = PAY.first(option)
        s.discard(card)
        s.paid = append(s.paid, card)
        s.tell(events.PAID, self.seat, card)
        if self.left > 1:
            s.then(PayCards(self.seat, self.left - 1))


class PayTucked(Choice[EMission]):
    """EM-6.6.9 Cards from under the project, of the player's choice."""

    def __init__(self, seat: i64, slot: i64, left: i64) -> None:
        super().__init__(seat)
        self.slot = slot
        self.left = left

    def candidates(self, s: EMission) -> vec[i64]:
        """All that lie there."""
        found = vec[i64](capacity=8)
        if self.left > 0:
            for card in s.under_global(self.slot):
                found = append(found, SPEND.at(card))
        return found

    def objection(self, s: EMission, option: i64) -> i64:
        """Any."""
        return 0

    def choose(self, s: EMission, option: i64) -> None:
        """To the project discard pile."""
        card: i64 = SPEND.first(option)
        s.discard(card)
        s.paid = append(s.paid, card)
        s.tell(events.SPENT, card, s.out[self.slot])
        if self.left > 1:
            s.then(PayTucked(self.seat, self.slot, self.left - 1))
