"""Who supplies a region better."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from keeling.games.carbon.engine.table import N_PRIORITIES
from keeling.kernel.bits import bit, count_bits


def supplies_better(mine: i64, theirs: i64, agenda: i64, priority: vec[i64]) -> bool:
    """More energies; of equally many, the first energy of the agenda that only one supplies.

    `mine` and `theirs` are different sets of energies as bits.
    """
    if count_bits(mine) != count_bits(theirs):
        return count_bits(mine) > count_bits(theirs)
    first: i64 = agenda * N_PRIORITIES
    for at in range(first, first + N_PRIORITIES):
        energy: i64 = bit(priority[at])
        if (mine ^ theirs) & energy:
            return mine & energy != 0
    return True
