"""What subsidies, rewards and cards give: the effect vocabulary at work."""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from keeling.games.carbon.engine.tracks import gain_money, gain_tech
from keeling.games.second_chance.engine import events, reasons
from keeling.games.second_chance.engine.effects import AMOUNT, FIRST, LAST, MOVE_SCIENTIST, OP
from keeling.games.second_chance.engine.effects import RECRUIT_OR_MOVE as RECRUIT_OR_MOVE_OP
from keeling.games.second_chance.engine.options import DECLINE, MOVE, RECRUIT, TAKE_MONEY, TAKE_TECH
from keeling.games.second_chance.engine.rules.gains import gain
from keeling.games.second_chance.engine.rules.knowledge import StudyAny
from keeling.games.second_chance.engine.rules.scientists import (
    MOVES_ROOM,
    ExtraMove,
    add_moves,
    make_move,
    move_objection,
)
from keeling.games.second_chance.engine.state import SecondChance
from keeling.kernel.agenda import Choice


def carry_out(s: SecondChance, seat: i64, effects: i64, region: i64) -> None:
    """An effect list in its order. What asks stands last."""
    effect: i64 = FIRST[effects]
    while effect < LAST[effects]:
        if not gain(s, seat, effect, region):
            ask(s, seat, effect)
            return
        effect += 1


def ask(s: SecondChance, seat: i64, effect: i64) -> None:
    """The effects that leave a choice."""
    if OP[effect] == MOVE_SCIENTIST:
        s.then(ExtraMove(seat))
    elif OP[effect] == RECRUIT_OR_MOVE_OP:
        s.then(RecruitOrMove(seat))
    else:
        s.then(TakeMoneyOrTech(seat, effect))


class RecruitOrMove(Choice[SecondChance]):
    """SC-7.1.6 Recruit a scientist, or move one; the move may be declined, recruiting too."""

    def listed(self, s: SecondChance, every: bool) -> vec[i64]:
        """All moves, recruiting, or nothing."""
        found = add_moves(s, vec[i64](capacity=MOVES_ROOM), self.seat, every)
        if every or self.objection(s, RECRUIT) == 0:
            found = append(found, RECRUIT)
        return append(found, DECLINE)

    def candidates(self, s: SecondChance) -> vec[i64]:
        """Everything a player might want."""
        return self.listed(s, True)

    def options(self, s: SecondChance) -> vec[i64]:
        """The legal ones at once."""
        return self.listed(s, False)

    def objection(self, s: SecondChance, option: i64) -> i64:
        """Somebody must be in the pool; SC-6.1 for moves."""
        if option == RECRUIT:
            return reasons.POOL_EMPTY.at() if s.pool[self.seat] == 0 else 0
        return move_objection(s, MOVE.first(option), MOVE.second(option)) if MOVE.has(option) else 0

    def choose(self, s: SecondChance, option: i64) -> None:
        """A recruit comes to the player board, with one knowledge of any energy."""
        if option == RECRUIT:
            s.pool[self.seat] -= 1
            s.supply[self.seat] += 1
            s.tell(events.RECRUITED, self.seat)
            s.then(StudyAny(self.seat))
        elif option != DECLINE:
            make_move(s, self.seat, option)


class TakeMoneyOrTech(Choice[SecondChance]):
    """SC-6.3.9 Card 12: tech or money."""

    def __init__(self, seat: i64, effect: i64) -> None:
        super().__init__(seat)
        self.effect = effect  # tech and money stand after it, in this order

    def candidates(self, s: SecondChance) -> vec[i64]:
        """Both."""
        return append(append(vec[i64](), TAKE_MONEY), TAKE_TECH)

    def objection(self, s: SecondChance, option: i64) -> i64:
        """Either will do."""
        return 0

    def choose(self, s: SecondChance, option: i64) -> None:
        """As much as the card says."""
        if option == TAKE_TECH:
            gain_tech(s, self.seat, AMOUNT[self.effect + 1])
        else:
            gain_money(s, self.seat, AMOUNT[self.effect + 2])
