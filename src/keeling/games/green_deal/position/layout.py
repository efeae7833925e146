"""What a position of Green Deal consists of, a line a field; and what no game could have led to."""

from __future__ import annotations

from typing import Annotated, Any, Final

from msgspec import Meta

from keeling.games.green_deal.engine.effects import OP, OPPONENT_INCOME, STEAL_CASH
from keeling.games.green_deal.engine.rules.accounting import Accounting
from keeling.games.green_deal.engine.rules.auction import Auction, Bid, FixOrder, Lot, SetBids
from keeling.games.green_deal.engine.rules.display import TurnUp, TurnUpAction
from keeling.games.green_deal.engine.rules.edges import Edge
from keeling.games.green_deal.engine.rules.effects import CarryOut, MoveTo, Target
from keeling.games.green_deal.engine.rules.expansion import Expansion, PlaceTile
from keeling.games.green_deal.engine.rules.image import LayChip, laid
from keeling.games.green_deal.engine.rules.investment import Investment
from keeling.games.green_deal.engine.rules.purchases import modify
from keeling.games.green_deal.engine.rules.rounds import Round, Scorings
from keeling.games.green_deal.engine.state import (
    CLEARED,
    DISCARDED,
    EMPTY,
    OPEN,
    PREVIEW,
    GreenDeal,
)
from keeling.games.green_deal.engine.tables import (
    ACTIONS,
    CARD_CATEGORY,
    CARDS,
    CATEGORIES,
    CELLS,
    CHIP_COUNT,
    CHIPS,
    LOAN_COUNT,
    LOANS,
    MAX_BID,
    MAX_LEVEL,
    MAX_LOANS,
    MAX_STEP,
    N_CATEGORIES,
    N_CHIPS,
    N_LOANS,
    N_TILES,
    NONE,
    PHASES,
    ROUNDS,
    SEATS,
    SOURCES,
    TILE_COUNT,
    TILES,
)
from keeling.games.green_deal.position import forms
from keeling.games.green_deal.view.view import MAIN, tiles_on_map
from keeling.kernel.agenda import Step
from keeling.kernel.bits import bit
from keeling.kernel.errors import BadScenario
from keeling.kernel.fields import MOST, Cards, Count, Counts, Flag, Members, Name, Own, Seat
from keeling.kernel.layout import Each, Layout

BID = Annotated[int, Meta(ge=0, le=int(MAX_BID))] | None
ON_MAP = dict[str, forms.Tile]
ON_BOARD = dict[str, list[str]]
PARTS = [MAIN[part] for part in sorted(MAIN)]  # of the main investment


def seats(s: GreenDeal) -> list[str]:
    """The names of those who sit there."""
    return SEATS[: s.seats]


LAYOUT: Final = Layout(
    Count("round", most=int(ROUNDS)),
    Own("phase", str, lambda s, _: PHASES[s.phase_begun], forms.put_phase, "phase_begun"),
    Own("order", list[str], forms.order, forms.put_order, default=[]),
    Seat("spy", SEATS),
    Flag("bids_shown", default=False),
    Cards("open", CARDS, "card", what="card", at=OPEN),
    Cards("preview", CARDS, "card", what="card", at=PREVIEW),
    Cards("cleared", CARDS, "card", what="card", at=CLEARED),
    Cards("discarded", CARDS, "card", what="card", at=DISCARDED),
    Cards("open_actions", ACTIONS, "action", what="action", at=OPEN),
    Cards("preview_actions", ACTIONS, "action", what="action", at=PREVIEW),
    Cards("discarded_actions", ACTIONS, "action", what="action", at=DISCARDED),
    Own("map", ON_MAP, lambda s, _: tiles_on_map(s), forms.put_map, "cell", {}),
    Count("sold", default=0),
    Members("main", PARTS, default=[], what="part of the main investment"),
    Count("chips_bought", default=0),
    Flag("dividend_paid", default=False),
    Each(
        "seats",
        seats,
        Count("cash"),
        Count("step", most=int(MAX_STEP)),
        Counts(
            "levels", CATEGORIES, "level", {}, what="category", sparse=True, most=int(MAX_LEVEL)
        ),
        Counts("image", CATEGORIES, "marker", {}, what="category", sparse=True),
        Counts("points", SOURCES, default={}, what="source", sparse=True, least=-MOST),
        Counts("chips", CHIPS, default={}, what="chip", sparse=True),
        Own("board", ON_BOARD, forms.on_board, forms.put_on_board, "placed", {}),  # after chips
        Counts("loans", LOANS, default={}, what="loan", sparse=True),
        Cards("cards", CARDS, "card", what="card"),
        Cards("actions", ACTIONS, "action", what="action"),
        Name("pending", TILES, "set_aside", default="", what="tile"),
        Flag("started", default=False),
        Own("bid", BID, forms.bid, forms.put_bid, default=None),
        Flag("repaid", default=False),
        Flag("borrowed", default=False),
        Count("unpaid", default=0),
        whole=True,
    ),
    # by the config; by the action cards before a seat; by what nobody has
    follows=("seats", "image_lasts", "modifier", "chips_left", "loans_left", "tiles_left"),
)


def complete(s: GreenDeal) -> None:
    """Action cards work, who has a tile has started, and the rest is in the supply."""
    for card, owner in enumerate(s.action):
        if owner >= 0:
            modify(s, owner, card)
    for there in s.cell:
        s.started |= bit(there // N_TILES) if there != EMPTY else 0
    fill_supplies(s)
    check_table(s)
    check_agenda(s, s.agenda[::-1])


def fill_supplies(s: GreenDeal) -> None:
    """What nobody has is in the supply (GD-I1, GD-I2, GD-I5)."""
    for chip in range(N_CHIPS):
        held = sum(s.chips[seat * N_CHIPS + chip] for seat in range(s.seats))
        s.chips_left[chip] = rest(CHIP_COUNT[chip], held, f"chips of value {CHIPS[chip]}")
    for loan in range(N_LOANS):
        held = sum(s.loans[seat * N_LOANS + loan] for seat in range(s.seats))
        s.loans_left[loan] = rest(LOAN_COUNT[loan], held, f"loans of {LOANS[loan]}")
    out = [there % N_TILES for there in s.cell if there != EMPTY] + list(s.set_aside)
    for tile in range(N_TILES):
        s.tiles_left[tile] = rest(TILE_COUNT[tile], out.count(tile), f"tiles {TILES[tile]}")


def rest(all_: int, out: int, what: str) -> int:
    """What is left in a supply."""
    if out > all_:
        raise BadScenario(f"there are only {all_} {what}")
    return all_ - out


def check_table(s: GreenDeal) -> None:
    """One open card and one preview a category; no image that cannot last; no loan too many."""
    for where, key in ((OPEN, "open"), (PREVIEW, "preview")):
        lying = [CARD_CATEGORY[card] for card, at in enumerate(s.card) if at == where]
        for category, name in enumerate(CATEGORIES):
            if lying.count(category) > 1:
                raise BadScenario(f"{key}: two cards of {name}")
    for seat in range(s.seats):
        first = seat * N_CATEGORIES
        if not s.image_lasts and any(s.marker[first : first + N_CATEGORIES]):
            raise BadScenario(f"seats: {SEATS[seat]}: image: it does not last in this config")
        if s.loans_of(seat) > MAX_LOANS:
            raise BadScenario(f"seats: {SEATS[seat]}: loans: more than {MAX_LOANS}")


def check_agenda(s: GreenDeal, steps: list[Step[Any]]) -> None:
    """Every step finds what it needs."""
    for step in steps:
        check_numbers(s, step)
        check_pieces(s, step)
    check_chips(s, steps)
    check_auction(s, steps)


def check_numbers(s: GreenDeal, step: Step[Any]) -> None:
    """Plain numbers of steps that mean something."""
    if isinstance(step, TurnUp | TurnUpAction) and step.to not in (OPEN, PREVIEW):
        raise BadScenario(f"agenda: cards are turned up to {OPEN} (open) or {PREVIEW} (preview)")
    if isinstance(step, CarryOut | Target) and not 0 <= step.effect < len(OP):
        raise BadScenario(f"agenda: there is no effect {step.effect}")
    if isinstance(step, Target) and OP[step.effect] not in (STEAL_CASH, OPPONENT_INCOME):
        raise BadScenario(f"agenda: effect {step.effect} has no target")
    if isinstance(step, Lot):
        known = 0 < step.among < bit(s.seats) and 0 <= step.place < s.seats
        if not known or s.order[step.place] != NONE:
            raise BadScenario("agenda: a lot is drawn among seats for a place that is free")


def check_pieces(s: GreenDeal, step: Step[Any]) -> None:
    """Tiles that are to be placed or moved, or have just been."""
    if isinstance(step, PlaceTile) and s.set_aside[step.seat] == NONE:
        raise BadScenario(f"agenda: {SEATS[step.seat]} has no tile to place")
    if isinstance(step, Edge | MoveTo):
        cell = step.cell if isinstance(step, Edge) else step.origin
        if s.tiles_of(step.seat) & bit(cell) == 0:
            raise BadScenario(f"agenda: {SEATS[step.seat]} has no tile on {CELLS[cell]}")


def check_chips(s: GreenDeal, steps: list[Step[Any]]) -> None:
    """GD-9.1 Who lays out chips lays out all."""
    for seat in range(s.seats):
        to_lay = sum(isinstance(step, LayChip) and step.seat == seat for step in steps)
        if to_lay and to_lay + laid(s, seat) != s.chips_of(seat):
            left = s.chips_of(seat) - laid(s, seat)
            raise BadScenario(f"agenda: {SEATS[seat]} has {left} chips to lay, not {to_lay}")


def check_auction(s: GreenDeal, steps: list[Step[Any]]) -> None:
    """What bids and their order decide comes after them."""
    bidding = {seat for seat in range(s.seats) if s.bid[seat] != NONE}
    order = NONE not in list(s.order)
    for step in steps:
        if isinstance(step, Round | Scorings | Auction | SetBids):
            return
        if isinstance(step, Bid):
            bidding.add(step.seat)
        if isinstance(step, FixOrder | Accounting) and len(bidding) < s.seats:
            raise BadScenario("agenda: not everybody has a bid")
        order = order or isinstance(step, FixOrder)
        if isinstance(step, Accounting | Investment | Expansion) and not order:
            raise BadScenario("agenda: there is no turn order")
