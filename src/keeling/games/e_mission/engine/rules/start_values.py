"""EM-11.10 to EM-11.14 What challenges change before the first round."""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from keeling.games.e_mission.engine import events
from keeling.games.e_mission.engine.effects import (
    AMOUNT,
    FIRST,
    KIND,
    OF_CHALLENGES,
    OP,
    SETUP_BANDS,
    SETUP_COMMUNITY,
    SETUP_DAC,
    SETUP_DEMAND,
    SETUP_EFFECTS,
    SETUP_EMISSION,
    SETUP_OCEANS,
    SETUP_RESILIENCE,
    SETUP_SWAP_CLEAN_DIRTY,
    SETUP_SWAP_DIRTY_CLEAN,
    SETUP_TREES,
)
from keeling.games.e_mission.engine.options import LEAVE_OUT
from keeling.games.e_mission.engine.rules.boards import (
    gain_resilience,
    lose_resilience,
    lower_demand,
    raise_demand,
    swap_dirty_clean,
    take_communities,
)
from keeling.games.e_mission.engine.state import GROUP, EMission
from keeling.games.e_mission.engine.tables import (
    FIRST_TIPPING,
    MAX_DAC,
    MAX_OCEANS,
    MAX_TREES,
    N_EMISSIONS,
    N_TRACKS,
    NONE,
)
from keeling.kernel.agenda import Choice, Step


def prepare(s: EMission, card: i64) -> list[Step[EMission]]:
    """The effects of one challenge: first the world, then its owner or everybody."""
    steps: list[Step[EMission]] = []
    for effect in range(FIRST[OF_CHALLENGES + card], FIRST[OF_CHALLENGES + card + 1]):
        steps += [PrepareWorld(effect)]
        for seat in range(s.seats):
            if s.challenge[card] in (GROUP, seat):
                steps += [PrepareBoard(seat, effect)]
    return steps


class PrepareWorld(Step[EMission]):
    """What changes for all together."""

    def __init__(self, effect: i64) -> None:
        super().__init__()
        self.effect = effect

    def run(self, s: EMission) -> None:
        """EM-11.11 Sinks change for each player, within their supply."""
        op: i64 = OP[self.effect]
        n: i64 = AMOUNT[self.effect]
        if op == SETUP_BANDS:  # EM-11.10 no roll, no crisis
            s.bands += n
        elif op == SETUP_TREES:
            s.trees = max(0, min(MAX_TREES, s.trees + n * s.seats))
        elif op == SETUP_OCEANS:
            s.oceans = max(0, min(MAX_OCEANS, s.oceans + n * s.seats))
        elif op == SETUP_DAC:
            s.dac = max(0, min(MAX_DAC, s.dac + n * s.seats))
        elif op == SETUP_EFFECTS:  # EM-11.12 nothing triggers
            for track in range(N_TRACKS):
                s.marker[track] = min(s.marker[track] + n, FIRST_TIPPING[track] - 1)


class PrepareBoard(Step[EMission]):
    """EM-11.13, EM-11.14 What changes for one player."""

    def __init__(self, seat: i64, effect: i64) -> None:
        super().__init__(seat)
        self.effect = effect

    def run(self, s: EMission) -> None:
        """EM-11.5 Never below 0."""
        op: i64 = OP[self.effect]
        n: i64 = AMOUNT[self.effect]
        if op == SETUP_RESILIENCE and n > 0:
            gain_resilience(s, self.seat, KIND[self.effect], n)
        elif op == SETUP_RESILIENCE:  # EM-11.5 a missing one becomes a community
            lose_resilience(s, self.seat, KIND[self.effect], -n)
        elif op == SETUP_DEMAND and n > 0:
            raise_demand(s, self.seat, n)
        elif op == SETUP_DEMAND:
            lower_demand(s, self.seat, -n)
        elif op == SETUP_COMMUNITY:
            take_communities(s, self.seat, n)
        elif op == SETUP_EMISSION:
            self.change_emission(s, n)
        elif op == SETUP_SWAP_DIRTY_CLEAN:
            swap_dirty_clean(s, self.seat, min(n, s.dirty[self.seat]))
        elif op == SETUP_SWAP_CLEAN_DIRTY:
            less: i64 = min(n, s.clean[self.seat])
            s.clean[self.seat] -= less
            s.dirty[self.seat] += less

    def change_emission(self, s: EMission, n: i64) -> None:
        """EM-11.13 Of a kind, or of the owner's choice."""
        kind: i64 = KIND[self.effect]
        if kind == NONE:
            s.then(LeaveOut(self.seat, -n))
        else:
            at: i64 = self.seat * N_EMISSIONS + kind
            s.emission[at] = max(0, s.emission[at] + n)


class LeaveOut(Choice[EMission]):
    """EM-11.13 The owner leaves a start token out, of a kind that is there."""

    def __init__(self, seat: i64, left: i64) -> None:
        super().__init__(seat)
        self.left = left

    def candidates(self, s: EMission) -> vec[i64]:
        """Kinds with a token."""
        found = vec[i64](capacity=N_EMISSIONS)
        for kind in range(N_EMISSIONS):
            if self.left > 0 and s.emission[self.seat * N_EMISSIONS + kind] > 0:
                found = append(found, LEAVE_OUT.at(kind))
        return found

    def objection(self, s: EMission, option: i64) -> i64:
        """Any."""
        return 0

    def choose(self, s: EMission, option: i64) -> None:
        """It goes."""
        kind: i64 = LEAVE_OUT.first(option)
        s.emission[self.seat * N_EMISSIONS + kind] -= 1
        s.tell(events.EMISSION_GONE, self.seat, kind, 1)
        if self.left > 1:
            s.then(LeaveOut(self.seat, self.left - 1))
