"""SC-17 End of the game."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from keeling.games.carbon.engine.market import refill
from keeling.games.second_chance.engine import events
from keeling.games.second_chance.engine.options import DISCARD_GOAL, REVEAL
from keeling.games.second_chance.engine.rules.goals import (
    company_points,
    discard_goal,
    has_met_goals,
    is_private_met,
    is_solo_met,
)
from keeling.games.second_chance.engine.rules.un_goals import unclaimed
from keeling.games.second_chance.engine.state import SecondChance
from keeling.games.second_chance.engine.tables import (
    CO2_LIMIT,
    CO2_STEP,
    DOLLARS_PER_POINT,
    FOR_COMPANY_GOAL,
    FOR_MONEY,
    FOR_MOST_TECH,
    FOR_UN_GOALS,
    LOST_AT_THE_END,
    MOST_SEATS,
    MOST_TECH,
    N_COOP_GOALS,
    N_REGIONS,
    NONE,
    RANK_FROM,
    UN_FINAL,
    UN_LEFT,
)
from keeling.kernel.agenda import Choice, Step, together
from keeling.kernel.bits import bit

MANY_POINTS: Final = 40  # of the rating: more count no more
POINTS_A_RANK: Final = 5


def judge_team(s: SecondChance) -> None:
    """SC-17.2 Everybody has met a private goal, few UN cards are left; SC-17.7 alone all goals."""
    won = True
    if unclaimed(s) > UN_LEFT:
        s.tell(events.UN_MISSED, unclaimed(s))
        won = False
    for seat in range(s.seats):
        if not judge_goals(s, seat):
            won = False
    if s.solo_goal != NONE and not is_solo_met(s):
        if not s.late:  # a dated one was told when it was missed
            s.tell(events.SOLO_GOAL_MISSED, 0, s.solo_goal)
        won = False
    s.lost = not won
    s.fate = 0 if won else LOST_AT_THE_END
    if won:
        s.tell(events.TEAM_WON, rank(s), rating(s))
    else:
        s.tell(events.TEAM_LOST)


def judge_goals(s: SecondChance, seat: i64) -> bool:
    """SC-17.3 The private goals of a player are shown."""
    for goal in range(N_COOP_GOALS):
        if s.goal[goal] == seat:
            met = is_private_met(s, seat, goal)
            s.tell(events.GOAL_MET if met else events.GOAL_MISSED, seat, goal)
    return has_met_goals(s, seat)


def rating(s: SecondChance) -> i64:
    """SC-17.2 How well a team did."""
    return rated(s.co2, unclaimed(s), s.score(0))


def rated(co2: i64, left: i64, points: i64) -> i64:
    """SC-17.2 The air, the UN goals that are `left` unclaimed, and points."""
    counted: i64 = min(points, MANY_POINTS) // POINTS_A_RANK
    return (CO2_LIMIT - co2) // CO2_STEP + 2 * (UN_LEFT - left) + counted


def rank(s: SecondChance) -> i64:
    """SC-17.2 The rank of a team."""
    return ranked(rating(s))


def ranked(reached: i64) -> i64:
    """SC-17.2 The rank of a rating."""
    found: i64 = 0
    for n in range(len(RANK_FROM)):
        if reached >= RANK_FROM[n]:
            found = n
    return found


class FinalScoring(Step[SecondChance]):
    """SC-17.4 After the last competitive decade, step by step."""

    def run(self, s: SecondChance) -> None:
        """(1) CEPs are taken from controlled regions; (4) what becomes of the company goals."""
        for region in range(N_REGIONS):
            collect(s, region)
        steps: list[Step[SecondChance]] = []
        for seat in range(s.seats):
            if s.holds_goal(seat):
                steps += [FinalGoal(seat)]
        s.then(*together(steps), CountPoints())


def collect(s: SecondChance, region: i64) -> None:
    """SC-17.4 (1) The controller takes the CEPs of a region."""
    seat: i64 = s.controller[region]
    if seat != NONE and s.region_ceps[region] > 0:
        s.tell(events.COLLECTED, seat, region, s.region_ceps[region])
        s.ceps[seat] += s.region_ceps[region]
        s.region_ceps[region] = 0


class FinalGoal(Choice[SecondChance]):
    """SC-17.4 (4) Discard the company goal for $8, or reveal it for its points."""

    def sealed(self, option: i64) -> bool:
        """All decide at the same time."""
        return True

    def candidates(self, s: SecondChance) -> vec[i64]:
        """Both."""
        return append(append(vec[i64](), DISCARD_GOAL), REVEAL)

    def objection(self, s: SecondChance, option: i64) -> i64:
        """Either will do."""
        return 0

    def choose(self, s: SecondChance, option: i64) -> None:
        """Unseen until all have decided."""
        s.decide(self.seat, option == DISCARD_GOAL)


class CountPoints(Step[SecondChance]):
    """SC-17.4 (2) to (7) Goals are judged with all CEPs, these are sold, all else is counted."""

    def run(self, s: SecondChance) -> None:
        """SC-17.6 Then the winner."""
        goals = [goal_points(s, seat) for seat in range(s.seats)]  # (2) before the sale
        for seat in range(s.seats):
            sell_all(s, seat)
            settle_goal(s, seat, goals[seat])
            award(s, seat, FOR_MONEY, s.money[seat] // DOLLARS_PER_POINT)  # (5)
        most: i64 = 1
        for seat in range(s.seats):
            most = max(most, s.tech[seat])
        for seat in range(s.seats):
            if s.tech[seat] == most:
                award(s, seat, FOR_MOST_TECH, MOST_TECH)  # (6)
            claimed: i64 = min(s.claimed_by(seat), len(UN_FINAL) - 1)
            award(s, seat, FOR_UN_GOALS, UN_FINAL[claimed])  # (7)
        for seat in s.winners():
            s.tell(events.WON, seat, s.score(seat))


def goal_points(s: SecondChance, seat: i64) -> int:
    """SC-17.4 (2) The points of the company goal, or NONE without one."""
    return int(company_points(s, seat, s.company_goal_of(seat))) if s.holds_goal(seat) else NONE


def sell_all(s: SecondChance, seat: i64) -> None:
    """SC-17.4 (3) All CEPs at the market price, which does not change."""
    if s.ceps[seat] > 0:
        s.tell(events.SOLD_ALL, seat, s.ceps[seat], s.price)
    s.money[seat] += s.ceps[seat] * s.price
    s.bank += s.ceps[seat]
    s.ceps[seat] = 0
    refill(s)


def settle_goal(s: SecondChance, seat: i64, points: i64) -> None:
    """SC-17.4 (4) Money or points, as decided."""
    if points == NONE:
        return
    if s.cashing & bit(MOST_SEATS + seat):
        discard_goal(s, seat)
    else:
        s.add_points(seat, FOR_COMPANY_GOAL, points)
        s.tell(events.GOAL_SCORED, seat, s.company_goal_of(seat), points)


def award(s: SecondChance, seat: i64, category: i64, points: i64) -> None:
    """Points of the final scoring."""
    s.add_points(seat, category, points)
    if points > 0:
        s.tell(events.SCORED, seat, category, points)
