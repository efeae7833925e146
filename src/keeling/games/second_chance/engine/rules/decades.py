"""SC-4 Course of the game, SC-16 Decade end: what the agenda of a decade lists, by mode."""

from __future__ import annotations

from mypy_extensions import i64

from keeling.games.second_chance.engine import events
from keeling.games.second_chance.engine.rules.disasters import EventPhase
from keeling.games.second_chance.engine.rules.environment import EnvironmentGoals, TurnGoals
from keeling.games.second_chance.engine.rules.goals import note_late
from keeling.games.second_chance.engine.rules.income import Income
from keeling.games.second_chance.engine.rules.inspectors import MoveInspector
from keeling.games.second_chance.engine.rules.reduction import ReductionPhase
from keeling.games.second_chance.engine.rules.scoring import FinalScoring, judge_team
from keeling.games.second_chance.engine.rules.supply import Settle, Supply
from keeling.games.second_chance.engine.rules.turn import BeginTurn
from keeling.games.second_chance.engine.state import COMPETITIVE, SecondChance
from keeling.games.second_chance.engine.tables import N_REGIONS
from keeling.kernel.agenda import Step

Steps = list[Step[SecondChance]]


class BeginDecade(Step[SecondChance]):
    """SC-4.1 A decade of a team; SC-4.2 a decade of the competitive game."""

    def run(self, s: SecondChance) -> None:
        """SC-4.4 Turns follow each other from the start player until the rounds are over."""
        s.round = 1
        actions = BeginTurn(s.starter)
        if s.mode == COMPETITIVE:
            s.then(*supply(s), actions, *income(s), EventPhase(), EndDecade())
        else:
            goals: Steps = [TurnGoals(), EnvironmentGoals(), JudgeDated()]
            s.then(actions, *income(s), *goals, *supply(s), ReductionPhase(), EndDecade())


def income(s: SecondChance) -> Steps:
    """SC-11.3 In player order from the start player."""
    return [Income((s.starter + n) % s.seats) for n in range(s.seats)]


def supply(s: SecondChance) -> Steps:
    """SC-13.1 All regions, clockwise from the home region; SC-13.7 then their debts."""
    regions = [(s.home + n) % N_REGIONS for n in range(N_REGIONS)]
    steps: Steps = []
    for region in regions:
        steps += [Supply(region)]
    for region in regions:
        steps += [Settle(region)]
    return steps


class JudgeDated(Step[SecondChance]):
    """SC-17.7 Solo goal 8 is judged in the environment phase."""

    def run(self, s: SecondChance) -> None:
        """Nothing can be built after it."""
        note_late(s, True)


class EndDecade(Step[SecondChance]):
    """SC-16.1 After the last decade the game ends; SC-16.2 otherwise the next one begins."""

    def run(self, s: SecondChance) -> None:
        """SC-16.2 The start player's right-hand neighbour starts; SC-16.3 inspectors move."""
        note_late(s, False)
        if s.decade == s.decades:
            if s.mode == COMPETITIVE:
                s.then(FinalScoring())
            else:
                judge_team(s)
            return
        s.decade += 1
        s.starter = (s.starter + s.seats - 1) % s.seats
        s.tell(events.DECADE, s.decade)
        if s.seats > 1:
            s.tell(events.STARTS, s.starter)
        s.then(*inspections(s), BeginDecade())


def inspections(s: SecondChance) -> Steps:
    """SC-18.2.2, SC-18.2.3 First the inspector of power plants, then that of summits."""
    inspectors: list[i64] = [0, 1] if s.inspected else []
    steps: Steps = []
    for inspector in inspectors:
        steps += [MoveInspector(inspector)]
    return steps
