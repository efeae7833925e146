"""SC-9 Energy summits, at the end of a turn."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from keeling.games.second_chance.engine import events, reasons
from keeling.games.second_chance.engine.options import STUDY, TURN_UP_SUMMIT
from keeling.games.second_chance.engine.rules.environment import tell_met
from keeling.games.second_chance.engine.rules.knowledge import Learn
from keeling.games.second_chance.engine.state import COOP, SecondChance
from keeling.games.second_chance.engine.tables import (
    N_ENERGIES,
    N_SUMMITS,
    NONE,
    SIZE_GOAL,
    SUMMIT_ALONE,
    SUMMIT_SIZE,
    TOPIC_GOAL,
    TOPICS,
)
from keeling.kernel.agenda import Chance, Choice, Step
from keeling.kernel.bits import bit, count_bits

EACH: Final = 2  # SC-9.3 knowledge for each scientist
TWO_TOPICS: Final = 2


class Summits(Step[SecondChance]):
    """SC-9.1 Closed summits, in the order in which they were closed."""

    def run(self, s: SecondChance) -> None:
        """SC-9.3 Clockwise from the player after the closer to the closer."""
        place: i64 = s.take_completed()
        if place == NONE:
            return
        s.tell(events.SUMMIT_HELD, place, s.summit[place])
        steps: list[Step[SecondChance]] = []
        for n in range(1, s.seats + 1):
            seat: i64 = (s.closer[place] + n) % s.seats
            scientists: i64 = speakers_of(s, place, seat)
            if scientists > 0:
                steps += [SummitKnowledge(seat, place, EACH * scientists), ReturnHome(seat, place)]
        s.then(*steps, CloseSummit(place), Summits())


def speakers_of(s: SecondChance, place: i64, seat: i64) -> i64:
    """How many scientists of a seat are at a summit."""
    found: i64 = 0
    for topic in range(N_ENERGIES):
        if s.speaker[place * N_ENERGIES + topic] == seat:
            found += 1
    return found


class SummitKnowledge(Choice[SecondChance]):
    """SC-9.3 Knowledge of any topics of this summit; SC-9.4 one by one, each with its bonuses."""

    def __init__(self, seat: i64, place: i64, left: i64) -> None:
        super().__init__(seat)
        self.place = place
        self.left = left

    def candidates(self, s: SecondChance) -> vec[i64]:
        """All energies; a full track may be named (SC-8.2)."""
        found = vec[i64](capacity=N_ENERGIES)
        if self.left > 0:
            for energy in range(N_ENERGIES):
                found = append(found, STUDY.at(energy))
        return found

    def objection(self, s: SecondChance, option: i64) -> i64:
        """A topic of this summit, also one he did not speak on."""
        energy: i64 = STUDY.first(option)
        if TOPICS[s.summit[self.place]] & bit(energy):
            return 0
        return reasons.OFF_TOPIC.at(energy)

    def choose(self, s: SecondChance, option: i64) -> None:
        """Then the rest."""
        rest = SummitKnowledge(self.seat, self.place, self.left - 1)
        s.then(Learn(self.seat, STUDY.first(option)), rest)


class ReturnHome(Step[SecondChance]):
    """SC-9.5 After his knowledge a player's scientists return to his board."""

    def __init__(self, seat: i64, place: i64) -> None:
        super().__init__(seat)
        self.place = place

    def run(self, s: SecondChance) -> None:
        """SC-17.3 Who filled a summit of two topics alone has met private goal 03."""
        scientists: i64 = speakers_of(s, self.place, self.seat)
        if s.mode == COOP and scientists == count_bits(TOPICS[s.summit[self.place]]) == TWO_TOPICS:
            s.alone |= bit(self.seat)
            if s.goal[SUMMIT_ALONE] == self.seat:
                s.tell(events.SUMMIT_ALONE, self.seat, SUMMIT_ALONE)
        for topic in range(N_ENERGIES):
            if s.speaker[self.place * N_ENERGIES + topic] == self.seat:
                s.speaker[self.place * N_ENERGIES + topic] = NONE
                s.supply[self.seat] += 1


class CloseSummit(Step[SecondChance]):
    """SC-9.6 The tile is discarded and does not come back; a new one takes its place."""

    def __init__(self, place: i64) -> None:
        super().__init__()
        self.place = place

    def run(self, s: SecondChance) -> None:
        """With an empty stack the place stays empty."""
        tile: i64 = s.summit[self.place]
        s.tell(events.RESOLVED, self.place, tile)
        s.summit[self.place] = NONE
        s.closer[self.place] = NONE
        tell_served(s, tile)
        if count_bits(s.summit_seen) < N_SUMMITS:
            s.then(TurnUpSummit(self.place))
        else:
            s.tell(events.PLACE_EMPTY, self.place)


def tell_served(s: SecondChance, tile: i64) -> None:
    """SC-12.3 A summit serves a goal of its size, and one of each of its topics."""
    tell_met(s, SIZE_GOAL, SUMMIT_SIZE[tile])
    for topic in range(N_ENERGIES):
        if TOPICS[tile] & bit(topic):
            tell_met(s, TOPIC_GOAL, topic)


class TurnUpSummit(Chance[SecondChance]):
    """SC-3.1.11, SC-9.6 The top summit tile is revealed on a place."""

    def __init__(self, place: i64) -> None:
        super().__init__()
        self.place = place

    def candidates(self, s: SecondChance) -> vec[i64]:
        """Any tile not seen yet."""
        found = vec[i64](capacity=N_SUMMITS)
        for tile in range(N_SUMMITS):
            if s.summit_seen & bit(tile) == 0:
                found = append(found, TURN_UP_SUMMIT.at(tile))
        return found

    def choose(self, s: SecondChance, option: i64) -> None:
        """It lies open."""
        tile: i64 = TURN_UP_SUMMIT.first(option)
        s.summit_seen |= bit(tile)
        s.summit[self.place] = tile
        s.tell(events.SUMMIT_SHOWN, self.place, tile)
