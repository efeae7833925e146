"""EM-7.7 to EM-7.12, EM-7.35 Looking through cards: drawn, discarded, stacked, face down."""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from keeling.games.e_mission.engine import events, reasons
from keeling.games.e_mission.engine.effects import KEPT_IF_LOWERS, TAG_SET
from keeling.games.e_mission.engine.options import KEEP, MOVE, RECOVER, REVEAL
from keeling.games.e_mission.engine.rules.column import REVEALED, TurnUp
from keeling.games.e_mission.engine.rules.order import Question
from keeling.games.e_mission.engine.state import DISCARDED, IN_STACK, SET_ASIDE, EMission
from keeling.games.e_mission.engine.tables import CARD_TAGS, N_CARDS, N_SLOTS, NONE
from keeling.kernel.agenda import Choice, Step


class KeepCards(Question):
    """EM-7.7 Of the drawn cards some go to the hand, the others are discarded."""

    def __init__(self, seat: i64, left: i64) -> None:
        super().__init__(seat)
        self.left = left

    def candidates(self, s: EMission) -> vec[i64]:
        """The drawn cards."""
        found = vec[i64](capacity=8)
        for card in s.cards_at(SET_ASIDE - self.seat):
            found = append(found, KEEP.at(card))
        return found

    def objection(self, s: EMission, option: i64) -> i64:
        """Any."""
        return 0

    def choose(self, s: EMission, option: i64) -> None:
        """Then the next, or the others go."""
        card: i64 = KEEP.first(option)
        s.put(card, self.seat)
        s.tell(events.KEPT, self.seat, card)
        if self.left > 1:
            s.then(KeepCards(self.seat, self.left - 1))
        else:
            discard_drawn(s, self.seat)


def discard_drawn(s: EMission, seat: i64) -> None:
    """EM-7.35 Only after the last one is drawn, so that no refill brings them back."""
    for card in s.cards_at(SET_ASIDE - seat):
        s.discard(card)


class FilterCards(Step[EMission]):
    """EM-7.35 Every drawn card that fits goes to the hand; no choice."""

    def __init__(self, seat: i64, effect: i64) -> None:
        super().__init__(seat)
        self.effect = effect

    def run(self, s: EMission) -> None:
        """By tag, EM-7.36 or because it lowers emissions, usable now or not."""
        tags: i64 = TAG_SET[self.effect]
        for card in s.cards_at(SET_ASIDE - self.seat):
            if CARD_TAGS[card] & tags != 0 or (tags == 0 and KEPT_IF_LOWERS[card] != 0):
                s.put(card, self.seat)
                s.tell(events.KEPT, self.seat, card)
        discard_drawn(s, self.seat)


class Recover(Choice[EMission]):
    """EM-7.10 Chosen cards from the discard pile as it was before the cost was paid."""

    def __init__(self, seat: i64, left: i64) -> None:
        super().__init__(seat)
        self.left = left

    def candidates(self, s: EMission) -> vec[i64]:
        """All but those just paid."""
        found = vec[i64](capacity=64)
        for card in s.cards_at(DISCARDED):
            if not was_paid(s, card):
                found = append(found, RECOVER.at(card))
        return found

    def objection(self, s: EMission, option: i64) -> i64:
        """Any."""
        return 0

    def choose(self, s: EMission, option: i64) -> None:
        """To the hand."""
        card: i64 = RECOVER.first(option)
        s.put(card, self.seat)
        s.tell(events.RECOVERED, self.seat, card)
        if self.left > 1:
            s.then(Recover(self.seat, self.left - 1))


def was_paid(s: EMission, card: i64) -> bool:
    """Whether a card was paid for the use of this moment."""
    for one in s.paid:
        if one == card:
            return True
    return False


class MoveCards(Choice[EMission]):
    """EM-7.12 A card that is not on top goes to the bottom of another own stack."""

    def __init__(self, seat: i64, left: i64) -> None:
        super().__init__(seat)
        self.left = left

    def candidates(self, s: EMission) -> vec[i64]:
        """Any card of their own stacks to any of them."""
        first: i64 = IN_STACK + self.seat * N_SLOTS
        found = vec[i64](capacity=64)
        for card in range(N_CARDS):
            if first <= s.where[card] < first + N_SLOTS:
                for slot in range(N_SLOTS):
                    found = append(found, MOVE.at(card, slot))
        return found

    def objection(self, s: EMission, option: i64) -> i64:
        """EM-6.2.4 Only because this effect says so; and never a top card."""
        card: i64 = MOVE.first(option)
        stack: i64 = self.seat * N_SLOTS + MOVE.second(option)
        if s.top[s.where[card] - IN_STACK] == card:
            return reasons.ON_TOP.at()
        if s.where[card] == IN_STACK + stack:
            return reasons.SAME_STACK.at()
        return reasons.TUCK_INTO_NOTHING.at() if s.top[stack] == NONE else 0

    def choose(self, s: EMission, option: i64) -> None:
        """Its tags move with it; use counters stay."""
        card: i64 = MOVE.first(option)
        slot: i64 = MOVE.second(option)
        s.tuck(card, self.seat * N_SLOTS + slot)
        s.tell(events.MOVED_CARD, self.seat, card, slot)
        if self.left > 1:
            s.then(MoveCards(self.seat, self.left - 1))


class Reveal(Choice[EMission]):
    """EM-7.8 Face-down crises of choice are turned up in place, one after another."""

    def __init__(self, seat: i64, left: i64) -> None:
        super().__init__(seat)
        self.left = left

    def candidates(self, s: EMission) -> vec[i64]:
        """Those nobody knows."""
        found = vec[i64](capacity=8)
        for place in range(len(s.column)):
            if s.column[place] < 0:
                found = append(found, REVEAL.at(place))
        return found

    def objection(self, s: EMission, option: i64) -> i64:
        """Any."""
        return 0

    def choose(self, s: EMission, option: i64) -> None:
        """EM-6.4.3 They may be supported from now on."""
        if self.left > 1:
            s.then(Reveal(self.seat, self.left - 1))
        s.then(TurnUp(REVEAL.first(option), REVEALED))
