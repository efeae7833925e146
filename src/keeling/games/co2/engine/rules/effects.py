"""What grants, rewards and cards give: the effect vocabulary at work.

CO-17.1 Money is unlimited; CO-17.2 tech comes as far as the supply goes: `carbon.tracks`.
"""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from keeling.games.carbon.engine.market import gain_ceps
from keeling.games.carbon.engine.tracks import gain_money, gain_tech
from keeling.games.co2.engine import events, reasons
from keeling.games.co2.engine.effects import (
    AMOUNT,
    CEP,
    CHOOSE_ONE,
    ENERGY,
    EXPERTISE,
    FIRST,
    IS_OPTIONAL,
    LAST,
    MONEY,
    MONEY_PER_REGIONAL_CEP,
    MOVE_SCIENTIST,
    OP,
    RECRUIT_SCIENTIST,
    TECH,
    VP,
)
from keeling.games.co2.engine.options import DECLINE, MOVE, RECRUIT, TAKE_MONEY, TAKE_TECH
from keeling.games.co2.engine.rules.expertise import learn
from keeling.games.co2.engine.rules.scientists import (
    MOVES_ROOM,
    ExtraMove,
    add_moves,
    make_move,
    move_objection,
)
from keeling.games.co2.engine.state import Co2
from keeling.games.co2.engine.tables import FOR_LOBBY
from keeling.kernel.agenda import Choice


def carry_out(s: Co2, seat: i64, effects: i64, region: i64) -> None:
    """CO-1.5 An effect list from left to right, as far as supplies allow. What asks stands last."""
    effect: i64 = FIRST[effects]
    while effect < LAST[effects]:
        if OP[effect] == CHOOSE_ONE:
            s.then(ChooseOne(seat, effect))
            return
        carry_out_one(s, seat, effect, region)
        effect += 1


def carry_out_one(s: Co2, seat: i64, effect: i64, region: i64) -> None:
    """One effect for a seat; `region` is that of the project, where there is one."""
    op: i64 = OP[effect]
    n: i64 = AMOUNT[effect]
    if op == MONEY:
        gain_money(s, seat, n)
    elif op == MONEY_PER_REGIONAL_CEP:
        gain_money(s, seat, max(n, s.region_ceps[region]))
    elif op == TECH:
        gain_tech(s, seat, n)
    elif op == CEP:
        gain_ceps(s, seat, n)
    elif op == VP:
        s.add_points(seat, FOR_LOBBY, n)
        s.tell(events.GOT_POINTS, seat, n)
    elif op == EXPERTISE:
        learn(s, seat, ENERGY[effect])
    elif op == MOVE_SCIENTIST:
        s.then(ExtraMove(seat))
    elif op == RECRUIT_SCIENTIST:
        recruit(s, seat)


def recruit(s: Co2, seat: i64) -> None:
    """CO-6.5, CO-6.7 From the recruitment pool into their own supply, at once."""
    s.pool[seat] -= 1
    s.supply[seat] += 1
    s.tell(events.RECRUITED, seat)


class ChooseOne(Choice[Co2]):
    """CO-6.5, CO-13.8 One of several effects; a research grant may be declined (CO-6.7)."""

    def __init__(self, seat: i64, effect: i64) -> None:
        super().__init__(seat)
        self.effect = effect  # the effects to choose from stand after it

    def offers(self, op: i64) -> bool:
        """Whether one of the effects is of this kind."""
        return self.amount(op) > 0

    def amount(self, op: i64) -> i64:
        """How much the effect of this kind gives."""
        for effect in range(self.effect + 1, self.effect + 1 + AMOUNT[self.effect]):
            if OP[effect] == op:
                return AMOUNT[effect]
        return 0

    def listed(self, s: Co2, every: bool) -> vec[i64]:
        """The options of all effects, ascending."""
        found = vec[i64](capacity=MOVES_ROOM)
        if self.offers(MOVE_SCIENTIST):
            found = add_moves(s, found, self.seat, every)
        if self.offers(MONEY):
            found = append(found, TAKE_MONEY)
        if self.offers(TECH):
            found = append(found, TAKE_TECH)
        if self.offers(RECRUIT_SCIENTIST) and (every or s.pool[self.seat] > 0):
            found = append(found, RECRUIT)
        if IS_OPTIONAL[self.effect]:
            found = append(found, DECLINE)
        return found

    def candidates(self, s: Co2) -> vec[i64]:
        """Everything on offer."""
        return self.listed(s, True)

    def options(self, s: Co2) -> vec[i64]:
        """The legal ones at once."""
        return self.listed(s, False)

    def objection(self, s: Co2, option: i64) -> i64:
        """CO-6.7 Nobody in the pool, nobody to recruit; CO-9.1 to CO-9.3 for moves."""
        if option == RECRUIT and s.pool[self.seat] == 0:
            return reasons.POOL_EMPTY.at()
        return move_objection(s, MOVE.first(option), MOVE.second(option)) if MOVE.has(option) else 0

    def choose(self, s: Co2, option: i64) -> None:
        """CO-6.6 Such a move is additional to the optional one."""
        if option == TAKE_MONEY:
            gain_money(s, self.seat, self.amount(MONEY))
        elif option == TAKE_TECH:
            gain_tech(s, self.seat, self.amount(TECH))
        elif option == RECRUIT:
            recruit(s, self.seat)
        elif option != DECLINE:
            make_move(s, self.seat, option)
