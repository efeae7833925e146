"""What a victory takes: EM-11.6 what challenges demand besides, and how far the table is."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

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
from keeling.games.e_mission.engine.tables import (
    BANDS,
    BASE_TEMPERATURE,
    CHALLENGE_CARDS,
    NONE,
    PHASES,
    POWERS,
    SEATS,
)
from keeling.games.e_mission.words import phrases as said

if TYPE_CHECKING:
    from collections.abc import Mapping

    from keeling.games.e_mission.engine.state import EMission
    from keeling.text.catalogue import Catalogue
    from keeling.text.presentation import Condition

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
            "have": int(measured(s, KIND[effect])),
            "need": int(needed(s, KIND[effect], AMOUNT[effect])),
            "met": bool(holds(s, KIND[effect], AMOUNT[effect])),
        }
        for card, owner in enumerate(s.challenge)
        if owner != NONE
        for effect in range(FIRST[OF_CHALLENGES + card], FIRST[OF_CHALLENGES + card + 1])
        if OP[effect] == WIN_IF
    }


def told(shown: Mapping[str, Any], words: Catalogue) -> str:
    """How far it is: "now 4, at most 3: not yet"."""
    key = "text-condition_met" if shown["met"] else "text-condition_missing"
    return words.say(key, far=far(shown, words))


def far(shown: Mapping[str, Any], words: Catalogue) -> str:
    """The numbers of a condition: what is there, and what has to be."""
    numbers = {"have": shown["have"], "need": shown["need"]}
    return words.say(f"text-condition_{MANNERS[shown['test']]}", **numbers)


# ---- when the game is over


def to_win(s: EMission, words: Catalogue) -> list[Condition]:
    """EM-1.2 to EM-1.4, EM-11.6 All that was needed, and whether it was met."""
    degrees = said.degrees(int(BASE_TEMPERATURE + s.bands), words)
    return [
        (bool(s.drawdown), words.say("needed-drawdown")),
        (bool(s.bands < BANDS), words.say("needed-heat", degrees=degrees)),
        (broken(s) == NONE, communities(s, words)),
        *(demanded(words, *found) for found in conditions(s).items()),
    ]


def broken(s: EMission) -> int:
    """EM-1.4 Who had too many communities in crisis; NONE: nobody."""
    found = (seat for seat in range(s.seats) if s.communities[seat] >= s.community_limit)
    return next(found, int(NONE))


def communities(s: EMission, words: Catalogue) -> str:
    """EM-1.4 How many each power had, and who led it."""
    called = [who(s, seat, words) for seat in range(s.seats)]
    parts = [
        words.say("text-part", what=name, n=int(n))
        for name, n in zip(called, s.communities, strict=True)
    ]
    limit = int(s.community_limit)
    return words.say("needed-communities", limit=limit, parts=", ".join(parts))


def who(s: EMission, seat: int, words: Catalogue) -> str:
    """A power, and the seat that led it."""
    name = words.name(f"seat-{SEATS[seat]}")
    return name if s.seats == 1 else f"{words.name(f'power-{POWERS[s.power[seat]]}')} ({name})"


def demanded(words: Catalogue, card: str, shown: Mapping[str, Any]) -> Condition:
    """EM-11.6 The condition of a challenge."""
    name = words.name(f"challenge-{card}")
    return shown["met"], words.say("needed-challenge", name=name, far=far(shown, words))
