"""The generator: the same numbers everywhere, fair, and one for each worker."""

from __future__ import annotations

from collections import Counter

from keeling.kernel.rng import Rng


def test_a_seed_always_gives_the_same_numbers() -> None:
    """Written down once; they hold compiled and interpreted, on every platform."""
    rng = Rng(1)
    assert [int(rng.below(10)) for _ in range(10)] == [7, 9, 3, 6, 6, 2, 9, 2, 4, 2]


def test_every_seed_is_a_different_game() -> None:
    starts = {tuple(int(Rng(seed).below(1 << 30)) for _ in range(2)) for seed in range(-500, 500)}
    assert len(starts) == 1000


def test_long_seeds_count_with_every_bit() -> None:
    assert Rng(5).below(1 << 30) != Rng(5 + (1 << 64)).below(1 << 30)


def test_numbers_below_n_are_about_equally_likely() -> None:
    rng = Rng(2)
    found = Counter(int(rng.below(6)) for _ in range(60_000))
    assert set(found) == set(range(6))
    assert all(9_500 < n < 10_500 for n in found.values())


def test_a_split_generator_goes_its_own_way() -> None:
    rng = Rng(3)
    other = rng.split()
    assert [rng.below(1000) for _ in range(5)] != [other.below(1000) for _ in range(5)]
