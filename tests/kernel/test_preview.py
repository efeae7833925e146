"""Previews: what an option changes at once, and not what was to come anyway."""

from __future__ import annotations

from typing import Any

from librt.vecs import vec
from mypy_extensions import i64

from keeling.kernel.agenda import Choice, Step
from tests.kernel.pebbles.game import GAME, TAKE, Pebbles, PebblesGame

BONUS = 5


class Bonus(Step[Pebbles]):
    """Pebbles for nothing."""

    def run(self, s: Pebbles) -> None:
        """Five of them."""
        s.taken[self.seat] += BONUS


class Gift(Choice[Pebbles]):
    """A pebble; or a pebble and a bonus."""

    def candidates(self, s: Pebbles) -> vec[i64]:
        """Both, as long as there are pebbles."""
        return vec[i64]([TAKE.at(n) for n in range(min(2, s.heap))])

    def objection(self, s: Pebbles, option: i64) -> i64:
        """Either will do."""
        return int(s.heap < option - TAKE.at(0))

    def choose(self, s: Pebbles, option: i64) -> None:
        """Take it."""
        s.taken[self.seat] += 1
        if option == TAKE.at(1):
            s.then(Bonus(self.seat))


class Generous(PebblesGame):
    """A bonus follows at once."""

    @staticmethod
    def follows_at_once(step: Step[Any]) -> bool:
        """That and nothing else."""
        return isinstance(step, Bonus)


def previewed(option: int) -> list[dict[str, int]]:
    """What is shown of an option while another bonus is to come anyway."""
    s = GAME.new(GAME.config(seats=2))
    s.agenda = []
    s.then(Gift(0), Bonus(0))
    s.settle()
    return Generous().preview(s, option)


def test_what_was_to_come_anyway_is_no_part_of_an_option() -> None:
    assert previewed(TAKE.at(0)) == [{"pebbles": 1}, {}]


def test_what_an_option_puts_first_is_a_part_of_it() -> None:
    assert previewed(TAKE.at(1)) == [{"pebbles": 1 + BONUS}, {}]
