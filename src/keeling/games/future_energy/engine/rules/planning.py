"""FE-5 Phase 2: planning. A menu that puts itself back until the player ends it."""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from keeling.games.future_energy.engine import reasons
from keeling.games.future_energy.engine.effects import FIRST_ORDER_EFFECT
from keeling.games.future_energy.engine.options import END, USE
from keeling.games.future_energy.engine.rules.effects import possible
from keeling.games.future_energy.engine.rules.orders import owned_orders, use_objection, use_order
from keeling.games.future_energy.engine.rules.purchases import (
    action_of,
    duty_binds,
    duty_objection,
    purchase,
    purchase_objection,
    purchases,
)
from keeling.games.future_energy.engine.state import FutureEnergy
from keeling.games.future_energy.engine.tables import OWN_ENGINEERS
from keeling.kernel.agenda import ROOM, Choice


class Planning(Choice[FutureEnergy]):
    """FE-5.1.2 to FE-5.1.5 One planning action for each engineer, in any order, each once."""

    def candidates(self, s: FutureEnergy) -> vec[i64]:
        """End, everything that can be bought, and (FE-10.4.2, window A) their own orders."""
        found = append(vec[i64](capacity=ROOM), END)
        for option in purchases(s):
            found = append(found, option)
        if s.orders_in_play:
            for order in owned_orders(s, self.seat):
                found = append(found, USE.at(order))
        return found

    def objection(self, s: FutureEnergy, option: i64) -> i64:
        """FE-5.1.3 each action once; FE-5.4.2 under the duty not without a contract."""
        if option == END:
            return reasons.DUTY_OPEN.at() if duty_binds(s, self.seat) else 0
        if USE.has(option):
            return use_objection(s, self.seat, USE.first(option), True)
        if s.covered & action_of(option):
            return reasons.ALREADY_USED.at()
        if s.engineers_left(self.seat) == 0:
            return reasons.NO_ENGINEER.at(OWN_ENGINEERS + s.engineers[self.seat])
        objection: i64 = purchase_objection(s, self.seat, option)
        if objection != 0 or not s.duty:
            return objection
        return duty_objection(s, self.seat, option, 1)

    def choose(self, s: FutureEnergy, option: i64) -> None:
        """FE-5.1.4 Each action is resolved completely before the next is chosen."""
        if option == END:
            s.duty = False  # it is a matter of this phase
            return
        s.acted = True
        s.then(Planning(self.seat))
        if USE.has(option):
            order: i64 = USE.first(option)
            use_order(s, self.seat, order, possible(s, self.seat, FIRST_ORDER_EFFECT + order))
        else:
            s.covered |= action_of(option)
            purchase(s, self.seat, option)
