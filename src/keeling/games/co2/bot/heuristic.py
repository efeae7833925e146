"""What a position of CO₂ is worth to a seat, in points."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from keeling.games.carbon.engine.cards import PICKED, SHOWN
from keeling.games.co2.bot import weights as w
from keeling.games.co2.bot.air import danger, spaces_left
from keeling.games.co2.bot.projects import projects_worth
from keeling.games.co2.engine import tables
from keeling.games.co2.engine.effects import BONUS, FIRST, LAST
from keeling.games.co2.engine.options import DECLINE, HOME, RECRUIT
from keeling.games.co2.engine.rules.auction import AwardStart, NameStart, PayBid
from keeling.games.co2.engine.rules.effects import ChooseOne
from keeling.games.co2.engine.rules.expertise import StockRegion, StudyAny, StudyWork
from keeling.games.co2.engine.rules.goals import goal_points, holds_goal
from keeling.games.co2.engine.rules.lobby import was_done
from keeling.games.co2.engine.rules.market import PayCep
from keeling.games.co2.engine.rules.resource import Income, earns_on
from keeling.games.co2.engine.rules.scientists import Dismissal, ExtraMove, LeaveProject
from keeling.games.co2.engine.rules.turn import Act
from keeling.games.co2.engine.state import NOTHING_YET, Co2
from keeling.games.co2.engine.tables import (
    N_ENERGIES,
    N_PROJECTS,
    N_REGIONS,
    NONE,
    PLANT_TECH,
)
from keeling.kernel.agenda import CHANCE, State
from keeling.kernel.bits import bit, count_bits
from keeling.kernel.heuristic import Heuristic


class Co2Heuristic(Heuristic):
    """Points so far, what is at hand, what is known, what is under way, and the climate."""

    def worth(self, state: State, seat: i64) -> float:
        """In points."""
        assert isinstance(state, Co2)
        s = carried_through(state, seat) if state.active == seat else state
        points = float(s.score(seat))
        if s.seat < CHANCE:
            return points if not s.lost else w.LOST
        left: i64 = turns_left(s)
        phases = float(phases_left(s, seat))
        marginal = margins(s, seat, left, phases)
        total = points + money_worth(s, seat, left) + tech_worth(s, seat, left)
        total += ceps_worth(s, seat, left) + regions_worth(s, seat, left)
        total += expertise_worth(s, seat, left, phases)
        total += scientists_worth(s, seat, marginal, left, phases)
        total += lobby_worth(s, seat, left) + goals_worth(s, seat, left)
        total += projects_worth(s, seat, left)
        if s.auction and s.active == NONE:
            total += auction_worth(s, seat)
        return total - danger(s)


def carried_through(state: Co2, seat: i64) -> Co2:
    """The position when the action of the turn is over, with any answer to what it asks."""
    if state.seat < 0 or isinstance(state.agenda[-1], (Act, StudyWork, ExtraMove)):
        return state
    s = state.clone()
    while s.seat >= 0 and s.active == seat:
        step = s.agenda[-1]
        if isinstance(step, LeaveProject):
            s.apply(HOME)
        elif isinstance(step, ChooseOne):
            last: i64 = s.offered[len(s.offered) - 1]
            s.apply(RECRUIT if last == DECLINE and s.pool[seat] > 0 else last)
        elif isinstance(step, (PayCep, Dismissal, StudyAny, StockRegion)):
            s.apply(s.offered[0])
        else:
            return s
    return s


def turns_left(s: Co2) -> i64:
    """Turns of each player after this round."""
    rounds: i64 = (s.decades - s.decade) * s.rounds + s.rounds - s.round
    return rounds + s.rounds if s.active == NONE and s.decade > 1 else rounds


def phases_left(s: Co2, seat: i64) -> i64:
    """How often a seat will still have income."""
    phases: i64 = s.decades - s.decade
    if s.active == NONE:
        for step in s.agenda:
            if isinstance(step, Income) and step.seat == seat:
                return phases + 1
    return phases


def money_worth(s: Co2, seat: i64, left: i64) -> float:
    """The next plant has to be paid; the rest is half a point a dollar."""
    money = float(s.money[seat])
    if left == 0 and s.done != NOTHING_YET:
        return w.SPARE * money
    dear = w.DOLLAR_AT_INCOME if s.active == NONE else w.DOLLAR
    return w.SPARE * money + (dear - w.SPARE) * min(money, w.NEEDED)


def tech_worth(s: Co2, seat: i64, left: i64) -> float:
    """Cubes build plants and claim goals; a few are enough."""
    cubes: i64 = s.tech[seat]
    soon: i64 = min(cubes, w.CUBES)
    worth = w.CUBE * float(soon) + w.SPARE_CUBE * float(cubes - soon)
    worth *= 0.1 + 0.9 * w.ripeness(left, w.CUBE_TURNS)
    most: i64 = 1
    for other in range(s.seats):
        most = max(most, s.tech[other])
    return worth + (3.0 * (1.0 - w.ripeness(left, 6.0)) if cubes == most else 0.0)


def ceps_worth(s: Co2, seat: i64, left: i64) -> float:
    """One to install with, one more to have; the others will be sold."""
    ceps: i64 = s.ceps[seat]
    price = cep_worth(s, left)
    worth = price * float(ceps)
    if left == 0:
        return worth
    if s.payable_ceps(seat) > 0:
        worth += max(0.0, w.FIRST_CEP - price)
    if ceps > 1:
        worth += max(0.0, w.SECOND_CEP - price)
    return worth


def cep_worth(s: Co2, left: i64) -> float:
    """What a CEP will fetch: until the last turns prices come back to the usual one."""
    trust = 1.0 - 0.7 * w.ripeness(left, 4.0)
    return w.SPARE * (w.USUAL_PRICE + trust * (float(s.price) - w.USUAL_PRICE))


def regions_worth(s: Co2, seat: i64, left: i64) -> float:
    """CO-16.9 The CEPs of regions under control, without those that fossil plants will cost."""
    total = 0.0
    price = cep_worth(s, left)
    for region in range(N_REGIONS):
        if s.controller[region] == seat:
            kept = float(s.region_ceps[region]) - 0.5 * float(spaces_left(s, region))
            total += w.CONTROL + price * kept
    if s.event == NONE or s.decade >= s.decades:
        return total
    safe = s.energies_in(tables.EVENT_REGION[s.event], seat) != 0
    return total if safe else total - w.DISASTER


def level_worth(s: Co2, energy: i64, level: i64, paid: float, left: i64) -> float:
    """Income in the decades to come, half of what the next space brings, and the next plant."""
    at: i64 = energy * (tables.TRACK + 1) + level
    income = float(tables.INCOME[at])
    if level < tables.TRACK:
        income = 0.5 * (income + float(tables.INCOME[at + 1]))
    worth = income * paid * w.INCOME_POINT
    if s.plants_left[energy] > 0:
        needed: i64 = PLANT_TECH[s.top_plant(energy)]
        gate = float(min(level, needed)) / float(needed)
        worth += w.GATE * gate * w.ripeness(left, 5.0)
    return worth


def place_of(s: Co2, seat: i64, energy: i64) -> float:
    """CO-4.2 Whether a place earns, or could soon."""
    return 1.0 if earns_on(s, seat, energy) or s.level(seat, energy) == 0 else 0.4


def expertise_worth(s: Co2, seat: i64, left: i64, phases: float) -> float:
    """What all tracks bring."""
    total = 0.0
    for energy in range(N_ENERGIES):
        level: i64 = s.level(seat, energy)
        total += level_worth(s, energy, level, phases * place_of(s, seat, energy), left)
    return total


def margins(s: Co2, seat: i64, left: i64, phases: float) -> vec[float]:
    """What one more expertise in each energy is worth."""
    found = vec[float](capacity=N_ENERGIES)
    for energy in range(N_ENERGIES):
        level: i64 = s.level(seat, energy)
        gain = 0.0
        if level < tables.TRACK:
            paid = phases * place_of(s, seat, energy)
            gain = level_worth(s, energy, level + 1, paid, left)
            gain -= level_worth(s, energy, level, paid, left)
            shown: i64 = BONUS[energy * (tables.TRACK + 1) + level + 1]
            if FIRST[shown] < LAST[shown]:
                gain += w.BONUS_AHEAD * w.ripeness(left, 4.0)
        found = append(found, gain)
    return found


def scientists_worth(s: Co2, seat: i64, marginal: vec[float], left: i64, phases: float) -> float:
    """The best one at work studies at the end of every turn; the others help now and then."""
    best = 0.0
    at_hand = float(s.supply[seat])
    working = 0.0
    for project in range(N_PROJECTS):
        if s.worker[project] == seat:
            gain: float = marginal[s.project[project]]
            working += w.WORKING * gain
            at_hand += 1.0
            best = max(best, gain)
    total = working + (best if s.active == seat else 0.0)  # CO-10.2 at the end of this turn
    for place in range(tables.N_PLACES):
        if s.congress[place] != NONE:
            total += speakers_worth(s, seat, place, marginal, left)
    ahead = (w.EXPERTISE * phases + 0.5) * min(float(left), w.STUDIES)
    return total + ahead * (min(at_hand, 1.0) * w.FIRST_SCIENTIST + at_hand * w.MORE_SCIENTISTS)


def speakers_worth(s: Co2, seat: i64, place: i64, marginal: vec[float], left: i64) -> float:
    """CO-11.4 A congress with own speakers, by how many topics are still vacant."""
    vacant: i64 = 0
    own: i64 = 0
    gain = 0.0
    extra = 0.0
    for topic in range(N_ENERGIES):
        if tables.TOPICS[s.congress[place]] & bit(topic):
            speaker: i64 = s.speaker[place * N_ENERGIES + topic]
            extra = max(extra, marginal[topic])
            if speaker == NONE:
                vacant += 1
            elif speaker == seat:
                own += 1
                gain += marginal[topic]
    if own == 0:
        return 0.0
    if vacant == 0:
        return gain + extra + w.AFTERWARDS * float(own)
    likely = w.COMPLETED / float(vacant) * w.ripeness(left, 2.0 + 2.0 * float(vacant))
    return (gain + extra + w.AFTERWARDS * float(own)) * likely


def lobby_worth(s: Co2, seat: i64, left: i64) -> float:
    """Cards in hand, no more than turns to play them; and the best one that fits this turn."""
    held = 0.0
    cards: i64 = 0
    best = 0.0
    open_now = s.active == seat and not s.carded
    for card in range(tables.N_LOBBIES):
        if s.lobby[card] == seat or s.lobby[card] == PICKED + seat:
            worth: float = w.CARD_WORTH[tables.LOBBY_ON[card]]
            held += worth
            cards += 1
            if open_now and tables.LOBBY_ON[card] != tables.ON_BUILD and was_done(s, card):
                best = max(best, worth + 0.5)
    if cards == 0:
        return 0.0
    mean = held / float(cards)
    hold = w.HOLD if s.seats > 1 else w.SOLO_HOLD
    return hold * mean * float(min(cards, left)) + (1.0 - hold) * (best + 0.02 * held)


def goals_worth(s: Co2, seat: i64, left: i64) -> float:
    """CO-14 UN goals within reach; CO-15 the company goal as it stands, or $8 for it."""
    total = 0.0
    owned: i64 = s.energies_of(seat)
    late = w.ripeness(left, 3.0)
    for card in range(tables.N_UN_GOALS):
        if s.un_goal[card] >= SHOWN:
            missing: i64 = count_bits(tables.UN_ENERGIES[card] & ~owned)
            if missing == 0:
                total += float(tables.UN_POINTS[card]) * w.REACHED * late
            elif missing == 1:
                total += float(tables.UN_POINTS[card]) * w.NEARLY * late
    if holds_goal(s, seat):
        ahead = w.ripeness(left, 12.0)
        now = float(goal_points(s, seat, s.goal_of(seat))) * (1.0 - 0.5 * ahead)
        total += max(4.0, now + w.GOAL * ahead)
    return total


def auction_worth(s: Co2, seat: i64) -> float:
    """CO-19.6 A bid has to be paid; beginning is worth a little."""
    worth = w.STARTING if s.starter == seat else 0.0
    for step in s.agenda:
        if isinstance(step, (AwardStart, NameStart)) and s.bidder == seat:
            worth = w.STARTING
        if isinstance(step, (AwardStart, PayBid)) and s.bidder == seat:
            worth -= w.DOLLAR_AT_INCOME * float(s.bid)
    return worth


HEURISTIC: Final = Co2Heuristic()
