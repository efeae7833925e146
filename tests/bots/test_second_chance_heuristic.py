"""The greedy bot plays CO₂: Second Chance sensibly: positions in which nobody would hesitate."""

from __future__ import annotations

from typing import Any

import pytest

import keeling
from keeling.bots.play import decide, heuristic
from keeling.games.second_chance.engine.state import SecondChance
from keeling.games.second_chance.game import GAME
from keeling.kernel.agenda import CHANCE, NOBODY
from keeling.kernel.rng import Rng
from tests.second_chance.tables import RED, table, turn

GREEDY = keeling.bot("greedy", "second_chance")
WORTH = heuristic("second_chance")
PREPARED = {"asia-money": {"energy": "hydro", "level": 1, "infrastructure": "red"}}
RICH: dict[str, Any] = {"money": 9, "tech": 2, "ceps": 2, "knowledge": {"hydro": 1}, "lobby": []}


def chosen(s: SecondChance, seed: int = 1) -> str:
    """What the bot does next, in notation."""
    rng = Rng(seed)
    return GAME.vocabulary.write(int(GREEDY.choose(s.imagine(s.seat, rng), rng)))


def whole_turn(s: SecondChance) -> list[str]:
    """All that the bot does until its turn ends or chance is asked."""
    seat, done = s.seat, list[str]()
    while s.seat == seat and not (done and done[-1] == "end"):
        done.append(chosen(s))
        GAME.take(s, done[-1])
    return done


@pytest.mark.parametrize(
    ("seats", "mode"), [(1, "coop"), (2, "coop"), (3, "competitive"), (4, "coop")]
)
def test_it_takes_its_first_turns_in_all_modes(seats: int, mode: str) -> None:
    s, rng = GAME.new(GAME.config(seats=seats, mode=mode)), Rng(seats)
    turns = 0
    while s.seat != NOBODY and turns < 30:  # in the first decade, before luck can lose it
        s.apply(decide(s, [GREEDY] * seats, rng))
        turns += s.seat != CHANCE
    assert not s.lost
    assert sum(int(s.markers_of(seat)) for seat in range(seats)) > 0  # a project is on its way


def test_it_knows_no_secrets() -> None:
    """A position is worth the same whatever the others may hold."""
    for mode in ("coop", "competitive"):
        s, rng = GAME.new(GAME.config(seats=3, mode=mode)), Rng(5)
        for _ in range(120):
            if s.seat == NOBODY:
                break
            if s.seat != CHANCE:
                worths = {WORTH.worth(s.imagine(s.seat, rng), s.seat) for _ in range(3)}
                assert len(worths) == 1
            s.apply(decide(s, [keeling.bot("uniform")] * 3, rng))


@pytest.mark.parametrize("mode", ["coop", "competitive", "solo"])
def test_it_builds_when_it_can(mode: str) -> None:
    s = turn(mode=mode, projects=PREPARED, seats={"red": RICH})
    assert "build asia-money" in whole_turn(s)


def test_it_sells_a_cep_to_build_at_once() -> None:
    s = turn(projects=PREPARED, price=5, seats={"red": {**RICH, "money": 4, "ceps": 3}})
    done = whole_turn(s)
    assert done.index("sell") < done.index("build asia-money")


def test_it_claims_a_un_goal_that_is_needed_to_win() -> None:
    europe = {
        "slots": ["recycling red red", "recycling red red", "coal", "coal"],
        "controller": "red",
    }
    s = turn(decade=4, regions={"europe": europe}, seats={"red": {"tech": 3, "lobby": []}})
    assert any(choice.startswith("claim") for choice in whole_turn(s))


def test_it_keeps_a_scientist_at_work() -> None:
    assert any(choice.startswith("move board ") for choice in whole_turn(turn()))


def test_it_sends_the_last_speaker_to_a_summit() -> None:
    s = turn(
        projects={"asia-money": {"energy": "hydro", "worker": "red"}},
        summits={"summit_place_1": {"tile": "summit_01", "speakers": {"recycling": "blue"}}},
        seats={"red": {"scientists": 0, "lobby": []}, "blue": {"scientists": 0}},
    )
    assert "move asia-money summit_place_1" in whole_turn(s)


def test_a_team_that_is_short_of_points_takes_its_income_as_points() -> None:
    levels = {"hydro": 6, "solar": 6}
    agenda = ("income red", "environment_goals", "reduction_phase", "end_decade")
    s = table(*agenda, decade=2, seats={"red": {"money": 9, "knowledge": levels}})
    assert chosen(s) == "income 0"


def test_the_nearer_500_ppm_the_worse() -> None:
    for mode in ("coop", "competitive"):
        hot, cool = (turn(mode=mode, decade=2, co2=co2) for co2 in (490, 420))
        assert WORTH.worth(hot, RED) < WORTH.worth(cool, RED)


def test_a_game_won_is_better_than_a_game_lost_and_late_is_better_than_early() -> None:
    lost, later = (table(decade=decade, lost=True) for decade in (1, 3))
    assert WORTH.worth(lost, RED) < WORTH.worth(later, RED) < WORTH.worth(turn(), RED)
