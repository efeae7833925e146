"""What a game that was played out is worth to the bot that played it out."""

from __future__ import annotations

from typing import Self

import pytest
from librt.vecs import vec
from mypy_extensions import i64

import keeling
from keeling.bots import play
from keeling.bots.rollout import Rollout, lead
from keeling.games.e_mission.engine.rules.ending import burn
from keeling.games.second_chance.engine.rules.environment import lose
from keeling.games.second_chance.engine.tables import LOST_AT_THE_END, LOST_BY_GOALS
from keeling.kernel.agenda import Choice, State
from keeling.kernel.rng import Rng
from tests.co2.tables import table as co2_table
from tests.e_mission.tables import BLUE, menu
from tests.second_chance.tables import table as team_table


def hot(round_: int, trees: int) -> State:
    """Two powers that emit 24 carbon together have lost."""
    blue = {"dirty": 8, "emissions": {"industry": 4}}
    s = menu(round=round_, trees=trees, seats={"blue": blue, "orange": {"dirty": 12}})
    burn(s)
    return s


def test_lost_games_differ_by_how_near_they_came() -> None:
    """Two of six rounds survived, half of the carbon bound: (1/3 + 1/2) / 2 of the way."""
    assert lead(hot(3, trees=12), BLUE) == pytest.approx(100 * (5 / 12 - 2))
    assert lead(hot(3, trees=13), BLUE) > lead(hot(3, trees=12), BLUE)
    assert lead(hot(4, trees=12), BLUE) > lead(hot(3, trees=12), BLUE)


def test_binding_more_than_all_is_no_nearer_than_all() -> None:
    assert hot(1, trees=24).nearness() == hot(1, trees=30).nearness() == pytest.approx(1 / 2)


def test_a_lost_team_is_judged_by_the_decades_it_survived_and_its_points() -> None:
    s = team_table("begin_turn red", decade=3, team_points={"start": 8})
    lose(s, LOST_BY_GOALS)
    assert s.nearness() == pytest.approx((2 + 0.6) / 5)
    lose(s, LOST_AT_THE_END)
    assert s.nearness() == pytest.approx((3 + 0.6) / 5)


def test_of_rivals_no_points_count() -> None:
    poor, rich = (team_table("begin_turn red", mode="competitive", decade=2) for _ in range(2))
    rich.points[0] += 20
    for s in (poor, rich):
        lose(s, LOST_BY_GOALS)
    assert poor.nearness() == rich.nearness() == pytest.approx((1 + 0.5) / 6)


def test_a_lost_world_is_judged_by_the_decades_it_survived() -> None:
    s = co2_table("begin_turn orange", players=3)
    s.lost, s.decade, s.decades = True, 4, 5
    assert s.nearness() == pytest.approx(3 / 5)
    assert lead(s, 0) == pytest.approx(100 * (3 / 5 - 2))


def test_no_lost_game_is_better_than_one_that_is_not_lost() -> None:
    s = co2_table("begin_turn orange", players=2)
    before = lead(s, 0)
    s.lost, s.decade = True, s.decades
    assert lead(s, 0) < before


def first_choice(game: str, seats: int) -> State:
    """Where a player first chooses."""
    described = keeling.game(game)
    state: State = described.new(described.config(seats=seats))
    rng = Rng(5)
    while state.seat < 0:
        state.apply(state.sample(rng))
    return state


class Guess(Choice["Guessing"]):
    """Any of five numbers."""

    def candidates(self, s: Guessing) -> vec[i64]:
        """All five."""
        return vec[i64](range(s.numbers))

    def objection(self, s: Guessing, option: i64) -> i64:
        """Any of them will do."""
        return 0 if option < s.numbers else 1

    def choose(self, s: Guessing, option: i64) -> None:
        """The number is what it is worth."""
        s.points += int(option)


class Guessing(State):
    """Three guesses of one player. It notes who imagined a world."""

    def __init__(self) -> None:
        self.numbers = 5
        self.points = 0
        self.imagined_by: list[int] = []
        self.events = None
        self.agenda = [Guess(0), Guess(0), Guess(0)]
        self.settle()

    def imagine(self, seat: int, rng: Rng) -> Self:
        """Another one like it; there is nothing to draw, but a generator must be given."""
        assert rng.below(1) == 0
        self.imagined_by.append(seat)
        return type(self)()

    def scores(self) -> list[int]:
        """The sum of all guesses."""
        return [self.points]


@pytest.mark.parametrize(("most", "games"), [(1, 5), (11, 10), (10**9, 15)])
def test_a_bound_ends_after_a_round_in_which_every_option_is_played_out(
    most: int, games: int
) -> None:
    """Five games a round, and each has two further choices."""
    state = Guessing()
    Rollout(3, most=most).choose(state, Rng(1))
    assert state.imagined_by == [0] * games


@pytest.mark.parametrize("name", play.BOTS)
def test_quick_bots_choose_the_same_again(name: str) -> None:
    state = first_choice("co2", 3)
    chosen = {play.quick_bot(name, "co2").choose(state, Rng(9)) for _ in range(2)}
    assert len(chosen) == 1
    assert chosen <= set(state.legal)
