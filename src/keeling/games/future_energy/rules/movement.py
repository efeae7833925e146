"""FE-6.1 Phase 3a: moving the crew, one decision a step."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from keeling.games.future_energy import events, reasons
from keeling.games.future_energy.effects import FIRST_ORDER_EFFECT, FREE_STEP, OP
from keeling.games.future_energy.options import PASS, STEP, STEP_NUCLEAR, USE
from keeling.games.future_energy.rules.building import Build
from keeling.games.future_energy.rules.orders import owned_orders, payment_objection, use_order
from keeling.games.future_energy.state import NO_TILE, FutureEnergy
from keeling.games.future_energy.tables import (
    BUILDING_LAND,
    COST_EMPTY,
    COST_FOREIGN,
    MOST_ROADS,
    N_PLACES,
    N_ROADS,
    NONE,
    ROADS,
    VIA,
)
from keeling.kernel.agenda import Choice
from keeling.kernel.bits import bit

OUT_OF_REACH: Final = 99


def serves(icons: i64, kind: i64) -> bool:
    """FE-6.1.1 Whether plants under these icons can be built on a tile of this kind."""
    if kind == NONE:
        return False
    return icons != 0 if kind == BUILDING_LAND else (icons >> kind) & 1 == 1


def money_needed(s: FutureEnergy, seat: i64, avoid: i64, free: i64) -> vec[i64]:
    """FE-6.1.10 What it costs at least to go on to a destination from each tile-free place.

    Places whose bit is set in `avoid` are not entered again (FE-6.1.8). With f free steps in hand the
    answer for a place stands at f * N_PLACES + place, for each f up to `free` (FE-11.3.4).
    """
    icons: i64 = s.icons_of(seat)
    need = vec[i64]([OUT_OF_REACH]) if icons == 0 else blank(free)
    if icons == 0:
        return need
    for f in range(free + 1):
        queue = first_costs(s, seat, avoid, f, icons, need)
        spread(s, seat, avoid, f, need, queue)
    return need


def blank(free: i64) -> vec[i64]:
    """Nothing can be reached yet."""
    need = vec[i64](capacity=(free + 1) * N_PLACES)
    for _ in range((free + 1) * N_PLACES):
        need = append(need, OUT_OF_REACH)
    return need


def first_costs(
    s: FutureEnergy, seat: i64, avoid: i64, f: i64, icons: i64, need: vec[i64]
) -> vec[i64]:
    """The places from which a destination, or a place with one free step less, is one step away."""
    queue = vec[i64]()
    for place in range(N_PLACES):
        if s.tiles[place] != NO_TILE or (avoid >> place) & 1:
            continue
        best: i64 = OUT_OF_REACH
        row: i64 = s.side * N_PLACES + place
        for i in range(N_ROADS[row]):
            to: i64 = ROADS[row * MOST_ROADS + i]
            cost: i64 = OUT_OF_REACH
            if s.tiles[to] != NO_TILE:
                if serves(icons, s.kind_at(to)):
                    cost = 0 if f > 0 else s.step_cost(VIA[row * MOST_ROADS + i], seat)
            elif f > 0:
                cost = need[(f - 1) * N_PLACES + to]
            best = min(best, cost)
        if best < OUT_OF_REACH:
            need[f * N_PLACES + place] = best
            queue = append(queue, place)
    return queue


def spread(
    s: FutureEnergy, seat: i64, avoid: i64, f: i64, need: vec[i64], queue: vec[i64]
) -> None:
    """Go back from places whose cost is known to their tile-free neighbours, until all is settled."""
    next_up: i64 = 0
    while next_up < len(queue):
        place: i64 = queue[next_up]
        next_up += 1
        row: i64 = s.side * N_PLACES + place
        for i in range(N_ROADS[row]):
            back: i64 = ROADS[row * MOST_ROADS + i]
            if s.tiles[back] != NO_TILE or (avoid >> back) & 1:
                continue
            cost: i64 = need[f * N_PLACES + place] + s.step_cost(VIA[row * MOST_ROADS + i], seat)
            if cost < need[f * N_PLACES + back]:
                need[f * N_PLACES + back] = cost
                queue = append(queue, back)


class Move(Choice[FutureEnergy]):
    """FE-6.1.2 to FE-6.1.10 The next step of the crew; FE-6.1.9 without any, the player passes."""

    def __init__(self, seat: i64, visited: i64) -> None:
        super().__init__(seat)
        self.visited = visited  # one bit for each place left behind on this route

    def candidates(self, s: FutureEnergy) -> vec[i64]:
        """Every neighbour, by money or by nuclear tile; o05 (window B); before the first step, pass."""
        found = vec[i64]()
        if s.orders_in_play and not s.free_step:
            for order in owned_orders(s, self.seat):
                found = append(found, USE.at(order))
        if self.visited == 0 and not s.free_step:
            found = append(found, PASS.at())
        for to in neighbours(s):
            found = append(found, STEP.at(to))
        if self.free_steps(s) > 0:
            for to in neighbours(s):
                found = append(found, STEP_NUCLEAR.at(to))
        return found

    def objection(self, s: FutureEnergy, option: i64) -> i64:
        """See `step_objection`; FE-6.1.8 who can move must."""
        need = self.needed(s)
        if option == PASS.at():
            return reasons.MUST_MOVE.at() if self.can_step(s, need) else 0
        if USE.has(option):
            return self.use_objection(s, USE.first(option), need)
        return self.step_objection(s, option, need)

    def options(self, s: FutureEnergy) -> vec[i64]:
        """The candidates without objection, with the search for destinations done only once."""
        need = self.needed(s)
        legal = vec[i64]()
        if s.orders_in_play and not s.free_step:
            for order in owned_orders(s, self.seat):
                if self.use_objection(s, order, need) == 0:
                    legal = append(legal, USE.at(order))
        orders: i64 = len(legal)
        for option in self.candidates(s):
            if option >= STEP.at() and self.step_objection(s, option, need) == 0:
                legal = append(legal, option)
        if len(legal) == orders and self.visited == 0 and not s.free_step:
            legal = append(legal, PASS.at())
        return legal

    def needed(self, s: FutureEnergy) -> vec[i64]:
        """See `money_needed`, from where the crew stands."""
        return money_needed(s, self.seat, self.visited | bit(s.crew), self.free_steps(s))

    def free_steps(self, s: FutureEnergy) -> i64:
        """FE-11.3.2 Nuclear tiles not yet used this turn."""
        return s.nuclear[self.seat] - s.slid if s.new_land else 0

    def can_step(self, s: FutureEnergy, need: vec[i64]) -> bool:
        """FE-6.1.8 Whether some step leads to a destination with the means at hand."""
        for option in self.candidates(s):
            if option >= STEP.at() and self.step_objection(s, option, need) == 0:
                return True
        return False

    def use_objection(self, s: FutureEnergy, order: i64, need: vec[i64]) -> i64:
        """FE-10.5.7 Only o05, and only if a destination can then be reached."""
        if OP[FIRST_ORDER_EFFECT + order] != FREE_STEP:
            return reasons.NOT_NOW.at()
        for to in neighbours(s):
            if self.place_objection(s, to, 0, self.free_steps(s), need) == 0:
                return payment_objection(s, self.seat, order, False)
        return reasons.STEP_LEADS_NOWHERE.at()

    def step_objection(self, s: FutureEnergy, option: i64, need: vec[i64]) -> i64:
        """FE-6.1.7 The step is paid in full, FE-11.3.2 or by a nuclear tile."""
        free: i64 = self.free_steps(s)
        to: i64 = STEP.first(option)
        if option >= STEP_NUCLEAR.at():
            to = STEP_NUCLEAR.first(option)
            if self.cost(s, to) == 0:
                return reasons.FREE_ANYWAY.at()
            return self.place_objection(s, to, 0, free - 1, need)
        return self.place_objection(s, to, self.cost(s, to), free, need)

    def cost(self, s: FutureEnergy, to: i64) -> i64:
        """FE-6.1.5, FE-6.1.6 The price of the step; FE-10.5.7 nothing after o05."""
        return 0 if s.free_step else s.step_cost(connection_to(s, to), self.seat)

    def place_objection(
        self, s: FutureEnergy, to: i64, cost: i64, free: i64, need: vec[i64]
    ) -> i64:
        """Why the crew cannot go there at this cost, with so many free steps left afterwards."""
        if s.is_closed(to):
            return reasons.CLOSED_FIELD.at()
        if (self.visited >> to) & 1:
            return reasons.VISITED.at()
        left: i64 = s.money[self.seat] - cost
        if left < 0:
            return reasons.CANNOT_PAY.at(cost, s.money[self.seat])
        if s.tiles[to] != NO_TILE:
            fits = serves(s.icons_of(self.seat), s.kind_at(to))
            return 0 if fits else reasons.NO_MATCH.at(s.tiles[to])
        if len(need) == 1 or need[free * N_PLACES + to] > left:
            return reasons.DEAD_END.at(left)
        return 0

    def choose(self, s: FutureEnergy, option: i64) -> None:
        """FE-6.1.3 On a tile-free place the crew goes on; on a tile it stops and builds."""
        if option == PASS.at():
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
        if option >= STEP_NUCLEAR.at():
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
