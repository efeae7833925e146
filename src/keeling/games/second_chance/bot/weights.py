"""How much things in CO₂: Second Chance are worth to a bot, in points; found by many games."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

POINT: Final = 0.55  # a point of the team, while it is not short of them

# The end.
LOST: Final = -1000.0
DECADE_LASTED: Final = 20.0  # a game lost later is lost less
WON: Final = 300.0

# Environment goals, as parts of what a tile will cost.
FADE: Final = 0.6  # of the cost of each later decade: it may be met by then
PREPARED_TILE: Final = 0.35  # done, once infrastructure for it is prepared
PLANNED_TILE: Final = 0.12
STUDIED: Final = 0.75  # just before the space is reached
CONVENED: Final = 0.8  # just before a summit is closed

# Danger.
MARGIN: Final = 10.0  # points a team wants to have beyond what it must pay
SHORT: Final = 1.2  # for each point that is missing
SHORT_NEXT: Final = 0.8  # in the decade to come
TURN_GAIN: Final = 0.6  # points a turn of the team is expected to bring besides plants
YIELD: Final = 3.0  # a plant finished in time
YIELD_DECADE: Final = 1.0  # and more in later decades
NEXT_YIELD: Final = 0.8  # of that, in the decade to come
UNREADY: Final = 0.3  # of a plant, on infrastructure that nobody can build on yet
FROM_PLAN: Final = 0.6  # of a plant that is only planned
FROM_NOTHING: Final = 0.5
UNMET_NEXT: Final = 0.75  # of the tiles that are unmet now, in the next decade
FOSSIL_NEXT: Final = 0.65  # of the slots that are due in a later decade
INCOME_NEXT: Final = 0.7  # of the present income, taken as points in the next decade
UNMET_LATER: Final = 0.6  # of those, in each decade after it
SAFE: Final = 15.0  # points beyond all that must be paid until the end: more are spare
SPARE_POINT: Final = 0.15
CO2_LEFT: Final = 0.05  # a step of CO₂ that nobody has to pay for

# What players have.
DOLLAR: Final = 0.35  # the first ones
MORE_DOLLARS: Final = 0.25
SPARE_DOLLARS: Final = 0.1
FIRST_DOLLARS: Final = 9.0
MORE_TO: Final = 18.0
CUBE: Final = 0.8
MORE_CUBES: Final = 0.5
SPARE_CUBES: Final = 0.25
CEP: Final = vec[float]([0.0, 1.8, 3.2, 4.2, 4.8, 5.1, 5.3])
REGION_CEP: Final = 0.5
CONTROL: Final = 0.5
HAND: Final = 0.4  # a lobby card
MEANS_TURNS: Final = 2.0  # the last ones, in which means become worthless

# Knowledge.
INCOME: Final = 0.7  # a point of income in a decade to come
BEHIND: Final = 0.12  # a level that earns nothing
GATE: Final = 1.5  # the foremost player may build the first level of an energy
GATE_TWO: Final = 1.8
OWN_GATE: Final = 0.35  # for each player
BONUS_AHEAD: Final = 0.4

# Scientists.
AT_HOME: Final = 0.8
AT_WORK: Final = 1.9
TOPIC_OPEN: Final = 0.5
SPEAKER: Final = 2.6
SPEAKER_LATE: Final = 1.6  # times the share of topics covered
LESSONS: Final = 1.6  # two lessons for each speaker of a closed summit

# Projects, as parts of what the plant will bring.
PLANT: Final = 5.0  # besides its points
PLANNED: Final = 0.1
PREPARED: Final = 0.2
READY: Final = 0.2  # and all is there to build it
LACKS_LEVEL: Final = 0.3
LACKS_DOLLAR: Final = 0.08
LACKS_CUBE: Final = 0.25
LACKS_CEP: Final = 0.3
MAIN_AHEAD: Final = 3.0  # the main action is still to come

# Goals: at first survival matters, at last they do.
GOALS_FIRST: Final = 1.0
GOALS_DECADE: Final = 1.0
UN_CLAIMED: Final = 16.0
UN_NEAR: Final = 0.8
UN_TECH: Final = 0.85  # of a claim for which the tech is missing
INFRA: Final = 0.45  # of a plant on own infrastructure, while it is not built
UN_PLANNED: Final = 0.1  # of a plant whose project is planned and nobody's
PRIVATE: Final = 30.0
PRIVATE_NEAR: Final = 0.8
STEP_NEXT: Final = 0.45  # of a step of a private goal, if the seat can take it next
STEP_LATER: Final = 0.2
SOLO_GOAL: Final = 20.0


def ripeness(left: i64, turns: float) -> float:
    """From 1 down to 0 over the last turns: how much an investment can still bring."""
    return min(1.0, float(left) / turns)
