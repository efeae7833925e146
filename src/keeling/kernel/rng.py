"""Chance, from outside: states hold no generator, drivers do."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64, mypyc_attr

MASK: Final = 0xFFFFFFFF
WORD: Final = 32
HALF: Final = 0xFFFF


@mypyc_attr(allow_interpreted_subclasses=True)
class Rng:
    """Xoshiro128++ on 32-bit words: the same numbers compiled or not, on every platform."""

    def __init__(self, seed: int) -> None:
        words = [mixed(seed, i) for i in range(4)]
        self.a: i64 = words[0]
        self.b: i64 = words[1]
        self.c: i64 = words[2]
        self.d: i64 = words[3] | 1  # the four words are never all zero

    def word(self) -> i64:
        """The next 32 random bits."""
        a: i64 = self.a
        b: i64 = self.b
        c: i64 = self.c
        d: i64 = self.d
        mix: i64 = (a + d) & MASK
        result: i64 = ((((mix << 7) & MASK) | (mix >> 25)) + a) & MASK
        c ^= a
        d ^= b
        self.b = b ^ c
        self.a = a ^ d
        self.c = c ^ ((b << 9) & MASK)
        self.d = ((d << 11) & MASK) | (d >> 21)
        return result

    def below(self, n: i64) -> i64:
        """A number from 0 to n - 1; n is at most 2**30."""
        return (self.word() * n) >> WORD

    def split(self) -> Rng:
        """A generator of its own, for a worker or a bot."""
        return Rng((int(self.word()) << WORD) | int(self.word()))


def mixed(seed: int, i: i64) -> i64:
    """Word `i` of the start position: every bit of the seed, however long, counts."""
    rest = (abs(seed) << 1) | (seed < 0)
    z: i64 = times(0x9E3779B9, i + 1)
    while True:
        low: i64 = rest & MASK
        z ^= low
        z = times(z ^ (z >> 16), 0x85EBCA6B)
        z = times(z ^ (z >> 13), 0xC2B2AE35)
        z ^= z >> 16
        rest >>= WORD
        if not rest:
            return z


def times(a: i64, b: i64) -> i64:
    """The lower 32 bits of a product, in steps that fit a machine word.

    A larger product would be a Python int, whose multiplication looks for Ctrl-C, and compiled
    code cannot be interrupted there.
    """
    return ((a & HALF) * b + ((((a >> 16) * b) & HALF) << 16)) & MASK
