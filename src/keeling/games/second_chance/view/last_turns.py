"""What can no longer be reached because too few turns are left, from what everybody can see."""

from __future__ import annotations

from typing import TYPE_CHECKING

from keeling.games.second_chance.engine.rules.decades import BeginDecade
from keeling.games.second_chance.engine.rules.goals import FOUR_GOALS, is_solo_met
from keeling.games.second_chance.engine.rules.turn import Act, BeginTurn, EndTurn, rounds_in
from keeling.games.second_chance.engine.rules.un_goals import unclaimed
from keeling.games.second_chance.engine.tables import NONE, UN_LEFT

if TYPE_CHECKING:
    from keeling.games.second_chance.engine.state import SecondChance


def out_of_reach(s: SecondChance) -> list[str]:
    """SC-17.2, SC-17.7 What a victory asks for and cannot have any more; named like endings."""
    found = []
    if is_last(s) and un_to_claim(s) > claims_left(s):
        found.append("un_goals")
    if is_solo_goal_gone(s):
        found.append("solo_goal")
    return found


def un_to_claim(s: SecondChance) -> int:
    """SC-17.2 UN goals that a team still has to claim."""
    return max(0, int(unclaimed(s)) - int(UN_LEFT))


def is_last(s: SecondChance) -> bool:
    """Whether the last decade has begun."""
    return s.decade == s.decades and not any(isinstance(step, BeginDecade) for step in s.agenda)


def claims_left(s: SecondChance) -> int:
    """SC-6.3.1 One in each turn that is left in this decade, if no card was played in it."""
    for step in s.agenda:
        if isinstance(step, BeginTurn):
            return 1 + turns_after(s, step.seat)
        if isinstance(step, Act):
            return int(not s.carded) + turns_after(s, step.seat)
        if isinstance(step, EndTurn):
            return turns_after(s, step.seat)
    return 0


def turns_after(s: SecondChance, seat: int) -> int:
    """SC-4.3, SC-4.4 Turns of this decade that follow that of a seat."""
    done = (seat - s.starter) % s.seats + 1
    return int(s.seats - done + s.seats * (rounds_in(s) - s.round))


def is_done(s: SecondChance) -> bool:
    """Whether all turns of the game are over, with their summits."""
    return is_last(s) and not any(isinstance(step, (BeginTurn, Act, EndTurn)) for step in s.agenda)


def is_solo_goal_gone(s: SecondChance) -> bool:
    """SC-17.8 A dated one is missed; others change no more after the last turn.

    Whether the private goals are met, as one of them asks, is a secret.
    """
    open_to_all = s.solo_goal not in (NONE, FOUR_GOALS)
    return bool(s.late or (open_to_all and is_done(s) and not is_solo_met(s)))
