"""CO-14 UN goals and CO-15 company goals."""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from keeling.games.carbon.engine.cards import SHOWN
from keeling.games.co2.engine import events, reasons
from keeling.games.co2.engine.options import CLAIM
from keeling.games.co2.engine.state import Co2, owner_of
from keeling.games.co2.engine.tables import (
    CONTROLLED_REGIONS,
    ENERGIES_LED,
    FOR_UN_GOALS,
    GOAL_EACH,
    GOAL_MAX,
    GOAL_MONEY,
    GOALS_CLAIMED,
    METRIC,
    N_ENERGIES,
    N_REGIONS,
    N_SPACES,
    N_UN_GOALS,
    NONE,
    OWN_CEPS,
    PLANTS_BUT_ONE,
    REGIONS_WITH_PLANT,
    UN_COST,
    UN_ENERGIES,
    UN_POINTS,
)
from keeling.kernel.bits import bit, count_bits


def add_claims(s: Co2, found: vec[i64], seat: i64, every: bool) -> vec[i64]:
    """CO-14.1 The UN goals in the display, or those that the seat can claim."""
    if not every and s.tech[seat] < UN_COST:
        return found
    for card in range(N_UN_GOALS):
        if s.un_goal[card] >= SHOWN and (every or claim_objection(s, seat, card) == 0):
            found = append(found, CLAIM.at(card))
    return found


def claim_objection(s: Co2, seat: i64, card: i64) -> i64:
    """CO-14.1 A plant of every energy shown; CO-14.2, CO-14.5 their own cube; CO-13.2 one card."""
    if s.carded:
        return reasons.CARDED.at()
    missing: i64 = UN_ENERGIES[card] & ~s.energies_of(seat)
    for energy in range(N_ENERGIES):
        if missing & bit(energy):
            return reasons.NOT_OWNED.at(energy)
    return reasons.NO_CUBE.at() if s.tech[seat] < UN_COST else 0


def claim(s: Co2, seat: i64, card: i64) -> None:
    """CO-14.2 Pay a cube, take the card, score; CO-14.3 plants are not used up; CO-14.4."""
    s.carded = True
    s.tech[seat] -= UN_COST
    s.tech_left += UN_COST
    s.un_goal[card] = seat
    s.add_points(seat, FOR_UN_GOALS, UN_POINTS[card])
    s.tell(events.CLAIMED, seat, card, UN_POINTS[card])


def discard_goal(s: Co2, seat: i64) -> None:
    """CO-15.3 The company goal goes face down for $8; CO-15.4 it stays a secret."""
    s.discarded |= bit(seat)
    s.money[seat] += GOAL_MONEY
    s.tell(events.GOAL_DISCARDED, seat, s.goal_of(seat))


def goal_points(s: Co2, seat: i64, card: i64) -> i64:
    """CO-15.2 So many points each, up to a maximum."""
    return min(GOAL_MAX[card], GOAL_EACH[card] * measured(s, seat, METRIC[card]))


def measured(s: Co2, seat: i64, metric: i64) -> i64:
    """CO-15.2 What a company goal counts; CO-18.5 CEPs before those of regions are collected."""
    found: i64 = 0
    if metric == CONTROLLED_REGIONS:  # 27
        found = s.regions_of(seat)
    elif metric == REGIONS_WITH_PLANT:  # 28
        for region in range(N_REGIONS):
            if s.energies_in(region, seat) != 0:
                found += 1
    elif metric == GOALS_CLAIMED:  # 29
        found = s.claimed_by(seat)
    elif metric == PLANTS_BUT_ONE:  # 30
        found = max(0, own_plants(s, seat) - 1)
    elif metric == OWN_CEPS:  # 31
        found = s.ceps[seat]
    elif metric == ENERGIES_LED:  # 32
        found = energies_led(s, seat)
    else:  # 33
        found = count_bits(s.energies_of(seat))
    return found


def own_plants(s: Co2, seat: i64) -> i64:
    """The green plants of a seat."""
    found: i64 = 0
    for space in range(N_SPACES):
        if owner_of(s.demand[space]) == seat:
            found += 1
    return found


def energies_led(s: Co2, seat: i64) -> i64:
    """CO-15.2 Energies in which nobody has a higher level; without a disc nobody leads."""
    led: i64 = 0
    for energy in range(N_ENERGIES):
        best: i64 = 1
        for other in range(s.seats):
            best = max(best, s.level(other, energy))
        if s.level(seat, energy) == best:
            led += 1
    return led


def holds_goal(s: Co2, seat: i64) -> bool:
    """CO-15.1 Whether a seat still has the company goal it was dealt."""
    return s.has_goal(seat) and s.goal_of(seat) != NONE
