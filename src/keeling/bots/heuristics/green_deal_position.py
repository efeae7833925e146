"""What a position of Green Deal is worth to a seat as it stands, between choices."""

from __future__ import annotations

from mypy_extensions import i64

from keeling.bots.heuristics.green_deal_cards import cards_worth
from keeling.bots.heuristics.green_deal_map import map_worth
from keeling.bots.heuristics.green_deal_means import (
    cash_worth,
    dividends_worth,
    price,
    step_worth,
)
from keeling.bots.heuristics.green_deal_outlook import Outlook
from keeling.bots.heuristics.green_deal_places import (
    balance_worth,
    images_worth,
    valuation_worth,
)
from keeling.games.green_deal.state import GreenDeal


def standing(s: GreenDeal, seat: i64, view: Outlook) -> float:
    """Points so far and to come, without what the turn at hand may bring."""
    cash = price(s, seat, view)
    step = step_worth(s, seat, view, cash)
    total = float(s.score(seat)) + cash_worth(s, seat, view)
    total += dividends_worth(s, seat, view, cash)
    total += images_worth(s, seat, view) + balance_worth(s, seat, view)
    total += valuation_worth(s, seat, view)
    return total + cards_worth(s, seat, view, cash, step) + map_worth(s, seat, view, step)
