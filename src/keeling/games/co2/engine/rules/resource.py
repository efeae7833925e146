"""CO-4 Resource phase: income, energy demand, event, loss check."""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from keeling.games.carbon.engine.cards import GONE, SHOWN
from keeling.games.carbon.engine.market import pay_to_bank, take_from_market
from keeling.games.carbon.engine.tracks import earns
from keeling.games.co2.engine import events
from keeling.games.co2.engine.options import (
    DECLINE,
    DISCARD_GOAL,
    INCOME,
    TURN_UP_EVENT,
    TURN_UP_FOSSIL,
)
from keeling.games.co2.engine.rules.goals import discard_goal, holds_goal
from keeling.games.co2.engine.rules.market import PayCep
from keeling.games.co2.engine.state import EMPTY, Co2
from keeling.games.co2.engine.tables import (
    BY_PLAYERS,
    DISASTER,
    EVENT_REGION,
    FIRST_SPACE,
    FOR_DISASTERS,
    FOR_INCOME,
    FOR_PURCHASES,
    N_ENERGIES,
    N_EVENTS,
    N_FOSSILS,
    N_REGIONS,
    N_UN_GOALS,
    NONE,
    PENALTY,
    PPM,
    REGION_SIZE,
    SAFE,
    TRACK,
)
from keeling.games.co2.engine.tables import INCOME as TRACK_INCOME
from keeling.kernel.agenda import Chance, Choice, Step, WeightedChance
from keeling.kernel.bits import bit, count_bits
from keeling.kernel.rng import Rng


def income_of(s: Co2, seat: i64) -> i64:
    """CO-4.5 The number under their own disc, on every track where the place earns."""
    total: i64 = 0
    for energy in range(N_ENERGIES):
        if earns_on(s, seat, energy):
            total += TRACK_INCOME[energy * (TRACK + 1) + s.level(seat, energy)]
    return total


def earns_on(s: Co2, seat: i64, energy: i64) -> bool:
    """CO-4.2, CO-4.3 First or second level with discs; CO-4.4 of two only the first; CO-20.5."""
    return earns(s, seat, energy, BY_PLAYERS[s.seats].income_places)


class Income(Choice[Co2]):
    """CO-4.6 Any split of the total into dollars and points; CO-4.7 in turn order, openly."""

    def candidates(self, s: Co2) -> vec[i64]:
        """From no dollars to all."""
        found = vec[i64]()
        for dollars in range(income_of(s, self.seat) + 1):
            found = append(found, INCOME.at(dollars))
        return found

    def objection(self, s: Co2, option: i64) -> i64:
        """Any split will do."""
        return 0

    def choose(self, s: Co2, option: i64) -> None:
        """The rest are points."""
        dollars: i64 = INCOME.first(option)
        points: i64 = income_of(s, self.seat) - dollars
        s.money[self.seat] += dollars
        s.add_points(self.seat, FOR_INCOME, points)
        if dollars + points > 0:
            s.tell(events.INCOME, self.seat, dollars, points)


class Decay(Step[Co2]):
    """CO-4.8 Every region with tech cubes returns one to the general supply."""

    def run(self, s: Co2) -> None:
        """Before the fossil plants come."""
        for region in range(N_REGIONS):
            if s.region_tech[region] > 0:
                s.region_tech[region] -= 1
                s.tech_left += 1
                s.tell(events.DECAYED, region)


class EnergyDemand(Step[Co2]):
    """CO-1.1, CO-4.10 The demand space of the decade in a region, if it is there and empty."""

    def __init__(self, region: i64) -> None:
        super().__init__()
        self.region = region

    def run(self, s: Co2) -> None:
        """CO-4.11 A fossil plant, then a CEP; CO-17.6 neither if the stack is empty."""
        if s.decade > REGION_SIZE[self.region]:
            return
        space: i64 = FIRST_SPACE[self.region] + s.decade - 1
        if s.demand[space] != EMPTY:
            return
        if s.fossils.size == 0:
            s.tell(events.NO_FOSSIL, self.region)
            return
        s.then(TurnUpFossil(self.region, s.decade), SettleCep(self.region))


class TurnUpFossil(WeightedChance[Co2]):
    """CO-2.10, CO-4.11 The top fossil plant comes to a demand space; CO₂ rises."""

    def __init__(self, region: i64, space: i64) -> None:
        super().__init__()
        self.region = region
        self.space = space  # from 1

    def candidates(self, s: Co2) -> vec[i64]:
        """Any kind left in the stack."""
        found = vec[i64](capacity=N_FOSSILS)
        for fossil in range(N_FOSSILS):
            if s.fossils.counts[fossil] > 0:
                found = append(found, TURN_UP_FOSSIL.at(fossil))
        return found

    def weights(self, s: Co2) -> list[int]:
        """As many as there are."""
        return [count for count in s.fossils.counts if count > 0]

    def sample(self, s: Co2, rng: Rng) -> i64:
        """One of them."""
        return TURN_UP_FOSSIL.at(s.fossils.sample(rng))

    def choose(self, s: Co2, option: i64) -> None:
        """CO-4.17 The level is not tested between regions."""
        fossil: i64 = TURN_UP_FOSSIL.first(option)
        s.fossils.take(fossil)
        s.demand[FIRST_SPACE[self.region] + self.space - 1] = fossil
        s.co2 += PPM[fossil]
        if s.co2 >= SAFE:
            s.was_high = True
        s.tell(events.FOSSIL, self.region, fossil, s.co2)


class SettleCep(Step[Co2]):
    """CO-4.11 One CEP for the new fossil plant goes to the bank."""

    def __init__(self, region: i64) -> None:
        super().__init__()
        self.region = region

    def run(self, s: Co2) -> None:
        """CO-4.12 The region pays; CO-4.13, CO-16.9 or its controller; CO-4.14 or he buys."""
        seat: i64 = s.controller[self.region]
        if seat == NONE:
            if s.region_ceps[self.region] > 0:
                s.region_ceps[self.region] -= 1
                s.tell(events.REGION_PAID, self.region)
                pay_to_bank(s)
        elif s.payable_ceps(seat) > 0:
            s.then(PayCep(seat))
        else:
            s.then(OfferGoal(seat), ForcedPurchase(seat, self.region))


class OfferGoal(Choice[Co2]):
    """CO-4.16 Who cannot pay the forced purchase in full may discard the company goal first."""

    def candidates(self, s: Co2) -> vec[i64]:
        """Not asked where nothing depends on it."""
        if s.money[self.seat] >= s.price or not holds_goal(s, self.seat):
            return vec[i64]()
        return append(append(vec[i64](), DISCARD_GOAL), DECLINE)

    def objection(self, s: Co2, option: i64) -> i64:
        """Both are allowed."""
        return 0

    def choose(self, s: Co2, option: i64) -> None:
        """CO-15.3."""
        if option == DISCARD_GOAL:
            discard_goal(s, self.seat)


class ForcedPurchase(Step[Co2]):
    """CO-4.14 Buy a CEP for the bank; CO-4.15 each missing dollar costs a point instead."""

    def __init__(self, seat: i64, region: i64) -> None:
        super().__init__(seat)
        self.region = region

    def run(self, s: Co2) -> None:
        """CO-4.16 It is a withdrawal from the market; CO-17.4 it costs even if there is none."""
        paid: i64 = min(s.money[self.seat], s.price)
        missing: i64 = s.price - paid
        s.money[self.seat] -= paid
        s.add_points(self.seat, FOR_PURCHASES, -missing)
        s.tell(events.FORCED, self.seat, self.region, paid, missing)
        if take_from_market(s):
            pay_to_bank(s)


class Event(Step[Co2]):
    """CO-4.18 At 350 ppm or more a disaster strikes the region of the current event."""

    def run(self, s: Co2) -> None:
        """CO-4.21 Then the card leaves and the next one takes its place; CO-17.7."""
        if s.event == NONE:
            return
        if s.co2 >= DISASTER:
            s.tell(events.DISASTER, s.event)
            strike(s, EVENT_REGION[s.event])
        else:
            s.tell(events.PREVENTED, s.event)
        s.event = s.next_event
        s.next_event = NONE
        if count_bits(s.events_seen) < N_EVENTS:
            s.then(TurnUpEvent())


def strike(s: Co2, region: i64) -> None:
    """CO-4.19 Who has no green plant there gives a cube, or loses points; CO-4.20."""
    for n in range(s.seats):
        seat: i64 = (s.starter + n) % s.seats
        if s.energies_in(region, seat) != 0:
            continue
        if s.tech[seat] > 0:
            s.tech[seat] -= 1
            s.region_tech[region] += 1
            s.tell(events.DONATED, seat, region)
        else:
            s.add_points(seat, FOR_DISASTERS, -PENALTY)
            s.tell(events.PENALTY, seat, PENALTY)
    if s.seats == 1:
        lose_un_goal(s)


def lose_un_goal(s: Co2) -> None:
    """CO-20.8 Solo: the leftmost UN goal leaves the game, if one lies open."""
    leftmost: i64 = NONE
    for card in range(N_UN_GOALS):
        place: i64 = s.un_goal[card]
        if place >= SHOWN and (leftmost == NONE or place < s.un_goal[leftmost]):
            leftmost = card
    if leftmost != NONE:
        s.un_goal[leftmost] = GONE
        s.tell(events.UN_GOAL_LOST, leftmost)


class TurnUpEvent(Chance[Co2]):
    """CO-2.14, CO-4.21 The top event card is turned face up: two are always visible."""

    def candidates(self, s: Co2) -> vec[i64]:
        """Any card not seen yet."""
        found = vec[i64](capacity=N_EVENTS)
        for card in range(N_EVENTS):
            if s.events_seen & bit(card) == 0:
                found = append(found, TURN_UP_EVENT.at(card))
        return found

    def choose(self, s: Co2, option: i64) -> None:
        """The first becomes the current event, the others the next."""
        card: i64 = TURN_UP_EVENT.first(option)
        s.events_seen |= bit(card)
        if s.event == NONE:
            s.event = card
        else:
            s.next_event = card
        s.tell(events.EVENT_SHOWN, card)
