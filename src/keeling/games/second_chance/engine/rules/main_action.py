"""SC-5.1 The main action of a turn; SC-5.5 alone, a second one of another kind."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from keeling.games.second_chance.engine import events, reasons
from keeling.games.second_chance.engine.options import BUILD, BUILD_SUBSIDISED, PLAN, PREPARE
from keeling.games.second_chance.engine.rules.build import add_builds, build, build_objection
from keeling.games.second_chance.engine.rules.plan import add_plans, plan, plan_objection
from keeling.games.second_chance.engine.rules.prepare import (
    add_prepares,
    prepare,
    prepare_objection,
)
from keeling.games.second_chance.engine.state import SecondChance
from keeling.games.second_chance.engine.tables import (
    CO2_LIMIT,
    ON_BUILD,
    ON_PLAN,
    ON_PREPARE,
    SECOND_ACTION,
)
from keeling.kernel.agenda import Choice
from keeling.kernel.bits import bit, count_bits

ACTIONS_ROOM: Final = 80
MOST_ACTIONS: Final = 2  # SC-5.5 alone


def add_mains(s: SecondChance, found: vec[i64], seat: i64, every: bool) -> vec[i64]:
    """SC-7 Plan, prepare or build: `every` one thought of, or the legal ones of kinds not done."""
    if every or not is_done(s, ON_PLAN):
        found = add_plans(s, found, every)
    if every or not is_done(s, ON_PREPARE):
        found = add_prepares(s, found, seat, every)
    if every or not is_done(s, ON_BUILD):
        found = add_builds(s, found, seat, every)
    return found


def is_done(s: SecondChance, kind: i64) -> bool:
    """SC-5.5 Whether a main action of this kind was done: alone, a second is of another kind."""
    return s.mains & bit(kind) != 0


def kind_of(option: i64) -> i64:
    """The kind of a main action."""
    if PLAN.has(option):
        return ON_PLAN
    return ON_PREPARE if PREPARE.has(option) else ON_BUILD


def is_main(option: i64) -> bool:
    """Whether an option is a main action."""
    plain = PLAN.has(option) or PREPARE.has(option)
    return plain or BUILD.has(option) or BUILD_SUBSIDISED.has(option)


def main_objection(s: SecondChance, seat: i64, option: i64) -> i64:
    """SC-5.4 An action whose steps cannot all be carried out cannot be chosen."""
    if PLAN.has(option):
        return plan_objection(s, option)
    if PREPARE.has(option):
        return prepare_objection(s, seat, PREPARE.first(option))
    if BUILD.has(option):
        return build_objection(s, seat, BUILD.first(option), 0, 0)
    return build_objection(s, seat, BUILD_SUBSIDISED.first(option), 1, 0)


def act(s: SecondChance, seat: i64, option: i64) -> None:
    """SC-5.2 The action with all it causes."""
    s.mains |= bit(kind_of(option))
    if PLAN.has(option):
        plan(s, seat, PLAN.first(option), PLAN.second(option))
    elif PREPARE.has(option):
        prepare(s, seat, PREPARE.first(option))
    elif BUILD.has(option):
        build(s, seat, BUILD.first(option), 0)
    else:
        build(s, seat, BUILD_SUBSIDISED.first(option), 1)


def second_objection(s: SecondChance) -> i64:
    """SC-5.5 After the first main action, once a turn, and not at 500 ppm."""
    if s.seats > 1 and s.mains != 0:
        return reasons.ACTED.at()
    if s.mains == 0:
        return reasons.FIRST_ACTION_FIRST.at()
    if count_bits(s.mains) == MOST_ACTIONS:
        return reasons.SECOND_USED.at()
    return reasons.TOO_HOT.at(s.co2) if s.co2 >= CO2_LIMIT else 0


def buy_objection(s: SecondChance, seat: i64) -> i64:
    """SC-5.5 An action of another kind must be possible."""
    why: i64 = second_objection(s)
    if why != 0:
        return why
    found = add_mains(s, vec[i64](), seat, False)
    return reasons.NO_OTHER_ACTION.at() if len(found) == 0 else 0


def buy_second(s: SecondChance, seat: i64) -> None:
    """SC-5.5 CO₂ rises by 10 ppm for a second main action."""
    s.co2 += SECOND_ACTION
    s.tell(events.SECOND_ACTION, seat, s.co2)


class SecondMain(Choice[SecondChance]):
    """SC-5.5 The second main action follows the rise at once."""

    def ask_always(self) -> bool:
        """Nobody should do by surprise the only thing that is possible."""
        return True

    def candidates(self, s: SecondChance) -> vec[i64]:
        """All main actions."""
        return add_mains(s, vec[i64](capacity=ACTIONS_ROOM), self.seat, True)

    def options(self, s: SecondChance) -> vec[i64]:
        """The legal ones at once."""
        return add_mains(s, vec[i64](capacity=ACTIONS_ROOM), self.seat, False)

    def objection(self, s: SecondChance, option: i64) -> i64:
        """Of another kind than the first."""
        if is_done(s, kind_of(option)):
            return reasons.SAME_ACTION.at()
        return main_objection(s, self.seat, option)

    def choose(self, s: SecondChance, option: i64) -> None:
        """Director actions stay as they are."""
        act(s, self.seat, option)
