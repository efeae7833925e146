"""The worked examples of the rules: scenario files, and what does not fit into one."""

from __future__ import annotations

import itertools
from pathlib import Path
from typing import Any

import pytest

import keeling
from keeling.games.green_deal.game import GAME
from keeling.kernel.rng import Rng
from keeling.kernel.scenario import check, read_scenario
from tests.green_deal.tables import BLUE, RED, play, play_at_random, set_up, table, told

FOLDER = Path(__file__).parent / "scenarios"
SCENARIOS = sorted(FOLDER.glob("*.toml"))
SCORINGS = ("boards_shown", "balance_scored", "valued")


@pytest.mark.parametrize("path", SCENARIOS, ids=[path.stem for path in SCENARIOS])
def test_what_the_example_says_happens(path: Path) -> None:
    assert check(read_scenario(path)) == []


@pytest.mark.clause("GD-2.6", "GD-2.1")
@pytest.mark.parametrize("players", [3, 4, 5])
def test_the_calendar_of_scorings(players: int) -> None:
    """S19: PR after 4, 7 and 10, sustainability after 6 and 10, the companies after 10."""
    s, rng = GAME.new(GAME.config(seats=players)), Rng(players)
    scored: list[tuple[str, int]] = []
    while s.seat != keeling.NOBODY:
        now, s.events = int(s.round), []
        play_at_random(s, rng)
        scored += [(name, now) for name, *_ in told(s) if name in SCORINGS]
    expected = {
        ("boards_shown", 4),
        ("boards_shown", 7),
        ("boards_shown", 10),
        ("balance_scored", 6),
        ("balance_scored", 10),
        ("valued", 10),
    }
    assert set(scored) == expected
    assert scored.count(("boards_shown", 4)) == 1
    assert scored.count(("valued", 10)) == players


@pytest.mark.clause("GD-3.6")
def test_every_order_of_equals_comes_up_about_as_often_as_any_other() -> None:
    """X2: six orders in 600 games, 100 each to be expected; the same seed gives the same one."""
    orders = [drawn_order(seed) for seed in range(600)]
    assert orders[:20] == [drawn_order(seed) for seed in range(20)]
    often = [orders.count(order) for order in itertools.permutations(range(3))]
    assert sum(often) == 600
    assert min(often) > 65
    assert max(often) < 135


def drawn_order(seed: int) -> tuple[int, ...]:
    """The order of the first round if all bid 0."""
    s, rng = set_up(1, 3), Rng(seed)
    play(s, "bid 0", "bid 0", "bid 0")
    while s.seat == keeling.CHANCE:
        s.apply(s.sample(rng))
    return tuple(int(seat) for seat in s.order)


@pytest.mark.clause("GD-12.4", "GD-12.5", "GD-12.6")
@pytest.mark.parametrize(
    ("blue", "winners"),
    [
        ({"points": {"projects": 121}, "step": 0, "cash": 0}, [BLUE]),
        ({"step": 14, "cash": 0}, [BLUE]),
        ({"step": 12, "cash": 99}, [RED]),
        ({"cash": 8}, [BLUE]),
        ({"cash": 6}, [RED]),
        ({}, [RED, BLUE]),
    ],
)
def test_a_tie_is_broken_by_income_then_by_cash_then_shared(
    blue: dict[str, Any], winners: list[int]
) -> None:
    """X31: 120 points each, step 13 and 7 cash unless something is said."""
    equal = {"points": {"projects": 120}, "step": 13, "cash": 7}
    s = table("final_cards", round=10, seats={"red": equal, "blue": {**equal, **blue}})
    assert s.seat == keeling.NOBODY
    assert s.winners() == winners
