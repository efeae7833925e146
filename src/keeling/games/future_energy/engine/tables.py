"""The component data as numbers: names in fixed order, everything else indexed by them."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from keeling.games.future_energy.data.box import BOARDS, BOX
from keeling.kernel.errors import BadData

REVISION: Final[i64] = BOX.meta.revision  # rules that have changed ask for it
NONE: Final = -1
FEWEST: Final = 2  # players: with them some fields are closed (FE-2.2.2)

# Names. Their order is the order of the option numbers, so it never changes within a rules version.
SEATS: Final = BOX.players.colours
KINDS: Final = [kind.id for kind in BOX.tile_kind]
LANDS: Final = [tile.id for tile in BOX.building_land_tile_module3]
TILES: Final = KINDS + LANDS
ICONS: Final = [kind.id for kind in BOX.tile_kind if kind.on_contracts]
CONTRACTS: Final = [card.id for card in BOX.contract + BOX.start_contract]
ORDERS: Final = [order.id for order in BOX.public_order]
CERTIFICATES: Final = [str(row.value) for row in BOX.certificate]
REGIONS: Final = list(dict.fromkeys(r.id for board in BOARDS for r in board.region))
PLACES: Final = list(
    dict.fromkeys(["start"] + [field.id for board in BOARDS for field in board.field])
)
CONNECTIONS: Final = list(
    dict.fromkeys(f"{a}-{b}" for board in BOARDS for a, b in board.lines.pairs)
)
SLOTS: Final = [str(slot + 1) for slot in range(BOX.contract_display.slots)]
CATEGORIES: Final = [
    "contracts",
    "orders",
    "building_land",
    "free_fields",
    "certificates",
    "majorities",
    "regions",
    "largest_grid",
]

# Tile kinds, in the order of data.toml.
INVESTOR: Final[i64] = KINDS.index("investor")
ENGINEER: Final[i64] = KINDS.index("engineer")
NUCLEAR: Final[i64] = KINDS.index("nuclear")
OIL: Final[i64] = KINDS.index("oil")
BUILDING_LAND: Final[i64] = KINDS.index("building_land")

# Categories of the score sheet.
FOR_CONTRACTS: Final = 0
FOR_ORDERS: Final = 1
FOR_BUILDING_LAND: Final = 2
FOR_FREE_FIELDS: Final = 3
FOR_CERTIFICATES: Final = 4
FOR_MAJORITIES: Final = 5
FOR_REGIONS: Final = 6
FOR_LARGEST_GRID: Final = 7
N_CATEGORIES: Final = 8

N_KINDS: Final = 7
N_ICONS: Final = 6
N_PLACES: Final[i64] = len(PLACES)
N_CONNECTIONS: Final[i64] = len(CONNECTIONS)
N_CONTRACTS: Final[i64] = len(CONTRACTS)
N_ORDERS: Final[i64] = len(ORDERS)
N_CERTIFICATES: Final = 3
N_SLOTS: Final = 4
START: Final = 0
FIRST_START_CONTRACT: Final[i64] = len(BOX.contract)

# Numbers printed on components.
START_MONEY: Final[i64] = BOX.players.start_money
PLANTS_EACH: Final[i64] = BOX.players.plants_each
LINES_EACH: Final[i64] = BOX.players.lines_each
MOST_PLANTS: Final[i64] = BOX.players.max_own_plants_per_field
INCOME: Final[i64] = BOX.income.base
PER_INVESTOR: Final[i64] = BOX.income.per_investor
MOST_INVESTORS: Final[i64] = BOX.income.max_investors
OWN_ENGINEERS: Final[i64] = BOX.engineers.own
MOST_ENGINEERS: Final[i64] = BOX.engineers.max_additional
ONE_LINE_PRICE: Final[i64] = BOX.planning_action[0].price
TWO_LINES_PRICE: Final[i64] = BOX.planning_action[1].price
SLOT_PRICE: Final = vec[i64](BOX.contract_display.price_by_slot)  # FE-2.3.3
COMPLETION_MONEY: Final[i64] = BOX.contract_completion.money
COST_EMPTY: Final[i64] = BOX.movement.cost_empty_line
COST_FOREIGN: Final[i64] = BOX.movement.cost_per_foreign_line
COST_OWN: Final[i64] = BOX.movement.cost_with_own_line
JOIN_PRICE: Final[i64] = BOX.joining.price
ORDER_PRICE: Final[i64] = BOX.order_market.price
JOKERS: Final[i64] = BOX.jokers.count
MOST_NUCLEAR: Final[i64] = BOX.nuclear_tableau.capacity
FREE_FIELD_POINTS: Final[i64] = BOX.final_scoring.free_contract_field
GRID_PLANT_POINTS: Final[i64] = BOX.final_scoring.module1_per_plant

# Cards.
KIND_OF_TILE: Final = vec[i64](list(range(N_KINDS)) + [BUILDING_LAND] * len(LANDS))
TILE_COUNT: Final = [kind.count for kind in BOX.tile_kind]
LAND_COUNT: Final = [tile.count for tile in BOX.building_land_tile_module3]
CERTIFICATE_VALUE: Final = vec[i64]([row.value for row in BOX.certificate])
CERTIFICATE_COUNT: Final = [row.count for row in BOX.certificate]
CARDS: Final = BOX.contract + BOX.start_contract
CONTRACT_SIZE: Final = vec[i64]([len(card.icons) for card in CARDS])
CONTRACT_POINTS: Final = vec[i64]([card.points for card in CARDS])
MOST_FIELDS: Final = 5
# contract * MOST_FIELDS + index -> icon; contract * N_ICONS + icon -> index, or NONE
ICON_AT: Final = vec[i64](
    [
        KINDS.index(card.icons[i]) if i < len(card.icons) else NONE
        for card in CARDS
        for i in range(5)
    ]
)
INDEX_OF: Final = vec[i64](
    [card.icons.index(icon) if icon in card.icons else NONE for card in CARDS for icon in ICONS]
)
MOST_REQUIRED: Final = 4
ORDER_SIZE: Final = vec[i64]([len(order.requires) for order in BOX.public_order])
ORDER_POINTS: Final = vec[i64]([order.points for order in BOX.public_order])
# order * MOST_REQUIRED + index -> kind
REQUIRED: Final = vec[i64](
    [
        KINDS.index(order.requires[i]) if i < len(order.requires) else NONE
        for order in BOX.public_order
        for i in range(MOST_REQUIRED)
    ]
)

# By number of players.
LARGE: Final = 0  # the board side for four
SMALL: Final = 1  # the side for two and three
SETUP: Final = {row.players: row for row in BOX.setup}
N_REGIONS: Final[i64] = len(REGIONS)

# Boards: side * N_... + index.
REGION_OF: Final = vec[i64]([NONE] * (2 * N_PLACES))
IN_BOARD: Final = vec[i64]([0] * (2 * N_CONNECTIONS))
# FE-2.2.3 seats * N_CONNECTIONS + connection -> whether lines may lie there
IN_PLAY: Final = vec[i64]([0] * (5 * N_CONNECTIONS))
CLOSED: Final = vec[i64]([0] * (2 * N_PLACES))  # for two players
END_A: Final = vec[i64]([PLACES.index(name.split("-")[0]) for name in CONNECTIONS])
END_B: Final = vec[i64]([PLACES.index(name.split("-")[1]) for name in CONNECTIONS])
# ROADS[(side * N_PLACES + place) * MOST_ROADS + i] is a neighbour, VIA the connection to it.
MOST_ROADS: Final = 8
N_ROADS: Final = vec[i64]([0] * (2 * N_PLACES))
ROADS: Final = vec[i64]([NONE] * (2 * N_PLACES * MOST_ROADS))
VIA: Final = vec[i64]([NONE] * (2 * N_PLACES * MOST_ROADS))


def _lay_boards() -> None:
    for side, board in enumerate(BOARDS):
        for field in board.field:
            place = PLACES.index(field.id)
            REGION_OF[side * N_PLACES + place] = REGIONS.index(field.region)
            CLOSED[side * N_PLACES + place] = int(field.closed_in_two_player)
        ends: list[tuple[int, int, int]] = []
        for a, b in board.lines.pairs:
            connection = CONNECTIONS.index(f"{a}-{b}")
            IN_BOARD[side * N_CONNECTIONS + connection] = 1
            ends.append((PLACES.index(a), PLACES.index(b), connection))
            ends.append((PLACES.index(b), PLACES.index(a), connection))
        for place, to, connection in sorted(ends):  # so that neighbours are ascending
            row = side * N_PLACES + place
            ROADS[row * MOST_ROADS + N_ROADS[row]] = to
            VIA[row * MOST_ROADS + N_ROADS[row]] = connection
            N_ROADS[row] += 1
            closed = CLOSED[row] or CLOSED[side * N_PLACES + to]
            for seats in board.board.players:
                IN_PLAY[seats * N_CONNECTIONS + connection] = int(seats != FEWEST or not closed)


def _expect(what: str, found: int, printed: int) -> None:
    if found != printed:
        raise BadData(f"future_energy/data: {what}: {found} found, {printed} expected")


def _check() -> None:
    """FE-1.2 to FE-1.6, FE-1.9, FE-1.10, FE-1.12, FE-1.13 The box holds what it should."""
    box = BOX.components
    _expect("action tiles", sum(TILE_COUNT), box.action_tiles)
    _expect("building contracts", len(BOX.contract), box.building_contracts)
    _expect("start contracts", len(BOX.start_contract), box.start_contracts)
    _expect("certificates", sum(CERTIFICATE_COUNT), box.co2_certificates)
    _expect("money tokens", sum(row.count for row in BOX.money_token), box.money_tokens)
    _expect("plants", PLANTS_EACH * len(SEATS), box.plants)
    _expect("power lines", LINES_EACH * len(SEATS), box.power_lines)
    _expect("public orders", len(BOX.public_order), box.public_orders)
    _expect("jokers", JOKERS, box.joker_tiles)
    _expect("new building land", sum(LAND_COUNT), box.building_land_tiles_module3)
    rows = [*(card.icons for card in CARDS), *(order.requires for order in BOX.public_order)]
    _expect("cards with an icon twice", sum(len(set(row)) < len(row) for row in rows), 0)
    for board in BOARDS:
        _expect(f"fields of {board.board.id}", len(board.field), board.board.field_count)
        _expect(f"lines of {board.board.id}", len(board.lines.pairs), board.board.line_count)
        _expect(f"regions of {board.board.id}", len(board.region), board.board.region_count)


_lay_boards()
_check()
