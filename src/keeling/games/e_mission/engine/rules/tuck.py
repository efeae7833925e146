"""EM-6.4, EM-6.5 Hand cards go on top of projects, or under projects and crises."""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from keeling.games.e_mission.engine import events, reasons
from keeling.games.e_mission.engine.effects import FIRST, KIND, NO_CRISIS_SUPPORT, OF_CRISES
from keeling.games.e_mission.engine.options import TAKE_TAG
from keeling.games.e_mission.engine.rules.active import missing
from keeling.games.e_mission.engine.rules.boards import wake
from keeling.games.e_mission.engine.rules.column import discard_crisis, under_crisis
from keeling.games.e_mission.engine.state import IS_ONGOING, NO_TAG, UNDER_GLOBAL, EMission
from keeling.games.e_mission.engine.tables import (
    CARD_TAGS,
    EACH_HAS,
    END_ONGOING,
    N_CRISES,
    N_SLOTS,
    N_TAGS,
    NONE,
    OPEN_TUCK,
    REDUCE,
    SET_TUCK,
    SOME_HAS,
    SUPPORT_MODE,
    SUPPORT_NEED,
    SUPPORT_TAG,
)
from keeling.kernel.agenda import Choice
from keeling.kernel.bits import bit

# ---- own projects


def tuck_objection(s: EMission, seat: i64, slot: i64) -> i64:
    """EM-6.4.1 Any card under any own project; EM-6.5.3 not into an empty slot."""
    return reasons.TUCK_INTO_NOTHING.at() if s.top[seat * N_SLOTS + slot] == NONE else 0


def tuck(s: EMission, seat: i64, card: i64, slot: i64) -> None:
    """EM-6.4.1 To the bottom: its tags count from now on, its effect does not."""
    s.tuck(card, seat * N_SLOTS + slot)
    s.tell(events.TUCKED, seat, card, slot)


def cover(s: EMission, seat: i64, card: i64, slot: i64) -> None:
    """EM-6.5.1 On top, usable at once; EM-6.5.3 also on an empty slot; EM-6.5.2 any number."""
    s.cover(card, seat * N_SLOTS + slot)
    for other in range(s.seats):  # EM-7.25 another card may ask again
        s.refused[seat * s.seats + other] &= ~bit(slot)
    s.tell(events.COVERED, seat, card, slot)


# ---- global projects


def support_objection(s: EMission, card: i64, slot: i64) -> i64:
    """EM-6.4.4 At least one tag has to count there still; EM-6.6.3, EM-6.6.11 not of any card."""
    project: i64 = s.out[slot]
    if EACH_HAS[project] != NONE:
        return reasons.ALL_NEED_IT.at()
    if SOME_HAS[project] != NONE:
        return reasons.ONE_NEEDS_IT.at()
    if OPEN_TUCK[project] != 0:  # EM-6.6.12
        return 0 if CARD_TAGS[card] & OPEN_TUCK[project] != 0 else reasons.NO_MATCH.at()
    wanted: i64 = wanted_tags(s, slot)
    if wanted == 0:
        return reasons.NEED_MET.at()
    if CARD_TAGS[card] & wanted != 0:
        return 0
    taken = CARD_TAGS[card] & SET_TUCK[project] != 0
    return reasons.TAG_TAKEN.at() if taken else reasons.NO_MATCH.at()


def wanted_tags(s: EMission, slot: i64) -> i64:
    """The tags that still count under a project, as bits."""
    project: i64 = s.out[slot]
    found: i64 = 0
    for tag in range(N_TAGS):
        if SET_TUCK[project] != 0:
            free = s.under[slot * N_TAGS + tag] == 0
            found |= SET_TUCK[project] & bit(tag) if free else 0
        elif missing(s, slot, tag) > 0:
            found |= bit(tag)
    return found


def support(s: EMission, seat: i64, card: i64, slot: i64) -> None:
    """EM-6.4.2 Under a global project; EM-6.4.6 in a list of tags the card takes one of them."""
    if SET_TUCK[s.out[slot]] != 0:
        s.then(TakeTag(seat, card, slot))
    else:
        lay_under(s, seat, card, slot, NO_TAG)


def lay_under(s: EMission, seat: i64, card: i64, slot: i64, tag: i64) -> None:
    """EM-6.4.10 Its tags work only there; EM-6.4.5 each of them, a double one twice."""
    s.put(card, UNDER_GLOBAL + slot * (N_TAGS + 1) + tag)
    s.tell(events.SUPPORTED, seat, card, s.out[slot])


class TakeTag(Choice[EMission]):
    """EM-6.4.6 Which free tag of the list a card takes."""

    def __init__(self, seat: i64, card: i64, slot: i64) -> None:
        super().__init__(seat)
        self.card = card
        self.slot = slot

    def candidates(self, s: EMission) -> vec[i64]:
        """Those on the card that are listed."""
        found = vec[i64](capacity=4)
        listed: i64 = CARD_TAGS[self.card] & SET_TUCK[s.out[self.slot]]
        for tag in range(N_TAGS):
            if listed & bit(tag) != 0:
                found = append(found, TAKE_TAG.at(tag))
        return found

    def objection(self, s: EMission, option: i64) -> i64:
        """Each only once."""
        free = wanted_tags(s, self.slot) & bit(TAKE_TAG.first(option)) != 0
        return 0 if free else reasons.TAG_TAKEN.at()

    def choose(self, s: EMission, option: i64) -> None:
        """The card lies there for this tag alone."""
        lay_under(s, self.seat, self.card, self.slot, TAKE_TAG.first(option))


# ---- crises


def help_objection(s: EMission, card: i64, crisis: i64) -> i64:
    """EM-6.4.3 A crisis that can be supported; EM-6.4.4 with a tag that still counts."""
    if SUPPORT_MODE[crisis] == NONE:
        return reasons.NO_SUPPORT.at()
    if is_barred(s, crisis):
        return reasons.SUPPORT_FORBIDDEN.at()
    if CARD_TAGS[card] & bit(SUPPORT_TAG[crisis]) == 0:
        return reasons.NO_MATCH.at()
    if SUPPORT_MODE[crisis] != REDUCE and s.aid[crisis] >= SUPPORT_NEED[crisis]:
        return reasons.NEED_MET.at()
    return 0


def is_barred(s: EMission, crisis: i64) -> bool:
    """EM-9.4.2 Whether an ongoing crisis forbids support for others than itself."""
    if s.restrictions & bit(NO_CRISIS_SUPPORT) == 0:
        return False
    for other in range(N_CRISES):
        bars = KIND[FIRST[OF_CRISES + other]] == NO_CRISIS_SUPPORT
        if bars and other != crisis and s.crisis_at[other] == IS_ONGOING:
            return True
    return False


def help_against(s: EMission, seat: i64, card: i64, crisis: i64) -> None:
    """EM-6.4.8 An ongoing crisis is discarded at once when its tags are complete."""
    s.put(card, under_crisis(crisis))
    s.tell(events.HELPED, seat, card, crisis)
    if SUPPORT_MODE[crisis] == END_ONGOING and s.aid[crisis] >= SUPPORT_NEED[crisis]:
        discard_crisis(s, crisis)
        s.tell(events.AVERTED, crisis)
        for player in range(s.seats):  # EM-6.2.7
            wake(s, player)
