"""Arguments that several commands share: which game, how it is set up, who plays."""

from __future__ import annotations

from typing import TYPE_CHECKING

from keeling.bots.play import bot
from keeling.cli.errors import BadArgument
from keeling.kernel.registry import game as find_game
from keeling.kernel.registry import game_ids

if TYPE_CHECKING:
    from argparse import Namespace
    from collections.abc import Sequence

    from keeling.cli.parser import Parser
    from keeling.kernel.config import Config
    from keeling.kernel.game import AnyGame


def add_game(parser: Parser, *, optional: bool = False) -> None:
    """Which game."""
    nargs = "?" if optional else None
    parser.option("game", "cli-help-game", metavar="GAME", nargs=nargs)


def game_id(name: str) -> str:
    """The id of the game with this id or other name; a name that no game has is left for later."""
    there = game_ids()
    if name in there:
        return name
    return next((found for found in there if name.casefold() in find_game(found).also), name)


def add_config(parser: Parser) -> None:
    """How it is set up."""
    parser.number("--seats", "cli-help-seats", least=1, most=99)
    parser.option(
        "--set", "cli-help-set", action="append", default=[], metavar="NAME=VALUE", dest="settings"
    )


def add_seed(parser: Parser) -> None:
    """What chance does."""
    parser.option("--seed", "cli-help-seed", metavar="S")


def add_json(parser: Parser) -> None:
    """For machines."""
    parser.switch("--json", "cli-help-json")


def config_of(game: AnyGame, args: Namespace) -> Config:
    """The config that `--seats` and `--set` describe."""
    given: dict[str, object] = settings_of(args.settings)
    if args.seats is not None:
        given["seats"] = args.seats
    return game.config(**given)


def settings_of(pairs: Sequence[str]) -> dict[str, object]:
    """`NAME=VALUE` pairs as a dictionary."""
    given: dict[str, object] = {}
    for pair in pairs:
        name, equals, value = pair.partition("=")
        if not equals or not name:
            raise BadArgument("cli-error-set", value=pair)
        if name == "seats":
            raise BadArgument("cli-error-set-seats")
        given[name] = value
    return given


def entries(text: str) -> list[str]:
    """Names between commas."""
    return [name.strip() for name in text.split(",")]


def known_bot(name: str, game: str) -> str:
    """The name of a bot, after making sure that there is one."""
    bot(name, game)
    return name


def game_of(args: Namespace) -> AnyGame:
    """The game that was asked for, by its id or another name of it.

    Not while arguments are read: to know all names, games are imported, and with them their data.
    """
    return find_game(game_id(args.game))
