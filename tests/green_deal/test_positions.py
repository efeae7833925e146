"""Positions: what is written down is read back, and a bad one says what is wrong with it."""

from __future__ import annotations

import copy
import pickle
from typing import Any

import pytest

import keeling
from keeling.games.green_deal.game import GAME
from keeling.kernel.errors import BadScenario
from keeling.kernel.rng import Rng
from tests.green_deal.tables import play, play_at_random, set_up, turn


@pytest.mark.parametrize("players", [3, 4, 5])
def test_a_position_is_read_back_as_it_was_written(players: int) -> None:
    s, rng = GAME.new(GAME.config(seats=players)), Rng(players)
    n = 0
    while s.seat != keeling.NOBODY:
        if n % 3 == 0:
            again = GAME.load(GAME.dump(s))
            assert GAME.dump(again) == GAME.dump(s)
            assert (again.seat, again.legal) == (s.seat, s.legal)
            assert [GAME.view(again, seat) for seat in range(players)] == [
                GAME.view(s, seat) for seat in range(players)
            ]
        play_at_random(s, rng)
        n += 1
    assert GAME.dump(GAME.load(GAME.dump(s))) == GAME.dump(s)


def test_a_position_between_two_lots_is_read_back() -> None:
    s = set_up(1, 5)
    play(s, "bid 0", "bid 0", "bid 5", "bid 0", "bid 0", "lot violet")
    again = GAME.load(GAME.dump(s))
    play(s, "lot blue", "lot yellow")
    play(again, "lot blue", "lot yellow")
    assert GAME.dump(again) == GAME.dump(s)
    assert GAME.dump(s)["order"] == ["green", "violet", "blue", "yellow", "red"]


def test_copies_and_pickles_are_independent() -> None:
    s = set_up(1, 3)
    before = GAME.dump(s)
    for twin in (s.clone(), copy.deepcopy(s), pickle.loads(pickle.dumps(s))):  # noqa: S301 - our own
        assert GAME.dump(twin) == before
        play(twin, "bid 1", "bid 2", "bid 3")
    assert GAME.dump(s) == before


SEVEN = {f"1-{n}": {"seat": "red", "tile": "jobs-1"} for n in range(4)}
BAD: list[tuple[str, Any, str]] = [
    ("weather", "fine", "weather"),
    ("round", 11, "round"),
    ("phase", "lunch", "phase: 'lunch' is none of"),
    ("order", ["red", "red", "blue"], "order: a seat stands there twice"),
    ("order", ["red", "blue", "yellow"], "order: 'yellow' does not sit at a table of 3"),
    ("spy", "mauve", "spy: no seat is called 'mauve'"),
    ("open", ["env_9z"], "open: no card is called 'env_9z'"),
    ("open", ["env_1b", "env_1b"], "open: 'env_1b' is in two places at once"),
    ("open", ["env_1b", "env_1c"], "open: two cards of environment"),
    ("preview", ["soc_1b", "soc_1c"], "preview: two cards of social"),
    ("discarded", ["env_1a"], "discarded: 'env_1a' is in two places at once"),
    ("open_actions", ["A30"], "open_actions: no action is called 'A30'"),
    ("discarded_actions", ["A01"], "discarded_actions: 'A01' is in two places at once"),
    ("main", ["lunch"], "main: no part of the main investment is called 'lunch'"),
    ("map", {"6-0": {"seat": "red", "tile": "jobs-1"}}, "map: no cell is called '6-0'"),
    ("map", {"1-1": {"seat": "red", "tile": "jobs-6"}}, "map: no tile is called 'jobs-6'"),
    ("map", {"1-1": {"seat": "yellow", "tile": "jobs-1"}}, "map: 'yellow' does not sit"),
    ("map", {"1-1": {"seat": "red"}}, "tile"),
    ("map", SEVEN, "there are only 3 tiles jobs-1"),
    ("seats.green", None, "seats: name exactly red, blue, green"),
    ("seats.red.cash", -1, "cash"),
    ("seats.red.cash", 10**30, "cash"),
    ("seats.red.cash", "many", "cash"),
    ("seats.red.step", 32, "step"),
    ("seats.red.levels", {"jobs": 13}, "levels"),
    ("seats.red.levels", {"peace": 1}, "seats: red: levels: no category is called 'peace'"),
    ("seats.red.points", {"luck": 1}, "seats: red: points: no source is called 'luck'"),
    ("seats.red.points", {"image": 10**30}, "points"),
    ("seats.red.chips", {"4": 1}, "seats: red: chips: no chip is called '4'"),
    ("seats.red.chips", {"1": 4}, "there are only 3 chips of value 1"),
    ("seats.red.loans", {"6": 3, "10": 1}, "seats: red: loans: more than 3"),
    ("seats.red.loans", {"6": 4}, "there are only 3 loans of 6"),
    ("seats.red.bid", 16, "bid"),
    ("seats.red.pending", "jobs-0", "seats: red: pending: no tile is called 'jobs-0'"),
    ("seats.red.cards", ["env_1a"], "seats: red: cards: 'env_1a' is in two places at once"),
    ("seats.red.actions", ["A01"], "seats: red: actions: 'A01' is in two places at once"),
    ("seats.red.board", {"jobs": ["1"]}, "seats: red: board: only 0 chips of value 1 are held"),
    ("seats.red.board", {"peace": ["1"]}, "seats: red: board: no field is called 'peace'"),
    ("seats.red.board", {"jobs": ["4"]}, "seats: red: board: no chip is called '4'"),
    ("seats.blue.board", {"centre": ["1", "1"]}, "seats: blue: board: more than 1 in the centre"),
    ("agenda", ["dance red"], "dance"),
    ("agenda", ["invest yellow"], "yellow"),
    ("agenda", ["turn_up jobs 1"], "cards are turned up to"),
    ("agenda", ["carry_out red 999"], "there is no effect 999"),
    ("agenda", ["target red 0"], "effect 0 has no target"),
    ("agenda", ["lot 0 0"], "a lot is drawn among seats"),
    ("agenda", ["lot 9 0"], "a lot is drawn among seats"),
    ("agenda", ["place_tile red"], "red has no tile to place"),
    ("agenda", ["edge red 1-1 north"], "red has no tile on 1-1"),
    ("agenda", ["move_to red 1-1"], "red has no tile on 1-1"),
    ("agenda", ["lay_chip red"], "red has 0 chips to lay, not 1"),
    ("agenda", ["lay_chip blue"], "blue has 2 chips to lay, not 1"),
    ("agenda", ["fix_order"], "not everybody has a bid"),
    ("agenda", ["accounting"], "not everybody has a bid"),
    ("agenda", ["investment"], "there is no turn order"),
    ("agenda", ["expansion"], "there is no turn order"),
]


@pytest.mark.parametrize(
    ("path", "value", "message"), BAD, ids=[f"{row[0]}: {row[2]}" for row in BAD]
)
def test_a_bad_position_says_what_is_wrong(path: str, value: Any, message: str) -> None:
    shown: dict[str, Any] = {"open": ["env_1a"], "preview": [], "open_actions": ["A01"]}
    s = turn(**shown, preview_actions=[], order=[], seats={"blue": {"chips": {"1": 2}}})
    dump = GAME.dump(s)
    *folders, last = path.split(".")
    there: Any = dump
    for key in folders:
        there = there[key]
    if value is None:
        del there[last]
    else:
        there[last] = value
    with pytest.raises(BadScenario, match=message):
        GAME.load(dump)


def test_a_position_needs_its_config() -> None:
    with pytest.raises(BadScenario, match="'config' is missing"):
        GAME.load({"round": 1})


def test_bids_and_an_order_that_are_still_to_come_are_no_mistake() -> None:
    dump = GAME.dump(set_up(1, 3))
    assert dump["order"] == []
    assert dump["agenda"][-3:] == ["investment", "expansion", "scorings"]
    assert GAME.dump(GAME.load(dump)) == dump
