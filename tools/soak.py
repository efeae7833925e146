"""Many random games of every config: all end, nobody is ever stuck, no invariant is broken.

Each game is stopped once at a random choice and once at its end, and everything that must hold is
checked there: the census of components, and the invariants that the game's own tests declare.
"""

from __future__ import annotations

import argparse
import multiprocessing
import sys
from importlib import import_module
from typing import TYPE_CHECKING, Any

from rich.progress import Progress

import keeling
from keeling.bots.playout import play_out
from keeling.kernel.rng import Rng

if TYPE_CHECKING:
    from keeling.kernel.config import Config

LONGEST = 400  # games are stopped somewhere in their first choices
PART = 500  # games a worker plays at once


def play_part(task: tuple[Config, int, int]) -> int:
    """Some games of one config; how many choices they took."""
    config, first, games = task
    game = keeling.game(config.game)
    invariants = import_module(f"tests.{config.game}.test_invariants")
    return sum(soaked(game, config, invariants, seed) for seed in range(first, first + games))


def soaked(game: Any, config: Config, invariants: Any, seed: int) -> int:  # noqa: ANN401 - any game
    """One game, looked at twice."""
    rng = Rng(seed)
    state = game.new(config)
    state.events = None
    census = game.census(state)
    choices = 0
    for _ in range(int(rng.below(LONGEST))):
        if state.seat == keeling.NOBODY:
            break
        legal = state.legal
        if not legal:
            sys.exit(f"{config}, seed {seed}: nobody can do anything")
        state.apply(
            state.sample(rng) if state.seat == keeling.CHANCE else legal[rng.below(len(legal))]
        )
        choices += 1
    invariants.check(state)
    choices += int(play_out(state, rng))
    invariants.check(state)
    invariants.check_end(state)
    if game.census(state) != census or not state.winners():
        sys.exit(f"{config}, seed {seed}: components appear or vanish")
    return choices


def main() -> int:
    """Every config of every game."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=10_000, help="of each config")
    parser.add_argument("--workers", type=int, default=multiprocessing.cpu_count())
    args = parser.parse_args()
    configs = [config for name in keeling.game_ids() for config in keeling.game(name).configs()]
    starts = range(0, args.games, PART)
    tasks = [(c, n, min(PART, args.games - n)) for c in configs for n in starts]
    choices = 0
    with multiprocessing.get_context("spawn").Pool(args.workers) as pool, Progress() as progress:
        for done in progress.track(pool.imap_unordered(play_part, tasks), total=len(tasks)):
            choices += done
    games = args.games * len(configs)
    print(f"{games:,} games of {len(configs)} configs, {choices:,} choices: all ended, all held.")
    return 0


if __name__ == "__main__":
    sys.exit(main())
