"""CO-13 Lobby cards."""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from keeling.games.carbon.engine.cards import GONE, SHOWN, UNSEEN
from keeling.games.co2.engine import events, reasons
from keeling.games.co2.engine.effects import MAIN
from keeling.games.co2.engine.effects import MINOR as MINOR_EFFECT
from keeling.games.co2.engine.options import DEAL_LOBBY, LOBBY, MINOR, TURN_UP_UN_GOAL
from keeling.games.co2.engine.rules.effects import carry_out
from keeling.games.co2.engine.state import HAS_BOUGHT, HAS_INSTALLED, HAS_PROPOSED, HAS_SOLD, Co2
from keeling.games.co2.engine.tables import (
    LOBBY_ENERGY,
    LOBBY_ON,
    LOBBY_REGION,
    LOBBY_SLOT,
    N_LOBBIES,
    N_SLOTS,
    N_UN_GOALS,
    NONE,
    ON_BUILD,
    ON_BUY,
    ON_INSTALL,
    ON_PROPOSE,
    ON_SPEAK,
)
from keeling.kernel.agenda import Chance, Step
from keeling.kernel.bits import bit


def add_lobby(s: Co2, found: vec[i64], seat: i64, every: bool) -> vec[i64]:
    """CO-13.3 Each card in hand for its main or for its minor effect."""
    for card in range(N_LOBBIES):
        if s.lobby[card] == seat and (every or main_objection(s, card) == 0):
            found = append(found, LOBBY.at(card))
    for card in range(N_LOBBIES):
        if s.lobby[card] == seat:
            found = append(found, MINOR.at(card))
    return found


def main_objection(s: Co2, card: i64) -> i64:
    """CO-13.2 One card a turn; CO-13.5 after its action; CO-13.9 discounts inside the build."""
    if s.carded:
        return reasons.CARDED.at()
    if LOBBY_ON[card] == ON_BUILD:
        return reasons.IN_THE_BUILD.at()
    return 0 if was_done(s, card) else reasons.NOT_DONE.at()


def was_done(s: Co2, card: i64) -> bool:
    """CO-13.6 to CO-13.11 Whether the action shown on the card was executed in this turn."""
    on: i64 = LOBBY_ON[card]
    if on == ON_PROPOSE:
        if s.done != HAS_PROPOSED:
            return False
        if LOBBY_REGION[card] != NONE:
            return s.done_project // N_SLOTS == LOBBY_REGION[card]
        return s.done_project % N_SLOTS == LOBBY_SLOT[card]
    if on == ON_INSTALL:
        return s.done == HAS_INSTALLED and s.done_energy == LOBBY_ENERGY[card]
    if on == ON_SPEAK:
        return s.sent & bit(LOBBY_ENERGY[card]) != 0
    return s.visit == (HAS_BOUGHT if on == ON_BUY else HAS_SOLD)


def play_main(s: Co2, seat: i64, card: i64) -> None:
    """CO-13.3, CO-13.5 The main effect; CO-20.7 in solo a UN goal is turned up as well."""
    use_up(s, card)
    s.tell(events.LOBBIED, seat, card)
    if s.seats == 1:
        s.then(CarryOut(seat, MAIN[card]), ReplaceLobby(seat), TurnUpUnGoal())
    else:
        carry_out(s, seat, MAIN[card], NONE)


def play_minor(s: Co2, seat: i64, card: i64) -> None:
    """CO-13.4 The minor effect needs no condition; CO-13.13 even if it gives nothing."""
    use_up(s, card)
    s.tell(events.MINOR_USED, seat, card)
    if s.seats == 1:
        s.then(CarryOut(seat, MINOR_EFFECT[card]), ReplaceLobby(seat))
    else:
        carry_out(s, seat, MINOR_EFFECT[card], NONE)


def use_up(s: Co2, card: i64) -> None:
    """CO-13.2, CO-13.3 The card action of the turn is used and the card leaves the game."""
    s.carded = True
    s.lobby[card] = GONE


class CarryOut(Step[Co2]):
    """An effect list of a card, before what follows it."""

    def __init__(self, seat: i64, effects: i64) -> None:
        super().__init__(seat)
        self.effects = effects

    def run(self, s: Co2) -> None:
        """See `effects.py`."""
        carry_out(s, self.seat, self.effects, NONE)


class ReplaceLobby(Step[Co2]):
    """CO-20.6 Solo: after each lobby card the top card of the lobby stack is drawn, if any."""

    def run(self, s: Co2) -> None:
        """An empty stack gives nothing."""
        for card in range(N_LOBBIES):
            if s.lobby[card] == UNSEEN:
                s.then(DealLobby(self.seat))
                return


class DealLobby(Chance[Co2]):
    """CO-2.15, CO-13.1, CO-20.6 A lobby card from the stack to a seat, unseen by the others."""

    def __init__(self, to: i64, place: i64 = 0) -> None:
        super().__init__()
        self.to = to
        self.place = place  # added to the seat: where the card goes in a draft

    def candidates(self, s: Co2) -> vec[i64]:
        """Any card not seen yet."""
        found = vec[i64](capacity=N_LOBBIES)
        for card in range(N_LOBBIES):
            if s.lobby[card] == UNSEEN:
                found = append(found, DEAL_LOBBY.at(card))
        return found

    def choose(self, s: Co2, option: i64) -> None:
        """Only its owner knows it."""
        card: i64 = DEAL_LOBBY.first(option)
        s.lobby[card] = self.place + self.to
        s.tell(events.GOT_LOBBY, self.to, card)


class TurnUpUnGoal(Step[Co2]):
    """CO-2.13, CO-20.7 The top UN goal is laid to the right of the others, if any is left."""

    def run(self, s: Co2) -> None:
        """CO-20.7 Nothing is turned up from an empty stack."""
        for card in range(N_UN_GOALS):
            if s.un_goal[card] == UNSEEN:
                s.then(ShowUnGoal())
                return


class ShowUnGoal(Chance[Co2]):
    """CO-2.13 A UN goal is laid out face up."""

    def candidates(self, s: Co2) -> vec[i64]:
        """Any card not seen yet."""
        found = vec[i64](capacity=N_UN_GOALS)
        for card in range(N_UN_GOALS):
            if s.un_goal[card] == UNSEEN:
                found = append(found, TURN_UP_UN_GOAL.at(card))
        return found

    def choose(self, s: Co2, option: i64) -> None:
        """To the right of the others."""
        card: i64 = TURN_UP_UN_GOAL.first(option)
        s.un_goal[card] = SHOWN + s.un_turned_up
        s.un_turned_up += 1
        s.tell(events.UN_GOAL_SHOWN, card)
