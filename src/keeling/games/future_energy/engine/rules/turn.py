"""FE-3, FE-4, FE-6.6, FE-7 Rounds and turns: from the income to the end of the game."""

from __future__ import annotations

from mypy_extensions import i64

from keeling.games.future_energy.engine import events
from keeling.games.future_energy.engine.rules.ending import LookOn, round_was_last
from keeling.games.future_energy.engine.rules.movement import Move
from keeling.games.future_energy.engine.rules.orders import LastWindow
from keeling.games.future_energy.engine.rules.planning import Planning
from keeling.games.future_energy.engine.rules.scoring import score
from keeling.games.future_energy.engine.state import FutureEnergy
from keeling.games.future_energy.engine.tables import INCOME, PER_INVESTOR
from keeling.kernel.agenda import Step


class Turn(Step[FutureEnergy]):
    """FE-3.2 A turn: income, planning, move and build (with module 2: last orders).

    FE-7.5 If the game is about to end because nobody can act, the player is told first.
    """

    def run(self, s: FutureEnergy) -> None:
        """FE-3.3 The duty is noted before the income."""
        s.turns[self.seat] += 1
        s.tell(events.TURN, self.seat, s.turns[self.seat])
        s.duty = not s.has_plant_on_contract(self.seat)
        take_income(s, self.seat)
        if s.duty:
            s.tell(events.DUTY, self.seat)
        steps: list[Step[FutureEnergy]] = [LookOn(self.seat)] if s.stuck else []
        steps += [Planning(self.seat), Move(self.seat, 0)]
        if s.orders_in_play:
            steps += [LastWindow(self.seat)]
        s.then(*steps, EndTurn(self.seat))


def take_income(s: FutureEnergy, seat: i64) -> None:
    """FE-4.1, FE-4.2 3 M and 1 M per investor; the tableau has room for two."""
    income: i64 = INCOME + PER_INVESTOR * s.investors[seat]
    s.money[seat] += income
    s.tell(events.INCOME, seat, income)


class EndTurn(Step[FutureEnergy]):
    """FE-6.6.1 Engineers return, FE-11.3.3 nuclear tiles slide back; FE-6.6.2 the next player."""

    def run(self, s: FutureEnergy) -> None:
        """FE-7.2, FE-7.3 After the last player of a round the game may end."""
        s.covered = 0
        s.order_bought = False
        s.duty = False
        s.slid = 0
        next_seat: i64 = (self.seat + 1) % s.seats
        if next_seat == s.kite and round_was_last(s):
            score(s)
            return
        s.then(Turn(next_seat))
