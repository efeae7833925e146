"""EM-7.19 Effects that name another player: who can be named."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from keeling.games.e_mission.engine import reasons
from keeling.games.e_mission.engine.effects import (
    AMOUNT,
    EXCHANGE_CARD,
    FROM,
    GIVE_CARD,
    GIVE_CLEAN,
    GIVE_RESILIENCE,
    KIND,
    MOVE_COMMUNITY,
    OP,
    OTHER_DRAWS,
    OTHER_REMOVE_COMMUNITY,
    TAG_SET,
    TO,
    TO_NEEDS,
    TO_NEEDS_N,
    TO_OTHER,
)
from keeling.games.e_mission.engine.rules.decks import can_draw
from keeling.games.e_mission.engine.rules.order import is_asked
from keeling.games.e_mission.engine.state import EMission
from keeling.games.e_mission.engine.tables import (
    CARD_TAGS,
    N_PROJECTS,
    N_RESILIENCE,
    N_SLOTS,
    NONE,
    OPEN_USES,
    USES,
)
from keeling.kernel.bits import bit

WORD: Final = 60  # bits of a word in a set of cards


def is_partnered(op: i64) -> bool:
    """Whether an effect concerns another player."""
    return GIVE_CLEAN <= op <= MOVE_COMMUNITY


def names_partner(effect: i64) -> bool:
    """EM-7.19 Whether one is named when the use is declared; EM-7.28 not where any two may be."""
    return is_partnered(OP[effect]) and (OP[effect] != MOVE_COMMUNITY or FROM[effect] != 0)


def needs_consent(effect: i64) -> bool:
    """EM-7.25, EM-7.41 Whether the other player has to agree."""
    return OP[effect] == EXCHANGE_CARD or (OP[effect] == MOVE_COMMUNITY and FROM[effect] != 0)


def partner_objection_any(s: EMission, seat: i64, place: i64, effect: i64, cost: i64) -> i64:
    """EM-7.20 Why there is nobody for whom the effect is possible."""
    if s.seats == 1:
        return reasons.NOBODY_ELSE.at()
    own: i64 = own_objection(s, seat, place, effect, cost)
    if own != 0:
        return own
    if OP[effect] == MOVE_COMMUNITY and FROM[effect] == 0:
        return 0 if any_can_move(s, AMOUNT[effect]) else reasons.NO_COMMUNITY_TO_MOVE.at()
    found: i64 = 0
    for other in range(s.seats):
        if other != seat:
            found = partner_objection(s, seat, place, effect, other)
            if found == 0:
                return 0
    return found


def own_objection(s: EMission, seat: i64, place: i64, effect: i64, cost: i64) -> i64:
    """What the acting player lacks."""
    op: i64 = OP[effect]
    if op == GIVE_CLEAN:
        return reasons.NO_CLEAN.at() if s.clean[seat] == 0 else 0
    if op == OTHER_DRAWS:
        return 0 if can_draw(s) else reasons.DECK_EMPTY.at()
    if op == MOVE_COMMUNITY and FROM[effect] != 0:
        return own_community_objection(s, seat, effect)
    lacks = op in (GIVE_CARD, EXCHANGE_CARD) and s.hand_size[seat] <= cost
    lacks = lacks or (op == GIVE_CARD and givable(s, seat, place, effect) == 0)
    lacks = lacks or (op == GIVE_RESILIENCE and tokens(s, seat, KIND[effect]) == 0)
    return reasons.NOTHING_TO_GIVE.at() if lacks else 0


def own_community_objection(s: EMission, seat: i64, effect: i64) -> i64:
    """EM-7.41 The giver has one; EM-7.28 the receiver does not lose by it."""
    if TO[effect] == TO_OTHER:
        return reasons.NO_COMMUNITY_THERE.at() if s.communities[seat] == 0 else 0
    return reasons.WOULD_LOSE.at() if s.communities[seat] + 1 >= s.community_limit else 0


def partner_objection(s: EMission, seat: i64, place: i64, effect: i64, other: i64) -> i64:
    """Why a player cannot be the other one."""
    op: i64 = OP[effect]
    if needs_consent(effect) and s.refused[seat * s.seats + other] & bit(place) != 0:
        return reasons.HAS_REFUSED.at(other)
    if needs_consent(effect) and is_asked(s, other):
        return reasons.IS_ASKED.at(other)
    if op == MOVE_COMMUNITY and TO[effect] == TO_OTHER:
        return communities_objection(s, seat, other, effect, 1)
    lacks = op == EXCHANGE_CARD and s.hand_size[other] == 0
    from_other = op in (OTHER_REMOVE_COMMUNITY, MOVE_COMMUNITY)
    lacks = lacks or (from_other and s.communities[other] == 0)
    return reasons.NO_PARTNER.at() if lacks else 0


def communities_objection(s: EMission, seat: i64, other: i64, effect: i64, n: i64) -> i64:
    """EM-7.41 The receiver has the tags, the giver so many communities, and nobody loses by it."""
    giver: i64 = seat if TO[effect] == TO_OTHER else other
    to: i64 = other if TO[effect] == TO_OTHER else seat
    if TO_NEEDS[effect] != NONE and s.tags_of(to, TO_NEEDS[effect]) < TO_NEEDS_N[effect]:
        return reasons.LACKS_TAGS.at(TO_NEEDS[effect], TO_NEEDS_N[effect])
    if n > s.communities[giver]:
        return reasons.NO_COMMUNITY_THERE.at()
    return reasons.WOULD_LOSE.at() if s.communities[to] + n >= s.community_limit else 0


def givable(s: EMission, seat: i64, place: i64, effect: i64) -> i64:
    """EM-7.23, EM-7.40 How many hand cards could be given."""
    found: i64 = 0
    for card in range(N_PROJECTS):
        if s.where[card] == seat and give_objection(s, place, effect, card) == 0:
            found += 1
    return found


def give_objection(s: EMission, place: i64, effect: i64, card: i64) -> i64:
    """EM-7.40 A card with one of the tags; EM-6.6.13 each only once a round by such a project."""
    if TAG_SET[effect] != 0 and CARD_TAGS[card] & TAG_SET[effect] == 0:
        return reasons.NO_MATCH.at()
    return reasons.PASSED_ON.at() if gives_once(s, place) and was_given(s, card) else 0


def gives_once(s: EMission, place: i64) -> bool:
    """EM-6.6.13 Whether a place is a global project without a number of uses."""
    return place >= N_SLOTS and USES[s.out[place - N_SLOTS]] == OPEN_USES


def was_given(s: EMission, card: i64) -> bool:
    """EM-6.6.13 Whether a card was given this round."""
    return s.given[card // WORD] & bit(card % WORD) != 0


def give_once(s: EMission, card: i64) -> None:
    """EM-6.6.13 Remember that a card was given."""
    s.given[card // WORD] |= bit(card % WORD)


def tokens(s: EMission, seat: i64, kind: i64) -> i64:
    """The resilience of a kind, or of all kinds."""
    found: i64 = 0
    for one in range(N_RESILIENCE):
        if kind in (NONE, one):
            found += s.resilience_of(seat, one)
    return found


def any_can_move(s: EMission, n: i64) -> bool:
    """EM-7.28 Whether there are two between whom a community can move."""
    for giver in range(s.seats):
        for to in range(s.seats):
            if move_objection(s, giver, to, n) == 0:
                return True
    return False


def move_objection(s: EMission, giver: i64, to: i64, n: i64) -> i64:
    """EM-7.28 The giver has one, and the receiver does not lose by it."""
    if giver == to or s.communities[giver] == 0:
        return reasons.NO_COMMUNITY_TO_MOVE.at()
    moved: i64 = min(n, s.communities[giver])
    return reasons.WOULD_LOSE.at() if s.communities[to] + moved >= s.community_limit else 0
