"""CO-3 Structure: from one decade to the next; CO-18.1 when the game ends."""

from __future__ import annotations

from mypy_extensions import i64

from keeling.games.co2.engine import events
from keeling.games.co2.engine.rules.auction import AwardStart, Bid
from keeling.games.co2.engine.rules.resource import Decay, EnergyDemand, Event, Income
from keeling.games.co2.engine.rules.scoring import score
from keeling.games.co2.engine.rules.turn import BeginTurn
from keeling.games.co2.engine.state import GREEN, Co2
from keeling.games.co2.engine.tables import (
    FIRST_SPACE,
    GREEN_REGIONS,
    LOSS,
    N_REGIONS,
    NONE,
    REGION_SIZE,
    SAFE,
)
from keeling.kernel.agenda import Step


class Operations(Step[Co2]):
    """CO-3.2, CO-3.4 The operations phase, from the start player on; CO-18.3 then the end check."""

    def run(self, s: Co2) -> None:
        """CO-3.3 Turns follow each other until the rounds are over."""
        s.then(BeginTurn(s.starter), EndDecade())


class EndDecade(Step[Co2]):
    """CO-3.5, CO-18.1 After the last round: the end of the game, or the next decade."""

    def run(self, s: Co2) -> None:
        """CO-3.6 The next resource phase has the new start player and the new decade."""
        if is_over(s):
            score(s)
            return
        s.decade += 1
        s.round = 1
        s.tell(events.DECADE, s.decade)
        steps: list[Step[Co2]] = []
        if s.auction:  # CO-19.3
            s.bid = NONE
            s.bidder = NONE
            steps += [Bid((s.starter + n) % s.seats) for n in range(s.seats)]
            steps += [AwardStart()]
        else:
            s.starter = (s.starter + 1) % s.seats
            s.tell(events.STARTS, s.starter)
        s.then(*steps, Resource())


def is_over(s: Co2) -> bool:
    """CO-18.1a The last decade, CO-18.1b two green regions, CO-18.1c back in the safe zone."""
    if s.decade == s.decades:
        s.tell(events.LAST_DECADE)
    elif green_regions(s) >= GREEN_REGIONS:
        s.tell(events.GREEN_WORLD)
    elif is_safe_again(s):
        s.tell(events.SAFE_AGAIN, s.co2)
    else:
        return False
    return True


def is_safe_again(s: Co2) -> bool:
    """CO-18.1c, CO-18.2 CO₂ is back in the safe zone, and it is late enough."""
    return s.co2 < SAFE and s.was_high and s.decade >= s.safe_from


def green_regions(s: Co2) -> i64:
    """CO-18.1b Regions where every demand space holds a green plant."""
    found: i64 = 0
    for region in range(N_REGIONS):
        first: i64 = FIRST_SPACE[region]
        green = True
        for space in range(first, first + REGION_SIZE[region]):
            if s.demand[space] < GREEN:
                green = False
        if green:
            found += 1
    return found


class Resource(Step[Co2]):
    """CO-4.1 Income, energy demand, event, loss check."""

    def run(self, s: Co2) -> None:
        """CO-4.7 Income in turn order; CO-4.9 regions clockwise."""
        steps: list[Step[Co2]] = []
        steps += [Income((s.starter + n) % s.seats) for n in range(s.seats)]
        steps += [Decay()]
        steps += [EnergyDemand((s.demand_start + n) % N_REGIONS) for n in range(N_REGIONS)]
        s.then(*steps, Event(), LossCheck())


class LossCheck(Step[Co2]):
    """CO-4.22, CO-18.4 At 500 ppm everybody loses; CO-20.9 the solo game is scored."""

    def run(self, s: Co2) -> None:
        """CO-4.17 Only now, after all regions and the event."""
        if s.co2 < LOSS:
            s.then(Operations())
            return
        s.tell(events.TOO_HOT, s.co2)
        if s.seats == 1:
            score(s)
        else:
            s.lost = True
