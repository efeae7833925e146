"""What a position of e-Mission is worth: everybody wins or loses together."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from keeling.games.e_mission.bot import weights as w
from keeling.games.e_mission.bot.boards import Board
from keeling.games.e_mission.bot.crises import known, threats
from keeling.games.e_mission.bot.engine import draws, yields
from keeling.games.e_mission.bot.globals import projects_worth
from keeling.games.e_mission.bot.hand import hand_worth, least_useful
from keeling.games.e_mission.bot.outlook import Outlook, balance, tracks
from keeling.games.e_mission.bot.pending import without_chance
from keeling.games.e_mission.engine.options import PAY
from keeling.games.e_mission.engine.rules.carry_out import GeoDie
from keeling.games.e_mission.engine.rules.order import AfterAction, Question
from keeling.games.e_mission.engine.rules.pay import PayCards
from keeling.games.e_mission.engine.rules.project_phase import Menu
from keeling.games.e_mission.engine.state import EMission
from keeling.games.e_mission.engine.tables import EMISSION_PHASE, PROJECT_PHASE, WON
from keeling.kernel.agenda import CHANCE, NOBODY, State, Together
from keeling.kernel.bits import bit
from keeling.kernel.heuristic import Heuristic


class EMissionHeuristic(Heuristic):
    """The chance to win together, in the long run and in this round."""

    def worth(self, state: State, seat: i64) -> float:
        """In about a carbon less in each round."""
        assert isinstance(state, EMission)
        return worth_of(state, seat)


def worth_of(s: EMission, seat: i64) -> float:
    """Where somebody is asked in the middle of something, the best answer counts."""
    if s.seat == NOBODY:
        return ended(s)
    if s.seat == CHANCE:
        return before_chance(s, seat)
    step = s.agenda[-1]
    if isinstance(step, Menu):
        return menu_worth(s, seat)
    if isinstance(step, PayCards):
        after = s.clone()
        after.apply(PAY.at(least_useful(s, step.seat)))
        return worth_of(after, seat)
    acting = isinstance(step, Question) or (s.phase_begun == PROJECT_PHASE and in_action(s))
    if acting or s.phase_begun == EMISSION_PHASE:
        return best_answer(s, seat)
    return standing(s)


def before_chance(s: EMission, seat: i64) -> float:
    """In an action the mean counts, or what can be foreseen of the cards to come."""
    if isinstance(s.agenda[-1], GeoDie):
        return mean(s, seat)
    if s.phase_begun == PROJECT_PHASE and in_action(s):
        after = s.clone()
        more = without_chance(after)
        return worth_of(after, seat) + more
    return standing(s)


def ended(s: EMission) -> float:
    """Won or lost."""
    if s.ending == WON:
        return w.WON
    return w.LOST + w.ROUND_LASTED * float(s.round) - float(balance(s)) / float(s.seats)


def in_action(s: EMission) -> bool:
    """Whether an action of the project phase is under way."""
    for n in range(len(s.agenda) - 1, -1, -1):
        step = s.agenda[n]
        if isinstance(step, AfterAction):
            return True
        if isinstance(step, Together):
            return n > 0 and isinstance(s.agenda[n - 1], AfterAction)
    return False


def mean(s: EMission, seat: i64) -> float:
    """All faces of the die."""
    total = 0.0
    options = s.chance().options(s)
    for option in options:
        after = s.clone()
        after.apply(option)
        total += worth_of(after, seat)
    return total / float(len(options))


def best_answer(s: EMission, seat: i64) -> float:
    """Whoever is asked, all want the same."""
    best = -1e9
    for option in s.offered:
        after = s.clone()
        after.apply(option)
        best = max(best, worth_of(after, seat))
    return best


def menu_worth(s: EMission, seat: i64) -> float:
    """The position if all were done now, and what their own hand could still bring."""
    after = s.clone()
    while not isinstance(after.agenda[-1], Together):
        after.agenda.pop()
    after.done = bit(s.seats) - 1
    after.settle()
    value = worth_of(after, seat)
    if after.drawdown or s.is_done(seat):
        return value
    o = Outlook(s)
    board = Board(s, seat, o, 0.0)
    value += w.NOW * yields(s, board, o, float(s.hand_size[seat]), 0.0)
    return value + hand_worth(s, seat)


def standing(s: EMission) -> float:
    """A position outside the project phase."""
    o = Outlook(s)
    harm = threats(s)
    boards: list[Board] = []
    total = -known(s, o, w.COMMUNITY)
    death = 0.0
    for player in range(s.seats):
        board = Board(s, player, o, harm[player])
        boards.append(board)
        death = max(death, board.death)
        total -= board.cost
    total -= w.DEATH * death
    if s.drawdown:
        return w.DRAWDOWN + total
    total -= o.cost + tracks(s, o)
    for board in boards:
        kept = float(s.hand_size[board.seat])
        cards = (draws(s, board.seat) * o.ahead + kept) * w.SPENT_LATER
        total += w.KEPT * o.card * kept
        if o.ahead > 0.0:
            total += w.LATER * yields(s, board, o, cards, o.ahead)
    return total + projects_worth(s, o, boards)


HEURISTIC: Final = EMissionHeuristic()
