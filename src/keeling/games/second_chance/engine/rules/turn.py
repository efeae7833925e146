"""SC-5 A turn; SC-4.4 whose it is."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from keeling.games.second_chance.data.box import BOX
from keeling.games.second_chance.engine import events, reasons
from keeling.games.second_chance.engine.options import (
    ANNOUNCE,
    BUY,
    CLAIM,
    DISCARD_GOAL,
    END,
    FINANCE,
    LOBBY,
    MOVE,
    SECOND,
    SELL,
    SIDE,
)
from keeling.games.second_chance.engine.rules.announce import (
    add_announced,
    announce,
    announce_objection,
)
from keeling.games.second_chance.engine.rules.finance import (
    add_finance,
    finance_objection,
    play_before,
)
from keeling.games.second_chance.engine.rules.goals import discard_goal
from keeling.games.second_chance.engine.rules.lobby import (
    add_lobby,
    lobby_objection,
    play_main,
    play_side,
    side_objection,
)
from keeling.games.second_chance.engine.rules.main_action import (
    SecondMain,
    act,
    add_mains,
    buy_objection,
    buy_second,
    is_main,
    main_objection,
)
from keeling.games.second_chance.engine.rules.market import (
    add_visits,
    buy,
    sell,
    sell_objection,
)
from keeling.games.second_chance.engine.rules.market import buy_objection as purchase_objection
from keeling.games.second_chance.engine.rules.scientists import add_moves, make_move, move_objection
from keeling.games.second_chance.engine.rules.summits import Summits
from keeling.games.second_chance.engine.rules.table import forget_action, forget_turn
from keeling.games.second_chance.engine.rules.un_goals import add_claims, claim, claim_objection
from keeling.games.second_chance.engine.state import COOP, SecondChance
from keeling.kernel.agenda import Choice, Step

TURN_ROOM: Final = 128
SMALLER_TEAM: Final = 3  # SC-3.1.22 so many play fewer rounds in the last decade


class BeginTurn(Step[SecondChance]):
    """SC-5.1 One main action and each director action once, in any order."""

    def run(self, s: SecondChance) -> None:
        """Nothing is done yet."""
        forget_turn(s)
        s.active = self.seat
        s.tell(events.TURN, self.seat)
        s.then(Act(self.seat))


class Act(Choice[SecondChance]):
    """SC-5.1 Any action, in any order, until the player ends the turn."""

    def listed(self, s: SecondChance, every: bool) -> vec[i64]:
        """`every` thing a player might want to do in a turn, or what is legal; ascending."""
        found = vec[i64](capacity=TURN_ROOM)
        if every or not has_acted(s):
            found = add_mains(s, found, self.seat, every)
        can_act = len(found) > 0
        if s.seats == 1 and (every or buy_objection(s, self.seat) == 0):
            found = append(found, SECOND)
        if every or not s.moved:
            found = add_moves(s, found, self.seat, every)
        found = add_visits(s, found, self.seat, every)
        if every or not s.carded:
            found = add_finance(s, found, self.seat, every)
            found = add_announced(s, found, self.seat, every)
            found = add_lobby(s, found, self.seat, every)
            found = add_claims(s, found, self.seat, every)
        if s.holds_goal(self.seat):
            found = append(found, DISCARD_GOAL)
        return append(found, END) if every or not must_act(s, can_act) else found

    def candidates(self, s: SecondChance) -> vec[i64]:
        """Everything a player might want to do in a turn."""
        return self.listed(s, True)

    def options(self, s: SecondChance) -> vec[i64]:
        """The legal ones at once: there are many candidates."""
        return self.listed(s, False)

    def objection(self, s: SecondChance, option: i64) -> i64:
        """SC-5.1 What is used up, and what each action asks for."""
        why: i64 = 0
        if is_main(option):
            why = reasons.ACTED.at() if has_acted(s) else main_objection(s, self.seat, option)
        elif MOVE.has(option):
            why = move_objection(s, MOVE.first(option), MOVE.second(option))
            why = reasons.MOVED.at() if s.moved else why
        elif option == SECOND:
            why = buy_objection(s, self.seat)
        elif option == BUY:
            why = purchase_objection(s, self.seat)
        elif option == SELL:
            why = sell_objection(s, self.seat)
        else:
            why = self.card_objection(s, option)
        return why

    def card_objection(self, s: SecondChance, option: i64) -> i64:
        """Cards, and the end of the turn."""
        why: i64 = 0
        if FINANCE.has(option):
            why = finance_objection(s, self.seat, FINANCE.first(option))
        elif ANNOUNCE.has(option):
            why = announce_objection(s, self.seat, ANNOUNCE.first(option))
        elif LOBBY.has(option):
            why = lobby_objection(s, LOBBY.first(option))
        elif SIDE.has(option):
            why = side_objection(s)
        elif CLAIM.has(option):
            why = claim_objection(s, self.seat, CLAIM.first(option))
        elif option == END and not has_acted(s):
            mains = add_mains(s, vec[i64](), self.seat, False)
            why = reasons.MUST_ACT.at() if must_act(s, len(mains) > 0) else 0
        return why

    def choose(self, s: SecondChance, option: i64) -> None:
        """SC-5.2 The action with all it causes, then the turn goes on; SC-5.7, SC-5.8."""
        if option == END:
            s.then(Summits(), EndTurn(self.seat))
            return
        s.then(self)
        if is_main(option):
            act(s, self.seat, option)
        elif option == SECOND:
            buy_second(s, self.seat)
            s.then(SecondMain(self.seat))
        elif MOVE.has(option):
            s.moved = True
            forget_action(s)
            make_move(s, self.seat, option)
        else:
            self.choose_other(s, option)

    def choose_other(self, s: SecondChance, option: i64) -> None:
        """The market and cards; SC-5.6 the company goal, which is no action."""
        if option == BUY:
            buy(s, self.seat)
        elif option == SELL:
            sell(s, self.seat)
        elif FINANCE.has(option):
            play_before(s, self.seat, FINANCE.first(option))
        elif ANNOUNCE.has(option):
            announce(s, self.seat, ANNOUNCE.first(option))
        elif LOBBY.has(option):
            play_main(s, self.seat, LOBBY.first(option))
        elif SIDE.has(option):
            play_side(s, self.seat, SIDE.first(option))
        elif CLAIM.has(option):
            claim(s, self.seat, CLAIM.first(option))
        else:
            discard_goal(s, self.seat)


def has_acted(s: SecondChance) -> bool:
    """SC-5.1 One main action a turn."""
    return s.mains != 0


def must_act(s: SecondChance, can_act: bool) -> bool:
    """SC-5.3 The main action is a duty as long as one is possible."""
    return can_act and not has_acted(s)


class EndTurn(Step[SecondChance]):
    """SC-4.4, SC-5.7 The next player; after the last one the next round, if there is one."""

    def run(self, s: SecondChance) -> None:
        """The phase ends when nobody follows."""
        forget_turn(s)
        following: i64 = (self.seat + 1) % s.seats
        if following != s.starter:
            s.then(BeginTurn(following))
        elif s.round < rounds_in(s):
            s.round += 1
            s.then(BeginTurn(following))


def rounds_in(s: SecondChance) -> i64:
    """SC-4.3, SC-4.5 By players; SC-3.1.22, SC-16.4 a team of three has fewer at the end."""
    if s.seats == SMALLER_TEAM and s.mode == COOP and s.decade == s.decades:
        return BOX.setup.rounds.coop_three_players_last_decade
    return BOX.setup.rounds.by_players_1_to_4[s.seats - 1]
