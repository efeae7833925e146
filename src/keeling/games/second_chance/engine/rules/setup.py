"""SC-3 Set-up."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from keeling.games.carbon.engine.cards import GONE, PASSING, SHOWN, UNSEEN
from keeling.games.second_chance.data.box import BOX
from keeling.games.second_chance.engine import events
from keeling.games.second_chance.engine.options import (
    DEAL_COMPANY_GOAL,
    DEAL_GOAL,
    DEAL_LOBBY,
    LAY_AGENDA,
    LAY_GOAL,
    START,
    TURN_UP_UN_GOAL,
)
from keeling.games.second_chance.engine.rules.decades import BeginDecade, inspections
from keeling.games.second_chance.engine.rules.disasters import TurnUpEvent
from keeling.games.second_chance.engine.rules.draft import KeepGoal, ReturnGoals, draft_steps
from keeling.games.second_chance.engine.rules.goals import FOUR_GOALS
from keeling.games.second_chance.engine.rules.solo import BeginRivals, DrawSoloGoal
from keeling.games.second_chance.engine.rules.summits import TurnUpSummit
from keeling.games.second_chance.engine.state import COMPETITIVE, SecondChance
from keeling.games.second_chance.engine.tables import (
    CEP_PLACES,
    CO2_START,
    CO2_START_COMPETITIVE,
    FIRST_TILE,
    FOR_START,
    FOSSIL_COUNT,
    GAS,
    GOAL_GROUP,
    GROUP_SIZE,
    HAND,
    MARKET_START,
    N_AGENDAS,
    N_LOBBIES,
    N_PLACES,
    N_REGIONS,
    N_UN_GOALS,
    NONE,
    NOT_FOR_TWO,
    START_CEPS,
    START_MONEY,
    START_POOL,
    START_SUPPLY,
    START_TECH,
    UN_IS_TWO,
)
from keeling.kernel.agenda import Chance, Step, together
from keeling.kernel.bag import bag

N_GOALS: Final[i64] = len(BOX.environment_goal)
WITHOUT_SOME_GAS: Final = 3  # SC-3.1.13 players
WITHOUT_SOME_GOALS: Final = 2  # SC-3.2.6 players
FEWER_POINTS: Final = 5  # solo goal 6, from 0
Steps = list[Step[SecondChance]]


def set_up(s: SecondChance, starter: i64, draw_solo_goal: bool, display: list[int]) -> None:
    """SC-3.1, SC-3.2, SC-3.3.8 The board first: who keeps cards sees it. Then the first decade."""
    lay_out(s)
    remove_goals(s)
    stack_fossils(s)
    steps: Steps = []
    if starter == NONE:
        steps += [DrawStart()]
    else:
        begin_with(s, starter)
    if draw_solo_goal:
        steps += [DrawSoloGoal()]
    steps += [TakeStart()]
    steps += [TurnUpSummit(place) for place in range(N_PLACES)]  # SC-3.1.11
    steps += [LayAgenda(region) for region in range(N_REGIONS)]
    steps += lay_goals(s, display[0], display[1])
    steps += deal_goals(s)
    steps += deal_hands(s)
    if s.seats == 1:
        steps += [BeginRivals(0)]
    s.then(*steps, *inspections(s), BeginDecade())


def lay_out(s: SecondChance) -> None:
    """SC-3.1.3 What each player has; SC-3.1.8 the tech; SC-3.1.15, SC-3.1.16 CEPs; SC-3.3.1."""
    for seat in range(s.seats):
        s.ceps[seat] = START_CEPS
        s.tech[seat] = START_TECH
        s.supply[seat] = START_SUPPLY
        s.pool[seat] = START_POOL
        s.bank -= START_CEPS
        s.tech_left -= START_TECH
    if s.inspected:
        s.tech_left -= BOX.setup.inspectors.tech_tokens_used  # SC-18.2.1
    for region in range(N_REGIONS):
        s.region_ceps[region] = CEP_PLACES[region]
        s.bank -= CEP_PLACES[region]
    s.market = MARKET_START
    s.bank -= MARKET_START
    s.co2 = CO2_START_COMPETITIVE if s.mode == COMPETITIVE else CO2_START  # SC-3.1.14, SC-3.2.1


def remove_goals(s: SecondChance) -> None:
    """SC-3.2.6 Company goals that are not for two players."""
    if s.mode == COMPETITIVE and s.seats == WITHOUT_SOME_GOALS:
        for card in range(len(s.goal)):
            if NOT_FOR_TWO[card] == 1:
                s.goal[card] = GONE


def stack_fossils(s: SecondChance) -> None:
    """SC-3.1.13, SC-3.2.7 All fossil plants, shuffled; with three players without six of gas."""
    counts = list(FOSSIL_COUNT)
    if s.seats == WITHOUT_SOME_GAS:
        s.gas_out = BOX.setup.fossil.removed_gas_three_players
        counts[GAS] -= BOX.setup.fossil.removed_gas_three_players
    s.fossils = bag(counts)


def deal_goals(s: SecondChance) -> Steps:
    """SC-3.1.19 Private goals; SC-3.2.6 company goals, one of two is kept; SC-3.3.3 alone."""
    competitive = s.mode == COMPETITIVE
    dealt: i64 = BOX.setup.coop.private_goals_dealt
    if competitive:
        dealt = BOX.setup.competitive.company_goals_dealt
    if s.seats == 1:
        dealt = BOX.setup.solo.private_goals_dealt
    steps: Steps = []
    for seat in range(s.seats):
        for _ in range(dealt):
            steps += [DealCompanyGoal(seat)] if competitive else [DealGoal(seat)]
    if competitive:
        keeping: Steps = [KeepGoal(seat) for seat in range(s.seats)]
        steps += together(keeping)
        for seat in range(s.seats):
            steps += [ReturnGoals(seat)]
    elif s.seats == 1:
        steps += [KeepGoals()]
    return steps


def deal_hands(s: SecondChance) -> Steps:
    """SC-3.1.20 Five lobby cards each, unseen by the others (SC-3.1.21); SC-3.4 perhaps a draft."""
    at: i64 = PASSING if s.draft else 0
    steps: Steps = []
    for seat in range(s.seats):
        for _ in range(HAND):
            steps += [DealLobby(seat, at)]
    return steps + draft_steps(s) if s.draft else steps


def lay_goals(s: SecondChance, with_two: i64, with_three: i64) -> Steps:
    """SC-3.1.17 Environment goals, SC-3.1.18, SC-3.3.6 UN goals; SC-3.2.3 to SC-3.2.5 events."""
    steps: Steps = []
    if s.mode == COMPETITIVE:
        steps += [TurnUpEvent(), TurnUpEvent()]
    else:
        for group in range(len(GROUP_SIZE)):
            for n in range(GROUP_SIZE[group]):
                steps += [LayGoal(FIRST_TILE[group] + n, group)]
    steps += [ShowUnGoal(n, 1) for n in range(with_two)]
    steps += [ShowUnGoal(with_two + n, 0) for n in range(with_three)]
    return steps


class DrawStart(Chance[SecondChance]):
    """SC-3.1.4 The start player is drawn at random."""

    def candidates(self, s: SecondChance) -> vec[i64]:
        """Anybody."""
        found = vec[i64]()
        for seat in range(s.seats):
            found = append(found, START.at(seat))
        return found

    def choose(self, s: SecondChance, option: i64) -> None:
        """Whoever it is begins."""
        begin_with(s, START.first(option))


def begin_with(s: SecondChance, starter: i64) -> None:
    """SC-3.1.4 The start player; SC-3.1.7 money in clockwise order."""
    s.starter = starter
    for n in range(s.seats):
        s.money[(starter + n) % s.seats] = START_MONEY[n]
    s.tell(events.STARTS, starter)


class TakeStart(Step[SecondChance]):
    """SC-3.1.5, SC-3.2.2 Points begin at 0; SC-3.3.2 alone with 20, or with 10 for solo goal 6."""

    def run(self, s: SecondChance) -> None:
        """SC-3.3.2 Alone with the money of the first seat."""
        if s.seats == 1:
            fewer = s.solo_goal == FEWER_POINTS
            points = BOX.setup.solo.team_vp_start_with_goal_6
            s.add_points(0, FOR_START, points if fewer else BOX.setup.solo.team_vp_start)
            s.money[0] = BOX.setup.solo.start_money


class DealGoal(Chance[SecondChance]):
    """SC-3.1.19 A private goal, face down; the rest goes to the box."""

    def __init__(self, to: i64) -> None:
        super().__init__()
        self.to = to

    def candidates(self, s: SecondChance) -> vec[i64]:
        """Those left."""
        found = vec[i64](capacity=16)
        for card in range(len(s.goal)):
            if s.goal[card] == UNSEEN:
                found = append(found, DEAL_GOAL.at(card))
        return found

    def choose(self, s: SecondChance, option: i64) -> None:
        """Only its owner knows it; SC-3.3.3 alone one chooses among four."""
        card: i64 = DEAL_GOAL.first(option)
        s.goal[card] = self.to if s.seats > 1 else PASSING + self.to
        s.tell(events.GOT_GOAL, self.to, card)


class KeepGoals(Step[SecondChance]):
    """SC-3.3.3 Alone two of four private goals are kept, with solo goal 5 all."""

    def run(self, s: SecondChance) -> None:
        """The others go to the box."""
        if s.solo_goal == FOUR_GOALS:
            for card in range(len(s.goal)):
                if s.goal[card] == PASSING:
                    s.goal[card] = 0
            return
        steps: Steps = [KeepGoal(0) for _ in range(BOX.setup.solo.private_goals_kept)]
        s.then(*steps, ReturnGoals(0))


class DealCompanyGoal(Chance[SecondChance]):
    """SC-3.2.6 A company goal, face down; some are not for two players."""

    def __init__(self, to: i64) -> None:
        super().__init__()
        self.to = to

    def candidates(self, s: SecondChance) -> vec[i64]:
        """Those left."""
        found = vec[i64](capacity=16)
        for card in range(len(s.goal)):
            if s.goal[card] == UNSEEN:
                found = append(found, DEAL_COMPANY_GOAL.at(card))
        return found

    def choose(self, s: SecondChance, option: i64) -> None:
        """Only its owner knows it."""
        card: i64 = DEAL_COMPANY_GOAL.first(option)
        s.goal[card] = PASSING + self.to
        s.tell(events.GOT_COMPANY_GOAL, self.to, card)


class DealLobby(Chance[SecondChance]):
    """SC-3.1.20 A lobby card to a seat, unseen by the others."""

    def __init__(self, to: i64, place: i64) -> None:
        super().__init__()
        self.to = to
        self.place = place  # added to the seat: where the card goes in a draft

    def candidates(self, s: SecondChance) -> vec[i64]:
        """Any card not dealt yet; no rule ever draws the rest."""
        found = vec[i64](capacity=N_LOBBIES)
        for card in range(N_LOBBIES):
            if s.lobby[card] == UNSEEN:
                found = append(found, DEAL_LOBBY.at(card))
        return found

    def choose(self, s: SecondChance, option: i64) -> None:
        """Only its owner knows it."""
        card: i64 = DEAL_LOBBY.first(option)
        s.lobby[card] = self.place + self.to
        s.tell(events.GOT_LOBBY, self.to, card)


class LayAgenda(Chance[SecondChance]):
    """SC-3.1.12 An agenda tile, face up, on each region."""

    def __init__(self, region: i64) -> None:
        super().__init__()
        self.region = region

    def candidates(self, s: SecondChance) -> vec[i64]:
        """Those not laid yet; two are left over."""
        found = vec[i64](capacity=N_AGENDAS)
        for tile in range(N_AGENDAS):
            if tile not in s.priorities:
                found = append(found, LAY_AGENDA.at(tile))
        return found

    def choose(self, s: SecondChance, option: i64) -> None:
        """It lies there for the whole game."""
        s.priorities[self.region] = LAY_AGENDA.first(option)
        s.tell(events.AGENDA_LAID, self.region, s.priorities[self.region])


class LayGoal(Chance[SecondChance]):
    """SC-3.1.17 An environment goal of a group, face up on its slot."""

    def __init__(self, tile: i64, group: i64) -> None:
        super().__init__()
        self.tile = tile
        self.group = group

    def candidates(self, s: SecondChance) -> vec[i64]:
        """Those of the group not laid yet."""
        found = vec[i64](capacity=N_GOALS)
        for goal in range(N_GOALS):
            if GOAL_GROUP[goal] == self.group and goal not in s.tiles:
                found = append(found, LAY_GOAL.at(goal))
        return found

    def choose(self, s: SecondChance, option: i64) -> None:
        """Slots are numbered in the order of drawing."""
        s.tiles[self.tile] = LAY_GOAL.first(option)
        s.tell(events.GOAL_LAID, s.tiles[self.tile])


class ShowUnGoal(Chance[SecondChance]):
    """SC-3.1.18 A UN goal of a type is laid out; the rest goes to the box."""

    def __init__(self, place: i64, two: i64) -> None:
        super().__init__()
        self.place = place
        self.two = two  # 1: with two plants, 0: with three

    def candidates(self, s: SecondChance) -> vec[i64]:
        """Those of the type not laid yet."""
        found = vec[i64](capacity=N_UN_GOALS)
        for card in range(N_UN_GOALS):
            if s.un_goal[card] == UNSEEN and UN_IS_TWO[card] == self.two:
                found = append(found, TURN_UP_UN_GOAL.at(card))
        return found

    def choose(self, s: SecondChance, option: i64) -> None:
        """It lies open."""
        card: i64 = TURN_UP_UN_GOAL.first(option)
        s.un_goal[card] = SHOWN + self.place
        s.tell(events.UN_GOAL_SHOWN, card)
