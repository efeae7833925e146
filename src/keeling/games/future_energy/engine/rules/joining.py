"""FE-6.5 Phase 3d: joining."""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from keeling.games.future_energy.engine import events, reasons
from keeling.games.future_energy.engine.options import DECLINE, JOIN, JOIN_PAIR
from keeling.games.future_energy.engine.rules.plants import take_plant
from keeling.games.future_energy.engine.state import FutureEnergy, pairs_of
from keeling.games.future_energy.engine.tables import JOIN_PRICE, N_CONTRACTS
from keeling.kernel.agenda import ROOM, Choice, Step


class AskToJoin(Step[FutureEnergy]):
    """FE-6.5.1 The other players are asked clockwise; FE-6.5.7 who cannot join is skipped."""

    def __init__(self, seat: i64, active: i64, place: i64, icon: i64, oil: bool) -> None:
        super().__init__(seat)
        self.active = active
        self.place = place
        self.icon = icon
        self.oil = oil  # the tile taken was an oil tile

    def run(self, s: FutureEnergy) -> None:
        """FE-6.5.5 Asking stops with the first who joins."""
        seat: i64 = self.seat
        while seat != self.active:
            if can_join(s, seat, self.icon):
                s.then(Join(seat, self.active, self.place, self.icon, self.oil))
                return
            seat = (seat + 1) % s.seats


def can_join(s: FutureEnergy, seat: i64, icon: i64) -> bool:
    """FE-6.5.2 2 M and a plant under the built icon; FE-6.5.8 with the money of this moment."""
    return s.money[seat] >= JOIN_PRICE and (s.icons_of(seat) >> icon) & 1 == 1


class Join(Choice[FutureEnergy]):
    """FE-6.5.3, FE-6.5.6 Pay 2 M to the active player and build along, or not."""

    def __init__(self, seat: i64, active: i64, place: i64, icon: i64, oil: bool) -> None:
        super().__init__(seat)
        self.active = active
        self.place = place
        self.icon = icon
        self.oil = oil

    def candidates(self, s: FutureEnergy) -> vec[i64]:
        """Any own contract with plants; FE-10.5.12 or both plants of a pair."""
        found = vec[i64](capacity=ROOM)
        for contract in range(N_CONTRACTS):
            if s.owner[contract] == self.seat and s.holding[contract] != 0:
                found = append(found, JOIN.at(contract))
        if s.orders_in_play:
            for contract in pairs_of(s, self.seat):
                found = append(found, JOIN_PAIR.at(contract))
        return append(found, DECLINE)

    def objection(self, s: FutureEnergy, option: i64) -> i64:
        """FE-6.5.2 A plant under the built icon; FE-10.5.17 pairs only where the tile was oil."""
        if option == DECLINE:
            return 0
        if JOIN_PAIR.has(option):
            return 0 if self.oil else reasons.PAIR_NEEDS_OIL.at()
        if s.under(JOIN.first(option), self.icon) > 0:
            return 0
        return reasons.WRONG_JOIN_ICON.at(self.icon)

    def choose(self, s: FutureEnergy, option: i64) -> None:
        """FE-6.5.4 No tile action for the joiner; FE-10.3.3 with module 2 a joker."""
        if option == DECLINE:
            next_seat: i64 = (self.seat + 1) % s.seats
            s.then(AskToJoin(next_seat, self.active, self.place, self.icon, self.oil))
            return
        pair = JOIN_PAIR.has(option)
        contract: i64 = JOIN_PAIR.first(option) if pair else JOIN.first(option)
        s.money[self.seat] -= JOIN_PRICE
        s.money[self.active] += JOIN_PRICE
        s.add_plants(self.place, self.seat, 2 if pair else 1)
        s.tell(events.JOINED, self.seat, self.active, self.place, contract)
        if s.jokers_left > 0:
            s.jokers_left -= 1
            s.jokers[self.seat] += 1
            s.tell(events.GOT_JOKER, self.seat)
        take_plant(s, contract, self.icon, 2 if pair else 1)
