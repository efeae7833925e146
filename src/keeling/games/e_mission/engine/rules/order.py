"""EM-6.2.5, EM-6.2.6 Whose move is next: actions are whole, and nobody is kept waiting."""

from __future__ import annotations

from typing import Any

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from keeling.games.e_mission.engine.rules.active import look_again
from keeling.games.e_mission.engine.state import EMission
from keeling.kernel.agenda import NOBODY, Apart, Choice, Step, Together
from keeling.kernel.bits import bit


@mypyc_attr(allow_interpreted_subclasses=True)
class Question(Choice[EMission]):
    """What is asked when an action is over: its seat answers before it acts again."""

    def at_own_pace(self) -> bool:
        """EM-6.2.6 Meanwhile the others go on."""
        return True

    def stands(self, s: EMission) -> bool:
        """Whether what others have done has left anything to answer."""
        return True

    def fall(self, s: EMission) -> None:
        """It is not asked any more."""


class AfterAction(Apart[EMission]):
    """EM-6.2.5 Until here nobody else acts."""

    def run(self, s: EMission) -> None:
        """EM-6.6.1 What is active now, is for everybody; EM-6.2.6 any player may act next."""
        s.paid = vec[i64]()
        s.chosen = vec[i64]()
        look_again(s)
        line_up(s, self.seat)


def ask(s: EMission, question: Question) -> None:
    """Ask it when the action is over, after all its seat was asked before; without one, next."""
    n: i64 = len(s.agenda) - 1
    while n >= 0 and not isinstance(s.agenda[n], AfterAction):
        n -= 1
    if n < 0:
        s.then(question)
        return
    while not isinstance(s.agenda[n - 1], Together):  # down to the lowest menu
        n -= 1
    while s.agenda[n].seat != question.seat:  # and up to that of the seat
        n += 1
    s.agenda.insert(n + 1, question)


def is_asked(s: EMission, seat: i64) -> bool:
    """EM-7.25 Whether somebody waits for an answer of this player."""
    for n in range(len(s.agenda) - 1, -1, -1):
        step = s.agenda[n]
        if isinstance(step, Together):
            return False
        if isinstance(step, Question) and step.seat == seat and step.asked_by() != NOBODY:
            return True
    return False


def line_up(s: EMission, first: i64) -> None:
    """Who is next if nobody hurries: who is asked something, then this seat, last who is done."""
    above: list[Step[Any]] = []
    asked: i64 = 0  # as bits
    while not isinstance(s.agenda[-1], Together):
        step = s.agenda.pop()
        if isinstance(step, Question):
            if not step.stands(s):
                step.fall(s)
                continue
            asked |= bit(step.seat)
        above.append(step)
    if asked == 0 and s.done == bit(s.seats) - 1:  # EM-6.2.3
        return
    above.reverse()
    for part in (s.done & ~asked, ~s.done & ~asked, asked):
        for n in range(s.seats - 1, -1, -1):
            seat: i64 = (first + n) % s.seats
            if part & bit(seat) != 0:
                for step in above:
                    if step.seat == seat:
                        s.agenda.append(step)
