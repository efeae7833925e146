"""What the players of CO₂: Second Chance have: money, tech, CEPs, cards, knowledge, scientists."""

from __future__ import annotations

from mypy_extensions import i64

from keeling.games.carbon.engine.cards import PICKED
from keeling.games.carbon.engine.tracks import earns
from keeling.games.second_chance.bot import weights as w
from keeling.games.second_chance.bot.survey import Survey
from keeling.games.second_chance.engine.effects import BONUS, FIRST, LAST
from keeling.games.second_chance.engine.rules.income import FEW
from keeling.games.second_chance.engine.state import SecondChance
from keeling.games.second_chance.engine.tables import (
    GATE,
    INCOME,
    N_ENERGIES,
    N_LOBBIES,
    N_PLACES,
    N_PROJECTS,
    N_REGIONS,
    NONE,
    TOPICS,
    TRACK,
)
from keeling.kernel.bits import bit


def means_worth(s: SecondChance, seat: i64, left: i64) -> float:
    """Money, tech, CEPs and cards of a seat; in the last turns they become worthless."""
    worth = money_worth(float(s.money[seat])) + tech_worth(float(s.tech[seat]))
    worth += ceps_worth(s, seat) + w.HAND * float(min(hand_of(s, seat), left))
    return worth * w.ripeness(left, w.MEANS_TURNS)


def money_worth(money: float) -> float:
    """Enough for a plant, for another one, and what is left."""
    first = min(money, w.FIRST_DOLLARS)
    more = min(money, w.MORE_TO) - first
    return w.DOLLAR * first + w.MORE_DOLLARS * more + w.SPARE_DOLLARS * (money - first - more)


def tech_worth(cubes: float) -> float:
    """Enough for a plant, for goals, and what is left."""
    first = min(cubes, 2.0)
    more = min(cubes, 5.0) - first
    return w.CUBE * first + w.MORE_CUBES * more + w.SPARE_CUBES * (cubes - first - more)


def ceps_worth(s: SecondChance, seat: i64) -> float:
    """The first ones matter; those of regions under control can be paid as well."""
    own: i64 = min(s.ceps[seat], len(w.CEP) - 1)
    payable: i64 = s.payable_ceps(seat)
    most: i64 = min(payable, len(w.CEP) - 1)
    worth: float = w.CEP[most] + 0.3 * w.CEP[own]
    return worth + w.REGION_CEP * 0.2 * float(payable - most)


def hand_of(s: SecondChance, seat: i64) -> i64:
    """Lobby cards in hand, also those just picked in a draft."""
    held: i64 = 0
    for card in range(N_LOBBIES):
        if s.lobby[card] == seat or s.lobby[card] == PICKED + seat:
            held += 1
    return held


def knowledge_worth(s: SecondChance, v: Survey, seat: i64) -> float:
    """SC-11 What the tracks will pay, SC-7.3.1 what may be built, SC-8.3 bonuses near."""
    places: i64 = 1 if s.seats <= FEW else 2
    left = w.ripeness(v.left, 2.0 * float(s.seats))
    total = 0.0
    for energy in range(N_ENERGIES):
        level: i64 = s.level(seat, energy)
        at: i64 = energy * (TRACK + 1) + level
        if level > 0 and earns(s, seat, energy, places):
            income = float(INCOME[at])
            if level < TRACK:
                income = 0.5 * (income + float(INCOME[at + 1]))
            total += income * w.INCOME * v.phases
        else:
            total += w.BEHIND * float(level) * v.phases
        total += left * (gates_worth(level, energy, w.OWN_GATE, w.OWN_GATE))
        if level < TRACK:
            shown: i64 = BONUS[at + 1]
            if FIRST[shown] < LAST[shown]:
                total += w.BONUS_AHEAD * left
    return total


def gates_worth(level: i64, energy: i64, first: float, second: float) -> float:
    """SC-7.3.1 Gates that were reached, and the way to them."""
    low = float(GATE[energy])
    high = float(GATE[energy + N_ENERGIES])
    part = min(1.0, float(level) / low)
    return first * part + second * max(0.0, min(1.0, (float(level) - low) / (high - low)))


def team_gates(v: Survey, seats: i64) -> float:
    """The foremost player of each track may build for the team."""
    total = 0.0
    for energy in range(N_ENERGIES):
        total += gates_worth(v.best[energy], energy, w.GATE, w.GATE_TWO)
    return total * w.ripeness(v.left, 2.0 * float(seats))


def scientists_worth(s: SecondChance, v: Survey, seat: i64) -> float:
    """At home they do nothing; at work they learn when they leave; at summits they learn most."""
    total = w.AT_HOME * float(s.supply[seat])
    for project in range(N_PROJECTS):
        if s.worker[project] == seat:
            total += w.AT_WORK
            if topic_open(s, s.project[project] % N_ENERGIES):
                total += w.TOPIC_OPEN
    for place in range(N_PLACES):
        if s.summit[place] == NONE:
            continue
        speakers: i64 = 0
        for topic in range(N_ENERGIES):
            if s.speaker[place * N_ENERGIES + topic] == seat:
                speakers += 1
        if speakers > 0:
            part = v.cover[place]
            each = w.SPEAKER + w.SPEAKER_LATE * part * part
            if part == 1.0:
                each = w.AT_HOME + 2.0 * w.LESSONS
            total += each * float(speakers)
    return total * w.ripeness(v.left, 3.0 * float(s.seats))


def topic_open(s: SecondChance, energy: i64) -> bool:
    """Whether somebody could speak on an energy."""
    for place in range(N_PLACES):
        vacant = s.speaker[place * N_ENERGIES + energy] == NONE
        if vacant and s.summit[place] != NONE and TOPICS[s.summit[place]] & bit(energy):
            return True
    return False


def control_worth(s: SecondChance, seat: i64) -> float:
    """SC-7.4.5 Regions under control, with their CEPs."""
    total = 0.0
    for region in range(N_REGIONS):
        if s.controller[region] == seat:
            total += w.CONTROL
    return total
