"""What a position of CO₂: Second Chance is worth to a seat, in points."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from keeling.games.second_chance.bot import weights as w
from keeling.games.second_chance.bot.rivals import rival_worth
from keeling.games.second_chance.bot.team import team_worth
from keeling.games.second_chance.engine.options import BUILD, BUILD_SUBSIDISED, PREPARE
from keeling.games.second_chance.engine.rules.announce import AnnouncedAction
from keeling.games.second_chance.engine.rules.effects import RecruitOrMove, TakeMoneyOrTech
from keeling.games.second_chance.engine.rules.finance import FinancedBuild
from keeling.games.second_chance.engine.rules.knowledge import Bonus, StudyAny
from keeling.games.second_chance.engine.rules.main_action import SecondMain
from keeling.games.second_chance.engine.rules.market import PayCep
from keeling.games.second_chance.engine.rules.scientists import ExtraMove, ForcedMove
from keeling.games.second_chance.engine.rules.summits import SummitKnowledge
from keeling.games.second_chance.engine.rules.turn import Act
from keeling.games.second_chance.engine.state import COOP, SecondChance
from keeling.kernel.agenda import State
from keeling.kernel.heuristic import Heuristic

LOOKS: Final = 10  # positions looked at to judge one, on average: answers, and the best action
ANSWERS: Final = 12  # at most so many questions are answered before a position is judged


class SecondChanceHeuristic(Heuristic):
    """The worth of the position in which all questions of an action are answered."""

    def worth(self, state: State, seat: i64) -> float:
        """In points."""
        assert isinstance(state, SecondChance)
        s = answered(state, seat)
        now = worth_now(s, seat)
        if s.seat == seat and has_begun(s) and isinstance(s.agenda[-1], Act):
            return max(now + w.MAIN_AHEAD, best_action(s, seat))
        return now

    def looks(self) -> i64:
        """What is asked is answered first, in every way."""
        return LOOKS


def has_begun(s: SecondChance) -> bool:
    """Whether something was done in this turn, but not yet a main action."""
    return s.mains == 0 and (s.moved or s.visited or s.carded)


def worth_now(s: SecondChance, seat: i64) -> float:
    """As it stands."""
    return team_worth(s, seat) if s.mode == COOP else rival_worth(s, seat)


def best_action(s: SecondChance, seat: i64) -> float:
    """The worth after the best infrastructure or plant that is possible now."""
    best = -1e9
    for option in s.offered:
        if PREPARE.has(option) or BUILD.has(option) or BUILD_SUBSIDISED.has(option):
            after = s.clone()
            after.apply(option)
            best = max(best, worth_now(answered(after, seat), seat))
    return best


def answered(state: SecondChance, seat: i64) -> SecondChance:
    """The position after the best answers to what an action asks, as they look at once."""
    if state.seat < 0 or not is_question(state):
        return state
    s = state
    for _ in range(ANSWERS):
        if s.seat < 0 or not is_question(s):
            break
        asked: i64 = seat if s.mode == COOP else s.seat
        best = s
        best_worth = -1e9
        for option in s.offered:
            after = s.clone()
            after.apply(option)
            worth = worth_now(after, asked)
            if worth > best_worth:
                best = after
                best_worth = worth
        s = best
    return s


def is_question(s: SecondChance) -> bool:
    """Whether a part of an action is asked."""
    step = s.agenda[-1]
    if isinstance(step, (Bonus, StudyAny, SummitKnowledge, PayCep, ForcedMove)):
        return True
    if isinstance(step, (SecondMain, FinancedBuild, AnnouncedAction)):
        return True
    return isinstance(step, (RecruitOrMove, TakeMoneyOrTech, ExtraMove))


HEURISTIC: Final = SecondChanceHeuristic()
