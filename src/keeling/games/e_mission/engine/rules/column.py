"""EM-5.1 Crises come, face up or face down. What lies face down nobody knows."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from keeling.games.e_mission.engine import events
from keeling.games.e_mission.engine.effects import (
    AMOUNT,
    EXTRA_FORECAST,
    FIRST,
    KIND,
    NO_FORECAST,
    OF_CRISES,
    OF_GLOBALS,
    OP,
)
from keeling.games.e_mission.engine.options import TURN_UP
from keeling.games.e_mission.engine.rules.active import is_active
from keeling.games.e_mission.engine.state import (
    DISCARDED,
    IN_COLUMN,
    IS_ONGOING,
    UNDER_CRISIS,
    EMission,
)
from keeling.games.e_mission.engine.tables import (
    BANDS,
    FIRST_CRISES,
    GLOBAL_PHASE,
    LEVEL_CRISES,
    N_CRISES,
    N_GLOBAL_SLOTS,
)
from keeling.kernel.agenda import Chance, Step
from keeling.kernel.bits import bit

# Why a crisis is turned up.
AS_FORECAST: Final = 0
REVEALED: Final = 1
ITS_TURN: Final = 2


def crisis_number(s: EMission) -> i64:
    """EM-5.1.2 The number beside the topmost band."""
    return number_at(s, min(s.bands, BANDS - 1))


def number_at(s: EMission, bands: i64) -> i64:
    """EM-5.1.2 The number beside a band; EM-11.7 challenges change it."""
    return max(1, LEVEL_CRISES[bands] + s.crisis_bonus)


class DrawCrises(Step[EMission]):
    """EM-5.1 The crises of the round."""

    def run(self, s: EMission) -> None:
        """EM-5.1.1 In round 1 three; EM-5.1.8 ongoing ones lie apart and do not count."""
        s.phase_begun = GLOBAL_PHASE
        s.tell(events.PHASE, GLOBAL_PHASE)
        s.crises_drawn = crisis_number(s)  # EM-5.1.9
        if s.round == 1:
            s.crises_drawn = max(1, FIRST_CRISES + s.crisis_bonus)
        open_ones: i64 = min(face_up(s), s.crises_drawn)
        steps: list[Step[EMission]] = []
        for _ in range(open_ones):
            steps += [Forecast()]
        s.then(*steps, FaceDown(s.crises_drawn - open_ones))


def face_up(s: EMission) -> i64:
    """EM-5.1.3 The first; EM-5.1.6 more by forecasts; EM-5.1.5, EM-9.4.3, EM-11.18 or none."""
    if s.blind or s.restrictions & bit(NO_FORECAST) != 0:
        return 0
    more: i64 = s.forecasts
    for slot in range(N_GLOBAL_SLOTS):
        if is_active(s, slot):
            first: i64 = FIRST[OF_GLOBALS + s.out[slot]]
            if OP[first] == EXTRA_FORECAST:
                more += AMOUNT[first]
    return 1 + more


class Forecast(Step[EMission]):
    """EM-5.1.3 A crisis that is expected: it lies face up."""

    def run(self, s: EMission) -> None:
        """EM-5.1.7 If there is one."""
        if draw_face_down(s):
            s.then(TurnUp(len(s.column) - 1, AS_FORECAST))


class FaceDown(Step[EMission]):
    """EM-5.1.3 The others lie face down above it."""

    def __init__(self, n: i64) -> None:
        super().__init__()
        self.n = n

    def run(self, s: EMission) -> None:
        """EM-5.1.4 Any number may lie there."""
        drawn: i64 = 0
        for _ in range(self.n):
            drawn += 1 if draw_face_down(s) else 0
        if drawn > 0:
            s.tell(events.FACE_DOWN, drawn)


def add_crises(s: EMission, n: i64) -> None:
    """EM-7.15, EM-9.2.1 More crises, face down on top; they are resolved in the same round."""
    drawn: i64 = 0
    for _ in range(n):
        drawn += 1 if draw_face_down(s) else 0
    if drawn > 0:
        s.tell(events.MORE_CRISES, drawn)


def draw_face_down(s: EMission) -> bool:
    """EM-5.1.7 From the deck; if it is empty, from the discard pile, shuffled; if there is one."""
    if cards_left(s) == 0:
        shuffle_discards(s)
    if cards_left(s) == 0:
        return False
    s.column = append(s.column, s.crisis_deck)
    return True


def cards_left(s: EMission) -> i64:
    """How many cards of the deck do not lie in the column."""
    left: i64 = 0
    for crisis in range(N_CRISES):
        left += 1 if s.crisis_at[crisis] == s.crisis_deck else 0
    for entry in s.column:
        left -= 1 if entry == s.crisis_deck else 0
    return left


def shuffle_discards(s: EMission) -> None:
    """A new deck, if there are any; what lies face down is still of the old one."""
    found = False
    for crisis in range(N_CRISES):
        if s.crisis_at[crisis] == DISCARDED:
            s.crisis_at[crisis] = s.crisis_deck - 1
            found = True
    if found:
        s.crisis_deck -= 1


class TurnUp(Chance[EMission]):
    """EM-9.3.2 A crisis of the column is turned face up, in place."""

    def __init__(self, place: i64, why: i64) -> None:
        super().__init__()
        self.place = place
        self.why = why

    def candidates(self, s: EMission) -> vec[i64]:
        """Any of the deck it was drawn from that nobody has seen."""
        found = vec[i64](capacity=N_CRISES)
        for crisis in range(N_CRISES):
            if s.crisis_at[crisis] == s.column[self.place]:
                found = append(found, TURN_UP.at(crisis))
        return found

    def choose(self, s: EMission, option: i64) -> None:
        """Now everybody knows it."""
        crisis: i64 = TURN_UP.first(option)
        s.column[self.place] = crisis
        s.crisis_at[crisis] = IN_COLUMN
        if self.why == AS_FORECAST:
            s.tell(events.FORECAST, crisis)
        elif self.why == REVEALED:
            s.tell(events.REVEALED, crisis)
        else:
            s.tell(events.TURNED_UP, crisis)


def leave_column(s: EMission, crisis: i64) -> None:
    """A crisis goes out of the column; the others keep their order."""
    left = vec[i64](capacity=len(s.column))
    for entry in s.column:
        if entry != crisis:
            left = append(left, entry)
    s.column = left


def discard_crisis(s: EMission, crisis: i64) -> None:
    """EM-9.3.9 To its discard pile; cards tucked under it go to that of the projects."""
    leave_column(s, crisis)
    s.crisis_at[crisis] = DISCARDED
    for card in tucked_under(s, crisis):
        s.discard(card)
    note_restrictions(s)


def note_restrictions(s: EMission) -> None:
    """EM-9.4.5 What ongoing crises forbid, side by side, until their cards are discarded."""
    s.restrictions = 0
    for crisis in range(N_CRISES):
        if s.crisis_at[crisis] == IS_ONGOING:
            s.restrictions |= bit(KIND[FIRST[OF_CRISES + crisis]])


def tucked_under(s: EMission, crisis: i64) -> vec[i64]:
    """Cards under a crisis."""
    return s.cards_at(under_crisis(crisis)) if s.aid[crisis] > 0 else vec[i64]()


def under_crisis(crisis: i64) -> i64:
    """Where cards under a crisis are."""
    return UNDER_CRISIS + crisis
