"""EM-11 Challenge cards: which are in play, and what they change at the start and all game."""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from keeling.games.e_mission.engine import events, reasons
from keeling.games.e_mission.engine.effects import (
    AMOUNT,
    CRISIS_BONUS,
    DRAW_BONUS,
    EVERY_ROUND,
    EXTRA_FORECAST,
    FIRST,
    FORBID,
    GLOBAL_CHOICE,
    GROWTH_BONUS,
    KIND,
    LIMIT_COMMUNITIES,
    MAX_ROUNDS,
    NO_FORECAST_CARD,
    OF_CHALLENGES,
    OP,
)
from keeling.games.e_mission.engine.options import CHALLENGE, CHALLENGE_FOR, DRAW_CHALLENGE, ENOUGH
from keeling.games.e_mission.engine.rules.group import GroupChoice, ask_group
from keeling.games.e_mission.engine.rules.start_values import prepare
from keeling.games.e_mission.engine.state import GROUP, EMission
from keeling.games.e_mission.engine.tables import (
    COLOUR,
    INDIVIDUAL,
    N_CHALLENGES,
    NONE,
    SOLO_CHALLENGES,
)
from keeling.kernel.agenda import Chance, Choice, Step
from keeling.kernel.bits import bit


def is_in_box(s: EMission, card: i64) -> bool:
    """EM-3.10 Whether a challenge can come into this game."""
    return s.challenge[card] == NONE and (s.seats > 1 or SOLO_CHALLENGES[card] != 0)


def take(s: EMission, card: i64, owner: i64) -> None:
    """EM-11.4 It lies open all game."""
    s.challenge[card] = owner
    if owner == GROUP:
        s.tell(events.CHALLENGE, card)
    else:
        s.tell(events.CHALLENGE_FOR, owner, card)


class DrawChallenge(Chance[EMission]):
    """EM-11.3 A card of a colour at random, for the group or for one player."""

    def __init__(self, colour: i64, owner: i64) -> None:
        super().__init__()
        self.colour = colour
        self.owner = owner

    def candidates(self, s: EMission) -> vec[i64]:
        """Those of that colour and kind."""
        found = vec[i64](capacity=N_CHALLENGES)
        for card in range(N_CHALLENGES):
            if fits(s, card, self.colour, self.owner):
                found = append(found, DRAW_CHALLENGE.at(card))
        return found

    def choose(self, s: EMission, option: i64) -> None:
        """It is in play."""
        take(s, DRAW_CHALLENGE.first(option), self.owner)


def fits(s: EMission, card: i64, colour: i64, owner: i64) -> bool:
    """EM-11.2 Group cards affect all, individual cards one player."""
    right = (INDIVIDUAL[card] == 0) == (owner == GROUP)
    return right and COLOUR[card] == colour and is_in_box(s, card)


class PickChallenge(Choice[EMission]):
    """EM-11.3 A card of a colour, chosen: by its owner."""

    def __init__(self, seat: i64, colour: i64) -> None:
        super().__init__(seat)
        self.colour = colour

    def candidates(self, s: EMission) -> vec[i64]:
        """Those of that colour for one player."""
        found = vec[i64](capacity=N_CHALLENGES)
        for card in range(N_CHALLENGES):
            if fits(s, card, self.colour, self.seat):
                found = append(found, CHALLENGE_FOR.at(card, self.seat))
        return found

    def objection(self, s: EMission, option: i64) -> i64:
        """Any."""
        return 0

    def choose(self, s: EMission, option: i64) -> None:
        """It is in play."""
        take(s, CHALLENGE_FOR.first(option), self.seat)


class PickForAll(GroupChoice):
    """EM-11.3 A card of a colour, chosen by the group for all."""

    def __init__(self, seat: i64, colour: i64) -> None:
        super().__init__(seat)
        self.colour = colour

    def candidates(self, s: EMission) -> vec[i64]:
        """Those of that colour for all."""
        found = vec[i64](capacity=N_CHALLENGES)
        for card in range(N_CHALLENGES):
            if fits(s, card, self.colour, GROUP):
                found = append(found, CHALLENGE.at(card))
        return found

    def objection(self, s: EMission, option: i64) -> i64:
        """Any."""
        return 0

    def decide(self, s: EMission, option: i64) -> None:
        """It is in play."""
        take(s, CHALLENGE.first(option), GROUP)


class PickFreely(GroupChoice):
    """EM-11.4 Cards may be combined freely."""

    def candidates(self, s: EMission) -> vec[i64]:
        """All cards, for all or for anybody; until it is enough."""
        found = vec[i64](capacity=128)
        for card in range(N_CHALLENGES):
            if INDIVIDUAL[card] == 0:
                found = append(found, CHALLENGE.at(card))
        for card in range(N_CHALLENGES):
            if INDIVIDUAL[card] != 0:
                for owner in range(s.seats):
                    found = append(found, CHALLENGE_FOR.at(card, owner))
        return append(found, ENOUGH)

    def objection(self, s: EMission, option: i64) -> i64:
        """Each card is there once."""
        if option == ENOUGH:
            return 0
        card: i64 = CHALLENGE_FOR.first(option)
        if CHALLENGE.has(option):
            card = CHALLENGE.first(option)
        return 0 if is_in_box(s, card) else reasons.CHALLENGE_TAKEN.at()

    def decide(self, s: EMission, option: i64) -> None:
        """Then maybe one more."""
        if option == ENOUGH:
            return
        if CHALLENGE.has(option):
            take(s, CHALLENGE.first(option), GROUP)
        else:
            take(s, CHALLENGE_FOR.first(option), CHALLENGE_FOR.second(option))
        ask_group(s, [PickFreely(seat) for seat in range(s.seats)])


class AskFreely(Step[EMission]):
    """EM-11.4 The group may choose any cards."""

    def run(self, s: EMission) -> None:
        """Everybody is asked."""
        ask_group(s, [PickFreely(seat) for seat in range(s.seats)])


class AskForAll(Step[EMission]):
    """EM-11.3 The group chooses a card of a colour."""

    def __init__(self, colour: i64) -> None:
        super().__init__()
        self.colour = colour

    def run(self, s: EMission) -> None:
        """Everybody is asked."""
        ask_group(s, [PickForAll(seat, self.colour) for seat in range(s.seats)])


class ApplyChallenges(Step[EMission]):
    """EM-11.5 After the boards are set, in the order of the cards."""

    def run(self, s: EMission) -> None:
        """What holds all game, and what changes the start."""
        steps: list[Step[EMission]] = []
        for card in range(N_CHALLENGES):
            if s.challenge[card] != NONE:
                hold(s, card)
                steps += prepare(s, card)
        s.then(*steps, Settled())


class Settled(Step[EMission]):
    """EM-11.6 Trees and oceans after all set-up effects are what a challenge compares with."""

    def run(self, s: EMission) -> None:
        """Air filters do not count."""
        s.sinks_at_start = s.trees + s.oceans


def hold(s: EMission, card: i64) -> None:
    """What a challenge changes all game."""
    for effect in range(FIRST[OF_CHALLENGES + card], FIRST[OF_CHALLENGES + card + 1]):
        op: i64 = OP[effect]
        n: i64 = AMOUNT[effect]
        if op == MAX_ROUNDS:  # EM-11.15
            s.rounds = min(s.rounds, n)
        elif op == GROWTH_BONUS:  # EM-11.16
            s.growth_bonus += n
        elif op == CRISIS_BONUS:  # EM-11.7
            s.crisis_bonus += n
        elif op == LIMIT_COMMUNITIES:  # EM-11.17
            s.community_limit = min(s.community_limit, n)
        elif op == DRAW_BONUS:
            draw_more(s, KIND[effect], n, s.challenge[card])
        else:
            hold_more(s, effect)


def hold_more(s: EMission, effect: i64) -> None:
    """What a challenge changes in the global phase, and what it forbids."""
    op: i64 = OP[effect]
    if op == NO_FORECAST_CARD:  # EM-11.18
        s.blind = True
    elif op == EXTRA_FORECAST:  # EM-7.32
        s.forecasts += AMOUNT[effect]
    elif op == GLOBAL_CHOICE:  # EM-11.19
        s.global_draw = AMOUNT[effect]
    elif op == FORBID:  # EM-11.9
        s.forbidden |= bit(KIND[effect])


def draw_more(s: EMission, when: i64, n: i64, owner: i64) -> None:
    """EM-7.31 The owner draws more or less, every round or in the first; of a group card all."""
    for seat in range(s.seats):
        if owner in (GROUP, seat):
            if when == EVERY_ROUND:
                s.every_round[seat] += n
            else:
                s.first_round[seat] += n
