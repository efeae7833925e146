"""The table after this round's emissions, if nobody does anything more: crises strike only then."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from keeling.games.e_mission.engine.options import COVER_SHORTAGE, SKIP
from keeling.games.e_mission.engine.rules.crises import Strike
from keeling.games.e_mission.engine.rules.emission import (
    EmissionPhase,
    Emit,
    Sequester,
    Shortages,
    Temperature,
)
from keeling.games.e_mission.engine.tables import (
    BASE_TEMPERATURE,
    EMISSION_PHASE,
    GLOBAL_PHASE,
    HEAT,
    NONE,
    PROJECT_PHASE,
    SEATS,
)
from keeling.games.e_mission.view.types import Foreseen
from keeling.kernel.bits import bit

if TYPE_CHECKING:
    from keeling.games.e_mission.engine.state import EMission
    from keeling.kernel.agenda import Step

AFTER_CHECK: Final = (Emit, Sequester, Temperature)
ENDLESS: Final = 1 << 20  # communities, so that the phase is told to its end


def after_emissions(s: EMission) -> EMission | None:
    """EM-8 The emission phase as the rules carry it out; None: it is over, or no round runs."""
    if s.ending != NONE or s.phase_begun not in (GLOBAL_PHASE, PROJECT_PHASE, EMISSION_PHASE):
        return None
    then = s.clone()
    then.community_limit = ENDLESS
    then.agenda = [EmissionPhase()]
    if s.phase_begun == EMISSION_PHASE:
        then.agenda = still_ahead(s)
    then.settle()
    while then.seat >= 0:
        then.apply(answer(then))
    return then


def still_ahead(s: EMission) -> list[Step[Any]]:
    """What is left of a phase that has begun: its cards are no duty, shared energy is."""
    steps = list(s.agenda)
    check = next((n for n, one in enumerate(steps) if isinstance(one, Shortages)), len(steps))
    return [one for one in steps[:check] if isinstance(one, AFTER_CHECK)] + steps[check:]


def answer(s: EMission) -> int:
    """No card is used; EM-8.1.3 shared energy goes to those who are worst off."""
    if SKIP in s.legal:
        return int(SKIP)
    return max(s.legal, key=lambda option: needy(s, COVER_SHORTAGE.first(option)))


def needy(s: EMission, seat: int) -> int:
    """The communities a player would have."""
    return int(s.communities[seat] + s.chosen[seat])


def foreseen(then: EMission | None) -> Foreseen | None:
    """What the emissions lead to, by names."""
    if then is None:
        return None
    return Foreseen(
        bands=int(then.bands),
        temperature=int(BASE_TEMPERATURE + then.bands),
        crises=len(then.column),  # EM-8.4.3 with those that come on top
        communities={SEATS[n]: int(then.communities[n]) for n in range(then.seats)},
        too_hot=bool(then.ending == HEAT),
    )


def communities_after(s: EMission, crisis: int, hit: list[int]) -> dict[str, tuple[int, int]]:
    """EM-9.5.2, EM-9.8.13 Where a crisis leaves somebody with more communities: before, and then.

    Each of those it may hit is looked at alone; what hits the world hits all.
    """
    found = {}
    for seats in [[n] for n in hit] or [list(range(s.seats))]:
        then = s.clone()
        then.community_limit = ENDLESS
        then.agenda = [Strike(crisis, sum(bit(n) for n in hit if n in seats))]
        then.settle()
        for n in seats:
            if then.communities[n] > s.communities[n]:
                found[SEATS[n]] = int(s.communities[n]), int(then.communities[n])
    return found
