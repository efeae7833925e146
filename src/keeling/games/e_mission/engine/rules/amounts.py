"""EM-7.17 How much an effect comes to, and whether it would change anything (EM-6.3.11).

A place is where an effect comes from: a slot of their own projects, or behind them a slot of the
global ones.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from keeling.games.e_mission.engine import reasons
from keeling.games.e_mission.engine.effects import (
    ADD_DAC,
    ADD_OCEAN,
    ADD_TREE,
    AMOUNT,
    CUT_EMITTED,
    DOUBLE_CLEAN,
    DRAW_CARDS,
    DRAW_FILTER,
    DRAW_KEEP,
    FIRST,
    GAIN_CLEAN,
    GEO_ROLL,
    HAS_TIER_KINDS,
    KIND,
    LOWER_DEMAND,
    MOVE_CARD,
    N_TIERS,
    NO_REMOVE_DIRTY,
    NO_REMOVE_EMISSION,
    OF_GLOBALS,
    OP,
    OPTIONAL,
    PER,
    RECOVER_CARD,
    REMOVE_COMMUNITY,
    REMOVE_DIRTY,
    REMOVE_EMISSION,
    REVEAL_CRISIS,
    SWAP_DIRTY_CLEAN,
    TAG_SET,
    TIER_AMOUNT,
    TIER_FROM,
    TIER_KIND,
    TIER_TAG,
    TO,
    TO_ANY,
    TUCK_FROM_DECK,
)
from keeling.games.e_mission.engine.rules.active import is_active
from keeling.games.e_mission.engine.rules.decks import can_draw
from keeling.games.e_mission.engine.rules.partners import is_partnered, partner_objection_any
from keeling.games.e_mission.engine.state import EMission
from keeling.games.e_mission.engine.tables import (
    CARD_TAGS,
    MAX_DAC,
    MAX_OCEANS,
    MAX_TREES,
    N_EMISSIONS,
    N_GLOBAL_SLOTS,
    N_SLOTS,
    N_TAGS,
    NONE,
)
from keeling.kernel.bits import bit

GLOBAL: Final = N_SLOTS  # places from here on are global slots


def source(s: EMission, seat: i64, place: i64) -> i64:
    """Where the effects of a place stand in the list of all."""
    return s.top[seat * N_SLOTS + place] if place < GLOBAL else OF_GLOBALS + s.out[place - GLOBAL]


def tags_at(s: EMission, seat: i64, place: i64, tag: i64) -> i64:
    """EM-6.3.2 Tags in the stack; EM-7.17 for a global project those tucked under it."""
    if place < GLOBAL:
        return s.tag(seat, place, tag)
    return s.under[(place - GLOBAL) * N_TAGS + tag]


def amount(s: EMission, seat: i64, place: i64, effect: i64) -> i64:
    """EM-7.17 The number, times tags if it says so, EM-7.6 or the highest tier reached."""
    n: i64 = AMOUNT[effect]
    if TIER_TAG[effect] != NONE:
        n = tier(tags_at(s, seat, place, TIER_TAG[effect]), effect)
    elif PER[effect] != NONE:
        n *= tags_at(s, seat, place, PER[effect])
    if OP[effect] == GAIN_CLEAN and is_doubled(s, seat, place):
        n *= 2
    return n


def tier(tags: i64, effect: i64) -> i64:
    """EM-7.6 Below the lowest tier nothing."""
    n: i64 = 0
    for row in range(effect * N_TIERS, (effect + 1) * N_TIERS):
        if tags >= TIER_FROM[row]:
            n = TIER_AMOUNT[row]
    return n


def kind_of(s: EMission, seat: i64, place: i64, effect: i64) -> i64:
    """EM-7.43 The kind of the highest tier reached; of most effects the only one."""
    kind: i64 = KIND[effect]
    if HAS_TIER_KINDS[effect] != 0:
        tags: i64 = tags_at(s, seat, place, TIER_TAG[effect])
        for row in range(effect * N_TIERS, (effect + 1) * N_TIERS):
            if tags >= TIER_FROM[row]:
                kind = TIER_KIND[row]
    return kind


def is_doubled(s: EMission, seat: i64, place: i64) -> bool:
    """EM-7.38 The top card of one's project shows the tag of an active project that doubles."""
    if place >= GLOBAL:
        return False
    for slot in range(N_GLOBAL_SLOTS):
        if s.out[slot] != NONE:
            effect: i64 = FIRST[OF_GLOBALS + s.out[slot]]
            doubles = OP[effect] == DOUBLE_CLEAN and is_active(s, slot)
            if doubles and CARD_TAGS[s.top[seat * N_SLOTS + place]] & TAG_SET[effect] != 0:
                return True
    return False


def is_blocked(s: EMission, op: i64) -> i64:
    """EM-7.34 Why an effect is forbidden: by a restriction (EM-9.4) or a challenge (EM-11.9)."""
    if s.restrictions != 0:
        dirty = op in (REMOVE_DIRTY, SWAP_DIRTY_CLEAN)
        if dirty and s.restrictions & bit(NO_REMOVE_DIRTY) != 0:  # EM-9.4.1
            return reasons.RESTRICTED.at()
        if op == REMOVE_EMISSION and s.restrictions & bit(NO_REMOVE_EMISSION) != 0:  # EM-9.4.4
            return reasons.RESTRICTED.at()
    if s.forbidden != 0 and op <= 60 and s.forbidden & bit(op) != 0:  # noqa: PLR2004 - a set of bits
        return reasons.FORBIDDEN.at()
    return 0


def effects_objection(s: EMission, seat: i64, place: i64, cost: i64) -> i64:
    """EM-6.3.11 At least one effect that is not optional has to change something."""
    of: i64 = source(s, seat, place)
    first: i64 = 0
    for effect in range(FIRST[of], FIRST[of + 1]):
        if OPTIONAL[effect] == 0:
            found: i64 = effect_objection(s, seat, place, effect, cost)
            if found == 0:
                return 0
            first = found if first == 0 else first
    return first


def effect_objection(s: EMission, seat: i64, place: i64, effect: i64, cost: i64) -> i64:
    """Why an effect would change nothing, once so many hand cards are paid."""
    op: i64 = OP[effect]
    found: i64 = is_blocked(s, op)
    if found != 0 or op == GEO_ROLL:  # EM-7.13 always usable
        return found
    if amount(s, seat, place, effect) == 0:
        return reasons.NO_TIER.at() if TIER_TAG[effect] != NONE else reasons.NO_CHANGE.at()
    if is_partnered(op):
        return partner_objection_any(s, seat, place, effect, cost)
    if op in (DRAW_CARDS, DRAW_KEEP, DRAW_FILTER, TUCK_FROM_DECK):  # EM-7.22
        return 0 if can_draw(s) else reasons.DECK_EMPTY.at()
    if op in (ADD_TREE, ADD_OCEAN, ADD_DAC):
        return 0 if is_left(s, op) else reasons.SUPPLY_EMPTY.at()
    return board_objection(s, seat, place, effect)


def is_left(s: EMission, op: i64) -> bool:
    """EM-7.5 Whether the supply holds some."""
    if op == ADD_TREE:
        return s.trees < MAX_TREES
    return s.oceans < MAX_OCEANS if op == ADD_OCEAN else s.dac < MAX_DAC


def board_objection(s: EMission, seat: i64, place: i64, effect: i64) -> i64:
    """What needs something on their own board or on the table; all else is always usable."""
    op: i64 = OP[effect]
    found: i64 = 0
    if op in (REMOVE_DIRTY, SWAP_DIRTY_CLEAN):
        found = reasons.NO_DIRTY.at() if s.dirty[seat] == 0 else 0
    elif op == REMOVE_EMISSION:
        found = emission_objection(s, seat, kind_of(s, seat, place, effect))
    elif op == LOWER_DEMAND:
        found = reasons.NO_DEMAND.at() if s.demand[seat] == 0 else 0
    elif op == REMOVE_COMMUNITY:
        found = community_objection(s, seat, effect)
    else:
        found = table_objection(s, seat, op)
    return found


def community_objection(s: EMission, seat: i64, effect: i64) -> i64:
    """EM-7.21 At least one of their own, EM-7.44 or anybody's."""
    if TO[effect] != TO_ANY:
        return reasons.NO_COMMUNITY.at() if s.communities[seat] == 0 else 0
    for player in range(s.seats):
        if s.communities[player] > 0:
            return 0
    return reasons.NOBODY_TO_RELIEVE.at()


def table_objection(s: EMission, seat: i64, op: i64) -> i64:
    """What needs cards somewhere, or carbon to cut."""
    found: i64 = 0
    if op == RECOVER_CARD:
        found = reasons.PILE_EMPTY.at() if s.pile_size == 0 else 0
    elif op == REVEAL_CRISIS:
        found = reasons.NO_FACE_DOWN.at() if s.face_down() == 0 else 0
    elif op == MOVE_CARD:
        found = 0 if can_move(s, seat) else reasons.NO_CARD_TO_MOVE.at()
    elif op == CUT_EMITTED:
        found = 0 if s.emits(seat) > s.cut[seat] else reasons.NOTHING_EMITTED.at()
    return found


def emission_objection(s: EMission, seat: i64, kind: i64) -> i64:
    """EM-7.2 At least one such token."""
    if kind == NONE:
        return 0 if s.emits(seat) > s.dirty[seat] else reasons.NO_EMISSIONS.at()
    has = s.emission[seat * N_EMISSIONS + kind] > 0
    return 0 if has else reasons.NO_EMISSION.at(kind)


def can_move(s: EMission, seat: i64) -> bool:
    """EM-7.12 A stack of two or more cards, and a second stack."""
    stacks: i64 = 0
    deep = False
    for stack in range(seat * N_SLOTS, (seat + 1) * N_SLOTS):
        if s.top[stack] != NONE:
            stacks += 1
            deep = deep or s.below[s.top[stack]] != NONE
    return deep and stacks > 1
