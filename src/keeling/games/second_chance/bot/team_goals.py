"""What else a team must do to win CO₂: Second Chance: UN goals, private goals, the solo goal."""

from __future__ import annotations

from mypy_extensions import i64

from keeling.games.carbon.engine.cards import PICKED
from keeling.games.second_chance.bot import weights as w
from keeling.games.second_chance.bot.private import goal_nearness
from keeling.games.second_chance.bot.survey import Survey
from keeling.games.second_chance.bot.un import card_nearness, shown_cards
from keeling.games.second_chance.engine.rules.goals import (
    ALL_REGIONS,
    ALL_TRACKS,
    CEPS_IN_ASIA,
    FIVE_PLANTS,
    NO_EARLY_LOBBY,
    REPLACED,
    TEN_PLANTS,
    kinds,
    markers_by_energy,
)
from keeling.games.second_chance.engine.rules.un_goals import supported_plants
from keeling.games.second_chance.engine.state import SecondChance
from keeling.games.second_chance.engine.tables import (
    ASIA,
    N_ENERGIES,
    N_REGIONS,
    SOLO_N,
    TRACK,
    UN_LEFT,
)


def un_worth(s: SecondChance, v: Survey) -> float:
    """SC-17.2 Claims that are needed to win, and how near the best of them are."""
    cards = shown_cards(s)
    wanted: i64 = len(cards) - UN_LEFT
    if wanted <= 0:
        return 0.0
    near = [0.0] * len(cards)
    for seat in range(s.seats):
        markers = markers_by_energy(s, seat)
        supported: i64 = supported_plants(s, seat)
        for n in range(len(cards)):
            part = card_nearness(cards[n], supported, markers, v.planned_of, s.tech[seat])
            near[n] = max(near[n], part)
    near.sort()
    total = -w.UN_CLAIMED * float(wanted)
    for n in range(wanted):
        total += w.UN_CLAIMED * w.UN_NEAR * near[len(near) - 1 - n]
    return total


def private_worth(s: SecondChance, seat: i64, left: i64) -> float:
    """SC-17.3 The better one of the seat's own goals; SC-17.7 alone all that were kept."""
    best = 0.0
    total = 0.0
    for goal in range(len(s.goal)):
        if s.goal[goal] == seat or s.goal[goal] == PICKED + seat:
            near = goal_nearness(s, seat, goal, left)
            total += near
            best = max(best, near)
    return w.PRIVATE * (total if s.seats == 1 else best + 0.05 * total)


def solo_worth(s: SecondChance, v: Survey) -> float:
    """SC-17.7 How far the solo goal is, while it is not too late for it."""
    part = 0.0
    goal: i64 = s.solo_goal
    if s.late:
        return 0.0
    if goal == ALL_TRACKS:
        for energy in range(N_ENERGIES):
            part += float(v.best[energy]) / float(TRACK * N_ENERGIES)
    elif goal in (TEN_PLANTS, FIVE_PLANTS):
        part = min(1.0, float(s.plants_of(0)) / float(SOLO_N[goal]))
    elif goal == ALL_REGIONS:
        part = float(kinds(v.in_region)) / float(N_REGIONS)
    elif goal == CEPS_IN_ASIA:
        part = float(s.region_ceps[ASIA]) / float(SOLO_N[CEPS_IN_ASIA])
    elif goal == REPLACED:
        part = 1.0 if s.replaced else 0.0
    elif goal == NO_EARLY_LOBBY:
        part = 0.0 if s.lobbied_early else 1.0
    return w.SOLO_GOAL * part
