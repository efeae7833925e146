"""What a position of Future Energy is worth to a seat, in points."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from keeling.games.future_energy.engine.grids import largest_grid_plants, plants_in, regions_in_grid
from keeling.games.future_energy.engine.rules.building import Build
from keeling.games.future_energy.engine.rules.lines import PlaceLine
from keeling.games.future_energy.engine.rules.movement import Move
from keeling.games.future_energy.engine.rules.orders import PayTile
from keeling.games.future_energy.engine.state import FutureEnergy
from keeling.games.future_energy.engine.tables import (
    CERTIFICATE_VALUE,
    CONTRACT_POINTS,
    CONTRACT_SIZE,
    N_CERTIFICATES,
    N_CONTRACTS,
    N_KINDS,
    N_ORDERS,
    N_REGIONS,
    SETUP,
)
from keeling.kernel.agenda import State
from keeling.kernel.heuristic import Heuristic

MONEY: Final = 0.45  # a million while it is scarce
RICH: Final = 8  # beyond this, money hardly matters
CONTRACT: Final = 0.75  # of its points, for the part that is done
WAITING: Final = 0.6  # a plant on a contract that can still be built
INVESTOR: Final = 0.35  # a round left
ENGINEER: Final = 0.5
LINE_IN_HAND: Final = 0.6
BUILD_AHEAD: Final = 3.0
ORDER: Final = 1.2
COLLECTED: Final = 0.5
JOKER: Final = 0.4
NUCLEAR_STEP: Final = 1.0


class FutureEnergyHeuristic(Heuristic):
    """Points so far, the final scoring as it stands, and what the tableau will still bring."""

    def worth(self, state: State, seat: i64) -> float:
        """In points."""
        assert isinstance(state, FutureEnergy)
        if state.seat < -1:
            return float(state.score(seat)) + (5.0 if seat in state.winners() else 0.0)
        total = float(state.score(seat)) + money_worth(state, seat)
        total += contracts_worth(state, seat) + scoring_worth(state, seat)
        total += tableau_worth(state, seat) + orders_worth(state, seat)
        return total + next_worth(state, seat)


def rounds_left(s: FutureEnergy) -> float:
    """A guess: the stack runs out, or somebody's lines do."""
    if s.ending:
        return 0.0
    lines: i64 = 15
    for seat in range(s.seats):
        lines = min(lines, s.spare_lines[seat])
    return min(float(s.stack) * 1.6 / float(s.seats), float(lines) * 0.8)


def money_worth(s: FutureEnergy, seat: i64) -> float:
    """Money buys contracts, lines and steps, until the end."""
    money = float(s.money[seat])
    worth = min(money, RICH) * MONEY + max(money - RICH, 0.0) * 0.1
    return worth if not s.ending else worth * 0.3


def contracts_worth(s: FutureEnergy, seat: i64) -> float:
    """Done parts of contracts, and plants that wait to be built while there is time."""
    total = 0.0
    icons: i64 = s.icons_of(seat)
    left = rounds_left(s)
    waiting: i64 = 0
    for contract in range(N_CONTRACTS):
        if s.owner[contract] == seat and s.holding[contract] != 0:
            size = float(CONTRACT_SIZE[contract])
            done = (size - float(s.fields_filled(contract))) / size
            total += done * done * CONTRACT * float(CONTRACT_POINTS[contract]) + done * 0.5 * size
            waiting += s.plants_on(contract)
    total += WAITING * min(float(waiting), left * 2.0 + 1.0)
    for icon in range(6):
        if (icons >> icon) & 1:
            total += 0.35
    return total


def scoring_worth(s: FutureEnergy, seat: i64) -> float:
    """What the final scoring would bring now: certificates, majorities, regions, largest grid."""
    total = 0.0
    for card in range(N_CERTIFICATES):
        total += float(s.certificates[seat * N_CERTIFICATES + card] * CERTIFICATE_VALUE[card])
    for region in range(N_REGIONS):
        total += majority_worth(plants_in(s, region), seat)
    regions = int(regions_in_grid(s, seat))
    if regions > 0:
        total += float(SETUP[int(s.seats)].grid_region_points[regions - 1])
    if s.largest_grid:
        total += 1.8 * float(largest_grid_plants(s, seat))
    return total - 0.25 * float(s.supply[seat]) * 0.2


def majority_worth(plants: vec[i64], seat: i64) -> float:
    """Points of the rank held now, and a little for every plant."""
    mine: i64 = plants[seat]
    if mine == 0:
        return 0.0
    by_rank = SETUP[len(plants)].majority_points
    ahead = 0
    tied = 0
    for other in plants:
        if other > mine:
            ahead += 1
        elif other == mine:
            tied += 1
    points = 0.0
    for rank in range(ahead, min(ahead + tied, len(by_rank))):
        points += float(by_rank[rank])
    return 0.8 * points / float(tied) + 0.3 * float(mine)


def tableau_worth(s: FutureEnergy, seat: i64) -> float:
    """Investors and engineers work in every round that is left."""
    left = rounds_left(s)
    own = float(s.investors[seat]) * INVESTOR + float(s.engineers[seat]) * ENGINEER
    return own * left + float(s.nuclear[seat]) * NUCLEAR_STEP


def orders_worth(s: FutureEnergy, seat: i64) -> float:
    """Orders with tiles to pay for them."""
    if not s.orders_in_play:
        return 0.0
    orders: i64 = 0
    for order in range(N_ORDERS):
        if s.order_owner[order] == seat:
            orders += 1
    tiles: i64 = 0
    for kind in range(N_KINDS):
        tiles += s.collected[seat * N_KINDS + kind]
    return (
        ORDER * min(float(orders), 2.0) + COLLECTED * float(tiles) + JOKER * float(s.jokers[seat])
    )


def next_worth(s: FutureEnergy, seat: i64) -> float:
    """What is on the agenda but not yet on the table: a plant to build, a line to place."""
    total = 0.0
    for step in s.agenda:
        if step.seat != seat:
            continue
        if isinstance(step, (Move, Build)):
            total += BUILD_AHEAD
        elif isinstance(step, PlaceLine):
            total += line_in_hand(s, seat) * float(step.count)
        elif isinstance(step, PayTile):
            total += BUILD_AHEAD
    return total


def line_in_hand(s: FutureEnergy, seat: i64) -> float:
    """A line to place: most likely the grid touches one more region."""
    points = SETUP[int(s.seats)].grid_region_points
    regions = int(regions_in_grid(s, seat))
    if regions >= len(points):
        return LINE_IN_HAND
    gain = float(points[regions] - (points[regions - 1] if regions > 0 else 0))
    return max(gain * 0.9, LINE_IN_HAND)


HEURISTIC: Final = FutureEnergyHeuristic()
