"""FE-6.3, FE-10.5, FE-11.2.5 What effects do with plants on contracts."""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from keeling.games.future_energy.engine import events, reasons
from keeling.games.future_energy.engine.options import (
    ADD,
    ADD_PAIR,
    AT,
    DECLINE,
    DOUBLE,
    PLANT,
    RETURN,
    SHIFT,
)
from keeling.games.future_energy.engine.rules.contracts import complete_if_empty
from keeling.games.future_energy.engine.state import FutureEnergy, own_plants, pairs_of
from keeling.games.future_energy.engine.tables import (
    CONTRACT_SIZE,
    ICON_AT,
    INDEX_OF,
    MOST_FIELDS,
    MOST_PLANTS,
    N_CONTRACTS,
    N_ICONS,
    N_PLACES,
    NONE,
    OIL,
    REGION_OF,
    START,
)
from keeling.kernel.agenda import Choice
from keeling.kernel.bits import bit


def take_plant(s: FutureEnergy, contract: i64, icon: i64, n: i64) -> None:
    """Take plants off a contract field; FE-6.2.5, FE-6.4 a contract emptied is settled at once."""
    s.add_to_contract(contract, icon, -n)
    complete_if_empty(s, contract)


class ReturnPlant(Choice[FutureEnergy]):
    """FE-6.3.9, FE-10.5.8 Put one plant from a contract of their own back into the supply."""

    def __init__(self, seat: i64, optional: bool) -> None:
        super().__init__(seat)
        self.optional = optional

    def candidates(self, s: FutureEnergy) -> vec[i64]:
        """Any plant on a contract of their own; without one the action lapses."""
        plants = own_plants(s, self.seat)
        found = vec[i64]()
        if len(plants) == 0:
            return found
        if self.optional:
            found = append(found, DECLINE)
        for plant in plants:
            found = append(found, RETURN.at(plant // N_ICONS, plant % N_ICONS))
        return found

    def objection(self, s: FutureEnergy, option: i64) -> i64:
        """Every plant will do."""
        return 0

    def choose(self, s: FutureEnergy, option: i64) -> None:
        """FE-10.5.13 Of a pair only one returns."""
        if option == DECLINE:
            return
        contract: i64 = RETURN.first(option)
        icon: i64 = RETURN.second(option)
        s.supply[self.seat] += 1
        s.tell(events.RETURNED, self.seat, contract, icon)
        take_plant(s, contract, icon, 1)


class AddOilPlants(Choice[FutureEnergy]):
    """FE-6.3.11 Up to two more plants under oil icons of other contracts on the same field."""

    def __init__(self, seat: i64, place: i64, used: i64) -> None:
        super().__init__(seat)
        self.place = place
        self.used = used  # one bit for each contract that has given a plant already

    def candidates(self, s: FutureEnergy) -> vec[i64]:
        """Own contracts with a plant under oil, or a pair there; none left: it lapses."""
        found = append(vec[i64](), DECLINE)
        for contract in range(N_CONTRACTS):
            if s.owner[contract] == self.seat and s.under(contract, OIL) > 0:
                found = append(found, ADD.at(contract))
        if s.orders_in_play:
            for contract in pairs_of(s, self.seat):
                found = append(found, ADD_PAIR.at(contract))
        return found

    def objection(self, s: FutureEnergy, option: i64) -> i64:
        """FE-6.3.11 Other contracts only; FE-6.2.4 three plants in total; FE-10.5.13 a pair too."""
        if option == DECLINE:
            return 0
        pair = ADD_PAIR.has(option)
        contract: i64 = ADD_PAIR.first(option) if pair else ADD.first(option)
        if (self.used >> contract) & 1:
            return reasons.SAME_CONTRACT.at()
        if s.plants_at(self.place, self.seat) + (2 if pair else 1) > MOST_PLANTS:
            return reasons.THREE_PLANTS.at()
        return 0

    def choose(self, s: FutureEnergy, option: i64) -> None:
        """They stand on the field just built on."""
        if option == DECLINE:
            return
        pair = ADD_PAIR.has(option)
        contract: i64 = ADD_PAIR.first(option) if pair else ADD.first(option)
        n: i64 = 2 if pair else 1
        s.add_plants(self.place, self.seat, n)
        s.tell(events.ADDED, self.seat, self.place, contract)
        take_plant(s, contract, OIL, n)
        s.then(AddOilPlants(self.seat, self.place, self.used | bit(contract)))


def place_objection(s: FutureEnergy, seat: i64, place: i64, own: bool) -> i64:
    """Why an effect cannot put a plant of the seat there.

    FE-10.5.9 It needs a foreign plant there; FE-11.2.5 the extra plant (`own`) an own one.
    FE-6.2.4 Never more than three; FE-2.1.5 never on the start field.
    """
    if place == START:
        return reasons.NOT_AT_START.at()
    if own and s.plants_at(place, seat) == 0:
        return reasons.NO_OWN_PLANT.at()
    if not own and not s.foreign_plants_at(place, seat):
        return reasons.NO_FOREIGN_PLANT.at()
    return reasons.THREE_PLANTS.at() if s.plants_at(place, seat) >= MOST_PLANTS else 0


def room_for_plant(s: FutureEnergy, seat: i64, own: bool) -> bool:
    """Whether some field can take a plant of the seat by such an effect."""
    for place in range(N_PLACES):
        if s.planted[place] != 0 and place_objection(s, seat, place, own) == 0:
            return True
    return False


class PickPlant(Choice[FutureEnergy]):
    """FE-10.5.9, FE-11.2.5 Which plant from a contract of their own goes to another field."""

    def __init__(self, seat: i64, count: i64, own: bool, optional: bool) -> None:
        super().__init__(seat)
        self.count = count
        self.own = own
        self.optional = optional

    def candidates(self, s: FutureEnergy) -> vec[i64]:
        """Any plant on a contract of their own, whatever its icon."""
        plants = own_plants(s, self.seat)
        found = vec[i64]()
        if len(plants) == 0:
            return found
        if self.optional:
            found = append(found, DECLINE)
        for plant in plants:
            found = append(found, PLANT.at(plant // N_ICONS, plant % N_ICONS))
        return found

    def objection(self, s: FutureEnergy, option: i64) -> i64:
        """There must be a field for it."""
        if option == DECLINE or room_for_plant(s, self.seat, self.own):
            return 0
        return reasons.NOWHERE_TO_PLANT.at()

    def choose(self, s: FutureEnergy, option: i64) -> None:
        """Where it goes is the next question; o15 asks twice."""
        if option == DECLINE:
            return
        put = PutPlant(self.seat, PLANT.first(option), PLANT.second(option), self.own)
        if self.count > 1:
            s.then(put, PickPlant(self.seat, self.count - 1, self.own, self.optional))
        else:
            s.then(put)


class PutPlant(Choice[FutureEnergy]):
    """FE-10.5.9, FE-11.2.5 On which field the plant goes."""

    def __init__(self, seat: i64, contract: i64, icon: i64, own: bool) -> None:
        super().__init__(seat)
        self.contract = contract
        self.icon = icon
        self.own = own

    def candidates(self, s: FutureEnergy) -> vec[i64]:
        """The start field, and any field of the board."""
        found = append(vec[i64](), AT.at(START))
        for place in range(N_PLACES):
            if REGION_OF[s.side * N_PLACES + place] != NONE:
                found = append(found, AT.at(place))
        return found

    def objection(self, s: FutureEnergy, option: i64) -> i64:
        """See `place_objection`."""
        return place_objection(s, self.seat, AT.first(option), self.own)

    def choose(self, s: FutureEnergy, option: i64) -> None:
        """FE-10.5.13 One plant only, also of a pair."""
        place: i64 = AT.first(option)
        s.add_plants(place, self.seat, 1)
        s.tell(events.PLANTED, self.seat, place, self.contract, self.icon)
        take_plant(s, self.contract, self.icon, 1)


def shift_objection(s: FutureEnergy, contract: i64, icon: i64, right: i64) -> i64:
    """FE-10.5.6 The neighbouring field of the same contract must exist and be empty."""
    index: i64 = INDEX_OF[contract * N_ICONS + icon] + (1 if right else -1)
    if index < 0 or index >= CONTRACT_SIZE[contract]:
        return reasons.NO_NEIGHBOUR.at()
    neighbour: i64 = ICON_AT[contract * MOST_FIELDS + index]
    return reasons.FIELD_TAKEN.at() if s.under(contract, neighbour) > 0 else 0


def can_shift(s: FutureEnergy, seat: i64) -> bool:
    """Whether some plant of the seat can be shifted."""
    for plant in own_plants(s, seat):
        for right in range(2):
            if shift_objection(s, plant // N_ICONS, plant % N_ICONS, right) == 0:
                return True
    return False


class ShiftPlant(Choice[FutureEnergy]):
    """FE-10.5.6 Move one plant to a neighbouring empty field of the same contract."""

    def candidates(self, s: FutureEnergy) -> vec[i64]:
        """Any own plant, to either side."""
        found = vec[i64]()
        for plant in own_plants(s, self.seat):
            found = append(found, SHIFT.at(plant // N_ICONS, plant % N_ICONS, 0))
            found = append(found, SHIFT.at(plant // N_ICONS, plant % N_ICONS, 1))
        return found

    def objection(self, s: FutureEnergy, option: i64) -> i64:
        """See `shift_objection`."""
        return shift_objection(s, SHIFT.first(option), SHIFT.second(option), SHIFT.third(option))

    def choose(self, s: FutureEnergy, option: i64) -> None:
        """FE-10.5.13 Of a pair only one moves."""
        contract: i64 = SHIFT.first(option)
        icon: i64 = SHIFT.second(option)
        index: i64 = INDEX_OF[contract * N_ICONS + icon] + (1 if SHIFT.third(option) else -1)
        neighbour: i64 = ICON_AT[contract * MOST_FIELDS + index]
        s.add_to_contract(contract, icon, -1)
        s.add_to_contract(contract, neighbour, 1)
        s.tell(events.SHIFTED, self.seat, contract, icon, neighbour)


def can_double(s: FutureEnergy, seat: i64) -> bool:
    """FE-10.5.12 A plant in the supply and an own oil field that holds one."""
    if s.supply[seat] == 0:
        return False
    for contract in range(N_CONTRACTS):
        if s.owner[contract] == seat and s.under(contract, OIL) == 1:
            return True
    return False


class DoublePlant(Choice[FutureEnergy]):
    """FE-10.5.12 A second plant from the supply on their contract field with an oil icon."""

    def candidates(self, s: FutureEnergy) -> vec[i64]:
        """Own contracts that still hold plants; it is voluntary."""
        found = append(vec[i64](), DECLINE)
        for contract in range(N_CONTRACTS):
            if s.owner[contract] == self.seat and s.holding[contract] != 0:
                found = append(found, DOUBLE.at(contract))
        return found

    def objection(self, s: FutureEnergy, option: i64) -> i64:
        """Exactly one plant under oil, and one in the supply."""
        if option == DECLINE:
            return 0
        plants: i64 = s.under(DOUBLE.first(option), OIL)
        if plants == 0:
            return reasons.NO_OIL_PLANT.at()
        if plants > 1:
            return reasons.DOUBLED_ALREADY.at()
        return reasons.SUPPLY_EMPTY.at() if s.supply[self.seat] == 0 else 0

    def choose(self, s: FutureEnergy, option: i64) -> None:
        """The pair stands under oil."""
        if option == DECLINE:
            return
        s.add_to_contract(DOUBLE.first(option), OIL, 1)
        s.supply[self.seat] -= 1
        s.tell(events.DOUBLED, self.seat, DOUBLE.first(option))
