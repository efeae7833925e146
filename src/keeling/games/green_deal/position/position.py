"""A position written down by names and read back: dumps, scenarios, bug reports."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated, Any

import msgspec
from msgspec import Meta, Struct

from keeling.games.green_deal.engine.options import VOCABULARY
from keeling.games.green_deal.engine.rules.purchases import modify
from keeling.games.green_deal.engine.rules.setup import new_table
from keeling.games.green_deal.engine.state import (
    CLEARED,
    DISCARDED,
    EMPTY,
    OPEN,
    PREVIEW,
    GreenDeal,
)
from keeling.games.green_deal.engine.steps import STEPS
from keeling.games.green_deal.engine.tables import (
    ACTIONS,
    CARDS,
    CATEGORIES,
    CHIP_COUNT,
    CHIPS,
    LOAN_COUNT,
    LOANS,
    MAX_BID,
    MAX_LEVEL,
    MAX_STEP,
    N_CATEGORIES,
    N_CHIPS,
    N_FIELDS,
    N_LOANS,
    N_SOURCES,
    N_TILES,
    NONE,
    PHASES,
    ROUNDS,
    SEATS,
    SOURCES,
    TILE_COUNT,
    TILES,
)
from keeling.games.green_deal.position.check import check_agenda, check_table
from keeling.games.green_deal.view.view import MAIN, lying, pr_board, tiles_on_map
from keeling.kernel.bits import bit
from keeling.kernel.errors import BadScenario

if TYPE_CHECKING:
    from librt.vecs import vec
    from mypy_extensions import i64

    from keeling.kernel.config import Config

Number = Annotated[int, Meta(ge=0, le=9999)]
Counts = dict[str, Number]


class Tile(Struct, forbid_unknown_fields=True):
    """A tile on the map and whose it is."""

    seat: str
    tile: str


class SeatPosition(Struct, forbid_unknown_fields=True, kw_only=True):
    """One player's things; what is left out is nothing."""

    cash: Number
    step: Annotated[int, Meta(ge=0, le=int(MAX_STEP))]
    levels: dict[str, Annotated[int, Meta(ge=0, le=int(MAX_LEVEL))]] = {}
    points: dict[str, Annotated[int, Meta(ge=-9999, le=9999)]] = {}
    chips: Counts = {}
    board: dict[str, list[str]] = {}  # field of the PR board -> chips
    loans: Counts = {}
    cards: list[str] = []
    actions: list[str] = []
    pending: str = ""
    started: bool = False
    bid: Annotated[int, Meta(ge=0, le=int(MAX_BID))] | None = None
    repaid: bool = False
    borrowed: bool = False
    unpaid: Number = 0


class Position(Struct, forbid_unknown_fields=True, kw_only=True):
    """The whole table; supplies follow from it."""

    config: dict[str, Any]
    round: Annotated[int, Meta(ge=0, le=int(ROUNDS))]
    phase: str
    order: list[str] = []
    spy: str = ""
    bids_shown: bool = False
    open: list[str] = []
    preview: list[str] = []
    cleared: list[str] = []
    discarded: list[str] = []
    open_actions: list[str] = []
    preview_actions: list[str] = []
    discarded_actions: list[str] = []
    map: dict[str, Tile] = {}
    sold: Number = 0
    main: list[str] = []
    chips_bought: Number = 0
    dividend_paid: bool = False
    seats: dict[str, SeatPosition]
    agenda: list[str]  # what happens next stands first


def dump(s: GreenDeal) -> dict[str, Any]:
    """The whole table by names, secrets included."""
    position = Position(
        config=s.config.json(),
        round=s.round,
        phase=PHASES[s.phase],
        order=[SEATS[seat] for seat in s.order if seat != NONE],
        spy="" if s.spy == NONE else SEATS[s.spy],
        bids_shown=s.bids_shown,
        open=lying(s.card, OPEN, CARDS),
        preview=lying(s.card, PREVIEW, CARDS),
        cleared=lying(s.card, CLEARED, CARDS),
        discarded=lying(s.card, DISCARDED, CARDS),
        open_actions=lying(s.action, OPEN, ACTIONS),
        preview_actions=lying(s.action, PREVIEW, ACTIONS),
        discarded_actions=lying(s.action, DISCARDED, ACTIONS),
        map={cell: Tile(**tile) for cell, tile in tiles_on_map(s).items()},
        sold=s.sold,
        main=[name for part, name in MAIN.items() if s.main & part],
        chips_bought=s.chips_bought,
        dividend_paid=s.dividend_paid,
        seats={SEATS[seat]: dump_seat(s, seat) for seat in range(s.seats)},
        agenda=[STEPS.write(step) for step in reversed(s.agenda)],
    )
    built: dict[str, Any] = msgspec.to_builtins(position)
    return built


def dump_seat(s: GreenDeal, seat: int) -> SeatPosition:
    """One player's things by names."""
    return SeatPosition(
        cash=s.cash[seat],
        step=s.step[seat],
        levels=counts(s.level[seat * N_CATEGORIES : (seat + 1) * N_CATEGORIES], CATEGORIES),
        points=counts(s.points[seat * N_SOURCES : (seat + 1) * N_SOURCES], SOURCES),
        chips=counts(s.chips[seat * N_CHIPS : (seat + 1) * N_CHIPS], CHIPS),
        board={field: chips for field, chips in pr_board(s, seat).items() if chips},
        loans=counts(s.loans[seat * N_LOANS : (seat + 1) * N_LOANS], LOANS),
        cards=lying(s.card, seat, CARDS),
        actions=lying(s.action, seat, ACTIONS),
        pending="" if s.pending[seat] == NONE else TILES[s.pending[seat]],
        started=s.has_started(seat),
        bid=None if s.bid[seat] == NONE else s.bid[seat],
        repaid=bool(s.repaid & bit(seat)),
        borrowed=bool(s.borrowed & bit(seat)),
        unpaid=s.unpaid[seat],
    )


def counts(row: vec[i64], names: list[str]) -> dict[str, int]:
    """What is not 0, by name."""
    return {name: n for name, n in zip(names, row, strict=True) if n}


def load(data: object, config: Config) -> GreenDeal:
    """The table a dump describes; says what is wrong with a bad one."""
    try:
        position = msgspec.convert(data, Position, strict=True)
    except msgspec.ValidationError as error:
        raise BadScenario(f"position: {error}") from error
    if sorted(position.seats) != sorted(SEATS[: config.seats]):
        raise BadScenario(f"seats: name exactly {', '.join(SEATS[: config.seats])}")
    s = new_table(config.seats)
    s.config = config
    load_table(s, position)
    load_map(s, position)
    for name, seat in position.seats.items():
        load_seat(s, number(name, "seat"), seat)
    check_supplies(s)
    check_table(s)
    steps = [STEPS.read(step, config.seats) for step in position.agenda]
    check_agenda(s, steps)
    s.then(*steps)
    s.settle()
    return s


def number(name: str, kind: str) -> int:
    """The number of a name of a vocabulary kind."""
    names = VOCABULARY.names[kind]
    if name not in names:
        raise BadScenario(f"no {kind} is called '{name}'")
    return names.index(name)


def seat_number(s: GreenDeal, name: str) -> int:
    """A seat of this game."""
    seat = number(name, "seat")
    if seat >= s.seats:
        raise BadScenario(f"'{name}' does not sit at a table of {s.seats}")
    return seat


def load_table(s: GreenDeal, position: Position) -> None:
    """The round, the order, the display."""
    if position.phase not in PHASES:
        raise BadScenario(f"phase: '{position.phase}' is none of {', '.join(PHASES)}")
    if len(set(position.order)) != len(position.order):
        raise BadScenario("order: a seat stands there twice")
    s.round, s.phase = position.round, PHASES.index(position.phase)
    for place, name in enumerate(position.order):
        s.order[place] = seat_number(s, name)
    s.spy = seat_number(s, position.spy) if position.spy else NONE
    s.bids_shown = position.bids_shown
    rows = {
        OPEN: position.open,
        PREVIEW: position.preview,
        CLEARED: position.cleared,
        DISCARDED: position.discarded,
    }
    for where, cards in rows.items():
        lay(s.card, cards, "card", where)
    rows = {
        OPEN: position.open_actions,
        PREVIEW: position.preview_actions,
        DISCARDED: position.discarded_actions,
    }
    for where, cards in rows.items():
        lay(s.action, cards, "action", where)
    s.sold, s.chips_bought = position.sold, position.chips_bought
    s.dividend_paid = position.dividend_paid
    if unknown := sorted(set(position.main) - set(MAIN.values())):
        raise BadScenario(f"main: unknown name '{unknown[0]}'")
    s.main = sum(part for part, name in MAIN.items() if name in position.main)


def lay(row: vec[i64], cards: list[str], kind: str, where: int) -> None:
    """Lay cards somewhere; each is in one place."""
    for name in cards:
        card = number(name, kind)
        if row[card] != -1:
            raise BadScenario(f"{kind} '{name}' is in two places")
        row[card] = where


def load_map(s: GreenDeal, position: Position) -> None:
    """Tiles on the map."""
    for name, there in position.map.items():
        tile = number(there.tile, "tile")
        s.cell[number(name, "cell")] = seat_number(s, there.seat) * N_TILES + tile


def load_seat(s: GreenDeal, seat: int, given: SeatPosition) -> None:
    """One player's things."""
    s.cash[seat], s.step[seat], s.unpaid[seat] = given.cash, given.step, given.unpaid
    spread(s.level, seat, given.levels, CATEGORIES)
    spread(s.points, seat, given.points, SOURCES)
    spread(s.chips, seat, given.chips, CHIPS)
    spread(s.loans, seat, given.loans, LOANS)
    load_board(s, seat, given.board)
    lay(s.card, given.cards, "card", seat)
    lay(s.action, given.actions, "action", seat)
    for name in given.actions:
        modify(s, seat, number(name, "action"))
    s.pending[seat] = number(given.pending, "tile") if given.pending else NONE
    s.bid[seat] = NONE if given.bid is None else given.bid
    has_tile = any(there != EMPTY and there // N_TILES == seat for there in s.cell)
    s.started |= bit(seat) if given.started or has_tile else 0
    s.repaid |= bit(seat) if given.repaid else 0
    s.borrowed |= bit(seat) if given.borrowed else 0


def load_board(s: GreenDeal, seat: int, board: dict[str, list[str]]) -> None:
    """Chips on a PR board; they are among those the seat holds."""
    for field, chips in board.items():
        for name in chips:
            at = (seat * N_CHIPS + number(name, "chip")) * N_FIELDS + number(field, "field")
            s.placed[at] += 1
    for chip in range(N_CHIPS):
        if s.on_board(seat, chip) > s.chips[seat * N_CHIPS + chip]:
            raise BadScenario(f"board: {SEATS[seat]} has fewer chips of value {CHIPS[chip]}")


def spread(row: vec[i64], seat: int, found: dict[str, int], names: list[str]) -> None:
    """Numbers by name into a seat's stretch of a row."""
    if unknown := sorted(set(found) - set(names)):
        raise BadScenario(f"unknown name '{unknown[0]}'")
    for n, name in enumerate(names):
        row[seat * len(names) + n] = found.get(name, 0)


def check_supplies(s: GreenDeal) -> None:
    """What nobody has is in the supply (GD-I1, GD-I2, GD-I5)."""
    for chip in range(N_CHIPS):
        held = sum(s.chips[seat * N_CHIPS + chip] for seat in range(s.seats))
        s.chips_left[chip] = rest(CHIP_COUNT[chip], held, f"chips of value {CHIPS[chip]}")
    for loan in range(N_LOANS):
        held = sum(s.loans[seat * N_LOANS + loan] for seat in range(s.seats))
        s.loans_left[loan] = rest(LOAN_COUNT[loan], held, f"loans of {LOANS[loan]}")
    for tile in range(N_TILES):
        on_map = sum(there != EMPTY and there % N_TILES == tile for there in s.cell)
        out = on_map + list(s.pending).count(tile)
        s.tiles_left[tile] = rest(TILE_COUNT[tile], out, f"tiles {TILES[tile]}")


def rest(all_: int, out: int, what: str) -> int:
    """What is left in a supply."""
    if out > all_:
        raise BadScenario(f"there are only {all_} {what}")
    return all_ - out
