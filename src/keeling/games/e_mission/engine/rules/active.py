"""EM-6.6 Whether a global project is active, and what is still needed for that."""

from __future__ import annotations

from mypy_extensions import i64

from keeling.games.e_mission.engine import events
from keeling.games.e_mission.engine.effects import FIRST, OF_GLOBALS, OP
from keeling.games.e_mission.engine.state import EMission
from keeling.games.e_mission.engine.tables import (
    EACH_HAS,
    HAS_N,
    N_GLOBAL_SLOTS,
    N_GLOBALS,
    N_TAGS,
    NONE,
    SOME_HAS,
    TUCK_NEED,
)
from keeling.kernel.bits import bit


def is_active(s: EMission, slot: i64) -> bool:
    """EM-6.6.1 As soon as the requirement is met, and as long; EM-6.6.8 whoever tucked."""
    card: i64 = s.out[slot]
    if card == NONE:
        return False
    if EACH_HAS[card] != NONE:
        return each_has(s, EACH_HAS[card], HAS_N[card])
    if SOME_HAS[card] != NONE:
        return some_has(s, SOME_HAS[card], HAS_N[card])
    for tag in range(N_TAGS):
        if missing(s, slot, tag) > 0:
            return False
    return True


def each_has(s: EMission, kind: i64, n: i64) -> bool:
    """EM-6.6.3 Every board shows so much resilience."""
    for seat in range(s.seats):
        if s.resilience_of(seat, kind) < n:
            return False
    return True


def some_has(s: EMission, tag: i64, n: i64) -> bool:
    """EM-6.6.11 One player has so many tags in all stacks together."""
    for seat in range(s.seats):
        if s.tags_of(seat, tag) >= n:
            return True
    return False


def missing(s: EMission, slot: i64, tag: i64) -> i64:
    """EM-6.6.2, EM-6.6.10 How many of a tag are still needed under a project."""
    need: i64 = TUCK_NEED[(s.seats * N_GLOBALS + s.out[slot]) * N_TAGS + tag]
    return max(0, need - s.under[slot * N_TAGS + tag])


def look_again(s: EMission) -> None:
    """Tell what has become active or inactive; EM-6.2.7 whoever is done may want to use it."""
    for slot in range(N_GLOBAL_SLOTS):
        now: bool = is_active(s, slot)
        if now and s.active & bit(slot) == 0:
            s.active |= bit(slot)
            s.done = 0
            s.tell(events.ACTIVE, s.out[slot])
        elif not now and s.active & bit(slot) != 0:
            s.active &= ~bit(slot)
            if s.out[slot] != NONE:
                s.tell(events.INACTIVE, s.out[slot])


def slot_with(s: EMission, op: i64) -> i64:
    """The slot of an active project with such an effect, or NONE."""
    for slot in range(N_GLOBAL_SLOTS):
        if is_active(s, slot) and OP[FIRST[OF_GLOBALS + s.out[slot]]] == op:
            return slot
    return NONE
