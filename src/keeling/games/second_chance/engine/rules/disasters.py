"""SC-15 Event phase, of the competitive game."""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from keeling.games.second_chance.engine import events
from keeling.games.second_chance.engine.options import TURN_UP_EVENT
from keeling.games.second_chance.engine.places import GREEN, builder_of, owner_of
from keeling.games.second_chance.engine.rules.market import FOR_EVENT, PayOrPenalty
from keeling.games.second_chance.engine.state import SecondChance
from keeling.games.second_chance.engine.tables import (
    EVENT_REGION,
    FIRST_SLOT,
    FOR_EVENTS,
    N_EVENTS,
    N_REGIONS,
    NO_TECH,
    NONE,
    SECOND_EVENT,
)
from keeling.kernel.agenda import Chance, Step
from keeling.kernel.bits import bit, count_bits


class EventPhase(Step[SecondChance]):
    """SC-15.1 Tech leaves the regions; SC-15.2 the current event; SC-15.6 the future one too."""

    def run(self, s: SecondChance) -> None:
        """SC-15.7 Then new tiles are turned up, as far as there are any."""
        for region in range(N_REGIONS):
            if s.region_tech[region] > 0:
                s.region_tech[region] -= 1
                s.tech_left += 1
                s.tell(events.REGION_TECH_LOST, region)
        steps: list[Step[SecondChance]] = []
        if s.event != NONE:
            steps += [Strike(s.event)]
        if s.next_event != NONE and s.co2 >= SECOND_EVENT:
            steps += [Strike(s.next_event)]
        s.then(*steps, NextEvents(len(steps)))


class Strike(Step[SecondChance]):
    """SC-15.2 An event strikes its region, in player order; SC-15.10 one after the other."""

    def __init__(self, tile: i64) -> None:
        super().__init__()
        self.tile = tile

    def run(self, s: SecondChance) -> None:
        """SC-15.5 For each player tech, then a CEP."""
        s.tell(events.STRIKES, self.tile)
        order = [(s.starter + n) % s.seats for n in range(s.seats)]
        s.then(*[Suffer(seat, EVENT_REGION[self.tile]) for seat in order])


class Suffer(Step[SecondChance]):
    """SC-15.3 Who is not exempt puts tech into the region, or loses points; SC-15.4 pays a CEP."""

    def __init__(self, seat: i64, region: i64) -> None:
        super().__init__(seat)
        self.region = region

    def run(self, s: SecondChance) -> None:
        """SC-15.8 Tech in a region has no limit; SC-15.9 points may fall below 0."""
        if is_exempt(s, self.seat, self.region):
            return
        if s.tech[self.seat] > 0:
            s.tech[self.seat] -= 1
            s.region_tech[self.region] += 1
            s.tell(events.DONATED, self.seat, self.region)
        else:
            s.add_points(self.seat, FOR_EVENTS, -NO_TECH)
            s.tell(events.NO_TECH, self.seat, NO_TECH)
        s.then(PayOrPenalty(self.seat, FOR_EVENT, self.region))


def is_exempt(s: SecondChance, seat: i64, region: i64) -> bool:
    """SC-15.2 Who has built a plant there, or whose infrastructure there carries one."""
    first: i64 = FIRST_SLOT[region]
    for slot in range(first, first + s.slots_in(region)):
        plant: i64 = s.slot[slot]
        if plant >= GREEN and seat in (builder_of(plant), owner_of(plant)):
            return True
    return False


class NextEvents(Step[SecondChance]):
    """SC-15.7 Events that struck are discarded; the others move up, and new tiles are turned up."""

    def __init__(self, struck: i64) -> None:
        super().__init__()
        self.struck = struck

    def run(self, s: SecondChance) -> None:
        """Without a tile there is no event."""
        moving: i64 = s.next_event if self.struck == 1 else NONE
        s.event = moving
        s.next_event = NONE
        left: i64 = N_EVENTS - count_bits(s.events_seen)
        wanted: i64 = (1 if s.event == NONE else 0) + 1
        s.then(*[TurnUpEvent() for _ in range(min(left, wanted))])


class TurnUpEvent(Chance[SecondChance]):
    """SC-3.2.4, SC-15.7 The top event tile: first the current event, then the future one."""

    def candidates(self, s: SecondChance) -> vec[i64]:
        """Any tile not seen yet."""
        found = vec[i64](capacity=N_EVENTS)
        for tile in range(N_EVENTS):
            if s.events_seen & bit(tile) == 0:
                found = append(found, TURN_UP_EVENT.at(tile))
        return found

    def choose(self, s: SecondChance, option: i64) -> None:
        """It lies open."""
        tile: i64 = TURN_UP_EVENT.first(option)
        s.events_seen |= bit(tile)
        if s.event == NONE:
            s.event = tile
        else:
            s.next_event = tile
        s.tell(events.EVENT_SHOWN, tile)
