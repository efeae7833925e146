"""FE-7 The end of the game: triggered, or because nothing is possible any more."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from keeling.games.future_energy.engine import events
from keeling.games.future_energy.engine.options import END
from keeling.games.future_energy.engine.rules.lines import room_for_lines
from keeling.games.future_energy.engine.rules.movement import leads_on
from keeling.games.future_energy.engine.rules.orders import owned_orders, use_objection
from keeling.games.future_energy.engine.rules.purchases import contract_in_reach
from keeling.games.future_energy.engine.state import FutureEnergy
from keeling.games.future_energy.engine.tables import N_SLOTS, NONE, REVISION
from keeling.kernel.agenda import Choice
from keeling.kernel.bits import bit

ENDS_WHEN_IDLE: Final[bool] = REVISION <= 1  # FE-7.5 as first decided: nobody did anything
ANY_MONEY: Final = 1000  # more than any purchase or way costs


def round_was_last(s: FutureEnergy) -> bool:
    """FE-7.1, FE-7.4 The end was triggered; FE-7.5 or nobody can act, and that was announced."""
    idle = not s.acted
    s.acted = False
    if s.ending:
        return True
    if ENDS_WHEN_IDLE:
        if idle:
            s.tell(events.IDLE)
        return idle
    announced = s.stuck
    s.stuck = idle and nobody_can_act(s)
    if s.stuck:
        s.tell(events.STUCK_END if announced else events.STUCK)
    return s.stuck and announced


def nobody_can_act(s: FutureEnergy) -> bool:
    """FE-7.5 No player could do anything, however much they saved."""
    for seat in range(s.seats):
        if can_act(s, seat):
            return False
    return True


def can_act(s: FutureEnergy, seat: i64) -> bool:
    """FE-7.5 With any money: a line, a contract, an order to buy or to use, a destination."""
    if s.spare_lines[seat] > 0 and room_for_lines(s, seat, False, 1) > 0:
        return True
    if contract_in_reach(s, seat, ANY_MONEY):
        return True
    if s.orders_in_play and can_use_orders(s, seat):
        return True
    return leads_on(s, seat, s.icons_of(seat), s.crew, bit(s.crew), ANY_MONEY, 0)


def can_use_orders(s: FutureEnergy, seat: i64) -> bool:
    """FE-10.2.1 An order is left to buy; FE-10.4.1 or one of their own can be used."""
    if s.orders_unseen() > 0:
        return True
    for slot in range(N_SLOTS):
        if s.order_display[slot] != NONE:
            return True
    for order in owned_orders(s, seat):
        if use_objection(s, seat, order, False) == 0:
            return True
    return False


class LookOn(Choice[FutureEnergy]):
    """FE-7.5 In the round that was announced as the last, each player is told so in their turn."""

    def ask_always(self) -> bool:
        """There is nothing to choose: it is an announcement."""
        return True

    def candidates(self, s: FutureEnergy) -> vec[i64]:
        """Only to go on."""
        return append(vec[i64](), END)

    def objection(self, s: FutureEnergy, option: i64) -> i64:
        """Nothing stands in the way."""
        return 0

    def choose(self, s: FutureEnergy, option: i64) -> None:
        """The turn goes on as usual."""
