"""EM-6.3.10, EM-7.2, EM-7.4 What effects ask the acting player: how many, and of which kind."""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from keeling.games.e_mission.engine import reasons
from keeling.games.e_mission.engine.effects import (
    GIVE_CLEAN,
    KIND,
    OP,
    OPTIONAL,
    REMOVE_COMMUNITY,
    REMOVE_DIRTY,
    REMOVE_EMISSION,
    SWAP_DIRTY_CLEAN,
)
from keeling.games.e_mission.engine.options import AMOUNT, CUT, ENOUGH, SKIP, STRENGTHEN
from keeling.games.e_mission.engine.rules.boards import (
    gain_resilience,
    give_clean,
    remove_communities,
    remove_dirty,
    remove_emission,
    swap_dirty_clean,
)
from keeling.games.e_mission.engine.rules.order import AfterAction, Question
from keeling.games.e_mission.engine.state import EMission
from keeling.games.e_mission.engine.tables import MOST, N_EMISSIONS, N_RESILIENCE
from keeling.kernel.agenda import Choice


def most_of(s: EMission, seat: i64, effect: i64, n: i64) -> i64:
    """EM-6.3.10 How many an "up to" effect can take; below 0: it is no such effect."""
    op: i64 = OP[effect]
    there: i64 = -1
    if op in (REMOVE_DIRTY, SWAP_DIRTY_CLEAN):
        there = s.dirty[seat]
    elif op == REMOVE_EMISSION:
        there = s.emission[seat * N_EMISSIONS + KIND[effect]]
    elif op == REMOVE_COMMUNITY:
        there = s.communities[seat]
    elif op == GIVE_CLEAN:
        there = s.clean[seat]
    return min(n, there, MOST)


class HowMany(Choice[EMission]):
    """EM-6.3.10 At least one; EM-6.3.13 or none, if the effect is optional."""

    def __init__(self, seat: i64, effect: i64, partner: i64, most: i64) -> None:
        super().__init__(seat)
        self.effect = effect
        self.partner = partner
        self.most = most

    def candidates(self, s: EMission) -> vec[i64]:
        """From one on."""
        found = vec[i64](capacity=self.most + 1)
        for n in range(1, self.most + 1):
            found = append(found, AMOUNT.at(n))
        return append(found, SKIP) if OPTIONAL[self.effect] != 0 else found

    def objection(self, s: EMission, option: i64) -> i64:
        """Any."""
        return 0

    def choose(self, s: EMission, option: i64) -> None:
        """So many go."""
        if option == SKIP:
            return
        n: i64 = AMOUNT.first(option)
        op: i64 = OP[self.effect]
        if op == REMOVE_DIRTY:
            remove_dirty(s, self.seat, n)
        elif op == SWAP_DIRTY_CLEAN:
            swap_dirty_clean(s, self.seat, n)
        elif op == REMOVE_EMISSION:
            remove_emission(s, self.seat, KIND[self.effect], n)
        elif op == REMOVE_COMMUNITY:
            remove_communities(s, self.seat, n)
        else:
            give_clean(s, self.seat, self.partner, n)


class CutAny(Choice[EMission]):
    """EM-7.2 Emissions of any kinds, each token chosen; after the first it may be enough."""

    def __init__(self, seat: i64, left: i64, first: bool) -> None:
        super().__init__(seat)
        self.left = left
        self.first = first

    def candidates(self, s: EMission) -> vec[i64]:
        """All kinds."""
        found = vec[i64](capacity=N_EMISSIONS + 1)
        if not self.first:
            found = append(found, ENOUGH)
        for kind in range(N_EMISSIONS):
            found = append(found, CUT.at(kind))
        return found

    def objection(self, s: EMission, option: i64) -> i64:
        """One has to be there."""
        if option == ENOUGH:
            return 0
        kind: i64 = CUT.first(option)
        has = s.emission[self.seat * N_EMISSIONS + kind] > 0
        return 0 if has else reasons.NO_EMISSION.at(kind)

    def choose(self, s: EMission, option: i64) -> None:
        """One token goes."""
        if option == ENOUGH:
            return
        remove_emission(s, self.seat, CUT.first(option), 1)
        if self.left > 1:
            s.then(CutAny(self.seat, self.left - 1, first=False))


class Strengthen(Question):
    """EM-7.4 Resilience of any kind, chosen for each token."""

    def __init__(self, seat: i64, left: i64) -> None:
        super().__init__(seat)
        self.left = left

    def candidates(self, s: EMission) -> vec[i64]:
        """All kinds."""
        found = vec[i64](capacity=N_RESILIENCE)
        for kind in range(N_RESILIENCE):
            found = append(found, STRENGTHEN.at(kind))
        return found

    def objection(self, s: EMission, option: i64) -> i64:
        """Any."""
        return 0

    def choose(self, s: EMission, option: i64) -> None:
        """One token comes; EM-6.6.1 it may make a global project active."""
        if s.floor() >= 0:  # asked when the action was over: the answer is another one
            s.then(AfterAction(self.seat))
        gain_resilience(s, self.seat, STRENGTHEN.first(option), 1)
        if self.left > 1:
            s.then(Strengthen(self.seat, self.left - 1))
