"""FE-6.3, FE-10.3, FE-11 Phase 3c: the action of the tile, and where the tile goes."""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from keeling.games.future_energy.engine import events
from keeling.games.future_energy.engine.effects import OP, PLACE_MORE_MATCHING, STORE_ON_TABLEAU
from keeling.games.future_energy.engine.options import COLLECT, STORE
from keeling.games.future_energy.engine.rules.effects import perform
from keeling.games.future_energy.engine.rules.plants import AddOilPlants
from keeling.games.future_energy.engine.state import FutureEnergy, tableau_full
from keeling.games.future_energy.engine.tables import (
    ENGINEER,
    INVESTOR,
    KIND_OF_TILE,
    MOST_ENGINEERS,
    MOST_INVESTORS,
    MOST_NUCLEAR,
    N_KINDS,
    NUCLEAR,
)
from keeling.kernel.agenda import Choice
from keeling.kernel.bits import bit


def act(s: FutureEnergy, seat: i64, place: i64, tile: i64, contract: i64) -> None:
    """FE-6.3.1, FE-6.3.2 The active player carries the action out right after building.

    FE-11.2.1 A new building-land tile brings its own effect; FE-11.3.1 with module 3 a nuclear tile
    brings no line.
    """
    s.tell(events.TOOK_TILE, seat, tile)
    if OP[tile] == STORE_ON_TABLEAU:
        store_or_put_away(s, seat, tile)
    elif tile == NUCLEAR and s.new_land:
        take_nuclear(s, seat)
    else:
        put_away(s, seat, tile)
        if OP[tile] == PLACE_MORE_MATCHING:
            s.then(AddOilPlants(seat, place, bit(contract)))
        else:
            perform(s, seat, tile)


def store_or_put_away(s: FutureEnergy, seat: i64, tile: i64) -> None:
    """FE-6.3.3 to FE-6.3.5, FE-10.3.2 On a free space of the tableau; without one, away."""
    most: i64 = MOST_INVESTORS if tile == INVESTOR else MOST_ENGINEERS
    if tableau_full(s, seat, tile, most):
        put_away(s, seat, tile)
        return
    if tile == INVESTOR:
        s.investors[seat] += 1
    elif tile == ENGINEER:
        s.engineers[seat] += 1
    s.tell(events.STORED, seat, tile)


def take_nuclear(s: FutureEnergy, seat: i64) -> None:
    """FE-11.3.1, FE-11.3.5 On the nuclear tableau; FE-12.1 with module 2 the player chooses."""
    if tableau_full(s, seat, NUCLEAR, MOST_NUCLEAR):
        put_away(s, seat, NUCLEAR)
    elif s.orders_in_play:
        s.collected[seat * N_KINDS + NUCLEAR] += 1  # it lies before the player, who now decides
        s.then(StoreOrCollect(seat))
    else:
        store_nuclear(s, seat)


def store_nuclear(s: FutureEnergy, seat: i64) -> None:
    """FE-11.3.2 From the next turn on it allows one free step a turn."""
    s.nuclear[seat] += 1
    s.tell(events.STORED, seat, NUCLEAR)


class StoreOrCollect(Choice[FutureEnergy]):
    """FE-12.1 A nuclear tile: for the tableau or for orders, at once and for good."""

    def candidates(self, s: FutureEnergy) -> vec[i64]:
        """Either."""
        return append(append(vec[i64](), STORE), COLLECT)

    def objection(self, s: FutureEnergy, option: i64) -> i64:
        """Both are free."""
        return 0

    def choose(self, s: FutureEnergy, option: i64) -> None:
        """A tile on the tableau never pays for orders."""
        if option == STORE:
            s.collected[self.seat * N_KINDS + NUCLEAR] -= 1
            store_nuclear(s, self.seat)
        else:
            s.tell(events.COLLECTED, self.seat, NUCLEAR)


def put_away(s: FutureEnergy, seat: i64, tile: i64) -> None:
    """FE-6.3.13, FE-11.2.7 To the box; FE-10.3.1, FE-12.2 with module 2 collected by the player."""
    kind: i64 = KIND_OF_TILE[tile]
    if s.orders_in_play:
        s.collected[seat * N_KINDS + kind] += 1
        s.tell(events.COLLECTED, seat, tile)
    else:
        s.box[kind] += 1
        s.tell(events.BOXED, seat, tile)
