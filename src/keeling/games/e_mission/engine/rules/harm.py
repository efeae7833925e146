"""EM-9.8 What crises do, effect by effect."""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from keeling.games.e_mission.engine import events
from keeling.games.e_mission.engine.effects import (
    ADD_CARBON_RECENT,
    ADD_CARBON_THERMOMETER,
    ADVANCE_EFFECT,
    AMOUNT,
    DISCARD_CARDS,
    DISCARD_GLOBAL_PROJECT,
    DRAW_CRISES,
    DRAW_FEWER_NEXT,
    GAIN_COMMUNITY,
    GAIN_DIRTY,
    KIND,
    LOSE_DIRTY,
    LOSE_OCEAN,
    LOSE_RESILIENCE,
    LOSE_TREE,
    OP,
    PER_BAND,
    PER_PLAYER,
    PER_TWO_COMMUNITIES,
    RAISE_DEMAND,
    SCALE,
    TAG_SET,
)
from keeling.games.e_mission.engine.options import DISCARD, GIVE_UP
from keeling.games.e_mission.engine.rules.boards import (
    gain_dirty,
    lose_oceans,
    lose_resilience,
    lose_trees,
    raise_demand,
    remove_dirty,
    take_communities,
)
from keeling.games.e_mission.engine.rules.column import add_crises
from keeling.games.e_mission.engine.rules.global_projects import discard_project
from keeling.games.e_mission.engine.rules.group import GroupChoice, ask_group
from keeling.games.e_mission.engine.rules.thermometer import heat
from keeling.games.e_mission.engine.rules.tracks import Advance
from keeling.games.e_mission.engine.state import IN_STACK, EMission
from keeling.games.e_mission.engine.tables import (
    CARD_TAGS,
    N_CARDS,
    N_GLOBAL_SLOTS,
    N_GLOBALS,
    N_SLOTS,
    NONE,
    REDUCE,
    REDUCE_BY,
    SOLO_N,
    SUPPORT_MODE,
)
from keeling.kernel.agenda import Choice, Step


def crisis_amount(s: EMission, crisis: i64, effect: i64, seat: i64) -> i64:
    """EM-9.3.7 Scaled; less tucked cards (EM-9.3.13), own resilience (EM-9.3.8), EM-9.3.18."""
    n: i64 = AMOUNT[effect]
    if s.seats == 1 and SOLO_N[crisis] > 0:
        n = SOLO_N[crisis]
    if SCALE[effect] == PER_BAND:
        n *= s.bands
    elif SCALE[effect] == PER_PLAYER:
        n *= s.seats
    elif SCALE[effect] == PER_TWO_COMMUNITIES:
        n *= communities_of(s, seat) // 2
    if SUPPORT_MODE[crisis] == REDUCE:
        n -= s.aid[crisis]
    if seat != NONE and REDUCE_BY[crisis] != NONE:
        n -= s.resilience_of(seat, REDUCE_BY[crisis])
    now = len(s.column) > 0 and s.column[0] == crisis  # the one that is being resolved
    return max(0, n - s.lessened) if now else max(0, n)


def communities_of(s: EMission, seat: i64) -> i64:
    """EM-9.3.19 Of the affected player; before one is looked at, the most that anybody has."""
    if seat != NONE:
        return s.communities[seat]
    most: i64 = 0
    for player in range(s.seats):
        most = max(most, s.communities[player])
    return most


class Harm(Step[EMission]):
    """One effect of a crisis; EM-9.3.16 what hits the world, once for each affected player."""

    def __init__(self, seat: i64, effect: i64, n: i64) -> None:
        super().__init__(seat)
        self.effect = effect
        self.n = n

    def run(self, s: EMission) -> None:
        """The world first, then the player."""
        op: i64 = OP[self.effect]
        if op == LOSE_TREE:  # EM-9.8.3
            lose_trees(s, self.n)
        elif op == LOSE_OCEAN:
            lose_oceans(s, self.n)
        elif op == ADD_CARBON_RECENT:  # EM-9.8.4
            s.recent += self.n
            s.tell(events.RECENT, self.n)
        elif op == ADD_CARBON_THERMOMETER:  # EM-9.8.5
            heat(s, self.n)
        elif op == DRAW_CRISES:  # EM-9.8.11
            add_crises(s, self.n)
        elif op == ADVANCE_EFFECT:  # EM-9.8.9
            ask_group(s, [Advance(seat, self.n) for seat in range(s.seats)])
        elif op == DISCARD_GLOBAL_PROJECT:  # EM-9.8.8
            ask_group(s, [GiveUp(seat, self.n) for seat in range(s.seats)])
        else:
            self.hit_player(s, op)

    def hit_player(self, s: EMission, op: i64) -> None:
        """What a player loses or has to take."""
        if op == GAIN_COMMUNITY:  # EM-9.8.1
            take_communities(s, self.seat, self.n)
        elif op == LOSE_RESILIENCE:  # EM-9.8.2
            lose_resilience(s, self.seat, KIND[self.effect], self.n)
        elif op == DRAW_FEWER_NEXT:  # EM-9.8.6
            s.fewer[self.seat] += self.n
            s.tell(events.FEWER, self.seat, self.n)
        elif op == DISCARD_CARDS:  # EM-9.8.7
            s.then(DiscardCards(self.seat, self.effect, self.n))
        elif op == RAISE_DEMAND:  # EM-9.8.10
            raise_demand(s, self.seat, self.n)
        elif op == GAIN_DIRTY:
            gain_dirty(s, self.seat, self.n)
        elif op == LOSE_DIRTY:
            lose_dirty(s, self.seat, self.n)


def lose_dirty(s: EMission, seat: i64, n: i64) -> None:
    """EM-9.8.13 Dirty energy goes, then a community for the whole shortage; nothing helps."""
    lost: i64 = min(n, s.dirty[seat])
    if lost > 0:
        remove_dirty(s, seat, lost)
    take_communities(s, seat, s.demand[seat] - s.dirty[seat] - s.clean[seat])


class DiscardCards(Choice[EMission]):
    """EM-9.5.4 From the hand or any own project, one after another; EM-9.5.5 what there is."""

    def __init__(self, seat: i64, effect: i64, left: i64) -> None:
        super().__init__(seat)
        self.effect = effect
        self.left = left

    def candidates(self, s: EMission) -> vec[i64]:
        """EM-9.8.14 With a tag, if the crisis says so."""
        first: i64 = IN_STACK + self.seat * N_SLOTS
        tags: i64 = TAG_SET[self.effect]
        found = vec[i64](capacity=32)
        for card in range(N_CARDS):
            at: i64 = s.where[card]
            own = at == self.seat or first <= at < first + N_SLOTS
            if own and (tags == 0 or CARD_TAGS[card] & tags != 0):
                found = append(found, DISCARD.at(card))
        return found

    def objection(self, s: EMission, option: i64) -> i64:
        """Any."""
        return 0

    def choose(self, s: EMission, option: i64) -> None:
        """If a top card goes, the card below becomes usable again."""
        card: i64 = DISCARD.first(option)
        s.discard(card)
        s.tell(events.DISCARDED, self.seat, card)
        if self.left > 1:
            s.then(DiscardCards(self.seat, self.effect, self.left - 1))


class GiveUp(GroupChoice):
    """EM-9.5.7, EM-9.8.8 A global project of the group's choice is discarded; none: no effect."""

    def __init__(self, seat: i64, left: i64) -> None:
        super().__init__(seat)
        self.left = left

    def candidates(self, s: EMission) -> vec[i64]:
        """All that lie out."""
        found = vec[i64](capacity=N_GLOBAL_SLOTS)
        for project in range(N_GLOBALS):
            if s.global_at[project] >= 0:
                found = append(found, GIVE_UP.at(project))
        return found

    def objection(self, s: EMission, option: i64) -> i64:
        """Any."""
        return 0

    def decide(self, s: EMission, option: i64) -> None:
        """EM-5.2.5 With all tucked cards."""
        project: i64 = GIVE_UP.first(option)
        s.tell(events.GAVE_UP, project)
        discard_project(s, s.global_at[project])
        if self.left > 1:
            ask_group(s, [GiveUp(seat, self.left - 1) for seat in range(s.seats)])
