"""What projects yield: with the cards in hand this round, and with those of later rounds."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from keeling.games.e_mission.bot import weights as w
from keeling.games.e_mission.bot.boards import Board
from keeling.games.e_mission.bot.outlook import Outlook
from keeling.games.e_mission.bot.prices import (
    OF_ANY,
    OF_EMISSIONS,
    PRICE_OF_KIND,
    PRICED_AS,
    UNLIMITED,
    USED_UP,
    prices,
    stock,
)
from keeling.games.e_mission.engine.effects import (
    FIRST,
    GEO_ROLL,
    HAS_TIER_KINDS,
    LOWER_DEMAND,
    OF_GLOBALS,
    OP,
)
from keeling.games.e_mission.engine.rules.active import is_active
from keeling.games.e_mission.engine.rules.amounts import GLOBAL, amount, is_blocked, kind_of
from keeling.games.e_mission.engine.rules.use import uses_objection
from keeling.games.e_mission.engine.state import EMission
from keeling.games.e_mission.engine.tables import (
    BASE_DRAW,
    BY_ACTION,
    CARD_NEED,
    COST_DEMAND,
    COST_DISCARD,
    COST_RESILIENCE,
    FOR_GROUP,
    GLOBAL_COST,
    IN_EMISSION_PHASE,
    LIMIT,
    LIMIT_TAG,
    N_GLOBAL_SLOTS,
    N_RESILIENCE,
    N_SLOTS,
    N_TAGS,
    NO_LIMIT,
    NONE,
    ONCE,
    PENALTY,
    TRIGGER,
    TUCKED_COST,
    USES,
)

OFTEN: Final = 99.0
FREE: Final = 100.0  # what costs no card comes first


class Use:
    """A project that can be used: what it costs, how often, and what a use brings."""

    def __init__(self, cards: i64, often: float) -> None:
        self.cards = float(cards)
        self.often = often  # in a round, or still in this one
        self.likely = 1.0
        self.n = 0.0  # of what its first effect brings
        self.gain = 0.0  # for all of them
        self.of: i64 = UNLIMITED  # what they use up
        self.rest = 0.0  # what its other effects bring, less what it costs besides cards

    def worth(self, has: vec[float], times: float) -> float:
        """What so many uses bring, as far as there is something to use up."""
        if self.n <= 0.0:
            return self.rest * times * self.likely
        return (min(times, has[self.of] / self.n) * self.gain + self.rest * times) * self.likely


def missing_tags(s: EMission, stack: i64, card: i64) -> i64:
    """EM-6.3.3 How many tags a card still needs."""
    found: i64 = 0
    for tag in range(N_TAGS):
        need: i64 = CARD_NEED[card * N_TAGS + tag]
        if need > 0:
            found += max(0, need - s.tags[stack * N_TAGS + tag])
    return found


def own_use(s: EMission, b: Board, slot: i64, rounds: float, price: vec[float]) -> Use | None:
    """A project of their own; in this round (0 rounds) only what can be used at once."""
    stack: i64 = b.seat * N_SLOTS + slot
    card: i64 = s.top[stack]
    if card == NONE or (rounds == 0.0 and IN_EMISSION_PHASE[card] != 0):
        return None
    often = how_often(s, stack, card)
    if rounds == 0.0 and LIMIT[card] != NO_LIMIT:
        often -= float(s.used[stack])
    cost = float(COST_DEMAND[card]) * price[LOWER_DEMAND]
    for kind in range(N_RESILIENCE):
        tokens: i64 = COST_RESILIENCE[card * N_RESILIENCE + kind]
        if tokens > 0:
            cost += float(tokens) * price[PRICE_OF_KIND + kind]
            often = min(often, float(s.resilience_of(b.seat, kind)))
    lacks: i64 = missing_tags(s, stack, card)
    if often <= 0.0 or (rounds == 0.0 and lacks > 0):
        return None
    found = Use(COST_DISCARD[card], often)
    found.rest = -cost
    for _ in range(lacks):
        found.likely *= w.LACKING
    add_effects(s, b.seat, slot, card, found, price)
    return found


def how_often(s: EMission, stack: i64, card: i64) -> float:
    """EM-6.3.6 Uses in a round."""
    if LIMIT[card] == NO_LIMIT:
        return OFTEN
    return 1.0 if LIMIT[card] == ONCE else float(s.tags[stack * N_TAGS + LIMIT_TAG[card]])


def add_effects(
    s: EMission, seat: i64, place: i64, source: i64, use: Use, price: vec[float]
) -> None:
    """What the effects of a source bring, the first one apart."""
    first: i64 = FIRST[source]
    for effect in range(first, FIRST[source + 1]):
        if is_blocked(s, OP[effect]) == 0:
            n = 1.0 if OP[effect] == GEO_ROLL else float(amount(s, seat, place, effect))
            worth = n * price[PRICED_AS[effect]]
            if effect == first:
                use.n = n
                use.gain = worth
                use.of = used_up(s, seat, place, effect)
            else:
                use.rest += worth


def used_up(s: EMission, seat: i64, place: i64, effect: i64) -> i64:
    """What an effect uses up; EM-7.43 the kind may depend on tags."""
    if HAS_TIER_KINDS[effect] == 0:
        return USED_UP[effect]
    kind: i64 = kind_of(s, seat, place, effect)
    return OF_ANY if kind == NONE else OF_EMISSIONS + kind


def global_use(s: EMission, seat: i64, slot: i64, rounds: float, price: vec[float]) -> Use | None:
    """A global project that is used as an action; those of the group are shared."""
    card: i64 = s.out[slot]
    if card == NONE or TRIGGER[card] != BY_ACTION or USES[card] < 0 or TUCKED_COST[card] > 0:
        return None
    if not is_active(s, slot) or (rounds == 0.0 and uses_objection(s, seat, slot) != 0):
        return None
    often = float(USES[card]) / (float(s.seats) if FOR_GROUP[card] != 0 else 1.0)
    found = Use(GLOBAL_COST[card], often)
    add_effects(s, seat, GLOBAL + slot, OF_GLOBALS + card, found, price)
    return found


def uses(s: EMission, b: Board, rounds: float, price: vec[float]) -> list[Use]:
    """All that a player can use."""
    found: list[Use] = []
    for slot in range(N_SLOTS):
        own = own_use(s, b, slot, rounds, price)
        if own is not None:
            found.append(own)
    for slot in range(N_GLOBAL_SLOTS):
        shared = global_use(s, b.seat, slot, rounds, price)
        if shared is not None:
            found.append(shared)
    return found


def best_use(left: list[Use], has: vec[float], cards: float, keep: float) -> i64:
    """What is free comes first, then what brings most for a card."""
    best: i64 = NONE
    best_rate = 0.0
    for n in range(len(left)):
        cost = left[n].cards
        if cost <= cards:
            worth = left[n].worth(has, 1.0) - cost * keep
            rate = worth / cost if cost > 0.0 else FREE + worth
            if worth > 0.0 and rate > best_rate:
                best = n
                best_rate = rate
    return best


def yields(s: EMission, b: Board, o: Outlook, cards: float, rounds: float) -> float:
    """What projects bring in so many rounds, paid with cards; 0 rounds: in the rest of this one."""
    has = stock(s, b.seat, o, rounds)
    keep = w.KEPT * o.card if rounds == 0.0 else 0.0
    left = uses(s, b, rounds, prices(s, b, o, rounds))
    total = 0.0
    while len(left) > 0:
        best: i64 = best_use(left, has, cards, keep)
        if best < 0:
            break
        use = left.pop(best)
        times = use.often * max(1.0, rounds)
        if use.cards > 0.0:
            times = min(times, cards / use.cards)
        if use.n > 0.0:
            times = min(times, max(1.0, has[use.of] / use.n))
        total += use.worth(has, times) - times * use.cards * keep
        cards -= times * use.cards
        took = use.n * times * use.likely
        has[use.of] = max(0.0, has[use.of] - took)
        if OF_EMISSIONS <= use.of < OF_ANY:
            has[OF_ANY] = max(0.0, has[OF_ANY] - took)
    return total


def draws(s: EMission, seat: i64) -> float:
    """Cards of a later round."""
    return float(BASE_DRAW + PENALTY[s.communities[seat]] + s.every_round[seat])
