"""What a position of Green Deal is worth to a seat as it stands, between choices."""

from __future__ import annotations

from mypy_extensions import i64

from keeling.games.green_deal.bot.cards import cards_worth
from keeling.games.green_deal.bot.map import map_worth
from keeling.games.green_deal.bot.means import (
    cash_worth,
    dividends_worth,
    price,
    step_worth,
)
from keeling.games.green_deal.bot.outlook import Outlook
from keeling.games.green_deal.bot.places import (
    balance_worth,
    images_worth,
    valuation_worth,
)
from keeling.games.green_deal.engine.state import GreenDeal


def standing(s: GreenDeal, seat: i64, view: Outlook) -> float:
    """Points so far and to come, without what the turn at hand may bring."""
    cash = price(s, seat, view)
    step = step_worth(s, seat, view, cash)
    total = float(s.score(seat)) + cash_worth(s, seat, view)
    total += dividends_worth(s, seat, view, cash)
    total += images_worth(s, seat, view) + balance_worth(s, seat, view)
    total += valuation_worth(s, seat, view)
    return total + cards_worth(s, seat, view, cash, step) + map_worth(s, seat, view, step)
