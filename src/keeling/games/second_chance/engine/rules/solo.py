"""SC-3.3 Solo set-up: the solo goal, and the cubes of the opponent."""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from keeling.games.second_chance.engine import events
from keeling.games.second_chance.engine.options import BEGIN, DRAW_SOLO_GOAL
from keeling.games.second_chance.engine.state import RIVAL_BITS, SecondChance
from keeling.games.second_chance.engine.tables import (
    GOAL_ABOUT,
    GOAL_KIND,
    N_ENERGIES,
    N_REGIONS,
    N_SOLO_GOALS,
    N_TILES,
    NONE,
    ON_AGENDA,
    REGION_GOAL,
    RIVAL_CUBES,
    RIVAL_CUBES_IN_REGION,
    SIZE_GOAL,
)
from keeling.kernel.agenda import Chance, Choice
from keeling.kernel.bits import bit


class DrawSoloGoal(Chance[SecondChance]):
    """SC-3.3.4 A solo goal at random, before the private goals are dealt."""

    def candidates(self, s: SecondChance) -> vec[i64]:
        """Any of them."""
        found = vec[i64](capacity=N_SOLO_GOALS)
        for goal in range(N_SOLO_GOALS):
            found = append(found, DRAW_SOLO_GOAL.at(goal))
        return found

    def choose(self, s: SecondChance, option: i64) -> None:
        """It lies open."""
        s.solo_goal = DRAW_SOLO_GOAL.first(option)
        s.tell(events.SOLO_GOAL, 0, s.solo_goal)


class BeginRivals(Choice[SecondChance]):
    """SC-3.3.7 (1) The player chooses the region where the opponent's cubes begin."""

    def candidates(self, s: SecondChance) -> vec[i64]:
        """Any region."""
        found = vec[i64](capacity=N_REGIONS)
        for region in range(N_REGIONS):
            found = append(found, BEGIN.at(region))
        return found

    def objection(self, s: SecondChance, option: i64) -> i64:
        """Any region will do."""
        return 0

    def choose(self, s: SecondChance, option: i64) -> None:
        """(5) Pass after pass, until all are placed or a whole pass places nothing."""
        start: i64 = BEGIN.first(option)
        left: i64 = RIVAL_CUBES
        placed = True
        while placed:
            placed = False
            for tile in range(N_TILES):
                region: i64 = next_region(s, s.tiles[tile], start) if left > 0 else NONE
                if region != NONE:
                    place_cube(s, region, s.tiles[tile])
                    start = region  # (4)
                    left -= 1
                    placed = True


def place_cube(s: SecondChance, region: i64, goal: i64) -> None:
    """SC-3.3.7 (3) A cube under the energy of a goal."""
    s.place_rival(region, GOAL_ABOUT[goal])
    s.tell(events.RIVAL_PLACED, region, GOAL_ABOUT[goal])


def next_region(s: SecondChance, goal: i64, start: i64) -> i64:
    """SC-3.3.7 (2) Goals without an energy are ignored; (3) counter-clockwise, the start last."""
    if GOAL_KIND[goal] in (REGION_GOAL, SIZE_GOAL):
        return NONE
    energy: i64 = bit(GOAL_ABOUT[goal])
    for n in range(1, N_REGIONS + 1):
        region: i64 = (start + N_REGIONS - n) % N_REGIONS
        room = cubes_in(s, region) < RIVAL_CUBES_IN_REGION
        if room and ON_AGENDA[s.priorities[region]] & energy:
            return region
    return NONE


def cubes_in(s: SecondChance, region: i64) -> i64:
    """How many cubes of the opponent lie in a region."""
    found: i64 = 0
    for energy in range(N_ENERGIES):
        found += (s.rival[region] >> (RIVAL_BITS * energy)) & 3
    return found
