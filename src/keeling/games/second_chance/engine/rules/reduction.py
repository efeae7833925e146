"""SC-14 Reducing CO₂, for teams, at the end of the supply phase."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from keeling.games.second_chance.engine import events, reasons
from keeling.games.second_chance.engine.options import REDUCE
from keeling.games.second_chance.engine.rules.environment import lose
from keeling.games.second_chance.engine.state import SecondChance
from keeling.games.second_chance.engine.tables import (
    CO2_FLOOR,
    CO2_LIMIT,
    CO2_STEP,
    DECADE_FACTOR,
    FOR_REDUCTION,
    LOST_BY_CO2,
    LOST_BY_PENALTIES,
)
from keeling.kernel.agenda import Choice, Step

REDUCE_ROOM: Final = 100


def least_steps(s: SecondChance) -> i64:
    """SC-14.2, SC-14.6 So many steps bring CO₂ to 500 ppm."""
    return max(0, (s.co2 - CO2_LIMIT) // CO2_STEP)


def most_steps(s: SecondChance) -> i64:
    """SC-14.1, SC-14.3, SC-14.6 As many as there are points for, and not below 400 ppm."""
    return min(s.score(0) // DECADE_FACTOR[s.decade], (s.co2 - CO2_FLOOR) // CO2_STEP)


class ReductionPhase(Step[SecondChance]):
    """SC-14.2, SC-14.5, SC-14.6 Lost if points are below 0 or do not suffice; else a choice."""

    def run(self, s: SecondChance) -> None:
        """SC-14.4 The start player decides for the team."""
        if s.score(0) < 0:
            s.tell(events.LOST_PENALTY, -s.score(0))
            lose(s, LOST_BY_PENALTIES)
        elif least_steps(s) > s.score(0) // DECADE_FACTOR[s.decade]:
            s.tell(events.LOST_CO2, s.co2, least_steps(s) * DECADE_FACTOR[s.decade])
            lose(s, LOST_BY_CO2)
        else:
            s.then(Reduce(s.starter))


class Reduce(Choice[SecondChance]):
    """SC-14.1 Lower CO₂ in steps of 10 ppm, each for points."""

    def candidates(self, s: SecondChance) -> vec[i64]:
        """From none down to 400 ppm."""
        found = vec[i64](capacity=REDUCE_ROOM)
        for steps in range((s.co2 - CO2_FLOOR) // CO2_STEP + 1):
            found = append(found, REDUCE.at(steps))
        return found

    def objection(self, s: SecondChance, option: i64) -> i64:
        """SC-14.2 At least to 500 ppm; SC-14.3 no more than there are points for."""
        steps: i64 = REDUCE.first(option)
        if steps < least_steps(s):
            return reasons.TOO_FEW_STEPS.at(least_steps(s))
        cost: i64 = steps * DECADE_FACTOR[s.decade]
        return reasons.TOO_FEW_POINTS.at(cost, s.score(0)) if steps > most_steps(s) else 0

    def choose(self, s: SecondChance, option: i64) -> None:
        """The team pays."""
        steps: i64 = REDUCE.first(option)
        cost: i64 = steps * DECADE_FACTOR[s.decade]
        s.co2 -= steps * CO2_STEP
        s.add_points(0, FOR_REDUCTION, -cost)
        if steps > 0:
            s.tell(events.REDUCED, steps * CO2_STEP, cost, s.co2)
