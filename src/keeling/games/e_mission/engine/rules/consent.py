"""EM-7.25, EM-7.41 What is possible only with another player's consent is proposed to them."""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from keeling.games.e_mission.engine import events
from keeling.games.e_mission.engine.effects import AMOUNT as MOST_OF
from keeling.games.e_mission.engine.effects import EXCHANGE_CARD, FIRST, OP, TO, TO_OTHER
from keeling.games.e_mission.engine.options import AGREE, AMOUNT, ASK_FOR, GIVE, REFUSE
from keeling.games.e_mission.engine.rules.amounts import GLOBAL, is_blocked, source
from keeling.games.e_mission.engine.rules.boards import wake
from keeling.games.e_mission.engine.rules.order import AfterAction, Question, ask, line_up
from keeling.games.e_mission.engine.rules.partners import communities_objection
from keeling.games.e_mission.engine.rules.pay import Pay
from keeling.games.e_mission.engine.rules.use import card_objection, global_objection
from keeling.games.e_mission.engine.state import EMission
from keeling.games.e_mission.engine.tables import MOST, NONE
from keeling.kernel.agenda import Choice, Step
from keeling.kernel.bits import bit


class OfferCard(Choice[EMission]):
    """EM-7.25 An own hand card to exchange."""

    def candidates(self, s: EMission) -> vec[i64]:
        """Their own hand."""
        found = vec[i64](capacity=16)
        for card in s.cards_at(self.seat):
            found = append(found, GIVE.at(card))
        return found

    def objection(self, s: EMission, option: i64) -> i64:
        """Any."""
        return 0

    def choose(self, s: EMission, option: i64) -> None:
        """It is offered, not yet given."""
        s.chosen = append(s.chosen, GIVE.first(option))


class WantCard(Choice[EMission]):
    """EM-7.25 One of the other player's for it."""

    def __init__(self, seat: i64, other: i64) -> None:
        super().__init__(seat)
        self.other = other

    def candidates(self, s: EMission) -> vec[i64]:
        """Their hand, which is open."""
        found = vec[i64](capacity=16)
        for card in s.cards_at(self.other):
            found = append(found, ASK_FOR.at(card))
        return found

    def objection(self, s: EMission, option: i64) -> i64:
        """Any."""
        return 0

    def choose(self, s: EMission, option: i64) -> None:
        """It is asked for."""
        s.chosen = append(s.chosen, ASK_FOR.first(option))


class HowManyCommunities(Choice[EMission]):
    """EM-7.41 At least one, as many as the card says, and not so many that the receiver loses."""

    def __init__(self, seat: i64, effect: i64, other: i64) -> None:
        super().__init__(seat)
        self.effect = effect
        self.other = other

    def candidates(self, s: EMission) -> vec[i64]:
        """As many as the card could move."""
        found = vec[i64](capacity=4)
        for n in range(1, min(MOST, MOST_OF[self.effect]) + 1):
            found = append(found, AMOUNT.at(n))
        return found

    def objection(self, s: EMission, option: i64) -> i64:
        """So many are there, and there is room."""
        n: i64 = AMOUNT.first(option)
        return communities_objection(s, self.seat, self.other, self.effect, n)

    def choose(self, s: EMission, option: i64) -> None:
        """They move when the other agrees."""
        s.chosen = append(s.chosen, AMOUNT.first(option))


class Propose(Step[EMission]):
    """EM-6.2.5 To propose is an action; the answer is one of the player who is asked."""

    def __init__(self, seat: i64, other: i64, place: i64, effect: i64) -> None:
        super().__init__(seat)
        self.other = other
        self.place = place
        self.effect = effect

    def run(self, s: EMission) -> None:
        """Nothing is paid yet, and meanwhile everybody goes on."""
        gives: i64 = s.chosen[0]
        wants: i64 = NONE
        if OP[self.effect] == EXCHANGE_CARD:
            wants = s.chosen[1]
            s.tell(events.ASKED_TO_EXCHANGE, self.seat, self.other, gives, wants)
        elif TO[self.effect] == TO_OTHER:
            s.tell(events.ASKED_TO_TAKE, self.seat, self.other, gives)
        else:
            s.tell(events.ASKED_TO_GIVE, self.seat, self.other, gives)
        ask(s, Consent(self.other, self.seat, self.place, self.effect, gives, wants))


class Consent(Question):
    """EM-7.25 The other player accepts or refuses: a card for a card, EM-7.41 or communities."""

    def __init__(
        self, seat: i64, asker: i64, place: i64, effect: i64, gives: i64, wants: i64
    ) -> None:
        super().__init__(seat)
        self.asker = asker
        self.place = place
        self.effect = effect
        self.gives = gives  # a card, or how many communities move, in whichever direction
        self.wants = wants  # a card, or NONE

    def asked_by(self) -> i64:
        """Who wants to use the effect."""
        return self.asker

    def stands(self, s: EMission) -> bool:
        """EM-6.2.6 The same card could still be used for the same."""
        of: i64 = source(s, self.asker, self.place)
        if not FIRST[of] <= self.effect < FIRST[of + 1] or is_blocked(s, OP[self.effect]) != 0:
            return False
        if self.place < GLOBAL and card_objection(s, self.asker, self.place) != 0:
            return False
        if self.place >= GLOBAL and global_objection(s, self.asker, self.place - GLOBAL) != 0:
            return False
        if OP[self.effect] == EXCHANGE_CARD:
            return s.where[self.gives] == self.asker and s.where[self.wants] == self.seat
        return communities_objection(s, self.asker, self.seat, self.effect, self.gives) == 0

    def fall(self, s: EMission) -> None:
        """As if it had never been asked; EM-6.2.7 who asked may want something else."""
        wake(s, self.asker)
        s.tell(events.FELL_THROUGH, self.asker, self.seat)

    def candidates(self, s: EMission) -> vec[i64]:
        """Yes or no."""
        return append(append(vec[i64](capacity=2), AGREE), REFUSE)

    def objection(self, s: EMission, option: i64) -> i64:
        """Both are free."""
        return 0

    def choose(self, s: EMission, option: i64) -> None:
        """Refused: nothing changes, and this card may not ask that player again this round."""
        if option == AGREE:
            s.chosen = append(append(vec[i64](capacity=2), self.gives), self.wants)
            s.then(Pay(self.asker, self.place, self.seat), AfterAction(self.asker))
            return
        wake(s, self.asker)  # EM-6.2.7
        s.refused[self.asker * s.seats + self.seat] |= bit(self.place)
        s.tell(events.REFUSED, self.seat, self.asker)
        line_up(s, self.asker)
