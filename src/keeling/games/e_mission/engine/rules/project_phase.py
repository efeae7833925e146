"""EM-6.2 The project phase: everybody acts at their own pace, until all are done."""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from keeling.games.e_mission.engine import events
from keeling.games.e_mission.engine.options import (
    COVER,
    DONE,
    HELP,
    RESUME,
    SUPPORT,
    TUCK,
    USE,
    USE_GLOBAL,
)
from keeling.games.e_mission.engine.rules.active import look_again
from keeling.games.e_mission.engine.rules.amounts import GLOBAL
from keeling.games.e_mission.engine.rules.declare import declare
from keeling.games.e_mission.engine.rules.order import AfterAction, line_up
from keeling.games.e_mission.engine.rules.tuck import (
    cover,
    help_against,
    help_objection,
    support,
    support_objection,
    tuck,
    tuck_objection,
)
from keeling.games.e_mission.engine.rules.use import use_global_objection, use_objection
from keeling.games.e_mission.engine.state import IN_COLUMN, EMission
from keeling.games.e_mission.engine.tables import (
    IN_EMISSION_PHASE,
    N_CRISES,
    N_GLOBAL_SLOTS,
    N_GLOBALS,
    N_SLOTS,
    NONE,
)
from keeling.kernel.agenda import Choice, Step, Together
from keeling.kernel.bits import bit


class ProjectPhase(Step[EMission]):
    """EM-6.2.1 All players act, as often as they like and in any order."""

    def run(self, s: EMission) -> None:
        """EM-6.2.3 The phase ends when all are done."""
        s.done = 0
        look_again(s)
        menus: list[Step[EMission]] = [Menu(seat) for seat in range(s.seats)]
        s.then(*menus, Together(), EndOfProjectPhase())


class Menu(Choice[EMission]):
    """EM-6.2.1 Use an effect, tuck a card, cover a project, use a global project; or be done."""

    def ask_always(self) -> bool:
        """To be done is said to the others, even if nothing else is left."""
        return True

    def at_own_pace(self) -> bool:
        """EM-6.2.6 After each action any player may act next."""
        return True

    def rests(self, s: EMission) -> bool:
        """EM-6.2.3 Nobody waits for who is done, but they may resume."""
        return s.is_done(self.seat)

    def candidates(self, s: EMission) -> vec[i64]:
        """EM-6.2.8, EM-6.4.7 Own cards: on and under own projects, under what is there for all."""
        if s.is_done(self.seat):
            return append(vec[i64](capacity=1), RESUME)
        found = vec[i64](capacity=128)
        for slot in range(N_SLOTS):
            found = append(found, USE.at(slot))
        for project in range(N_GLOBALS):
            if s.global_at[project] >= 0:
                found = append(found, USE_GLOBAL.at(project))
        hand = s.cards_at(self.seat)
        for card in hand:
            for slot in range(N_SLOTS):
                found = append(found, TUCK.at(card, slot))
        for card in hand:
            for slot in range(N_SLOTS):
                found = append(found, COVER.at(card, slot))
        return append(self.helping(s, hand, found), DONE)

    def helping(self, s: EMission, hand: vec[i64], found: vec[i64]) -> vec[i64]:
        """EM-6.2.8 Tucking under global projects and open crises; EM-6.4.9 free of charge."""
        for card in hand:
            for project in range(N_GLOBALS):
                if s.global_at[project] >= 0:
                    found = append(found, SUPPORT.at(card, project))
        crises = open_crises(s)
        for card in hand:
            for crisis in crises:
                found = append(found, HELP.at(card, crisis))
        return found

    def objection(self, s: EMission, option: i64) -> i64:
        """EM-6.2.6 An action that has become illegal meanwhile is refused without effect."""
        if TUCK.has(option):
            return tuck_objection(s, self.seat, TUCK.second(option))
        if COVER.has(option) or option in (DONE, RESUME):
            return 0
        if SUPPORT.has(option):
            slot: i64 = s.global_at[SUPPORT.second(option)]
            return support_objection(s, SUPPORT.first(option), slot)
        if HELP.has(option):
            return help_objection(s, HELP.first(option), HELP.second(option))
        if USE.has(option):
            return use_objection(s, self.seat, USE.first(option), False)
        return use_global_objection(s, self.seat, s.global_at[USE_GLOBAL.first(option)])

    def choose(self, s: EMission, option: i64) -> None:
        """EM-6.2.5 One action, carried out completely before the next of anybody begins."""
        s.agenda.append(Menu(self.seat))
        if option == DONE:
            s.done |= bit(self.seat)
            s.tell(events.DONE, self.seat)
            line_up(s, (self.seat + 1) % s.seats)
            return
        s.done &= ~bit(self.seat)  # EM-6.2.7
        if option == RESUME:
            s.tell(events.RESUMED, self.seat)
            return
        s.then(AfterAction(self.seat))
        act(s, self.seat, option)


def act(s: EMission, seat: i64, option: i64) -> None:
    """EM-6.2.2 A hand card only ever covers, is tucked or pays."""
    if TUCK.has(option):
        tuck(s, seat, TUCK.first(option), TUCK.second(option))
    elif COVER.has(option):
        cover(s, seat, COVER.first(option), COVER.second(option))
    elif SUPPORT.has(option):
        support(s, seat, SUPPORT.first(option), s.global_at[SUPPORT.second(option)])
    elif HELP.has(option):
        help_against(s, seat, HELP.first(option), HELP.second(option))
    elif USE.has(option):
        declare(s, seat, USE.first(option))
    else:
        declare(s, seat, GLOBAL + s.global_at[USE_GLOBAL.first(option)])


def open_crises(s: EMission) -> vec[i64]:
    """EM-6.4.3 Crises that lie face up: in the column, or ongoing."""
    found = vec[i64](capacity=8)
    for crisis in range(N_CRISES):
        if s.crisis_at[crisis] >= IN_COLUMN:
            found = append(found, crisis)
    return found


class EndOfProjectPhase(Step[EMission]):
    """EM-6.2.3 Hand cards are kept; EM-6.3.7 use counters are cleared."""

    def run(self, s: EMission) -> None:
        """EM-6.3.17 But not those of cards for the emission phase."""
        for stack in range(s.seats * N_SLOTS):
            if s.top[stack] == NONE or IN_EMISSION_PHASE[s.top[stack]] == 0:
                s.used[stack] = 0


def clear_counters(s: EMission) -> None:
    """EM-6.6.7 At the end of the round; also who refused (EM-7.25), what was given (EM-6.6.13)."""
    for n in range(s.seats * N_GLOBAL_SLOTS):
        s.global_used[n] = 0
    for n in range(s.seats * s.seats):
        s.refused[n] = 0
    for n in range(len(s.given)):
        s.given[n] = 0
