"""Effect lists of cards, tiles and tracks, compiled to rows of numbers."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from msgspec import Struct
from mypy_extensions import i64

from keeling.kernel.errors import BadData

NONE: Final = -1  # no energy
ANY: Final = -2  # an energy of choice


class Effect(Struct, forbid_unknown_fields=True, omit_defaults=True):
    """One effect of a game's vocabulary, as the data file writes it."""

    op: str
    n: int = 0
    energy: str = ""
    minimum: int = 0
    options: list[list[Effect]] = []


class EffectRows:
    """Effect lists, each a stretch of rows; a choice is followed by what can be chosen."""

    def __init__(self, ops: list[str], energies: list[str]) -> None:
        self.ops = ops
        self.energies = energies
        self.rows: list[tuple[int, int, int, int]] = []  # op, amount, energy, optional
        self.firsts: list[int] = []
        self.lasts: list[int] = []

    def compiled(self, effects: list[Effect], *, optional: bool = False) -> int:
        """The number of an effect list."""
        rows = [row for effect in effects for row in [effect, *(o[0] for o in effect.options)]]
        self.firsts.append(len(self.rows))
        for effect in rows:
            if effect.op not in self.ops or any(len(option) != 1 for option in effect.options):
                raise BadData(f"there is no effect '{effect}'")
            n = len(effect.options) or effect.n or effect.minimum
            energy = self.energy(effect)
            self.rows.append((self.ops.index(effect.op), n, energy, int(optional)))
        self.lasts.append(len(self.rows))
        return len(self.firsts) - 1

    def energy(self, effect: Effect) -> int:
        """The number of the energy an effect is about."""
        if effect.energy == "any":
            return ANY
        return self.energies.index(effect.energy) if effect.energy else NONE

    def column(self, n: int) -> vec[i64]:
        """All rows' op (0), amount (1), energy (2), or whether they may be declined (3)."""
        return vec[i64]([row[n] for row in self.rows])
