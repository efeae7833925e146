"""What players gain and lose: cash, income, levels, points, chips. All tracks have two ends."""

from __future__ import annotations

from mypy_extensions import i64

from keeling.games.green_deal.engine import events
from keeling.games.green_deal.engine.state import GreenDeal
from keeling.games.green_deal.engine.tables import MAX_LEVEL, MAX_STEP, N_CATEGORIES, N_CHIPS


def gain_cash(s: GreenDeal, seat: i64, n: i64) -> None:
    """GD-4.4 There is no upper bound."""
    if n > 0:
        s.cash[seat] += n
        s.tell(events.CASH, seat, n)


def move_income(s: GreenDeal, seat: i64, steps: i64) -> None:
    """GD-5.2.4 The income marker stops at step 0 and at step 31; the surplus is lost."""
    before: i64 = s.step[seat]
    s.step[seat] = max(0, min(MAX_STEP, before + steps))
    if s.step[seat] > before:
        s.tell(events.ROSE, seat, s.step[seat] - before, s.step[seat])
    elif s.step[seat] < before:
        s.tell(events.FELL, seat, before - s.step[seat], s.step[seat])


def move_level(s: GreenDeal, seat: i64, category: i64, steps: i64) -> None:
    """GD-5.2.3 Levels stop at 12, GD-13.2 and at 0; the surplus is lost."""
    at: i64 = seat * N_CATEGORIES + category
    before: i64 = s.level[at]
    s.level[at] = max(0, min(MAX_LEVEL, before + steps))
    if s.level[at] != before:
        s.tell(events.LEVEL, seat, category, s.level[at])


def score(s: GreenDeal, seat: i64, source: i64, n: i64) -> None:
    """GD-5.1.9 Points may become negative."""
    s.add_points(seat, source, n)
    if n > 0:
        s.tell(events.POINTS, seat, n)
    elif n < 0:
        s.tell(events.POINTS_LOST, seat, -n)


def take_chip(s: GreenDeal, seat: i64, chip: i64) -> None:
    """GD-5.6.4 There is no limit on chips held."""
    s.chips_left[chip] -= 1
    s.chips[seat * N_CHIPS + chip] += 1
