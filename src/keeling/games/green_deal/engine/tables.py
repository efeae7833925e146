"""The component data as numbers: names in fixed order, everything else indexed by them."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from keeling.games.green_deal.data.box import BOX
from keeling.kernel.bits import count_bits
from keeling.kernel.errors import BadData

REVISION: Final[i64] = BOX.meta.revision  # rules that have changed ask for it
NONE: Final = -1

# Names. Their order is the order of the option numbers, so it never changes within a rules version.
SEATS: Final = BOX.players.colours
CATEGORIES: Final = BOX.categories.ids
CARDS: Final = [card.id for card in BOX.sustainability_card]
ACTIONS: Final = [card.id for card in BOX.action_card]
LOANS: Final = [str(stack.amount) for stack in BOX.loans.supply.stacks]
CHIPS: Final = [str(stack.value) for stack in BOX.pr_chips.stacks]
CELLS: Final = [f"{row}-{col}" for row in range(BOX.map.rows) for col in range(BOX.map.cols)]
TILES: Final = [f"{category}-{size}" for category in CATEGORIES for size in range(1, 6)]
FIELDS: Final = [*CATEGORIES, "centre"]  # of a PR board
BIDS: Final = [str(n) for n in range(BOX.auction.wheel.bid_max + 1)]
DIRECTIONS: Final = BOX.map.edge_order
PHASES: Final = ["set_up", "auction", "accounting", "investment", "expansion", "scoring"]
KINDS: Final = list(BOX.action_deck.kinds)
SOURCES: Final = [  # of points
    "projects",
    "actions",
    "dividends",
    "image",
    "balance",
    "valuation",
    "debts",
    "final_cards",
]

FOR_PROJECTS: Final = 0
FOR_ACTIONS: Final = 1
FOR_DIVIDENDS: Final = 2
FOR_IMAGE: Final = 3
FOR_BALANCE: Final = 4
FOR_VALUATION: Final = 5
FOR_DEBTS: Final = 6
FOR_FINAL_CARDS: Final = 7
N_SOURCES: Final = 8

N_CATEGORIES: Final = 4
N_CARDS: Final = 60
N_ACTIONS: Final = 29
N_LOANS: Final = 3
N_CHIPS: Final = 3
N_CELLS: Final = 60
N_TILES: Final = 20
N_SIZES: Final = 5
N_FIELDS: Final = 5
CENTRE: Final = 4
N_DIRECTIONS: Final = 4
N_OPEN_ACTIONS: Final = 2

# Numbers of the rulebook.
ROUNDS: Final[i64] = BOX.setup.rounds
START_STEP: Final[i64] = BOX.setup.more.start_income_step
START_CASH: Final = {int(n): cash for n, cash in BOX.setup.start_cash.items()}
MAX_STEP: Final[i64] = BOX.income_track.max_step
MAX_LEVEL: Final[i64] = BOX.sustainability_track.max_level
MAX_BID: Final[i64] = BOX.auction.wheel.bid_max
MAX_LOANS: Final[i64] = BOX.loans.max_open_per_player
UNPAID: Final[i64] = BOX.loans.vp_per_unpaid_cash
REFUND: Final[i64] = next(o.amount for o in BOX.tax_refund.options if o.op == "cash")
# GD-5.2.5 to GD-5.2.7 players -> sustainability cards sold before the rest is discarded
SALES: Final = vec[i64](
    [BOX.display.sustainability_limit.limit.get(str(n), N_CATEGORIES) for n in range(6)]
)

INCOME: Final = vec[i64](BOX.income_track.step_to_income)  # step -> cash a round
DIVIDEND_PAY: Final = vec[i64](BOX.dividend_track.pay)  # by income
DIVIDEND_POINTS: Final = vec[i64](BOX.dividend_track.vp)
BALANCE: Final = vec[i64](BOX.sustainability_track.weakest_category_vp)  # by the lowest level
IMAGE_POINTS: Final = vec[i64](BOX.pr_scoring.vp)  # by place
VALUE_POINTS: Final = vec[i64](BOX.company_valuation.vp)
PR_ROUNDS: Final = BOX.round_schedule.pr_scoring
BALANCE_ROUNDS: Final = BOX.round_schedule.sustainability_scoring
VALUE_ROUNDS: Final = BOX.round_schedule.company_valuation

CHIP_VALUE: Final = vec[i64]([stack.value for stack in BOX.pr_chips.stacks])
CHIP_COUNT: Final = [stack.count for stack in BOX.pr_chips.stacks]
CHIP_PRICE: Final = vec[i64]([BOX.pr_chips.price.by_value[name] for name in CHIPS])
CENTRE_MAX: Final[i64] = BOX.pr_scoring.centre_chips_max
LOAN_AMOUNT: Final = vec[i64]([stack.amount for stack in BOX.loans.supply.stacks])
LOAN_COUNT: Final = [stack.count for stack in BOX.loans.supply.stacks]

# Sustainability cards.
CARD_CATEGORY: Final = vec[i64](
    [CATEGORIES.index(card.category) for card in BOX.sustainability_card]
)
CARD_SIZE: Final = vec[i64]([card.size for card in BOX.sustainability_card])
CARD_COST: Final = vec[i64]([card.cost for card in BOX.sustainability_card])
CARD_INCOME: Final = vec[i64]([card.income for card in BOX.sustainability_card])
CARD_POINTS: Final = vec[i64]([card.vp for card in BOX.sustainability_card])
TILE_COUNT: Final = [stack.count for stack in BOX.tile_stack]

# Action cards.
IMMEDIATE: Final = 0
PERMANENT: Final = 1
HAND: Final = 2
ENDGAME: Final = 3
ACTION_KIND: Final = vec[i64]([KINDS.index(card.kind) for card in BOX.action_card])
ACTION_COST: Final = vec[i64]([card.cost for card in BOX.action_card])
ACTION_INCOME: Final = vec[i64]([card.income for card in BOX.action_card])
ACTION_POINTS: Final = vec[i64]([card.vp for card in BOX.action_card])
ESPIONAGE: Final[i64] = [card.key for card in BOX.action_card].index("espionage")


# The map.
def _cell(row: int, col: int) -> int:
    """GD-7.1.2 A cell, wrapped around; NONE beyond an edge that does not wrap."""
    inside_rows, inside_cols = 0 <= row < BOX.map.rows, 0 <= col < BOX.map.cols
    if (inside_rows or BOX.map.wrap_rows) and (inside_cols or BOX.map.wrap_cols):
        return row % BOX.map.rows * BOX.map.cols + col % BOX.map.cols
    return NONE


def _around(cell: int) -> list[int]:
    row, col = divmod(cell, BOX.map.cols)
    return [_cell(row + r, col + c) for r in (-1, 0, 1) for c in (-1, 0, 1) if (r, c) != (0, 0)]


TOWARDS: Final = {"north": (-1, 0), "east": (0, 1), "south": (1, 0), "west": (0, -1)}
NEIGHBOURS: Final = vec[i64](  # cell -> those around it, as bits
    [sum(1 << n for n in {*_around(cell)} - {NONE}) for cell in range(N_CELLS)]
)
BESIDE: Final = vec[i64](  # cell * N_DIRECTIONS + direction -> cell or NONE
    [
        _cell(cell // BOX.map.cols + TOWARDS[name][0], cell % BOX.map.cols + TOWARDS[name][1])
        for cell in range(N_CELLS)
        for name in DIRECTIONS
    ]
)
START_FIELDS: Final = vec[i64](  # players -> start fields in use, as bits
    [
        sum(1 << _cell(f.row, f.col) for f in BOX.map.start_field if players in f.player_counts)
        for players in range(6)
    ]
)


def _expect(what: str, found: int, printed: int) -> None:
    if found != printed:
        raise BadData(f"green_deal/data: {what}: {found} found, {printed} expected")


def _check() -> None:
    """GD-0 The box holds what it should."""
    box, deck = BOX.components, BOX.sustainability_deck
    _expect("sustainability cards", len(CARDS), box.sustainability_cards)
    _expect("action cards and tax refund", len(ACTIONS) + 1, box.action_cards)
    _expect("loan cards", sum(LOAN_COUNT), box.loan_cards)
    _expect("PR chips", sum(CHIP_COUNT), box.pr_chips)
    _expect("tiles", sum(TILE_COUNT), box.tiles)
    _expect("cells", len(CELLS), N_CELLS)
    _expect("categories", len(CATEGORIES), N_CATEGORIES)
    _expect("income steps", len(INCOME), MAX_STEP + 1)
    _expect("levels", len(BALANCE), MAX_LEVEL + 1)
    _expect("dividends", len(DIVIDEND_PAY), INCOME[MAX_STEP] + 1)
    for n, category in enumerate(CATEGORIES):
        _expect(f"cards of {category}", list(CARD_CATEGORY).count(n), deck.cards_per_category)
    for n, kind in enumerate(KINDS):
        _expect(f"{kind} cards", list(ACTION_KIND).count(n), BOX.action_deck.kinds[kind])
    for name, stack in zip(TILES, BOX.tile_stack, strict=True):
        _expect(f"tiles {name}", int(f"{stack.category}-{stack.size}" == name), 1)
    for players in BOX.setup.start_cash:
        _expect(
            f"start fields for {players}", int(count_bits(START_FIELDS[int(players)])), int(players)
        )


_check()
