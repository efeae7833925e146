"""EM-9.3.6, EM-9.3.18 What the group can do when a crisis strikes; EM-9.3.15 nothing else."""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from keeling.games.e_mission.engine import events
from keeling.games.e_mission.engine.effects import (
    AMOUNT,
    FIRST,
    IGNORE_CRISIS,
    KIND,
    OF_CRISES,
    OF_GLOBALS,
    OP,
    REDUCE_CRISIS,
)
from keeling.games.e_mission.engine.options import ENOUGH, SHIELD, SKIP, SPEND
from keeling.games.e_mission.engine.rules.active import is_active, slot_with
from keeling.games.e_mission.engine.rules.group import GroupChoice, ask_group
from keeling.games.e_mission.engine.rules.harm import crisis_amount
from keeling.games.e_mission.engine.rules.use import uses_of_all
from keeling.games.e_mission.engine.state import EMission
from keeling.games.e_mission.engine.tables import N_GLOBAL_SLOTS, N_GLOBALS, NONE, REDUCE_BY, USES
from keeling.kernel.agenda import Step
from keeling.kernel.bits import bit


class Shields(Step[EMission]):
    """EM-9.3.14 After the target is known and before the effect."""

    def __init__(self, crisis: i64, targets: i64) -> None:
        super().__init__()
        self.crisis = crisis
        self.targets = targets

    def run(self, s: EMission) -> None:
        """EM-9.3.18 Both kinds may be used on one crisis; where nothing happens nobody is asked."""
        crisis: i64 = self.crisis
        if not does_something(s, crisis, self.targets):
            return
        if slot_with(s, REDUCE_CRISIS) != NONE:
            ask_group(s, [Lessen(seat, crisis, self.targets) for seat in range(s.seats)])
        if self.targets != 0 and shield_against(s, crisis) != NONE:
            ask_group(s, [UseShield(seat, crisis, self.targets) for seat in range(s.seats)])


def does_something(s: EMission, crisis: i64, targets: i64) -> bool:
    """Whether a crisis has an effect on anybody as things stand."""
    of: i64 = OF_CRISES + crisis
    for effect in range(FIRST[of], FIRST[of + 1]):
        if targets == 0 and crisis_amount(s, crisis, effect, NONE) > 0:
            return True
    for seat in range(s.seats):
        if targets & ~s.spared & bit(seat) != 0 and is_hit(s, crisis, seat):
            return True
    return False


def is_hit(s: EMission, crisis: i64, seat: i64) -> bool:
    """Whether a crisis has an effect on a player it is aimed at."""
    of: i64 = OF_CRISES + crisis
    for effect in range(FIRST[of], FIRST[of + 1]):
        if crisis_amount(s, crisis, effect, seat) > 0:
            return True
    return False


def shield_against(s: EMission, crisis: i64) -> i64:
    """EM-9.3.6 The slot of an active shield of the kind that reduces the crisis, not used up."""
    for slot in range(N_GLOBAL_SLOTS):
        if is_active(s, slot) and uses_of_all(s, slot) < USES[s.out[slot]]:
            effect: i64 = FIRST[OF_GLOBALS + s.out[slot]]
            if OP[effect] == IGNORE_CRISIS and KIND[effect] == REDUCE_BY[crisis]:
                return slot
    return NONE


class UseShield(GroupChoice):
    """EM-9.3.6 One affected player is unaffected; nobody else becomes the target."""

    def __init__(self, seat: i64, crisis: i64, targets: i64) -> None:
        super().__init__(seat)
        self.crisis = crisis
        self.targets = targets

    def candidates(self, s: EMission) -> vec[i64]:
        """Any player to whom something would happen; or keep it."""
        found = append(vec[i64](capacity=5), SKIP)
        for project in range(N_GLOBALS):
            if s.global_at[project] >= 0 and s.global_at[project] == shield_against(s, self.crisis):
                for seat in range(s.seats):
                    if self.targets & bit(seat) != 0 and is_hit(s, self.crisis, seat):
                        found = append(found, SHIELD.at(project, seat))
        return found

    def objection(self, s: EMission, option: i64) -> i64:
        """Any."""
        return 0

    def decide(self, s: EMission, option: i64) -> None:
        """EM-6.6.4 Used for this round."""
        if option == SKIP:
            return
        slot: i64 = s.global_at[SHIELD.first(option)]
        s.global_used[slot] += 1  # of the group: whose counter it is does not matter
        s.spared |= bit(SHIELD.second(option))
        s.tell(events.SHIELDED, SHIELD.second(option), SHIELD.first(option))


class Lessen(GroupChoice):
    """EM-9.3.18 Cards discarded from under a project lower every amount for everybody."""

    def __init__(self, seat: i64, crisis: i64, targets: i64) -> None:
        super().__init__(seat)
        self.crisis = crisis
        self.targets = targets

    def candidates(self, s: EMission) -> vec[i64]:
        """Any card there; or no more, which is all if nothing is left to lower."""
        found = append(vec[i64](capacity=8), ENOUGH)
        slot: i64 = slot_with(s, REDUCE_CRISIS)
        if slot != NONE and does_something(s, self.crisis, self.targets):
            for card in s.under_global(slot):
                found = append(found, SPEND.at(card))
        return found

    def objection(self, s: EMission, option: i64) -> i64:
        """Any."""
        return 0

    def decide(self, s: EMission, option: i64) -> None:
        """EM-7.42 It may be repeated for the same crisis."""
        if option == ENOUGH:
            return
        slot: i64 = slot_with(s, REDUCE_CRISIS)
        card: i64 = SPEND.first(option)
        s.tell(events.SPENT, card, s.out[slot])
        s.discard(card)
        s.lessened += AMOUNT[FIRST[OF_GLOBALS + s.out[slot]]]
        ask_group(s, [Lessen(seat, self.crisis, self.targets) for seat in range(s.seats)])
