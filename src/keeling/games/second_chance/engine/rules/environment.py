"""SC-12 Environment goals phase, for teams."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from keeling.games.second_chance.engine import events
from keeling.games.second_chance.engine.options import TURN_OVER
from keeling.games.second_chance.engine.places import AWAY, GREEN, energy_of
from keeling.games.second_chance.engine.state import COOP, SecondChance
from keeling.games.second_chance.engine.tables import (
    DECADE_FACTOR,
    FIRST_SLOT,
    FOR_GOALS,
    GOAL_ABOUT,
    GOAL_GROUP,
    GOAL_KIND,
    GROUP_SIZE,
    HALF,
    LAST_GOAL,
    LOST_BY_GOALS,
    N_REGIONS,
    N_SLOTS,
    N_SUMMITS,
    N_TILES,
    NONE,
    PLANT_GROUP,
    REGION_GOAL,
    REVISION,
    SIZE_GOAL,
    SUMMIT_SIZE,
    THIRD,
    TOPIC_GOAL,
    TOPICS,
    TRACK,
)
from keeling.games.second_chance.engine.tables import ENERGY_GOAL as ENERGY_TILE
from keeling.games.second_chance.engine.tables import HALF_GOAL as HALF_TILE
from keeling.kernel.agenda import Choice, Step
from keeling.kernel.bits import bit

INSPECTOR: Final = vec[i64]([0, NONE, 1])  # group of goals -> its inspector


def is_met(s: SecondChance, tile: i64) -> bool:
    """SC-12.1, SC-12.3 The k-th identical tile needs k; what is met stays met."""
    goal: i64 = s.tiles[tile]
    if s.turned & bit(goal):
        return True
    return reached(s, GOAL_KIND[goal], GOAL_ABOUT[goal]) >= needed(s, tile)


def needed(s: SecondChance, tile: i64) -> i64:
    """SC-12.3 How often the team has to do what a tile asks for, if it lies face up."""
    found: i64 = 1
    for other in range(N_TILES):
        alike = other != tile and are_equal(s.tiles[other], s.tiles[tile])
        if alike and is_met_before(s, other, tile):
            found += 1
    return found


def are_equal(goal: i64, other: i64) -> bool:
    """Whether two tiles ask for the same."""
    return GOAL_KIND[goal] == GOAL_KIND[other] and GOAL_ABOUT[goal] == GOAL_ABOUT[other]


def is_met_before(s: SecondChance, tile: i64, other: i64) -> bool:
    """SC-12.3 Of two equal tiles: turned ones, then dear ones, then the lower slot."""
    if REVISION < THIRD:  # the team had no choice
        return tile < other
    if s.turned & bit(s.tiles[tile]):
        return True
    dear, other_dear = tile in s.inspector, other in s.inspector
    return tile < other if dear == other_dear else dear


def reached(s: SecondChance, kind: i64, about: i64) -> i64:
    """SC-12.2 How often the team has done so, in the whole game so far."""
    if kind == REGION_GOAL:
        return plants_in(s, about)
    if kind == ENERGY_TILE:
        return plants_with(s, about)
    if kind == LAST_GOAL:
        return players_at(s, about, TRACK)
    if kind == HALF_TILE:
        return players_at(s, about, HALF)
    return summits_resolved(s, kind, about)


def plants_in(s: SecondChance, region: i64) -> i64:
    """Green plants in a region."""
    found: i64 = 0
    last: i64 = N_SLOTS if region == N_REGIONS - 1 else FIRST_SLOT[region + 1]
    for slot in range(FIRST_SLOT[region], last):
        if s.slot[slot] >= GREEN:
            found += 1
    return found


def plants_with(s: SecondChance, energy: i64) -> i64:
    """Green plants of an energy."""
    found: i64 = 0
    for slot in range(N_SLOTS):
        if s.slot[slot] >= GREEN and energy_of(s.slot[slot]) == energy:
            found += 1
    return found


def players_at(s: SecondChance, energy: i64, space: i64) -> i64:
    """SC-12.4 Players whose own disc has reached a space of a track."""
    found: i64 = 0
    for seat in range(s.seats):
        if s.level(seat, energy) >= space:
            found += 1
    return found


def summits_resolved(s: SecondChance, kind: i64, about: i64) -> i64:
    """Summits of a size or with a topic that were resolved: those seen and no longer open."""
    found: i64 = 0
    for tile in range(N_SUMMITS):
        if s.summit_seen & bit(tile) == 0 or tile in s.summit:
            continue
        if kind == SIZE_GOAL and SUMMIT_SIZE[tile] == about:
            found += 1
        if kind == TOPIC_GOAL and TOPICS[tile] & bit(about):
            found += 1
    return found


def tell_met(s: SecondChance, kind: i64, about: i64) -> None:
    """SC-12.1, SC-12.3 After the k-th such plant, disc or summit: the tile that needs k is met."""
    if s.events is None or s.mode != COOP:
        return
    count: i64 = reached(s, kind, about)
    for tile in range(N_TILES):
        goal: i64 = s.tiles[tile]
        if goal == NONE or GOAL_KIND[goal] != kind or GOAL_ABOUT[goal] != about:
            continue
        if s.turned & bit(goal) == 0 and needed(s, tile) == count:
            s.tell(events.TILE_MET, goal)


def unmet(s: SecondChance) -> i64:
    """How many tiles are not met."""
    found: i64 = 0
    for tile in range(N_TILES):
        if not is_met(s, tile):
            found += 1
    return found


def points_lost(s: SecondChance) -> i64:
    """SC-12.5 For each tile that is not met, more from decade to decade; SC-18.2.6 or double."""
    lost: i64 = 0
    for tile in range(N_TILES):
        if not is_met(s, tile):
            lost += DECADE_FACTOR[s.decade]
            if tile in s.inspector:
                lost += DECADE_FACTOR[s.decade]
    return lost


def has_all_plant_goals(s: SecondChance) -> bool:
    """Whether all power-plant tiles are met."""
    for tile in range(GROUP_SIZE[PLANT_GROUP]):
        if not is_met(s, tile):
            return False
    return True


def is_watched(s: SecondChance, goal: i64) -> bool:
    """SC-18.2.1 Whether an inspector walks along the group of a tile: only then slots matter."""
    inspector: i64 = INSPECTOR[GOAL_GROUP[goal]]
    return s.inspected and inspector != NONE and s.inspector[inspector] != AWAY


def face_up(s: SecondChance, goal: i64) -> vec[i64]:
    """The goals of the tiles equal to one that are not turned, ascending."""
    found = vec[i64]()
    for other in range(len(GOAL_KIND)):
        open_ = other in s.tiles and s.turned & bit(other) == 0
        if open_ and are_equal(other, goal):
            found = append(found, other)
    return found


def due(s: SecondChance, goal: i64) -> i64:
    """How many of the tiles equal to one are met and not turned yet."""
    found: i64 = reached(s, GOAL_KIND[goal], GOAL_ABOUT[goal])
    for other in s.tiles:
        if are_equal(other, goal) and s.turned & bit(other):
            found -= 1
    return found


class TurnGoals(Step[SecondChance]):
    """SC-12.1 Tiles whose goal is met are turned face down."""

    def run(self, s: SecondChance) -> None:
        """SC-12.3 Of equal ones the team chooses, where it matters which."""
        if REVISION < THIRD:  # the team had no choice
            return
        for tile in range(N_TILES):
            goal: i64 = s.tiles[tile]
            if s.turned & bit(goal):
                continue
            if 0 < due(s, goal) < len(face_up(s, goal)) and is_watched(s, goal):
                s.then(ChooseGoal(s.starter, goal), TurnGoals())
                return
            if is_met(s, tile):
                s.turned |= bit(goal)


class ChooseGoal(Choice[SecondChance]):
    """SC-12.3 Which of the equal tiles is turned; the start player decides, as in SC-14.4."""

    def __init__(self, seat: i64, goal: i64) -> None:
        super().__init__(seat)
        self.goal = goal

    def candidates(self, s: SecondChance) -> vec[i64]:
        """All that lie face up."""
        found = vec[i64]()
        for goal in face_up(s, self.goal):
            found = append(found, TURN_OVER.at(goal))
        return found

    def objection(self, s: SecondChance, option: i64) -> i64:
        """Any of them."""
        return 0

    def choose(self, s: SecondChance, option: i64) -> None:
        """It stays met; the others are left."""
        s.turned |= bit(TURN_OVER.first(option))
        s.tell(events.TURNED_OVER, self.seat, TURN_OVER.first(option))


class EnvironmentGoals(Step[SecondChance]):
    """SC-12.1, SC-12.5 Tiles that are not met cost points; SC-12.6 below 0 the game is lost."""

    def run(self, s: SecondChance) -> None:
        """The team pays."""
        lost: i64 = points_lost(s)
        if lost == 0:
            s.tell(events.GOALS_ALL_MET)
            return
        s.add_points(0, FOR_GOALS, -lost)
        s.tell(events.GOALS_UNMET, unmet(s), lost)
        if s.score(0) < 0:
            s.tell(events.LOST_GOALS, -s.score(0))
            lose(s, LOST_BY_GOALS)


def lose(s: SecondChance, fate: i64) -> None:
    """SC-17.1 The game is lost at once: nothing is left to happen."""
    s.lost = True
    s.fate = fate
    s.agenda = []
