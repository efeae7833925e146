"""Seats that have nothing to decide among those who choose together are done at once."""

from __future__ import annotations

import pytest
from librt.vecs import append, vec
from mypy_extensions import i64

from keeling.kernel.agenda import NOBODY, Choice, State, together


class Heap(State):
    """Stones that lie between the seats, and how often options were looked for."""

    def __init__(self, stones: int) -> None:
        self.agenda = []
        self.offered = vec[i64]()
        self.seat = NOBODY
        self.events = None
        self.stones = stones
        self.taken: list[tuple[int, int]] = []
        self.looked = 0


class Take(Choice[Heap]):
    """A seat takes at least one stone and at most so many."""

    def __init__(self, seat: int, most: int) -> None:
        super().__init__(seat)
        self.most = most

    def options(self, s: Heap) -> vec[i64]:
        """Of those that are left."""
        s.looked += 1
        found = vec[i64]()
        for n in range(1, min(self.most, s.stones) + 1):
            found = append(found, n)
        return found

    def choose(self, s: Heap, option: i64) -> None:
        """They are gone."""
        s.stones -= option
        s.taken.append((int(self.seat), int(option)))


def heap(stones: int, *most: int) -> Heap:
    """Seats that take from one heap together, when all who had to are done."""
    s = Heap(stones)
    s.then(*together([Take(seat, n) for seat, n in enumerate(most)]))
    s.settle()
    return s


def test_the_first_is_next_where_everybody_has_a_choice() -> None:
    s = heap(9, 2, 3, 4)
    assert (s.seat, list(s.offered)) == (0, [1, 2])
    assert s.taken == []
    assert [int(step.seat) for step in s.agenda[1:]] == [2, 1, 0]
    assert s.looked == 4, "each seat once, and the first when it is asked"


def test_who_has_only_one_option_takes_it_at_once() -> None:
    s = heap(9, 2, 1, 4)
    assert (s.seat, s.taken) == (0, [(1, 1)])
    assert [int(step.seat) for step in s.agenda[1:]] == [2, 0]


def test_who_had_a_choice_before_others_took_theirs_is_asked_again() -> None:
    """The last takes a stone: one is left for the first, who could have taken two."""
    s = heap(2, 2, 2, 1)
    assert s.taken == [(2, 1), (1, 1)]
    assert (s.seat, s.agenda) == (NOBODY, [])


@pytest.mark.parametrize(("most", "taken"), [((1, 1), [(0, 1), (1, 1)]), ((), [])])
def test_where_nobody_decides_anything_all_goes_on(
    most: tuple[int, ...], taken: list[tuple[int, int]]
) -> None:
    s = heap(5, *most)
    assert (s.seat, s.taken) == (NOBODY, taken)
