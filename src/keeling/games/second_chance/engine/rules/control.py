"""SC-7.4 Control of a region."""

from __future__ import annotations

from mypy_extensions import i64

from keeling.games.carbon.engine.control import supplies_better
from keeling.games.second_chance.engine import events
from keeling.games.second_chance.engine.state import SecondChance
from keeling.games.second_chance.engine.tables import CONTROL_MARKERS, PRIORITY
from keeling.kernel.bits import bit


def check_control(s: SecondChance, seat: i64, region: i64, energy: i64) -> None:
    """SC-7.4.1 Only after a build, only for the builder; SC-7.4.3, SC-7.4.4, SC-7.4.5, SC-7.4.7.

    SC-2.5 A player has five control markers; SC-2.6 alone there are more.
    """
    if s.controller[region] == seat:
        return
    if s.seats > 1 and s.regions_of(seat) >= CONTROL_MARKERS:
        return
    if leads_region(s, seat, region, energy):
        s.controller[region] = seat
        s.tell(events.CONTROLS, seat, region)


def leads_region(s: SecondChance, seat: i64, region: i64, energy: i64) -> bool:
    """SC-7.4.2 Ahead of every other player with a cube there; SC-7.4.6 alone, of the opponent.

    The plant of this energy counts: it was just built, or somebody wants to know what then.
    """
    mine: i64 = s.energies_in(region, seat) | bit(energy)
    if s.seats == 1:
        return is_ahead(s, region, mine, s.rivals_in(region))
    for other in range(s.seats):
        if other == seat:
            continue
        theirs: i64 = s.energies_in(region, other)
        if theirs == mine:  # SC-7.4.2 (3) knowledge of the plant just built, (4) then the builder
            if s.level(seat, energy) < s.level(other, energy):
                return False
        elif theirs != 0 and not is_ahead(s, region, mine, theirs):
            return False
    return True


def is_ahead(s: SecondChance, region: i64, mine: i64, theirs: i64) -> bool:
    """SC-7.4.2 (1) more energies, (2) the agenda from left to right; equal sets are not behind."""
    return mine == theirs or supplies_better(mine, theirs, s.priorities[region], PRIORITY)
