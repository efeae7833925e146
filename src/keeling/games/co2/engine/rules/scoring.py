"""CO-18 The final scoring."""

from __future__ import annotations

from mypy_extensions import i64

from keeling.games.co2.engine import events
from keeling.games.co2.engine.rules.goals import discard_goal, goal_points, holds_goal
from keeling.games.co2.engine.state import Co2
from keeling.games.co2.engine.tables import (
    DOLLARS_PER_POINT,
    FOR_COMPANY_GOAL,
    FOR_MONEY,
    FOR_MOST_TECH,
    FOR_MOST_UN_GOALS,
    GOAL_MONEY,
    MOST_TECH,
    MOST_UN_GOALS,
    N_REGIONS,
    NONE,
)


def score(s: Co2) -> None:
    """CO-18.5 to CO-18.10 in their order; CO-18.11 then the winner; CO-20.11 solo has none."""
    goals = [goal_worth(s, seat) for seat in range(s.seats)]  # CO-18.5 before collecting
    for region in range(N_REGIONS):
        collect(s, region)
    for seat in range(s.seats):
        sell_all(s, seat)
        settle_goal(s, seat, goals[seat])
        award(s, seat, FOR_MONEY, s.money[seat] // DOLLARS_PER_POINT)  # CO-18.8
    cubes = [int(s.tech[seat]) for seat in range(s.seats)]
    claimed = [int(s.claimed_by(seat)) for seat in range(s.seats)]
    for seat in range(s.seats):
        if has_most(cubes, seat):
            award(s, seat, FOR_MOST_TECH, MOST_TECH)  # CO-18.9, CO-20.10
        if has_most(claimed, seat):
            award(s, seat, FOR_MOST_UN_GOALS, MOST_UN_GOALS)  # CO-18.10, CO-20.10
    if s.seats == 1:
        s.tell(events.SOLO_SCORE, 0, s.score(0))
    for seat in s.winners():
        s.tell(events.WON, seat, s.score(seat))


def collect(s: Co2, region: i64) -> None:
    """CO-18.5, CO-16.9 The controller takes the CEPs of the region; others are ignored."""
    seat: i64 = s.controller[region]
    if seat != NONE and s.region_ceps[region] > 0:
        s.tell(events.COLLECTED, seat, region, s.region_ceps[region])
        s.ceps[seat] += s.region_ceps[region]
        s.region_ceps[region] = 0


def sell_all(s: Co2, seat: i64) -> None:
    """CO-18.6 All CEPs at the current price, which does not change."""
    if s.ceps[seat] > 0:
        s.tell(events.SOLD_ALL, seat, s.ceps[seat], s.price)
    s.money[seat] += s.ceps[seat] * s.price
    s.market += s.ceps[seat]
    s.ceps[seat] = 0


def goal_worth(s: Co2, seat: i64) -> int:
    """CO-15.2 The points of the company goal, or NONE without one."""
    return int(goal_points(s, seat, s.goal_of(seat))) if holds_goal(s, seat) else NONE


def settle_goal(s: Co2, seat: i64, worth: i64) -> None:
    """CO-18.7 Score the company goal, or swap it for $8: the better of the two."""
    if worth == NONE:
        return
    if worth * DOLLARS_PER_POINT < GOAL_MONEY:
        discard_goal(s, seat)  # CO-15.4 it stays a secret
    else:
        s.add_points(seat, FOR_COMPANY_GOAL, worth)
        s.tell(events.GOAL_SCORED, seat, s.goal_of(seat), worth)


def has_most(amounts: list[int], seat: i64) -> bool:
    """CO-18.9, CO-18.10 The most, tied or not, but at least one."""
    return amounts[seat] > 0 and amounts[seat] == max(amounts)


def award(s: Co2, seat: i64, category: i64, points: i64) -> None:
    """Points of the final scoring."""
    s.add_points(seat, category, points)
    if points > 0:
        s.tell(events.SCORED, seat, category, points)
