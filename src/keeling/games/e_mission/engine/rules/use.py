"""EM-6.3, EM-6.6 Using the effect of a project of their own or of a global one."""

from __future__ import annotations

from mypy_extensions import i64

from keeling.games.e_mission.engine import reasons
from keeling.games.e_mission.engine.rules.active import is_active
from keeling.games.e_mission.engine.rules.amounts import GLOBAL, effects_objection
from keeling.games.e_mission.engine.state import EMission
from keeling.games.e_mission.engine.tables import (
    BY_ACTION,
    CARD_NEED,
    COST_DISCARD,
    COST_RESILIENCE,
    FOR_GROUP,
    GLOBAL_COST,
    IN_EMISSION_PHASE,
    LIMIT,
    LIMIT_TAG,
    MOST_DIRTY,
    MOST_USES,
    N_GLOBAL_SLOTS,
    N_RESILIENCE,
    N_SLOTS,
    N_TAGS,
    NO_LIMIT,
    NONE,
    ONCE,
    OPEN_USES,
    TRIGGER,
    TUCKED_COST,
    USES,
)


def use_objection(s: EMission, seat: i64, slot: i64, emitting: bool) -> i64:
    """EM-6.3.1 The top card of one's own project: its time, needs, limit, cost, and some effect.

    EM-6.3.17 `emitting`: it is asked in the emission phase, which has cards of its own.
    """
    card: i64 = s.top[seat * N_SLOTS + slot]
    if card != NONE and (IN_EMISSION_PHASE[card] != 0) != emitting:
        return reasons.NOT_NOW.at()
    found: i64 = card_objection(s, seat, slot)
    return found if found != 0 else effects_objection(s, seat, slot, COST_DISCARD[card])


def card_objection(s: EMission, seat: i64, slot: i64) -> i64:
    """There is a card; its needs, limit and cost, whenever it is used."""
    card: i64 = s.top[seat * N_SLOTS + slot]
    if card == NONE:
        return reasons.EMPTY_SLOT.at()
    for tag in range(N_TAGS):  # EM-6.3.3
        if s.tag(seat, slot, tag) < CARD_NEED[card * N_TAGS + tag]:
            return reasons.NEEDS_TAG.at(tag, CARD_NEED[card * N_TAGS + tag])
    found: i64 = limit_objection(s, seat, slot)
    return found if found != 0 else cost_objection(s, seat, card)


def limit_objection(s: EMission, seat: i64, slot: i64) -> i64:
    """EM-6.3.6 As often as it is paid, once, or once for each tag; EM-6.3.8 in the stack now."""
    card: i64 = s.top[seat * N_SLOTS + slot]
    if LIMIT[card] == NO_LIMIT:
        return 0
    most: i64 = 1
    if LIMIT[card] != ONCE:
        most = s.tag(seat, slot, LIMIT_TAG[card])
        if most == 0:
            return reasons.NO_LIMIT_TAG.at(LIMIT_TAG[card])
    return reasons.USED_UP.at(most) if s.used[seat * N_SLOTS + slot] >= most else 0


def cost_objection(s: EMission, seat: i64, card: i64) -> i64:
    """EM-6.3.4 In full or not at all; EM-6.3.5 from their own hand; EM-6.3.16 own resilience."""
    if s.hand_size[seat] < COST_DISCARD[card]:
        return reasons.TOO_FEW_CARDS.at(COST_DISCARD[card], s.hand_size[seat])
    for kind in range(N_RESILIENCE):
        cost: i64 = COST_RESILIENCE[card * N_RESILIENCE + kind]
        if s.resilience_of(seat, kind) < cost:
            return reasons.TOO_LITTLE_RESILIENCE.at(kind, cost)
    return 0


def use_global_objection(s: EMission, seat: i64, slot: i64) -> i64:
    """EM-6.6.6 An active project with the trigger `action`, uses left, its cost, some effect."""
    found: i64 = global_objection(s, seat, slot)
    if found != 0:
        return found
    return effects_objection(s, seat, GLOBAL + slot, GLOBAL_COST[s.out[slot]])


def global_objection(s: EMission, seat: i64, slot: i64) -> i64:
    """Its time, uses and cost."""
    card: i64 = s.out[slot]
    if TRIGGER[card] != BY_ACTION:  # EM-6.6.5, EM-6.6.14
        return reasons.AUTOMATIC.at()
    if not is_active(s, slot):
        return reasons.INACTIVE.at()
    found: i64 = uses_objection(s, seat, slot)
    return found if found != 0 else price_objection(s, seat, slot)


def price_objection(s: EMission, seat: i64, slot: i64) -> i64:
    """EM-6.6.16 Its condition, and its cost."""
    card: i64 = s.out[slot]
    if s.dirty[seat] > MOST_DIRTY[card]:
        return reasons.STILL_DIRTY.at()
    if s.tucked[slot] < TUCKED_COST[card]:
        return reasons.TOO_FEW_TUCKED.at(TUCKED_COST[card])
    if s.hand_size[seat] < GLOBAL_COST[card]:
        return reasons.TOO_FEW_CARDS.at(GLOBAL_COST[card], s.hand_size[seat])
    return 0


def uses_objection(s: EMission, seat: i64, slot: i64) -> i64:
    """EM-6.6.4 So often for each, or for all together; EM-6.2.10 and never without end."""
    card: i64 = s.out[slot]
    uses: i64 = s.global_used[seat * N_GLOBAL_SLOTS + slot]
    if USES[card] == OPEN_USES:
        return reasons.TOO_OFTEN.at(MOST_USES) if uses >= MOST_USES else 0
    if FOR_GROUP[card] != 0:
        uses = uses_of_all(s, slot)
    return reasons.GLOBAL_USED.at(USES[card]) if uses >= USES[card] else 0


def uses_of_all(s: EMission, slot: i64) -> i64:
    """How often all together have used a global project this round."""
    uses: i64 = 0
    for seat in range(s.seats):
        uses += s.global_used[seat * N_GLOBAL_SLOTS + slot]
    return uses
