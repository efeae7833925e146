"""What an option would lead to where only a rule can say so: for those who are to choose."""

from __future__ import annotations

from typing import TYPE_CHECKING

from keeling.games.second_chance.engine.rules.control import leads_region
from keeling.games.second_chance.engine.rules.reduction import Reduce, most_steps
from keeling.games.second_chance.engine.rules.scoring import ranked, rated
from keeling.games.second_chance.engine.rules.un_goals import unclaimed
from keeling.games.second_chance.engine.tables import (
    CO2_STEP,
    CONTROL_MARKERS,
    DECADE_FACTOR,
    N_ENERGIES,
    N_SUBSIDIES,
    NONE,
    PROJECTS,
    RANKS,
    UN_LEFT,
)
from keeling.games.second_chance.view.types import Rating

if TYPE_CHECKING:
    from keeling.games.second_chance.engine.state import SecondChance


def ratings(s: SecondChance) -> list[Rating]:
    """SC-17.2 How a team would be rated after 0, 1, 2, ... steps of its last reduction.

    Nothing as long as that is not asked for, or if too many UN goals are left to win.
    """
    asked = bool(s.agenda) and isinstance(s.agenda[-1], Reduce)
    if not asked or s.decade < s.decades or unclaimed(s) > UN_LEFT:
        return []
    price, left, points = DECADE_FACTOR[s.decade], unclaimed(s), s.score(0)
    return [
        rating_of(int(rated(s.co2 - CO2_STEP * steps, left, points - price * steps)))
        for steps in range(most_steps(s) + 1)
    ]


def rating_of(reached: int) -> Rating:
    """SC-17.2 A rating and its rank."""
    return Rating(rank=RANKS[ranked(reached)], rating=reached)


def would_control(s: SecondChance, seat: int) -> list[str]:
    """SC-7.4.1 Projects on which a plant would bring a seat control of their region; SC-2.5."""
    if s.seats > 1 and s.regions_of(seat) >= CONTROL_MARKERS:
        return []
    prepared = [project for project, owner in enumerate(s.marker) if owner != NONE]
    return [
        PROJECTS[project]
        for project in prepared
        if s.controller[project // N_SUBSIDIES] != seat
        and leads_region(s, seat, project // N_SUBSIDIES, s.project[project] % N_ENERGIES)
    ]
