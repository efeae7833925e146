"""FE-5.2, FE-5.3, FE-10.2 What the planning actions buy, and what stands in the way."""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from keeling.games.future_energy.engine import events, reasons
from keeling.games.future_energy.engine.options import (
    BUY,
    BUY_BLIND,
    BUY_ORDER,
    ONE_LINE,
    TWO_LINES,
)
from keeling.games.future_energy.engine.rules.contracts import take_contract
from keeling.games.future_energy.engine.rules.lines import PlaceLine, room_for_lines
from keeling.games.future_energy.engine.rules.order_market import DrawOrder, take_order
from keeling.games.future_energy.engine.state import (
    ONE_LINE_BIT,
    THIRD_BIT,
    TWO_LINES_BIT,
    FutureEnergy,
)
from keeling.games.future_energy.engine.tables import (
    CONTRACT_SIZE,
    N_SLOTS,
    NONE,
    ONE_LINE_PRICE,
    ORDER_PRICE,
    SLOT_PRICE,
    TWO_LINES_PRICE,
)
from keeling.kernel.agenda import ROOM


def purchases(s: FutureEnergy) -> vec[i64]:
    """FE-5.1.2, FE-10.2.1 Everything the planning actions can buy, ascending."""
    found = append(append(vec[i64](capacity=ROOM), ONE_LINE), TWO_LINES)
    for slot in range(N_SLOTS):
        found = append(found, BUY.at(slot))
    if s.orders_in_play:
        for slot in range(N_SLOTS):
            found = append(found, BUY_ORDER.at(slot))
        found = append(found, BUY_BLIND)
    return found


def action_of(option: i64) -> i64:
    """The planning action, as a bit of `covered`, that a purchase belongs to."""
    if option == ONE_LINE:
        return ONE_LINE_BIT
    return TWO_LINES_BIT if option == TWO_LINES else THIRD_BIT


def price_of(option: i64) -> i64:
    """What a purchase costs."""
    if option == ONE_LINE:
        return ONE_LINE_PRICE
    if option == TWO_LINES:
        return TWO_LINES_PRICE
    return SLOT_PRICE[BUY.first(option)] if BUY.has(option) else ORDER_PRICE


def purchase_objection(s: FutureEnergy, seat: i64, option: i64) -> i64:
    """Why this cannot be bought now, engineers and duty apart."""
    if BUY.has(option):
        return contract_objection(s, seat, BUY.first(option))
    if option == ONE_LINE:
        return lines_objection(s, seat, 1, ONE_LINE_PRICE)
    if option == TWO_LINES:
        return lines_objection(s, seat, 2, TWO_LINES_PRICE)
    return order_objection(s, seat, option)


def lines_objection(s: FutureEnergy, seat: i64, count: i64, price: i64) -> i64:
    """FE-5.2.1, FE-5.2.2, FE-5.2.5 Money, lines in the supply, and as many empty connections."""
    if s.spare_lines[seat] < count:
        return reasons.TOO_FEW_LINES.at(count, s.spare_lines[seat])
    if s.money[seat] < price:
        too_dear = reasons.LINE_TOO_DEAR if count == 1 else reasons.TWO_LINES_TOO_DEAR
        return too_dear.at(price, s.money[seat])
    return 0 if room_for_lines(s, seat, False, count) >= count else reasons.NO_ROOM.at(count)


def contract_objection(s: FutureEnergy, seat: i64, slot: i64) -> i64:
    """FE-5.3.1, FE-5.3.2, FE-5.3.4 A contract there, a plant for each field, its price."""
    contract: i64 = s.display[slot]
    if contract == NONE:
        return reasons.SLOT_EMPTY.at()
    if not s.fits(contract, seat):
        return reasons.TOO_FEW_PLANTS.at(CONTRACT_SIZE[contract], s.supply[seat])
    if s.money[seat] < SLOT_PRICE[slot]:
        return reasons.TOO_DEAR.at(SLOT_PRICE[slot], s.money[seat])
    return 0


def order_objection(s: FutureEnergy, seat: i64, option: i64) -> i64:
    """FE-10.2.1 to FE-10.2.3 One order a turn, for 1 M, open or unseen, while there are any."""
    if s.order_bought:
        return reasons.ONE_ORDER_A_TURN.at()
    if BUY_ORDER.has(option) and s.order_display[BUY_ORDER.first(option)] == NONE:
        return reasons.NO_OPEN_ORDER.at()
    if option == BUY_BLIND and s.orders_unseen() == 0:
        return reasons.DECK_EMPTY.at()
    if s.money[seat] < ORDER_PRICE:
        return reasons.ORDER_TOO_DEAR.at(ORDER_PRICE, s.money[seat])
    return 0


def purchase(s: FutureEnergy, seat: i64, option: i64) -> None:
    """Pay the bank and carry it out."""
    price: i64 = price_of(option)
    s.money[seat] -= price
    if option == ONE_LINE:
        s.tell(events.BOUGHT_LINES, seat, 1, price)
        s.then(PlaceLine(seat, 1, False, False))
    elif option == TWO_LINES:
        s.tell(events.BOUGHT_LINES, seat, 2, price)
        s.then(PlaceLine(seat, 2, False, False))
    elif BUY.has(option):
        s.tell(events.BOUGHT_CONTRACT, seat, s.display[BUY.first(option)], price)
        take_contract(s, seat, BUY.first(option))
    else:
        buy_order(s, seat, option, price)


def buy_order(s: FutureEnergy, seat: i64, option: i64, price: i64) -> None:
    """FE-10.2.1 An open order, or the top one of the deck unseen."""
    s.order_bought = True
    s.tell(events.BOUGHT_ORDER, seat, price)
    if option == BUY_BLIND:
        s.then(DrawOrder(seat))
    else:
        take_order(s, seat, BUY_ORDER.first(option))


def contract_in_reach(s: FutureEnergy, seat: i64, money: i64) -> bool:
    """FE-5.4.2 Some contract fits the supply and costs no more than this."""
    for slot in range(N_SLOTS):
        contract: i64 = s.display[slot]
        if contract != NONE and SLOT_PRICE[slot] <= money and s.fits(contract, seat):
            return True
    return False


def duty_binds(s: FutureEnergy, seat: i64) -> bool:
    """FE-5.4.1, FE-5.4.2 The duty is open and can be met by the third planning action.

    FE-5.4.3, FE-5.4.4 Where no contract fits or none is affordable, it does not bind.
    """
    return (
        s.duty
        and s.engineers_left(seat) > 0
        and not s.covered & THIRD_BIT
        and contract_in_reach(s, seat, s.money[seat])
    )


def duty_objection(s: FutureEnergy, seat: i64, option: i64, engineers: i64) -> i64:
    """FE-5.4.2, FE-10.2.5 Nothing after which a duty that can be met could not be met any more.

    `engineers` is how many the purchase itself takes.
    """
    if BUY.has(option) or not duty_binds(s, seat):
        return 0
    if action_of(option) == THIRD_BIT:
        return reasons.DUTY_BEFORE_ORDERS.at()
    if s.engineers_left(seat) <= engineers:
        return reasons.DUTY_BEFORE_LINES.at()
    if not contract_in_reach(s, seat, s.money[seat] - price_of(option)):
        return reasons.DUTY_BEFORE_LINES.at()
    return 0
