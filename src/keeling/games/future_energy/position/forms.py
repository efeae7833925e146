"""What has a form of its own in a position of Future Energy: the board, and plants on contracts."""

from __future__ import annotations

from collections.abc import Mapping

from keeling.games.future_energy.engine.options import VOCABULARY
from keeling.games.future_energy.engine.state import (
    FACE_DOWN,
    NO_TILE,
    PAIR,
    UNSEEN,
    FutureEnergy,
)
from keeling.games.future_energy.engine.tables import (
    CONTRACTS,
    ICONS,
    INDEX_OF,
    N_CONTRACTS,
    N_ICONS,
    N_PLACES,
    NONE,
    PLACES,
    REGION_OF,
    SEATS,
    START,
)
from keeling.games.future_energy.view.view import COVERED
from keeling.kernel.errors import BadScenario
from keeling.kernel.fields import number, put_card, seat_number

BITS = {name: bit for bit, name in COVERED.items()}
MOST_LINES = 2  # FE-6.3.7
MOST_PLANTS = 3  # of a seat at a place
MOST_ON_FIELD = 2  # plants of a contract


def numbered(name: str, kind: str) -> int:
    """The number of a name of a vocabulary kind."""
    return number(name, VOCABULARY.names[kind], kind)


def place_number(s: FutureEnergy, name: str) -> int:
    """A place of this side of the board."""
    place = numbered(name, "place")
    if place != START and REGION_OF[s.side * N_PLACES + place] == NONE:
        raise BadScenario(f"'{name}' is not on this side of the board")
    return place


def put_crew(s: FutureEnergy, _row: None, name: str) -> None:
    """Where the construction crew stands."""
    s.crew = place_number(s, name)


def put_tiles(s: FutureEnergy, _row: None, given: Mapping[str, str]) -> None:
    """Place -> tile; closed fields carry one face down."""
    for place in range(len(PLACES)):
        s.tiles[place] = NO_TILE
    for name, tile in given.items():
        place = place_number(s, name)
        closed = s.is_closed(place)
        if place == START or closed != (tile == "face_down"):
            raise BadScenario(f"{name} cannot hold '{tile}'")
        s.tiles[place] = FACE_DOWN if closed else numbered(tile, "tile")


def put_plants(s: FutureEnergy, _row: None, given: Mapping[str, Mapping[str, int]]) -> None:
    """Place -> seat -> plants."""
    for place in range(len(PLACES)):
        s.planted[place] = 0
    for name, there in given.items():
        for seat, n in there.items():
            plants = limited(n, MOST_PLANTS, name)
            s.add_plants(place_number(s, name), seat_number(s, seat, SEATS), plants)


def put_lines(s: FutureEnergy, _row: None, given: Mapping[str, list[str]]) -> None:
    """Connection -> seats with a line there."""
    for name, owners in given.items():
        connection = numbered(name, "connection")
        if not s.in_play(connection) or len(owners) > MOST_LINES:
            raise BadScenario(f"{name} cannot carry {len(owners)} lines")
        for owner in owners:
            s.add_line(connection, seat_number(s, owner, SEATS))


def covered(s: FutureEnergy, _row: None) -> list[str]:
    """The planning actions that engineers cover."""
    return [name for name, bit in BITS.items() if s.covered & bit]


def put_covered(s: FutureEnergy, _row: None, given: list[str]) -> None:
    """Planning actions that engineers cover."""
    if unknown := sorted(set(given) - set(BITS)):
        raise BadScenario(f"no planning action is called '{unknown[0]}'")
    s.covered = sum(BITS[name] for name in set(given))


def contracts(s: FutureEnergy, seat: int) -> dict[str, dict[str, int]]:
    """Contract -> icon -> plants, for the fields that hold any; all gone: completed."""
    mine = [contract for contract in range(N_CONTRACTS) if s.owner[contract] == seat]
    return {CONTRACTS[contract]: on_contract(s, contract) for contract in mine}


def on_contract(s: FutureEnergy, contract: int) -> dict[str, int]:
    """Icon -> plants, for the fields that hold any."""
    return {ICONS[i]: s.under(contract, i) for i in range(N_ICONS) if s.under(contract, i)}


def put_contracts(s: FutureEnergy, seat: int, given: Mapping[str, Mapping[str, int]]) -> None:
    """Contracts of a seat, with the plants on them."""
    for name, on_it in given.items():
        contract = numbered(name, "contract")
        put_card(s.owner, contract, seat, name, UNSEEN)
        s.holding[contract] = 0
        for icon, n in on_it.items():
            index = INDEX_OF[contract * N_ICONS + numbered(icon, "icon")]
            if index == NONE:
                raise BadScenario(f"contract {name} has no field with the icon '{icon}'")
            s.holding[contract] += limited(n, MOST_ON_FIELD, name) << (index * PAIR)


def limited(n: int, most: int, what: str) -> int:
    """A number of pieces that fits where they stand."""
    if not 0 <= n <= most:
        raise BadScenario(f"{what}: {n} plants are not between 0 and {most}")
    return n
