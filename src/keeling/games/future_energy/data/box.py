"""The shape of the data files: every table typed, every key known."""

from __future__ import annotations

from typing import Final

from msgspec import Struct, field

from keeling.kernel.data import load_data
from keeling.kernel.sources import Row


class Effect(Struct, forbid_unknown_fields=True, omit_defaults=True):
    """One effect of the vocabulary in `effects.py`."""

    op: str
    amount: int = 0
    count: int = 1
    allow_double: bool = False
    optional: bool = False
    beside: str = ""
    icon: str = ""
    max: int = 0
    area: str = ""
    capacity: int = 0
    bonus: int = 0
    price: int = 0
    kinds: list[str] = []


class Meta(Row, kw_only=True):
    """What box this is."""

    COUNTED = False

    revision: int
    game: str
    designer: str
    publisher: str
    year: int
    reimplements: str
    players_min: int
    players_max: int
    money_unit: str


class Players(Row, kw_only=True):
    """What each player has (FE-2.4)."""

    colours: list[str]
    plants_each: int
    lines_each: int
    score_marker_each: int
    tile_0_75_each: int
    engineer_own_each: int
    tableau_each: int
    action_strip_each: int
    nuclear_tableau_each: int
    start_money: int
    plants_on_start_field: int
    plants_on_start_contract: int
    max_own_plants_per_field: int
    max_lines_per_connection: int


class Components(Row, kw_only=True):
    """The contents of the box (FE-1)."""

    board_double_sided: int
    action_tiles: int
    building_contracts: int
    start_contracts: int
    co2_certificates: int
    money_tokens: int
    construction_crew: int
    start_kite: int
    tableaus: int
    action_strips: int
    plants: int
    power_lines: int
    score_markers: int
    tiles_0_75: int
    engineer_tiles_own: int
    public_orders: int
    joker_tiles: int
    building_land_tiles_module3: int
    nuclear_tableaus: int


class Value(Row, kw_only=True):
    """Pieces with a printed value."""

    KEY = ("value",)

    value: int
    count: int


class Bank(Row, kw_only=True):
    """FE-1.14."""

    limited: bool


class ScoreTrack(Row, kw_only=True):
    """FE-8.6."""

    spaces: int
    first: int
    last: int
    tile: int  # what it adds


class Income(Row, kw_only=True):
    """FE-4."""

    base: int
    per_investor: int
    max_investors: int


class Engineers(Row, kw_only=True):
    """FE-5.1.1."""

    own: int
    max_additional: int


class PlanningAction(Row, kw_only=True):
    """FE-5.1.2."""

    id: str
    lines: int
    once_per_turn: bool
    price: int = 0
    price_by_slot: list[int] = field(default_factory=list)
    with_module_2: str = ""


class ContractDisplay(Row, kw_only=True):
    """FE-2.3."""

    slots: int
    price_by_slot: list[int]
    slide: str
    refill_slot: int


class ContractCompletion(Row, kw_only=True):
    """FE-6.4.1."""

    money: int


class Movement(Row, kw_only=True):
    """FE-6.1.5."""

    cost_empty_line: int
    cost_per_foreign_line: int
    cost_with_own_line: int


class Joining(Row, kw_only=True):
    """FE-6.5."""

    price: int
    max_joiners: int
    paid_to: str


class Setup(Row, kw_only=True):
    """What differs by the number of players (FE-2, FE-8)."""

    KEY = ("players",)

    players: int
    board: str
    contracts_removed: int
    contracts_in_stack_after_display: int
    tiles_removed_per_kind: int
    tiles_in_pool: int
    fields_in_play: int
    fields_covered: int
    tiles_undistributed: int
    majority_points: list[int]
    grid_region_points: list[int]


class FinalScoring(Row, kw_only=True):
    """FE-8.1, FE-9.1."""

    free_contract_field: int
    module1_per_plant: int


class TileKind(Row, kw_only=True):
    """FE-1.2, FE-6.3."""

    PIECE = True

    id: str
    type: str
    count: int
    on_contracts: bool
    old_power_plant: bool
    effect: Effect


class Contract(Row, kw_only=True):
    """FE-1.3, FE-1.4."""

    PIECE = True

    id: str
    icons: list[str]
    points: int
    missing: str = ""


class PublicOrder(Row, kw_only=True):
    """FE-10."""

    PIECE = True

    id: str
    requires: list[str]
    points: int
    effect: Effect


class OrderMarket(Row, kw_only=True):
    """FE-10.2."""

    display_slots: int
    price: int
    max_bought_per_turn: int
    may_buy_face_down: bool


class Count(Row, kw_only=True):
    """A number of equal pieces."""

    count: int


class OrderPayment(Row, kw_only=True):
    """FE-10.4."""

    substitutes: list[str]
    min_genuine_tiles: int
    points_when_substituted: int


class LandTile(Row, kw_only=True):
    """FE-11.2."""

    PIECE = True

    id: str
    count: int
    effect: Effect


class NuclearTableau(Row, kw_only=True):
    """FE-11.3."""

    capacity: int
    free_steps_per_tile_per_turn: int


class Module(Row, kw_only=True):
    """FE-9 to FE-11."""

    id: str
    tableau_side: str
    action_strip_side: str


class Box(Struct, forbid_unknown_fields=True):
    """data.toml."""

    meta: Meta
    players: Players
    components: Components
    money_token: list[Value]
    bank: Bank
    certificate: list[Value]
    score_track: ScoreTrack
    income: Income
    engineers: Engineers
    planning_action: list[PlanningAction]
    contract_display: ContractDisplay
    contract_completion: ContractCompletion
    movement: Movement
    joining: Joining
    setup: list[Setup]
    final_scoring: FinalScoring
    tile_kind: list[TileKind]
    contract: list[Contract]
    start_contract: list[Contract]
    public_order: list[PublicOrder]
    order_market: OrderMarket
    jokers: Count
    order_payment: OrderPayment
    building_land_tile_module3: list[LandTile]
    nuclear_tableau: NuclearTableau
    module: list[Module]


class BoardHead(Row, kw_only=True):
    """What a board side is for."""

    ASIDE = ("coordinate_range", "y_axis")
    PIECE = True

    id: str
    players: list[int]
    field_count: int
    line_count: int
    region_count: int
    closed_in_two_player_count: int
    coordinate_range: list[int]
    y_axis: str


class Start(Row, kw_only=True):
    """The start field (FE-2.1.3)."""

    ASIDE = ("shape", "x", "y")
    PIECE = True

    id: str
    shape: str
    x: int
    y: int
    neighbour_count: int
    neighbours: list[str]
    region: str


class Region(Row, kw_only=True):
    """A region (FE-2.1.2)."""

    ASIDE = ("hex", "outline")
    PIECE = True

    id: str
    colour: str
    hex: str
    outline: list[tuple[int, int]]
    field_count: int


class Field(Row, kw_only=True):
    """A power-plant field (FE-2.1.2)."""

    ASIDE = ("x", "y", "label_side")
    PIECE = True

    id: str
    region: str
    x: int
    y: int
    label_side: str
    closed_in_two_player: bool


class Lines(Row, kw_only=True):
    """The connections (FE-2.1.2)."""

    PIECE = True

    pairs: list[tuple[str, str]]


class Board(Struct, forbid_unknown_fields=True):
    """board_4p.toml, board_2_3p.toml."""

    board: BoardHead
    start: Start
    region: list[Region]
    field: list[Field]
    lines: Lines


FILES: Final = (("data", Box), ("board_4p", Board), ("board_2_3p", Board))
BOX = load_data("future_energy", "data", Box)
BOARDS = [load_data("future_energy", name, Board) for name in ("board_4p", "board_2_3p")]
