"""What everybody may know of chance at a table: the one place that shows a secret, at the end."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal

from msgspec import Struct

from keeling.kernel.shuffle import Words

if TYPE_CHECKING:
    from keeling.web.tables.table import Table

Source = Literal["seed", "secret", "system"]


class Chance(Struct, frozen=True, kw_only=True):
    """What chance is drawn from, as far as it may be known by now."""

    source: Source
    commitment: str  # empty: there is none
    secret: str  # empty: there is none, or the game is not over
    copied: int
    draws: int
    words: list[Words]


def chance_of(table: Table) -> Chance:
    """Chance at a table, as everybody may know it."""
    row = table.row
    return Chance(
        source=source_of(row.seed, row.commitment),
        commitment=row.commitment,
        secret=row.secret if table.ended else "",
        copied=row.copied,
        draws=table.match.draws,
        words=list(table.words),
    )


def source_of(seed: str, commitment: str) -> Source:
    """What chance is drawn from: where nobody gave a seed, older tables ask the system."""
    if seed:
        return "seed"
    return "secret" if commitment else "system"
