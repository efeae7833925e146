"""Seeds: `7` is one game, `7/42` is game 42 of a series with the seed 7."""

from __future__ import annotations

import re
import secrets

from msgspec import Struct

from keeling.cli.errors import BadArgument
from keeling.kernel.rng import Rng

SERIES = 64  # bits for the seed of a series; the number of the game stands above them
SINGLE = -1
SHORT = 10**9  # seeds made here can be read aloud


class Seed(Struct, frozen=True):
    """A number, and which game of the series that it stands for."""

    number: int
    game: int = SINGLE

    def __str__(self) -> str:
        """As `--seed` takes it."""
        return str(self.number) if self.game == SINGLE else f"{self.number}/{self.game}"

    def of_game(self, n: int) -> Seed:
        """The seed of the n-th game that a series plays."""
        return Seed(self.number, max(self.game, 0) + n)

    def rng(self) -> Rng:
        """The generator: another one for each game of each series."""
        return Rng(self.number | (self.game + 1) << SERIES)


def read_seed(text: str | None) -> Seed:
    """The seed that was asked for, or a new one."""
    if text is None:
        return Seed(secrets.randbelow(SHORT))
    found = re.fullmatch(r"([0-9]{1,19})(?:/([0-9]{1,12}))?", text)
    if found is None:
        raise BadArgument("cli-error-seed", value=text)
    return Seed(int(found[1]), int(found[2]) if found[2] else SINGLE)
