"""What a team needed to win, and what of it it had: facts for the end of a game."""

from __future__ import annotations

from keeling.games.second_chance.engine.rules.goals import has_met_goals, is_solo_met
from keeling.games.second_chance.engine.state import SecondChance
from keeling.games.second_chance.engine.tables import LOST_AT_THE_END, NONE, SEATS
from keeling.games.second_chance.view.types import Conditions
from keeling.kernel.agenda import NOBODY


def conditions(s: SecondChance) -> Conditions | None:
    """SC-17.1, SC-17.3, SC-17.7 The decades and the goals; None: it is not over, or for rivals."""
    if s.seat != NOBODY or not s.is_team():
        return None
    survived = not s.lost or s.fate == LOST_AT_THE_END
    return Conditions(
        survived=survived,
        decades=int(s.decades if survived else s.decade - 1),
        goals={SEATS[seat]: bool(has_met_goals(s, seat)) for seat in range(s.seats)},
        solo_goal=None if s.solo_goal == NONE else bool(is_solo_met(s)),
    )
