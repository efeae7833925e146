"""The planner sees to the end of its own turn, and no further."""

from __future__ import annotations

from typing import Self

import pytest
from librt.vecs import vec
from mypy_extensions import i64

import keeling
from keeling.bots.greedy import Greedy
from keeling.bots.planner import Planner, Way
from keeling.bots.play import heuristic as find_heuristic
from keeling.kernel.agenda import Choice, State
from keeling.kernel.errors import BadConfig
from keeling.kernel.heuristic import Heuristic
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


def test_it_follows_as_many_ways_as_it_is_told_and_each_place_once() -> None:
    state = Garden([0])
    ways = [Way(n, state, worth) for n, worth in enumerate((3.0, 5.0, 5.0, 1.0, 4.0))]
    found = [way.worth for way in Planner(Heuristic(), 3).promising(ways)]
    assert found == [5.0, 4.0, 3.0]


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


class Counting(Heuristic):
    """Points, and how often somebody asked for them."""

    def __init__(self) -> None:
        self.asked = 0

    def worth(self, state: State, seat: i64) -> float:
        """The seat's own points."""
        self.asked += 1
        return float(state.scores()[seat])


def test_a_bound_keeps_to_the_best_way_and_still_reaches_the_end_of_the_turn() -> None:
    free, bound = Counting(), Counting()
    garden = Garden([0] * 6)
    assert Planner(free).choose(garden, Rng(1)) == SEED
    Planner(bound, most=4).choose(garden, Rng(1))
    assert bound.asked == 6 * 2  # one way only: two options at each of six choices
    assert free.asked > 2 * bound.asked


@pytest.mark.parametrize("game", ["co2", "future_energy", "second_chance"])
def test_a_bound_that_is_not_reached_changes_nothing(game: str) -> None:
    described = keeling.game(game)
    state = described.new(described.config(seats=2))
    while state.seat < 0:
        state.apply(state.sample(Rng(2)))
    heuristic = find_heuristic(game)
    free, bound = Planner(heuristic), Planner(heuristic, most=10**9)
    assert free.choose(state, Rng(4)) == bound.choose(state, Rng(4))
