"""Chance that can be verified: drawn from a secret that was committed to before the game.

Whoever opens a table tells the hash of a secret, and the secret itself when the game is over. Each
draw follows from the secret, from what players have added until then, and from its number: so
anybody can draw again (`keeling.kernel.proof`). docs/howto/fair-shuffles.md says what that proves.
"""

from __future__ import annotations

import hmac
import secrets
from hashlib import sha256
from typing import TYPE_CHECKING, Annotated, Final

from msgspec import Meta, Struct

from keeling.kernel.agenda import CHANCE
from keeling.kernel.rng import Rng

if TYPE_CHECKING:
    from keeling.kernel.match import Match

METHOD: Final = "keeling-shuffle-1"  # another method of drawing gets another number
SECRET: Final = 32  # bytes
LONGEST_WORDS: Final = 100

Digest = Annotated[str, Meta(pattern="^[0-9a-f]{64}$")]
Count = Annotated[int, Meta(ge=0, le=2**31 - 1)]


class Words(Struct, frozen=True, forbid_unknown_fields=True):
    """What a player has added to chance: it counts for every draw from then on."""

    draws: Count  # how many there had been
    seat: str
    text: Annotated[str, Meta(min_length=1, max_length=LONGEST_WORDS)]

    def __post_init__(self) -> None:
        """One line of what can be seen: so a list of words can be read in one way only."""
        if not self.text.isprintable():
            raise ValueError(f"words of {self.seat} that cannot be printed")


class Shuffle(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True, omit_defaults=True):
    """What all chance at a table is drawn from."""

    table: str
    commitment: Digest
    secret: Digest
    copied: Count = 0  # draws that were made at another table, from which this one goes on
    words: list[Words] = []

    def keeps_its_promise(self) -> bool:
        """Whether the secret is the one that was committed to."""
        return commitment_to(self.secret, self.table, self.copied) == self.commitment

    def option(self, match: Match) -> int:
        """What chance does next in a match."""
        return int(match.state.sample(self.dice(match.draws)))

    def draw(self, match: Match) -> None:
        """Let chance decide until a player has a choice."""
        while match.state.seat == CHANCE:
            match.take(self.option(match))

    def dice(self, number: int) -> Rng:
        """The generator of a draw; each has its own, the first number is 0."""
        added = [f"{words.seat}:{words.text}" for words in self.words if words.draws <= number]
        message = "\n".join([f"{METHOD}:{self.table}:{number}", *added])
        digest = hmac.digest(bytes.fromhex(self.secret), message.encode(), "sha256")
        return Rng(int.from_bytes(digest))


def new_secret() -> str:
    """A secret for a table."""
    return secrets.token_hex(SECRET)


def commitment_to(secret: str, table: str, copied: int = 0) -> str:
    """What is told of a secret before the game."""
    return sha256(f"{METHOD}:{table}:{copied}:{secret}".encode()).hexdigest()
