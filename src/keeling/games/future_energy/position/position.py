"""A position written down by names and read back: dumps, scenarios, bug reports."""

from __future__ import annotations

from typing import Annotated, Any

import msgspec
from librt.vecs import vec
from msgspec import Meta, Struct
from mypy_extensions import i64

from keeling.games.future_energy.engine.options import VOCABULARY
from keeling.games.future_energy.engine.rules.setup import new_table, set_up, switch_modules
from keeling.games.future_energy.engine.state import (
    FACE_DOWN,
    NO_TILE,
    PAIR,
    SHOWN,
    UNSEEN,
    USED_UP,
    FutureEnergy,
)
from keeling.games.future_energy.engine.steps import STEPS
from keeling.games.future_energy.engine.tables import (
    CATEGORIES,
    CERTIFICATES,
    CONTRACTS,
    FIRST_START_CONTRACT,
    ICONS,
    INDEX_OF,
    KINDS,
    N_CATEGORIES,
    N_CERTIFICATES,
    N_CONTRACTS,
    N_ICONS,
    N_KINDS,
    N_ORDERS,
    N_PLACES,
    N_SLOTS,
    NONE,
    ORDERS,
    PLACES,
    REGION_OF,
    SEATS,
    START,
    TILES,
)
from keeling.games.future_energy.view.view import COVERED, counts, lines, plants, tiles
from keeling.kernel.bag import Bag, bag
from keeling.kernel.config import Config
from keeling.kernel.errors import BadScenario

Number = Annotated[int, Meta(ge=0, le=9999)]
Pair = Annotated[int, Meta(ge=0, le=2)]
Counts = dict[str, Number]
BY_SEAT = {  # key of a seat's table -> field of the state
    "money": "money",
    "plants": "supply",
    "lines": "spare_lines",
    "investors": "investors",
    "engineers": "engineers",
    "nuclear": "nuclear",
    "jokers": "jokers",
    "turns": "turns",
}


class SeatPosition(Struct, forbid_unknown_fields=True):
    """One player's things."""

    money: Number
    plants: Number
    lines: Number
    investors: Pair
    engineers: Pair
    nuclear: Pair
    jokers: Number
    turns: Number
    contracts: dict[str, Counts]  # contract -> icon -> plants; all gone: completed
    certificates: Counts  # value -> how many
    orders: list[str]
    collected: Counts
    points: Counts


class Position(Struct, forbid_unknown_fields=True):
    """The whole table. An empty slot is an empty string."""

    config: dict[str, Any]
    crew: str
    kite: str
    tiles: dict[str, str]
    plants: dict[str, Counts]
    lines: dict[str, list[str]]
    tile_pool: Counts
    box: Counts
    display: list[str]
    stack: Number
    order_display: list[str]
    orders_used: list[str]
    jokers_left: Number
    certificate_pool: Counts
    sold: Counts
    covered: list[str]
    order_bought: bool
    duty: bool
    nuclear_used: Pair
    free_step: bool
    acted: bool
    ending: bool
    seats: dict[str, SeatPosition]
    agenda: list[str]  # what happens next stands first


def dump(s: FutureEnergy) -> dict[str, Any]:
    """The whole table by names, secrets included."""
    position = Position(
        config=s.config.json(),
        crew=PLACES[s.crew],
        kite=SEATS[s.kite],
        tiles=tiles(s),
        plants=plants(s),
        lines=lines(s),
        tile_pool=counts(s.tile_pool.counts, TILES),
        box=counts(s.box, KINDS),
        display=[named(card, CONTRACTS) for card in s.display],
        stack=s.stack,
        order_display=[named(card, ORDERS) for card in s.order_display],
        orders_used=[ORDERS[o] for o in range(N_ORDERS) if s.order_owner[o] == USED_UP],
        jokers_left=s.jokers_left,
        certificate_pool=counts(s.certificate_pool.counts, CERTIFICATES),
        sold=counts(s.sold, CERTIFICATES),
        covered=[name for bit, name in COVERED.items() if s.covered & bit],
        order_bought=s.order_bought,
        duty=s.duty,
        nuclear_used=s.slid,
        free_step=s.free_step,
        acted=s.acted,
        ending=s.ending,
        seats={SEATS[seat]: dump_seat(s, seat) for seat in range(s.seats)},
        agenda=[STEPS.write(step) for step in reversed(s.agenda)],
    )
    built: dict[str, Any] = msgspec.to_builtins(position)
    return built


def dump_seat(s: FutureEnergy, seat: int) -> SeatPosition:
    """One player's things by names."""
    held = s.certificates[seat * N_CERTIFICATES : (seat + 1) * N_CERTIFICATES]
    return SeatPosition(
        **{key: getattr(s, field)[seat] for key, field in BY_SEAT.items()},
        contracts={
            CONTRACTS[c]: on_contract(s, c) for c in range(N_CONTRACTS) if s.owner[c] == seat
        },
        certificates=counts(held, CERTIFICATES),
        orders=[ORDERS[o] for o in range(N_ORDERS) if s.order_owner[o] == seat],
        collected=counts(s.collected[seat * N_KINDS : (seat + 1) * N_KINDS], KINDS),
        points=counts(s.points[seat * N_CATEGORIES : (seat + 1) * N_CATEGORIES], CATEGORIES),
    )


def on_contract(s: FutureEnergy, contract: int) -> Counts:
    """Icon -> plants, for the fields that hold any."""
    return {ICONS[i]: s.under(contract, i) for i in range(N_ICONS) if s.under(contract, i)}


def named(card: int, names: list[str]) -> str:
    """A card by name, or an empty slot."""
    return "" if card == NONE else names[card]


def load(data: object, config: Config) -> FutureEnergy:
    """The table a dump describes; says what is wrong with a bad one."""
    try:
        position = msgspec.convert(data, Position, strict=True)
    except msgspec.ValidationError as error:
        raise BadScenario(f"position: {error}") from error
    s = new_table(config.seats)
    s.config = config
    switch_modules(s, config)
    set_up(s)
    s.agenda.clear()
    load_board(s, position)
    load_cards(s, position)
    load_turn(s, position)
    if sorted(position.seats) != sorted(SEATS[: config.seats]):
        raise BadScenario(f"seats: name exactly {', '.join(SEATS[: config.seats])}")
    for name, seat in position.seats.items():
        load_seat(s, number(name, "seat"), seat)
    if not 0 <= s.stack <= sum(s.owner[c] == UNSEEN for c in range(FIRST_START_CONTRACT)):
        raise BadScenario(f"stack: there are not {s.stack} contracts left that nobody has seen")
    s.then(*(STEPS.read(step, config.seats) for step in position.agenda))
    s.settle()
    return s


def number(name: str, kind: str) -> int:
    """The number of a name of a vocabulary kind."""
    names = VOCABULARY.names[kind]
    if name not in names:
        raise BadScenario(f"no {kind} is called '{name}'")
    return names.index(name)


def numbers(found: Counts, names: list[str], what: str) -> list[int]:
    """Counts by name as a row of numbers."""
    if unknown := sorted(set(found) - set(names)):
        raise BadScenario(f"{what}: unknown name '{unknown[0]}'")
    return [found.get(name, 0) for name in names]


def load_board(s: FutureEnergy, position: Position) -> None:
    """Crew, tiles, plants, lines."""
    s.crew = place_number(s, position.crew)
    s.kite = seat_number(s, position.kite)
    for place in range(len(PLACES)):
        s.tiles[place] = NO_TILE
        s.planted[place] = 0
    for name, tile in position.tiles.items():
        place = place_number(s, name)
        closed = s.is_closed(place)
        if place == START or closed != (tile == "face_down"):
            raise BadScenario(f"tiles: {name} cannot hold '{tile}'")
        s.tiles[place] = FACE_DOWN if closed else number(tile, "tile")
    for name, there in position.plants.items():
        for seat, n in there.items():
            s.add_plants(place_number(s, name), seat_number(s, seat), limited(n, 3, name))
    for name, owners in position.lines.items():
        connection = number(name, "connection")
        if not s.in_play(connection) or len(owners) > 2:  # noqa: PLR2004 - FE-6.3.7
            raise BadScenario(f"lines: {name} cannot carry {len(owners)} lines")
        for owner in owners:
            s.add_line(connection, seat_number(s, owner))


def place_number(s: FutureEnergy, name: str) -> int:
    """A place of this side of the board."""
    place = number(name, "place")
    if place != START and REGION_OF[s.side * N_PLACES + place] == NONE:
        raise BadScenario(f"'{name}' is not on this side of the board")
    return place


def seat_number(s: FutureEnergy, name: str) -> int:
    """A seat of this game."""
    seat = number(name, "seat")
    if seat >= s.seats:
        raise BadScenario(f"'{name}' does not sit at a table of {s.seats}")
    return seat


def load_cards(s: FutureEnergy, position: Position) -> None:
    """Displays, stacks, pools and the box."""
    s.tile_pool = bag_of(position.tile_pool, TILES, "tile_pool")
    s.certificate_pool = bag_of(position.certificate_pool, CERTIFICATES, "certificate_pool")
    fill(s.box, numbers(position.box, KINDS, "box"))
    fill(s.sold, numbers(position.sold, CERTIFICATES, "sold"))
    s.stack = position.stack
    s.jokers_left = position.jokers_left
    if len(position.display) != N_SLOTS or len(position.order_display) != N_SLOTS:
        raise BadScenario(f"display: name {N_SLOTS} cards, '' for an empty slot")
    for slot, name in enumerate(position.display):
        s.display[slot] = number(name, "contract") if name else NONE
        if s.display[slot] >= FIRST_START_CONTRACT:
            raise BadScenario(f"display: '{name}' is a start contract")
        if name:
            claim(s.owner, s.display[slot], SHOWN, name)
    for slot, name in enumerate(position.order_display):
        s.order_display[slot] = number(name, "order") if name else NONE
        if name:
            claim(s.order_owner, s.order_display[slot], SHOWN, name)
    for name in position.orders_used:
        claim(s.order_owner, number(name, "order"), USED_UP, name)


def load_turn(s: FutureEnergy, position: Position) -> None:
    """What is true of this turn and this round."""
    bits = {name: bit for bit, name in COVERED.items()}
    if unknown := sorted(set(position.covered) - set(bits)):
        raise BadScenario(f"covered: no planning action is called '{unknown[0]}'")
    s.covered = sum(bits[name] for name in set(position.covered))
    s.order_bought = position.order_bought
    s.duty = position.duty
    s.slid = position.nuclear_used
    s.free_step = position.free_step
    s.acted = position.acted
    s.ending = position.ending


def load_seat(s: FutureEnergy, seat: int, position: SeatPosition) -> None:
    """One player's things."""
    for key, field in BY_SEAT.items():
        getattr(s, field)[seat] = getattr(position, key)
    for name, on_it in position.contracts.items():
        contract = number(name, "contract")
        claim(s.owner, contract, seat, name)
        s.holding[contract] = 0
        for icon, n in on_it.items():
            index = INDEX_OF[contract * N_ICONS + number(icon, "icon")]
            if index == NONE:
                raise BadScenario(f"contract {name} has no field with the icon '{icon}'")
            s.holding[contract] += limited(n, 2, name) << (index * PAIR)
    for name in position.orders:
        claim(s.order_owner, number(name, "order"), seat, name)
    rows = [
        (
            s.certificates,
            N_CERTIFICATES,
            numbers(position.certificates, CERTIFICATES, "certificates"),
        ),
        (s.collected, N_KINDS, numbers(position.collected, KINDS, "collected")),
        (s.points, N_CATEGORIES, numbers(position.points, CATEGORIES, "points")),
    ]
    for row, width, found in rows:
        for i, n in enumerate(found):
            row[seat * width + i] = n


def limited(n: int, most: int, what: str) -> int:
    """A number of pieces that fits where they stand."""
    if not 0 <= n <= most:
        raise BadScenario(f"{what}: {n} plants are not between 0 and {most}")
    return n


def claim(owners: vec[i64], card: int, owner: int, name: str) -> None:
    """Give a card to its one owner."""
    if owners[card] != UNSEEN:
        raise BadScenario(f"'{name}' is in two places at once")
    owners[card] = owner


def fill(row: vec[i64], values: list[int]) -> None:
    """Write a row of numbers."""
    for i, value in enumerate(values):
        row[i] = value


def bag_of(found: Counts, names: list[str], what: str) -> Bag:
    """A bag from counts by name."""
    return bag(numbers(found, names, what))
