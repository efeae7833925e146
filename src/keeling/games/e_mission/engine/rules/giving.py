"""EM-7.23 to EM-7.28, EM-7.39, EM-7.44 Cards, tokens and communities of other players."""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from keeling.games.e_mission.engine import events, reasons
from keeling.games.e_mission.engine.effects import KIND
from keeling.games.e_mission.engine.options import (
    GIVE,
    GIVE_TOKEN,
    MOVE_COMMUNITY,
    STRENGTHEN,
    WITH,
)
from keeling.games.e_mission.engine.rules.boards import (
    gain_resilience,
    move_communities,
    remove_communities,
    wake,
)
from keeling.games.e_mission.engine.rules.partners import (
    give_objection,
    give_once,
    gives_once,
    move_objection,
)
from keeling.games.e_mission.engine.rules.questions import Strengthen
from keeling.games.e_mission.engine.state import EMission
from keeling.games.e_mission.engine.tables import N_RESILIENCE, NONE
from keeling.kernel.agenda import Choice


def hand_over(s: EMission, seat: i64, to: i64, card: i64) -> None:
    """EM-6.1.5 Only because an effect says so."""
    s.put(card, to)
    wake(s, to)
    s.tell(events.GAVE_CARD, seat, to, card)


class GiveCards(Choice[EMission]):
    """EM-7.23 Own hand cards, chosen, to the other player, who cannot refuse."""

    def __init__(self, seat: i64, to: i64, place: i64, effect: i64, left: i64) -> None:
        super().__init__(seat)
        self.to = to
        self.place = place
        self.effect = effect
        self.left = left

    def candidates(self, s: EMission) -> vec[i64]:
        """Their own hand."""
        found = vec[i64](capacity=16)
        for card in s.cards_at(self.seat):
            found = append(found, GIVE.at(card))
        return found

    def objection(self, s: EMission, option: i64) -> i64:
        """EM-7.40 Those with a tag, if the card says so."""
        return give_objection(s, self.place, self.effect, GIVE.first(option))

    def choose(self, s: EMission, option: i64) -> None:
        """EM-6.6.13 It is remembered, where each goes over only once."""
        card: i64 = GIVE.first(option)
        if gives_once(s, self.place):
            give_once(s, card)
        hand_over(s, self.seat, self.to, card)
        if self.left > 1:
            s.then(GiveCards(self.seat, self.to, self.place, self.effect, self.left - 1))


def exchange(s: EMission, seat: i64, other: i64) -> None:
    """EM-7.25 What was agreed: the first card for the second."""
    hand_over(s, seat, other, s.chosen[0])
    hand_over(s, other, seat, s.chosen[1])


class GiveTokens(Choice[EMission]):
    """EM-7.24 Own resilience to the same areas of the other player."""

    def __init__(self, seat: i64, to: i64, kind: i64, left: i64) -> None:
        super().__init__(seat)
        self.to = to
        self.kind = kind
        self.left = left

    def candidates(self, s: EMission) -> vec[i64]:
        """The kind of the card, or all."""
        found = vec[i64](capacity=N_RESILIENCE)
        for kind in range(N_RESILIENCE):
            if self.kind in (NONE, kind):
                found = append(found, GIVE_TOKEN.at(kind))
        return found

    def objection(self, s: EMission, option: i64) -> i64:
        """One has to be there."""
        has = s.resilience_of(self.seat, GIVE_TOKEN.first(option)) > 0
        return 0 if has else reasons.TOO_LITTLE_RESILIENCE.at(GIVE_TOKEN.first(option), 1)

    def choose(self, s: EMission, option: i64) -> None:
        """One token goes over."""
        kind: i64 = GIVE_TOKEN.first(option)
        s.resilience[self.seat * N_RESILIENCE + kind] -= 1
        s.resilience[self.to * N_RESILIENCE + kind] += 1
        wake(s, self.to)
        s.tell(events.GAVE_TOKEN, self.seat, self.to, kind)
        if self.left > 1:
            s.then(GiveTokens(self.seat, self.to, self.kind, self.left - 1))


class ForWhom(Choice[EMission]):
    """EM-7.39 All tokens go to exactly one player, perhaps to the user; nobody has to agree."""

    def __init__(self, seat: i64, effect: i64, n: i64) -> None:
        super().__init__(seat)
        self.effect = effect
        self.n = n

    def candidates(self, s: EMission) -> vec[i64]:
        """All players; alone, the only board."""
        found = vec[i64](capacity=4)
        for player in range(s.seats):
            found = append(found, WITH.at(player))
        return found

    def objection(self, s: EMission, option: i64) -> i64:
        """Any."""
        return 0

    def choose(self, s: EMission, option: i64) -> None:
        """That one gets them, EM-7.45 of kinds that the user chooses."""
        to: i64 = WITH.first(option)
        if KIND[self.effect] != NONE:
            gain_resilience(s, to, KIND[self.effect], self.n)
        elif to == self.seat:
            s.then(Strengthen(to, self.n))
        else:
            s.then(StrengthenOther(self.seat, to, self.n))


class StrengthenOther(Choice[EMission]):
    """EM-7.45 Resilience of any kind for somebody else: the user chooses each token."""

    def __init__(self, seat: i64, to: i64, left: i64) -> None:
        super().__init__(seat)
        self.to = to
        self.left = left

    def candidates(self, s: EMission) -> vec[i64]:
        """All kinds."""
        found = vec[i64](capacity=N_RESILIENCE)
        for kind in range(N_RESILIENCE):
            found = append(found, STRENGTHEN.at(kind))
        return found

    def objection(self, s: EMission, option: i64) -> i64:
        """Any."""
        return 0

    def choose(self, s: EMission, option: i64) -> None:
        """One token comes to the other player."""
        gain_resilience(s, self.to, STRENGTHEN.first(option), 1)
        if self.left > 1:
            s.then(StrengthenOther(self.seat, self.to, self.left - 1))


class Relieve(Choice[EMission]):
    """EM-7.44 Communities of exactly one player go, perhaps of the user; nobody has to agree."""

    def __init__(self, seat: i64, n: i64) -> None:
        super().__init__(seat)
        self.n = n

    def candidates(self, s: EMission) -> vec[i64]:
        """All players; alone, the only board."""
        found = vec[i64](capacity=4)
        for player in range(s.seats):
            found = append(found, WITH.at(player))
        return found

    def objection(self, s: EMission, option: i64) -> i64:
        """One has to be there."""
        has = s.communities[WITH.first(option)] > 0
        return 0 if has else reasons.NOBODY_TO_RELIEVE.at()

    def choose(self, s: EMission, option: i64) -> None:
        """As many as the card says, or as are there."""
        player: i64 = WITH.first(option)
        remove_communities(s, player, min(self.n, s.communities[player]))


class MoveCommunity(Choice[EMission]):
    """EM-7.28 Between any two players; the acting one may be neither."""

    def __init__(self, seat: i64, n: i64) -> None:
        super().__init__(seat)
        self.n = n

    def candidates(self, s: EMission) -> vec[i64]:
        """Any two."""
        found = vec[i64](capacity=16)
        for giver in range(s.seats):
            for to in range(s.seats):
                if giver != to:
                    found = append(found, MOVE_COMMUNITY.at(giver, to))
        return found

    def objection(self, s: EMission, option: i64) -> i64:
        """The giver has one, and the receiver must not lose by it."""
        giver: i64 = MOVE_COMMUNITY.first(option)
        return move_objection(s, giver, MOVE_COMMUNITY.second(option), self.n)

    def choose(self, s: EMission, option: i64) -> None:
        """As many as the card says, or as are there."""
        giver: i64 = MOVE_COMMUNITY.first(option)
        to: i64 = MOVE_COMMUNITY.second(option)
        move_communities(s, giver, to, min(self.n, s.communities[giver]))
