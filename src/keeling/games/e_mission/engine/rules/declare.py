"""EM-7.19 A use is declared: whom it concerns is named before anything is paid."""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from keeling.games.e_mission.engine.effects import EXCHANGE_CARD, FIRST, OP
from keeling.games.e_mission.engine.options import WITH
from keeling.games.e_mission.engine.rules.amounts import source
from keeling.games.e_mission.engine.rules.consent import (
    HowManyCommunities,
    OfferCard,
    Propose,
    WantCard,
)
from keeling.games.e_mission.engine.rules.partners import (
    names_partner,
    needs_consent,
    partner_objection,
)
from keeling.games.e_mission.engine.rules.pay import Pay
from keeling.games.e_mission.engine.state import EMission
from keeling.games.e_mission.engine.tables import NONE
from keeling.kernel.agenda import Choice


def declare(s: EMission, seat: i64, place: i64) -> None:
    """EM-7.19 Whom it concerns is named first, EM-7.25 and who has to agree is asked."""
    of: i64 = source(s, seat, place)
    s.paid = vec[i64]()
    s.chosen = vec[i64]()
    for effect in range(FIRST[of], FIRST[of + 1]):
        if names_partner(effect):
            s.then(NamePartner(seat, place, effect))
            return
    s.then(Pay(seat, place, NONE))


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
        propose = Propose(self.seat, other, self.place, self.effect)
        if OP[self.effect] == EXCHANGE_CARD:
            s.then(OfferCard(self.seat), WantCard(self.seat, other), propose)
        else:
            s.then(HowManyCommunities(self.seat, self.effect, other), propose)
