"""What the heuristic makes of bots."""

from __future__ import annotations

import keeling
from keeling.bots.greedy import Greedy
from keeling.kernel.rng import Rng
from keeling_commons import GAME
from keeling_commons.bot import HEURISTIC


def chosen(*choices: str, seats: int = 2) -> str:
    """What the bot takes after these choices."""
    s = GAME.new(GAME.config(seats=seats))
    GAME.take(s, *choices)
    return GAME.write(Greedy(HEURISTIC).choose(s, Rng(1)))


def test_it_catches_what_was_ordered() -> None:
    assert chosen("draw 1", "draw 3") == "catch 1"


def test_it_never_takes_the_last_fish() -> None:
    down_to_three = ["catch 3", "catch 2", "spring dry", "catch 3", "catch 2", "spring dry", "rest"]
    assert chosen("draw 3", "draw 3", *down_to_three) != "catch 3"


def test_it_wins_against_chance() -> None:
    won = 0
    for seed in range(30):
        s = GAME.new(GAME.config(seats=3))
        own = seed % 3
        bots = [keeling.bot("greedy" if seat == own else "uniform") for seat in range(3)]
        keeling.play(s, bots, Rng(seed))
        won += s.winners() == [own]
    assert won >= 18  # 10 would be no better than chance
