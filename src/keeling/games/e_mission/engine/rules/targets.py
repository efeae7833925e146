"""EM-9.3.3 Whom a crisis hits."""

from __future__ import annotations

from mypy_extensions import i64

from keeling.games.e_mission.engine.state import EMission
from keeling.games.e_mission.engine.tables import (
    TARGET,
    TARGET_OF,
    TO_ALL,
    TO_FEWEST_CLEAN,
    TO_LOWEST,
    TO_MOST_COMMUNITIES,
    TO_MOST_DIRTY,
    TO_MOST_TAGS,
    TO_WORLD,
)
from keeling.kernel.bits import bit


def find_targets(s: EMission, crisis: i64) -> i64:
    """The players it hits or who are tied for that, as bits; EM-9.3.12 alone the one player."""
    if TARGET[crisis] == TO_WORLD:
        return 0
    found: i64 = 0
    if TARGET[crisis] == TO_ALL:
        return bit(s.seats) - 1
    best: i64 = 0
    for seat in range(s.seats):
        value: i64 = rank(s, crisis, seat)
        if found == 0 or value > best:
            found = bit(seat)
            best = value
        elif value == best:
            found |= bit(seat)
    if best == 0 and TARGET[crisis] in (TO_MOST_TAGS, TO_MOST_DIRTY):  # EM-9.3.17
        return 0
    return found


def rank(s: EMission, crisis: i64, seat: i64) -> i64:
    """The higher, the rather; EM-9.3.12 current values, 0 included."""
    target: i64 = TARGET[crisis]
    if target == TO_LOWEST:
        return -s.resilience_of(seat, TARGET_OF[crisis])
    if target == TO_MOST_COMMUNITIES:
        return s.communities[seat]
    if target == TO_MOST_DIRTY:
        return s.dirty[seat]
    if target == TO_FEWEST_CLEAN:
        return -s.clean[seat]
    return s.tags_of(seat, TARGET_OF[crisis])
