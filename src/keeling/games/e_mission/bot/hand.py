"""Which hand cards are better kept than paid: those with tags that something counts."""

from __future__ import annotations

from mypy_extensions import i64

from keeling.games.e_mission.bot import weights as w
from keeling.games.e_mission.engine.effects import FIRST, PER, TIER_TAG
from keeling.games.e_mission.engine.options import PAY
from keeling.games.e_mission.engine.rules.active import missing
from keeling.games.e_mission.engine.state import EMission
from keeling.games.e_mission.engine.tables import (
    CARD_NEED,
    CARD_TAG,
    CARD_TAGS,
    LIMIT,
    LIMIT_TAG,
    N_GLOBAL_SLOTS,
    N_PROJECTS,
    N_SLOTS,
    N_TAGS,
    NONE,
    PER_TAG,
)
from keeling.kernel.bits import bit


def hand_worth(s: EMission, seat: i64) -> float:
    """Tags in the hand that own projects count or lack, or that global projects need."""
    counted: i64 = counted_tags(s, seat)
    total = 0.0
    for card in range(N_PROJECTS):
        if s.where[card] == seat:
            total += latent(card, counted)
    return total


def latent(card: i64, counted: i64) -> float:
    """What the tags of a card could be good for."""
    total = 0.0
    if CARD_TAGS[card] & counted != 0:
        for tag in range(N_TAGS):
            if counted & bit(tag) != 0:
                total += w.LATENT * float(CARD_TAG[card * N_TAGS + tag])
    return total


def least_useful(s: EMission, seat: i64) -> i64:
    """The card to pay with."""
    counted: i64 = counted_tags(s, seat)
    best: i64 = NONE
    least = 0.0
    for option in s.offered:
        worth = latent(PAY.first(option), counted)
        if best == NONE or worth < least:
            best = PAY.first(option)
            least = worth
    return best


def counted_tags(s: EMission, seat: i64) -> i64:
    """Tags of which more would help, as bits."""
    found: i64 = 0
    for stack in range(seat * N_SLOTS, (seat + 1) * N_SLOTS):
        card: i64 = s.top[stack]
        if card != NONE:
            found |= tags_counted_by(card)
    for slot in range(N_GLOBAL_SLOTS):
        if s.out[slot] != NONE:
            for tag in range(N_TAGS):
                if missing(s, slot, tag) > 0:
                    found |= bit(tag)
    return found


def tags_counted_by(card: i64) -> i64:
    """Tags on which the use of a card depends."""
    found: i64 = 0
    if LIMIT[card] == PER_TAG:
        found |= bit(LIMIT_TAG[card])
    for effect in range(FIRST[card], FIRST[card + 1]):
        if PER[effect] != NONE:
            found |= bit(PER[effect])
        if TIER_TAG[effect] != NONE:
            found |= bit(TIER_TAG[effect])
    for tag in range(N_TAGS):
        if CARD_NEED[card * N_TAGS + tag] > 0:
            found |= bit(tag)
    return found
