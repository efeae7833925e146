"""What a victory takes, in words: EM-1.2 to EM-1.4, and EM-11.6 what challenges demand besides."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from keeling.games.e_mission.engine.tables import BANDS
from keeling.games.e_mission.words import phrases as said

if TYPE_CHECKING:
    from keeling.games.e_mission.view.types import Aim, EMissionView
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


def told(shown: Aim, words: Catalogue) -> str:
    """How far it is: "now 4, at most 3: not yet"."""
    key = "text-condition_met" if shown.met else "text-condition_missing"
    return words.say(key, far=far(shown, words))


def far(shown: Aim, words: Catalogue) -> str:
    """The numbers of a condition: what is there, and what has to be."""
    key = f"text-condition_{MANNERS[shown.test]}"
    return words.say(key, have=shown.have, need=shown.need)


def to_win(view: EMissionView, words: Catalogue) -> list[Condition]:
    """EM-1.2 to EM-1.4, EM-11.6 All that was needed when a game is over, and whether it was met."""
    world = view.world
    degrees = said.degrees(world.temperature, words)
    held = all(seat.communities < view.community_limit for seat in view.seats.values())
    return [
        (view.drawdown, words.say("needed-drawdown")),
        (world.bands < BANDS, words.say("needed-heat", degrees=degrees)),
        (held, communities(view, words)),
        *(demanded(words, *found) for found in view.conditions.items()),
    ]


def communities(view: EMissionView, words: Catalogue) -> str:
    """EM-1.4 How many each power had, and who led it."""
    parts = [
        words.say("text-part", what=who(view, name, words), n=seat.communities)
        for name, seat in view.seats.items()
    ]
    limit = view.community_limit
    return words.say("needed-communities", limit=limit, parts=", ".join(parts))


def who(view: EMissionView, seat: str, words: Catalogue) -> str:
    """A power, and the seat that led it."""
    name = words.name(f"seat-{seat}")
    power = view.seats[seat].power
    if power is None or len(view.seats) == 1:
        return name
    return f"{words.name(f'power-{power}')} ({name})"


def demanded(words: Catalogue, card: str, shown: Aim) -> Condition:
    """EM-11.6 The condition of a challenge."""
    name = words.name(f"challenge-{card}")
    return shown.met, words.say("needed-challenge", name=name, far=far(shown, words))
