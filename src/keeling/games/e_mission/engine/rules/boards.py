"""What comes to the boards of players and to the world, and what leaves them."""

from __future__ import annotations

from mypy_extensions import i64

from keeling.games.e_mission.engine import events
from keeling.games.e_mission.engine.rules.ending import break_down
from keeling.games.e_mission.engine.state import EMission
from keeling.games.e_mission.engine.tables import (
    MAX_DAC,
    MAX_OCEANS,
    MAX_TREES,
    N_EMISSIONS,
    N_RESILIENCE,
    NONE,
)
from keeling.kernel.bits import bit


def wake(s: EMission, seat: i64) -> None:
    """EM-6.2.7 Who is done and gets something new to think about is not done any more."""
    s.done &= ~bit(seat)


# ---- energy


def gain_clean(s: EMission, seat: i64, n: i64) -> None:
    """EM-7.1 Clean energy comes; EM-2.5 there is always enough, EM-2.9 and always room."""
    s.clean[seat] += n
    wake(s, seat)
    s.tell(events.CLEAN, seat, n)


def gain_dirty(s: EMission, seat: i64, n: i64) -> None:
    """EM-9.8.10 Dirty energy comes."""
    s.dirty[seat] += n
    s.tell(events.DIRTY, seat, n)


def remove_dirty(s: EMission, seat: i64, n: i64) -> None:
    """EM-7.1 Dirty energy goes; EM-6.3.14 even if energy will be short then."""
    s.dirty[seat] -= n
    s.tell(events.DIRTY_GONE, seat, n)


def swap_dirty_clean(s: EMission, seat: i64, n: i64) -> None:
    """EM-2.8, EM-7.1 Tokens are turned over: the total stays."""
    s.dirty[seat] -= n
    s.clean[seat] += n
    s.tell(events.SWAPPED, seat, n)


def give_clean(s: EMission, seat: i64, to: i64, n: i64) -> None:
    """EM-7.9 Clean energy goes to somebody else, who may have enough already."""
    s.clean[seat] -= n
    s.clean[to] += n
    wake(s, to)
    s.tell(events.GAVE_CLEAN, seat, to, n)


def raise_demand(s: EMission, seat: i64, n: i64) -> None:
    """EM-7.3, EM-9.8.10 The demand rises without bound."""
    s.demand[seat] += n
    s.tell(events.DEMAND_UP, seat, n)


def lower_demand(s: EMission, seat: i64, n: i64) -> None:
    """EM-7.3 Not below 0."""
    less: i64 = min(n, s.demand[seat])
    s.demand[seat] -= less
    s.tell(events.DEMAND_DOWN, seat, less)


# ---- emissions, resilience, communities


def remove_emission(s: EMission, seat: i64, kind: i64, n: i64) -> None:
    """EM-7.2 Emission tokens go."""
    s.emission[seat * N_EMISSIONS + kind] -= n
    s.tell(events.EMISSION_GONE, seat, kind, n)


def gain_resilience(s: EMission, seat: i64, kind: i64, n: i64) -> None:
    """EM-7.4 Resilience comes; EM-2.4 there is always enough."""
    s.resilience[seat * N_RESILIENCE + kind] += n
    wake(s, seat)
    s.tell(events.RESILIENCE, seat, kind, n)


def lose_resilience(s: EMission, seat: i64, kind: i64, n: i64) -> None:
    """EM-9.5.2 What is there; a community for each missing token, whatever else there is."""
    lost: i64 = min(n, s.resilience_of(seat, kind))
    if lost > 0:
        s.resilience[seat * N_RESILIENCE + kind] -= lost
        wake(s, seat)
        s.tell(events.RESILIENCE_GONE, seat, kind, lost)
    take_communities(s, seat, n - lost)


def take_communities(s: EMission, seat: i64, n: i64) -> None:
    """EM-9.5.1 They fill the board; EM-1.4 one too many ends the game at once (EM-4.2)."""
    if n <= 0 or s.ending != NONE:
        return
    taken: i64 = min(n, s.community_limit - s.communities[seat])
    s.communities[seat] += taken
    wake(s, seat)
    s.tell(events.COMMUNITIES, seat, taken)
    if s.communities[seat] >= s.community_limit:
        break_down(s, seat)


def remove_communities(s: EMission, seat: i64, n: i64) -> None:
    """EM-7.21 Back to the supply."""
    s.communities[seat] -= n
    wake(s, seat)
    s.tell(events.COMMUNITIES_GONE, seat, n)


def move_communities(s: EMission, giver: i64, to: i64, n: i64) -> None:
    """EM-7.28, EM-7.41 From one player to another."""
    s.communities[giver] -= n
    s.communities[to] += n
    wake(s, giver)
    wake(s, to)
    s.tell(events.MOVED_COMMUNITIES, giver, to, n)


# ---- the world


def add_trees(s: EMission, n: i64) -> None:
    """EM-2.3, EM-7.5 As far as there are any."""
    more: i64 = min(n, MAX_TREES - s.trees)
    s.trees += more
    s.tell(events.TREES, more, s.trees)


def add_oceans(s: EMission, n: i64) -> None:
    """EM-2.3, EM-7.5 As far as there are any."""
    more: i64 = min(n, MAX_OCEANS - s.oceans)
    s.oceans += more
    s.tell(events.OCEANS, more, s.oceans)


def add_dac(s: EMission, n: i64) -> None:
    """EM-2.3, EM-7.5 As far as there are any."""
    more: i64 = min(n, MAX_DAC - s.dac)
    s.dac += more
    s.tell(events.DAC, more, s.dac)


def lose_trees(s: EMission, n: i64) -> None:
    """EM-9.5.3 What is there; everybody takes a community for each missing value."""
    lost: i64 = min(n, s.trees)
    s.trees -= lost
    s.tell(events.TREES_GONE, lost, s.trees)
    all_take(s, n - lost)


def lose_oceans(s: EMission, n: i64) -> None:
    """EM-9.5.3 What is there; everybody takes a community for each missing value."""
    lost: i64 = min(n, s.oceans)
    s.oceans -= lost
    s.tell(events.OCEANS_GONE, lost, s.oceans)
    all_take(s, n - lost)


def all_take(s: EMission, n: i64) -> None:
    """EM-9.5.3 Also players the card does not target; EM-1.6 in the order of the seats."""
    for seat in range(s.seats):
        take_communities(s, seat, n)
