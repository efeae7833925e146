"""CO-9 Scientists: moves, dismissal, and the builder's own one."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from keeling.games.co2.engine import events, reasons
from keeling.games.co2.engine.options import (
    DECLINE,
    FIRST_PLACE,
    FIRST_PROJECT,
    HOME,
    MOVE,
    SPEAK,
    SUPPLY,
)
from keeling.games.co2.engine.rules.expertise import Learn
from keeling.games.co2.engine.state import Co2
from keeling.games.co2.engine.tables import (
    DISMISSAL,
    N_ENERGIES,
    N_PLACES,
    N_PROJECTS,
    NONE,
    TOPICS,
)
from keeling.kernel.agenda import Choice
from keeling.kernel.bits import bit

MOVES_ROOM: Final = 48


def topic_objection(s: Co2, place: i64, energy: i64) -> i64:
    """CO-9.2, CO-11.1 The congress must have the topic, and CO-9.1 nobody may speak on it yet."""
    if TOPICS[s.congress[place]] & bit(energy) == 0:
        return reasons.NOT_A_TOPIC.at(energy)
    speaker: i64 = s.speaker[place * N_ENERGIES + energy]
    return reasons.TOPIC_COVERED.at(speaker) if speaker != NONE else 0


def move_objection(s: Co2, origin: i64, target: i64) -> i64:
    """CO-9.2 Where a scientist may go; CO-9.3 from the supply never to a congress."""
    if target == SUPPLY:
        return 0
    if target < FIRST_PLACE:
        worker: i64 = s.worker[target - FIRST_PROJECT]
        return reasons.OCCUPIED.at(worker) if worker != NONE else 0
    if origin == SUPPLY:
        return reasons.FROM_SUPPLY.at()
    return topic_objection(s, target - FIRST_PLACE, s.project[origin - FIRST_PROJECT])


def add_moves_from(s: Co2, found: vec[i64], origin: i64, every: bool) -> vec[i64]:
    """The moves of a scientist, ascending: `every` one a person may think of, or the legal ones."""
    if origin != SUPPLY:
        found = append(found, MOVE.at(origin, SUPPLY))
    for project in range(N_PROJECTS):
        target: i64 = FIRST_PROJECT + project
        open_to_all = s.project[project] != NONE and (every or s.worker[project] == NONE)
        if open_to_all and target != origin:
            found = append(found, MOVE.at(origin, target))
    if origin != SUPPLY or every:
        for place in range(N_PLACES):
            podium: i64 = FIRST_PLACE + place
            if s.congress[place] != NONE and (every or move_objection(s, origin, podium) == 0):
                found = append(found, MOVE.at(origin, podium))
    return found


def add_moves(s: Co2, found: vec[i64], seat: i64, every: bool) -> vec[i64]:
    """The moves of all scientists of a seat, ascending."""
    if s.supply[seat] > 0:
        found = add_moves_from(s, found, SUPPLY, every)
    for project in range(N_PROJECTS):
        if s.worker[project] == seat:
            found = add_moves_from(s, found, FIRST_PROJECT + project, every)
    return found


def make_move(s: Co2, seat: i64, option: i64) -> None:
    """CO-9.2, CO-9.4 Moving by itself gives no expertise."""
    origin: i64 = MOVE.first(option)
    target: i64 = MOVE.second(option)
    energy: i64 = NONE
    if origin == SUPPLY:
        s.supply[seat] -= 1
    else:
        energy = s.project[origin - FIRST_PROJECT]
        s.worker[origin - FIRST_PROJECT] = NONE
    if target == SUPPLY:
        s.supply[seat] += 1
    elif target < FIRST_PLACE:
        s.worker[target - FIRST_PROJECT] = seat
    else:
        s.sent |= bit(energy)  # CO-13.10
    s.tell(events.MOVED, seat, origin, target)
    if target >= FIRST_PLACE:
        speak(s, seat, target - FIRST_PLACE, energy)


def speak(s: Co2, seat: i64, place: i64, energy: i64) -> None:
    """CO-11.1 A scientist covers a topic; CO-11.3 the last one completes the congress."""
    s.speaker[place * N_ENERGIES + energy] = seat
    s.tell(events.SPEAKS, seat, energy, place)
    for topic in range(N_ENERGIES):
        if TOPICS[s.congress[place]] & bit(topic) and s.speaker[place * N_ENERGIES + topic] == NONE:
            return
    s.note_completed(place)


class ExtraMove(Choice[Co2]):
    """CO-9.5 A move besides the optional one of the turn; it may be declined."""

    def candidates(self, s: Co2) -> vec[i64]:
        """All own scientists, to wherever there is something."""
        return append(add_moves(s, vec[i64](capacity=MOVES_ROOM), self.seat, True), DECLINE)

    def objection(self, s: Co2, option: i64) -> i64:
        """CO-9.1 to CO-9.3."""
        if option == DECLINE:
            return 0
        return move_objection(s, MOVE.first(option), MOVE.second(option))

    def options(self, s: Co2) -> vec[i64]:
        """The legal ones at once."""
        return append(add_moves(s, vec[i64](capacity=MOVES_ROOM), self.seat, False), DECLINE)

    def choose(self, s: Co2, option: i64) -> None:
        """The optional move stays."""
        if option != DECLINE:
            make_move(s, self.seat, option)


def dismissed_by(s: Co2, seat: i64, project: i64) -> i64:
    """The other player whose scientist stands on a project, or NONE; CO-20.12 alone always."""
    worker: i64 = s.worker[project]
    return NONE if worker == seat else worker


def dismiss(s: Co2, seat: i64, project: i64) -> None:
    """CO-9.6 The active player pays $1, and the owner says at once where the scientist goes."""
    owner: i64 = s.worker[project]
    s.money[seat] -= DISMISSAL
    s.money[owner] += DISMISSAL
    s.tell(events.DISMISSED, seat, owner, project)
    s.then(Dismissal(owner, project))


class Dismissal(Choice[Co2]):
    """CO-9.6 Home with one expertise, or to a vacant topic; CO-9.7 without one only home."""

    def __init__(self, seat: i64, project: i64) -> None:
        super().__init__(seat)
        self.project = project

    def candidates(self, s: Co2) -> vec[i64]:
        """Home, and every congress."""
        found = append(vec[i64](), HOME)
        for place in range(N_PLACES):
            if s.congress[place] != NONE:
                found = append(found, SPEAK.at(place))
        return found

    def objection(self, s: Co2, option: i64) -> i64:
        """A vacant topic of the project's energy."""
        if option == HOME:
            return 0
        return topic_objection(s, SPEAK.first(option), s.project[self.project])

    def choose(self, s: Co2, option: i64) -> None:
        """CO-13.10 This is no move of their own turn."""
        energy: i64 = s.project[self.project]
        s.worker[self.project] = NONE
        if option == HOME:
            s.supply[self.seat] += 1
            s.tell(events.HOME, self.seat, self.project)
            s.then(Learn(self.seat, energy))
        else:
            speak(s, self.seat, SPEAK.first(option), energy)


class LeaveProject(Choice[Co2]):
    """CO-9.8 The builder's scientist goes home without expertise, or by the optional move."""

    def __init__(self, seat: i64, project: i64) -> None:
        super().__init__(seat)
        self.project = project

    def candidates(self, s: Co2) -> vec[i64]:
        """Wherever a move may lead but back, and home."""
        origin: i64 = self.project + FIRST_PROJECT
        found = vec[i64]()
        for move in add_moves_from(s, vec[i64](capacity=MOVES_ROOM), origin, True):
            if MOVE.second(move) != SUPPLY:
                found = append(found, move)
        return append(found, HOME)

    def objection(self, s: Co2, option: i64) -> i64:
        """CO-9.8 Elsewhere only with the optional move of the turn."""
        if option == HOME:
            return 0
        if s.moved:
            return reasons.MOVED.at()
        return move_objection(s, MOVE.first(option), MOVE.second(option))

    def choose(self, s: Co2, option: i64) -> None:
        """Going home does not use up the optional move."""
        if option == HOME:
            s.worker[self.project] = NONE
            s.supply[self.seat] += 1
            s.tell(events.HOME, self.seat, self.project)
        else:
            s.moved = True
            make_move(s, self.seat, option)
