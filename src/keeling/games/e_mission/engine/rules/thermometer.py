"""EM-8.4, EM-9.7 The thermometer: carbon fills rows, full rows become bands."""

from __future__ import annotations

from mypy_extensions import i64

from keeling.games.e_mission.engine import events
from keeling.games.e_mission.engine.rules.column import add_crises, crisis_number
from keeling.games.e_mission.engine.rules.ending import burn
from keeling.games.e_mission.engine.state import EMission
from keeling.games.e_mission.engine.tables import BANDS, NONE
from keeling.kernel.agenda import Step


def heat(s: EMission, n: i64) -> None:
    """EM-8.4.1 Carbon goes to the thermometer, one after another."""
    if n > 0:
        s.tell(events.HEATED, n)
    for _ in range(n):
        if s.ending != NONE:
            return
        s.loose += 1
        if s.loose == s.row():  # EM-8.4.2
            s.loose = 0
            place_band(s)


def place_band(s: EMission) -> None:
    """EM-8.4.4 The 8th loses, EM-9.7.2 also if suspended ones are missing (EM-2.11)."""
    if s.bands + s.suspended >= BANDS:
        burn(s)
        return
    s.bands += 1
    s.tell(events.BAND, s.bands)
    if s.bands >= BANDS:
        burn(s)
        return
    if is_rolling(s):  # EM-9.1.4
        s.rolls += 1
    top_up(s)


class Rolling(Step[EMission]):
    """EM-9.1.6 On the agenda as long as a band that is placed will be rolled for."""


def is_rolling(s: EMission) -> bool:
    """EM-9.1.4 Whether a band placed now adds a roll: in the crisis phase, also by crisis cards."""
    for step in s.agenda:
        if isinstance(step, Rolling):
            return True
    return False


def top_up(s: EMission) -> None:
    """EM-8.4.3 More crises at once if the new level has a higher number than were drawn."""
    more: i64 = crisis_number(s) - s.crises_drawn
    if more > 0:
        s.crises_drawn += more
        add_crises(s, more)


def cool(s: EMission, free: i64) -> None:
    """EM-8.3.4 Each free sink binds a carbon; bands that break go back to the reserve."""
    row: i64 = s.row()
    before: i64 = s.bands
    total: i64 = before * row + s.loose
    taken: i64 = min(free, total)
    s.bands = (total - taken) // row
    s.loose = (total - taken) % row
    if taken > 0:
        s.tell(events.COOLED, taken)
    if s.bands < before:
        s.tell(events.FELL, s.bands)


def suspend(s: EMission, n: i64) -> None:
    """EM-7.14 Bands leave the thermometer until the end of the round; loose carbon stays."""
    taken: i64 = min(n, s.bands)
    s.bands -= taken
    s.suspended += taken
    if taken > 0:
        s.tell(events.SUSPENDED, taken)


def bring_back(s: EMission) -> None:
    """EM-9.7.3 They return without a roll or a crisis; but 8 bands lose."""
    if s.suspended == 0:
        return
    s.tell(events.RETURNED, s.suspended)
    s.bands += s.suspended
    s.suspended = 0
    if s.bands >= BANDS:
        burn(s)
