"""CO-16 Control of a region."""

from __future__ import annotations

from mypy_extensions import i64

from keeling.games.carbon.engine.control import supplies_better
from keeling.games.co2.engine import events
from keeling.games.co2.engine.state import Co2
from keeling.games.co2.engine.tables import N_PRIORITIES, NONE, PRIORITY
from keeling.kernel.agenda import Step


class CheckControl(Step[Co2]):
    """CO-16.1 After a build: between the builder and the current controller of the region."""

    def __init__(self, seat: i64, region: i64) -> None:
        super().__init__(seat)
        self.region = region

    def run(self, s: Co2) -> None:
        """CO-16.2, CO-16.3, CO-16.8 Only here control changes; CO-16.10 CEPs and cubes stay."""
        holder: i64 = s.controller[self.region]
        if holder == self.seat:
            return
        if holder == NONE or takes_control(s, self.region, self.seat, holder):
            s.controller[self.region] = self.seat
            s.tell(events.CONTROLS, self.seat, self.region)


def takes_control(s: Co2, region: i64, seat: i64, holder: i64) -> bool:
    """CO-16.4 More different energies; then CO-16.5, CO-16.6, CO-16.7."""
    mine: i64 = s.energies_in(region, seat)
    theirs: i64 = s.energies_in(region, holder)
    if mine != theirs:
        return supplies_better(mine, theirs, s.priorities[region], PRIORITY)
    return knows_more(s, region, seat, holder)


def knows_more(s: Co2, region: i64, seat: i64, holder: i64) -> bool:
    """CO-16.6 Expertise in the energies of the agenda; CO-16.7 all equal: the builder."""
    first: i64 = s.priorities[region] * N_PRIORITIES
    for at in range(first, first + N_PRIORITIES):
        energy: i64 = PRIORITY[at]
        if s.level(seat, energy) != s.level(holder, energy):
            return s.level(seat, energy) > s.level(holder, energy)
    return True
