"""EM-11.6 What challenges demand besides, and how far the table is; EM-1.4 who broke down."""

from __future__ import annotations

from keeling.games.e_mission.engine.effects import (
    AMOUNT,
    FIRST,
    KIND,
    OF_CHALLENGES,
    OP,
    TESTS,
    WIN_IF,
)
from keeling.games.e_mission.engine.rules.growth import holds, measured, needed
from keeling.games.e_mission.engine.state import EMission
from keeling.games.e_mission.engine.tables import (
    CHALLENGE_CARDS,
    NONE,
    PHASES,
)
from keeling.games.e_mission.view.types import Aim


def conditions(s: EMission) -> dict[str, Aim]:
    """Challenge -> what it tests, and the numbers; once the set-up is over."""
    if PHASES[s.phase_begun] == "set_up":
        return {}
    return {
        CHALLENGE_CARDS[card]: Aim(
            test=TESTS[KIND[effect]],
            have=int(measured(s, KIND[effect])),
            need=int(needed(s, KIND[effect], AMOUNT[effect])),
            met=bool(holds(s, KIND[effect], AMOUNT[effect])),
        )
        for card, owner in enumerate(s.challenge)
        if owner != NONE
        for effect in range(FIRST[OF_CHALLENGES + card], FIRST[OF_CHALLENGES + card + 1])
        if OP[effect] == WIN_IF
    }


def broken(s: EMission) -> int:
    """EM-1.4 Who had too many communities in crisis; NONE: nobody."""
    found = (seat for seat in range(s.seats) if s.communities[seat] >= s.community_limit)
    return next(found, int(NONE))
