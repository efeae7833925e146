"""EM-5.2 A global project is started."""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from keeling.games.e_mission.engine import events
from keeling.games.e_mission.engine.options import DRAW_GLOBAL, NO_NEW, REPLACE, START
from keeling.games.e_mission.engine.rules.active import look_again
from keeling.games.e_mission.engine.rules.group import GroupChoice, ask_group
from keeling.games.e_mission.engine.state import DISCARDED, DRAWN, IN_DECK, EMission
from keeling.games.e_mission.engine.tables import N_GLOBAL_SLOTS, N_GLOBALS, NONE
from keeling.kernel.agenda import Chance, Step


class StartProject(Step[EMission]):
    """EM-5.2.1 Two are drawn, EM-11.19 or three; the group keeps one."""

    def run(self, s: EMission) -> None:
        """EM-5.2.3 Drawing comes first, also with four out; EM-5.2.7 maybe there is none."""
        steps: list[Step[EMission]] = []
        for _ in range(s.global_draw):
            steps += [DrawProject()]
        s.then(*steps, Pick())


class DrawProject(Step[EMission]):
    """EM-5.1.7 From the deck, or from the discard pile shuffled, if there is a card."""

    def run(self, s: EMission) -> None:
        """The drawn ones lie open."""
        if count(s, IN_DECK) == 0:
            for card in range(N_GLOBALS):
                if s.global_at[card] == DISCARDED:
                    s.global_at[card] = IN_DECK
        if count(s, IN_DECK) > 0:
            s.then(TopProject())


def count(s: EMission, at: i64) -> i64:
    """How many global projects are somewhere."""
    found: i64 = 0
    for card in range(N_GLOBALS):
        found += 1 if s.global_at[card] == at else 0
    return found


class TopProject(Chance[EMission]):
    """The top card of the deck of global projects."""

    def candidates(self, s: EMission) -> vec[i64]:
        """Any that nobody has seen."""
        found = vec[i64](capacity=N_GLOBALS)
        for card in range(N_GLOBALS):
            if s.global_at[card] == IN_DECK:
                found = append(found, DRAW_GLOBAL.at(card))
        return found

    def choose(self, s: EMission, option: i64) -> None:
        """It is offered to the group."""
        card: i64 = DRAW_GLOBAL.first(option)
        s.global_at[card] = DRAWN
        s.tell(events.OFFERED, card)


class Pick(Step[EMission]):
    """EM-5.2.1 The group picks one, if any was drawn."""

    def run(self, s: EMission) -> None:
        """EM-5.2.7 A single one is taken without a question, unless it can be refused."""
        ask_group(s, [PickProject(seat) for seat in range(s.seats)])


class PickProject(GroupChoice):
    """EM-5.2.4 With a free slot one must be kept; EM-5.2.3 with four out it may be none."""

    def candidates(self, s: EMission) -> vec[i64]:
        """Those drawn."""
        found = vec[i64](capacity=4)
        for card in range(N_GLOBALS):
            if s.global_at[card] == DRAWN:
                found = append(found, START.at(card))
        if len(found) > 0 and free_slot(s) == NONE:
            found = append(found, NO_NEW)
        return found

    def objection(self, s: EMission, option: i64) -> i64:
        """Any of them."""
        return 0

    def decide(self, s: EMission, option: i64) -> None:
        """EM-5.2.3 With four out one of them has to go first."""
        if option == NO_NEW:
            s.tell(events.NO_NEW)
            discard_drawn(s)
            return
        card: i64 = START.first(option)
        slot: i64 = free_slot(s)
        if slot == NONE:
            ask_group(s, [ReplaceProject(seat, card) for seat in range(s.seats)])
        else:
            place(s, card, slot)


def free_slot(s: EMission) -> i64:
    """EM-5.2.3 A slot without a project: at most four lie out."""
    for slot in range(N_GLOBAL_SLOTS):
        if s.out[slot] == NONE:
            return slot
    return NONE


class ReplaceProject(GroupChoice):
    """EM-5.2.3 Which of the four makes room."""

    def __init__(self, seat: i64, card: i64) -> None:
        super().__init__(seat)
        self.card = card

    def candidates(self, s: EMission) -> vec[i64]:
        """All that lie out."""
        found = vec[i64](capacity=N_GLOBAL_SLOTS)
        for card in range(N_GLOBALS):
            if s.global_at[card] >= 0:
                found = append(found, REPLACE.at(card))
        return found

    def objection(self, s: EMission, option: i64) -> i64:
        """Any."""
        return 0

    def decide(self, s: EMission, option: i64) -> None:
        """EM-5.2.5 With all cards tucked under it."""
        old: i64 = REPLACE.first(option)
        slot: i64 = s.global_at[old]
        s.tell(events.REPLACED, old)
        discard_project(s, slot)
        place(s, self.card, slot)


def place(s: EMission, card: i64, slot: i64) -> None:
    """EM-5.2.2 Face up on a free slot, EM-5.2.6 active at once if nothing is missing."""
    s.global_at[card] = slot
    s.out[slot] = card
    s.tell(events.STARTED, card)
    discard_drawn(s)
    look_again(s)


def discard_drawn(s: EMission) -> None:
    """EM-5.2.1 The others go to their discard pile."""
    for card in range(N_GLOBALS):
        if s.global_at[card] == DRAWN:
            s.global_at[card] = DISCARDED


def discard_project(s: EMission, slot: i64) -> None:
    """EM-5.2.5 Cards tucked under it go to the project discard pile."""
    for card in s.under_global(slot):
        s.discard(card)
    s.global_at[s.out[slot]] = DISCARDED
    s.out[slot] = NONE
    for seat in range(s.seats):
        s.global_used[seat * N_GLOBAL_SLOTS + slot] = 0
    look_again(s)
