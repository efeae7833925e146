"""SC-6.3 Play a lobby card."""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from keeling.games.second_chance.engine import events, reasons
from keeling.games.second_chance.engine.effects import MAIN
from keeling.games.second_chance.engine.options import LOBBY, SIDE
from keeling.games.second_chance.engine.rules.effects import carry_out
from keeling.games.second_chance.engine.rules.scientists import SideEffect
from keeling.games.second_chance.engine.state import SecondChance
from keeling.games.second_chance.engine.tables import (
    LOBBY_ENERGY,
    LOBBY_ON,
    LOBBY_PLACE,
    LOBBY_REGION,
    N_LOBBIES,
    N_SUBSIDIES,
    NONE,
    ON_PLAN,
    ON_SELL,
    ON_SUMMIT,
)
from keeling.kernel.bits import bit


def add_lobby(s: SecondChance, found: vec[i64], seat: i64, every: bool) -> vec[i64]:
    """SC-6.3.3 Each card in hand for its main or for its side effect, as long as one is allowed."""
    for card in range(N_LOBBIES):
        if s.lobby[card] == seat and (every or was_done(s, card)):
            found = append(found, LOBBY.at(card))
    for card in range(N_LOBBIES):
        if s.lobby[card] == seat:
            found = append(found, SIDE.at(card))
    return found


def lobby_objection(s: SecondChance, card: i64) -> i64:
    """SC-6.3.1 One card a turn; SC-6.3.7, SC-6.3.8 immediately after its action."""
    if s.carded:
        return reasons.CARDED.at()
    return 0 if was_done(s, card) else reasons.NOT_DONE.at()


def side_objection(s: SecondChance) -> i64:
    """SC-6.3.1 One card a turn; SC-6.3.4 there is no other condition."""
    return reasons.CARDED.at() if s.carded else 0


def was_done(s: SecondChance, card: i64) -> bool:
    """SC-6.3.9 Whether the action of the card is what was done last; SC-6.3.10 for summits."""
    on: i64 = LOBBY_ON[card]
    if on == ON_SUMMIT:
        return s.sent & bit(LOBBY_ENERGY[card]) != 0
    if s.last != on:
        return False
    if on == ON_SELL:
        return True
    if on != ON_PLAN:
        return s.last_energy == LOBBY_ENERGY[card]
    if LOBBY_REGION[card] != NONE:
        return s.last_project // N_SUBSIDIES == LOBBY_REGION[card]
    return s.last_project % N_SUBSIDIES == LOBBY_PLACE[card]


def play_main(s: SecondChance, seat: i64, card: i64) -> None:
    """SC-6.3.5 The main effect, after its action; SC-6.3.12 even if it gives nothing."""
    lay_card(s, seat, card)
    s.tell(events.LOBBIED, seat, card)
    carry_out(s, seat, MAIN[card], NONE)


def play_side(s: SecondChance, seat: i64, card: i64) -> None:
    """SC-6.3.4 The side effect, at once."""
    lay_card(s, seat, card)
    s.tell(events.SIDE_USED, seat, card)
    s.then(SideEffect(seat, card))


def lay_card(s: SecondChance, seat: i64, card: i64) -> None:
    """SC-6.3.2 Face up next to the player board, where it stays."""
    s.carded = True
    s.play_card(card, seat)
    if s.decade == 1:
        s.lobbied_early = True
