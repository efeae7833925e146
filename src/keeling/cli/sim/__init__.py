"""`keeling sim`: many games between bots."""

from __future__ import annotations

import sys
import time
from contextlib import nullcontext
from itertools import cycle, islice
from typing import TYPE_CHECKING, TextIO

from rich.progress import Progress

from keeling.cli.errors import BAD_CONTENT, BadArgument
from keeling.cli.options import (
    add_config,
    add_game,
    add_json,
    add_seed,
    config_of,
    entries,
    game_of,
    known_bot,
    settings_of,
)
from keeling.cli.output import open_file, print_json, screen
from keeling.cli.seeds import Seed, read_seed
from keeling.cli.sim.games import Series
from keeling.cli.sim.report import (
    Tally,
    configs_table,
    endings,
    lengths,
    lost_together,
    players_table,
    speed,
)
from keeling.cli.sim.workers import play_series
from keeling.text.words import GameWords

if TYPE_CHECKING:
    from argparse import Namespace

    from keeling.cli.parser import Parser
    from keeling.kernel.config import Config
    from keeling.kernel.game import AnyGame
    from keeling.text.catalogue import Catalogue

MOST_GAMES = 10_000_000
MOST_WORKERS = 256
MOST_ERRORS_SHOWN = 5


def arguments(parser: Parser) -> None:
    """Which games between whom, how many, where they go."""
    add_game(parser)
    add_config(parser)
    parser.option("--bots", "cli-help-bots", default="greedy", metavar="BOT,...")
    parser.number("--games", "cli-help-games", least=1, most=MOST_GAMES, default=100)
    add_seed(parser)
    parser.number("--workers", "cli-help-workers", least=1, most=MOST_WORKERS, default=1)
    parser.option("--out", "cli-help-out", metavar="FILE.jsonl")
    parser.switch("--all-configs", "cli-help-all-configs")
    parser.switch("--rotate", "cli-help-rotate")
    add_json(parser)


def run(args: Namespace, words: Catalogue) -> int:
    """Play the games of every config that is asked for, then report."""
    game = game_of(args)
    told = GameWords(game, words.language)
    seed = read_seed(args.seed)
    series = [series_of(config, seed, args) for config in configs(game, args)]
    with open_file(args.out) if args.out else nullcontext() as file:
        tallies = [play_all(one, args, told, file) for one in series]
    if args.json:
        print_json([tally.json() for tally in tallies])
    else:
        show(game, tallies, told, seed)
    return complain([error for tally in tallies for error in tally.errors], words)


def configs(game: AnyGame, args: Namespace) -> list[Config]:
    """The config that is described; with `--all-configs` every one that agrees with it."""
    chosen = config_of(game, args)
    if not args.all_configs:
        return [chosen]
    fixed = settings_of(args.settings)
    return [
        config
        for config in game.configs()
        if (args.seats is None or config.seats == args.seats)
        and all(config[name] == chosen[name] for name in fixed)
    ]


def series_of(config: Config, seed: Seed, args: Namespace) -> Series:
    """The games of one config."""
    bots = [known_bot(name, config.game) for name in entries(args.bots)]
    if len(bots) > config.seats and not args.all_configs:
        counts = {"given": len(bots), "seats": config.seats}
        raise BadArgument("cli-error-players", argument="--bots", **counts)
    return Series(
        game=config.game,
        config=dict(config.json()),
        bots=list(islice(cycle(bots), config.seats)),
        seed=seed,
        rotate=args.rotate,
        recorded=args.out is not None,
    )


def play_all(series: Series, args: Namespace, told: GameWords, file: TextIO | None) -> Tally:
    """Play a series, counting, with a bar for whoever waits."""
    tally = Tally(series)
    began = time.perf_counter()
    with Progress(console=screen(stderr=True), transient=True, disable=unseen(args)) as progress:
        task = progress.add_task(told.title(), total=args.games)
        for played in play_series(series, args.games, args.workers):
            tally.add(played)
            if file and played.record:
                file.write(f"{played.record}\n")
            progress.advance(task)
    tally.seconds = time.perf_counter() - began
    return tally


def unseen(args: Namespace) -> bool:
    """Whether nobody would look at a progress bar."""
    return args.json or not sys.stderr.isatty()


def show(game: AnyGame, tallies: list[Tally], told: GameWords, seed: Seed) -> None:
    """A row for each player; of several configs, a row for each config."""
    out = screen()
    setups = [told.config(game.config(**tally.series.config)) for tally in tallies]
    if len(tallies) == 1:
        out.say(told.say("cli-sim-heading", game=told.title(), config=setups[0]), style="bold")
        out.print(players_table(tallies[0], told))
        if lost := lost_together(tallies[0], told):
            out.say(lost)
        for line in (*endings(tallies[0], told), *lengths(tallies[0], told)):
            out.say(line)
        out.say(speed(tallies[0], told), style="dim")
    else:
        out.say(told.title(), style="bold")
        out.print(configs_table(tallies, setups, told))
    out.say(told.say("common-seed", seed=str(seed)), style="dim")


def complain(errors: list[str], words: Catalogue) -> int:
    """Games that broke, with the seed that shows it again."""
    if not errors:
        return 0
    for error in errors[:MOST_ERRORS_SHOWN]:
        print(f"keeling sim: {words.say('cli-sim-error', error=error)}", file=sys.stderr)
    print(f"keeling sim: {words.say('cli-sim-errors', count=len(errors))}", file=sys.stderr)
    return BAD_CONTENT
