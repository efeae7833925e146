"""CO-5 Operations phase: the turn; CO-3.4 whose it is."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from keeling.games.co2.engine import events, reasons
from keeling.games.co2.engine.options import (
    BUILD,
    BUILD_CHEAPER,
    BUY,
    CLAIM,
    DISCARD_GOAL,
    END,
    INSTALL,
    LOBBY,
    MINOR,
    MOVE,
    PROPOSE,
    SELL,
)
from keeling.games.co2.engine.rules.build import add_builds, build, build_objection
from keeling.games.co2.engine.rules.congress import Congresses
from keeling.games.co2.engine.rules.discount import (
    add_cheaper_builds,
    build_cheaper,
    cheaper_objection,
)
from keeling.games.co2.engine.rules.expertise import StudyWork
from keeling.games.co2.engine.rules.goals import (
    add_claims,
    claim,
    claim_objection,
    discard_goal,
    holds_goal,
)
from keeling.games.co2.engine.rules.install import add_installs, install, install_objection
from keeling.games.co2.engine.rules.lobby import add_lobby, main_objection, play_main, play_minor
from keeling.games.co2.engine.rules.market import (
    add_visits,
    buy,
    buy_objection,
    sell,
    sell_objection,
)
from keeling.games.co2.engine.rules.propose import (
    add_proposals,
    can_propose,
    propose,
    propose_objection,
)
from keeling.games.co2.engine.rules.scientists import add_moves, make_move, move_objection
from keeling.games.co2.engine.state import NO_VISIT, NOTHING_YET, Co2
from keeling.games.co2.engine.tables import NONE
from keeling.kernel.agenda import Choice, Step

TURN_ROOM: Final = 96


class BeginTurn(Step[Co2]):
    """CO-5.1, CO-5.2 One mandatory action, and each optional one once; CO-12.3 selling again."""

    def run(self, s: Co2) -> None:
        """Nothing is done yet."""
        forget_turn(s)
        s.active = self.seat
        s.tell(events.TURN, self.seat)
        s.then(Act(self.seat))


class Act(Choice[Co2]):
    """CO-5.3 Any action, in any order, until the player ends the turn."""

    def listed(self, s: Co2, every: bool) -> vec[i64]:
        """`every` thing a player might want to do in a turn, or what is legal; ascending."""
        found = vec[i64](capacity=TURN_ROOM)
        if every or s.done == NOTHING_YET:
            found = add_proposals(s, found, every)
            found = add_installs(s, found, self.seat, every)
            found = add_builds(s, found, self.seat, every)
        duty = s.done == NOTHING_YET and len(found) > 0  # CO-5.4
        if every or s.done == NOTHING_YET:
            found = add_cheaper_builds(s, found, self.seat, every)
        if every or not s.moved:
            found = add_moves(s, found, self.seat, every)
        found = add_visits(s, found, self.seat, every)
        if every or not s.carded:
            found = add_lobby(s, found, self.seat, every)
            found = add_claims(s, found, self.seat, every)
        if holds_goal(s, self.seat):
            found = append(found, DISCARD_GOAL)
        return append(found, END) if every or not duty else found

    def candidates(self, s: Co2) -> vec[i64]:
        """Everything a player might want to do in a turn."""
        return self.listed(s, True)

    def options(self, s: Co2) -> vec[i64]:
        """The legal ones at once: there are many candidates."""
        return self.listed(s, False)

    def objection(self, s: Co2, option: i64) -> i64:
        """CO-5.1, CO-5.2 What is used up, and what each action asks for."""
        why: i64 = 0
        if PROPOSE.has(option):
            why = propose_objection(s, option)
        elif INSTALL.has(option):
            why = install_objection(s, self.seat, INSTALL.first(option))
        elif BUILD.has(option):
            why = build_objection(s, self.seat, BUILD.first(option), 0)
        elif BUILD_CHEAPER.has(option):
            why = cheaper_objection(s, self.seat, BUILD_CHEAPER.first(option))
        elif MOVE.has(option):
            why = reasons.MOVED.at()
            if not s.moved:
                why = move_objection(s, MOVE.first(option), MOVE.second(option))
        else:
            why = self.other_objection(s, option)
        return why

    def other_objection(self, s: Co2, option: i64) -> i64:
        """The market, cards and the end of the turn."""
        why: i64 = 0
        if option == BUY:
            why = buy_objection(s, self.seat)
        elif option == SELL:
            why = sell_objection(s, self.seat)
        elif LOBBY.has(option):
            why = main_objection(s, LOBBY.first(option))
        elif MINOR.has(option):
            why = reasons.CARDED.at() if s.carded else 0
        elif CLAIM.has(option):
            why = claim_objection(s, self.seat, CLAIM.first(option))
        elif option == END and s.done == NOTHING_YET and self.can_act(s):
            why = reasons.MUST_ACT.at()
        return why

    def can_act(self, s: Co2) -> bool:
        """CO-5.4 Whether a mandatory action is legal, without cards or the goal's money."""
        if can_propose(s):
            return True
        found = add_installs(s, vec[i64](), self.seat, False)
        return len(add_builds(s, found, self.seat, False)) > 0

    def choose(self, s: Co2, option: i64) -> None:
        """CO-1.7 The action with all it causes, then the turn goes on."""
        if option == END:
            s.then(StudyWork(self.seat), Congresses(), EndTurn(self.seat))  # CO-5.6
            return
        s.then(self)
        if PROPOSE.has(option):
            propose(s, self.seat, PROPOSE.first(option), PROPOSE.second(option))
        elif INSTALL.has(option):
            install(s, self.seat, INSTALL.first(option))
        elif BUILD.has(option):
            build(s, self.seat, BUILD.first(option), 0)
        elif BUILD_CHEAPER.has(option):
            build_cheaper(s, self.seat, BUILD_CHEAPER.first(option))
        elif MOVE.has(option):
            s.moved = True
            make_move(s, self.seat, option)
        else:
            self.choose_other(s, option)

    def choose_other(self, s: Co2, option: i64) -> None:
        """The market and cards; CO-5.5 the company goal."""
        if option == BUY:
            buy(s, self.seat)
        elif option == SELL:
            sell(s, self.seat)
        elif LOBBY.has(option):
            play_main(s, self.seat, LOBBY.first(option))
        elif MINOR.has(option):
            play_minor(s, self.seat, MINOR.first(option))
        elif CLAIM.has(option):
            claim(s, self.seat, CLAIM.first(option))
        else:
            discard_goal(s, self.seat)


class EndTurn(Step[Co2]):
    """CO-3.4, CO-5.6 The next player; after the last one the next round, after that the decade."""

    def run(self, s: Co2) -> None:
        """CO-3.3 So many rounds a decade."""
        forget_turn(s)
        following: i64 = (self.seat + 1) % s.seats
        if following != s.starter:
            s.then(BeginTurn(following))
        elif s.round < s.rounds:
            s.round += 1
            s.then(BeginTurn(following))


def forget_turn(s: Co2) -> None:
    """CO-5.1, CO-5.2, CO-12.3 Between turns nothing is used up and nothing is stopped."""
    s.active = NONE
    s.done = NOTHING_YET
    s.done_project = NONE
    s.done_energy = NONE
    s.moved = False
    s.visit = NO_VISIT
    s.carded = False
    s.stopped = False
    s.sent = 0
