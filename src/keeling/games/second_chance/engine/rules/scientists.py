"""SC-6.1 Move a scientist: by the director action, a subsidy, a card, or because one must."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from keeling.games.second_chance.engine import events, reasons
from keeling.games.second_chance.engine.effects import FIRST
from keeling.games.second_chance.engine.effects import SIDE as SIDE_EFFECT
from keeling.games.second_chance.engine.options import (
    BOARD,
    DECLINE,
    FIRST_LOBBY,
    FIRST_PLACE,
    FIRST_PROJECT,
    MOVE,
)
from keeling.games.second_chance.engine.places import PLAYED, guest_of
from keeling.games.second_chance.engine.rules.gains import gain
from keeling.games.second_chance.engine.rules.knowledge import Learn
from keeling.games.second_chance.engine.state import SecondChance
from keeling.games.second_chance.engine.tables import (
    N_ENERGIES,
    N_LOBBIES,
    N_PLACES,
    N_PROJECTS,
    NONE,
    ON_PREPARE,
    TOPICS,
)
from keeling.kernel.agenda import Choice, Step
from keeling.kernel.bits import bit

MOVES_ROOM: Final = 64


def move_objection(s: SecondChance, origin: i64, target: i64) -> i64:
    """SC-6.1.1, SC-6.1.2 Where a scientist may go; SC-6.1.4 one at each post."""
    if target == BOARD:
        return 0
    if target < FIRST_PLACE:
        return project_objection(s, target - FIRST_PROJECT)
    if target < FIRST_LOBBY:
        return podium_objection(s, origin, target - FIRST_PLACE)
    return guest_objection(s, target - FIRST_LOBBY)


def project_objection(s: SecondChance, project: i64) -> i64:
    """SC-6.1.4 An unoccupied project; SC-6.1.5 never one that has or gets infrastructure."""
    if is_open(s, project):
        return 0
    if has_infrastructure(s, project):
        return reasons.HAS_INFRASTRUCTURE.at()
    return reasons.OCCUPIED.at(s.worker[project])


def has_infrastructure(s: SecondChance, project: i64) -> bool:
    """SC-6.1.5 Or is about to get it."""
    return s.marker[project] != NONE or (s.last == ON_PREPARE and s.last_project == project)


def is_open(s: SecondChance, project: i64) -> bool:
    """SC-6.1.4, SC-6.1.5 Whether a scientist may come to a project."""
    return s.worker[project] == NONE and not has_infrastructure(s, project)


def is_sent(origin: i64) -> bool:
    """SC-6.1.3 To a summit only from a project."""
    return origin != BOARD


def podium_objection(s: SecondChance, origin: i64, place: i64) -> i64:
    """SC-6.1.3 From a project, SC-6.1.2 (c) to a topic of its energy."""
    if not is_sent(origin):
        return reasons.FROM_BOARD.at()
    return topic_objection(s, place, s.project[origin - FIRST_PROJECT] % N_ENERGIES)


def guest_objection(s: SecondChance, card: i64) -> i64:
    """SC-6.1.4 A played lobby card with nobody on it."""
    guest: i64 = guest_of(s.lobby[card])
    return reasons.OCCUPIED.at(guest) if guest != NONE else 0


def topic_objection(s: SecondChance, place: i64, energy: i64) -> i64:
    """SC-6.1.2 (c) An unoccupied topic of the project's energy; SC-9.7 closed ones stay so."""
    if TOPICS[s.summit[place]] & bit(energy) == 0:
        return reasons.NOT_A_TOPIC.at(energy)
    speaker: i64 = s.speaker[place * N_ENERGIES + energy]
    return reasons.OCCUPIED.at(speaker) if speaker != NONE else 0


def add_moves_from(s: SecondChance, found: vec[i64], origin: i64, every: bool) -> vec[i64]:
    """SC-6.1.11 The moves of a scientist, ascending: `every` one thought of, or the legal ones."""
    if origin != BOARD:
        found = append(found, MOVE.at(origin, BOARD))
    for project in range(N_PROJECTS):
        target: i64 = FIRST_PROJECT + project
        there = s.project[project] != NONE and target != origin
        if there and (every or is_open(s, project)):
            found = append(found, MOVE.at(origin, target))
    if every or is_sent(origin):
        for place in range(N_PLACES):
            podium: i64 = FIRST_PLACE + place
            if s.summit[place] != NONE and (every or podium_objection(s, origin, place) == 0):
                found = append(found, MOVE.at(origin, podium))
    for card in range(N_LOBBIES):
        if s.lobby[card] >= PLAYED and (every or guest_of(s.lobby[card]) == NONE):
            found = append(found, MOVE.at(origin, FIRST_LOBBY + card))
    return found


def add_moves(s: SecondChance, found: vec[i64], seat: i64, every: bool) -> vec[i64]:
    """SC-6.1.12 The moves of all scientists of a seat, ascending; SC-6.1.6 others stay."""
    if s.supply[seat] > 0:
        found = add_moves_from(s, found, BOARD, every)
    for project in range(N_PROJECTS):
        if s.worker[project] == seat:
            found = add_moves_from(s, found, FIRST_PROJECT + project, every)
    return found


def make_move(s: SecondChance, seat: i64, option: i64) -> None:
    """SC-6.1.9 The piece moves; then the knowledge, SC-6.1.7, with its bonuses; then the card."""
    origin: i64 = MOVE.first(option)
    target: i64 = MOVE.second(option)
    energy: i64 = NONE
    if origin == BOARD:
        s.supply[seat] -= 1
    else:
        energy = s.project[origin - FIRST_PROJECT] % N_ENERGIES
        s.worker[origin - FIRST_PROJECT] = NONE
    s.tell(events.MOVED, seat, origin, target)
    arrive(s, seat, target, energy)
    steps: list[Step[SecondChance]] = []
    if origin != BOARD:
        steps += [Learn(seat, energy)]
    if target >= FIRST_LOBBY:
        steps += [SideEffect(seat, target - FIRST_LOBBY)]
    s.then(*steps)


def arrive(s: SecondChance, seat: i64, target: i64, energy: i64) -> None:
    """SC-6.1.1, SC-6.1.2 On their own board, a project, a topic or a card."""
    if target == BOARD:
        s.supply[seat] += 1
    elif target < FIRST_PLACE:
        s.worker[target - FIRST_PROJECT] = seat
    elif target < FIRST_LOBBY:
        speak(s, seat, target - FIRST_PLACE, energy)
    else:
        s.enter_card(target - FIRST_LOBBY, seat)


def speak(s: SecondChance, seat: i64, place: i64, energy: i64) -> None:
    """SC-9.1 The last topic closes a summit; SC-9.2 whoever took it is the closer.

    SC-6.3.10 Cards look only at what the active player sends.
    """
    s.speaker[place * N_ENERGIES + energy] = seat
    if seat == s.active:
        s.sent |= bit(energy)
    for topic in range(N_ENERGIES):
        vacant = s.speaker[place * N_ENERGIES + topic] == NONE
        if TOPICS[s.summit[place]] & bit(topic) and vacant:
            return
    s.closer[place] = seat
    s.note_completed(place)
    s.tell(events.SUMMIT_CLOSED, seat, place)


class SideEffect(Step[SecondChance]):
    """SC-6.1.8 A scientist on a lobby card: its side effect; SC-6.1.10 whoever played it, and how.

    SC-6.3.4 The same effect is had by playing the card for it.
    """

    def __init__(self, seat: i64, card: i64) -> None:
        super().__init__(seat)
        self.card = card

    def run(self, s: SecondChance) -> None:
        """A CEP, a tech, money, or a scientist's move."""
        if not gain(s, self.seat, FIRST[SIDE_EFFECT[self.card]], NONE):
            s.then(ExtraMove(self.seat))


class ExtraMove(Choice[SecondChance]):
    """A scientist's move besides the director action; it may be declined (D5)."""

    def candidates(self, s: SecondChance) -> vec[i64]:
        """All own scientists, to wherever there is something."""
        return append(add_moves(s, vec[i64](capacity=MOVES_ROOM), self.seat, True), DECLINE)

    def options(self, s: SecondChance) -> vec[i64]:
        """The legal ones at once."""
        return append(add_moves(s, vec[i64](capacity=MOVES_ROOM), self.seat, False), DECLINE)

    def objection(self, s: SecondChance, option: i64) -> i64:
        """SC-6.1."""
        if option == DECLINE:
            return 0
        return move_objection(s, MOVE.first(option), MOVE.second(option))

    def choose(self, s: SecondChance, option: i64) -> None:
        """The director action stays."""
        if option != DECLINE:
            make_move(s, self.seat, option)


class ForcedMove(Choice[SecondChance]):
    """SC-7.2.3 The owner moves the scientist off a project, free of charge, even out of turn."""

    def __init__(self, seat: i64, project: i64) -> None:
        super().__init__(seat)
        self.project = project

    def candidates(self, s: SecondChance) -> vec[i64]:
        """Wherever a move may lead."""
        origin: i64 = FIRST_PROJECT + self.project
        return add_moves_from(s, vec[i64](capacity=MOVES_ROOM), origin, True)

    def options(self, s: SecondChance) -> vec[i64]:
        """The legal ones at once; their own board is always possible."""
        origin: i64 = FIRST_PROJECT + self.project
        return add_moves_from(s, vec[i64](capacity=MOVES_ROOM), origin, False)

    def objection(self, s: SecondChance, option: i64) -> i64:
        """SC-6.1.2."""
        return move_objection(s, MOVE.first(option), MOVE.second(option))

    def choose(self, s: SecondChance, option: i64) -> None:
        """With the knowledge of SC-6.1.7."""
        make_move(s, self.seat, option)
