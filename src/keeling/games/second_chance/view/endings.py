"""How a game ended: why it was lost, or how well a team did."""

from __future__ import annotations

from typing import TYPE_CHECKING

from keeling.games.second_chance.engine.rules.goals import has_met_goals, is_solo_met
from keeling.games.second_chance.engine.rules.scoring import rank
from keeling.games.second_chance.engine.rules.un_goals import unclaimed
from keeling.games.second_chance.engine.tables import FATES, LOST_AT_THE_END, NONE, RANKS, UN_LEFT

if TYPE_CHECKING:
    from keeling.games.second_chance.engine.state import SecondChance


def endings(s: SecondChance) -> list[str]:
    """The reasons for a loss, SC-17.1, SC-17.2, SC-17.7; or the rank of a team that has won."""
    if s.lost:
        return missed(s) if s.fate == LOST_AT_THE_END else [FATES[s.fate]]
    return [RANKS[rank(s)]] if s.is_team() else []


def missed(s: SecondChance) -> list[str]:
    """What a team lacked after the last decade."""
    found = []
    if unclaimed(s) > UN_LEFT:
        found.append("un_goals")
    if not all(has_met_goals(s, seat) for seat in range(s.seats)):
        found.append("private_goals")
    if s.solo_goal != NONE and not is_solo_met(s):
        found.append("solo_goal")
    return found
