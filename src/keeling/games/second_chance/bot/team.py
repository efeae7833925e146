"""What a position of the co-operative or the solo game is worth to the team, in points."""

from __future__ import annotations

from mypy_extensions import i64

from keeling.games.second_chance.bot import weights as w
from keeling.games.second_chance.bot.means import (
    control_worth,
    knowledge_worth,
    means_worth,
    scientists_worth,
    team_gates,
)
from keeling.games.second_chance.bot.projects import Pipeline, finished, pipeline_of
from keeling.games.second_chance.bot.survey import (
    Survey,
    empty_when_due,
    income_to_come,
    survey,
)
from keeling.games.second_chance.bot.team_goals import private_worth, solo_worth, un_worth
from keeling.games.second_chance.bot.tiles import Tiles, tiles_of
from keeling.games.second_chance.engine.rules.scoring import rating
from keeling.games.second_chance.engine.state import SecondChance
from keeling.games.second_chance.engine.tables import CO2_LIMIT, CO2_STEP, DECADE_FACTOR
from keeling.kernel.agenda import CHANCE


def team_worth(s: SecondChance, seat: i64) -> float:
    """Points, what they must still pay for, and what is at hand; `seat` knows its goals."""
    points = float(s.score(0))
    if s.seat < CHANCE:
        if s.lost:
            return w.LOST + w.DECADE_LASTED * float(s.decade) + points
        return w.WON + float(rating(s))
    v = survey(s)
    t = tiles_of(s, v)
    pipe = pipeline_of(s, v)
    total = w.POINT * points - t.cost - dangers(s, v, t, pipe)
    each: i64 = v.left // s.seats
    for other in range(s.seats):
        total += means_worth(s, other, each) + knowledge_worth(s, v, other)
        total += scientists_worth(s, v, other) + control_worth(s, other)
    total += team_gates(v, s.seats) + pipe.worth
    goals = un_worth(s, v) + private_worth(s, seat, each)
    if s.seats == 1:
        goals += solo_worth(s, v)
    return total + goals * (w.GOALS_FIRST + w.GOALS_DECADE * float(s.decade - 1))


def dangers(s: SecondChance, v: Survey, t: Tiles, pipe: Pipeline) -> float:
    """What CO₂ will cost, and the fear of having too few points for it and for the goals."""
    co2 = float(s.co2)
    cost = 0.0
    fear = 0.0
    unmet = w.UNMET_NEXT
    points = float(s.score(0)) + income_to_come(s, v) - t.due
    points += w.TURN_GAIN * float(v.turns) + yield_of(s.decade) * finished(pipe, v.turns)
    if v.supply_ahead:
        co2 += v.ppm * float(empty_when_due(s, s.decade))
        cost = price_of(co2, s.decade)
        co2 = min(co2, float(CO2_LIMIT))
        fear = w.SHORT * shortage(points - cost)
        points -= cost
    for decade in range(s.decade + 1, s.decades + 1):
        co2 += v.ppm * w.FOSSIL_NEXT * float(empty_when_due(s, decade))
        later = price_of(co2, decade)
        cost += later
        co2 = min(co2, float(CO2_LIMIT))
        turns: i64 = (v.left - v.turns) // (s.decades - s.decade)
        done: i64 = v.turns + turns * (decade - s.decade - 1)
        more = finished(pipe, done + turns) - finished(pipe, done)
        points += w.INCOME_NEXT * earned(s, v) + w.TURN_GAIN * float(turns)
        points += w.NEXT_YIELD * yield_of(decade) * more
        points -= float(DECADE_FACTOR[decade]) * float(t.unmet) * unmet
        unmet *= w.UNMET_LATER
        if decade == s.decade + 1:
            fear += w.SHORT_NEXT * shortage(points - later)
        points -= later
    if points > w.SAFE:
        fear += (w.POINT - w.SPARE_POINT) * (points - w.SAFE)
    return w.POINT * cost + fear + w.CO2_LEFT * co2 / float(CO2_STEP)


def yield_of(decade: i64) -> float:
    """What a plant brings at the end of a decade: points, tiles met, a fossil plant less."""
    return w.YIELD + w.YIELD_DECADE * float(DECADE_FACTOR[decade])


def price_of(co2: float, decade: i64) -> float:
    """SC-14.1, SC-14.2 Points for the steps that must be bought at such a level."""
    over = max(0.0, co2 - float(CO2_LIMIT))
    return over / float(CO2_STEP) * float(DECADE_FACTOR[decade])


def shortage(points: float) -> float:
    """How many points are missing to feel safe; a few do not hurt much."""
    short = w.MARGIN - points
    if short <= 0.0:
        return 0.0
    return 0.5 * short * short / w.MARGIN if short < w.MARGIN else short - 0.5 * w.MARGIN


def earned(s: SecondChance, v: Survey) -> float:
    """The income of all."""
    total: i64 = 0
    for seat in range(s.seats):
        total += v.income[seat]
    return float(total)
