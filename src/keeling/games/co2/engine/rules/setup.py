"""CO-2 Set-up; CO-19.1 fixed fossil sets; CO-20.1 to CO-20.3 solo."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from keeling.games.carbon.engine.cards import GONE, PASSING, UNSEEN
from keeling.games.co2.data.box import BOX
from keeling.games.co2.engine import events
from keeling.games.co2.engine.options import DEAL_GOAL, LAY_AGENDA, START
from keeling.games.co2.engine.rules.congress import TurnUpCongress
from keeling.games.co2.engine.rules.decades import Operations
from keeling.games.co2.engine.rules.draft import DraftPass
from keeling.games.co2.engine.rules.lobby import DealLobby, ShowUnGoal
from keeling.games.co2.engine.rules.resource import TurnUpEvent, TurnUpFossil
from keeling.games.co2.engine.rules.solo import BeginProjects
from keeling.games.co2.engine.state import Co2
from keeling.games.co2.engine.tables import (
    BY_PLAYERS,
    CEP_SETUP,
    FOSSIL_COUNT,
    GAS,
    GOAL_NUMBER,
    HAND,
    MARKET_START,
    N_AGENDAS,
    N_COMPANY_GOALS,
    N_FOSSILS,
    N_PLACES,
    N_REGIONS,
    PRICE_START,
    START_CEPS,
    START_MONEY,
    START_POOL,
    START_SUPPLY,
)
from keeling.kernel.agenda import Chance, Step
from keeling.kernel.bag import bag

TWO_TOPICS: Final = 2


def set_up(s: Co2, fixed: i64) -> None:
    """CO-2 The table before the first turn; CO-2.16 decade 1 has no resource phase."""
    row = BY_PLAYERS[int(s.seats)]
    lay_out(s)
    remove_goals(s)
    stack_fossils(s, fixed)
    steps: list[Step[Co2]] = [DrawStart()]
    steps += [TurnUpCongress(place, TWO_TOPICS) for place in range(N_PLACES)]
    steps += [LayAgenda(region) for region in range(N_REGIONS)]
    steps += [TurnUpFossil(region, 1) for region in range(N_REGIONS)]
    steps += [FillStack(fixed)]
    steps += [DealGoal(seat) for seat in range(s.seats)]
    steps += [ShowUnGoal() for _ in range(row.un_goals_face_up)]  # CO-2.13, CO-20.3
    steps += [TurnUpEvent(), TurnUpEvent()]  # CO-2.14
    at: i64 = PASSING if s.draft else 0
    steps += [DealLobby(seat, at) for seat in range(s.seats) for _ in range(HAND)]  # CO-2.15
    if s.draft:
        steps += [DraftPass()]
    if s.seats == 1:
        steps += [BeginProjects(0)]
    s.then(*steps, Operations())


def lay_out(s: Co2) -> None:
    """CO-2.3 What each player has; CO-2.11 CEPs in the regions and on the market."""
    for seat in range(s.seats):
        s.ceps[seat] = START_CEPS
        s.supply[seat] = START_SUPPLY
        s.pool[seat] = START_POOL
        s.bank -= START_CEPS
    for region in range(N_REGIONS):
        s.region_ceps[region] = CEP_SETUP[region]
        s.bank -= CEP_SETUP[region]
    s.market = MARKET_START
    s.bank -= MARKET_START
    s.price = PRICE_START


def remove_goals(s: Co2) -> None:
    """CO-2.12 Company goals that are not used with so many players."""
    for card in range(N_COMPANY_GOALS):
        if GOAL_NUMBER[card] in BY_PLAYERS[int(s.seats)].company_goals_removed:
            s.goal[card] = GONE


def stack_fossils(s: Co2, fixed: i64) -> None:
    """CO-2.10 All fossil plants, shuffled; CO-19.1 or only those of a fixed set, at first."""
    counts = list(FOSSIL_COUNT)
    if fixed > 0:
        row = BOX.variant.fossil_set[fixed - 1]
        counts = [row.coal, row.oil, row.gas]
    s.fossils = bag(counts)
    for fossil in range(N_FOSSILS):
        s.fossils_gone[fossil] = FOSSIL_COUNT[fossil] - counts[fossil]


class FillStack(Step[Co2]):
    """CO-19.1 The rest of the fossil plants becomes the stack; `lobbyist` without six of gas."""

    def __init__(self, fixed: i64) -> None:
        super().__init__()
        self.fixed = fixed  # the fossil set; 0 is the random one

    def run(self, s: Co2) -> None:
        """CO-2.10 With random plants they are in the stack already."""
        if self.fixed == 0:
            return
        removed = BOX.variant.fossil_set[self.fixed - 1].remove_gas_from_stack
        for fossil in range(N_FOSSILS):
            n: i64 = s.fossils_gone[fossil] - (removed if fossil == GAS else 0)
            s.fossils.put(fossil, n)
            s.fossils_gone[fossil] -= n


class DrawStart(Chance[Co2]):
    """CO-2.1 The start player is drawn at random."""

    def candidates(self, s: Co2) -> vec[i64]:
        """Anybody."""
        found = vec[i64]()
        for seat in range(s.seats):
            found = append(found, START.at(seat))
        return found

    def choose(self, s: Co2, option: i64) -> None:
        """CO-2.2 Money by turn order."""
        s.starter = START.first(option)
        for n in range(s.seats):
            s.money[(s.starter + n) % s.seats] = START_MONEY[n]
        s.tell(events.STARTS, s.starter)


class LayAgenda(Chance[Co2]):
    """CO-2.9 An agenda tile, face up, at each region."""

    def __init__(self, region: i64) -> None:
        super().__init__()
        self.region = region

    def candidates(self, s: Co2) -> vec[i64]:
        """Those not laid yet; the two left over are out of the game."""
        found = vec[i64]()
        for tile in range(N_AGENDAS):
            if tile not in s.priorities:
                found = append(found, LAY_AGENDA.at(tile))
        return found

    def choose(self, s: Co2, option: i64) -> None:
        """It lies there for the whole game."""
        s.priorities[self.region] = LAY_AGENDA.first(option)
        s.tell(events.AGENDA_LAID, self.region, s.priorities[self.region])


class DealGoal(Chance[Co2]):
    """CO-2.12, CO-15.1, CO-20.1 One company goal to each player, secretly."""

    def __init__(self, to: i64) -> None:
        super().__init__()
        self.to = to

    def candidates(self, s: Co2) -> vec[i64]:
        """Those left."""
        found = vec[i64]()
        for card in range(N_COMPANY_GOALS):
            if s.goal[card] == UNSEEN:
                found = append(found, DEAL_GOAL.at(card))
        return found

    def choose(self, s: Co2, option: i64) -> None:
        """Only its owner knows it."""
        card: i64 = DEAL_GOAL.first(option)
        s.goal[card] = self.to
        s.tell(events.GOT_GOAL, self.to, card)
