"""FE-2 Set-up. Everything random is offered to chance; nothing is decided by players."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from keeling.games.future_energy.engine import events
from keeling.games.future_energy.engine.options import (
    DEAL,
    EXCHANGE,
    FOR_PLACE,
    FOR_TILE,
    KITE,
    LAY,
    SORT_OUT,
)
from keeling.games.future_energy.engine.rules.contracts import TurnUpContract, give_contract
from keeling.games.future_energy.engine.rules.order_market import TurnUpOrder
from keeling.games.future_energy.engine.rules.turn import Turn
from keeling.games.future_energy.engine.state import (
    FACE_DOWN,
    UNSEEN,
    FutureEnergy,
    empty_table,
)
from keeling.games.future_energy.engine.tables import (
    BUILDING_LAND,
    CERTIFICATE_COUNT,
    FIRST_START_CONTRACT,
    JOKERS,
    KIND_OF_TILE,
    LAND_COUNT,
    LARGE,
    MOST_ROADS,
    N_CONTRACTS,
    N_KINDS,
    N_ORDERS,
    N_PLACES,
    N_ROADS,
    N_SLOTS,
    NONE,
    REGION_OF,
    ROADS,
    SEATS,
    SETUP,
    SMALL,
    START,
    START_MONEY,
    TILE_COUNT,
)
from keeling.kernel.agenda import CHANCE, Chance, Step, WeightedChance
from keeling.kernel.bag import bag
from keeling.kernel.config import Config
from keeling.kernel.rng import Rng

TRIPLE: Final = 3  # FE-2.2.5: so many tiles of one kind next to the start are too many


def set_up(s: FutureEnergy) -> None:
    """FE-2 The table before the first turn; chance is asked in this order."""
    s.side = SMALL if s.seats < len(SEATS) else LARGE  # FE-2.1.1
    sort_tiles(s)
    s.crew = START  # FE-2.4.3
    s.certificate_pool = bag(CERTIFICATE_COUNT)
    s.display = vec[i64]([NONE] * N_SLOTS)
    s.order_display = vec[i64]([NONE] * N_SLOTS)
    s.order_owner = vec[i64]([UNSEEN] * N_ORDERS)
    s.jokers_left = JOKERS if s.orders_in_play else 0  # FE-10.1.2
    s.stack = SETUP[s.seats].contracts_in_stack_after_display + N_SLOTS  # FE-2.3.1, FE-2.3.2
    for seat in range(s.seats):
        s.money[seat] = START_MONEY  # FE-2.4.1
        s.add_plants(START, seat, 1)  # FE-2.4.2
        s.supply[seat] -= 1
    steps: list[Step[FutureEnergy]] = []
    if s.new_land:
        steps += [SortOutLand() for _ in range(SETUP[s.seats].tiles_removed_per_kind)]
    steps += [LayTile(place) for place in range(N_PLACES) if field_in_play(s, place)]
    steps += [CheckTriples()]
    steps += [TurnUpContract(slot) for slot in range(N_SLOTS)]
    steps += [DealStartContract(seat) for seat in range(s.seats)]
    if s.orders_in_play:
        steps += [TurnUpOrder(slot) for slot in range(N_SLOTS)]
    steps += [GiveKite()]
    s.then(*steps)


def switch_modules(s: FutureEnergy, config: Config) -> None:
    """FE-9 to FE-11 The modules in play."""
    s.largest_grid = config.has("modules", "module_1")
    s.orders_in_play = config.has("modules", "module_2")
    s.new_land = config.has("modules", "module_3")


def field_in_play(s: FutureEnergy, place: i64) -> bool:
    """Whether the place is a power-plant field of this side that is not closed."""
    return REGION_OF[s.side * N_PLACES + place] != NONE and not s.is_closed(place)


def sort_tiles(s: FutureEnergy) -> None:
    """FE-2.2.1 Take tiles of each kind out; FE-2.2.2 closed fields are covered, face down.

    FE-11.1.1 With module 3 the seven new building-land tiles take the place of the old ones.
    """
    removed = SETUP[s.seats].tiles_removed_per_kind
    counts = [count - removed for count in TILE_COUNT] + [0] * len(LAND_COUNT)
    if s.new_land:
        counts[BUILDING_LAND] = 0
        counts[N_KINDS:] = LAND_COUNT  # which of them are removed, chance decides: SortOutLand
    s.tile_pool = bag(counts)
    for kind in range(N_KINDS):
        s.box[kind] = removed  # those on closed fields included: nobody ever looks at them
    if s.new_land:
        s.box[BUILDING_LAND] = 0
    for place in range(N_PLACES):
        if s.is_closed(place):
            s.tiles[place] = FACE_DOWN


class SortOutLand(WeightedChance[FutureEnergy]):
    """FE-11.1.1 Which of the new building-land tiles is sorted out is random."""

    def candidates(self, s: FutureEnergy) -> vec[i64]:
        """Any of the new building-land tiles."""
        found = vec[i64]()
        for tile in range(N_KINDS, len(s.tile_pool.counts)):
            if s.tile_pool.counts[tile] > 0:
                found = append(found, SORT_OUT.at(tile))
        return found

    def weights(self, s: FutureEnergy) -> list[int]:
        """As many as there are."""
        return [s.tile_pool.counts[SORT_OUT.first(o)] for o in self.candidates(s)]

    def choose(self, s: FutureEnergy, option: i64) -> None:
        """It goes to the box, unseen."""
        s.tile_pool.take(SORT_OUT.first(option))
        s.box[BUILDING_LAND] += 1


class LayTile(WeightedChance[FutureEnergy]):
    """FE-2.2.4 One tile, face up, on every power-plant field in play."""

    def __init__(self, place: i64) -> None:
        super().__init__()
        self.place = place

    def candidates(self, s: FutureEnergy) -> vec[i64]:
        """Any tile left in the pool."""
        found = vec[i64]()
        for tile in range(len(s.tile_pool.counts)):
            if s.tile_pool.counts[tile] > 0:
                found = append(found, LAY.at(self.place, tile))
        return found

    def weights(self, s: FutureEnergy) -> list[int]:
        """As many as there are."""
        return [count for count in s.tile_pool.counts if count > 0]

    def sample(self, s: FutureEnergy, rng: Rng) -> i64:
        """One of them."""
        return LAY.at(self.place, s.tile_pool.sample(rng))

    def choose(self, s: FutureEnergy, option: i64) -> None:
        """It lies there."""
        tile: i64 = LAY.second(option)
        s.tile_pool.take(tile)
        s.tiles[self.place] = tile
        s.tell(events.LAID, self.place, tile)


class CheckTriples(Step[FutureEnergy]):
    """FE-2.2.5, FE-2.2.6 While a kind lies on three neighbours of the start, exchange two."""

    def run(self, s: FutureEnergy) -> None:
        """The first such kind in the order of the data; FE-2.2.7 then the rest goes to the box."""
        for kind in range(N_KINDS):  # FE-11.1.2: building land of all sorts is one kind
            if count_next_to_start(s, kind) >= TRIPLE:
                s.then(ExchangeTile(kind), ExchangeTile(kind), CheckTriples())
                return
        for tile in range(len(s.tile_pool.counts)):
            s.box[KIND_OF_TILE[tile]] += s.tile_pool.counts[tile]
            s.tile_pool.counts[tile] = 0
        s.tile_pool.size = 0


def neighbour_of_start(s: FutureEnergy, i: i64) -> i64:
    """The i-th neighbour of the start field."""
    return ROADS[(s.side * N_PLACES + START) * MOST_ROADS + i]


def count_next_to_start(s: FutureEnergy, kind: i64) -> i64:
    """Tiles of a kind on the neighbours of the start field."""
    found: i64 = 0
    for i in range(N_ROADS[s.side * N_PLACES + START]):
        if s.kind_at(neighbour_of_start(s, i)) == kind:
            found += 1
    return found


def next_to_start(s: FutureEnergy, place: i64) -> bool:
    """Whether a place is a neighbour of the start field."""
    for i in range(N_ROADS[s.side * N_PLACES + START]):
        if neighbour_of_start(s, i) == place:
            return True
    return False


class ExchangeTile(Chance[FutureEnergy]):
    """FE-2.2.6 Pick one of the tiles of this kind on the neighbours of the start at random."""

    def __init__(self, kind: i64) -> None:
        super().__init__()
        self.kind = kind

    def candidates(self, s: FutureEnergy) -> vec[i64]:
        """The neighbours that carry it."""
        found = vec[i64]()
        for place in range(N_PLACES):
            if s.kind_at(place) == self.kind and next_to_start(s, place):
                found = append(found, EXCHANGE.at(place))
        return found

    def choose(self, s: FutureEnergy, option: i64) -> None:
        """What takes its place is the next question."""
        place: i64 = EXCHANGE.first(option)
        if undistributed_that_fit(s, self.kind) > 0:
            s.then(ExchangeForTile(self.kind, place))
        else:
            s.then(ExchangeForPlace(self.kind, place))


def fits_next_to_start(s: FutureEnergy, tile: i64, kind: i64) -> bool:
    """FE-2.2.6 Another kind, which now lies on at most one neighbour."""
    other: i64 = KIND_OF_TILE[tile]
    return other != kind and count_next_to_start(s, other) <= 1


def undistributed_that_fit(s: FutureEnergy, kind: i64) -> i64:
    """How many undistributed tiles may come in."""
    found: i64 = 0
    for tile in range(len(s.tile_pool.counts)):
        if s.tile_pool.counts[tile] > 0 and fits_next_to_start(s, tile, kind):
            found += s.tile_pool.counts[tile]
    return found


class ExchangeForTile(WeightedChance[FutureEnergy]):
    """FE-2.2.6 An undistributed tile of a fitting kind comes in, at random."""

    def __init__(self, kind: i64, place: i64) -> None:
        super().__init__()
        self.kind = kind
        self.place = place

    def candidates(self, s: FutureEnergy) -> vec[i64]:
        """The undistributed tiles that fit."""
        found = vec[i64]()
        for tile in range(len(s.tile_pool.counts)):
            if s.tile_pool.counts[tile] > 0 and fits_next_to_start(s, tile, self.kind):
                found = append(found, FOR_TILE.at(tile))
        return found

    def weights(self, s: FutureEnergy) -> list[int]:
        """As many as there are."""
        return [s.tile_pool.counts[FOR_TILE.first(o)] for o in self.candidates(s)]

    def choose(self, s: FutureEnergy, option: i64) -> None:
        """The two change places."""
        tile: i64 = FOR_TILE.first(option)
        s.tile_pool.take(tile)
        s.tile_pool.put(s.tiles[self.place])
        s.tiles[self.place] = tile
        s.tell(events.EXCHANGED, self.place, tile)


class ExchangeForPlace(Chance[FutureEnergy]):
    """FE-2.2.6 No undistributed tile fits: one from a field in play that is no neighbour."""

    def __init__(self, kind: i64, place: i64) -> None:
        super().__init__()
        self.kind = kind
        self.place = place

    def candidates(self, s: FutureEnergy) -> vec[i64]:
        """The fields whose tile fits."""
        found = vec[i64]()
        for place in range(N_PLACES):
            tile: i64 = s.tiles[place]
            if tile >= 0 and not next_to_start(s, place) and fits_next_to_start(s, tile, self.kind):
                found = append(found, FOR_PLACE.at(place))
        return found

    def choose(self, s: FutureEnergy, option: i64) -> None:
        """The two change places."""
        other: i64 = FOR_PLACE.first(option)
        tile: i64 = s.tiles[other]
        s.tiles[other] = s.tiles[self.place]
        s.tiles[self.place] = tile
        s.tell(events.EXCHANGED, self.place, tile)
        s.tell(events.EXCHANGED, other, s.tiles[other])


class DealStartContract(Chance[FutureEnergy]):
    """FE-2.3.4 Each player gets a random start contract, FE-2.4.2 with five plants on it."""

    def __init__(self, to: i64) -> None:
        super().__init__()
        self.to = to

    def candidates(self, s: FutureEnergy) -> vec[i64]:
        """Those not dealt yet."""
        found = vec[i64]()
        for contract in range(FIRST_START_CONTRACT, N_CONTRACTS):
            if s.owner[contract] == UNSEEN:
                found = append(found, DEAL.at(contract))
        return found

    def choose(self, s: FutureEnergy, option: i64) -> None:
        """It lies open before its owner."""
        contract: i64 = DEAL.first(option)
        give_contract(s, self.to, contract)
        s.tell(events.DEALT, self.to, contract)


class GiveKite(Chance[FutureEnergy]):
    """FE-2.4.4 A random player gets the start kite, and with it the first turn."""

    def candidates(self, s: FutureEnergy) -> vec[i64]:
        """Anybody."""
        found = vec[i64]()
        for seat in range(s.seats):
            found = append(found, KITE.at(seat))
        return found

    def choose(self, s: FutureEnergy, option: i64) -> None:
        """FE-3.1 The owner of the kite begins."""
        s.kite = KITE.first(option)
        s.tell(events.GOT_KITE, s.kite)
        s.then(Turn(s.kite))


def new_table(seats: int) -> FutureEnergy:
    """An empty table with everything that has no set-up rule at rest."""
    s = empty_table(seats)
    s.seat = CHANCE
    s.kite = 0
    s.covered = 0
    s.order_bought = False
    s.duty = False
    s.slid = 0
    s.free_step = False
    s.acted = False
    s.stuck = False
    s.ending = False
    return s
