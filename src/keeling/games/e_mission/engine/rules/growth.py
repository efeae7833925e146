"""EM-10 The growth phase: won, lost, or one more round."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from keeling.games.e_mission.engine import events
from keeling.games.e_mission.engine.effects import (
    ACTIVE_GLOBALS_AT_LEAST,
    AMOUNT,
    BANDS_AT_MOST,
    EACH_COMMUNITIES_AT_MOST,
    EACH_RESILIENCE_AT_LEAST,
    FIRST,
    KIND,
    OF_CHALLENGES,
    OP,
    SINKS_AT_LEAST_START,
    TOTAL_DIRTY_AT_MOST,
    WIN_IF,
)
from keeling.games.e_mission.engine.rules.active import is_active
from keeling.games.e_mission.engine.rules.boards import raise_demand
from keeling.games.e_mission.engine.rules.ending import fall_short, run_out, win
from keeling.games.e_mission.engine.rules.project_phase import clear_counters
from keeling.games.e_mission.engine.rules.thermometer import bring_back
from keeling.games.e_mission.engine.state import EMission
from keeling.games.e_mission.engine.tables import (
    GROWTH,
    GROWTH_PHASE,
    N_CHALLENGES,
    N_GLOBAL_SLOTS,
    N_RESILIENCE,
    NONE,
    REVISION,
)
from keeling.kernel.agenda import Step

BEFORE_UNMET: Final = 2  # up to this revision such a game was lost for lack of time, and not told


class Growth(Step[EMission]):
    """EM-10.1 First the win, EM-9.7.4 before suspended bands return."""

    def run(self, s: EMission) -> None:
        """EM-10.2 After the last round demand is not raised; EM-10.5 all else stays."""
        s.phase_begun = GROWTH_PHASE
        s.tell(events.PHASE, GROWTH_PHASE)
        s.heat[s.round - 1] = s.bands
        if s.drawdown and conditions_hold(s):
            win(s)
        elif s.round >= s.rounds:
            out_of_time(s)
        else:
            grow(s)


def out_of_time(s: EMission) -> None:
    """EM-10.2 After the last round; it is told what was missing."""
    if s.drawdown and REVISION > BEFORE_UNMET:
        fall_short(s)
    else:
        run_out(s)


def grow(s: EMission) -> None:
    """EM-10.4 Demand rises, EM-11.16 maybe more; EM-9.7.3 then suspended bands return."""
    if s.drawdown and REVISION > BEFORE_UNMET:
        s.tell(events.REACH_AGAIN)
    s.drawdown = False  # EM-10.3, EM-8.3.6 and not before
    for seat in range(s.seats):
        raise_demand(s, seat, GROWTH[s.power[seat]] + s.growth_bonus)
    bring_back(s)
    clear_counters(s)


def conditions_hold(s: EMission) -> bool:
    """EM-11.6 The conditions of all challenges, with the state of this moment."""
    hold = True
    for card in range(N_CHALLENGES):
        if s.challenge[card] != NONE:
            for effect in range(FIRST[OF_CHALLENGES + card], FIRST[OF_CHALLENGES + card + 1]):
                if OP[effect] == WIN_IF and not holds(s, KIND[effect], AMOUNT[effect]):
                    s.tell(events.CONDITION, card)
                    hold = False
    return hold


def holds(s: EMission, test: i64, n: i64) -> bool:
    """EM-11.6 One condition: an aim or a limit."""
    least = test in (EACH_RESILIENCE_AT_LEAST, SINKS_AT_LEAST_START, ACTIVE_GLOBALS_AT_LEAST)
    have: i64 = measured(s, test)
    return have >= needed(s, test, n) if least else have <= needed(s, test, n)


def needed(s: EMission, test: i64, n: i64) -> i64:
    """EM-11.6 The number of the card; or as many trees and oceans as at the start."""
    return s.sinks_at_start if test == SINKS_AT_LEAST_START else n


def measured(s: EMission, test: i64) -> i64:
    """EM-11.6 What is there; suspended bands count."""
    found: i64 = 0
    if test == BANDS_AT_MOST:
        found = s.bands + s.suspended
    elif test == SINKS_AT_LEAST_START:
        found = s.trees + s.oceans
    elif test == TOTAL_DIRTY_AT_MOST:
        for seat in range(s.seats):
            found += s.dirty[seat]
    elif test == ACTIVE_GLOBALS_AT_LEAST:
        for slot in range(N_GLOBAL_SLOTS):
            found += 1 if is_active(s, slot) else 0
    else:
        found = measured_of_each(s, test)
    return found


def measured_of_each(s: EMission, test: i64) -> i64:
    """EM-11.6 Of what every player has to show, what that one shows who is farthest from it."""
    if test == EACH_RESILIENCE_AT_LEAST:
        least: i64 = s.resilience[0]
        for n in range(s.seats * N_RESILIENCE):
            least = min(least, s.resilience[n])
        return least
    most: i64 = 0
    for seat in range(s.seats):
        shown: i64 = s.communities[seat] if test == EACH_COMMUNITIES_AT_MOST else s.emits(seat)
        most = max(most, shown)
    return most
