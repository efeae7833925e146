"""Environment goals of CO₂: Second Chance: what they will cost, and how near they are."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from keeling.games.second_chance.bot import weights as w
from keeling.games.second_chance.bot.survey import Survey
from keeling.games.second_chance.engine.rules.goals import zeros
from keeling.games.second_chance.engine.state import SecondChance
from keeling.games.second_chance.engine.tables import (
    DECADE_FACTOR,
    ENERGY_GOAL,
    GOAL_ABOUT,
    GOAL_KIND,
    HALF,
    HALF_GOAL,
    KINDS,
    LAST_GOAL,
    N_PLACES,
    N_TILES,
    REGION_GOAL,
    SIZE_GOAL,
    SUMMIT_SIZE,
    TOPICS,
    TRACK,
)
from keeling.kernel.bits import bit

ABOUT: Final[i64] = 6  # regions, energies or sizes a tile can be about


class Tiles:
    """What the environment goals will cost a team."""

    unmet: i64
    due: float  # points lost in the goals phase of this decade, as it stands
    cost: float  # now and later, by how near they are


def tiles_of(s: SecondChance, v: Survey) -> Tiles:
    """SC-12.5 Over all tiles; SC-12.3 the k-th identical one needs k."""
    t = Tiles()
    t.unmet = 0
    t.due = 0.0
    t.cost = 0.0
    now = float(DECADE_FACTOR[s.decade]) if v.goals_ahead else 0.0
    later = later_cost(s)
    seen = zeros(len(KINDS) * ABOUT)
    for tile in range(N_TILES):
        kind: i64 = GOAL_KIND[s.tiles[tile]]
        about: i64 = GOAL_ABOUT[s.tiles[tile]]
        seen[kind * ABOUT + about] += 1
        gap: i64 = missing_for(v, kind, about, seen[kind * ABOUT + about])
        if gap > 0:
            due = 2.0 * now if tile in s.inspector else now
            t.unmet += 1
            t.due += due
            t.cost += (due + later) * (1.0 - nearness(s, v, kind, about, gap))
    return t


def later_cost(s: SecondChance) -> float:
    """What a tile costs in the decades to come, if it is not met before."""
    cost = 0.0
    fade = w.FADE
    for decade in range(s.decade + 1, s.decades + 1):
        cost += fade * float(DECADE_FACTOR[decade])
        fade *= w.FADE
    return cost


def missing_for(v: Survey, kind: i64, about: i64, needed: i64) -> i64:
    """SC-12.2 How often the team must still do what a tile shows; 0 or less: it is met."""
    if kind == REGION_GOAL:
        return needed - v.in_region[about]
    if kind == ENERGY_GOAL:
        return needed - v.of_energy[about]
    if kind == LAST_GOAL:
        return TRACK - v.best[about]
    if kind == HALF_GOAL:
        return HALF - v.best[about]
    return needed - (v.of_size[about] if kind == SIZE_GOAL else v.on_topic[about])


def nearness(s: SecondChance, v: Survey, kind: i64, about: i64, gap: i64) -> float:
    """From 0 up to 1, just before a tile is met."""
    if kind == REGION_GOAL:
        return under_way(v.prepared_in[about], v.planned_in[about], gap)
    if kind == ENERGY_GOAL:
        return under_way(v.prepared_of[about], v.planned_of[about], gap)
    if kind in (LAST_GOAL, HALF_GOAL):
        space: i64 = TRACK if kind == LAST_GOAL else HALF
        part = float(space - gap) / float(space)
        return w.STUDIED * part * part
    best = 0.0
    for place in range(N_PLACES):
        if v.cover[place] > best and serves(s.summit[place], kind, about):
            best = v.cover[place]
    return w.CONVENED * best * best / float(gap)


def under_way(prepared: i64, planned: i64, gap: i64) -> float:
    """Infrastructure is nearer to a plant than a planned project."""
    if prepared >= gap:
        return w.PREPARED_TILE
    return w.PLANNED_TILE if prepared + planned >= gap else 0.0


def serves(summit: i64, kind: i64, about: i64) -> bool:
    """Whether a summit will count for a tile."""
    if kind == SIZE_GOAL:
        return SUMMIT_SIZE[summit] == about
    return TOPICS[summit] & bit(about) != 0
