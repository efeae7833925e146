"""SC-6.3.8 Lobby cards played before their action, where scientists may come to them in it."""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from keeling.games.second_chance.engine import events, reasons
from keeling.games.second_chance.engine.effects import MAIN
from keeling.games.second_chance.engine.options import ANNOUNCE, PLAN, PREPARE
from keeling.games.second_chance.engine.rules.effects import carry_out
from keeling.games.second_chance.engine.rules.lobby import lay_card
from keeling.games.second_chance.engine.rules.main_action import (
    act,
    buy_second,
    is_done,
    main_objection,
    second_objection,
)
from keeling.games.second_chance.engine.rules.plan import add_plans
from keeling.games.second_chance.engine.rules.prepare import add_prepares
from keeling.games.second_chance.engine.state import SecondChance
from keeling.games.second_chance.engine.tables import (
    LOBBY_ENERGY,
    LOBBY_ON,
    LOBBY_PLACE,
    LOBBY_REGION,
    MOVES_SCIENTISTS,
    N_ENERGIES,
    N_LOBBIES,
    N_PROJECTS,
    N_SUBSIDIES,
    NONE,
    ON_PLAN,
    REVISION,
    SCIENTIST_PLACE,
    THIRD,
)
from keeling.kernel.agenda import Choice, Step


def add_announced(s: SecondChance, found: vec[i64], seat: i64, every: bool) -> vec[i64]:
    """All such cards in hand, or those whose action may bring a scientist to them now."""
    if REVISION < THIRD:  # only cards that help to pay were played before their action
        return found
    for card in range(N_LOBBIES):
        held = s.lobby[card] == seat and MOVES_SCIENTISTS[card] == 1
        if held and (every or announce_objection(s, seat, card) == 0):
            found = append(found, ANNOUNCE.at(card))
    return found


def announce_objection(s: SecondChance, seat: i64, card: i64) -> i64:
    """SC-6.3.7 The action must be legal; SC-6.3.11 alone also as second action."""
    if s.carded:
        return reasons.CARDED.at()
    if s.mains != 0:
        why: i64 = second_objection(s)
        if why != 0:
            return why
        if is_done(s, LOBBY_ON[card]):
            return reasons.SAME_ACTION.at()
    for option in actions_of(s, seat, card, False):
        if belongs(s, card, option) and moves_scientist(s, seat, option):
            return 0
    return reasons.NO_GUEST.at()


def actions_of(s: SecondChance, seat: i64, card: i64, every: bool) -> vec[i64]:
    """The actions of the kind that a card shows: `every` one thought of, or the legal ones."""
    if LOBBY_ON[card] == ON_PLAN:
        return add_plans(s, vec[i64](), every)
    return add_prepares(s, vec[i64](), seat, every)


def belongs(s: SecondChance, card: i64, option: i64) -> bool:
    """SC-6.3.9 Whether an action is the one shown on a card: its region, place or energy."""
    if PREPARE.has(option):
        return s.project[PREPARE.first(option)] % N_ENERGIES == LOBBY_ENERGY[card]
    project: i64 = PLAN.second(option)
    if LOBBY_REGION[card] != NONE:
        return project // N_SUBSIDIES == LOBBY_REGION[card]
    return project % N_SUBSIDIES == LOBBY_PLACE[card]


def moves_scientist(s: SecondChance, seat: i64, option: i64) -> bool:
    """SC-6.3.8 Whether a scientist may move in an action: off the project, or by the subsidy."""
    if PREPARE.has(option):
        return s.worker[PREPARE.first(option)] != NONE
    return PLAN.second(option) % N_SUBSIDIES == SCIENTIST_PLACE and has_scientist(s, seat)


def has_scientist(s: SecondChance, seat: i64) -> bool:
    """SC-6.1.6 Whether a scientist of a seat is where one can leave: the board or a project."""
    if s.supply[seat] > 0:
        return True
    for project in range(N_PROJECTS):
        if s.worker[project] == seat:
            return True
    return False


def announce(s: SecondChance, seat: i64, card: i64) -> None:
    """SC-6.3.7 The card lies open, and its action must be the next thing the player does."""
    lay_card(s, seat, card)
    s.tell(events.LOBBIED, seat, card)
    if s.mains != 0:
        buy_second(s, seat)
    s.then(AnnouncedAction(seat, card))


class AnnouncedAction(Choice[SecondChance]):
    """SC-6.3.7 The action that was announced by a card."""

    def __init__(self, seat: i64, card: i64) -> None:
        super().__init__(seat)
        self.card = card

    def candidates(self, s: SecondChance) -> vec[i64]:
        """All actions of its kind."""
        return actions_of(s, self.seat, self.card, True)

    def objection(self, s: SecondChance, option: i64) -> i64:
        """The one on the card."""
        if not belongs(s, self.card, option):
            return reasons.OTHER_ACTION.at(self.card)
        return main_objection(s, self.seat, option)

    def choose(self, s: SecondChance, option: i64) -> None:
        """SC-6.3.5 It is the main action; the bonus of the card comes after it."""
        s.then(AnnouncedBonus(self.seat, self.card))
        act(s, self.seat, option)


class AnnouncedBonus(Step[SecondChance]):
    """SC-6.3.5 The main effect of a card that was played before its action."""

    def __init__(self, seat: i64, card: i64) -> None:
        super().__init__(seat)
        self.card = card

    def run(self, s: SecondChance) -> None:
        """SC-6.3.12 Even if it gives nothing."""
        carry_out(s, self.seat, MAIN[self.card], NONE)
