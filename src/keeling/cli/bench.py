"""`keeling bench`: how fast this machine plays."""

from __future__ import annotations

import argparse
from typing import TYPE_CHECKING

from keeling.bench import measure
from keeling.cli.options import add_game, add_json, game_id
from keeling.cli.output import print_json, screen, table
from keeling.kernel.registry import game, game_ids

if TYPE_CHECKING:
    from collections.abc import Callable

    from keeling.cli.parser import Parser
    from keeling.text.catalogue import Catalogue

COLUMNS = ("game", "seats", "compiled", "choices_per_second", "clone_us", "state_bytes")
LONGEST = 3600.0
DIGITS = 3


def arguments(parser: Parser) -> None:
    """Which game, at which table, for how long."""
    add_game(parser, optional=True)
    parser.number("--seats", "cli-help-seats", least=1, most=99)
    parser.option(
        "--seconds", "cli-help-seconds", type=duration(parser.words), default=1.0, metavar="S"
    )
    add_json(parser)


def duration(words: Catalogue) -> Callable[[str], float]:
    """Reads a number of seconds."""

    def read(text: str) -> float:
        try:
            seconds = float(text)
        except ValueError:
            seconds = 0.0
        if not 0 < seconds <= LONGEST:
            raise argparse.ArgumentTypeError(words.say("cli-error-seconds", value=text))
        return seconds

    return read


def run(args: argparse.Namespace, words: Catalogue) -> int:
    """Measure one game, or all of them."""
    names = [game_id(args.game)] if args.game else game_ids()
    for name in names:  # an unknown game or seat is refused before anything is measured
        found = game(name)
        found.config(seats=args.seats or found.seats[-1])
    rows = [measure(name, args.seats, args.seconds) for name in names]
    if args.json:
        print_json(rows)
        return 0
    headings = [words.say(f"cli-column-{name}") for name in COLUMNS]
    shown = [[shown_as(row[column], words) for column in COLUMNS] for row in rows]
    screen().print(table(headings, shown, numbers=3))
    return 0


def shown_as(value: object, words: Catalogue) -> str:
    """A cell for people: yes or no, and numbers as their language writes them."""
    if isinstance(value, bool):
        return words.say("common-yes" if value else "common-no")
    if isinstance(value, int | float):
        return words.number(value, DIGITS if isinstance(value, float) else 0)
    return str(value)
