"""FE-5.3, FE-6.4 Building contracts: taking them from the display, and completing them."""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from keeling.games.future_energy.engine import events
from keeling.games.future_energy.engine.options import TURN_UP
from keeling.games.future_energy.engine.state import PAIR, SHOWN, UNSEEN, FutureEnergy
from keeling.games.future_energy.engine.tables import (
    COMPLETION_MONEY,
    CONTRACT_POINTS,
    CONTRACT_SIZE,
    FIRST_START_CONTRACT,
    FOR_CONTRACTS,
    N_CATEGORIES,
    N_SLOTS,
    NONE,
)
from keeling.kernel.agenda import Chance


def take_contract(s: FutureEnergy, seat: i64, slot: i64) -> None:
    """FE-5.3.1 to FE-5.3.4 Put it in front of you with a plant on each field; slide and refill."""
    contract: i64 = s.display[slot]
    give_contract(s, seat, contract)
    s.duty = False  # FE-5.4.5
    for i in range(slot, N_SLOTS - 1):
        s.display[i] = s.display[i + 1]
    s.display[N_SLOTS - 1] = NONE
    if s.stack > 0:
        s.then(TurnUpContract(N_SLOTS - 1))


def give_contract(s: FutureEnergy, seat: i64, contract: i64) -> None:
    """FE-5.3.2 One plant from the supply on each of its fields."""
    s.owner[contract] = seat
    for index in range(CONTRACT_SIZE[contract]):
        s.holding[contract] += 1 << (index * PAIR)
    s.supply[seat] -= CONTRACT_SIZE[contract]


class TurnUpContract(Chance[FutureEnergy]):
    """FE-2.3.2, FE-5.3.3 Turn up the top contract of the stack into a slot."""

    def __init__(self, slot: i64) -> None:
        super().__init__()
        self.slot = slot

    def candidates(self, s: FutureEnergy) -> vec[i64]:
        """Any contract not seen yet, those put unseen into the box included."""
        found = vec[i64](capacity=FIRST_START_CONTRACT)
        for contract in range(FIRST_START_CONTRACT):
            if s.owner[contract] == UNSEEN:
                found = append(found, TURN_UP.at(contract))
        return found

    def choose(self, s: FutureEnergy, option: i64) -> None:
        """FE-5.3.5, FE-7.1 Turning up the last one triggers the end."""
        contract: i64 = TURN_UP.first(option)
        s.display[self.slot] = contract
        s.owner[contract] = SHOWN
        s.stack -= 1
        s.tell(events.TURNED_UP, contract)
        if s.stack == 0:
            s.ending = True
            s.tell(events.LAST_CONTRACT)


def complete_if_empty(s: FutureEnergy, contract: i64) -> None:
    """FE-6.4.1 to FE-6.4.3 Whenever no plant is left on it: its points and 1 M for the owner."""
    if s.holding[contract] != 0:
        return
    seat: i64 = s.owner[contract]
    s.points[seat * N_CATEGORIES + FOR_CONTRACTS] += CONTRACT_POINTS[contract]
    s.money[seat] += COMPLETION_MONEY
    s.tell(events.COMPLETED, seat, contract, CONTRACT_POINTS[contract], COMPLETION_MONEY)
