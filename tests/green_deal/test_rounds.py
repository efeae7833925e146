"""Chapters 4 and 10 of the rules document: the order of phases and scorings, and the display."""

from __future__ import annotations

from typing import Any

import pytest

import keeling
from keeling.games.green_deal.game import GAME
from keeling.kernel.rng import Rng
from tests.green_deal.tables import on_map, play, play_at_random, set_up, table, told

STOPS = ("auction", "investment", "expansion", "scoring")  # phases in which somebody chooses


@pytest.mark.clause("GD-2.1", "GD-2.2", "GD-2.3", "GD-8.5")
@pytest.mark.parametrize("players", [3, 4, 5])
def test_ten_rounds_of_phases_that_come_in_order(players: int) -> None:
    s, rng = set_up(7, players), Rng(players)
    seen: list[tuple[int, int]] = []
    while s.seat != keeling.NOBODY:
        if s.seat >= 0:
            seen.append((int(s.round), STOPS.index(GAME.view(s, None).phase)))
        play_at_random(s, rng)
    assert seen == sorted(seen)
    assert {row[0] for row in seen} == set(range(1, 11))
    view = GAME.view(s, None)
    assert len(view.preview_actions) == 2
    assert view.cards_left == [15 - 11] * 4  # 10 rounds and a preview that is never sold
    assert view.actions_left == 29 - 22


@pytest.mark.clause("GD-2.4", "GD-5.1.1", "GD-7.1.1")
def test_turns_and_placements_follow_the_order_of_the_auction() -> None:
    cards = ["env_1a", "job_1b", "soc_1a", "res_1b"]
    agenda = ("auction", "accounting", "investment", "expansion")
    s = table(*agenda, players=5, round=3, open=cards, preview=[])
    play(s, "bid 1", "bid 0", "bid 4", "bid 3", "bid 2")
    asked = []
    for _ in range(5):
        asked.append(int(s.seat))
        buys = [option for option in GAME.legal(s) if option.startswith("buy ")]
        play(s, *buys[:1], "end_turn")
    assert asked == [2, 3, 4, 0, 1]
    placed = []
    while s.seat != keeling.NOBODY:
        placed.append(int(s.seat))
        play(s, GAME.legal(s)[0])
    assert placed == [2, 3, 4, 0]  # blue found no card
    assert all(s.set_aside[seat] == -1 for seat in range(5))


@pytest.mark.clause("GD-2.5", "GD-2.6")
def test_scorings_come_before_the_next_display() -> None:
    """After round 4 red lays out a chip while the unsold cards still lie there."""
    cards = ["env_1a", "job_1b", "soc_1a", "res_1b"]
    s = table("scorings", round=4, open=cards, preview=[], seats={"red": {"chips": {"1": 1}}})
    assert GAME.view(s, None).phase == "scoring"
    assert GAME.dump(s)["open"] == cards
    play(s, "allocate 1 jobs")
    assert GAME.dump(s)["discarded"] == cards
    assert s.seat == keeling.CHANCE


@pytest.mark.clause("GD-2.5", "GD-2.6")
@pytest.mark.parametrize("number", [1, 2, 3, 5, 8, 9])
def test_after_most_rounds_nothing_is_scored(number: int) -> None:
    everything = {"levels": {"environment": 4, "jobs": 4, "social": 4, "research": 4}}
    s = table("scorings", round=number, seats={"red": everything})
    assert s.scores() == [0, 0, 0]
    assert s.seat == keeling.CHANCE


@pytest.mark.clause("GD-2.7", "GD-12.3")
def test_the_order_of_the_end() -> None:
    """Red: image 8 * 4, level 4: 10, step 6 as all: 8, a loan of 6 with 4 cash: -8, A28: 4."""
    red: dict[str, Any] = {
        "levels": {"environment": 4, "jobs": 4, "social": 4, "research": 4},
        "cash": 4,
        "loans": {"6": 1},
        "actions": ["A28"],
    }
    s = table("scorings", round=10, open_actions=[], preview_actions=[], seats={"red": red})
    assert s.seat == keeling.NOBODY
    assert GAME.dump(s)["seats"]["red"]["points"] == {
        "image": 32,
        "balance": 10,
        "valuation": 8,
        "debts": -8,
        "final_cards": 4,
    }
    s = table(
        "bid red", "scorings", round=10, open_actions=[], preview_actions=[], seats={"red": red}
    )
    play(s, "bid 0")
    names = list(dict.fromkeys(event[0] for event in told(s)))
    expected = [
        "image_scored",
        "balance_scored",
        "valued",
        "settled",
        "unpaid",
        "final_card",
        "won",
    ]
    assert [name for name in names if name in expected] == expected


@pytest.mark.clause("GD-8.2", "GD-8.3")
def test_round_r_sells_what_was_the_preview_of_the_round_before() -> None:
    s, rng = set_up(8, 4), Rng(8)
    number, seen = int(s.round), GAME.dump(s)
    while s.seat != keeling.NOBODY:
        play_at_random(s, rng)
        if s.round > number and s.seat >= 0:
            now = GAME.dump(s)
            assert now["open"] == seen["preview"]
            assert now["open_actions"] == seen["preview_actions"]
            assert len(now["preview"]) == 4
            assert len(now["preview_actions"]) == 2
            number, seen = int(s.round), now


@pytest.mark.clause("GD-8.1", "GD-8.4", "GD-5.8.2")
def test_discarded_and_played_cards_do_not_return() -> None:
    gone = [f"A{n:02}" for n in range(1, 25)]
    agenda = ("turn_up_action -3",)
    s = table(*agenda, discarded_actions=gone, open_actions=["A25"], preview_actions=[])
    assert GAME.legal(s) == [f"turn_up_action A{n}" for n in range(26, 30)]
    tiles = on_map(c11="red jobs-1")
    owned = {"red": {"cards": ["job_1a"]}}
    s = table("turn_up jobs -3", discarded=["job_2a"], open=[], preview=[], map=tiles, seats=owned)
    left = {option.split()[1] for option in GAME.legal(s)}
    assert len(left) == 13
    assert not left & {"job_1a", "job_2a"}
