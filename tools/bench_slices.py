"""Play random games when told to, and say how much time that took: one side of `bench_guard.py`.

Each line on standard input is a seed and a number of games; the answer is the choices made, and the
CPU seconds spent.
"""

from __future__ import annotations

import sys
import time

import keeling
from keeling.bots.playout import play_out

SEATS = 4


def main(game: str) -> None:
    """Play until nobody asks any more."""
    found = keeling.game(game)
    config = found.config(seats=min(SEATS, found.seats[-1]))
    for line in sys.stdin:
        seed, games = map(int, line.split())
        rng = keeling.Rng(seed)
        choices = 0
        began = time.process_time()
        for _ in range(games):
            state = found.new(config)
            state.events = None
            choices += int(play_out(state, rng))
        print(choices, time.process_time() - began, flush=True)


if __name__ == "__main__":
    main(sys.argv[1])
