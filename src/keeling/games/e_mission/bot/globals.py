"""What global projects are worth: those that are active, and those that are not yet."""

from __future__ import annotations

from mypy_extensions import i64

from keeling.games.e_mission.bot import weights as w
from keeling.games.e_mission.bot.boards import Board
from keeling.games.e_mission.bot.outlook import Outlook
from keeling.games.e_mission.bot.prices import PRICED_AS, prices
from keeling.games.e_mission.engine.effects import (
    AMOUNT,
    DOUBLE_CLEAN,
    DRAW_BONUS,
    EACH,
    EXTRA_FORECAST,
    FIRST,
    GAIN_CLEAN,
    GIVE_CLEAN,
    IGNORE_CRISIS,
    IGNORE_EFFECT_ROLL,
    KIND,
    OF_GLOBALS,
    OP,
    REDUCE_CRISIS,
    TAG_SET,
)
from keeling.games.e_mission.engine.rules.active import is_active, missing
from keeling.games.e_mission.engine.state import EMission
from keeling.games.e_mission.engine.tables import (
    BY_ACTION,
    CARD_TAGS,
    EACH_HAS,
    FOR_GROUP,
    GLOBAL_COST,
    N_GLOBAL_SLOTS,
    N_GLOBALS,
    N_TAGS,
    N_TRACKS,
    NONE,
    SOME_HAS,
    TRIGGER,
    TUCK_NEED,
    USES,
)


def projects_worth(s: EMission, o: Outlook, boards: list[Board]) -> float:
    """All that lie out. What an active one yields as an action is counted with the projects."""
    total = 0.0
    for slot in range(N_GLOBAL_SLOTS):
        card: i64 = s.out[slot]
        if card == NONE:
            continue
        if is_active(s, slot):
            if TRIGGER[card] != BY_ACTION:
                total += passive(s, o, slot)
        else:
            part = progress(s, slot)
            worth = passive(s, o, slot)
            if TRIGGER[card] == BY_ACTION:
                worth = active_worth(s, o, boards, card)
            total += w.PROGRESS * worth * (0.2 + 0.8 * part)
    return total


def progress(s: EMission, slot: i64) -> float:
    """How much of what a project needs is there."""
    card: i64 = s.out[slot]
    if EACH_HAS[card] != NONE or SOME_HAS[card] != NONE:
        return 0.3
    need: i64 = 0
    lacks: i64 = 0
    for tag in range(N_TAGS):
        need += TUCK_NEED[(s.seats * N_GLOBALS + card) * N_TAGS + tag]
        lacks += missing(s, slot, tag)
    return 1.0 - float(lacks) / float(max(1, need))


def passive(s: EMission, o: Outlook, slot: i64) -> float:
    """A project that works by itself."""
    effect: i64 = FIRST[OF_GLOBALS + s.out[slot]]
    op: i64 = OP[effect]
    if op == DRAW_BONUS:
        players = float(s.seats) if KIND[effect] == EACH else 1.0
        return o.card * o.ahead * players * float(AMOUNT[effect])
    if op == IGNORE_CRISIS:
        return w.SHIELD * o.ahead * (1.0 + o.next_bands) * 0.4
    if op == REDUCE_CRISIS:
        return w.SHIELD * (0.3 + min(3.0, float(s.tucked[slot])))
    if op == EXTRA_FORECAST:
        return w.FORESEEN * o.ahead
    if op == IGNORE_EFFECT_ROLL:  # about every sixth roll, and every second of them tips
        rolls = min(1.0, o.next_bands / float(N_TRACKS))
        return w.TIPS * o.carbon * float(s.seats) * rolls * o.ahead
    return doubled(s, effect) if op == DOUBLE_CLEAN else w.SHARED * o.ahead


def doubled(s: EMission, effect: i64) -> float:
    """EM-7.38 The projects whose clean energy is doubled, and those that may still come."""
    total = w.DOUBLED
    for card in s.top:
        if card != NONE and CARD_TAGS[card] & TAG_SET[effect] != 0:
            total += w.DOUBLED if OP[FIRST[card]] == GAIN_CLEAN else 0.0
    return total


def active_worth(s: EMission, o: Outlook, boards: list[Board], card: i64) -> float:
    """What a project that is used as an action would bring in the rounds to come."""
    if USES[card] < 0:
        return 0.0
    if OP[FIRST[OF_GLOBALS + card]] == GIVE_CLEAN:
        return w.SHARED * o.ahead
    total = 0.0
    for board in boards:
        price = prices(s, board, o, 1.0)
        worth = -0.5 * o.card * float(GLOBAL_COST[card])
        for effect in range(FIRST[OF_GLOBALS + card], FIRST[OF_GLOBALS + card + 1]):
            worth += float(AMOUNT[effect]) * price[PRICED_AS[effect]]
        total += max(0.0, worth)
    if FOR_GROUP[card] != 0:
        total /= float(s.seats)
    return total * o.ahead * float(USES[card])
