"""FE-6.3, FE-10.5, FE-11.2 What tiles and orders do: one interpreter for all of them."""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from keeling.games.future_energy.engine import effects, events, reasons
from keeling.games.future_energy.engine.effects import (
    AMOUNT,
    IS_DOUBLE,
    IS_OPTIONAL,
    IS_OWN,
    MAY_SWAP,
    OP,
)
from keeling.games.future_energy.engine.options import (
    DECLINE,
    DRAW,
    SELL,
    SWAP,
    TAKE,
    TAKE_ORDER,
    WITH,
)
from keeling.games.future_energy.engine.rules.contracts import take_contract
from keeling.games.future_energy.engine.rules.lines import (
    LiftLine,
    PlaceLine,
    can_move_line,
    room_for_lines,
)
from keeling.games.future_energy.engine.rules.order_market import take_order
from keeling.games.future_energy.engine.rules.plants import (
    DoublePlant,
    PickPlant,
    ReturnPlant,
    ShiftPlant,
    can_double,
    can_shift,
    room_for_plant,
)
from keeling.games.future_energy.engine.rules.purchases import (
    action_of,
    duty_objection,
    purchase,
    purchase_objection,
    purchases,
)
from keeling.games.future_energy.engine.state import FutureEnergy
from keeling.games.future_energy.engine.tables import (
    CERTIFICATE_VALUE,
    CONTRACT_SIZE,
    FOR_BUILDING_LAND,
    N_CATEGORIES,
    N_CERTIFICATES,
    N_KINDS,
    N_PLACES,
    N_SLOTS,
    NONE,
    REGION_OF,
)
from keeling.kernel.agenda import Choice, WeightedChance
from keeling.kernel.rng import Rng


def possible(s: FutureEnergy, seat: i64, effect: i64) -> bool:
    """FE-10.4.7 Whether any part of an order's effect can be carried out now."""
    op: i64 = OP[effect]
    if op == effects.GAIN_MONEY:
        return True
    if op == effects.PLACE_LINE:
        return s.spare_lines[seat] > 0 and room_for_lines(s, seat, IS_DOUBLE[effect] == 1, 1) > 0
    if op == effects.MOVE_LINE:
        return can_move_line(s, seat, IS_DOUBLE[effect] == 1)
    if op == effects.RETURN_PLANT:
        return s.has_plant_on_contract(seat)
    if op == effects.PLACE_PLANT:
        return s.has_plant_on_contract(seat) and room_for_plant(s, seat, IS_OWN[effect] == 1)
    if op == effects.SELL_CERTIFICATE:
        return s.certificates_held(seat) > 0
    if op == effects.SHIFT_PLANT:
        return can_shift(s, seat)
    if op == effects.TAKE_CONTRACT:
        return can_take_contract(s, seat)
    if op == effects.SWAP_TILES:
        return can_swap(s, effect)
    if op == effects.ADD_OIL_PLANT:
        return can_double(s, seat)
    if op == effects.REPEAT_PLANNING:
        return len(RepeatPlanning(seat).options(s)) > 0
    return False  # free_step: only while the crew moves, which `movement` asks for itself


def perform(s: FutureEnergy, seat: i64, effect: i64) -> None:
    """Carry out an effect for the active player.

    Money: FE-6.3.12, FE-10.5.1, FE-11.2.2. Points: FE-11.2.4.
    Lines: FE-6.3.6, FE-10.5.14, FE-11.2.3.
    """
    op: i64 = OP[effect]
    amount: i64 = AMOUNT[effect]
    optional = IS_OPTIONAL[effect] == 1
    if op == effects.GAIN_MONEY:
        s.money[seat] += amount
        s.tell(events.GAINED_MONEY, seat, amount)
    elif op == effects.GAIN_VP:
        s.points[seat * N_CATEGORIES + FOR_BUILDING_LAND] += amount
        s.tell(events.GAINED_POINTS, seat, amount)
    elif op == effects.GAIN_CERTIFICATE:
        s.then(DrawCertificate(seat))
    elif op == effects.PLACE_LINE:
        s.then(PlaceLine(seat, amount, IS_DOUBLE[effect] == 1, optional))
    elif op == effects.MOVE_LINE:
        s.then(LiftLine(seat, IS_DOUBLE[effect] == 1))
    elif op == effects.RETURN_PLANT:
        s.then(ReturnPlant(seat, optional))
    elif op == effects.PLACE_PLANT:
        s.then(PickPlant(seat, amount, IS_OWN[effect] == 1, optional))
    else:
        perform_rare(s, seat, effect)


def perform_rare(s: FutureEnergy, seat: i64, effect: i64) -> None:
    """The effects that stand on a single card each."""
    op: i64 = OP[effect]
    if op == effects.SELL_CERTIFICATE:
        s.then(SellCertificate(seat, AMOUNT[effect]))
    elif op == effects.SHIFT_PLANT:
        s.then(ShiftPlant(seat))
    elif op == effects.FREE_STEP:
        s.free_step = True  # FE-10.5.7 the very next step
        s.tell(events.FREE_STEP, seat)
    elif op == effects.TAKE_ORDER and s.orders_in_play:
        s.then(TakeOpenOrder(seat))
    elif op in (effects.TAKE_CONTRACT, effects.TAKE_ORDER):
        s.then(TakeContract(seat, IS_OPTIONAL[effect] == 1))  # FE-11.2.6 without module 2
    elif op == effects.SWAP_TILES:
        s.then(SwapTile(seat, effect))
    elif op == effects.ADD_OIL_PLANT:
        s.then(DoublePlant(seat))
    elif op == effects.REPEAT_PLANNING:
        s.then(RepeatPlanning(seat))


class DrawCertificate(WeightedChance[FutureEnergy]):
    """FE-6.3.10 Draw one certificate at random, look at it, keep it face down."""

    def __init__(self, to: i64) -> None:
        super().__init__()
        self.to = to

    def candidates(self, s: FutureEnergy) -> vec[i64]:
        """Any value left in the pool."""
        found = vec[i64]()
        for card in range(N_CERTIFICATES):
            if s.certificate_pool.counts[card] > 0:
                found = append(found, DRAW.at(card))
        return found

    def weights(self, s: FutureEnergy) -> list[int]:
        """As many as there are."""
        return [count for count in s.certificate_pool.counts if count > 0]

    def sample(self, s: FutureEnergy, rng: Rng) -> i64:
        """One of them."""
        return DRAW.at(s.certificate_pool.sample(rng))

    def choose(self, s: FutureEnergy, option: i64) -> None:
        """Only its owner knows it."""
        card: i64 = DRAW.first(option)
        s.certificate_pool.take(card)
        s.certificates[self.to * N_CERTIFICATES + card] += 1
        s.tell(events.DREW, self.to, card)


class SellCertificate(Choice[FutureEnergy]):
    """FE-10.5.5 Put one own certificate into the box and take its value + 1 in money."""

    def __init__(self, seat: i64, bonus: i64) -> None:
        super().__init__(seat)
        self.bonus = bonus

    def candidates(self, s: FutureEnergy) -> vec[i64]:
        """Any value there is."""
        found = vec[i64]()
        for card in range(N_CERTIFICATES):
            found = append(found, SELL.at(card))
        return found

    def objection(self, s: FutureEnergy, option: i64) -> i64:
        """Only what one holds."""
        held: i64 = s.certificates[self.seat * N_CERTIFICATES + SELL.first(option)]
        return 0 if held > 0 else reasons.NO_CERTIFICATE.at()

    def choose(self, s: FutureEnergy, option: i64) -> None:
        """Its value becomes public."""
        card: i64 = SELL.first(option)
        money: i64 = CERTIFICATE_VALUE[card] + self.bonus
        s.certificates[self.seat * N_CERTIFICATES + card] -= 1
        s.sold[card] += 1
        s.money[self.seat] += money
        s.tell(events.SOLD, self.seat, card, money)


def free_contract_objection(s: FutureEnergy, seat: i64, slot: i64) -> i64:
    """FE-5.3.2, FE-5.3.4 A contract there, and a plant for each field."""
    contract: i64 = s.display[slot]
    if contract == NONE:
        return reasons.SLOT_EMPTY.at()
    if not s.fits(contract, seat):
        return reasons.TOO_FEW_PLANTS.at(CONTRACT_SIZE[contract], s.supply[seat])
    return 0


def can_take_contract(s: FutureEnergy, seat: i64) -> bool:
    """Whether some contract could be taken free of charge."""
    for slot in range(N_SLOTS):
        if free_contract_objection(s, seat, slot) == 0:
            return True
    return False


class TakeContract(Choice[FutureEnergy]):
    """FE-10.5.10, FE-11.2.6 Take a contract from the display free of charge; no engineer."""

    def __init__(self, seat: i64, optional: bool) -> None:
        super().__init__(seat)
        self.optional = optional

    def candidates(self, s: FutureEnergy) -> vec[i64]:
        """Any slot."""
        found = vec[i64]()
        if self.optional:
            found = append(found, DECLINE)
        for slot in range(N_SLOTS):
            found = append(found, TAKE.at(slot))
        return found

    def objection(self, s: FutureEnergy, option: i64) -> i64:
        """See `free_contract_objection`."""
        if option == DECLINE:
            return 0
        return free_contract_objection(s, self.seat, TAKE.first(option))

    def choose(self, s: FutureEnergy, option: i64) -> None:
        """FE-5.3.2 to FE-5.3.5 apply."""
        if option == DECLINE:
            return
        s.tell(events.TOOK_CONTRACT, self.seat, s.display[TAKE.first(option)])
        take_contract(s, self.seat, TAKE.first(option))


class TakeOpenOrder(Choice[FutureEnergy]):
    """FE-11.2.6 May take one open public order free of charge; it is not a purchase."""

    def candidates(self, s: FutureEnergy) -> vec[i64]:
        """Any slot."""
        found = append(vec[i64](), DECLINE)
        for slot in range(N_SLOTS):
            found = append(found, TAKE_ORDER.at(slot))
        return found

    def objection(self, s: FutureEnergy, option: i64) -> i64:
        """An order must lie there."""
        if option == DECLINE or s.order_display[TAKE_ORDER.first(option)] != NONE:
            return 0
        return reasons.NO_OPEN_ORDER.at()

    def choose(self, s: FutureEnergy, option: i64) -> None:
        """The display is refilled."""
        if option != DECLINE:
            take_order(s, self.seat, TAKE_ORDER.first(option))


def swap_objection(s: FutureEnergy, effect: i64, place: i64) -> i64:
    """FE-10.5.11 Only face-up tiles that show an old power plant."""
    kind: i64 = s.kind_at(place)
    if kind == NONE:
        return reasons.NO_TILE.at()
    return 0 if MAY_SWAP[effect * N_KINDS + kind] else reasons.NOT_OLD.at()


def swap_partner(s: FutureEnergy, effect: i64, kind: i64) -> bool:
    """Whether some field has a swappable tile of another kind."""
    for place in range(N_PLACES):
        if swap_objection(s, effect, place) == 0 and s.kind_at(place) != kind:
            return True
    return False


def can_swap(s: FutureEnergy, effect: i64) -> bool:
    """Whether there are two swappable tiles of different kinds."""
    for place in range(N_PLACES):
        if swap_objection(s, effect, place) == 0:
            return swap_partner(s, effect, s.kind_at(place))
    return False


def all_fields(s: FutureEnergy, first: i64) -> vec[i64]:
    """Every field of this side of the board, as options of the verb that starts at `first`."""
    found = vec[i64]()
    for place in range(N_PLACES):
        if REGION_OF[s.side * N_PLACES + place] != NONE:
            found = append(found, first + place)
    return found


class SwapTile(Choice[FutureEnergy]):
    """FE-10.5.11 Exchange the action tiles of two fields: the first field."""

    def __init__(self, seat: i64, effect: i64) -> None:
        super().__init__(seat)
        self.effect = effect

    def candidates(self, s: FutureEnergy) -> vec[i64]:
        """Any field."""
        return all_fields(s, SWAP.base)

    def objection(self, s: FutureEnergy, option: i64) -> i64:
        """An old power plant, and another one of a different kind on the board."""
        place: i64 = SWAP.first(option)
        objection: i64 = swap_objection(s, self.effect, place)
        if objection != 0 or swap_partner(s, self.effect, s.kind_at(place)):
            return objection
        return reasons.SAME_KIND.at()

    def choose(self, s: FutureEnergy, option: i64) -> None:
        """Which tile it is exchanged with is the next question."""
        s.then(SwapWith(self.seat, self.effect, SWAP.first(option)))


class SwapWith(Choice[FutureEnergy]):
    """FE-10.5.11 The second field; its tile is of another kind."""

    def __init__(self, seat: i64, effect: i64, place: i64) -> None:
        super().__init__(seat)
        self.effect = effect
        self.place = place

    def candidates(self, s: FutureEnergy) -> vec[i64]:
        """Any field."""
        return all_fields(s, WITH.base)

    def objection(self, s: FutureEnergy, option: i64) -> i64:
        """An old power plant of a different kind."""
        objection: i64 = swap_objection(s, self.effect, WITH.first(option))
        if objection == 0 and s.kind_at(WITH.first(option)) == s.kind_at(self.place):
            return reasons.SAME_KIND.at()
        return objection

    def choose(self, s: FutureEnergy, option: i64) -> None:
        """The two tiles change places."""
        other: i64 = WITH.first(option)
        tile: i64 = s.tiles[other]
        s.tiles[other] = s.tiles[self.place]
        s.tiles[self.place] = tile
        s.tell(events.SWAPPED, self.seat, self.place, other)


class RepeatPlanning(Choice[FutureEnergy]):
    """FE-10.5.15 Once more a planning action covered this turn, at its price; no engineer."""

    def candidates(self, s: FutureEnergy) -> vec[i64]:
        """Everything that can be bought."""
        return purchases(s)

    def objection(self, s: FutureEnergy, option: i64) -> i64:
        """Covered, possible, affordable; FE-5.4.2 an open duty is not put at risk."""
        if not s.covered & action_of(option):
            return reasons.NOT_COVERED.at()
        objection: i64 = purchase_objection(s, self.seat, option)
        return objection if objection != 0 else duty_objection(s, self.seat, option, 0)

    def choose(self, s: FutureEnergy, option: i64) -> None:
        """Buy it."""
        purchase(s, self.seat, option)
