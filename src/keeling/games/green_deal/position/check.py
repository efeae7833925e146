"""What no game could have led to: a position says so before a rule stumbles over it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from keeling.games.green_deal.engine.effects import OP, OPPONENT_INCOME, STEAL_CASH
from keeling.games.green_deal.engine.rules.accounting import Accounting
from keeling.games.green_deal.engine.rules.auction import Auction, Bid, FixOrder, Lot, SetBids
from keeling.games.green_deal.engine.rules.display import TurnUp, TurnUpAction
from keeling.games.green_deal.engine.rules.edges import Edge
from keeling.games.green_deal.engine.rules.effects import CarryOut, MoveTo, Target
from keeling.games.green_deal.engine.rules.expansion import Expansion, PlaceTile
from keeling.games.green_deal.engine.rules.image import LayChip, laid
from keeling.games.green_deal.engine.rules.investment import Investment
from keeling.games.green_deal.engine.rules.rounds import Round, Scorings
from keeling.games.green_deal.engine.state import OPEN, PREVIEW, GreenDeal
from keeling.games.green_deal.engine.tables import (
    CARD_CATEGORY,
    CARDS,
    CATEGORIES,
    CELLS,
    CENTRE_MAX,
    MAX_LOANS,
    N_CATEGORIES,
    NONE,
    SEATS,
)
from keeling.kernel.bits import bit
from keeling.kernel.errors import BadScenario

if TYPE_CHECKING:
    from keeling.kernel.agenda import Step


def check_table(s: GreenDeal) -> None:
    """One open card and one preview a category; no more loans and centre chips than allowed."""
    for where, name in ((OPEN, "open"), (PREVIEW, "preview")):
        for category in range(N_CATEGORIES):
            lying = [c for c in range(len(CARDS)) if s.card[c] == where]
            if sum(CARD_CATEGORY[card] == category for card in lying) > 1:
                raise BadScenario(f"{name}: two cards of {CATEGORIES[category]}")
    for seat in range(s.seats):
        if s.loans_of(seat) > MAX_LOANS:
            raise BadScenario(f"loans: {SEATS[seat]} has more than {MAX_LOANS}")
        if s.in_centre(seat) > CENTRE_MAX:
            raise BadScenario(f"board: {SEATS[seat]} has more than {CENTRE_MAX} in the centre")


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
    if isinstance(step, PlaceTile) and s.pending[step.seat] == NONE:
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
