"""Where all components are: numbers that no rule ever changes."""

from __future__ import annotations

from keeling.games.e_mission.engine.state import DISCARDED, IN_DECK, REMOVED, EMission
from keeling.games.e_mission.engine.tables import N_GLOBAL_SLOTS, N_PROJECTS


def census(s: EMission) -> dict[str, int]:
    """How many of each component there are in all places together."""
    return {
        "project cards": sum(at != REMOVED for at in s.where[:N_PROJECTS]),
        "crises": sum(at != REMOVED for at in s.crisis_at),
        "global projects": sum(at != REMOVED for at in s.global_at),
        "cards in hands": sum(s.hand_size) - sum(0 <= at < s.seats for at in s.where),
        "cards in the deck": s.deck_size - list(s.where).count(IN_DECK),
        "cards on the pile": s.pile_size - list(s.where).count(DISCARDED),
        "tucked cards": sum(s.tucked)
        - sum(len(s.under_global(slot)) for slot in range(N_GLOBAL_SLOTS)),
    }
