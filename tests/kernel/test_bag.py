"""Bags and decks: drawing when needed is the same as having shuffled before."""

from __future__ import annotations

from collections import Counter

from keeling.kernel.bag import bag, deck
from keeling.kernel.rng import Rng


def test_a_bag_draws_in_proportion_to_what_is_inside() -> None:
    cards, rng = bag([1, 0, 3]), Rng(1)
    found = Counter(int(cards.sample(rng)) for _ in range(4_000))
    assert found[1] == 0
    assert 900 < found[0] < 1_100


def test_taking_and_putting_keep_the_size() -> None:
    cards = bag([2, 1])
    cards.take(0)
    cards.put(1, 3)
    assert (list(cards.counts), cards.size) == ([1, 4], 5)


def test_a_clone_of_a_bag_is_independent() -> None:
    cards = bag([2, 1])
    other = cards.clone()
    other.take(0)
    assert list(cards.counts) == [2, 1]


def test_a_known_card_on_top_of_a_deck_comes_next() -> None:
    cards = deck([5, 5, 0])
    cards.place_on_top(2)
    assert cards.sample(Rng(1)) == 2
    cards.take(2)
    assert (list(cards.counts), len(cards.top)) == ([5, 5, 0], 0)


def test_what_was_laid_on_top_last_comes_first() -> None:
    cards = deck([5, 5, 0, 0])
    cards.place_on_top(2)
    cards.place_on_top(3)
    drawn = []
    for _ in range(2):
        drawn.append(int(cards.sample(Rng(1))))
        cards.take(drawn[-1])
    assert (drawn, list(cards.counts), len(cards.top)) == ([3, 2], [5, 5, 0, 0], 0)


def test_a_discard_pile_goes_back_in() -> None:
    cards = deck([1, 1])
    cards.take(0)
    cards.discard(0)
    copy = cards.clone()
    cards.reshuffle()
    assert (list(cards.counts), cards.size, list(cards.discards)) == ([1, 1], 2, [0, 0])
    assert (list(copy.counts), list(copy.discards)) == ([0, 1], [1, 0])
