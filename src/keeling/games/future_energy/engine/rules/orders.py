"""FE-10.4 Using public orders: the payment, the effect, the points."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from keeling.games.future_energy.engine import events, reasons
from keeling.games.future_energy.engine.effects import FIRST_ORDER_EFFECT, FREE_STEP, OP
from keeling.games.future_energy.engine.options import END, PAY, USE
from keeling.games.future_energy.engine.rules.effects import perform, possible
from keeling.games.future_energy.engine.state import USED_UP, FutureEnergy
from keeling.games.future_energy.engine.tables import (
    BUILDING_LAND,
    ENGINEER,
    FOR_ORDERS,
    INVESTOR,
    MOST_REQUIRED,
    N_CATEGORIES,
    N_KINDS,
    N_ORDERS,
    ORDER_POINTS,
    ORDER_SIZE,
    REQUIRED,
)
from keeling.kernel.agenda import Choice, Step

JOKER: Final = N_KINDS  # payments are the tile kinds, then jokers
N_PAYMENTS: Final = N_KINDS + 1


def is_substitute(payment: i64) -> bool:
    """FE-10.4.3 Jokers and collected building-land, investor and engineer tiles."""
    return payment >= BUILDING_LAND or payment == INVESTOR or payment == ENGINEER  # noqa: PLR1714 - no tuple of ints


def held(s: FutureEnergy, seat: i64, payment: i64) -> i64:
    """How many of this payment the seat has."""
    if payment == JOKER:
        return s.jokers[seat]
    return s.collected[seat * N_KINDS + payment]


def substitutes(s: FutureEnergy, seat: i64, lowest: i64) -> i64:
    """How many substitutes the seat has, from this payment upwards."""
    total: i64 = 0
    for payment in range(lowest, N_PAYMENTS):
        if is_substitute(payment):
            total += held(s, seat, payment)
    return total


def genuine(s: FutureEnergy, seat: i64, order: i64, first: i64) -> i64:
    """How many of the icons from index `first` on can be paid with their own tile."""
    total: i64 = 0
    for i in range(first, ORDER_SIZE[order]):
        if s.collected[seat * N_KINDS + REQUIRED[order * MOST_REQUIRED + i]] > 0:
            total += 1
    return total


def payment_objection(s: FutureEnergy, seat: i64, order: i64, only_genuine: bool) -> i64:
    """FE-10.4.3, FE-10.4.4, FE-10.4.7 Why the order cannot be paid."""
    size: i64 = ORDER_SIZE[order]
    own: i64 = genuine(s, seat, order, 0)
    if only_genuine and own < size:
        return reasons.NO_EFFECT.at()
    if size - own > substitutes(s, seat, 0):
        return reasons.NOT_PAYABLE.at()
    return reasons.NEEDS_GENUINE.at() if own == 0 else 0


def owned_orders(s: FutureEnergy, seat: i64) -> vec[i64]:
    """The orders in front of a player."""
    found = vec[i64]()
    for order in range(N_ORDERS):
        if s.order_owner[order] == seat:
            found = append(found, order)
    return found


def use_objection(s: FutureEnergy, seat: i64, order: i64, planning: bool) -> i64:
    """FE-10.4.2 In windows A (`planning`) and C: o05 not in A, in C for its points alone."""
    if planning and OP[FIRST_ORDER_EFFECT + order] == FREE_STEP:
        return reasons.NOT_NOW.at()
    return payment_objection(s, seat, order, not possible(s, seat, FIRST_ORDER_EFFECT + order))


def use_order(s: FutureEnergy, seat: i64, order: i64, works: bool) -> None:
    """FE-10.4.10 Pay the tiles, carry out the effect (if it `works`), score, remove the order."""
    s.acted = True
    s.tell(events.USED, seat, order)
    s.then(PayTile(seat, order, 0, False, 0, works))


class PayTile(Choice[FutureEnergy]):
    """FE-10.4.3 One tile for each icon, in the order printed; substitutes in ascending order."""

    def __init__(
        self, seat: i64, order: i64, index: i64, any_genuine: bool, lowest: i64, works: bool
    ) -> None:
        super().__init__(seat)
        self.order = order
        self.index = index
        self.any_genuine = any_genuine
        self.lowest = lowest  # the last substitute paid, plus one; 0 while all is genuine
        self.works = works

    def candidates(self, s: FutureEnergy) -> vec[i64]:
        """The tile depicted, or any substitute."""
        icon: i64 = REQUIRED[self.order * MOST_REQUIRED + self.index]
        found = vec[i64]()
        for payment in range(N_PAYMENTS):
            if payment == icon or is_substitute(payment):
                found = append(found, PAY.at(payment))
        return found

    def objection(self, s: FutureEnergy, option: i64) -> i64:
        """Held, and the rest of the order can still be paid."""
        payment: i64 = PAY.first(option)
        if held(s, self.seat, payment) == 0:
            return reasons.NOT_HELD.at(payment)
        substitute = is_substitute(payment)
        if substitute and not self.works:
            return reasons.NO_EFFECT.at()
        if substitute and payment + 1 < self.lowest:
            return reasons.OTHER_ORDER_OF_PAYING.at()
        own: i64 = genuine(s, self.seat, self.order, self.index + 1)
        left: i64 = ORDER_SIZE[self.order] - self.index - 1 - own
        spare: i64 = substitutes(s, self.seat, payment if substitute else self.lowest_payment())
        if left > spare - (1 if substitute else 0):
            return reasons.NOT_PAYABLE.at()
        if substitute and not self.any_genuine and own == 0:
            return reasons.NEEDS_GENUINE.at()
        return 0

    def lowest_payment(self) -> i64:
        """The lowest substitute still allowed."""
        return self.lowest - 1 if self.lowest > 0 else 0

    def choose(self, s: FutureEnergy, option: i64) -> None:
        """FE-10.4.6 What is paid leaves the game."""
        payment: i64 = PAY.first(option)
        if payment == JOKER:
            s.jokers[self.seat] -= 1
        else:
            s.collected[self.seat * N_KINDS + payment] -= 1
            s.box[payment] += 1
        s.tell(events.PAID_TILE, self.seat, payment)
        substitute = is_substitute(payment)
        lowest: i64 = payment + 1 if substitute else self.lowest
        any_genuine = self.any_genuine or not substitute
        index: i64 = self.index + 1
        if index < ORDER_SIZE[self.order]:
            s.then(PayTile(self.seat, self.order, index, any_genuine, lowest, self.works))
            return
        s.then(FinishOrder(self.seat, self.order, lowest == 0))
        if self.works:
            perform(s, self.seat, FIRST_ORDER_EFFECT + self.order)


class FinishOrder(Step[FutureEnergy]):
    """FE-10.4.5 All genuine: score the points. FE-10.4.6 The order leaves the game."""

    def __init__(self, seat: i64, order: i64, scores: bool) -> None:
        super().__init__(seat)
        self.order = order
        self.scores = scores

    def run(self, s: FutureEnergy) -> None:
        """The effect has been carried out before."""
        s.order_owner[self.order] = USED_UP
        if self.scores:
            points: i64 = ORDER_POINTS[self.order]
            s.points[self.seat * N_CATEGORIES + FOR_ORDERS] += points
            s.tell(events.ORDER_POINTS, self.seat, self.order, points)


class LastWindow(Choice[FutureEnergy]):
    """FE-10.4.2 Window C: orders may be used before the end of the turn."""

    def candidates(self, s: FutureEnergy) -> vec[i64]:
        """Any own order, or the end of the turn."""
        found = append(vec[i64](), END)
        for order in owned_orders(s, self.seat):
            found = append(found, USE.at(order))
        return found

    def objection(self, s: FutureEnergy, option: i64) -> i64:
        """See `use_objection`."""
        if option == END:
            return 0
        return use_objection(s, self.seat, USE.first(option), False)

    def choose(self, s: FutureEnergy, option: i64) -> None:
        """FE-10.4.1 Several orders in one turn are allowed, one after another."""
        if option == END:
            return
        order: i64 = USE.first(option)
        s.then(LastWindow(self.seat))
        use_order(s, self.seat, order, possible(s, self.seat, FIRST_ORDER_EFFECT + order))
