"""The shape of the data file: every table typed, every key known."""

from __future__ import annotations

from typing import Final

from msgspec import Struct

from keeling.kernel.data import load_data
from keeling.kernel.sources import Row


class Named(Row, kw_only=True):
    """Something with a name in three languages."""

    name_en: str
    name_de: str
    name_pl: str


class Effect(Struct, forbid_unknown_fields=True, omit_defaults=True):
    """One effect of the vocabulary in `effects.py`."""

    op: str
    amount: int = 0
    base: int = 0
    per_tile: int = 0
    max: int = 0
    category: str = ""
    steps: int = 0
    count: int = 0
    times: int = 0
    key: str = ""
    value: int | bool = 0
    threshold: int = 0
    per: int = 0


class Meta(Row, kw_only=True):
    """What box this is."""

    COUNTED = False

    revision: int
    game: str
    title: str
    designer: str
    publisher: str
    year: int
    min_players: int
    max_players: int
    solo: bool
    clause_prefix: str


class Players(Row, kw_only=True):
    """Who plays."""

    colours: list[str]


class Categories(Row, kw_only=True):
    """The four categories."""

    ASIDE = ("ids",)

    ids: list[str]
    name_en: list[str]
    name_de: list[str]
    name_pl: list[str]


class Components(Row, kw_only=True):
    """GD-0 What the box holds."""

    board: int
    sustainability_cards: int
    action_cards: int
    loan_cards: int
    pr_reference_card: int
    markers_per_player: int
    player_colours: int
    auction_wheels: int
    tiles: int
    pr_chips: int
    pr_boards: int
    player_aids: int
    round_marker: int


class SetupMore(Row, kw_only=True):
    """GD-1.3 What everybody starts with."""

    start_income_step: int
    start_income_value: int
    start_vp: int
    start_level: int
    start_pr_chips: int
    start_loans: int


class Setup(Row, kw_only=True):
    """GD-1.2, GD-2.1."""

    rounds: int
    start_cash: dict[str, int]
    more: SetupMore


class Schedule(Row, kw_only=True):
    """GD-2.6 After which rounds is scored."""

    pr_scoring: list[int]
    sustainability_scoring: list[int]
    company_valuation: list[int]


class Wheel(Row, kw_only=True):
    """GD-3.2 The auction wheel."""

    bid_min: int
    bid_max: int
    bid_limited_by_cash: bool


class Auction(Row, kw_only=True):
    """GD-3."""

    all_pay: bool
    highest_bid_first: bool
    tie_break: list[str]
    wheel: Wheel


class SalesLimit(Row, kw_only=True):
    """GD-5.2.5 to GD-5.2.7 After how many sales the rest is discarded."""

    limit: dict[str, int]
    five_players: str


class Display(Row, kw_only=True):
    """GD-1.5, GD-1.6."""

    sustainability_open_per_category: int
    sustainability_preview_per_category: int
    action_open: int
    action_preview: int
    sustainability_limit: SalesLimit


class IncomeTrack(Row, kw_only=True):
    """GD-4.2 Step -> cash a round."""

    PIECE = True

    step_to_income: list[int]
    max_step: int
    min_step: int


class DividendTrack(Row, kw_only=True):
    """GD-5.7.2 By income."""

    PIECE = True

    pay: list[int]
    vp: list[int]


class Stage(Struct, forbid_unknown_fields=True):
    """A stage of the sustainability scoring."""

    level: int
    vp: int


class SustainabilityTrack(Row, kw_only=True):
    """GD-5.2.3, GD-10.2."""

    PIECE = True

    max_level: int
    weakest_category_vp: list[int]
    stages: list[Stage]
    image_may_exceed_max: bool


class PrScoring(Row, kw_only=True):
    """GD-9."""

    vp: list[int]
    tie: str
    image_zero_scores: bool
    centre_chips_max: int


class Valuation(Row, kw_only=True):
    """GD-11."""

    vp: list[int]
    tie: str


class ChipStack(Struct, forbid_unknown_fields=True):
    """PR chips of one value."""

    value: int
    count: int


class ChipPrice(Row, kw_only=True):
    """GD-5.6.2."""

    by_value: dict[str, int]


class Chips(Row, kw_only=True):
    """GD-1.9, GD-5.6."""

    PIECE = True

    stacks: list[ChipStack]
    purchase_limit_per_round: int
    price: ChipPrice


class LoanStack(Struct, forbid_unknown_fields=True):
    """Loan cards of one amount."""

    amount: int
    count: int


class LoanSupply(Row, kw_only=True):
    """GD-1.8."""

    PIECE = True

    stacks: list[LoanStack]


class Loans(Row, kw_only=True):
    """GD-5.5, GD-6, GD-12."""

    interest: int
    max_open_per_player: int
    vp_per_unpaid_cash: int
    supply: LoanSupply


class TaxRefund(Named, kw_only=True):
    """GD-5.4."""

    PIECE = True

    id: str
    cost: int
    options: list[Effect]
    stays_in_display: bool


class StartField(Row, kw_only=True):
    """GD-1.11."""

    KEY = ("row", "col")
    PIECE = True

    row: int
    col: int
    player_counts: list[int]


class Map(Row, kw_only=True):
    """GD-7.1.2, GD-7.2.1."""

    PIECE = True

    rows: int
    cols: int
    wrap_rows: bool
    wrap_cols: bool
    placement_neighbours: int
    interaction_neighbours: int
    edge_order: list[str]
    start_field: list[StartField]


class TileStack(Row, kw_only=True):
    """GD-1.10."""

    KEY = ("category", "size")
    PIECE = True

    category: str
    size: int
    count: int


class SustainabilityDeck(Row, kw_only=True):
    """GD-1.4."""

    cards_per_category: int
    cards_per_size_and_category: int


class SustainabilityCard(Named, kw_only=True):
    """GD-5.2."""

    ASIDE = ("grade", "tilt")
    PIECE = True

    id: str
    category: str
    size: int
    cost: int
    income: int
    vp: int
    grade: str
    tilt: str


class ActionDeck(Row, kw_only=True):
    """GD-1.6."""

    regular_cards: int
    kinds: dict[str, int]


class ActionCard(Named, kw_only=True):
    """GD-13."""

    ASIDE = ("key",)
    PIECE = True

    id: str
    key: str
    kind: str
    cost: int
    income: int
    vp: int
    effects: list[Effect]
    label_en: str


class Box(Struct, forbid_unknown_fields=True):
    """The data file."""

    meta: Meta
    players: Players
    categories: Categories
    components: Components
    setup: Setup
    round_schedule: Schedule
    auction: Auction
    display: Display
    income_track: IncomeTrack
    dividend_track: DividendTrack
    sustainability_track: SustainabilityTrack
    pr_scoring: PrScoring
    company_valuation: Valuation
    pr_chips: Chips
    loans: Loans
    tax_refund: TaxRefund
    map: Map
    tile_stack: list[TileStack]
    sustainability_deck: SustainabilityDeck
    action_deck: ActionDeck
    sustainability_card: list[SustainabilityCard]
    action_card: list[ActionCard]


FILES: Final = (("data", Box),)
BOX = load_data("green_deal", "data", Box)
