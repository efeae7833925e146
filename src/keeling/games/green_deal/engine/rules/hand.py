"""GD-5.8 Hand cards: played in their own investment turn, each once."""

from __future__ import annotations

from mypy_extensions import i64

from keeling.games.green_deal.engine import events, reasons
from keeling.games.green_deal.engine.effects import EXTRA_LOAN, FIRST, MOVE_TILE, OP, STEAL_PR_CHIP
from keeling.games.green_deal.engine.rules.effects import can_move, carry_out, is_target
from keeling.games.green_deal.engine.rules.loans import loan_objection
from keeling.games.green_deal.engine.state import DISCARDED, GreenDeal
from keeling.games.green_deal.engine.tables import ESPIONAGE, N_CELLS, N_LOANS


def play_objection(s: GreenDeal, seat: i64, card: i64) -> i64:
    """GD-5.8.3 What it needs must exist; GD-5.8.4 espionage belongs to the auction."""
    if card == ESPIONAGE:
        return reasons.IN_THE_AUCTION.at()
    op: i64 = OP[FIRST[card]]
    if op == STEAL_PR_CHIP and not anybody_has_chips(s, seat):
        return reasons.NO_TARGET.at()
    if op == MOVE_TILE and not any_tile_can_move(s, seat):
        return reasons.NO_TARGET.at()
    return any_loan_objection(s, seat) if op == EXTRA_LOAN else 0  # GD-13.30 the rest always finds


def anybody_has_chips(s: GreenDeal, seat: i64) -> bool:
    """GD-13.20 An opponent who has chips and can be a target."""
    for other in range(s.seats):
        if is_target(s, seat, other) and s.chips_of(other) > 0:
            return True
    return False


def any_tile_can_move(s: GreenDeal, seat: i64) -> bool:
    """GD-13.22 A tile of their own on the map that has somewhere to go."""
    for cell in range(N_CELLS):
        if can_move(s, seat, cell):
            return True
    return False


def any_loan_objection(s: GreenDeal, seat: i64) -> i64:
    """GD-13.23 0 if any loan can be taken."""
    why: i64 = 0
    for loan in range(N_LOANS):
        why = loan_objection(s, seat, loan)
        if why == 0:
            return 0
    return why


def play(s: GreenDeal, seat: i64, card: i64) -> None:
    """GD-5.8.1 Any number, also one bought this turn; GD-5.8.2 then it is discarded."""
    s.action[card] = DISCARDED
    s.tell(events.PLAYED, seat, card)
    carry_out(s, seat, card)
