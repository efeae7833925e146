"""EM-1 How the game ends."""

from __future__ import annotations

from mypy_extensions import i64

from keeling.games.e_mission.engine import events
from keeling.games.e_mission.engine.state import EMission
from keeling.games.e_mission.engine.tables import COMMUNITIES, HEAT, NONE, TIME, UNMET, WON


def end(s: EMission, how: i64) -> None:
    """EM-4.2 At once: nothing further is resolved."""
    if s.ending == NONE:
        s.ending = how
        s.heat[s.round - 1] = s.bands
        s.agenda = []


def win(s: EMission) -> None:
    """EM-1.2 Drawdown, and the crisis phase survived."""
    s.tell(events.WON, s.round)
    end(s, WON)


def burn(s: EMission) -> None:
    """EM-1.3 The 8th band: 2.0 degrees; EM-1.7 a drawdown reached before does not help."""
    s.tell(events.LOST_HEAT)
    end(s, HEAT)


def break_down(s: EMission, seat: i64) -> None:
    """EM-1.4 The 12th community of a player, EM-11.17 or an earlier one."""
    s.tell(events.LOST_COMMUNITIES, seat)
    end(s, COMMUNITIES)


def run_out(s: EMission) -> None:
    """EM-1.5 The last round ended without a win."""
    s.tell(events.LOST_TIME, s.round)
    end(s, TIME)


def fall_short(s: EMission) -> None:
    """EM-10.2 The last round ended with drawdown, but a challenge asked for more."""
    s.tell(events.LOST_CHALLENGE, s.round)
    end(s, UNMET)
