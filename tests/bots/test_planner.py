"""The planner sees to the end of its own turn, and no further."""

from __future__ import annotations

from typing import Self

import pytest
from librt.vecs import vec
from mypy_extensions import i64

import keeling
from keeling.bots.greedy import Greedy, Heuristic
from keeling.bots.planner import Planner
from keeling.kernel.agenda import Choice, State
from keeling.kernel.errors import BadConfig
from keeling.kernel.rng import Rng

BAIT, SEED = 0, 1  # five points at once, or ten with the next choice


class Garden(State):
    """Two choices: pick a fruit now, or sow and harvest."""

    def __init__(self, seats: list[int]) -> None:
        self.seats = seats
        self.sown = False
        self.points = 0
        self.events = None
        self.agenda = [Plant(seat) for seat in reversed(seats)]
        self.settle()

    def clone(self) -> Self:
        """A copy."""
        made = type(self)([])
        made.seats, made.sown, made.points = self.seats, self.sown, self.points
        made.agenda, made.seat, made.offered = list(self.agenda), self.seat, self.offered
        return made

    def scores(self) -> list[int]:
        """Only the first player has a garden."""
        return [self.points, 0]


class Plant(Choice[Garden]):
    """Pick or sow; what was sown before is harvested."""

    def candidates(self, s: Garden) -> vec[i64]:
        """Both."""
        return vec[i64]([BAIT, SEED])

    def objection(self, s: Garden, option: i64) -> i64:
        """Either will do."""
        return 0

    def choose(self, s: Garden, option: i64) -> None:
        """Harvest, then pick or sow."""
        s.points += 10 * s.sown + 5 * (option == BAIT)
        s.sown = option == SEED


def test_it_forgoes_what_is_near_for_what_its_own_turn_will_bring() -> None:
    garden = Garden([0, 0])
    assert Greedy(Heuristic()).choose(garden, Rng(1)) == BAIT
    assert Planner(Heuristic()).choose(garden, Rng(1)) == SEED


def test_what_somebody_else_will_do_is_not_guessed() -> None:
    assert Planner(Heuristic()).choose(Garden([0, 1]), Rng(1)) == BAIT


@pytest.mark.parametrize("name", ["planner", "planner:2"])
def test_it_plays_whole_games(name: str) -> None:
    game = keeling.game("future_energy")
    state = game.new(game.config(seats=2))
    keeling.play(state, [keeling.bot(name), keeling.bot("uniform")], keeling.Rng(3))
    assert state.winners() == [0]


@pytest.mark.parametrize("name", ["planner:0", "planner:100", "planner:x"])
def test_a_width_that_makes_no_sense_is_refused(name: str) -> None:
    with pytest.raises(BadConfig, match="planner:8"):
        keeling.bot(name)
