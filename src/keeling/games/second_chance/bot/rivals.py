"""What a position of the competitive game is worth to a seat, in points."""

from __future__ import annotations

from mypy_extensions import i64

from keeling.games.carbon.engine.cards import PICKED
from keeling.games.second_chance.bot import rival_weights as r
from keeling.games.second_chance.bot.means import (
    hand_of,
    knowledge_worth,
    scientists_worth,
)
from keeling.games.second_chance.bot.projects import (
    is_open,
    plant_gain,
    purse_of,
    readiness,
)
from keeling.games.second_chance.bot.survey import Survey, empty_when_due, survey
from keeling.games.second_chance.bot.un import card_nearness, shown_cards
from keeling.games.second_chance.bot.weights import LOST, ripeness
from keeling.games.second_chance.engine.rules.disasters import is_exempt
from keeling.games.second_chance.engine.rules.goals import company_points, markers_by_energy, zeros
from keeling.games.second_chance.engine.rules.un_goals import supported_plants
from keeling.games.second_chance.engine.state import SecondChance
from keeling.games.second_chance.engine.tables import (
    EVENT_REGION,
    MOST_TECH,
    N_ENERGIES,
    N_PROJECTS,
    N_REGIONS,
    NONE,
    SECOND_EVENT,
    UN_FINAL,
)
from keeling.kernel.agenda import CHANCE


def rival_worth(s: SecondChance, seat: i64) -> float:
    """Own points, what is at hand, known and under way, goals, and the common danger."""
    points = float(s.score(seat))
    if s.seat < CHANCE:
        return LOST if s.lost else points + (r.WON if seat in s.winners() else 0.0)
    v = survey(s)
    left: i64 = v.left // s.seats
    total = points + money_worth(s, seat, left) + tech_worth(s, seat, left)
    total += ceps_worth(s, seat, left) + regions_worth(s, seat)
    total += r.KNOWLEDGE * knowledge_worth(s, v, seat)
    total += r.SCIENTISTS * scientists_worth(s, v, seat)
    total += r.HAND * float(min(hand_of(s, seat), left)) * ripeness(left, 2.0)
    total += un_worth(s, seat, left) + goal_worth(s, seat, left)
    total += projects_worth(s, seat, left)
    return total - events_fear(s, seat) - danger(s, v)


def money_worth(s: SecondChance, seat: i64, left: i64) -> float:
    """SC-17.4 Half a point a dollar in the end; before, plants have to be paid."""
    money = float(s.money[seat])
    needed = min(money, r.NEEDED) * ripeness(left, 2.0)
    return r.SPARE * money + (r.DOLLAR - r.SPARE) * needed


def tech_worth(s: SecondChance, seat: i64, left: i64) -> float:
    """SC-17.4 Most tech scores in the end; before, it builds and claims."""
    cubes: i64 = s.tech[seat]
    soon: i64 = min(cubes, 5)
    worth = r.CUBE * float(soon) + r.SPARE_CUBE * float(cubes - soon)
    worth *= 0.1 + 0.9 * ripeness(left, 3.0)
    most: i64 = 1
    for other in range(s.seats):
        most = max(most, s.tech[other])
    late = 1.0 - ripeness(left, 6.0)
    return worth + (float(MOST_TECH) * late if cubes == most else 0.0)


def ceps_worth(s: SecondChance, seat: i64, left: i64) -> float:
    """Some are needed; the others will be sold, at a price that comes back to the usual one."""
    trust = 1.0 - 0.7 * ripeness(left, 4.0)
    price = r.SPARE * (r.USUAL_PRICE + trust * (float(s.price) - r.USUAL_PRICE))
    payable: i64 = s.payable_ceps(seat)
    worth = price * (float(s.ceps[seat]) + r.IN_REGION * float(payable - s.ceps[seat]))
    if left > 0:
        worth += r.FIRST_CEP if payable > 0 else 0.0
        worth += r.SECOND_CEP if payable > 1 else 0.0
    return worth


def regions_worth(s: SecondChance, seat: i64) -> float:
    """SC-7.4.5 Regions under control."""
    total = 0.0
    for region in range(N_REGIONS):
        if s.controller[region] == seat:
            total += r.CONTROL
    return total


def un_worth(s: SecondChance, seat: i64, left: i64) -> float:
    """SC-17.4 What claimed cards score in the end, and how near the next ones are."""
    claimed: i64 = s.claimed_by(seat)
    most: i64 = len(UN_FINAL) - 1
    total = float(UN_FINAL[min(claimed, most)])
    step = float(UN_FINAL[min(claimed + 1, most)]) - total
    supported: i64 = supported_plants(s, seat)
    markers = markers_by_energy(s, seat)
    nobodys = zeros(N_ENERGIES)
    best = 0.0
    near = 0.0
    for card in shown_cards(s):
        part = card_nearness(card, supported, markers, nobodys, s.tech[seat])
        best = max(best, part)
        near += part
    near = min(r.UN_MOST, r.UN_BEST * best + r.UN_NEAR * near)
    return total + step * near * ripeness(left, 1.0)


def goal_worth(s: SecondChance, seat: i64, left: i64) -> float:
    """SC-17.5 The company goal as it stands and may become, or half of $8."""
    found = 0.0
    if not s.holds_goal(seat):
        return 0.0
    for goal in range(len(s.goal)):
        if s.goal[goal] == seat or s.goal[goal] == PICKED + seat:
            ahead = ripeness(left, 12.0)
            now = float(company_points(s, seat, goal)) * (1.0 - 0.3 * ahead)
            found = max(found, now + r.GOAL * ahead)
    return max(r.GOAL_CASH, found)


def projects_worth(s: SecondChance, seat: i64, left: i64) -> float:
    """Plants the seat can build now or soon; others may be faster."""
    p = purse_of(s)
    share = 1.0 / (1.0 + 0.4 * float(s.seats))
    total = 0.0
    best = 0.0
    for project in range(N_PROJECTS):
        if s.project[project] == NONE or not is_open(s, project):
            continue
        gain = plant_gain(s, project, r.PLANT)
        ready = readiness(s, p, seat, s.project[project])
        if s.marker[project] == NONE:
            total += gain * share * ready * r.PLANNED
        else:
            total += gain * share * ready * r.PREPARED
            best = max(best, gain * ready)
    return total * ripeness(left, 2.0) + r.BEST * best * ripeness(left, 1.0)


def events_fear(s: SecondChance, seat: i64) -> float:
    """SC-15.2 Events that will strike where the seat has no plant."""
    fear = 0.0
    if s.event != NONE and not is_exempt(s, seat, EVENT_REGION[s.event]):
        fear += r.STRUCK
    if s.next_event != NONE and not is_exempt(s, seat, EVENT_REGION[s.next_event]):
        fear += r.STRUCK if s.co2 >= SECOND_EVENT else r.STRUCK_LATER
    return fear


def danger(s: SecondChance, v: Survey) -> float:
    """SC-13.5 Everybody loses above 500 ppm: what the coming supply phases are likely to bring."""
    worst = 0.0
    co2 = float(s.co2)
    under_way = 0.0
    for region in range(N_REGIONS):
        under_way += r.BUILT_SOON * float(v.prepared_in[region])
        under_way += r.SOME_DAY * float(v.planned_in[region])
    for decade in range(s.decade + 1, s.decades + 1):
        due = float(empty_when_due(s, decade))
        built = r.RATE * float(decade - s.decade - 1) + min(under_way, 3.0)
        co2 += v.ppm * max(0.0, due - built)
        over = co2 - r.CALM
        if over > 0.0:
            near = 0.5 * over * over / r.MARGIN if over < r.MARGIN else over - 0.5 * r.MARGIN
            worst = max(worst, near * (1.0 if decade == s.decade + 1 else r.LATER))
    return r.PPM_COST * worst
