"""CO-11 World energy congresses."""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from keeling.games.co2.engine import events, reasons
from keeling.games.co2.engine.options import STUDY, TURN_UP_CONGRESS
from keeling.games.co2.engine.rules.expertise import Learn, learn, shows_bonus
from keeling.games.co2.engine.state import Co2
from keeling.games.co2.engine.tables import N_CONGRESSES, N_ENERGIES, NONE, TOPICS
from keeling.kernel.agenda import Chance, Choice, Step
from keeling.kernel.bits import bit, count_bits


class Congresses(Step[Co2]):
    """CO-11.3, CO-11.7 At the end of a turn: completed congresses, in order of completion."""

    def run(self, s: Co2) -> None:
        """CO-11.4 Participants from the player after the active one to the active player."""
        place: i64 = s.take_completed()
        if place == NONE:
            return
        steps: list[Step[Co2]] = []
        for n in range(1, s.seats + 1):
            seat: i64 = (s.active + n) % s.seats
            if topics_of(s, place, seat) != 0:
                steps += [Participate(seat, place), ExtraTopic(seat, place)]
        s.then(*steps, CloseCongress(place), Congresses())


def topics_of(s: Co2, place: i64, seat: i64) -> i64:
    """CO-11.2 The topics on which a seat speaks at a congress, as bits."""
    found: i64 = 0
    for topic in range(N_ENERGIES):
        if s.speaker[place * N_ENERGIES + topic] == seat:
            found |= bit(topic)
    return found


class Participate(Step[Co2]):
    """CO-11.4 One expertise for each own scientist, in his topic."""

    def __init__(self, seat: i64, place: i64) -> None:
        super().__init__(seat)
        self.place = place

    def run(self, s: Co2) -> None:
        """CO-11.5 The order is asked for only where a bonus could make a difference."""
        topics: i64 = topics_of(s, self.place, self.seat)
        if count_bits(topics) > 1 and leads_to_bonus(s, self.seat, topics):
            s.then(TopicOrder(self.seat, topics))
            return
        for topic in range(N_ENERGIES):
            if topics & bit(topic):
                learn(s, self.seat, topic)


def leads_to_bonus(s: Co2, seat: i64, topics: i64) -> bool:
    """Whether a gain in one of these topics ends on a space with a bonus."""
    for topic in range(N_ENERGIES):
        if topics & bit(topic) and shows_bonus(s, seat, topic):
            return True
    return False


class TopicOrder(Choice[Co2]):
    """CO-11.5 The participant chooses the order of his own gains."""

    def __init__(self, seat: i64, topics: i64) -> None:
        super().__init__(seat)
        self.topics = topics  # those still to gain, as bits

    def candidates(self, s: Co2) -> vec[i64]:
        """Each topic left."""
        found = vec[i64](capacity=N_ENERGIES)
        for topic in range(N_ENERGIES):
            if self.topics & bit(topic):
                found = append(found, STUDY.at(topic))
        return found

    def objection(self, s: Co2, option: i64) -> i64:
        """Any order."""
        return 0

    def choose(self, s: Co2, option: i64) -> None:
        """All track bonuses apply, before the next gain."""
        topic: i64 = STUDY.first(option)
        s.then(Learn(self.seat, topic), TopicOrder(self.seat, self.topics & ~bit(topic)))


class ExtraTopic(Choice[Co2]):
    """CO-11.4 Then one further expertise in any topic of this congress, one per player."""

    def __init__(self, seat: i64, place: i64) -> None:
        super().__init__(seat)
        self.place = place

    def candidates(self, s: Co2) -> vec[i64]:
        """All energies; a full track may be named (CO-10.9)."""
        found = vec[i64](capacity=N_ENERGIES)
        for energy in range(N_ENERGIES):
            found = append(found, STUDY.at(energy))
        return found

    def objection(self, s: Co2, option: i64) -> i64:
        """A topic of this congress, also one he did not cover."""
        energy: i64 = STUDY.first(option)
        if TOPICS[s.congress[self.place]] & bit(energy):
            return 0
        return reasons.OFF_TOPIC.at(energy)

    def choose(self, s: Co2, option: i64) -> None:
        """Bonuses apply as always."""
        learn(s, self.seat, STUDY.first(option))


class CloseCongress(Step[Co2]):
    """CO-11.6 All scientists go home, the tile leaves the game, a new one comes."""

    def __init__(self, place: i64) -> None:
        super().__init__()
        self.place = place

    def run(self, s: Co2) -> None:
        """With an empty stack the place stays empty."""
        for topic in range(N_ENERGIES):
            seat: i64 = s.speaker[self.place * N_ENERGIES + topic]
            if seat != NONE:
                s.speaker[self.place * N_ENERGIES + topic] = NONE
                s.supply[seat] += 1
        s.tell(events.RESOLVED, self.place, s.congress[self.place])
        s.congress[self.place] = NONE
        if count_bits(s.congress_seen) < N_CONGRESSES:
            s.then(TurnUpCongress(self.place, N_ENERGIES))
        else:
            s.tell(events.PLACE_EMPTY, self.place)


class TurnUpCongress(Chance[Co2]):
    """CO-2.8, CO-11.6 A congress tile for a place; at the set-up one with two topics."""

    def __init__(self, place: i64, topics: i64) -> None:
        super().__init__()
        self.place = place
        self.topics = topics  # no more than so many

    def candidates(self, s: Co2) -> vec[i64]:
        """Any tile not seen yet."""
        found = vec[i64](capacity=N_CONGRESSES)
        for tile in range(N_CONGRESSES):
            if s.congress_seen & bit(tile) == 0 and count_bits(TOPICS[tile]) <= self.topics:
                found = append(found, TURN_UP_CONGRESS.at(tile))
        return found

    def choose(self, s: Co2, option: i64) -> None:
        """It lies open."""
        tile: i64 = TURN_UP_CONGRESS.first(option)
        s.congress_seen |= bit(tile)
        s.congress[self.place] = tile
        s.tell(events.CONGRESS_SHOWN, self.place, tile)
