"""Cards in unknown order. Drawing when needed is the same as having shuffled before."""

from __future__ import annotations

from librt.vecs import append, pop, vec
from mypy_extensions import i64, mypyc_attr

from keeling.kernel.rng import Rng


@mypyc_attr(allow_interpreted_subclasses=True)
class Bag:
    """How many of each card are inside. Which comes next, nobody knows."""

    counts: vec[i64]
    size: i64

    def clone(self) -> Bag:
        """An independent copy."""
        bag = Bag()
        bag.counts = self.counts[:]
        bag.size = self.size
        return bag

    def put(self, card: i64, n: i64 = 1) -> None:
        """Put cards in."""
        self.counts[card] += n
        self.size += n

    def take(self, card: i64) -> None:
        """Take one card of this kind out."""
        self.counts[card] -= 1
        self.size -= 1

    def sample(self, rng: Rng) -> i64:
        """One card, each of those inside equally likely. It stays inside."""
        left: i64 = rng.below(self.size)
        card: i64 = 0
        while left >= self.counts[card]:
            left -= self.counts[card]
            card += 1
        return card


@mypyc_attr(allow_interpreted_subclasses=True)
class Deck(Bag):
    """A bag whose top cards may be known, with a discard pile beside it."""

    top: vec[i64]  # known cards, the next one last; they count as inside
    discards: vec[i64]  # how many of each card lie there

    def clone(self) -> Deck:
        """An independent copy."""
        deck = Deck()
        deck.counts = self.counts[:]
        deck.size = self.size
        deck.top = self.top[:]
        deck.discards = self.discards[:]
        return deck

    def place_on_top(self, card: i64) -> None:
        """Lay a known card on top."""
        self.put(card)
        self.top = append(self.top, card)

    def take(self, card: i64) -> None:
        """Take the next card: the known one on top, if there is one."""
        self.counts[card] -= 1
        self.size -= 1
        if len(self.top) > 0:
            self.top = pop(self.top)[0]

    def discard(self, card: i64) -> None:
        """Lay a card on the discard pile."""
        self.discards[card] += 1

    def reshuffle(self) -> None:
        """The discard pile goes back in."""
        for card in range(len(self.discards)):
            self.put(card, self.discards[card])
            self.discards[card] = 0

    def sample(self, rng: Rng) -> i64:
        """The next card: the known one on top, else any of those inside."""
        if len(self.top) > 0:
            return self.top[len(self.top) - 1]
        return super().sample(rng)


def bag(counts: list[int]) -> Bag:
    """A bag with so many of each card."""
    made = Bag()
    made.counts = vec[i64](counts)
    made.size = sum(counts)
    return made


def deck(counts: list[int]) -> Deck:
    """A face-down deck with so many of each card and an empty discard pile."""
    made = Deck()
    made.counts = vec[i64](counts)
    made.size = sum(counts)
    made.top = vec[i64]()
    made.discards = vec[i64]([0] * len(counts))
    return made
