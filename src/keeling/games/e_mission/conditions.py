"""EM-11.6 What challenges demand for a victory besides drawdown, and how far the table is."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from keeling.games.e_mission.effects import (
    ACTIVE_GLOBALS_AT_LEAST,
    AMOUNT,
    BANDS_AT_MOST,
    EACH_COMMUNITIES_AT_MOST,
    EACH_EMITTED_AT_MOST,
    EACH_RESILIENCE_AT_LEAST,
    FIRST,
    KIND,
    OF_CHALLENGES,
    OP,
    SINKS_AT_LEAST_START,
    TESTS,
    TOTAL_DIRTY_AT_MOST,
    WIN_IF,
)
from keeling.games.e_mission.rules.active import is_active
from keeling.games.e_mission.rules.growth import holds
from keeling.games.e_mission.tables import CHALLENGE_CARDS, N_GLOBAL_SLOTS, NONE, PHASES

if TYPE_CHECKING:
    from collections.abc import Mapping

    from keeling.games.e_mission.state import EMission
    from keeling.text.catalogue import Catalogue

# How a test is told: as a limit or as an aim, of the table or of everybody.
MANNERS: Final = {
    "bands_at_most": "most",
    "each_communities_at_most": "each_most",
    "total_dirty_at_most": "most",
    "each_resilience_at_least": "each_least",
    "sinks_at_least_start": "least",
    "active_globals_at_least": "least",
    "each_emitted_at_most": "each_most",
}


def conditions(s: EMission) -> dict[str, dict[str, Any]]:
    """Challenge -> what it tests, and the numbers; once the set-up is over."""
    if PHASES[s.phase] == "set_up":
        return {}
    return {
        CHALLENGE_CARDS[card]: {
            "test": TESTS[KIND[effect]],
            "have": have(s, int(KIND[effect])),
            "need": need(s, int(KIND[effect]), int(AMOUNT[effect])),
            "met": bool(holds(s, KIND[effect], AMOUNT[effect])),
        }
        for card, owner in enumerate(s.challenge)
        if owner != NONE
        for effect in range(FIRST[OF_CHALLENGES + card], FIRST[OF_CHALLENGES + card + 1])
        if OP[effect] == WIN_IF
    }


def have(s: EMission, test: int) -> int:
    """What is there; of what everybody has to show, what the one shows who is farthest from it."""
    found = {
        BANDS_AT_MOST: s.bands + s.suspended,
        EACH_COMMUNITIES_AT_MOST: max(s.communities),
        TOTAL_DIRTY_AT_MOST: sum(s.dirty),
        EACH_RESILIENCE_AT_LEAST: min(s.resilience),
        SINKS_AT_LEAST_START: s.trees + s.oceans,
        ACTIVE_GLOBALS_AT_LEAST: sum(bool(is_active(s, n)) for n in range(N_GLOBAL_SLOTS)),
        EACH_EMITTED_AT_MOST: max(s.emits(seat) for seat in range(s.seats)),
    }
    return int(found[test])


def need(s: EMission, test: int, n: int) -> int:
    """The number of the card, or that of the start."""
    return int(s.sinks_at_start) if test == SINKS_AT_LEAST_START else n


def told(shown: Mapping[str, Any], words: Catalogue) -> str:
    """How far it is: "now 4, at most 3: not yet"."""
    far = {"have": shown["have"], "need": shown["need"]}
    so_far = words.say(f"text-condition_{MANNERS[shown['test']]}", **far)
    return words.say("text-condition_met" if shown["met"] else "text-condition_missing", far=so_far)
