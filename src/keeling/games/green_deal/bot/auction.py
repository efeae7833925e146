"""What a bid in Green Deal is worth: what will be left to buy when it is one's turn."""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from keeling.games.green_deal.bot import weights as w
from keeling.games.green_deal.bot.outlook import Outlook
from keeling.games.green_deal.bot.position import standing
from keeling.games.green_deal.bot.purchases import N_MAINS, NEVER, TAX_REFUND, mains
from keeling.games.green_deal.engine.rules.auction import AUCTION
from keeling.games.green_deal.engine.rules.investment import INVESTMENT
from keeling.games.green_deal.engine.state import GreenDeal
from keeling.games.green_deal.engine.tables import N_CATEGORIES, NONE, SALES
from keeling.kernel.bits import bit


def bid_worth(s: GreenDeal, seat: i64) -> float:
    """The position with their own bid paid, and what the turn will bring, over all orders."""
    bid: i64 = s.bid[seat]
    if bid == NONE:
        bid = min(w.USUAL_BID, s.cash[seat])
    c = after_accounting(s, seat, bid)
    view = Outlook(c, seat)
    view.waits = True
    view.turns = view.left + 1
    before = standing(c, seat, view)
    view.end_turn()
    gains = vec[float](capacity=N_MAINS * 5)
    for one in range(c.seats):
        for gain in mains(c, one, view):
            gains = append(gains, gain)
    return before + turn_worth(s, seat, bid, gains)


def after_accounting(s: GreenDeal, seat: i64, bid: i64) -> GreenDeal:
    """The bids of others are not known, or only imagined: they have paid the usual one."""
    c = s.clone()
    for one in range(c.seats):
        paid: i64 = bid if one == seat else w.USUAL_BID
        if s.phase_begun == INVESTMENT:  # all have paid
            c.cash[one] = max(0, c.cash[one] + s.bid[one] - paid)
        else:
            c.cash[one] = max(0, c.cash[one] - paid) + c.income(one)
    c.phase_begun = INVESTMENT
    return c


def turn_worth(s: GreenDeal, seat: i64, bid: i64, gains: vec[float]) -> float:
    """The best that is left, by who is likely to come before."""
    total = 0.0
    for before in range(bit(s.seats)):
        if before & bit(seat) == 0:
            likely = 1.0
            for rival in range(s.seats):
                if rival != seat:
                    ahead = chance_ahead(s, seat, bid, rival)
                    likely *= ahead if before & bit(rival) != 0 else 1.0 - ahead
            if likely > 0.0:
                total += likely * best_left(s, seat, before, gains)
    return total


def chance_ahead(s: GreenDeal, seat: i64, bid: i64, rival: i64) -> float:
    """GD-3.3, GD-3.4 That a rival comes before a seat with this bid; a spy knows."""
    if s.spy == seat and s.bids_shown:
        theirs: i64 = s.bid[rival]
        return 1.0 if theirs > bid or (theirs == bid and is_poorer(s, rival, seat)) else 0.0
    if bid > 0 and bid >= len(w.BIDS_MORE):
        return 0.0
    more: float = w.BIDS_MORE[bid]
    least: float = w.BIDS_MORE[bid - 1] if bid > 0 else 1.0
    return least if is_poorer(s, rival, seat) else more


def is_poorer(s: GreenDeal, rival: i64, seat: i64) -> bool:
    """GD-3.4 Whether a rival comes first at equal bids."""
    theirs: i64 = s.cash[rival]
    own: i64 = s.cash[seat]
    if s.phase_begun != AUCTION:  # bids have been paid and income has come
        theirs += s.bid[rival] - s.income(rival)
        own += s.bid[seat] - s.income(seat)
    return theirs < own or (theirs == own and s.step[rival] < s.step[seat])


def best_left(s: GreenDeal, seat: i64, before: i64, gains: vec[float]) -> float:
    """Each takes what is best for him; then the seat does."""
    taken: i64 = 0
    sold: i64 = 0
    for rival in range(s.seats):
        if before & bit(rival) != 0:
            main = best_main(rival, taken, gains)
            if main != TAX_REFUND:
                taken |= bit(main)
            if main < N_CATEGORIES:
                sold += 1
                if sold >= SALES[s.seats]:
                    taken |= bit(N_CATEGORIES) - 1
    return max(0.0, gains[seat * N_MAINS + best_main(seat, taken, gains)])


def best_main(seat: i64, taken: i64, gains: vec[float]) -> i64:
    """The best main investment that is not taken."""
    best: i64 = TAX_REFUND
    most = NEVER
    for main in range(N_MAINS):
        if taken & bit(main) == 0 and gains[seat * N_MAINS + main] > most:
            best = main
            most = gains[seat * N_MAINS + main]
    return best
