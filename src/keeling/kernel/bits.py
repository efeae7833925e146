"""Small sets of numbers 0 to 62 as the bits of one number."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

# A table, because the compiler turns the literal in `1 << n` into a C int of 32 bits.
BIT: Final = vec[i64]([1 << n for n in range(63)])


def bit(n: i64) -> i64:
    """The set that holds just n."""
    return BIT[n]


def count_bits(bits: i64) -> i64:
    """How many numbers a set holds."""
    found: i64 = 0
    while bits != 0:
        bits &= bits - 1
        found += 1
    return found
