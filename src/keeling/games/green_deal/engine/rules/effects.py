"""GD-13 What action cards do when they are bought or played: the effect vocabulary at work."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from keeling.games.green_deal.engine import events, reasons
from keeling.games.green_deal.engine.effects import (
    AMOUNT,
    CASH,
    CASH_EQUAL_INCOME,
    CASH_PER_TILE,
    CATEGORY,
    DIVIDEND_VP,
    EXTRA_LOAN,
    FIRST,
    LAST,
    LEVEL,
    LEVEL_CHOICE,
    LIMIT,
    MOVE_TILE,
    OP,
    OPPONENT_INCOME,
    OWN_INCOME,
    PER_TILE,
    STEAL_CASH,
    STEAL_PR_CHIP,
    TAKE_PR_CHIPS,
    TARGET_IMMUNE,
)
from keeling.games.green_deal.engine.options import (
    AGAINST,
    BORROW,
    ENOUGH,
    MOVE_FROM,
    MOVE_TO,
    POACH,
    RAISE,
    TAKE_CHIP,
)
from keeling.games.green_deal.engine.rules.edges import resolve_edges
from keeling.games.green_deal.engine.rules.gains import (
    gain_cash,
    move_income,
    move_level,
    score,
    take_chip,
)
from keeling.games.green_deal.engine.rules.loans import loan_objection, take_loan
from keeling.games.green_deal.engine.rules.map import allowed, cell_objection
from keeling.games.green_deal.engine.state import EMPTY, GreenDeal
from keeling.games.green_deal.engine.tables import (
    DIVIDEND_POINTS,
    FOR_ACTIONS,
    N_CATEGORIES,
    N_CELLS,
    N_CHIPS,
    N_LOANS,
    N_TILES,
    NONE,
)
from keeling.kernel.agenda import Choice, Step
from keeling.kernel.bits import bit, count_bits


def carry_out(s: GreenDeal, seat: i64, card: i64) -> None:
    """GD-5.3.3 The effects of a card, in the order of the list."""
    steps: list[Step[GreenDeal]] = []
    for effect in range(FIRST[card], LAST[card]):
        steps += [CarryOut(seat, effect)]
    s.then(*steps)


class CarryOut(Step[GreenDeal]):
    """One effect for a seat; what needs a decision asks for it."""

    def __init__(self, seat: i64, effect: i64) -> None:
        super().__init__(seat)
        self.effect = effect

    def run(self, s: GreenDeal) -> None:
        """The plain ones at once."""
        op: i64 = OP[self.effect]
        n: i64 = AMOUNT[self.effect]
        if op == CASH:  # GD-13.1
            gain_cash(s, self.seat, n)
        elif op == CASH_PER_TILE:  # GD-13.4
            tiles: i64 = count_bits(s.tiles_of(self.seat))
            gain_cash(s, self.seat, min(LIMIT[self.effect], n + PER_TILE * tiles))
        elif op == CASH_EQUAL_INCOME:  # GD-13.24
            gain_cash(s, self.seat, s.income(self.seat))
        elif op == DIVIDEND_VP:  # GD-13.8 no dividend: nothing is paid, nothing is added
            score(s, self.seat, FOR_ACTIONS, n * DIVIDEND_POINTS[s.income(self.seat)])
        elif op == OWN_INCOME:
            move_income(s, self.seat, n)
        elif op == LEVEL and CATEGORY[self.effect] != NONE:  # GD-13.2
            move_level(s, self.seat, CATEGORY[self.effect], n)
        else:
            self.ask(s, op, n)

    def ask(self, s: GreenDeal, op: i64, n: i64) -> None:
        """The others."""
        if op == LEVEL:
            s.then(RaiseLowest(self.seat, n))
        elif op == LEVEL_CHOICE:
            s.then(RaiseAny(self.seat, n, LIMIT[self.effect], 0))
        elif op == TAKE_PR_CHIPS:
            s.then(TakeChips(self.seat, n))
        elif op in (STEAL_CASH, OPPONENT_INCOME):
            s.then(Target(self.seat, self.effect))
        elif op == STEAL_PR_CHIP:
            s.then(Poach(self.seat))
        elif op == MOVE_TILE:
            s.then(MoveFrom(self.seat))
        elif op == EXTRA_LOAN:
            s.then(ExtraLoan(self.seat))


# ---- levels


class RaiseLowest(Choice[GreenDeal]):
    """GD-13.5 The lowest category rises; the owner chooses between equal ones."""

    def __init__(self, seat: i64, steps: i64) -> None:
        super().__init__(seat)
        self.steps = steps

    def candidates(self, s: GreenDeal) -> vec[i64]:
        """All."""
        found = vec[i64](capacity=N_CATEGORIES)
        for category in range(N_CATEGORIES):
            found = append(found, RAISE.at(category))
        return found

    def objection(self, s: GreenDeal, option: i64) -> i64:
        """Only those on the lowest level."""
        is_lowest = s.level_of(self.seat, RAISE.first(option)) == s.lowest(self.seat)
        return 0 if is_lowest else reasons.NOT_LOWEST.at()

    def choose(self, s: GreenDeal, option: i64) -> None:
        """All steps go to that category."""
        move_level(s, self.seat, RAISE.first(option), self.steps)


class RaiseAny(Choice[GreenDeal]):
    """GD-13.7 Different categories of choice rise."""

    def __init__(self, seat: i64, steps: i64, left: i64, raised: i64) -> None:
        super().__init__(seat)
        self.steps = steps
        self.left = left
        self.raised = raised  # categories chosen before, as bits

    def candidates(self, s: GreenDeal) -> vec[i64]:
        """All, one at 12 too."""
        found = vec[i64](capacity=N_CATEGORIES)
        for category in range(N_CATEGORIES):
            found = append(found, RAISE.at(category))
        return found

    def objection(self, s: GreenDeal, option: i64) -> i64:
        """Each once."""
        return reasons.RAISED.at() if self.raised & bit(RAISE.first(option)) != 0 else 0

    def choose(self, s: GreenDeal, option: i64) -> None:
        """Then the next one."""
        category: i64 = RAISE.first(option)
        move_level(s, self.seat, category, self.steps)
        if self.left > 1:
            s.then(RaiseAny(self.seat, self.steps, self.left - 1, self.raised | bit(category)))


# ---- chips


class TakeChips(Choice[GreenDeal]):
    """GD-13.6, GD-13.10 Take available chips of choice, or fewer."""

    def __init__(self, seat: i64, left: i64) -> None:
        super().__init__(seat)
        self.left = left

    def candidates(self, s: GreenDeal) -> vec[i64]:
        """All values, or enough."""
        found = vec[i64](capacity=N_CHIPS + 1)
        for chip in range(N_CHIPS):
            found = append(found, TAKE_CHIP.at(chip))
        return append(found, ENOUGH)

    def objection(self, s: GreenDeal, option: i64) -> i64:
        """What is available."""
        if TAKE_CHIP.has(option) and s.chips_left[TAKE_CHIP.first(option)] == 0:
            return reasons.NONE_LEFT.at(TAKE_CHIP.first(option))
        return 0

    def choose(self, s: GreenDeal, option: i64) -> None:
        """It is not a purchase."""
        if option == ENOUGH:
            return
        chip: i64 = TAKE_CHIP.first(option)
        take_chip(s, self.seat, chip)
        s.tell(events.TOOK_CHIP, self.seat, chip)
        if self.left > 1:
            s.then(TakeChips(self.seat, self.left - 1))


# ---- opponents


def is_target(s: GreenDeal, seat: i64, other: i64) -> bool:
    """GD-13.15 Anybody else without a legal department."""
    return other != seat and s.has(other, TARGET_IMMUNE) == 0


class Target(Choice[GreenDeal]):
    """GD-13.19, GD-13.21 An opponent of choice pays, or loses income."""

    def __init__(self, seat: i64, effect: i64) -> None:
        super().__init__(seat)
        self.effect = effect

    def candidates(self, s: GreenDeal) -> vec[i64]:
        """All opponents."""
        found = vec[i64](capacity=5)
        for other in range(s.seats):
            if other != self.seat:
                found = append(found, AGAINST.at(other))
        return found

    def objection(self, s: GreenDeal, option: i64) -> i64:
        """GD-13.15."""
        return 0 if is_target(s, self.seat, AGAINST.first(option)) else reasons.PROTECTED.at()

    def choose(self, s: GreenDeal, option: i64) -> None:
        """GD-13.19 As much as there is, also nothing; GD-13.21 down to step 0."""
        other: i64 = AGAINST.first(option)
        if OP[self.effect] == STEAL_CASH:
            paid: i64 = min(AMOUNT[self.effect], s.cash[other])
            s.cash[other] -= paid
            s.cash[self.seat] += paid
            s.tell(events.SUED, self.seat, other, paid)
        else:
            s.tell(events.BOYCOTTED, self.seat, other)
            move_income(s, other, AMOUNT[self.effect])


class Poach(Choice[GreenDeal]):
    """GD-13.20 One chip of choice from an opponent who has chips."""

    def candidates(self, s: GreenDeal) -> vec[i64]:
        """All chips of all opponents."""
        found = vec[i64](capacity=12)
        for other in range(s.seats):
            if other != self.seat:
                for chip in range(N_CHIPS):
                    if s.chips[other * N_CHIPS + chip] > 0:
                        found = append(found, POACH.at(other, chip))
        return found

    def objection(self, s: GreenDeal, option: i64) -> i64:
        """GD-13.15."""
        return 0 if is_target(s, self.seat, POACH.first(option)) else reasons.PROTECTED.at()

    def choose(self, s: GreenDeal, option: i64) -> None:
        """It changes hands."""
        other: i64 = POACH.first(option)
        chip: i64 = POACH.second(option)
        s.chips[other * N_CHIPS + chip] -= 1
        s.chips[self.seat * N_CHIPS + chip] += 1
        s.tell(events.POACHED, self.seat, other, chip)


# ---- tiles and loans


def can_move(s: GreenDeal, seat: i64, cell: i64) -> bool:
    """GD-13.22 A tile of their own there, and somewhere else to go."""
    if s.cell[cell] == EMPTY or s.cell[cell] // N_TILES != seat:
        return False
    return allowed(s, seat, s.tiles_of(seat) & ~bit(cell), s.free_cells()) != 0


class MoveFrom(Choice[GreenDeal]):
    """GD-13.22 Which own tile moves."""

    def candidates(self, s: GreenDeal) -> vec[i64]:
        """All own tiles on the map."""
        found = vec[i64](capacity=16)
        own: i64 = s.tiles_of(self.seat)
        for cell in range(N_CELLS):
            if own & bit(cell) != 0:
                found = append(found, MOVE_FROM.at(cell))
        return found

    def objection(self, s: GreenDeal, option: i64) -> i64:
        """It must have somewhere to go."""
        return 0 if can_move(s, self.seat, MOVE_FROM.first(option)) else reasons.NO_TARGET.at()

    def choose(self, s: GreenDeal, option: i64) -> None:
        """Where to is the next question."""
        s.then(MoveTo(self.seat, MOVE_FROM.first(option)))


class MoveTo(Choice[GreenDeal]):
    """GD-13.22 To a different free cell, legal as for a later tile with the moved one removed."""

    def __init__(self, seat: i64, origin: i64) -> None:
        super().__init__(seat)
        self.origin = origin

    def candidates(self, s: GreenDeal) -> vec[i64]:
        """All other cells."""
        found = vec[i64](capacity=N_CELLS)
        for cell in range(N_CELLS):
            if cell != self.origin:
                found = append(found, MOVE_TO.at(cell))
        return found

    def objection(self, s: GreenDeal, option: i64) -> i64:
        """GD-7.1.4 to GD-7.1.6."""
        own: i64 = s.tiles_of(self.seat) & ~bit(self.origin)
        return cell_objection(s, self.seat, own, MOVE_TO.first(option))

    def options(self, s: GreenDeal) -> vec[i64]:
        """The legal ones at once."""
        found = vec[i64](capacity=N_CELLS)
        own: i64 = s.tiles_of(self.seat) & ~bit(self.origin)
        cells: i64 = allowed(s, self.seat, own, s.free_cells())
        for cell in range(N_CELLS):
            if cells & bit(cell) != 0:
                found = append(found, MOVE_TO.at(cell))
        return found

    def choose(self, s: GreenDeal, option: i64) -> None:
        """GD-7.2.7 Its edges are resolved; nothing is undone at the old place."""
        cell: i64 = MOVE_TO.first(option)
        s.cell[cell] = s.cell[self.origin]
        s.cell[self.origin] = EMPTY
        s.tell(events.MOVED_TILE, self.seat, s.cell[cell] % N_TILES, self.origin, cell)
        resolve_edges(s, self.seat, cell)


class ExtraLoan(Choice[GreenDeal]):
    """GD-13.23 A loan besides any main investment."""

    def candidates(self, s: GreenDeal) -> vec[i64]:
        """All stacks."""
        found = vec[i64](capacity=N_LOANS)
        for loan in range(N_LOANS):
            found = append(found, BORROW.at(loan))
        return found

    def objection(self, s: GreenDeal, option: i64) -> i64:
        """GD-5.5.4, the limit of 3 and GD-6.4 apply."""
        return loan_objection(s, self.seat, BORROW.first(option))

    def choose(self, s: GreenDeal, option: i64) -> None:
        """It is no part of the main investment."""
        take_loan(s, self.seat, BORROW.first(option))


QUESTIONS: Final = (  # what the effects of a card may ask
    RaiseLowest,
    RaiseAny,
    TakeChips,
    Target,
    Poach,
    MoveFrom,
    MoveTo,
    ExtraLoan,
)
