"""FE-6.2 Phase 3b: building."""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from keeling.games.future_energy.engine import events, reasons
from keeling.games.future_energy.engine.options import BUILD, BUILD_PAIR
from keeling.games.future_energy.engine.rules.joining import AskToJoin
from keeling.games.future_energy.engine.rules.plants import take_plant
from keeling.games.future_energy.engine.rules.tile_action import act
from keeling.games.future_energy.engine.state import NO_TILE, FutureEnergy, own_plants, pairs_of
from keeling.games.future_energy.engine.tables import (
    BUILDING_LAND,
    KIND_OF_TILE,
    N_ICONS,
    OIL,
)
from keeling.kernel.agenda import ROOM, Choice


class Build(Choice[FutureEnergy]):
    """FE-6.2.2, FE-6.2.3 Which plant from a contract of their own goes on the field."""

    def candidates(self, s: FutureEnergy) -> vec[i64]:
        """Any plant on a contract of their own; FE-10.5.12 or both of a pair."""
        found = vec[i64](capacity=ROOM)
        for plant in own_plants(s, self.seat):
            found = append(found, BUILD.at(plant // N_ICONS, plant % N_ICONS))
        if s.orders_in_play:
            for contract in pairs_of(s, self.seat):
                found = append(found, BUILD_PAIR.at(contract))
        return found

    def objection(self, s: FutureEnergy, option: i64) -> i64:
        """FE-6.2.2 The icon of the tile; FE-6.2.3 on building land any. FE-10.5.17 pairs on oil."""
        kind: i64 = s.kind_at(s.crew)
        if BUILD_PAIR.has(option):
            return 0 if kind == OIL else reasons.PAIR_NEEDS_OIL.at()
        if kind == BUILDING_LAND or kind == BUILD.second(option):
            return 0
        return reasons.WRONG_ICON.at(s.tiles[s.crew])

    def choose(self, s: FutureEnergy, option: i64) -> None:
        """FE-6.2.1 Take the tile, build, FE-6.2.5 settle the contract, then the tile's action."""
        place: i64 = s.crew
        tile: i64 = s.tiles[place]
        pair = BUILD_PAIR.has(option)
        contract: i64 = BUILD_PAIR.first(option) if pair else BUILD.first(option)
        icon: i64 = OIL if pair else BUILD.second(option)
        s.tiles[place] = NO_TILE
        s.add_plants(place, self.seat, 2 if pair else 1)
        s.tell(events.BUILT, self.seat, place, contract, icon)
        take_plant(s, contract, icon, 2 if pair else 1)
        next_seat: i64 = (self.seat + 1) % s.seats
        s.then(AskToJoin(next_seat, self.seat, place, icon, KIND_OF_TILE[tile] == OIL))
        act(s, self.seat, place, tile, contract)
