"""FE-10.2 Public orders: the display, the deck, and taking an order."""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from keeling.games.future_energy.engine import events
from keeling.games.future_energy.engine.options import TURN_UP_ORDER
from keeling.games.future_energy.engine.state import SHOWN, UNSEEN, FutureEnergy
from keeling.games.future_energy.engine.tables import N_ORDERS, NONE
from keeling.kernel.agenda import Chance


class TurnUpOrder(Chance[FutureEnergy]):
    """FE-10.1.2, FE-10.2.2 Turn up the top order of the deck into a slot."""

    def __init__(self, slot: i64) -> None:
        super().__init__()
        self.slot = slot

    def candidates(self, s: FutureEnergy) -> vec[i64]:
        """Any order still in the deck."""
        return unseen_orders(s)

    def choose(self, s: FutureEnergy, option: i64) -> None:
        """It lies open."""
        order: i64 = TURN_UP_ORDER.first(option)
        s.order_display[self.slot] = order
        s.order_owner[order] = SHOWN
        s.tell(events.ORDER_TURNED_UP, order)


class DrawOrder(Chance[FutureEnergy]):
    """FE-10.2.1 The top order of the deck, bought unseen; FE-10.2.4 it then lies face up."""

    def __init__(self, to: i64) -> None:
        super().__init__()
        self.to = to

    def candidates(self, s: FutureEnergy) -> vec[i64]:
        """Any order still in the deck."""
        return unseen_orders(s)

    def choose(self, s: FutureEnergy, option: i64) -> None:
        """It belongs to the buyer."""
        order: i64 = TURN_UP_ORDER.first(option)
        s.order_owner[order] = self.to
        s.tell(events.TOOK_ORDER, self.to, order)


def unseen_orders(s: FutureEnergy) -> vec[i64]:
    """The orders in the deck, as outcomes of chance."""
    found = vec[i64]()
    for order in range(N_ORDERS):
        if s.order_owner[order] == UNSEEN:
            found = append(found, TURN_UP_ORDER.at(order))
    return found


def take_order(s: FutureEnergy, seat: i64, slot: i64) -> None:
    """FE-10.2.2 Take an open order; it is replaced from the deck, if there is one."""
    order: i64 = s.order_display[slot]
    s.order_owner[order] = seat
    s.order_display[slot] = NONE
    s.tell(events.TOOK_ORDER, seat, order)
    if s.orders_unseen() > 0:
        s.then(TurnUpOrder(slot))
