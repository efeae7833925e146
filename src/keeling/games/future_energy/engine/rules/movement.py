"""FE-6.1 Phase 3a: moving the crew, one decision a step."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from keeling.games.future_energy.engine import events, reasons
from keeling.games.future_energy.engine.effects import FIRST_ORDER_EFFECT, FREE_STEP, OP
from keeling.games.future_energy.engine.options import PASS, STEP, STEP_NUCLEAR, USE
from keeling.games.future_energy.engine.rules.building import Build
from keeling.games.future_energy.engine.rules.orders import (
    owned_orders,
    payment_objection,
    use_order,
)
from keeling.games.future_energy.engine.state import NO_TILE, FutureEnergy
from keeling.games.future_energy.engine.tables import (
    BUILDING_LAND,
    COST_EMPTY,
    COST_FOREIGN,
    MOST_NUCLEAR,
    MOST_ROADS,
    N_PLACES,
    N_ROADS,
    NONE,
    ROADS,
    VIA,
)
from keeling.kernel.agenda import ROOM, Choice
from keeling.kernel.bits import bit

UNREACHED: Final = vec[i64]([NONE] * (N_PLACES * (MOST_NUCLEAR + 1)))


def serves(icons: i64, kind: i64) -> bool:
    """FE-6.1.1 Whether plants under these icons can be built on a tile of this kind."""
    if kind == NONE:
        return False
    return icons != 0 if kind == BUILDING_LAND else (icons >> kind) & 1 == 1


def leads_on(
    s: FutureEnergy, seat: i64, icons: i64, start: i64, avoid: i64, money: i64, free: i64
) -> bool:
    """FE-6.1.10 Whether some destination can be reached from a tile-free place.

    Places whose bit is set in `avoid` are not entered again (FE-6.1.8); `money` and `free` steps
    (FE-11.3.4) are the means. The most money left on arrival stands at free * N_PLACES + place.
    """
    most = UNREACHED[: (free + 1) * N_PLACES]
    most[free * N_PLACES + start] = money
    queue = append(vec[i64](capacity=ROOM), free * N_PLACES + start)
    next_up: i64 = 0
    while next_up < len(queue):
        here: i64 = queue[next_up]
        next_up += 1
        left: i64 = most[here]
        steps: i64 = here // N_PLACES
        row: i64 = s.side * N_PLACES + here % N_PLACES
        for i in range(N_ROADS[row]):
            to: i64 = ROADS[row * MOST_ROADS + i]
            after: i64 = left - s.step_cost(VIA[row * MOST_ROADS + i], seat)
            if s.tiles[to] != NO_TILE:
                if (after >= 0 or steps > 0) and serves(icons, s.kind_at(to)):
                    return True
            elif not (avoid >> to) & 1:
                if after > most[steps * N_PLACES + to]:
                    most[steps * N_PLACES + to] = after
                    queue = append(queue, steps * N_PLACES + to)
                if steps > 0 and left > most[(steps - 1) * N_PLACES + to]:
                    most[(steps - 1) * N_PLACES + to] = left
                    queue = append(queue, (steps - 1) * N_PLACES + to)
    return False


class Move(Choice[FutureEnergy]):
    """FE-6.1.2 to FE-6.1.10 The next step of the crew; FE-6.1.9 without any, the player passes."""

    def __init__(self, seat: i64, visited: i64) -> None:
        super().__init__(seat)
        self.visited = visited  # one bit for each place left behind on this route

    def candidates(self, s: FutureEnergy) -> vec[i64]:
        """Every neighbour, by money or by nuclear tile; o05 (window B); passing."""
        found = vec[i64]()
        if s.orders_in_play and not s.free_step:
            for order in owned_orders(s, self.seat):
                found = append(found, USE.at(order))
        found = append(found, PASS)
        for to in neighbours(s):
            found = append(found, STEP.at(to))
        if s.new_land and s.nuclear[self.seat] > 0:
            for to in neighbours(s):
                found = append(found, STEP_NUCLEAR.at(to))
        return found

    def objection(self, s: FutureEnergy, option: i64) -> i64:
        """See `step_objection`; FE-6.1.8 who can move must."""
        icons: i64 = s.icons_of(self.seat)
        if option == PASS:
            return self.pass_objection(s, icons)
        if USE.has(option):
            return self.use_objection(s, USE.first(option), icons)
        return self.step_objection(s, option, icons)

    def pass_objection(self, s: FutureEnergy, icons: i64) -> i64:
        """FE-6.1.8 Who can move must; FE-6.1.4, FE-10.5.7 who has set out goes on."""
        if s.free_step:
            return reasons.MUST_STEP.at()
        if self.visited != 0:
            return reasons.MID_ROUTE.at()
        return reasons.MUST_MOVE.at() if len(self.steps(s, icons)) > 0 else 0

    def options(self, s: FutureEnergy) -> vec[i64]:
        """The candidates without objection, with every step looked at only once."""
        icons: i64 = s.icons_of(self.seat)
        legal = vec[i64]()
        if s.orders_in_play and not s.free_step:
            for order in owned_orders(s, self.seat):
                if self.use_objection(s, order, icons) == 0:
                    legal = append(legal, USE.at(order))
        steps = self.steps(s, icons)
        if len(steps) == 0 and self.visited == 0 and not s.free_step:
            return append(legal, PASS)
        for option in steps:
            legal = append(legal, option)
        return legal

    def steps(self, s: FutureEnergy, icons: i64) -> vec[i64]:
        """FE-6.1.8 The steps that lead to a destination with the means at hand."""
        free: i64 = self.free_steps(s)
        row: i64 = s.side * N_PLACES + s.crew
        found = vec[i64](capacity=ROOM)
        for i in range(N_ROADS[row]):
            to: i64 = ROADS[row * MOST_ROADS + i]
            cost: i64 = 0 if s.free_step else s.step_cost(VIA[row * MOST_ROADS + i], self.seat)
            if self.place_objection(s, to, cost, free, icons) == 0:
                found = append(found, STEP.at(to))
        if free > 0:
            for to in neighbours(s):
                if self.step_objection(s, STEP_NUCLEAR.at(to), icons) == 0:
                    found = append(found, STEP_NUCLEAR.at(to))
        return found

    def free_steps(self, s: FutureEnergy) -> i64:
        """FE-11.3.2 Nuclear tiles not yet used this turn."""
        return s.nuclear[self.seat] - s.slid if s.new_land else 0

    def use_objection(self, s: FutureEnergy, order: i64, icons: i64) -> i64:
        """FE-10.5.7 Only o05, and only if a destination can then be reached."""
        if OP[FIRST_ORDER_EFFECT + order] != FREE_STEP:
            return reasons.NOT_NOW.at()
        for to in neighbours(s):
            if self.place_objection(s, to, 0, self.free_steps(s), icons) == 0:
                return payment_objection(s, self.seat, order, False)
        return reasons.STEP_LEADS_NOWHERE.at()

    def step_objection(self, s: FutureEnergy, option: i64, icons: i64) -> i64:
        """FE-6.1.7 The step is paid in full, FE-11.3.2 or by a nuclear tile."""
        free: i64 = self.free_steps(s)
        if STEP_NUCLEAR.has(option):
            if free == 0:
                return reasons.ALREADY_SLID.at()
            place: i64 = STEP_NUCLEAR.first(option)
            if self.cost(s, place) == 0:
                return reasons.FREE_ANYWAY.at()
            return self.place_objection(s, place, 0, free - 1, icons)
        to: i64 = STEP.first(option)
        return self.place_objection(s, to, self.cost(s, to), free, icons)

    def cost(self, s: FutureEnergy, to: i64) -> i64:
        """FE-6.1.5, FE-6.1.6 The price of the step; FE-10.5.7 nothing after o05."""
        return 0 if s.free_step else s.step_cost(connection_to(s, to), self.seat)

    def place_objection(self, s: FutureEnergy, to: i64, cost: i64, free: i64, icons: i64) -> i64:
        """Why the crew cannot go there at this cost, with so many free steps left afterwards."""
        if s.is_closed(to):
            return reasons.CLOSED_FIELD.at()
        if (self.visited >> to) & 1:
            return reasons.VISITED.at()
        left: i64 = s.money[self.seat] - cost
        if left < 0:
            return reasons.CANNOT_PAY.at(cost, s.money[self.seat])
        if s.tiles[to] != NO_TILE:
            fits = serves(icons, s.kind_at(to))
            return 0 if fits else reasons.NO_MATCH.at(s.tiles[to])
        avoid: i64 = self.visited | bit(s.crew) | bit(to)
        if leads_on(s, self.seat, icons, to, avoid, left, free):
            return 0
        return reasons.DEAD_END.at(left)

    def choose(self, s: FutureEnergy, option: i64) -> None:
        """FE-6.1.3 On a tile-free place the crew goes on; on a tile it stops and builds.

        FE-6.1.9, FE-6.5.9 Who passes does not build, and nobody is asked to join.
        """
        if option == PASS:
            s.tell(events.PASSED, self.seat)
            return
        if USE.has(option):
            s.then(Move(self.seat, self.visited))
            use_order(s, self.seat, USE.first(option), True)
            return
        origin: i64 = s.crew
        self.step(s, option)
        if s.tiles[s.crew] != NO_TILE:
            s.then(Build(self.seat))
        else:
            s.then(Move(self.seat, self.visited | bit(origin)))

    def step(self, s: FutureEnergy, option: i64) -> None:
        """FE-6.1.5 The price is paid at once; FE-11.3.3 or a nuclear tile is slid down."""
        s.acted = True
        to: i64 = STEP.first(option)
        if STEP_NUCLEAR.has(option):
            to = STEP_NUCLEAR.first(option)
            s.slid += 1
            s.tell(events.SLID, self.seat)
        elif not s.free_step:
            pay_step(s, self.seat, connection_to(s, to))
        s.free_step = False
        s.crew = to
        s.tell(events.STEPPED, self.seat, to)


def neighbours(s: FutureEnergy) -> vec[i64]:
    """The places next to the crew, ascending."""
    row: i64 = s.side * N_PLACES + s.crew
    found = vec[i64]()
    for i in range(N_ROADS[row]):
        found = append(found, ROADS[row * MOST_ROADS + i])
    return found


def connection_to(s: FutureEnergy, to: i64) -> i64:
    """The connection between the crew and a neighbouring place."""
    row: i64 = s.side * N_PLACES + s.crew
    i: i64 = 0
    while ROADS[row * MOST_ROADS + i] != to:
        i += 1
    return VIA[row * MOST_ROADS + i]


def pay_step(s: FutureEnergy, seat: i64, connection: i64) -> None:
    """FE-6.1.5, FE-6.1.6, FE-6.1.12 To the bank, or to each owner of a foreign line, at once."""
    if s.has_line(connection, seat):
        return
    if s.lines[connection] == 0:
        s.money[seat] -= COST_EMPTY
        s.tell(events.PAID_BANK, seat, COST_EMPTY)
        return
    for owner in range(s.seats):
        if s.has_line(connection, owner):
            s.money[seat] -= COST_FOREIGN
            s.money[owner] += COST_FOREIGN
            s.tell(events.PAID_FEE, seat, owner, COST_FOREIGN)
