"""Where cards are, and cards that nobody can know."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from keeling.kernel.rng import Rng

# Where a card is, if not with a seat (0, 1, ...).
UNSEEN: Final = -1  # in a stack, or put unseen into the box
GONE: Final = -2  # left the game, known to all
PASSING: Final = 10  # in a draft: PASSING + who chooses from them
PICKED: Final = 20  # PICKED + who keeps them, face down until the pass is over
SHOWN: Final = 100  # on display: SHOWN + how many came before


def pass_on(where: vec[i64], seats: i64) -> None:
    """What was picked is in hand; the rest goes to the right, the next-lower seat."""
    for card in range(len(where)):
        place: i64 = where[card]
        if PICKED <= place < PICKED + seats:
            where[card] = place - PICKED
        elif PASSING <= place < PASSING + seats:
            where[card] = PASSING + (place - PASSING + seats - 1) % seats


def redeal(where: vec[i64], known: vec[i64], rng: Rng) -> None:
    """Deal again, at random, all cards that are at none of the known places."""
    hidden = vec[i64](capacity=len(where))
    for card in range(len(where)):
        if where[card] not in known:
            hidden = append(hidden, card)
    for last in range(len(hidden) - 1, 0, -1):
        other: i64 = hidden[rng.below(last + 1)]
        here: i64 = hidden[last]
        where[here], where[other] = where[other], where[here]
