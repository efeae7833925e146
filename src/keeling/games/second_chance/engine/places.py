"""Where things are, packed into numbers: plants on slots, lobby cards and their guests."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from keeling.games.carbon.engine.cards import redeal
from keeling.games.second_chance.engine.tables import MOST_SEATS, N_ENERGIES, N_LOBBIES, NONE
from keeling.kernel.rng import Rng

# A plant slot: empty, a fossil plant (0 to 2), or a green one:
# GREEN + (whose infrastructure * 4 + who built it) * 5 + energy.
EMPTY: Final = -1
GREEN: Final = 3

# Where a card is, besides `carbon.cards`.
RETURNED: Final = 30  # a goal put back unseen: RETURNED + who saw it
OPEN: Final = -3  # a private goal that everybody has seen
PLAYED: Final = 200  # a lobby card: PLAYED + who played it * 5 + 1 + whose scientist is there
GUESTS: Final = MOST_SEATS + 1  # nobody, or somebody's scientist
AWAY: Final = -2  # an inspector who has left the game


def owner_of(slot: i64) -> i64:
    """Whose infrastructure carries the green plant on a slot, or NONE."""
    return NONE if slot < GREEN else (slot - GREEN) // N_ENERGIES // MOST_SEATS


def builder_of(slot: i64) -> i64:
    """The seat that built the green plant on a slot; NONE: there is none."""
    return NONE if slot < GREEN else (slot - GREEN) // N_ENERGIES % MOST_SEATS


def energy_of(slot: i64) -> i64:
    """The energy of the green plant on a slot."""
    return (slot - GREEN) % N_ENERGIES


def player_of(place: i64) -> i64:
    """The seat that played a lobby card; NONE: nobody has."""
    return NONE if place < PLAYED else (place - PLAYED) // GUESTS


def guest_of(place: i64) -> i64:
    """Whose scientist stands on a lobby card, or NONE."""
    return NONE if place < PLAYED else (place - PLAYED) % GUESTS - 1


def redeal_hands(lobby: vec[i64], known: vec[i64], rng: Rng) -> None:
    """Deal again the lobby cards that the seat cannot know; played ones stay."""
    places = lobby[:]
    for card in range(N_LOBBIES):
        if places[card] >= PLAYED:
            lobby[card] = OPEN
    redeal(lobby, known, rng)
    for card in range(N_LOBBIES):
        if places[card] >= PLAYED:
            lobby[card] = places[card]
