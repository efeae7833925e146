"""What crises that are known would cost, and what the others threaten."""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from keeling.games.e_mission.bot import weights as w
from keeling.games.e_mission.bot.outlook import Outlook
from keeling.games.e_mission.engine.effects import (
    ADD_CARBON_RECENT,
    ADD_CARBON_THERMOMETER,
    DISCARD_CARDS,
    DISCARD_GLOBAL_PROJECT,
    DRAW_FEWER_NEXT,
    FIRST,
    GAIN_COMMUNITY,
    GAIN_DIRTY,
    KIND,
    LOSE_DIRTY,
    LOSE_OCEAN,
    LOSE_RESILIENCE,
    LOSE_TREE,
    OF_CRISES,
    OP,
    RAISE_DEMAND,
)
from keeling.games.e_mission.engine.rules.harm import crisis_amount
from keeling.games.e_mission.engine.rules.targets import find_targets
from keeling.games.e_mission.engine.state import IS_ONGOING, EMission
from keeling.games.e_mission.engine.tables import (
    IGNORE,
    N_CRISES,
    NONE,
    ONGOING,
    SUPPORT_MODE,
    SUPPORT_NEED,
    TARGET,
    TO_WORLD,
)
from keeling.kernel.bits import bit, count_bits


def threats(s: EMission) -> vec[float]:
    """Communities that known crises would bring, by seat."""
    found = vec[float](capacity=s.seats)
    for _ in range(s.seats):
        found = append(found, 0.0)
    for crisis in s.column:
        if crisis >= 0 and not is_averted(s, crisis) and ONGOING[crisis] == 0:
            hit: i64 = find_targets(s, crisis)
            for seat in range(s.seats):
                if hit & bit(seat) != 0:
                    share = 1.0 if TARGET[crisis] == 0 else 1.0 / float(count_bits(hit))
                    found[seat] += share * new_communities(s, crisis, seat)
    return found


def is_averted(s: EMission, crisis: i64) -> bool:
    """Whether enough is tucked under it."""
    return SUPPORT_MODE[crisis] == IGNORE and s.aid[crisis] >= SUPPORT_NEED[crisis]


def new_communities(s: EMission, crisis: i64, seat: i64) -> float:
    """How many a crisis would bring to a player it hits."""
    total: i64 = 0
    for effect in range(FIRST[OF_CRISES + crisis], FIRST[OF_CRISES + crisis + 1]):
        n: i64 = crisis_amount(s, crisis, effect, seat)
        if OP[effect] == GAIN_COMMUNITY:
            total += n
        elif OP[effect] == LOSE_RESILIENCE:
            total += max(0, n - s.resilience_of(seat, KIND[effect]))
        elif OP[effect] == LOSE_DIRTY and n > 0:
            lost: i64 = min(n, s.dirty[seat])
            total += max(0, s.demand[seat] - s.dirty[seat] - s.clean[seat] + lost)
    return float(total)


def known(s: EMission, o: Outlook, community: float) -> float:
    """What the known crises of the column cost besides, and restrictions that hold."""
    total = 0.0
    for crisis in s.column:
        if crisis < 0:
            total += w.OTHER_CRISIS
        elif ONGOING[crisis] != 0:
            total += restriction(s, o, crisis)
        elif not is_averted(s, crisis):
            cost = harm(s, o, crisis, community)
            if SUPPORT_MODE[crisis] == IGNORE and s.aid[crisis] > 0:
                cost *= w.AIDED
            total += cost
    if s.restrictions != 0:
        for crisis in range(N_CRISES):
            if s.crisis_at[crisis] == IS_ONGOING:
                total += restriction(s, o, crisis)
    return total


def restriction(s: EMission, o: Outlook, crisis: i64) -> float:
    """A crisis that lasts, until enough is tucked."""
    cost = w.BOUND * o.ahead * (1.0 if KIND[FIRST[OF_CRISES + crisis]] > 1 else 0.4)
    return cost * (0.6 if s.aid[crisis] > 0 else 1.0)


def harm(s: EMission, o: Outlook, crisis: i64, community: float) -> float:
    """What it costs all together."""
    if TARGET[crisis] == TO_WORLD:
        return blow(s, o, crisis, NONE, community)
    hit: i64 = find_targets(s, crisis)
    if hit == 0:
        return 0.0
    total = 0.0
    for seat in range(s.seats):
        if hit & bit(seat) != 0:
            total += blow(s, o, crisis, seat, community)
    return total if TARGET[crisis] == 0 else total / float(count_bits(hit))


def blow(s: EMission, o: Outlook, crisis: i64, seat: i64, community: float) -> float:
    """What it costs a player, or the world."""
    total = 0.0
    for effect in range(FIRST[OF_CRISES + crisis], FIRST[OF_CRISES + crisis + 1]):
        n = float(crisis_amount(s, crisis, effect, seat))
        total += n * price(o, effect, community)
    if seat != NONE:
        total += new_communities(s, crisis, seat) * community
    return total


def price(o: Outlook, effect: i64, community: float) -> float:
    """What one of what a crisis takes is worth; communities are counted apart."""
    op: i64 = OP[effect]
    cost = 1.0
    if op in (GAIN_COMMUNITY, LOSE_DIRTY):
        cost = 0.0
    elif op in (LOSE_TREE, LOSE_OCEAN, GAIN_DIRTY):
        cost = o.carbon
    elif op in (ADD_CARBON_RECENT, ADD_CARBON_THERMOMETER):
        cost = o.once
    elif op == LOSE_RESILIENCE:
        cost = w.TAKEN_TOKEN * community
    elif op == DRAW_FEWER_NEXT:
        cost = o.card
    elif op == DISCARD_CARDS:
        cost = o.card * w.TAKEN_CARD
    elif op == RAISE_DEMAND:
        cost = w.LACK * o.carbon
    elif op == DISCARD_GLOBAL_PROJECT:
        cost = w.PROJECT_GONE
    return cost
