"""EM-7.19, EM-7.25, EM-7.41 Another player is named, and where it may hurt, asked."""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from keeling.games.e_mission import events, reasons
from keeling.games.e_mission.effects import AMOUNT as MOST_OF
from keeling.games.e_mission.effects import EXCHANGE_CARD, OP, TO, TO_OTHER
from keeling.games.e_mission.options import AGREE, AMOUNT, ASK_FOR, GIVE, REFUSE, WITH
from keeling.games.e_mission.rules.amounts import GLOBAL
from keeling.games.e_mission.rules.partners import needs_consent, partner_objection
from keeling.games.e_mission.rules.pay import Pay, is_promised
from keeling.games.e_mission.state import EMission
from keeling.games.e_mission.tables import COST_DISCARD, GLOBAL_COST, MOST, N_SLOTS
from keeling.kernel.agenda import Choice
from keeling.kernel.bits import bit


class NamePartner(Choice[EMission]):
    """EM-7.19 One other player for all effects of the use."""

    def __init__(self, seat: i64, place: i64, effect: i64) -> None:
        super().__init__(seat)
        self.place = place
        self.effect = effect

    def candidates(self, s: EMission) -> vec[i64]:
        """Everybody else."""
        found = vec[i64](capacity=4)
        for other in range(s.seats):
            if other != self.seat:
                found = append(found, WITH.at(other))
        return found

    def objection(self, s: EMission, option: i64) -> i64:
        """The effect has to be possible with that player."""
        return partner_objection(s, self.seat, self.place, self.effect, WITH.first(option))

    def choose(self, s: EMission, option: i64) -> None:
        """Who may refuse is asked before anything is paid."""
        other: i64 = WITH.first(option)
        if not needs_consent(self.effect):
            s.then(Pay(self.seat, self.place, other))
            return
        ask = Consent(other, self.seat, self.place)
        if OP[self.effect] == EXCHANGE_CARD:
            n: i64 = exchanged(s, self.seat, self.place, self.effect, other)
            s.then(OfferCards(self.seat, n), WantCards(self.seat, other, n), ask)
        else:
            s.then(HowManyCommunities(self.seat, self.effect, other), ask)


def exchanged(s: EMission, seat: i64, place: i64, effect: i64, other: i64) -> i64:
    """EM-7.25 As many as the card says, and as both have besides the cost."""
    cost: i64 = 0
    if place < GLOBAL:
        cost = COST_DISCARD[s.top[seat * N_SLOTS + place]]
    else:
        cost = GLOBAL_COST[s.out[place - GLOBAL]]
    return min(MOST_OF[effect], s.hand_size[seat] - cost, s.hand_size[other])


class OfferCards(Choice[EMission]):
    """EM-7.25 Own hand cards to exchange."""

    def __init__(self, seat: i64, left: i64) -> None:
        super().__init__(seat)
        self.left = left

    def candidates(self, s: EMission) -> vec[i64]:
        """The own hand."""
        found = vec[i64](capacity=16)
        for card in s.cards_at(self.seat):
            if not is_promised(s, card):
                found = append(found, GIVE.at(card))
        return found

    def objection(self, s: EMission, option: i64) -> i64:
        """Any."""
        return 0

    def choose(self, s: EMission, option: i64) -> None:
        """It is offered, not yet given."""
        s.chosen = append(s.chosen, GIVE.first(option))
        if self.left > 1:
            s.then(OfferCards(self.seat, self.left - 1))


class WantCards(Choice[EMission]):
    """EM-7.25 As many of the other player's."""

    def __init__(self, seat: i64, other: i64, left: i64) -> None:
        super().__init__(seat)
        self.other = other
        self.left = left

    def candidates(self, s: EMission) -> vec[i64]:
        """Their hand, which is open."""
        found = vec[i64](capacity=16)
        for card in s.cards_at(self.other):
            if not is_promised(s, card):
                found = append(found, ASK_FOR.at(card))
        return found

    def objection(self, s: EMission, option: i64) -> i64:
        """Any."""
        return 0

    def choose(self, s: EMission, option: i64) -> None:
        """It is asked for."""
        s.chosen = append(s.chosen, ASK_FOR.first(option))
        if self.left > 1:
            s.then(WantCards(self.seat, self.other, self.left - 1))


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
        giver: i64 = self.seat if TO[self.effect] == TO_OTHER else self.other
        to: i64 = self.other if TO[self.effect] == TO_OTHER else self.seat
        if n > s.communities[giver]:
            return reasons.NO_COMMUNITY_THERE.at()
        return reasons.WOULD_LOSE.at() if s.communities[to] + n >= s.community_limit else 0

    def choose(self, s: EMission, option: i64) -> None:
        """They move when the other agrees; below 0, so that it is not taken for a card."""
        s.chosen = append(s.chosen, -AMOUNT.first(option))


class Consent(Choice[EMission]):
    """EM-7.25 The other player accepts or refuses before the cost is paid.

    EM-6.2.5 The only question to somebody else inside an action.
    """

    def __init__(self, seat: i64, asker: i64, place: i64) -> None:
        super().__init__(seat)
        self.asker = asker
        self.place = place

    def candidates(self, s: EMission) -> vec[i64]:
        """Yes or no."""
        return append(append(vec[i64](capacity=2), AGREE), REFUSE)

    def objection(self, s: EMission, option: i64) -> i64:
        """Both are free."""
        return 0

    def choose(self, s: EMission, option: i64) -> None:
        """Refused: nothing changes, and this card may not ask that player again this round."""
        if option == AGREE:
            s.then(Pay(self.asker, self.place, self.seat))
            return
        s.chosen = vec[i64]()
        s.refused[self.asker * s.seats + self.seat] |= bit(self.place)
        s.tell(events.REFUSED, self.seat, self.asker)
